import { expect, test } from 'vitest';
import { parseProgram } from './parse-program.ts';
import { runProgram } from './run-program.ts';

/** The names at the end, and the number of statements, as Python has them. */
function outcome(...lines: string[]): Record<string, unknown> {
  const { names, statements } = runProgram(parseProgram(lines.join('\n')));
  return { ...Object.fromEntries(names), statements };
}

test('// and % go towards minus infinity', () => {
  expect(outcome('a = -7 // 2', 'b = -7 % 2', 'c = 7 // -2; d = 7 % -2', 'e = -8 // 2; f = -8 % 2')).toEqual({
    a: -4n,
    b: 1n,
    c: -4n,
    d: -1n,
    e: -4n,
    f: 0n,
    statements: 6,
  });
});

test('integers do not overflow, and & and | work on negative ones', () => {
  expect(outcome('a = 2', 'for i in range(7):', '    a *= a', 'b = -6 & 11', 'c = -6 | 3')).toEqual({
    a: 2n ** 128n,
    i: 6n,
    b: 10n,
    c: -5n,
    statements: 11,
  });
});

test('operators bind as in Python', () => {
  expect(
    outcome('a = -2 + 3 * 4 - 1', 'b = not 1 > 2 and False or 3 < 2', 'c = 1 if a == 9 else 2', 'd = 6 | 1 & 3'),
  ).toEqual({ a: 9n, b: false, c: 1n, d: 7n, statements: 4 });
});

test('a list is shared by all its names, a slice is not', () => {
  expect(
    outcome(
      'a = [3, 1, 2]',
      'b = a',
      'c = a[:]',
      'b[0], b[-1] = b[-1], b[0]',
      'c.append(len(a))',
      'd = a[1:] + [c.pop()]',
    ),
  ).toEqual({
    a: [2n, 1n, 3n],
    b: [2n, 1n, 3n],
    c: [3n, 1n, 2n],
    d: [1n, 3n, 3n],
    statements: 6,
  });
});

test('a function has names of its own and may call itself', () => {
  const lines = [
    'def f(n):',
    '    if n < 2:',
    '        return n',
    '    a = f(n - 1)',
    '    return a + f(n - 2)',
    'a = 5',
    'b = f(6)',
  ];
  // 25 calls: 13 of two statements, 12 of three.
  expect(outcome(...lines)).toEqual({ a: 5n, b: 8n, statements: 3 + 13 * 2 + 12 * 3 });
});

test('loops are left and continued, and counted once', () => {
  const lines = [
    'total = 0',
    'for i in range(9, 0, -2):',
    '    if i == 7:',
    '        continue',
    '    elif i == 1:',
    '        break',
    '    total += i',
    'while total > 3:',
    '    total -= 5',
  ];
  expect(outcome(...lines)).toEqual({ total: 2n, i: 1n, statements: 2 + 3 + 2 + 3 + 3 + 3 + 1 + 3 });
});

test('assignments and comparisons can be watched', () => {
  const seen: unknown[] = [];
  runProgram(parseProgram('v = [1]\nwhile v[0] < 3:\n    v[-1] += 1\nfor i in v:\n    i = 4'), {
    onAssign: (variable, value) => seen.push([variable, structuredClone(value)]),
    onComparison: (left, right) => seen.push([left, right]),
  });
  expect(seen).toEqual([
    ['v', [1n]],
    [1n, 3n],
    ['v[0]', 2n],
    [2n, 3n],
    ['v[0]', 3n],
    [3n, 3n],
    ['i', 4n],
  ]);
});

test('what is beyond the small part is refused with its line', () => {
  expect(() => parseProgram('a = 1\nb = lambda: a')).toThrow('line 2');
  expect(() => parseProgram('a = 1\nb = "text"')).toThrow('line 2');
});

test('an index beyond a list, a name without a value and an endless loop are errors', () => {
  expect(() => outcome('a = [1]', 'b = a[1]')).toThrow('index 1 of a list of 1');
  expect(() => outcome('a = b')).toThrow('b has no value');
  expect(() => outcome('while True:', '    pass')).toThrow('more than 1000000 statements');
});
