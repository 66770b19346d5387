import { expect, test } from 'vitest';
import { compileSchema } from './schema.ts';

const schema = compileSchema<object>({
  title: 'case',
  type: 'object',
  required: ['id', 'arm'],
  additionalProperties: false,
  properties: {
    id: { type: 'string', minLength: 1 },
    arm: { enum: ['short', 'long', null] },
    steps: { type: ['integer', 'null'], minimum: 0 },
    loop: { type: 'object', required: ['line'], properties: { line: { type: 'integer' } } },
    inputs: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
    'a/b': { type: 'string' },
  },
});
const sound = { id: 'x', arm: 'short' };

test.each([
  ['the least there must be', sound],
  ['null where it is allowed', { ...sound, arm: null, steps: null }],
  ['inner values', { ...sound, loop: { line: 3 }, inputs: [{ name: 'long' }] }],
])('%s conforms', (_title, value) => {
  expect(schema.complaint(value)).toBe(undefined);
});

test.each([
  ['a missing field', { arm: 'short' }, 'id', 'is missing'],
  ['a missing inner field', { ...sound, loop: {} }, 'loop.line', 'is missing'],
  ['a field nobody knows', { ...sound, stpes: 1 }, 'stpes', 'is no field that is known here'],
  ['a field of another type', { ...sound, id: 1 }, 'id', 'must be string'],
  ['a fraction where an integer belongs', { ...sound, steps: 1.5 }, 'steps', 'must be integer or null'],
  ['a value outside its range', { ...sound, steps: -1 }, 'steps', 'must be >= 0'],
  ['a word outside its list', { ...sound, arm: 'middle' }, 'arm', 'must be one of short, long, null'],
  ['an element', { ...sound, inputs: [{ name: 'a' }, { name: 1 }] }, 'inputs.1.name', 'must be string'],
  ['a field with a slash in its name', { ...sound, 'a/b': 1 }, 'a/b', 'must be string'],
  ['no object at all', 'text', '(whole value)', 'must be object'],
  ['no value', undefined, '(whole value)', 'must be object'],
])('%s is named with what is wrong', (_title, value, field, message) => {
  expect(schema.complaint(value)).toEqual({ field, message });
});

test('a schema with a word that JSON Schema does not know is refused', () => {
  expect(() => compileSchema({ title: 'wrong', type: 'object', propertys: {} })).toThrow('propertys');
});
