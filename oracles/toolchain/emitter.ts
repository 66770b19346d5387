/** The run-time of instrumented C++ programs, in the parts that a build is made of. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export interface Emitter {
  /** Declarations alone, without a header of the standard library. */
  readonly hooks: string;
  /** Everything that has to be compiled with the program. */
  readonly header: string;
  /** What can be compiled once for all programs; undefined for none. */
  readonly session: string | undefined;
  /** What a traced program needs besides: declarations, and what they promise. */
  readonly trace?: { readonly hooks: string; readonly cells: string };
}

let whole: Emitter | undefined;

/** Of instrumentation/cpp. */
export function emitterParts(): Emitter {
  if (whole !== undefined) return whole;
  const [hooks, emitter, session] = ['hooks.hpp', 'emitter.hpp', 'session.hpp'].map(read) as [string, string, string];
  whole = {
    hooks,
    header: `#define MIDRUN_APART 1\n${hooks}${emitter}`,
    session: `#define MIDRUN_RUNTIME 1\n${hooks}${emitter}${session}`,
  };
  return whole;
}

/** With what counts the cells of live variables. */
export function tracingEmitter(): Emitter {
  return { ...emitterParts(), trace: { hooks: read('trace-hooks.hpp'), cells: read('cells.hpp') } };
}

/** The whole of it as one header, for a build that links nothing else. */
export function readEmitter(): string {
  return ['hooks.hpp', 'emitter.hpp', 'session.hpp'].map(read).join('');
}

/** A header of one's own in its place. */
export function emitterOf(header: string): Emitter {
  return { hooks: header, header, session: undefined };
}

function read(name: string): string {
  return readFileSync(resolve(import.meta.dirname, '../../instrumentation/cpp', name), 'utf8');
}
