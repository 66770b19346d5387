import { expect, test } from 'vitest';
import { type Accounts, accountsProgram } from '../accounts/accounts.ts';
import { backwardSlice } from '../backward-slice.ts';
import { generateItems, modes } from '../generate-items.ts';
import { criticalPath } from './critical-path.ts';

const form: Accounts = {
  agents: ['Ada', 'Hugo', 'Rosa'],
  initial: [5, -4, 0],
  steps: [
    { kind: 'double', agent: 0, other: 1, onPath: true },
    { kind: 'take-over', agent: 2, other: 1, onPath: true },
    { kind: 'double', agent: 1, other: 0, onPath: false },
  ],
  asked: 2,
};

test('who doubles a debt is paid its amount, and a takeover takes debts too', () => {
  expect(criticalPath.renderCode(form)).toEqual({
    program: 'a0 = 5\na1 = -4\na2 = 0\na0 -= a1\na1 += a1\na2 += a1\na1 = 0\na1 -= a0\na0 += a0\n',
    question: 'What is the value of a2 after the last line?',
    expression: 'a2',
  });
  const balances = [0, 1, 2].map((asked) => criticalPath.evaluate({ ...form, asked }));
  expect(balances).toEqual([18n, -9n, -8n].map((value) => ({ kind: 'integer', value })));
});

test('the story is told in three wordings that all mean the program', () => {
  const stories = [0, 1, 2].map((paraphrase) => criticalPath.renderStory?.(form, paraphrase));
  expect(stories.map((story) => story?.text.split('\n').slice(1, 5))).toEqual([
    [
      'The balance of Hugo is -4.',
      'The balance of Rosa is 0.',
      'The balance of Hugo doubles, and what it changes by is taken from the balance of Ada.',
      'The whole balance of Hugo moves to Rosa, which leaves Hugo with 0.',
    ],
    [
      'Hugo starts with a debt of 4 euros.',
      'Rosa starts with 0 euros.',
      'Ada doubles the credit or debt of Hugo: what Hugo gains, Ada pays; what Hugo loses, Ada gets.',
      'Rosa takes over all that Hugo has or owes, and Hugo is left with nothing.',
    ],
    [
      'In the books of the bank, Hugo stands at -4.',
      'In the books of the bank, Rosa stands at 0.',
      'The bank books the standing of Hugo once more to Hugo, and the same amount with the opposite sign to Ada.',
      'The bank merges the standing of Hugo into that of Rosa and resets Hugo to 0.',
    ],
  ]);
  for (const asked of [0, 1, 2]) {
    for (const paraphrase of [0, 1, 2]) {
      const story = criticalPath.renderStory?.({ ...form, asked }, paraphrase);
      expect(story && criticalPath.readStory?.(story)).toEqual(criticalPath.evaluate({ ...form, asked }));
    }
  }
});

test('a story about an account that was never opened is not answered', () => {
  const story = { text: 'The balance of Ada is 1.', question: 'What is the balance of Rosa at the end?' };
  expect(() => criticalPath.readStory?.(story)).toThrow('opens no account for Rosa');
});

test('initial balances are the same in code and story, and each path step holds one statement of the slice', () => {
  for (const mode of modes) {
    for (const { row, level, form: drawn } of generateItems(criticalPath, mode, { batches: 1, size: 20 })) {
      const accounts = drawn as Accounts;
      const { places } = backwardSlice(accountsProgram(accounts), [row.expression]);
      const steps = new Set(places.map((place) => Math.floor(place / 2)));
      expect([...steps]).toEqual(accounts.steps.flatMap(({ onPath }, place) => (onPath ? [place] : [])));
      expect([row.slice_length, accounts.steps.length]).toEqual([5, level.parameters.operations]);
      const amounts = row.program.split('\n').slice(0, 6);
      expect(amounts).toEqual(accounts.initial.map((amount, place) => `a${place} = ${amount}`));
    }
  }
});
