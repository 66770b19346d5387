import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wrongKindNames } from '../../analysis/wrong-kinds.ts';
import { policies } from './match/policies.ts';
import { judge } from './verdict.ts';
import { type KnownTexts, wrongKind } from './wrong-kind.ts';

const state: KnownTexts = {
  expected: '{"ans":7,"done":false,"row":[1,[2,3]],"word":"x"}\n',
  isState: true,
  input: '3\n1 2 3\n',
  stateBeforeLoop: '{"ans":0,"word":""}',
  otherCheckpoint: '{"ans":9,"done":true,"row":[4,[5,6]],"word":"y"}\n',
  finalOutput: 'total 9\n',
};
const output: KnownTexts = { ...state, expected: 'YES\n12 -7 0.5\n', isState: false, otherCheckpoint: undefined };

function kindOf(reply: string, known: KnownTexts) {
  const policy = policies[known.isState ? 'json-value' : 'tokens'];
  const verdict = judge(reply, known.expected, policy);
  expect(verdict.correct).toBe(false);
  return wrongKind(verdict, known);
}
const envelope = (output: unknown) => JSON.stringify({ output });
const with7 = (ans: string) => state.expected.replace('7', ans);

describe('a wrong state', () => {
  test.each([
    ['without an envelope', 'no_answer', state.expected],
    ['beside another', 'several_answers', `${envelope(state.expected)} ${envelope('{}')}`],
    ['that is no string', 'not_a_string', envelope({ ans: 7 })],
    ['as a Python dict', 'format_only', envelope("{'ans': 7, 'done': False, 'row': [1, [2, 3]], 'word': 'x'}")],
    ['in a fence', 'format_only', envelope(`\`\`\`\n${state.expected}\`\`\``)],
    ['with a full stop', 'format_only', envelope(`${state.expected.trim()}.`)],
    ['copied from the input', 'copied_input', envelope('3\n1 2 3')],
    ['from before the loop', 'state_before_loop', envelope('{ "word": "", "ans": 0 }')],
    ['of the other checkpoint', 'other_checkpoint', envelope(state.otherCheckpoint)],
    ['that is the final output', 'final_output', envelope('total  9')],
    ['cut short', 'cut_short', envelope('{"ans": 7, "done": fal')],
    ['that is empty', 'cut_short', envelope('')],
    ['in words', 'not_json', envelope('ans is 7')],
    ['cut short and wrong', 'not_json', envelope('{"ans":8,"done":fal')],
    ['without a field', 'wrong_fields', envelope('{"ans":7,"done":false,"row":[1,[2,3]]}')],
    ['with a field too many', 'wrong_fields', envelope(with7('7,"i":1'))],
    ['with a field of another name', 'wrong_fields', envelope(state.expected.replace('ans', 'sum'))],
    ['without its object', 'wrong_type', envelope('[7,false,[1,[2,3]],"x"]')],
    ['with a string for a number', 'wrong_type', envelope(with7('"7"'))],
    ['with null for a number', 'wrong_type', envelope(with7('null'))],
    ['one too high', 'off_by_one', envelope(with7('8'))],
    ['one too low, deep inside', 'off_by_one', envelope(state.expected.replace('2', '1'))],
    ['two too high', 'one_value', envelope(with7('9'))],
    ['half too high', 'one_value', envelope(with7('7.5'))],
    ['with an item too many', 'one_value', envelope(state.expected.replace('2', '2,2'))],
    ['with two items of one field off by one', 'one_value', envelope(state.expected.replace('[2,3]', '[1,4]'))],
    ['with another word', 'one_value', envelope(state.expected.replace('x', 'y'))],
    ['wrong in two fields', 'several_values', envelope(with7('8').replace('x', 'y'))],
  ])('%s is %s', (_title, kind, reply) => {
    expect(kindOf(reply, state)).toBe(kind);
  });

  test('of a case whose fields have no value before the loop is not taken from there', () => {
    expect(kindOf(envelope('{}'), { ...state, stateBeforeLoop: '{}' })).toBe('wrong_fields');
  });
});

describe('a wrong output', () => {
  test.each([
    ['without an envelope', 'no_answer', output.expected],
    ['with commas and brackets', 'format_only', envelope('YES\n(12, -7, 0.5)')],
    ['in another case', 'format_only', envelope('Yes 12 -7 0.5')],
    ['in bold with line breaks escaped twice', 'format_only', envelope('**YES**\\n12 -7 0.5\\n')],
    ['copied from the input', 'copied_input', envelope('3 1 2 3')],
    ['cut short', 'cut_short', envelope('YES\n12')],
    ['that is empty', 'cut_short', envelope('')],
    ['that is the state before the loop', 'other', envelope('{"ans":0,"word":""}')],
    ['one too high', 'off_by_one', envelope('YES 13 -7 0.5')],
    ['one too low beyond zero', 'off_by_one', envelope('YES 12 -8 0.5')],
    ['with another word', 'one_value', envelope('NO 12 -7 0.5')],
    ['with another float', 'one_value', envelope('YES 12 -7 1.5')],
    ['without a sign', 'one_value', envelope('YES 12 7 0.5')],
    ['wrong in two tokens', 'several_values', envelope('NO 13 -7 0.5')],
    ['with a token too many', 'other', envelope('YES 12 -7 0.5 0')],
    ['with a token lost in the middle', 'other', envelope('YES -7 0.5')],
  ])('%s is %s', (_title, kind, reply) => {
    expect(kindOf(reply, output)).toBe(kind);
  });

  test.each([
    ['(()())', '((()))'],
    ['* * *', '* *'],
    ['#..', '#.'],
    ['a<b', 'a>b'],
  ])('%s is more than a format away from %s', (expected, answer) => {
    expect(kindOf(envelope(answer), { ...output, expected })).not.toBe('format_only');
  });
});

test('whatever the answer, it has a kind of the list, and none that rests on JSON when it is printed text', () => {
  const answer = fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.constantFrom('['.repeat(1e5), '('.repeat(1e5)));
  fc.assert(
    fc.property(answer, fc.boolean(), (text, isState) => {
      const kind = wrongKind(
        { envelope: 'valid', correct: false, exact: false, answer: text, difference: null },
        isState ? state : output,
      );
      expect(wrongKindNames).toContain(kind);
      if (!isState) expect(['state_before_loop', 'not_json', 'wrong_type', 'wrong_fields']).not.toContain(kind);
    }),
  );
});
