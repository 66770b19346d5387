/** Numbers, texts and other values without parts, as generators. */
import fc from 'fast-check';
import { boolean, bytes, double, integer, nothing, type Sample, text } from './sample.ts';

/** A type of values in the languages that have it: as a C++ type, and as a reader of read-values.py. */
export interface Shape {
  readonly samples: fc.Arbitrary<Sample>;
  readonly cpp?: string | undefined;
  readonly python?: string | undefined;
}

export function integers(cpp: string, bits: number, signed: boolean): Shape {
  const min = signed ? -(2n ** BigInt(bits - 1)) : 0n;
  return { cpp, python: 'integer', samples: fc.bigInt({ min, max: min + 2n ** BigInt(bits) - 1n }).map(integer) };
}

export const int = integers('int', 32, true);
export const longLong = integers('long long', 64, true);

/** Few enough that keys meet each other, and of different lengths, so that their order as text is another one. */
export const smallInteger: Shape = { ...int, samples: fc.bigInt({ min: -20n, max: 120n }).map(integer) };

/** Far beyond 64 bits, and beyond the 4,300 digits at which Python stops by itself. */
export const bigInteger: Shape = {
  python: 'integer',
  samples: fc
    .tuple(fc.bigInt({ min: -(2n ** 80n), max: 2n ** 80n }), fc.oneof(fc.nat(300), fc.nat(20_000)))
    .map(([value, shift]) => integer((value << BigInt(shift)) + 1n)),
};

export const bool: Shape = { cpp: 'bool', python: 'boolean', samples: fc.boolean().map(boolean) };

const doublesOfAnyBits = fc.noBias(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n })).map((bits) => {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, bits);
  return view.getFloat64(0);
});
const exponents = fc.integer({ min: -330, max: 309 });

/** All bit patterns; subnormals; powers of ten with their neighbours; halves; integers; few decimal digits; the ends of each layout. */
export const finiteDoubles = fc.oneof(
  { arbitrary: doublesOfAnyBits.filter(Number.isFinite), weight: 6 },
  fc.bigInt({ min: 1n, max: 2n ** 52n - 1n }).map((units) => Number(units) * Number.MIN_VALUE),
  fc
    .tuple(exponents, fc.integer({ min: -2, max: 2 }))
    .map(([exponent, shift]) => Number(`1e${exponent}`) * (1 + shift * Number.EPSILON))
    .filter(Number.isFinite),
  fc.maxSafeInteger().map((value) => value / 2),
  fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }).map(Number),
  fc
    .tuple(fc.integer({ min: -9999, max: 9999 }), exponents)
    .map(([digits, e]) => Number(`${digits}e${Math.min(e, 300)}`)),
  fc.constantFrom(0, -0, 1e20, 1e21, 1e-6, 1e-7, 123456789012345680000, 2 ** 53 + 2, 5e-324, 2.2250738585072014e-308),
  fc.constantFrom(Number.MAX_VALUE, -Number.MAX_VALUE, 0.1 + 0.2, 1 / 3, 999999999999999900000, 0.000001234),
);
const special = fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY);
export const doubles: Shape = { cpp: 'double', python: 'double', samples: finiteDoubles.map(double) };
export const specialDoubles: Shape = { ...doubles, samples: special.map(double) };

const controls = Array.from({ length: 32 }, (_, code) => String.fromCharCode(code));
/** Characters of every escape, of every length in UTF-8, and around the borders of UTF-16. */
const specialCharacters = [
  ...controls,
  ...'"\\/\x7f\x80éa\u0301\u2028\u2029\ud7ff\ue000\ufeff\ufffd\uffff𐀀😀\u{10ffff}',
];
export const everyCharacter = specialCharacters.join('');
const characters = fc.oneof(
  fc.constantFrom(...specialCharacters),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  fc.constantFrom('a', 'b', 'e\u0301'),
);
export const texts = fc.string({ unit: characters, maxLength: 8 });
export const string: Shape = { cpp: 'string', python: 'text', samples: texts.map(text) };

/** C++ strings that are no UTF-8: a byte 0xff is never part of it. */
export const brokenString: Shape = {
  cpp: 'string',
  samples: fc
    .tuple(fc.uint8Array(), fc.uint8Array())
    .map(([left, right]) => bytes(Uint8Array.of(...left, 255, ...right))),
};
export const rawBytes: Shape = { python: 'raw', samples: fc.uint8Array().map(bytes) };

const codes = fc.integer({ min: 0, max: 127 });
export const character: Shape = {
  cpp: 'char',
  samples: codes.map((code) => {
    const { json, key, name } = text(String.fromCharCode(code));
    return { json, key, wire: `${code} `, name: name as string };
  }),
};

export const none: Shape = { python: 'nothing', samples: fc.constant(nothing) };
