/** The shapes that are compared: every kind of value in both languages, alone and inside one another. */
import fc from 'fast-check';
import { writeCanonical } from '../../core/canonical-json.ts';
import type { JsonNumber } from '../../core/json-value.ts';
import * as container from './container-shapes.ts';
import { bytes, double, integer, multimap, product, type Sample, sequence, set, text } from './sample.ts';
import type { Shape } from './scalar-shapes.ts';
import * as scalar from './scalar-shapes.ts';

const { int, longLong, smallInteger, string, doubles, bool, character } = scalar;
const list = { cpp: 'vector<#>', python: 'list' };
const deque = { cpp: 'deque<#>', python: 'collections.deque' };
const orderedSet = { cpp: 'set<#>', python: 'set' };
const hashSet = { cpp: 'unordered_set<#>', python: 'frozenset' };
const map = { cpp: 'map<#>', python: 'dict' };
const hashMap = { cpp: 'unordered_map<#>', python: 'default_dictionary' };
/** An empty Python dictionary does not say what its keys would be, so it is an object; an empty C++ map knows. */
const filled = { minLength: 1 };

const pair = { ...container.tuple(smallInteger, smallInteger), cpp: 'pair<int, int>' };
const edgeFields = { to: int, cost: doubles, name: string, path: container.sequence(int, list) };
const edge = container.record(edgeFields, { cpp: 'Edge', python: 'Edge' });

/** Both languages. Each C++ type costs the compiler a fifth of a second, so that a type stands for all of its kind. */
const shared: Shape[] = [
  scalar.specialDoubles,
  { ...string, samples: fc.constant(text(scalar.everyCharacter)) },
  ...([8, 64] as const).flatMap((bits) => [
    scalar.integers(`int${bits}_t`, bits, true),
    scalar.integers(`uint${bits}_t`, bits, false),
  ]),
  scalar.integers('__int128', 128, true),
  scalar.integers('unsigned __int128', 128, false),
  scalar.integers('Level', 16, true),
  bool,
  container.sequence(container.sequence(longLong, list), list),
  container.sequence(bool, list),
  container.sequence(string, deque),
  container.sequence(pair, { ...list, cpp: 'list<#>' }),
  container.set(string, orderedSet),
  container.set(smallInteger, orderedSet),
  container.set(doubles, orderedSet),
  container.set(string, hashSet),
  container.set(longLong, hashSet),
  container.mapping(string, int, map),
  container.mapping(smallInteger, container.sequence(string, list), map),
  container.mapping(bool, string, map),
  container.mapping(smallInteger, container.mapping(string, doubles, map), map),
  container.mapping(pair, doubles, map, filled),
  container.mapping(doubles, int, map, filled),
  container.mapping(container.tuple(string, smallInteger), container.set(pair, orderedSet), map, filled),
  container.mapping(string, longLong, hashMap),
  container.mapping(doubles, container.sequence(int, list), hashMap, filled),
  container.tuple(int, doubles, string, container.sequence(string, deque)),
  container.product([int, int], { cpp: 'pair<#>', python: 'Point' }),
  { ...container.tuple(string, string, string), cpp: 'array<string, 3>' },
  container.sequence(container.optional(doubles), list),
  container.anyOf([longLong, string]),
  edge,
  container.mapping(string, container.sequence(edge, list), map),
  {
    cpp: 'complex<double>',
    python: 'made(complex, double, double)',
    samples: fc.tuple(scalar.finiteDoubles, scalar.finiteDoubles).map((values) => {
      const parts = product(values.map(double));
      return { ...parts, json: new Map([['$complex', parts.json]]) };
    }),
  },
];

const descending = (items: readonly Sample[]): Sample => {
  const { json, ...sample } = set(items);
  return { ...sample, json: (json as JsonNumber[]).toReversed() };
};

const cppOnly: Shape[] = [
  character,
  scalar.brokenString,
  { cpp: 'long double', samples: doubles.samples },
  container.mapping(character, int, { cpp: 'map<#>' }),
  container.mapping(pair, doubles, { cpp: 'map<#>' }, { make: multimap }),
  container.multiset(string, 'multiset<#>'),
  container.multiset(smallInteger, 'unordered_multiset<#>'),
  container.multimap(smallInteger, string, 'multimap<#>'),
  container.sequence(smallInteger, { cpp: 'stack<#>' }),
  container.sequence(string, { cpp: 'queue<#>' }),
  container.sequence(smallInteger, { cpp: 'priority_queue<#>' }, descending),
  container.sequence(pair, { cpp: 'priority_queue<#, vector<pair<int, int>>, greater<>>' }, set),
  {
    cpp: 'bitset<20>',
    samples: fc.string({ unit: fc.constantFrom('0', '1'), minLength: 20, maxLength: 20 }).map(text),
  },
];

