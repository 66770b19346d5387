/** Equal JSON values: the policy of state arms. Duplicate keys, NaN and very deep nesting are no JSON here. */
import { JsonNumber, type JsonValue, jsonEquals } from '../../../core/json-value.ts';
import { parseJson } from '../../../core/read-json.ts';
import { type MatchPolicy, shown } from './policy.ts';

export const jsonValue: MatchPolicy = {
  name: 'json-value',
  matches(expected, predicted) {
    const [left, right] = [read(expected), read(predicted)];
    return left !== undefined && right !== undefined && jsonEquals(left, right);
  },
  difference(expected, predicted) {
    const [left, right] = [read(expected), read(predicted)];
    if (right === undefined) return `no JSON: ${shown(predicted)}`;
    return (left === undefined ? undefined : firstDifference(left, right, '')) ?? 'the values differ';
  },
};

/** The value of a text, or undefined when it is not JSON. Whatever a model wrote, this does not throw. */
export function read(text: string): JsonValue | undefined {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

function firstDifference(expected: JsonValue, predicted: JsonValue, path: string): string | undefined {
  if (expected instanceof Map && predicted instanceof Map) {
    for (const key of [...new Set([...expected.keys(), ...predicted.keys()])].sort()) {
      const found = memberDifference(expected.get(key), predicted.get(key), path === '' ? key : `${path}.${key}`);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (Array.isArray(expected) && Array.isArray(predicted)) {
    for (let index = 0; index < Math.max(expected.length, predicted.length); index += 1) {
      const found = memberDifference(expected[index], predicted[index], `${path}[${index}]`);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (jsonEquals(expected, predicted)) return undefined;
  return `${path === '' ? 'value' : shown(path)}: expected ${describe(expected)}, got ${describe(predicted)}`;
}

function memberDifference(expected: JsonValue | undefined, predicted: JsonValue | undefined, path: string) {
  if (expected === undefined) return `${shown(path)}: not expected`;
  if (predicted === undefined) return `${shown(path)}: missing, expected ${describe(expected)}`;
  return firstDifference(expected, predicted, path);
}

function describe(value: JsonValue): string {
  if (value instanceof JsonNumber) return shown(value.lexeme);
  if (Array.isArray(value)) return `an array of ${value.length}`;
  if (value instanceof Map) return `an object of ${value.size}`;
  return typeof value === 'string' ? `"${shown(value)}"` : String(value);
}
