import fc from 'fast-check';
import { expect, test } from 'vitest';
import { JsonNumber, type JsonValue } from './json-value.ts';
import { JsonSyntaxError, maximumDepth, parseJson, parseJsonPrefix } from './read-json.ts';

/** The value as plain JSON.parse gives it. */
function plain(value: JsonValue): unknown {
  if (value instanceof JsonNumber) return value.double;
  if (Array.isArray(value)) return value.map(plain);
  if (value instanceof Map) return Object.fromEntries([...value].map(([key, item]) => [key, plain(item)]));
  return value;
}

/** What reading a text ends in: its value, the offset of a JsonSyntaxError, or the name of any other error. */
function outcome(text: string): { value: unknown } | { offset: number } | { thrown: string } {
  try {
    return { value: plain(parseJson(text)) };
  } catch (error) {
    return error instanceof JsonSyntaxError ? { offset: error.offset } : { thrown: (error as Error).name };
  }
}

const depthOf = (text: string, depth: number) => '['.repeat(depth) + text + ']'.repeat(depth);

test('every text that JSON.stringify writes is read as the value JSON.parse reads', () => {
  const layouts = fc.constantFrom(undefined, 1, '\t', ' \r\n');
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), layouts, (value, layout) => {
      const text = JSON.stringify(value, null, layout);
      expect(plain(parseJson(text))).toEqual(JSON.parse(text));
    }),
    { seed: 1, numRuns: 500 },
  );
});

test('random garbage is either JSON for both readers or a JsonSyntaxError within the text', () => {
  const shred = fc.constantFrom(
    ...'{}[]",:\\/ \t\n0123456789-+.eEtrufalsn\u0000\u2028\ud800é'.split(''),
    'true',
    'null',
  );
  fc.assert(
    fc.property(fc.oneof(fc.array(shred, { maxLength: 12 }), fc.array(fc.string())), (shreds) => {
      const text = shreds.join('');
      const found = outcome(text);
      expect(found).not.toHaveProperty('thrown');
      if ('offset' in found) expect(found.offset >= 0 && found.offset <= text.length).toBe(true);
      else expect(found).toEqual({ value: JSON.parse(text) });
    }),
    { seed: 2, numRuns: 5000 },
  );
});

test('a text with one character changed is read, or refused, as JSON.parse does', () => {
  const change = fc.tuple(fc.json(), fc.nat(), fc.constantFrom('', '"', '\\', ',', '}', '0', '.', '-', '\n', ' '));
  const readPlainly = (text: string) => {
    try {
      return { value: JSON.parse(text) };
    } catch {
      return 'refused';
    }
  };
  fc.assert(
    fc.property(change, ([text, place, character]) => {
      const changed = text.slice(0, place % text.length) + character + text.slice((place % text.length) + 1);
      const found = outcome(changed);
      expect('value' in found ? found : 'refused').toEqual(readPlainly(changed));
    }),
    { seed: 3, numRuns: 3000 },
  );
});

test('numbers keep the text they were written in', () => {
  const lexemes = ['3', '3.0', '3e0', '-0', '-0.0', '1E+2', '9007199254740993', '1e400', '0.10', '7'.repeat(400)];
  expect(parseJson(`[${lexemes.join(' , ')}]`)).toEqual(lexemes.map((lexeme) => new JsonNumber(lexeme)));
});

test('an object is a Map in the order of the text, whatever its keys are', () => {
  const value = parseJson('{"b":1,"10":2,"":3,"__proto__":4,"\\u0061":5}') as Map<string, JsonValue>;
  expect([...value].map(([key, item]) => [key, plain(item)])).toEqual([
    ['b', 1],
    ['10', 2],
    ['', 3],
    ['__proto__', 4],
    ['a', 5],
  ]);
});

test.each([
  ['nothing', '', 'unexpected end', 0],
  ['white space only', ' \n', 'unexpected end', 2],
  ['text after the value', '[1] x', 'text after the value', 4],
  ['a second value', '1 2', 'text after the value', 2],
  ['a duplicate key', '{"a":1,"b":2,"a":3}', 'duplicate key "a"', 13],
  ['a duplicate key in an inner object', '[{"a":1,"\\u0061":2}]', 'duplicate key "a"', 8],
  ['NaN', '[1,NaN]', 'unexpected character', 3],
  ['an infinity', '-Infinity', 'unexpected character', 0],
  ['a leading zero', '[01]', 'expected , or ]', 2],
  ['a plus sign', '+1', 'unexpected character', 0],
  ['a number that ends in its point', '[1.]', 'expected , or ]', 2],
  ['a lone minus', '[-]', 'unexpected character', 1],
  ['a hexadecimal number', '0x1', 'text after the value', 1],
  ['a cut word', '[tru', 'unexpected character', 1],
  ['a word with a tail', 'nullx', 'text after the value', 4],
  ['Python words', '[True]', 'unexpected character', 1],
  ['single quotes', "['a']", 'unexpected character', 1],
  ['a key without quotes', '{a:1}', 'expected a key', 1],
  ['a trailing comma in an object', '{"a":1,}', 'expected a key', 7],
  ['a trailing comma in an array', '[1,]', 'unexpected character', 3],
  ['a missing colon', '{"a" 1}', 'expected a colon', 5],
  ['the wrong bracket', '[1}', 'expected , or ]', 2],
  ['a cut array', '[1', 'expected , or ]', 2],
  ['a cut string', '["ab', 'malformed string', 1],
  ['a string that ends in a backslash', '"a\\', 'malformed string', 0],
  ['an unknown escape', '"\\x41"', 'malformed string', 0],
  ['a short unicode escape', '"\\u12"', 'malformed string', 0],
  ['a raw line break in a string', '"a\nb"', 'malformed string', 0],
  ['a raw line break after an escape', '"\\ta\nb"', 'malformed string', 0],
  ['white space JSON does not know', '[\u00a01]', 'unexpected character', 1],
  ['a byte order mark', '\ufeff1', 'unexpected character', 0],
  ['a comment', '1 // one', 'text after the value', 2],
])('%s is refused with its offset', (_title, text, message, offset) => {
  expect(() => parseJson(text)).toThrow(
    expect.objectContaining({ name: 'JsonSyntaxError', message: `${message} at offset ${offset}`, offset }),
  );
});

test('nesting is read up to the maximum depth and refused beyond it, however deep it is', () => {
  const sound = parseJson(depthOf('1', maximumDepth));
  expect(JSON.stringify(plain(sound))).toBe(depthOf('1', maximumDepth));
  const offset = maximumDepth + 1;
  expect([depthOf('1', maximumDepth + 1), '['.repeat(1_000_000)].map(outcome)).toEqual([{ offset }, { offset }]);
  expect(outcome('{"a":'.repeat(1_000_000))).toEqual({ offset: 5 * offset });
});

test('very long strings and numbers are read', () => {
  const long = '"\\né'.repeat(4_000_000);
  expect(parseJson(JSON.stringify(long)) === long).toBe(true);
  const digits = '9'.repeat(4_000_000);
  expect((parseJson(digits) as JsonNumber).lexeme === digits).toBe(true);
});

test('a value inside other text is read from its offset, and its end is given', () => {
  expect(parseJsonPrefix('say {"a":[1, "]"]}, then', 4)).toEqual({
    value: new Map([['a', [new JsonNumber('1'), ']']]]),
    end: 18,
  });
  expect(() => parseJsonPrefix('say what', 4)).toThrow(expect.objectContaining({ offset: 4 }));
});
