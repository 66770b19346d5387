import fc from 'fast-check';
import { expect, test } from 'vitest';
import { agreeOnType } from './type-descriptor.ts';

test.each([
  ['int', 'int', 'int'],
  ['int', 'float', undefined],
  ['NoneType', 'int', undefined],
  ['list[int]', 'list[str]', undefined],
  ['list[int]', 'tuple[int]', undefined],
  ['namedtuple[int]', 'tuple[int]', undefined],
  ['list[int|str]', 'list[int]', undefined],
  ['dict[int:str]', 'dict[str:str]', undefined],
  ['vector<vector<long long>>', 'vector<vector<long long>>', 'vector<vector<long long>>'],
  ['int[200][3]', 'int[200][3]', 'int[200][3]'],
])('%s and %s: %s', (left, right, agreed) => {
  expect([agreeOnType(left, right), agreeOnType(right, left)]).toEqual([agreed, agreed]);
});

test.each([
  ['list', 'list[int]', 'list[int]'],
  ['set', 'set[tuple[int]]', 'set[tuple[int]]'],
  ['dict', 'dict[tuple[int]:list[str]]', 'dict[tuple[int]:list[str]]'],
  ['dict[int:list]', 'dict[int:list[str]]', 'dict[int:list[str]]'],
  ['dict[int:list|list[str]]', 'dict[int:list[str]]', 'dict[int:list[str]]'],
  ['list[list|list[int]]', 'list[list]', 'list[list[int]]'],
  ['list[list[int]|list[str]]', 'list[list|list[int]|list[str]]', 'list[list[int]|list[str]]'],
  ['list[deque|list[str]]', 'list[deque[int]|list]', 'list[deque[int]|list[str]]'],
  ['tuple[int|list|str]', 'tuple[int|list[float]|str]', 'tuple[int|list[float]|str]'],
])('an empty container agrees with any element type: %s and %s', (left, right, agreed) => {
  expect([agreeOnType(left, right), agreeOnType(right, left)]).toEqual([agreed, agreed]);
});

const descriptor: fc.Arbitrary<string> = fc.letrec<{ type: string }>((tie) => ({
  type: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom('int', 'str', 'list', 'dict', 'Node'),
    tie('type').map((item) => `list[${item}]`),
    fc.tuple(tie('type'), tie('type')).map(([key, value]) => `dict[${key}:${value}]`),
    fc.constantFrom('tuple[int|str]', 'set[NoneType|tuple[int]]'),
  ),
})).type;

test('every descriptor agrees with itself, and the order of two does not matter', () => {
  fc.assert(
    fc.property(descriptor, descriptor, (left, right) => {
      expect(agreeOnType(left, left)).toBe(left);
      expect(agreeOnType(left, right)).toBe(agreeOnType(right, left));
    }),
  );
});

test('what two descriptors agree on agrees with both', () => {
  fc.assert(
    fc.property(descriptor, descriptor, (left, right) => {
      const agreed = agreeOnType(left, right);
      if (agreed !== undefined)
        expect([agreeOnType(agreed, left), agreeOnType(right, agreed)]).toEqual([agreed, agreed]);
    }),
  );
});
