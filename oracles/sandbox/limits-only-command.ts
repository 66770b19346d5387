/** The command line where there is no bubblewrap: prlimit (when there is one), the guard, the program. */
import { guardArguments } from './guard.ts';
import { limitArguments } from './limits.ts';
import { tasksOfThisUser } from './process-allowance.ts';
import { findTool } from './tools.ts';
import type { Mount, ResolvedRequest } from './types.ts';

export function limitsOnlyCommand(request: ResolvedRequest): [string, ...string[]] {
  const prlimit = findTool('prlimit');
  const command = request.command.map((argument) => toHostPath(argument, request.readOnly ?? []));
  const guard = guardArguments('/bin/sh', request.captureState === true);
  if (prlimit === undefined) return [...guard, ...command];
  return [prlimit, ...limitArguments(request.limits, tasksOfThisUser()), ...guard, ...command];
}

/** The environment with the places of mounts replaced as in the command. */
export function hostEnvironment(request: ResolvedRequest): Record<string, string> {
  const entries = Object.entries(request.environment);
  return Object.fromEntries(entries.map(([name, value]) => [name, toHostPath(value, request.readOnly ?? [])]));
}

/** Nothing is mounted here, so a path inside becomes the path of what would be mounted there. */
export function toHostPath(argument: string, mounts: readonly Mount[]): string {
  for (const { from, to = from } of mounts) {
    if (argument === to) return from;
    if (argument.startsWith(`${to}/`)) return from + argument.slice(to.length);
  }
  return argument;
}
