/**
 * The one place where programs of the corpus, and the compiler that reads them, are started.
 * Whatever happens inside, the caller gets a result: nothing a program does is thrown as an error here.
 */
import { chownSync } from 'node:fs';
import { execa } from 'execa';
import { borrowAccount, returnAccount, startedByRoot } from './accounts.ts';
import { bubblewrapCommand } from './bubblewrap-command.ts';
import { parseGuardReport } from './guard.ts';
import { withDefaultLimits } from './limits.ts';
import { hostEnvironment, limitsOnlyCommand } from './limits-only-command.ts';
import { namespaceIsGone } from './namespace-end.ts';
import { readOutcome } from './outcome.ts';
import { privateDirectory } from './private-directory.ts';
import { noteRun } from './run-recorder.ts';
import { sandboxKind } from './sandbox-kind.ts';
import { openStreams } from './streams.ts';
import type { SandboxRequest, SandboxResult } from './types.ts';

export { requireSandboxFor, type SandboxKind, sandboxKind } from './sandbox-kind.ts';
export type { Mount, RunStatus, SandboxLimits, SandboxRequest, SandboxResult } from './types.ts';

/** What the program sees when the request names no environment. */
const cleanEnvironment = { PATH: '/usr/bin:/bin', HOME: '/tmp', LC_ALL: 'C.UTF-8', TZ: 'UTC' } as const;

/** How long a killed run may take to vanish before its result is given all the same. */
const graceInMs = 5_000;

/**
 * Runs one command in the sandbox and waits until every process of the run is dead.
 * Limits that are not given are those of `defaultLimits` (limits.ts); the meaning of each status is in README.md.
 */
export async function runSandboxed(request: SandboxRequest): Promise<SandboxResult> {
  const limits = withDefaultLimits(request.limits);
  const account = startedByRoot && sandboxKind() === 'bubblewrap' ? borrowAccount() : undefined;
  const streams = openStreams(request);
  try {
    if (account !== undefined && request.writable !== undefined) chownSync(request.writable, account, account);
    const resolved = { ...request, environment: request.environment ?? cleanEnvironment, limits, account };
    const contained = sandboxKind() === 'bubblewrap';
    const [file, ...fileArguments] = contained ? bubblewrapCommand(resolved) : limitsOnlyCommand(resolved);
    const launcher = execa(file, fileArguments, {
      reject: false,
      buffer: false,
      extendEnv: false,
      env: contained ? {} : hostEnvironment(resolved),
      // Descriptors handed on as they are; the types of execa know only the first ten.
      stdio: streams.descriptors as unknown as ['ignore', 'ignore', 'ignore'],
      timeout: limits.wallInMs,
      killSignal: 'SIGKILL',
      // A process group of its own, so that without namespaces the whole group can be killed.
      detached: !contained,
      cwd: contained ? '/' : (request.workingDirectory ?? privateDirectory()),
    });
    const ended = await launcher;
    if (contained) await namespaceIsGone(streams.readNamespaceStatus(), graceInMs);
    else killGroup(launcher.pid);
    const report = parseGuardReport(streams.readGuard());
    noteRun(request, report.cpuInSeconds);
    const output = streams.readOutput(limits.outputBytes);
    const facts = { report, limits, timedOut: ended.timedOut, launcherExitCode: ended.exitCode, ...output };
    const { stdout, state } = output;
    // A launcher that could not be started at all has written nothing: say why in its place.
    const stderr = launcher.pid === undefined ? Buffer.from(`${ended.shortMessage}\n`) : output.stderr;
    return { ...readOutcome(facts), stdout, stderr, state };
  } finally {
    streams.close();
    if (account !== undefined) returnAccount(account);
  }
}

function killGroup(group: number | undefined): void {
  if (group === undefined) return;
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // No process of the group is left.
  }
}
