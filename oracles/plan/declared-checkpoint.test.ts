/** Declared parts of checkpoints: what is taken as it is declared, and what is complained about, on small programs of both languages. */
import { describe, expect, test } from 'vitest';
import { admitSmallCase, candidateOf, planSmallCase, type SmallCase } from '../admit-for-tests.ts';
import { DeclarationProblem } from './declaration.ts';
import { showCase } from './show-case.ts';

const inputs = { short: '25\n', long: '60\n' };
const python: SmallCase = {
  source: `import heapq
n = int(input())
def cost(k):
    for _ in range(2):
        k += 1
    return k
def run(n):
    heap, seen = [], set()
    for i in range(n):
        heapq.heappush(heap, i * 7 % 11)
        seen.add(i * i % 13)
        if len(heap) > 5 and i % 3:
            heapq.heappop(heap)
    return len(heap) + len(seen)
print(run(n - 2))
print(run(n))
`,
  ...inputs,
};

async function complaintOf(small: SmallCase): Promise<[part: string, message: string]> {
  const problem = await planSmallCase(small).catch((error: unknown) => error);
  if (problem instanceof DeclarationProblem) return [problem.part, problem.message];
  throw problem instanceof Error ? problem : new Error('planned');
}

test('Python: line, instance, iteration and expressions are taken, and the whole audit agrees', async () => {
  const fields = ['len(heap)', 'sorted(seen)', 'cost(len(seen))', 'i', '{"a, b": max(heap)}["a, b"]'];
  const small = { ...python, fixedLine: 9, fixedInstance: 2, fixedIteration: 31, fixedFields: fields };
  const plan = await planSmallCase(small);
  expect([plan.loop_line, plan.instance, plan.iteration]).toEqual([9, 2, 31]);
  expect(plan.fields.map(({ name, type }) => `${name}: ${type}`)).toEqual([
    'cost(len(seen)): int',
    'i: int',
    'len(heap): int',
    'sorted(seen): list[int]',
    '{"a, b": max(heap)}["a, b"]: int',
  ]);
  expect(plan.loops.map(({ verdict }) => verdict)).toEqual(['not_declared', 'chosen']);
  const { inside_state, long_trace_length } = await admitSmallCase(small);
  expect(JSON.parse(inside_state)).toEqual({
    ...{ 'cost(len(seen))': 9, i: 30, 'len(heap)': 13, 'sorted(seen)': [0, 1, 3, 4, 9, 10, 12] },
    '{"a, b": max(heap)}["a, b"]': 10,
  });
  expect(long_trace_length).toBe(plan.long_trace_length);
  const shown = await showCase(candidateOf(small), plan, small.source);
  expect(shown.post_source.split('\n')[13]).toBe(
    '    checkpoint(2, i=i, **{"cost(len(seen))": cost(len(seen)), "len(heap)": len(heap), "sorted(seen)": sorted(seen), ' +
      String.raw`"{\"a, b\": max(heap)}[\"a, b\"]": {"a, b": max(heap)}["a, b"]})`,
  );
});

const on = (fixedLine: number, ...fixedFields: string[]): SmallCase => ({ ...python, fixedLine, fixedFields });