const decimals = fc
  .tuple(fc.bigInt(), fc.nat(9999))
  .map(([whole, part]) => `${whole}.${String(part).padStart(4, '0')}`);
const ranges = fc.tuple(fc.integer({ min: -50, max: 50 }), fc.nat(9), fc.integer({ min: -9, max: 9 }).filter(Boolean));

function fraction(numerator: bigint, denominator: bigint): Sample {
  const commonDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : commonDivisor(b, a % b));
  const divisor = commonDivisor(numerator, denominator);
  const { json } = product([integer(numerator / divisor), integer(denominator / divisor)]);
  return { ...product([integer(numerator), integer(denominator)]), json: new Map([['$fraction', json]]) };
}

function range([start, count, step]: [number, number, number]): Sample {
  const items = Array.from({ length: count }, (_, index) => integer(BigInt(start + index * step)));
  return { ...sequence(items), wire: `${start} ${start + count * step} ${step} ` };
}

function colour(index: number): Sample {
  return { ...text(`Colour.${['RED', 'GREEN', 'BLUE'][index]}`), wire: `${index} ` };
}

/** Whatever may stand in a Python list, by the tags of `anything` in read-values.py. */
const { anything } = fc.letrec<{ anything: Sample; key: Sample }>((tie) => {
  const nested: Shape = { python: 'anything', samples: tie('anything') };
  const key: Shape = { python: 'mixed_key', samples: tie('key') };
  const kinds: Shape[] = [scalar.none, bool, scalar.bigInteger, doubles, string, scalar.rawBytes];
  const containers = [
    container.sequence(nested, { python: 'list' }),
    container.sequence(nested, { python: 'tuple' }),
    container.mapping(key, nested, { python: 'dict' }),
  ];
  return {
    anything: container.anyOf([...kinds, ...containers]).samples,
    key: container.anyOf([scalar.none, bool, smallInteger, string]).samples,
  };
});

/** Sets have no order among each other but that of their texts. */
const plainSetOfIntegers = container.set(smallInteger, { python: 'frozenset' });
const setOfIntegers: Shape = {
  ...plainSetOfIntegers,
  samples: plainSetOfIntegers.samples.map((sample) => ({ ...sample, key: writeCanonical(sample.json) })),
};
const mixedKey = container.anyOf([scalar.none, bool, smallInteger, string, pair]);

const pythonOnly: Shape[] = [
  scalar.bigInteger,
  scalar.none,
  scalar.rawBytes,
  { ...scalar.rawBytes, python: 'made(bytearray, raw)' },
  { python: 'anything', samples: anything },
  container.set(mixedKey, { python: 'set' }),
  container.mapping(mixedKey, doubles, { python: 'dict' }),
  container.set(container.tuple(container.optional(smallInteger), container.anyOf([smallInteger, string])), {
    python: 'set',
  }),
  container.set(setOfIntegers, { python: 'set' }),
  container.set({ ...scalar.rawBytes, samples: fc.uint8Array({ maxLength: 2 }).map(bytes) }, { python: 'set' }),
  container.set(container.tuple(smallInteger, string), { python: 'frozenset' }),
  container.mapping(smallInteger, int, { python: 'counter' }),
  container.record(edgeFields, { python: 'DataEdge' }),
  container.record(edgeFields, { python: 'SlottedEdge' }),
  container.orderedDictionary(string, int, 'from_last_to_first'),
  container.orderedDictionary(pair, int, 'collections.OrderedDict'),
  container.sequence(longLong, { python: 'long_array' }),
  { python: 'made(range, integer, integer, integer)', samples: ranges.map(range) },
  {
    python: 'made(decimal.Decimal, text)',
    samples: decimals.map((digits) => ({ ...text(digits), json: new Map([['$decimal', digits]]) })),
  },
  {
    python: 'made(fractions.Fraction, integer, integer)',
    samples: fc
      .tuple(fc.bigInt(), fc.bigInt({ min: 1n }))
      .map(([numerator, denominator]) => fraction(numerator, denominator)),
  },
  { python: 'colour', samples: fc.nat(2).map(colour) },
];

export const shapes: readonly Shape[] = [...shared, ...cppOnly, ...pythonOnly];
