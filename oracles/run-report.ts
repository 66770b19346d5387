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
  /** Further types of what a field holds, which its descriptor does not name: those of the fields of objects. */
  readonly holds: ReadonlyMap<string, readonly string[]>;
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

/**
 * Throws JsonSyntaxError when the channel holds anything else than reports of one run, as when a program writes to it by itself: it may
 * know the form of a report, but what the run reports once cannot be there twice.
 */
export function readRunReport(channel: Uint8Array): RunReport {
  const lines = new TextDecoder()
    .decode(channel)
    .split('\n')
    .filter((line) => line !== '');
  const events = lines.map(readEvent);
  const eventsNamed = (name: string) => events.filter((event) => event.get('event') === name);
  const traces = eventsNamed('trace').map(traceReport);
  const states = eventsNamed('state').map(stateReport);
  const ends = eventsNamed('end').map((end) => ({
    steps: numberAt(end, 'steps'),
    loops: objectsAt(end, 'loops').map(loopReport),
  }));
  const tooLong = eventsNamed('too_long').length > 0;
  requireOnceEach([
    ...traces.map(({ where }) => `trace ${where}`),
    ...states.map(({ where, loopId, instance }) => `${where} of execution ${instance} of loop ${loopId}`),
    ...ends.map(() => 'end'),
  ]);
  return { traces, states, end: ends[0], tooLong, reads: eventsNamed('read').map((event) => textAt(event, 'what')) };
}

function requireOnceEach(events: readonly string[]): void {
  const met = new Set<string>();
  for (const event of events) {
    if (met.has(event)) throw new JsonSyntaxError(`there are two reports of one event (${event})`, 0);
    met.add(event);
  }
}

function readEvent(line: string): JsonObject {
  const event = parseJson(line);
  if (event instanceof Map && requiredKeys.get(event.get('event') ?? null)?.every((key) => event.has(key)))
    return event;
  throw noEvent();
}

const noEvent = () => new JsonSyntaxError('this is no event of the protocol', 0);

/** What each event holds, so that a line of the program's own is not taken for one by accident. */
const requiredKeys = new Map<JsonValue, readonly string[]>([
  ['state', ['where', 'loop', 'instance', 'iteration', 'step', 'state', 'types', 'holds', 'skipped', 'used']],
  ['end', ['steps', 'loops']],
  ['too_long', ['steps']],
  ['read', ['what']],
  ['trace', ['where', 'observations', 'samples', 'load', 'peak', 'work', 'problem', 'edges']],
]);

function stateReport(event: JsonObject): StateReport {
  return {
    where: textAt(event, 'where') as StateReport['where'],
    loopId: numberAt(event, 'loop'),
    instance: numberAt(event, 'instance'),
    iteration: numberAt(event, 'iteration'),
    step: numberAt(event, 'step'),
    state: objectAt(event, 'state'),
    types: textsAt(event, 'types'),
    holds: new Map([...objectAt(event, 'holds')].map(([name, words]) => [name, toList(words).map(toText)])),
    skipped: textsAt(event, 'skipped'),
    used: new Map([...objectAt(event, 'used')].map(([name, lengths]) => [name, toNumbers(lengths)])),
  };
}

function traceReport(event: JsonObject): TraceReport {
  const problem = event.get('problem');
  return {
    where: textAt(event, 'where') as TraceReport['where'],
    observations: numberAt(event, 'observations'),
    samples: numberAt(event, 'samples'),
    load: numberAt(event, 'load'),
    peak: numberAt(event, 'peak'),
    work: numberAt(event, 'work'),
    problem: typeof problem === 'string' ? problem : undefined,
    edges: toList(event.get('edges')).map((edge) => {
      const [from, to] = toNumbers(edge);
      return [from ?? 0, to ?? 0];
    }),
    used: toList(event.get('used') ?? []).map(toNumbers),
  };
}

function loopReport(event: JsonObject): LoopReport {
  return {
    loopId: numberAt(event, 'loop'),
    instances: numberAt(event, 'instances'),
    most: numberAt(event, 'most'),
    listed: objectsAt(event, 'listed').map((entry) => ({
      instance: numberAt(entry, 'instance'),
      // Nothing marks the moment in which some instances are left.
      iterations: numberOrNothingAt(entry, 'iterations'),
      steps: numberOrNothingAt(entry, 'steps'),
      ended: entry.get('ended') === true,
    })),
  };
}

function numberAt(event: JsonObject, key: string): number {
  return toNumber(event.get(key));
}

function numberOrNothingAt(event: JsonObject, key: string): number {
  return event.get(key) === null ? 0 : numberAt(event, key);
}

function textAt(event: JsonObject, key: string): string {
  return toText(event.get(key));
}

function textsAt(event: JsonObject, key: string): Map<string, string> {
  return new Map([...objectAt(event, key)].map(([name, value]) => [name, toText(value)]));
}

function objectAt(event: JsonObject, key: string): JsonObject {
  return toObject(event.get(key));
}

function objectsAt(event: JsonObject, key: string): JsonObject[] {
  return toList(event.get(key)).map(toObject);
}

function toNumbers(value: JsonValue): number[] {
  return toList(value).map(toNumber);
}

function toNumber(value: JsonValue | undefined): number {
  if (value instanceof JsonNumber) return value.double;
  throw noEvent();
}

function toText(value: JsonValue | undefined): string {
  if (typeof value === 'string') return value;
  throw noEvent();
}

function toObject(value: JsonValue | undefined): JsonObject {
  if (value instanceof Map) return value;
  throw noEvent();
}

function toList(value: JsonValue | undefined): readonly JsonValue[] {
  if (Array.isArray(value)) return value;
  throw noEvent();
}
