/**
 * How near a corpus build stays to the runs it needs: a cold build of a few programs, and then every sandboxed run of that build
 * once more, bare, from the requests it made. Both use all cores, in one process, one right after the other.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import PQueue from 'p-queue';
import { temporaryFolder } from '../../core/temporary-folder.ts';
import { recordRequests } from '../../oracles/sandbox/request-recorder.ts';
import { runSandboxed } from '../../oracles/sandbox/run-sandboxed.ts';
import type { SandboxRequest } from '../../oracles/sandbox/types.ts';
import { useCppCache } from '../../oracles/toolchain/cpp.ts';
import { foldersOf } from '../preset.ts';
import type { BenchRow } from '../schemas/bench-row.ts';
import { buildCorpus } from '../stages/build-corpus.ts';

/** Every fifth program of the quick corpus: two C++, two contest and four textbook programs in Python. */
const everyNth = 5;
const goal = 1.3;

export async function benchBuild(): Promise<BenchRow[]> {
  const directory = temporaryFolder('bench');
  try {
    useCppCache(join(directory, 'cpp'));
    const folders = foldersOf('quick').filter((_, index) => index % everyNth === 0);
    const requests: SandboxRequest[] = [];
    recordRequests((request) => requests.push(request));
    const build = await timed(() =>
      buildCorpus({ corpusDirectory: join(directory, 'corpus'), cacheDirectory: join(directory, 'stages'), folders }),
    );
    recordRequests(undefined);
    const floor = await timed(() => repeat(requests, directory));
    const ratio = build / floor;
    return [
      row(`build of ${folders.length} programs`, build, 's', 'no goal', true),
      row(`its ${requests.length} sandboxed runs alone`, floor, 's', 'no goal', true),
      row('build / bare runs', ratio, 'ratio', `at most ${goal}`, ratio <= goal),
    ];
  } finally {
    useCppCache(join(import.meta.dirname, '../../build/cache/cpp'));
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Output directories of the compiler have been renamed since: each repeated compilation gets one of its own. */
async function repeat(requests: readonly SandboxRequest[], directory: string): Promise<void> {
  const queue = new PQueue({ concurrency: availableParallelism() });
  await queue.addAll(requests.map((request) => () => runSandboxed(withFreshOutput(request, directory))));
}

function withFreshOutput(request: SandboxRequest, directory: string): SandboxRequest {
  if (request.writable === undefined) return request;
  const { writable } = request;
  const fresh = mkdtempSync(join(directory, 'again-'));
  return {
    ...request,
    writable: fresh,
    command: request.command.map((word) => word.replace(writable, fresh)),
  };
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

function row(name: string, value: number, unit: string, goalText: string, holds: boolean): BenchRow {
  return { name, value: Math.round(value * 100) / 100, unit, goal: goalText, holds };
}
