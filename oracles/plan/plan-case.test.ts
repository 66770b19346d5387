import { describe, expect, test } from 'vitest';
import { planSmallCase, refusalOf, type SmallCase } from '../admit-for-tests.ts';

const inputs = { short: '25\n', long: '60\n' };

test('the loop with the largest share of the long trace is planned, and every loop says why it was or was not chosen', async () => {
  const source = `n = int(input())
total = 0
for i in range(n):
    total += i * i
    total %= 1009
steps = 0
while total > 3:
    total = total // 2
    steps += 1
for i in range(5):
    for j in range(n):
        steps = (steps * 31 + j) % 997
        total ^= steps
for line in range(30): print(total, steps)
`;
  // Loop 1 takes 1 + 60 * 2 of the 778 statements, and so does every instance of loop 4, which comes later.
  const unobserved = { instance: null, trace_share: null, fields: null, variables: [] };
  expect(await planSmallCase({ source, ...inputs })).toEqual({
    case_id: 'tests/small',
    program_id: 'tests/small',
    loop_id: 1,
    loop_kind: 'for',
    loop_line: 3,
    instance: 1,
    iteration: 39,
    iterations: 60,
    trace_share: 0.155527,
    short_trace_length: 358,
    long_trace_length: 778,
    state_bytes: '{"i":59,"total":993}'.length,
    fields: [
      { name: 'i', type: 'int', prefix: null },
      { name: 'total', type: 'int', prefix: null },
    ],
    fields_before: ['total'],
    loops: [
      {
        ...{
          loop_id: 1,
          line: 3,
          kind: 'for',
          instances: 1,
          longest_iterations: 60,
          instance: 1,
          trace_share: 0.155527,
        },
        verdict: 'chosen',
        fields: ['i', 'total'],
        variables: [
          { name: 'i', type: 'int', verdict: 'field' },
          { name: 'n', type: 'int', verdict: 'unchanged' },
          { name: 'total', type: 'int', verdict: 'field' },
        ],
      },
      {
        ...{ loop_id: 2, line: 7, kind: 'while', instances: 1, longest_iterations: 8, ...unobserved },
        verdict: 'too_few_iterations',
      },
      {
        ...{ loop_id: 3, line: 10, kind: 'for', instances: 1, longest_iterations: 5, ...unobserved },
        verdict: 'too_few_iterations',
      },
      {
        ...{
          loop_id: 4,
          line: 11,
          kind: 'for',
          instances: 5,
          longest_iterations: 60,
          instance: 1,
          trace_share: 0.155527,
        },
        verdict: 'not_largest_share',
        fields: ['j', 'steps', 'total'],
        variables: [
          { name: 'i', type: 'int', verdict: 'unchanged' },
          { name: 'j', type: 'int', verdict: 'field' },
          { name: 'n', type: 'int', verdict: 'unchanged' },
          { name: 'steps', type: 'int', verdict: 'field' },
          { name: 'total', type: 'int', verdict: 'field' },
        ],
      },
      {
        ...{ loop_id: 5, line: 14, kind: 'for', instances: 1, longest_iterations: 30, ...unobserved },
        ...{ instance: 1, trace_share: 0.039846, verdict: 'body_on_header_line' },
      },
    ],
  });
});

test('where the largest loop cannot be asked about, the next one is taken', async () => {
  const source = `n = int(input())
for i in range(n):
    print(i)
    print(-i)
total = 1
while n > 0:
    total = total * 3 % 1009
    n -= 1
print(total)
`;
  const { loop_id, instance, fields, loops } = await planSmallCase({ source, ...inputs });
  expect({
    loop_id,
    instance,
    fields: fields.map(({ name }) => name),
    verdicts: loops.map(({ verdict }) => verdict),
  }).toEqual({
    loop_id: 2,
    instance: 1,
    fields: ['n', 'total'],
    verdicts: ['no_shared_projection', 'chosen'],
  });
});

test('iteration and fields that the program folder fixes are taken', async () => {
  const source = 'n = int(input())\na = b = 0\nfor i in range(n):\n    a += i\n    b ^= a\nprint(a, b)\n';
  const plan = await planSmallCase({ source, ...inputs, fixedIteration: 60, fixedFields: ['b', 'a'] });
  expect([plan.iteration, plan.fields.map(({ name }) => name)]).toEqual([60, ['a', 'b']]);
});

