/** Hostile programs and what must become of each. */
import type { RunStatus, SandboxLimits, SandboxResult } from '../types.ts';

export interface Attack {
  readonly file: string;
  readonly input?: string;
  readonly programArguments?: readonly string[];
  readonly limits?: Partial<SandboxLimits>;
  readonly captureState?: boolean;
  readonly end: Pick<SandboxResult, 'status' | 'exitCode' | 'signal'>;
  /** All of standard output, where that is settled. */
  readonly stdout?: string;
  /** Limits alone hold it as well, without namespaces. */
  readonly heldByLimits?: true;
}

const mebibyte = 1024 * 1024;
const exits = (status: RunStatus, exitCode: number) => ({ status, exitCode, signal: null });
const dies = (status: RunStatus, signal: string) => ({ status, exitCode: null, signal });
const killed = (status: RunStatus) => ({ status, exitCode: null, signal: null });

export const attacks: readonly Attack[] = [
  { file: 'fork-bomb.py', limits: { processes: 20 }, end: exits('policy', 1) },
  { file: 'fork-bomb.cpp', limits: { processes: 20, wallInMs: 700 }, end: killed('wall_timeout') },
  { file: 'daemon.py', end: exits('ok', 0), stdout: 'the parent is done\n' },
  { file: 'thread-bomb.py', limits: { processes: 20, stackBytes: mebibyte }, end: exits('policy', 1) },
  { file: 'thread-idiom.py', heldByLimits: true, input: '50000\n', end: exits('ok', 0), stdout: '50000\n' },
  { file: 'endless-output.py', heldByLimits: true, limits: { outputBytes: 10_000 }, end: exits('output_limit', 1) },
  {
    file: 'endless-output-undeterred.py',
    heldByLimits: true,
    limits: { outputBytes: 10_000, cpuInSeconds: 1 },
    end: dies('output_limit', 'SIGXCPU'),
  },
  {
    file: 'endless-state.cpp',
    heldByLimits: true,
    captureState: true,
    limits: { outputBytes: 10_000 },
    end: dies('output_limit', 'SIGXFSZ'),
  },
  { file: 'memory-hog.py', heldByLimits: true, limits: { memoryBytes: 256 * mebibyte }, end: exits('memory', 1) },
  {
    file: 'memory-hog.cpp',
    heldByLimits: true,
    limits: { memoryBytes: 256 * mebibyte },
    end: dies('memory', 'SIGABRT'),
  },
  {
    file: 'memory-hog-with-malloc.cpp',
    heldByLimits: true,
    limits: { memoryBytes: 256 * mebibyte },
    end: exits('nonzero', 7),
  },
  { file: 'spin.py', heldByLimits: true, limits: { cpuInSeconds: 1 }, end: dies('cpu_timeout', 'SIGXCPU') },
  { file: 'spin-undeterred.py', heldByLimits: true, limits: { cpuInSeconds: 1 }, end: dies('cpu_timeout', 'SIGKILL') },
  { file: 'sleep.py', heldByLimits: true, limits: { wallInMs: 700 }, end: killed('wall_timeout') },
  {
    file: 'stack-overflow.cpp',
    heldByLimits: true,
    limits: { stackBytes: 8 * mebibyte },
    end: dies('signal', 'SIGSEGV'),
  },
  { file: 'abort.cpp', heldByLimits: true, end: dies('signal', 'SIGABRT') },
  { file: 'kill-everyone.py', end: dies('signal', 'SIGKILL') },
  { file: 'write-everywhere.py', end: exits('ok', 0), stdout: 'wrote /tmp\n' },
  { file: 'write-outside.py', end: exits('policy', 1) },
  { file: 'become-root.py', end: exits('ok', 0), stdout: 'denied\n'.repeat(4) },
  { file: 'other-programs.py', end: exits('ok', 0), stdout: 'denied 2\n'.repeat(4) },
  { file: 'exit-code.cpp', heldByLimits: true, input: '3\n', end: exits('nonzero', 3) },
  { file: 'exit-code.cpp', heldByLimits: true, input: '0\n', end: exits('ok', 0) },
];

export interface CompilerAttack {
  readonly file: string;
  readonly limits: Partial<SandboxLimits>;
  readonly status: RunStatus;
}

export const compilerAttacks: readonly CompilerAttack[] = [
  { file: 'compiler/include-passwd.cpp', limits: {}, status: 'nonzero' },
  { file: 'compiler/include-device.cpp', limits: { cpuInSeconds: 1, memoryBytes: 256 * mebibyte }, status: 'memory' },
  { file: 'compiler/incbin.cpp', limits: {}, status: 'nonzero' },
  { file: 'compiler/huge-array.cpp', limits: { outputBytes: 16 * mebibyte }, status: 'output_limit' },
  { file: 'compiler/template-bomb.cpp', limits: { cpuInSeconds: 1 }, status: 'cpu_timeout' },
  { file: 'compiler/macro-bomb.cpp', limits: { cpuInSeconds: 1, memoryBytes: 512 * mebibyte }, status: 'memory' },
];
