/** What contains programs on this machine, and who may run without it. */
import { execaSync } from 'execa';
import { MidrunError } from '../../core/errors.ts';
import { startedByRoot } from './accounts.ts';
import { bubblewrapCommand } from './bubblewrap-command.ts';
import { defaultLimits } from './limits.ts';
import { findTool } from './tools.ts';

export type SandboxKind = 'bubblewrap' | 'limits-only';

let known: { kind: SandboxKind; reason: string } | undefined;

/** `bubblewrap` when a trial run under it works, else `limits-only`. Tried once a process. */
export function sandboxKind(): SandboxKind {
  known ??= tryBubblewrap();
  return known.kind;
}

/** Why there is no bubblewrap here, in one line; empty when there is. */
export function reasonForLimitsOnly(): string {
  sandboxKind();
  return known?.reason ?? '';
}

/**
 * Programs from outside run only where they are contained; those of the built-in corpus run anywhere.
 * Throws MidrunError `sandbox_missing`, unless MIDRUN_UNSAFE=1.
 */
export function requireSandboxFor(origin: 'built-in' | 'imported'): void {
  if (origin === 'built-in' || sandboxKind() === 'bubblewrap' || process.env.MIDRUN_UNSAFE === '1') return;
  throw new MidrunError({
    code: 'sandbox_missing',
    message: `imported programs are not run without a sandbox, and bubblewrap does not work here: ${reasonForLimitsOnly()}`,
    remedy: [
      'Install it: "apt-get install bubblewrap" (Debian, Ubuntu), "dnf install bubblewrap" (Fedora).',
      'To run them with your own rights all the same, set MIDRUN_UNSAFE=1.',
    ].join('\n'),
  });
}

function tryBubblewrap(): { kind: SandboxKind; reason: string } {
  for (const tool of startedByRoot ? ['bwrap', 'prlimit', 'setpriv'] : ['bwrap', 'prlimit']) {
    if (findTool(tool) === undefined) return { kind: 'limits-only', reason: `${tool} is not installed` };
  }
  const account = startedByRoot ? 60_705 : undefined;
  const [file, ...rest] = bubblewrapCommand({
    command: ['/bin/sh', '-c', ':'],
    environment: {},
    limits: defaultLimits,
    account,
  });
  const trial = execaSync(file, rest, {
    reject: false,
    extendEnv: false,
    env: {},
    stdio: ['ignore', 'ignore', 'pipe', 'ignore', 'pipe', 'pipe'],
    timeout: 10_000,
  });
  if (trial.exitCode === 0) return { kind: 'bubblewrap', reason: '' };
  return { kind: 'limits-only', reason: (trial.stderr ?? '').split('\n')[0] || 'the trial run failed' };
}
