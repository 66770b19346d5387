import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SimulationScore } from '../../../analysis/simulation/schemas/simulation-score.ts';
import { canary } from '../../../core/canary.ts';
import type { SimulationItem } from '../../../corpus/simulation/schemas/simulation-item.ts';
import type { Prediction } from '../../schemas/prediction.ts';
import type { RunManifest } from '../../schemas/run-manifest.ts';
import type { Task } from '../../schemas/task.ts';
import type { SimulationTrace } from '../schemas/simulation-trace.ts';
import { withMajority } from './majority.ts';
import { scoreRow } from './score-row.ts';
import { scoreSchema } from './score-runs.ts';

const program = 'a0 = 4\na1 = 2\na0 += a1\na1 -= a1\na0 -= 9\n';

const item: SimulationItem = {
  item_id: 'straight-line/paper/n=3/b1/00',
  world_id: 'w',
  family: 'straight-line',
  mode: 'paper',
  level: 'n=3',
  position: 3,
  batch: 1,
  item: 0,
  seed: 1,
  generator: '1',
  paraphrase: 0,
  answer_kind: 'integer',
  answer: '-3',
  has_story: false,
  trace_length: 5,
  live_variables: 2,
  target_writes: 2,
  magnitude: '9',
  slice_length: 2,
  copy_initial: '4',
  last_literal: '9',
  sorted_input: null,
  vanilla: '15',
  parameters: { n: 3 },
  program,
  code_question: 'What is the value of a0 after the last line?',
  expression: 'a0',
  story: null,
  story_question: null,
  trace: null,
  form: {},
  canary,
  item_sha256: '',
} as SimulationItem;

const trace: SimulationTrace = {
  item_id: item.item_id,
  complete: true,
  program,
  changes: [
    { line: 1, variable: 'a0', value: '4' },
    { line: 2, variable: 'a1', value: '2' },
    { line: 3, variable: 'a0', value: '6' },
    { line: 4, variable: 'a1', value: '0' },
    { line: 5, variable: 'a0', value: '-3' },
  ],
  canary,
};

/** Scores one reply; without one the cell was never asked. */
function score(
  reply: string | undefined,
  facts: { outcome?: Prediction['outcome']; template?: string } = {},
): SimulationScore {
  const { outcome = 'answered', template = 'cot' } = facts;
  const task = { task_id: `${item.item_id}/code~${template}`, case_id: item.item_id, arm: 'code', template } as Task;
  const row = scoreRow({
    manifest: { setting: 'p/m', provider: 'p', model: 'm', mode: 'default', simulated: false } as RunManifest,
    cell: { id: `${task.task_id}|p/m|1`, task: { ...task, prompt_version: 'v', prompt_sha256: 'h' }, repeat: 1 },
    prediction:
      reply === undefined
        ? undefined
        : ({ outcome, response_text: reply, output_tokens: null, no_response_reason: null } as unknown as Prediction),
    item,
    trace,
  });
  expect(scoreSchema.complaint(row)).toBe(undefined);
  return row;
}

const steps = 'a0 += a1 -> a0 = 6\na1 -= a1 -> a1 = 0\na0 -= 9 -> a0 = -3\n';

test.each<[string, Parameters<typeof score>, Partial<SimulationScore>]>([
  [
    'right, with all steps',
    [`${steps}<answer>-3</answer>`],
    {
      status: 'correct',
      strict: true,
      trace_complete: true,
      trace_wrong: 0,
      steps_followed: 3,
      first_error: 'none',
      lazy: false,
      absolute_error: 0,
    },
  ],
  ['right, dressed', [`${steps}<answer>a0 = \u22123</answer>`], { status: 'correct', strict: false, lenient: true }],
  [
    'right, without tag',
    [`${steps}The answer is -3.`],
    { status: 'correct', strict: false, answer_source: 'labelled' },
  ],
  [
    'wrong after a slip',
    [`${steps.replaceAll('-3', '-4')}<answer>-4</answer>`],
    {
      status: 'wrong',
      absolute_error: 1,
      first_divergent_step: 3,
      steps_followed: 2,
      step_error_rate: 1 / 3,
      first_error: 'arithmetic_slip',
    },
  ],
  [
    'the well-known function',
    ['<answer>15</answer>'],
    { status: 'wrong', answered_vanilla: true, first_error: 'vanilla_for_variation' },
  ],
  [
    'an answer without steps',
    ['<answer>0</answer>'],
    { status: 'wrong', trace_present: false, first_error: 'premature_answer', lazy: true, answered_vanilla: false },
  ],
  [
    'the same where no steps were asked for',
    ['<answer>0</answer>', { template: 'direct' }],
    { first_error: 'none', lazy: null, trace_asked: false },
  ],
  ['no tag', ['a0 is something'], { status: 'no_tag', answer: null, absolute_error: null, answered_vanilla: null }],
  ['a tag without a number', ['<answer>a0</answer>'], { status: 'malformed', answer_source: 'tag' }],
  ['a refusal in words', ["I'm sorry, but I cannot execute code."], { status: 'refused' }],
  [
    'cut off on the way',
    ['a0 += a1 -> a0 = 6\na1 -= a1 -> a1 = 0\na0', { outcome: 'truncated' }],
    { status: 'truncated', first_error: 'truncated_tracking', lenient: false },
  ],
  ['cut off after the answer', ['<answer>-3</answer> because', { outcome: 'truncated' }], { status: 'correct' }],
  ['empty', ['', { outcome: 'empty' }], { status: 'empty', completed: true }],
  [
    'an error of the server',
    ['', { outcome: 'no_response' }],
    { status: 'no_response', completed: false, trace_present: null, lazy: null, reply_pieces: null },
  ],
  ['never asked', [undefined], { status: 'no_response', completed: false, no_response_reason: 'not_asked' }],
])('%s', (_, facts, expected) => {
  expect(score(...facts)).toMatchObject(expected);
});

test('no reply makes scoring fail', () => {
  const pieces = fc.constantFrom(
    ...'a0|a1|a0 += a1|a1 -= a1|=|->|:|is now|from|to|-3|9|[1, 2]|{|}|(|)|\n|, |. |**|<answer>|</answer>|answer'.split(
      '|',
    ),
    '|',
  );
  const replies = fc.array(fc.oneof(pieces, fc.string()), { maxLength: 60 }).map((parts) => parts.join(' '));
  fc.assert(
    fc.property(replies, (reply) => score(reply).completed),
    { numRuns: 500 },
  );
});

test('the majority of all repeats, ties to the earliest, the same on every repeat', () => {
  const repeats = (...answers: (string | undefined)[]) =>
    withMajority(
      answers.map((answer, index) => ({ ...score(answer && `<answer>${answer}</answer>`), repeat: index + 1 })),
    ).map(({ majority_answer, majority_correct }) => [majority_answer, majority_correct]);
  expect(repeats('-3', '5', '-3.0')).toEqual(Array(3).fill(['-3', true]));
  expect(repeats('5', '-3')).toEqual(Array(2).fill(['5', false]));
  expect(repeats(undefined, 'none of these')).toEqual(Array(2).fill([null, false]));
});
