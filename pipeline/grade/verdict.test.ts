import fc from 'fast-check';
import { expect, test } from 'vitest';
import { policies } from './match/policies.ts';
import { judge, judgeAsPaper } from './verdict.ts';

const envelope = (output: unknown) => JSON.stringify({ output });
const { 'json-value': jsonValue, tokens } = policies;
const state = '{"ans":63250,"big":123456789012345678901234567890,"dp":[1.5,true,null]}\n';

test('a right answer in a valid envelope is right', () => {
  expect(judge(envelope(state), state, jsonValue)).toEqual({
    envelope: 'valid',
    correct: true,
    exact: true,
    answer: state,
    difference: null,
  });
});

test('a right state written otherwise matches without being exact', () => {
  const other = '{ "big": 123456789012345678901234567890, "dp": [1.5, true, null], "ans": 63250 }';
  expect(judge(envelope(other), state, jsonValue)).toMatchObject({ correct: true, exact: false });
});

test('one final newline does not count for exactness, two do', () => {
  expect(judge(envelope('1 2'), '1 2\n', tokens)).toMatchObject({ correct: true, exact: true });
  expect(judge(envelope('1 2\n\n'), '1 2\n', tokens)).toMatchObject({ correct: true, exact: false });
});

test('answers that agree under the policy are one answer, others are ambiguous and wrong even when one is right', () => {
  expect(judge(`${envelope('1 2')} ${envelope('1\n2')}`, '1 2', tokens)).toMatchObject({
    envelope: 'recovered',
    correct: true,
  });
  expect(judge(`${envelope('1 2')} ${envelope('1 3')}`, '1 2', tokens)).toEqual({
    envelope: 'ambiguous',
    correct: false,
    exact: false,
    answer: null,
    difference: 'two answers: token 2: expected 2, got 3',
  });
});

test('the grader of the paper counts any right candidate', () => {
  expect(judgeAsPaper(`${envelope('1 3')} ${envelope('1 2')}`, '1 2')).toMatchObject({
    envelope: 'recovered',
    correct: true,
  });
  expect(judgeAsPaper(envelope('1 3'), '1 2')).toMatchObject({ envelope: 'valid', correct: false });
  expect(judgeAsPaper('nothing', '1 2')).toMatchObject({ envelope: 'missing', correct: false });
});

test('a wrong answer says where it differs', () => {
  const wrong = state.replace('63250', '63251');
  expect(judge(envelope(wrong), state, jsonValue).difference).toBe('ans: expected 63250, got 63251');
});

test('no two different integers are ever taken for one another', () => {
  const integers = fc.tuple(fc.bigInt(), fc.bigInt({ min: 1n, max: 3n }));
  fc.assert(
    fc.property(integers, ([integer, step]) => {
      expect(judge(envelope(`[${integer + step}]`), `[${integer}]`, jsonValue).correct).toBe(false);
      expect(judge(envelope(`[${integer}]`), `[${integer}]`, jsonValue).correct).toBe(true);
    }),
  );
});

/** Pieces that replies to trip a grader are made of. */
const pieces = fc.constantFrom(
  '{',
  '}',
  '"',
  '\\',
  'output',
  '"output"',
  ':',
  ' ',
  '\n',
  '```',
  '~~~',
  '<think>',
  '</think>',
  '[',
  ']',
  ',',
  'wrong',
  '\ud800',
  envelope('wrong'),
  envelope(1),
);
const replies = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(pieces, { maxLength: 40 }).map((list) => list.join('')),
);

test('whatever the reply, grading does not throw, and nothing but the answer is ever right', () => {
  fc.assert(
    fc.property(replies, (reply) => {
      for (const [expected, policy] of [
        ['the answer 1', tokens],
        ['{"answer":1}', jsonValue],
      ] as const) {
        expect(judge(reply, expected, policy).correct).toBe(false);
        expect(judgeAsPaper(reply, expected).correct).toBe(false);
      }
    }),
    { numRuns: 3_000 },
  );
});

test.each([
  ['opening braces', '{'.repeat(1_000_000)],
  ['opening envelopes', '{"output":'.repeat(100_000)],
  ['opening envelopes with strings', '{"output":"'.repeat(100_000)],
  ['nested arrays', `{"output":${'['.repeat(500_000)}${']'.repeat(500_000)}}`],
  ['a deep array as the answer', envelope(`${'['.repeat(500_000)}${']'.repeat(500_000)}`)],
  ['a deep object as the answer', envelope('{"a":'.repeat(200_000))],
  ['a long string', envelope('x'.repeat(5_000_000))],
  ['a long JSON string', envelope(JSON.stringify('x'.repeat(5_000_000)))],
  ['backslashes', `{"output":"${'\\'.repeat(1_000_000)}`],
  ['many envelopes', envelope('1').repeat(100_000)],
  ['many fences', '```\n'.repeat(200_000)],
  ['many think tags', '<think></think>'.repeat(100_000)],
  ['white space', `{${' '.repeat(2_000_000)}`],
  ['a long number', envelope(`[${'9'.repeat(200_000)}]`)],
])('a hostile reply of %s is graded without delay', (_title, reply) => {
  // Work that grows with the square of these lengths would outlast the time limit of every test.
  expect(judge(reply, '{"answer":[1]}', jsonValue).correct).toBe(false);
  expect(judge(reply, 'the answer', tokens).correct).toBe(false);
  expect(judgeAsPaper(reply, '{"answer":[1]}').correct).toBe(false);
});
