/**
 * The guard is a shell inside the sandbox that starts the program and reports, on a descriptor the program does not get:
 * that every limit is in place, how the program ended, and how much CPU time it took. Without its first word, set-up failed.
 */
export const guardDescriptor = 4;

/** File descriptor of the state, the only one beyond the standard three that a program may get. */
export const stateDescriptor = 3;

/** File descriptor on which bubblewrap says which process is the first of the namespace. */
export const namespaceDescriptor = 5;

/** Words of the guard, each on a line of its own. */
export interface GuardReport {
  /** The limits are in place and the command exists. */
  readonly started: boolean;
  /** As shells count: 128 + n for signal n. Absent when the guard was killed together with the program. */
  readonly exitCode?: number;
  readonly cpuInSeconds: number;
}

/** Arguments that make `/bin/sh` run the command after them under guard. */
export function guardArguments(shell: string, captureState: boolean): [string, ...string[]] {
  const state = captureState ? '' : `${stateDescriptor}>&-`;
  const script = [
    // The shell's own words ("Killed") must not mix with the program's.
    `exec 6>&2 2>&${guardDescriptor}`,
    'unset PWD OLDPWD',
    '[ -x "$1" ] || { echo "missing $1" >&2; echo "$1: no such program inside the sandbox" >&6; exit 127; }',
    'echo started >&2',
    `(exec "$@" 2>&6 ${guardDescriptor}>&- ${namespaceDescriptor}>&- 6>&- ${state})`,
    'echo "ended $?" >&2',
    'times >&2',
  ].join('\n');
  return [shell, '-c', script, 'guard'];
}

/** Reads what the guard wrote. */
export function parseGuardReport(text: string): GuardReport {
  const ended = /^ended (\d+)$/m.exec(text);
  return {
    started: /^started$/m.test(text),
    ...(ended === null ? {} : { exitCode: Number(ended[1]) }),
    cpuInSeconds: childrenCpuInSeconds(text),
  };
}

/** The last line of `times`: user and system time of all children, as `1m2.5s 0m0.1s`. */
function childrenCpuInSeconds(text: string): number {
  const lines = [...text.matchAll(/^(\d+)m([\d.]+)s (\d+)m([\d.]+)s$/gm)];
  const [, ...parts] = lines.at(-1) ?? [];
  const [userMinutes = 0, userSeconds = 0, systemMinutes = 0, systemSeconds = 0] = parts.map(Number);
  return 60 * (userMinutes + systemMinutes) + userSeconds + systemSeconds;
}
