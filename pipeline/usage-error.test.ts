import { expect, test } from 'vitest';
import { describeError } from '../core/errors.ts';
import { usageError } from './usage-error.ts';

const help = 'midrun <verb>\n\nCommands:\n  midrun corpus [stage]  Build\n  midrun collect         Collect\n';
const corpusHelp = 'midrun corpus [stage]\n\nOptions:\n  --programs  Folder\n  --jobs      Count\n';
const told = (...[message, words, text]: Parameters<typeof usageError>) =>
  describeError(usageError(message, words, text));

test('a verb that nearly exists is suggested', () => {
  expect(told('Unknown argument: colect', ['colect'], help)).toBe(
    'there is no "colect"\nDid you mean collect?\nmidrun --help lists the verbs.',
  );
});

test('nothing is suggested for a verb unlike all others', () => {
  expect(told('Unknown argument: publish', ['publish'], help)).toBe(
    'there is no "publish"\nmidrun --help lists the verbs.',
  );
});

test('several unknown options are named with what each was meant to be', () => {
  expect(told('Unknown arguments: progams, job, x', ['corpus', '--progams', 'a', '--job=2', '-x'], corpusHelp)).toBe(
    'there is no option --progams, option --job, option -x\nDid you mean --programs, --jobs?\nmidrun corpus --help lists its options.',
  );
});

test('every other complaint is passed on', () => {
  expect(told('--jobs needs a whole number from 1 up', [], corpusHelp)).toBe(
    '--jobs needs a whole number from 1 up\nmidrun corpus --help lists its options.',
  );
});
