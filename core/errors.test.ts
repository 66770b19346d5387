import { expect, test } from 'vitest';
import { describeError, exitCodes, MidrunError } from './errors.ts';

const facts = { code: 'missing_file', message: '"long" names a file that does not exist: long.txt' };
const file = 'corpus/two-stacks/program.json';

test.each([
  ['its message alone', facts, facts.message],
  ['its file', { ...facts, file }, `${file}  ${facts.message}`],
  ['its file and place', { ...facts, file, place: '7' }, `${file}:7  ${facts.message}`],
  ['its place alone', { ...facts, place: 'line 7' }, `line 7  ${facts.message}`],
  ['its remedy on a line of its own', { ...facts, file, remedy: 'Add it.' }, `${file}  ${facts.message}\nAdd it.`],
])('an error is shown with %s', (_title, given, shown) => {
  expect(describeError(new MidrunError(given))).toBe(shown);
});

test('an error keeps its facts, and means bad input unless it says otherwise', () => {
  const cause = new Error('ENOENT');
  const error = new MidrunError({ ...facts, cause });
  expect({ ...error, message: error.message, cause: error.cause, isError: error instanceof Error }).toEqual({
    ...facts,
    name: 'MidrunError',
    file: undefined,
    place: undefined,
    remedy: undefined,
    exitCode: 2,
    cause,
    isError: true,
  });
  expect(new MidrunError({ ...facts, exitCode: exitCodes.budgetReached }).exitCode).toBe(4);
});

test('the exit codes are those of the documentation', () => {
  expect(exitCodes).toEqual({ done: 0, badInput: 2, incomplete: 3, budgetReached: 4, quotaOrAuthentication: 5 });
});
