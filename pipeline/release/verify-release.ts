/** Builds the corpus from nothing in a folder of its own and compares it with the release. */
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { writeJsonLines } from '../../core/json-lines.ts';
import { compileSchema } from '../../core/schema.ts';
import { useCppCache } from '../../oracles/toolchain/cpp.ts';
import { repeatRuns } from '../bench/bare-runs.ts';
import differenceSchema from '../schemas/release-difference.schema.json' with { type: 'json' };
import type { ReleaseDifference } from '../schemas/release-difference.ts';
import { buildCorpus } from '../stages/build-corpus.ts';
import type { FolderReference } from '../stages/ingest.ts';
import { beginVerification } from './begin-verification.ts';
import { type Comparison, compareWithRelease } from './compare-release.ts';
import { type Release, readRelease } from './release-files.ts';
import { type SampledRuns, sampleRuns } from './sampled-runs.ts';

export interface VerifyOptions {
  readonly releaseDirectory: string;
  readonly folders: readonly FolderReference[];
  /** Emptied first, unless it holds a verification of the same release that was cut short. */
  readonly into: string;
  readonly concurrency: number | undefined;
  /** How many sandboxed runs are repeated bare to estimate what all of them take. */
  readonly repeatedRuns: number;
  readonly signal: AbortSignal;
}

export interface Verification extends Comparison {
  readonly release: Release;
  readonly cores: number;
  readonly wallInSeconds: number;
  /** Whether an earlier verification that was cut short has done part of the work. */
  readonly continued: boolean;
  /** Runs of programs and compilers that were made. */
  readonly sandboxedRuns: number;
  /** What these runs take bare, estimated from repeated ones; undefined where none were repeated. */
  readonly floorInSeconds: number | undefined;
  readonly differencesFile: string;
}

/** Throws MidrunError as a build does; what is finished then is kept for the next call. */
export async function verifyRelease(options: VerifyOptions): Promise<Verification> {
  const { releaseDirectory, folders, into, signal } = options;
  const release = readRelease(releaseDirectory);
  const begun = beginVerification(release, into);
  const cores = options.concurrency ?? availableParallelism();
  const corpusDirectory = join(into, 'corpus');
  useCppCache(join(into, 'cache/cpp'));
  const runs = sampleRuns(options.repeatedRuns);
  const start = performance.now();
  try {
    await buildCorpus({
      corpusDirectory,
      cacheDirectory: join(into, 'cache/stages'),
      folders,
      concurrency: cores,
      signal,
    });
  } finally {
    runs.end();
  }
  const wallInSeconds = (performance.now() - start) / 1000;
  const floorInSeconds = await estimateFloor(runs, into);
  const comparison = compareWithRelease(release, corpusDirectory);
  const differencesFile = join(into, 'differences.jsonl');
  writeJsonLines(differencesFile, comparison.differences, compileSchema<ReleaseDifference>(differenceSchema));
  begun.end();
  return {
    ...comparison,
    release,
    cores,
    wallInSeconds,
    continued: begun.isContinued,
    sandboxedRuns: runs.total(),
    floorInSeconds,
    differencesFile,
  };
}

/** What a verification has proved, another build may use. Copies what is not there yet. */
export function keepResults(into: string, cacheDirectory: string): void {
  cpSync(join(into, 'cache/stages'), cacheDirectory, { recursive: true, force: false });
}

/** Repeats the kept runs on all cores. */
async function estimateFloor(runs: SampledRuns, into: string): Promise<number | undefined> {
  const kept = runs.kept();
  if (kept.length === 0) return undefined;
  const outputs = join(into, 'repeated');
  mkdirSync(outputs, { recursive: true });
  const { seconds } = await repeatRuns(
    kept.map(({ request }) => request),
    outputs,
  );
  rmSync(outputs, { recursive: true });
  const busy = kept.reduce((sum, { standsFor }, index) => sum + standsFor * (seconds[index] ?? Number.NaN), 0);
  return busy / availableParallelism();
}
