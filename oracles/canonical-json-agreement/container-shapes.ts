/** Containers of other shapes. A container exists in a language when what is in it does. */
import fc from 'fast-check';
import {
  type Entry,
  mapping as mappingSample,
  multimap as multimapSample,
  pairs as pairsSample,
  product as productSample,
  type Sample,
  type SortKey,
  sequence as sequenceSample,
  set as setSample,
} from './sample.ts';
import type { Shape } from './scalar-shapes.ts';

/** Names of the container: a C++ template with `#` for its arguments, and a Python expression that takes an iterable. */
export interface Names {
  readonly cpp?: string;
  readonly python?: string;
}

const maxLength = 6;

export function sequence(item: Shape, names: Names, make = sequenceSample): Shape {
  return { ...named(names, [item], 'several'), samples: fc.array(item.samples, { maxLength }).map(make) };
}

export function set(item: Shape, names: Names): Shape {
  const samples = fc.uniqueArray(item.samples, { maxLength, selector: distinct }).map(setSample);
  return { ...named(names, [item], 'several'), samples };
}

export function multiset(item: Shape, cpp: string): Shape {
  return sequence(item, { cpp }, setSample);
}

export function mapping(key: Shape, value: Shape, names: Names, { minLength = 0, make = mappingSample } = {}): Shape {
  const entry: fc.Arbitrary<Entry> = fc.tuple(key.samples, value.samples);
  const samples = fc.uniqueArray(entry, { minLength, maxLength, selector: ([sample]) => distinct(sample) }).map(make);
  return { ...named(names, [key, value], 'mapping'), samples };
}

export function orderedDictionary(key: Shape, value: Shape, python: string): Shape {
  return mapping(key, value, { python }, { make: (entries) => pairsSample(entries) });
}

export function multimap(key: Shape, value: Shape, cpp: string): Shape {
  const samples = fc.array(fc.tuple(key.samples, value.samples), { maxLength }).map(multimapSample);
  return { ...named({ cpp }, [key, value], 'mapping'), samples };
}

export function product(items: readonly Shape[], names: Names): Shape {
  const { cpp, python } = named(names, items, 'made');
  return { cpp, python, samples: fc.tuple(...items.map((item) => item.samples)).map(productSample) };
}

export function tuple(...items: Shape[]): Shape {
  const python = together(items.map((item) => item.python));
  return { ...product(items, { cpp: 'tuple<#>' }), python: python && `product(${python})` };
}

export function optional(item: Shape): Shape {
  const present = item.samples.map((sample) => ({ ...sample, wire: `1 ${sample.wire}` }));
  const absent = fc.constant<Sample>({ json: null, wire: '0 ', key: null });
  const python = item.python && `optional(${item.python})`;
  return { ...named({ cpp: 'optional<#>' }, [item], ''), python, samples: fc.oneof(present, absent) };
}

/** One of several shapes; in C++ one of two. */
export function anyOf(items: readonly Shape[]): Shape {
  const python = together(items.map((item) => item.python));
  const tagged = items.map((item, index) => item.samples.map((one) => ({ ...one, wire: `${index} ${one.wire}` })));
  const { cpp } = named({ cpp: 'variant<#>' }, items, '');
  return { cpp, python: python && `any_of(${python})`, samples: fc.oneof(...tagged) };
}

/** An object with these fields. */
export function record(fields: Readonly<Record<string, Shape>>, names: Names): Shape {
  const shape = product(Object.values(fields), names);
  const labels = Object.keys(fields);
  const samples = fc.tuple(...Object.values(fields).map((field) => field.samples)).map((items) => ({
    ...productSample(items),
    json: new Map(items.map((item, index) => [labels[index] as string, item.json])),
  }));
  return { ...shape, samples };
}

/** Equal keys have equal texts: 1, 1.0 and true are one key of a Python dictionary, and so are 0.0 and -0.0. */
function distinct({ key }: { key: SortKey }): string {
  return JSON.stringify(key, (_, part) =>
    typeof part === 'bigint' || typeof part === 'boolean' ? Number(part) : part,
  );
}

function named({ cpp, python }: Names, items: readonly Shape[], reader: string): Pick<Shape, 'cpp' | 'python'> {
  const cppItems = together(items.map((item) => item.cpp));
  const pythonItems = together(items.map((item) => item.python));
  return {
    cpp: cpp !== undefined && cppItems !== undefined ? cpp.replace('#', () => cppItems) : undefined,
    python: python !== undefined && pythonItems !== undefined ? `${reader}(${python}, ${pythonItems})` : undefined,
  };
}

function together(parts: readonly (string | undefined)[]): string | undefined {
  return parts.includes(undefined) ? undefined : parts.join(', ');
}
