import { expect, test } from 'vitest';
import { defaultLimits } from './limits.ts';
import { type RunFacts, readOutcome } from './outcome.ts';

interface Particulars extends Partial<Omit<RunFacts, 'stderr'>> {
  stderr?: string;
  cpuInSeconds?: number;
}

function ended(exitCode: number, { stderr = '', cpuInSeconds = 0, ...facts }: Particulars = {}): RunFacts {
  return {
    report: { started: true, exitCode, cpuInSeconds },
    limits: defaultLimits,
    timedOut: false,
    launcherExitCode: exitCode,
    outputExceeded: false,
    ...facts,
    stderr: Buffer.from(stderr),
  };
}

const outcomes: [string, RunFacts, ReturnType<typeof readOutcome>][] = [
  ['exit code 0', ended(0), { status: 'ok', exitCode: 0, signal: null }],
  ['exit code 3', ended(3), { status: 'nonzero', exitCode: 3, signal: null }],
  ['exit code 200, which is no signal', ended(200), { status: 'nonzero', exitCode: 200, signal: null }],
  ['signal 11', ended(139), { status: 'signal', exitCode: null, signal: 'SIGSEGV' }],
  ['signal 6', ended(134), { status: 'signal', exitCode: null, signal: 'SIGABRT' }],
  ['signal 24', ended(152), { status: 'cpu_timeout', exitCode: null, signal: 'SIGXCPU' }],
  ['signal 31', ended(159), { status: 'policy', exitCode: null, signal: 'SIGSYS' }],
  [
    'a kill at the CPU limit',
    ended(137, { cpuInSeconds: 11 }),
    { status: 'cpu_timeout', exitCode: null, signal: 'SIGKILL' },
  ],
  ['a kill before it', ended(137, { cpuInSeconds: 1 }), { status: 'signal', exitCode: null, signal: 'SIGKILL' }],
  ['MemoryError', ended(1, { stderr: 'Traceback\nMemoryError\n' }), { status: 'memory', exitCode: 1, signal: null }],
  [
    'bad_alloc',
    ended(134, { stderr: "terminate called after throwing an instance of 'std::bad_alloc'" }),
    { status: 'memory', exitCode: null, signal: 'SIGABRT' },
  ],
  [
    'words about memory in a good end',
    ended(0, { stderr: 'MemoryError' }),
    { status: 'ok', exitCode: 0, signal: null },
  ],
  [
    'a refused fork',
    ended(1, { stderr: 'BlockingIOError: [Errno 11] Resource temporarily unavailable' }),
    { status: 'policy', exitCode: 1, signal: null },
  ],
  ['too much output', ended(1, { outputExceeded: true }), { status: 'output_limit', exitCode: 1, signal: null }],
  ['the clock', ended(137, { timedOut: true }), { status: 'wall_timeout', exitCode: null, signal: null }],
  [
    'a failed set-up, whatever the launcher returned',
    ended(0, { report: { started: false, cpuInSeconds: 0 } }),
    { status: 'sandbox_error', exitCode: null, signal: null },
  ],
  [
    'a killed guard',
    ended(137, { report: { started: true, cpuInSeconds: 0 } }),
    { status: 'signal', exitCode: null, signal: 'SIGKILL' },
  ],
];

test.each(outcomes)('%s is read', (_, facts, outcome) => {
  expect(readOutcome(facts)).toEqual(outcome);
});
