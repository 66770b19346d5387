import { expect, test } from 'vitest';
import { topLevelDefinitions } from './definitions.ts';

const source = `"""A module."""
import os

LIMIT = 3


@cached("é")
@other
def twice(number, *, by=LIMIT):
    r"""Doubles.

def not_this(): pass
    """
    # First.

    def inner():
        return number

    return inner() * 2
    # Last.


class Heap(dict):
    @property
    def size(self):
        return len(self)


if LIMIT:
    def hidden(): pass


async def later(): await None
def twice_defined(): return 1
def twice_defined(): return 2
`;

test('definitions keep every character, and lose only the decorators in front of them', async () => {
  const definitions = await topLevelDefinitions(source);
  const between = (first: string, last: string) =>
    source.slice(source.indexOf(first), source.indexOf(last) + last.length);
  expect(Object.fromEntries(definitions)).toEqual({
    twice: between('def twice(', '# Last.'),
    Heap: between('class Heap', 'return len(self)'),
    later: 'async def later(): await None',
    twice_defined: 'def twice_defined(): return 2',
  });
  expect(await topLevelDefinitions(source.replaceAll('\n', '\r\n'))).toEqual(definitions);
});
