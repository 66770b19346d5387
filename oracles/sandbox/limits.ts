/** The limits of a run, and how prlimit(1) is told about them. */
import type { SandboxLimits } from './types.ts';

const mebibyte = 1024 * 1024;

/**
 * The stack is large because contest programs recurse deeply, yet not unlimited: glibc gives every further thread a stack of
 * the same size, and address space is limited.
 */
export const defaultLimits: SandboxLimits = {
  cpuInSeconds: 10,
  wallInMs: 30_000,
  memoryBytes: 2048 * mebibyte,
  outputBytes: 8 * mebibyte,
  processes: 64,
  stackBytes: 512 * mebibyte,
};

/** Given limits, completed by the defaults. */
export function withDefaultLimits(given: Partial<SandboxLimits> = {}): SandboxLimits {
  return { ...defaultLimits, ...given };
}

/**
 * Arguments of prlimit(1). CPU time has a soft limit, which sends SIGXCPU, and a hard one a second later, which kills.
 * Files may grow one byte past outputBytes, which tells an output at the limit from one beyond it.
 * The guard shell is one process more, and `tasksCountedBefore` is what the kernel already counts for the user of the run.
 */
export function limitArguments(limits: SandboxLimits, tasksCountedBefore: number): string[] {
  const cpu = Math.ceil(limits.cpuInSeconds);
  return [
    `--cpu=${cpu}:${cpu + 1}`,
    `--as=${amount(limits.memoryBytes)}`,
    `--stack=${amount(limits.stackBytes)}`,
    `--fsize=${amount(limits.outputBytes + 1)}`,
    `--nproc=${amount(tasksCountedBefore + limits.processes + 1)}`,
    '--nofile=256',
    '--core=0',
  ];
}

function amount(limit: number): string {
  return Number.isFinite(limit) ? String(Math.ceil(limit)) : 'unlimited';
}