test('a field that holds objects says which types stand in them, so that a prompt can tell how these are written', async () => {
  const source = `class Hall:
    def __init__(self):
        self.free, self.last = {1}, None
n = int(input())
hall = Hall()
for i in range(n):
    hall.free.add(i)
    hall.last = i / 2
print(len(hall.free))
`;
  const { fields } = await planSmallCase({ source, ...inputs });
  expect(fields).toEqual([
    { name: 'hall', type: 'Hall', prefix: null, holds: ['float', 'int', 'set'] },
    { name: 'i', type: 'int', prefix: null },
  ]);
});

test('a program that ends by os._exit is planned like any other', async () => {
  const source =
    'import os, sys\nn = int(input())\na = 1\nfor i in range(n):\n    a = a * 3 % 1009\nprint(a)\nsys.stdout.flush()\nos._exit(0)\n';
  expect(await planSmallCase({ source, ...inputs })).toMatchObject({ loop_id: 1, long_trace_length: 4 + 60 + 3 });
});

const loop = (body: string, before = '', after = 'print(total)') =>
  `n = int(input())\ntotal = 0\n${before}for i in range(n):\n${body}${after}\n`;
test('of everything in sight of a loop, the plan says why it is no field', async () => {
  const source = `import math
def f(x):
    return x
n = int(input())
same, many, text, late, mixed, rest = [n], 0.1, "", None, 0, iter([])
for i in range(n):
    many, text, mixed = many + 0.123456789, text + "x" * 700, "a" if i < n - 1 else 3
    late = f(i) * 7
    gone = i
print(many, len(text), late, mixed)
`;
  const { fields, loops } = await planSmallCase({ source, short: '20\n', long: '25\n' });
  expect(fields.map(({ name }) => name)).toEqual(['gone', 'i', 'late']);
  expect(Object.fromEntries(loops[0]?.variables.map(({ name, verdict }) => [name, verdict]) ?? [])).toEqual({
    ...{ f: 'function', gone: 'field', i: 'field', late: 'field', many: 'many_digits', math: 'module' },
    ...{ mixed: 'type_differs', n: 'unchanged', rest: 'iterator', same: 'unchanged', text: 'too_large' },
  });
});

test('a program that does not read its input is refused with an explanation of its own', async () => {
  const source = 'total = 0\nfor i in range(40):\n    total += i\nprint(total)\n';
  const refusal = await refusalOf(planSmallCase({ source, ...inputs }));
  expect([refusal.code, refusal.evidence]).toEqual(['trace_order', { short: 43, long: 43 }]);
  expect(refusal.message).toMatch(/^The program does not read its input: /);
});

test('a program that reads two inputs and answers both in one way is not called one that reads none', async () => {
  const source = 'last = input()[-1]\nprint("YES" if last in "05" else "NO")\nfor i in range(25): pass\n';
  const refusal = await refusalOf(planSmallCase({ source, ...inputs }));
  expect([refusal.code, refusal.message]).toEqual([
    'trace_order',
    'The short input does not execute strictly fewer statements than the long one.',
  ]);
});

const numbers = (count: number) =>
  `${count}\n${Array.from({ length: count }, (_, index) => 700 + index * 3).join('\n')}\n`;

