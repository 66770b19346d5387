/**
 * Descriptors this process was started with and would hand on to everything it starts. Node closes the low ones at its
 * start, but not those above a gap; a program that got one could use what is behind it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { namespaceDescriptor } from './guard.ts';

const closeOnExec = 0o2000000;

let known: readonly number[] | undefined;

/** Numbers of the descriptors beyond those of a run that a started program would inherit. Looked for once a process. */
export function inheritedDescriptors(): readonly number[] {
  known ??= descriptorNumbers().filter((number) => number > namespaceDescriptor && isInherited(number));
  return known;
}

function descriptorNumbers(): number[] {
  try {
    return readdirSync('/proc/self/fd').map(Number);
  } catch {
    return [];
  }
}

function isInherited(number: number): boolean {
  try {
    const flags = /^flags:\s+([0-7]+)$/m.exec(readFileSync(`/proc/self/fdinfo/${number}`, 'latin1'))?.[1] ?? '0';
    return (Number.parseInt(flags, 8) & closeOnExec) === 0;
  } catch {
    // It was the descriptor of the listing itself.
    return false;
  }
}
