/** Reads what an instrumented program reported on its own channel (instrumentation/protocol.md). */
import { JsonNumber, type JsonObject, type JsonValue } from '../core/json-value.ts';
import { JsonSyntaxError, parseJson } from '../core/read-json.ts';

export interface StateReport {
  readonly where: 'start' | 'inside' | 'post';
  readonly loopId: number;
  readonly instance: number;
  readonly iteration: number;
  /** Statements started before the checkpoint. */
  readonly step: number;
  readonly state: JsonObject;
  readonly types: ReadonlyMap<string, string>;
  readonly skipped: ReadonlyMap<string, string>;
  /** For C++ arrays, per dimension the length up to the last element that is not zero. */
  readonly used: ReadonlyMap<string, readonly number[]>;
}

export interface InstanceReport {
  readonly instance: number;
  readonly iterations: number;
  readonly steps: number;
  readonly ended: boolean;
}

export interface LoopReport {
  readonly loopId: number;
  readonly instances: number;
  /** Most iterations of any instance, listed or not. */
  readonly most: number;
  readonly listed: readonly InstanceReport[];
}

/** What was counted up to a moment of a traced run (instrumentation/state-metrics.md). */
export interface TraceReport {
  readonly where: 'inside' | 'post' | 'end';
  readonly observations: number;
  /** Observations at which cells were counted: all of them in an exact run. */
  readonly samples: number;
  readonly load: number;
  readonly peak: number;
  readonly work: number;
  readonly problem: string | undefined;
  /** Pairs of places that ran right after each other. */
  readonly edges: readonly (readonly [number, number])[];
  /** At the end, C++ only: the used lengths of the global arrays. */
  readonly used: readonly (readonly number[])[];
}

export interface RunReport {
  readonly traces: readonly TraceReport[];
  readonly states: readonly StateReport[];
  /** Absent when the run did not end in an orderly way. */
  readonly end: { readonly steps: number; readonly loops: readonly LoopReport[] } | undefined;
  readonly tooLong: boolean;
  /** In a watched run, what the program read beyond its input (instrumentation/python/watched_reads.py). */
  readonly reads: readonly string[];
}

/** Throws JsonSyntaxError when the channel holds anything else than reports, as when a program writes to it by itself. */
export function readRunReport(channel: Uint8Array): RunReport {
  const lines = new TextDecoder()
    .decode(channel)
    .split('\n')
    .filter((line) => line !== '');
  const events = lines.map(readEvent);
  const end = events.find((event) => event.get('event') === 'end');
  return {
    traces: events.filter((event) => event.get('event') === 'trace').map(traceReport),
    states: events.filter((event) => event.get('event') === 'state').map(stateReport),
    end: end && { steps: numberAt(end, 'steps'), loops: (end.get('loops') as JsonObject[]).map(loopReport) },
    tooLong: events.some((event) => event.get('event') === 'too_long'),
    reads: events.filter((event) => event.get('event') === 'read').map((event) => String(event.get('what'))),
  };
}

function readEvent(line: string): JsonObject {
  const event = parseJson(line);
  if (event instanceof Map && requiredKeys.get(event.get('event') ?? null)?.every((key) => event.has(key)))
    return event;
  throw new JsonSyntaxError('this is no event of the protocol', 0);
}

/** What each event holds, so that a line of the program's own is not taken for one by accident. */
const requiredKeys = new Map<JsonValue, readonly string[]>([
  ['state', ['where', 'loop', 'instance', 'iteration', 'step', 'state', 'types', 'skipped', 'used']],
  ['end', ['steps', 'loops']],
  ['too_long', ['steps']],
  ['read', ['what']],
  ['trace', ['where', 'observations', 'samples', 'load', 'peak', 'work', 'problem', 'edges']],
]);

function stateReport(event: JsonObject): StateReport {
  return {
    where: event.get('where') as StateReport['where'],
    loopId: numberAt(event, 'loop'),
    instance: numberAt(event, 'instance'),
    iteration: numberAt(event, 'iteration'),
    step: numberAt(event, 'step'),
    state: event.get('state') as JsonObject,
    types: event.get('types') as Map<string, string>,
    skipped: event.get('skipped') as Map<string, string>,
    used: new Map(
      [...(event.get('used') as JsonObject)].map(([name, lengths]) => [name, (lengths as JsonValue[]).map(toNumber)]),
    ),
  };
}

function traceReport(event: JsonObject): TraceReport {
  const problem = event.get('problem');
  return {
    where: event.get('where') as TraceReport['where'],
    observations: numberAt(event, 'observations'),
    samples: numberAt(event, 'samples'),
    load: numberAt(event, 'load'),
    peak: numberAt(event, 'peak'),
    work: numberAt(event, 'work'),
    problem: typeof problem === 'string' ? problem : undefined,
    edges: (event.get('edges') as JsonValue[][]).map(([from, to]) => [toNumber(from ?? null), toNumber(to ?? null)]),
    used: ((event.get('used') ?? []) as JsonValue[][]).map((lengths) => lengths.map(toNumber)),
  };
}

function loopReport(event: JsonObject): LoopReport {
  return {
    loopId: numberAt(event, 'loop'),
    instances: numberAt(event, 'instances'),
    most: numberAt(event, 'most'),
    listed: (event.get('listed') as JsonObject[]).map((entry) => ({
      instance: numberAt(entry, 'instance'),
      iterations: numberAt(entry, 'iterations'),
      steps: numberAt(entry, 'steps'),
      ended: entry.get('ended') === true,
    })),
  };
}

function numberAt(event: JsonObject, key: string): number {
  return toNumber(event.get(key) ?? null);
}

function toNumber(value: JsonValue): number {
  return value instanceof JsonNumber ? value.double : 0;
}