describe('a case is refused with the reason of its best loop', () => {
  const refused: [code: string, what: string, small: SmallCase, evidence?: object][] = [
    [
      'no_eligible_loop',
      'no loop at all',
      { source: 'n = int(input())\nprint(sum(i for i in range(n)))\nif n > 30: print(n)\n', ...inputs },
    ],
    [
      'no_eligible_loop',
      'bodies on the header line',
      { source: loop('').replace(':\nprint', ': total += i\nprint'), ...inputs },
    ],
    ['too_few_iterations', '19 iterations', { source: loop('    total += i\n'), short: '9\n', long: '19\n' }],
    [
      'left_by_return',
      'the only long loop returns',
      {
        source:
          'def f(n):\n    t = 0\n    for i in range(n + 9):\n        t += i\n        if i == n: return t\nprint(f(int(input())))\n',
        ...inputs,
      },
    ],
    [
      'input_copy',
      'a loop that reads',
      {
        source: 'rows = []\nfor _ in range(int(input())):\n    rows.append(int(input()))\nprint(sum(rows))\n',
        short: numbers(25),
        long: numbers(60),
      },
      { fields: ['rows'] },
    ],
    [
      'input_copy',
      'a loop that reads into what is there, two tokens a turn, counted from 1',
      {
        language: 'cpp',
        source: `#include <bits/stdc++.h>
int a[1005];
int main() {
  int n, i;
  scanf("%d", &n);
  std::vector<std::string> words(n);
  for (i = 1; i <= n; i++) {
    scanf("%d", &a[i]);
    std::cin >> words[i - 1];
  }
  if (n > 30) puts("many");
  std::cout << a[n] << words[0] << std::endl;
}
`,
        short: `25\n${Array.from({ length: 25 }, (_, index) => `${(index * 37) % 89} w${index}\n`).join('')}`,
        long: `60\n${Array.from({ length: 60 }, (_, index) => `${(index * 31) % 97} v${index}\n`).join('')}`,
      },
      { fields: ['a', 'words'] },
    ],
    [
      'no_shared_projection',
      'a loop that changes nothing but its own variable',
      { source: loop('    print(i)\n'), ...inputs },
    ],
    [
      'no_state_change',
      'a state that settles early',
      { source: loop('    total = 900\n    print(i)\n'), ...inputs },
      { equal: 'inside and post' },
    ],
    [
      'no_state_change',
      'the same state on both inputs',
      { source: loop('    total = i * 3 % 101\n', '', 'if n > 30: print(total)').replace('(n)', '(40)'), ...inputs },
      { equal: 'post on the short and on the long input' },
    ],
    [
      'state_too_large',
      'the only field is beyond the limit',
      { source: loop('    text += "%08d" % (i * i)\n', 'text = "x" * 17000\n', 'print(len(text))'), ...inputs },
      { too_large: ['text'], limit: 16_384 },
    ],
    [
      'state_too_large',
      'the fields that are asked for, together',
      {
        source: loop('    a += "x" * 250\n    b = a\n', 'a = ""\n', 'print(len(a))'),
        ...inputs,
        fixedFields: ['a', 'b'],
      },
      { stateBytes: '{"a":"","b":""}'.length + 30_000, limit: 16_384 },
    ],
    [
      'trace_too_long',
      'one statement too many',
      { source: loop('    total += i\n'), ...inputs, limits: { traceLength: 63 } },
      { limit: 63 },
    ],
    [
      'trace_order',
      'as many statements on the short input',
      { source: loop('    total += i\n'), short: '60\n', long: '60 \n' },
      { short: 64, long: 64 },
    ],
    [
      'clean_run_failed',
      'a failure inside the loop, on the long input alone',
      { source: loop('    total += 1 // (50 - i)\n'), ...inputs },
      {
        run: 'clean run',
        status: 'nonzero',
        exitCode: 1,
        signal: null,
        message: 'ZeroDivisionError: integer division or modulo by zero',
      },
    ],
    [
      'instrumentation_failed',
      'a program that writes where the hooks report',
      { source: `import os\n${loop('    total += i\n')}try: os.write(3, b"{}\\n")\nexcept OSError: pass\n`, ...inputs },
    ],
    [
      'instrumentation_failed',
      'a program that closes what the hooks report on',
      { source: `import os\n${loop('    total += i\n')}try: os.close(3)\nexcept OSError: pass\n`, ...inputs },
    ],
  ];

  test.each(refused)('%s: %s', async (code, _, small, evidence) => {
    const refusal = await refusalOf(planSmallCase(small));
    expect(refusal.code).toBe(code);
    expect(refusal.evidence).toMatchObject(evidence ?? {});
  });
});

test('a trace of exactly the limit, and a loop of exactly the minimum, are accepted', async () => {
  const limits = { traceLength: 24, minimumIterations: 20 };
  const plan = await planSmallCase({ source: loop('    total += i\n'), short: '9\n', long: '20\n', limits });
  expect([plan.long_trace_length, plan.iterations]).toEqual([24, 20]);
});
