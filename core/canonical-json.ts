/**
 * Canonical JSON: RFC 8785 with two changes (specification, section 3). Integers of any size are literal digits; floats keep a
 * fraction or an exponent (`3.0`), with shortest round-trip digits laid out as ECMAScript does, and `-0.0` is kept.
 * The Python emitter and the C++ emitter write the same bytes.
 */
import { JsonNumber, type JsonValue } from './json-value.ts';

/** The canonical text of a value: no white space, keys in the order of their UTF-16 code units. */
export function writeCanonical(value: JsonValue): string {
  if (value instanceof JsonNumber) return canonicalNumber(value);
  if (Array.isArray(value)) return `[${value.map(writeCanonical).join(',')}]`;
  if (value instanceof Map) {
    const keys = [...value.keys()].sort();
    return `{${keys.map((key) => `${JSON.stringify(key)}:${writeCanonical(value.get(key) as JsonValue)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

function canonicalNumber(value: JsonNumber): string {
  return value.isInteger ? value.digits : canonicalDouble(value.double);
}

/** The canonical text of a finite double. Throws RangeError for NaN and the infinities, which JSON cannot hold. */
export function canonicalDouble(double: number): string {
  if (!Number.isFinite(double)) throw new RangeError(`${double} is no JSON number`);
  if (Object.is(double, -0)) return '-0.0';
  const digits = String(double);
  return /[.e]/.test(digits) ? digits : `${digits}.0`;
}
