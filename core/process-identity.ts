/** Which process left something behind, and whether it is still running. */
import { readFileSync } from 'node:fs';

export interface ProcessIdentity {
  readonly process_id: number;
  /** Start of the process in kernel ticks; tells a living process from a newcomer with the same id. null where unknown. */
  readonly process_start: string | null;
}

export function ownIdentity(): ProcessIdentity {
  return { process_id: process.pid, process_start: processFacts(process.pid)?.start ?? null };
}

/** Of a process on this machine. Where it cannot be told, a process counts as running. */
export function mayBeRunning({ process_id, process_start }: ProcessIdentity): boolean {
  try {
    process.kill(process_id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  const facts = processFacts(process_id);
  if (facts === null) return true;
  const isGone = facts.state === 'Z' || facts.state === 'X';
  return !isGone && (process_start === null || facts.start === process_start);
}

/**
 * State and start of a process: fields 3 and 22 of /proc/<pid>/stat; the command name before them may hold blanks and brackets.
 * State Z is a process that was killed and whose parent has not asked for its end yet: it will never write again.
 */
function processFacts(processId: number): { readonly state: string; readonly start: string } | null {
  try {
    const text = readFileSync(`/proc/${processId}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', start: fields[19] ?? '' };
  } catch {
    return null;
  }
}