describe('Python: a part that does not hold is told by its name', () => {
  test.each<[what: string, small: SmallCase, part: string, message: string | RegExp]>([
    ['no loop', { ...python, fixedLine: 8 }, 'line', 'no loop begins on line 8; loops begin on lines 4, 9'],
    [
      'no place',
      { source: 'n = int(input())\nt = 0\nfor i in range(n): t += i\nprint(t)\n', ...inputs, fixedLine: 3 },
      'line',
      'the loop on line 3 cannot carry a checkpoint: its body stands on the line of its header',
    ],
    [
      'no such start',
      { ...python, fixedLine: 9, fixedInstance: 3 },
      'instance',
      'the loop on line 9 starts at most 2 times on the long input',
    ],
    [
      'no such iteration',
      { ...python, fixedLine: 9, fixedInstance: 1, fixedIteration: 59 },
      'iteration',
      'execution 1 of the loop on line 9 does not reach it: the most iterations on the long input are 58',
    ],
    [
      'no such iteration of any loop',
      { ...python, fixedIteration: 61 },
      'iteration',
      'no execution of any loop reaches it: the most iterations on the long input are 60',
    ],
    [
      'an expression without a loop',
      { ...python, fixedFields: ['len(heap)'] },
      'fields',
      /"len\(heap\)" is an expression/,
    ],
    ['a variable that is not there', on(9, 'heaps'), 'fields', '"heaps" is nothing that is in sight of the loop'],
    ['a name that is not there', on(9, 'len(heaps)'), 'fields', '"len(heaps)" raises NameError'],
    ['an index that is not there', on(9, 'heap[40]'), 'fields', '"heap[40]" raises IndexError'],
    ['a function', on(9, 'cost'), 'fields', '"cost" cannot be a field: a function'],
    ['no expression', on(9, 'len(heap'), 'fields', /^"len\(heap" does not parse: /],
    ['a comment', on(9, 'i # the index'), 'fields', /^"i # the index" does not parse: /],
    ['two expressions', on(9, 'i)+(i'), 'fields', /^"i\)\+\(i" /],
    ['a constant', on(9, '7'), 'fields', '"7" is a constant'],
    ['an assignment', on(9, '(i := 3)'), 'fields', '"(i := 3)" does more than to be evaluated'],
    [
      'a change of the output',
      on(9, 'len(seen)', 'heap.append(i)'),
      'fields',
      'evaluating "heap.append(i)" changes what the program does',
    ],
  ])('%s', async (_, small, part, message) => {
    const [foundPart, foundMessage] = await complaintOf(small);
    expect(foundPart).toBe(part);
    if (message instanceof RegExp) expect(foundMessage).toMatch(message);
    else expect(foundMessage).toBe(message);
  });
});

const cpp: SmallCase = {
  language: 'cpp',
  source: `#include <bits/stdc++.h>
using namespace std;
#define rep(i, n) for (int i = 0; i < (n); i++)
int twice(int x) { return 2 * x; }
int main() {
  int n;
  cin >> n;
  vector<int> dp(n + 1, 1);
  int* last = &dp[0];
  stack<int> s;
  rep(i, n) {
    dp[n / 2] = (dp[n / 2] * 3 + i) % 1009;
    last = &dp[i];
    if (i % 3) s.push(i);
  }
  cout << dp[n / 2] + *last << " " << s.size() << endl;
}
`,
  ...inputs,
};

test('C++: expressions are compiled into the hooks of their loop', async () => {
  const fixedFields = ['*last', 'dp[n / 2]', 's.size()', 'max(n, twice(s.top()))'];
  const small = { ...cpp, fixedLine: 11, fixedIteration: 22, fixedFields };
  const plan = await planSmallCase(small);
  expect(plan.fields.map(({ name, type }) => `${name}: ${type}`)).toEqual([
    '*last: int',
    'dp[n / 2]: int',
    'max(n, twice(s.top())): int',
    's.size(): unsigned long',
  ]);
  const shown = await showCase(candidateOf(small), plan, small.source);
  expect(shown.inside_source.split('\n')[11]).toBe(
    '    CHECKPOINT(1, 22, *last, dp[n / 2], max(n, twice(s.top())), s.size());',
  );
}, 120_000);

test('C++: a field that does not compile, has side effects or cannot be shown is told by its name', async () => {
  const complaint = async (field: string) => (await complaintOf({ ...cpp, fixedLine: 11, fixedFields: [field] }))[1];
  expect(await complaint('dp[i]')).toMatch(/^"dp\[i\]" does not compile: .i. was not declared in this scope/);
  expect(await complaint('dp[n / 2]++')).toBe('evaluating "dp[n / 2]++" changes what the program does');
  expect(await complaint('s.top(')).toBe('"s.top(" has a bracket without its partner');
  expect(await complaint('pair<int, int>(n, n)')).toMatch(/has a comma outside of brackets/);
  expect(await complaint('last')).toBe('"last" cannot be a field: a pointer');
}, 240_000);
