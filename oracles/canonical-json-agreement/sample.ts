/**
 * A generated value: its canonical JSON as TypeScript writes it, and the bytes from which the Python and the C++ program make it.
 * These bytes are: integers in decimal and doubles as 16 hexadecimal digits, each with a space behind it; strings as their length in
 * bytes and their UTF-8; containers as the number of their elements and the elements.
 */
import { JsonNumber, type JsonValue } from '../../core/json-value.ts';

/** What a value is sorted by; strings hold one character a byte. */
export type SortKey = null | boolean | bigint | number | string | readonly SortKey[];

export interface Sample {
  readonly json: JsonValue;
  /** One character a byte. */
  readonly wire: string;
  readonly key: SortKey;
  /** The text of the value as the key of an object; absent when no object can have it as a key. */
  readonly name?: string;
}

export function integer(value: bigint): Sample {
  return { json: new JsonNumber(String(value)), wire: `${value} `, key: value, name: String(value) };
}

export function boolean(value: boolean): Sample {
  return { json: value, wire: value ? '1 ' : '0 ', key: value, name: String(value) };
}

export const nothing: Sample = { json: null, wire: '', key: null };

export function double(value: number): Sample {
  const bits = Buffer.alloc(8);
  bits.writeDoubleBE(value);
  return { json: doubleJson(value), wire: `${bits.toString('hex')} `, key: value };
}

function doubleJson(value: number): JsonValue {
  if (Number.isNaN(value)) return new Map([['$float', 'nan']]);
  if (!Number.isFinite(value)) return new Map([['$float', value > 0 ? 'inf' : '-inf']]);
  return new JsonNumber(Object.is(value, -0) ? '-0.0' : value.toExponential());
}

export function text(value: string): Sample {
  const bytes = Buffer.from(value, 'utf8').toString('latin1');
  return { json: value, wire: `${bytes.length} ${bytes}`, key: bytes, name: value };
}

/** Bytes that are no UTF-8, or that stand for themselves. */
export function bytes(value: Uint8Array): Sample {
  const characters = Buffer.from(value).toString('latin1');
  const json = new Map([['$bytes', Buffer.from(value).toString('hex')]]);
  return { json, wire: `${value.length} ${characters}`, key: characters };
}

export function sequence(items: readonly Sample[]): Sample {
  return { ...product(items), wire: counted(items) };
}

/** As a sequence, but the number of the elements goes without saying. */
export function product(items: readonly Sample[]): Sample {
  return { json: items.map((item) => item.json), wire: joined(items), key: items.map((item) => item.key) };
}

export function set(items: readonly Sample[]): Sample {
  const sorted = items.toSorted(bySortKey);
  return { json: sorted.map((item) => item.json), wire: counted(items), key: sorted.map((item) => item.key) };
}

export type Entry = readonly [key: Sample, value: Sample];

/** An object when all keys are of one type and have names, else pairs in the order of their keys. */
export function mapping(entries: readonly Entry[]): Sample {
  const kinds = new Set(entries.map(([key]) => (key.key === null ? 'null' : typeof key.key)));
  const isObject = kinds.size <= 1 && entries.every(([key]) => key.name !== undefined);
  if (!isObject) return pairs(entries, entries.toSorted(byKey));
  const json = new Map(entries.map(([key, value]) => [key.name as string, value.json]));
  return { json, wire: counted(entries.flat(), entries.length), key: null };
}

/** Pairs in the order of their keys; those with the same key in the order they were inserted in. */
export function multimap(entries: readonly Entry[]): Sample {
  return pairs(entries, entries.toSorted(byKey));
}

/** Pairs in the order in which they are written, by default the one they are read in. */
export function pairs(entries: readonly Entry[], written = entries): Sample {
  const json = written.map(([key, value]) => [key.json, value.json]);
  return { json, wire: counted(entries.flat(), entries.length), key: null };
}

export function bySortKey(left: Sample, right: Sample): number {
  return compareKeys(left.key, right.key);
}

function byKey([left]: Entry, [right]: Entry): number {
  return bySortKey(left, right);
}

/** By type (null, booleans, numbers, strings, tuples), then by value. */
function compareKeys(left: SortKey, right: SortKey): number {
  if (Array.isArray(left) && Array.isArray(right)) {
    const place = left.findIndex((item, index) => index >= right.length || compareKeys(item, right[index]) !== 0);
    return place === -1
      ? left.length - right.length
      : place >= right.length
        ? 1
        : compareKeys(left[place], right[place]);
  }
  const ranks = rank(left) - rank(right);
  if (ranks !== 0 || left === null || right === null) return ranks;
  return left < right ? -1 : left > right ? 1 : 0;
}

function rank(key: SortKey): number {
  if (key === null) return 0;
  return ['boolean', 'bigint', 'string', 'object'].indexOf(typeof key === 'number' ? 'bigint' : typeof key) + 1;
}

function counted(items: readonly Sample[], count = items.length): string {
  return `${count} ${joined(items)}`;
}

function joined(items: readonly Sample[]): string {
  return items.map((item) => item.wire).join('');
}
