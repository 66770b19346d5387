import { expect, test } from 'vitest';
import { encodingRules } from './encoding-rules.ts';

const always =
  'Integers are written with all their digits, strings in double quotes, and nothing is put between tokens: no spaces.';
const records = 'An object of a class or struct is a JSON object of its fields, in alphabetical order.';
const ruleFor = (language: 'python' | 'cpp', ...types: string[]) => encodingRules(language, types).slice(1);
const beginnings = (rules: readonly string[]) => rules.map((rule) => rule.split(' ').slice(0, 3).join(' '));

test('integers and strings need nothing beyond the sentence that always stands', () => {
  expect(encodingRules('python', ['int', 'str'])).toEqual([always]);
  expect(encodingRules('cpp', ['long long', 'unsigned int', 'string', 'const __int128'])).toEqual([always]);
});

test('a namedtuple, an Enum member, a set and a record each have their sentence', () => {
  expect(ruleFor('python', 'namedtuple[int|str]')).toEqual(['A namedtuple is an array of its values in order.']);
  expect(ruleFor('python', 'Enum')).toEqual(['An Enum member is the string "Class.NAME".']);
  expect(ruleFor('python', 'set[int]')).toEqual(['A set is an array of its elements in ascending order.']);
  expect(ruleFor('python', 'Node')).toEqual([records]);
  expect(ruleFor('python', 'Straße')).toEqual([records]);
  expect(ruleFor('cpp', 'Node')).toEqual([records]);
});

test('element types count as well, each sentence once and in the order of the table', () => {
  const rules = ruleFor('python', 'dict[tuple[int]:list[float]]', 'list[Enum|NoneType]', 'defaultdict[str:set[bool]]');
  expect(beginnings(rules)).toEqual([
    'A float has',
    'Truth values are',
    'None is null.',
    'A list, tuple,',
    'An Enum member',
    'A set is',
    'A dictionary whose',
  ]);
});

test('the order of members is told where "ascending" alone does not tell it', () => {
  const order = /^Ascending order goes by type first: None, truth values,/;
  const told = (type: string) => ruleFor('python', type).some((rule) => order.test(rule));
  const needing = [
    'dict[NoneType|str:int]',
    'list[set[complex]]',
    'set[int|str]',
    'Counter[Enum:int]',
    'dict[str:set[frozenset[int]]]',
  ];
  const clear = [
    'dict[str:NoneType|int]',
    'set[tuple[int|str]]',
    'set[tuple|tuple[int]]',
    'dict',
    'list[int|str]',
    'set[Fraction]',
  ];
  expect([needing.map(told), clear.map(told)]).toEqual([needing.map(() => true), clear.map(() => false)]);
});

test('every type the Python emitter names is explained', () => {
  const types =
    'bool NoneType float complex bytes bytearray list tuple namedtuple range deque array set frozenset dict defaultdict Counter OrderedDict Decimal Fraction Enum';
  for (const type of types.split(' ')) expect(ruleFor('python', type)).toHaveLength(1);
});

test('a word that only the other language explains is a class of the program', () => {
  expect(ruleFor('python', 'list[pair]').at(-1)).toBe(records);
  expect(ruleFor('python', 'stack')).toEqual([records]);
  expect(ruleFor('cpp', 'Counter')).toEqual([records]);
});

test('C++ arrays, chars and small integers are told apart', () => {
  expect(beginnings(ruleFor('cpp', 'int[2][3]'))).toEqual(['A vector, array,']);
  expect(beginnings(ruleFor('cpp', 'char'))).toEqual(['A char is']);
  expect(beginnings(ruleFor('cpp', 'unsigned char', 'map<string, vector<bool>>'))).toEqual([
    'Truth values are',
    'A signed char',
    'A vector, array,',
    'A map whose',
  ]);
});

test('no sentence speaks of NaN and the infinities, which are never fields', () => {
  expect(encodingRules('python', ['float', 'complex']).join(' ')).not.toMatch(/nan|inf/i);
});
