import { expect, test } from 'vitest';
import { describeFunctionFile, wrapFunction } from './function-entry.ts';

const twoSum = `"""Two numbers."""
from __future__ import annotations

class Solution:
    def __init__(self):
        self.seen = {}

    def twoSum(self, nums: List[int], target: int) -> Optional[List[int]]:
        counts = defaultdict(int)
        for i, x in enumerate(nums):
            if target - x in self.seen:
                return [self.seen[target - x], i]
            self.seen[x] = math.floor(i)
        return None
`;

test('a file that only defines names its functions and methods', async () => {
  const file = `import math\nLIMIT = 3\n\n${twoSum}\n@cache\ndef solve(n): return n\nasync def later(): pass\n`;
  expect(await describeFunctionFile(file)).toEqual({
    entries: ['Solution.twoSum', 'solve'],
    onlyDefines: true,
    readsInput: false,
  });
});

test('a file that calls or reads something does more than define', async () => {
  expect(await describeFunctionFile('def f(): return int(input())\n')).toMatchObject({
    onlyDefines: true,
    readsInput: true,
  });
  expect(await describeFunctionFile('def f(): pass\nprint(f())\n')).toMatchObject({ onlyDefines: false });
  expect(await describeFunctionFile('x = 3\nfor i in x: pass\n')).toMatchObject({ entries: [], onlyDefines: false });
});

test('the program reads the arguments, prints the result, and imports what such files take for granted', async () => {
  const wrapped = await wrapFunction(twoSum, 'Solution.twoSum');
  const [docstring, future, ...rest] = twoSum.trimEnd().split('\n');
  expect(wrapped?.source.split('\n')).toEqual([
    ...[docstring, future],
    ...['from collections import defaultdict', 'from typing import List, Optional', 'import math'],
    ...[...rest, '', '', 'import json', 'import sys', '', 'arguments = json.loads(sys.stdin.read())'],
    ...['print(json.dumps(Solution().twoSum(*arguments)))', ''],
  ]);
  expect([1, 2, 3, 10].map((line) => wrapped?.linesBefore(line))).toEqual([0, 0, 3, 3]);
});

test('a function that returns None shows what it did to its arguments', async () => {
  const wrapped = await wrapFunction('def rotate(a: list) -> None:\n    a.append(a.pop(0))\n', 'rotate');
  expect(wrapped?.source).toBe(
    'def rotate(a: list) -> None:\n    a.append(a.pop(0))\n\n\nimport json\nimport sys\n\n' +
      'arguments = json.loads(sys.stdin.read())\nrotate(*arguments)\nprint(json.dumps(arguments))\n',
  );
  expect(wrapped?.linesBefore(1)).toBe(0);
});

test('names that the file binds itself, or imports, are left alone', async () => {
  const file =
    'from typing import *\nimport heapq\ndef gcd(a, product, *, cache=1):\n    deque = [a]\n    x: List = deque\n    return x.reduce(chain=a) + product\n';
  expect((await wrapFunction(file, 'gcd'))?.source.startsWith(file)).toBe(true);
  expect(await wrapFunction(file, 'lcm')).toBeUndefined();
});
