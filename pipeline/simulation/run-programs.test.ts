import { expect, test } from 'vitest';
import { runPrograms } from './run-programs.ts';

test('each program runs by itself, and its values come back as answers are written', async () => {
  const programs = [
    {
      program: 'a = 2 ** 200\nb = -7 // 2',
      expressions: ['a', 'b', '[a0 for a0 in (1, 2)]', '{"tea", "cup"}', 'b < 0'],
    },
    { program: 'print("loud")\nimport builtins\nbuiltins.len = None', expressions: ['1'] },
    { program: 'b', expressions: ['1'] },
    { program: 'x = {1}\nx.add(2, 3)', expressions: ['x'] },
    { program: 'raise SystemExit(0)', expressions: ['1'] },
    { program: 'import os\nos._exit(0)', expressions: ['1'] },
    { program: 'a = = 1', expressions: ['a'] },
    { program: 'x = len([1, 2, 3])', expressions: ['x'] },
  ];
  expect(await runPrograms(programs, { origin: 'built-in' })).toEqual([
    { kind: 'values', values: [String(2n ** 200n), '-4', '[1, 2]', '{cup, tea}', 'true'] },
    { kind: 'values', values: ['1'] },
    { kind: 'error', error: 'NameError', message: "name 'b' is not defined" },
    { kind: 'error', error: 'TypeError', message: 'set.add() takes exactly one argument (2 given)' },
    { kind: 'error', error: 'SystemExit', message: '0' },
    { kind: 'error', error: 'SystemExit', message: 'the process ended before its program' },
    { kind: 'error', error: 'SyntaxError', message: 'invalid syntax (program.py, line 1)' },
    { kind: 'values', values: ['3'] },
  ]);
});

test('a program without end costs its own time alone', async () => {
  const programs = [
    { program: 'while True: pass', expressions: ['1'] },
    { program: 'a = 5', expressions: ['a'] },
  ];
  const ends = await runPrograms(programs, { origin: 'built-in', secondsEach: 1 });
  expect(ends).toEqual([{ kind: 'unfinished' }, { kind: 'values', values: ['5'] }]);
});

test('the changes of variables come in order, those inside a function and of a shared list once', async () => {
  const program = [
    'a = 3',
    'b = [2, 1]',
    'for _ in range(2):',
    '    a += 1',
    'def swap(x):',
    '    x[0], x[1] = x[1], x[0]',
    '    done = True',
    'swap(b)',
    'a -= a',
    'c, d = set(), set()',
  ].join('\n');
  const expressions = ['a'];
  const changes = [
    [1, 'a', '3'],
    [2, 'b', '[2, 1]'],
    [4, 'a', '4'],
    [4, 'a', '5'],
    [5, 'x', '[2, 1]'],
    [6, 'x', '[1, 2]'],
    [7, 'done', 'true'],
    [9, 'a', '0'],
    [10, 'c', '{}'],
    [10, 'd', '{}'],
  ];
  const programs = [
    { program, expressions, changes: 1000 },
    { program, expressions, changes: 50 },
  ];
  expect(await runPrograms(programs, { origin: 'built-in' })).toEqual([
    { kind: 'values', values: ['0'], changes, complete: true },
    { kind: 'values', values: ['0'], changes: changes.slice(0, 1), complete: false },
  ]);
});

test('programs that share a process have names of their own, and one that does not end costs the others nothing', async () => {
  const programs = [
    { program: 'a = 1', expressions: ['a'] },
    { program: 'b = 2', expressions: ['a'] },
    { program: 'import os\nos._exit(0)', expressions: ['1'] },
    { program: 'c = 3', expressions: ['c'], changes: 100 },
    { program: 'while True: pass', expressions: ['1'], changes: 100 },
    { program: 'd = 1 / 0', expressions: ['d'], changes: 100 },
    { program: 'e = 5', expressions: ['e'] },
  ];
  expect(await runPrograms(programs, { origin: 'built-in', secondsEach: 2, together: 4 })).toEqual([
    { kind: 'values', values: ['1'] },
    { kind: 'error', error: 'NameError', message: "name 'a' is not defined" },
    { kind: 'error', error: 'SystemExit', message: 'the process ended before its program' },
    { kind: 'values', values: ['3'], changes: [[1, 'c', '3']], complete: true },
    { kind: 'unfinished' },
    { kind: 'error', error: 'ZeroDivisionError', message: 'division by zero' },
    { kind: 'values', values: ['5'] },
  ]);
});
