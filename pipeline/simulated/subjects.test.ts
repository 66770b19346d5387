import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canary } from '../../core/canary.ts';
import { sha256 } from '../../core/hash.ts';
import { randomStream } from '../../core/random.ts';
import { policies } from '../grade/match/policies.ts';
import { judge, judgeAsPaper } from '../grade/verdict.ts';
import type { Oracle } from '../schemas/oracle.ts';
import { smallCorpus } from '../test/small-corpus.ts';
import { dressings } from './badly-formed.ts';
import { type Question, readQuestions } from './questions.ts';
import { subjects } from './subjects.ts';
import { wrongAnswer } from './wrong-answer.ts';

function questionOf(answer: string, policy: 'json-value' | 'tokens', otherCheckpoint?: string): Question {
  const arm = policy === 'tokens' ? 'long-trace-final' : 'inside-loop-state';
  const [task] = smallCorpus(1).tasks;
  if (task === undefined) throw new Error('no task');
  const oracle: Oracle = {
    task_id: task.task_id,
    case_id: task.case_id,
    arm,
    answer_sha256: sha256(answer),
    answer_bytes: Buffer.byteLength(answer),
    trace_length: 1000,
    canary,
    answer,
    state_before_loop: '{}',
  };
  return { task: { ...task, arm, match_policy: policy }, oracle, otherCheckpoint };
}

test('a slipped answer is wrong under every policy, whatever the true answer', () => {
  const answers = fc.oneof(
    fc.jsonValue().map((value) => ({ answer: JSON.stringify(value), policy: 'json-value' as const })),
    fc.string({ unit: 'binary' }).map((answer) => ({ answer, policy: 'tokens' as const })),
    fc.array(fc.bigInt()).map((numbers) => ({ answer: `${numbers.join(' ')}\n`, policy: 'tokens' as const })),
    fc.constantFrom('', '[]', '{}', 'null', 'true', '""', '0', '-1', '9.5', '1e300', '"\\u0041"').map((answer) => ({
      answer,
      policy: 'json-value' as const,
    })),
  );
  fc.assert(
    fc.property(answers, fc.nat(), ({ answer, policy }, seed) => {
      const wrong = wrongAnswer(questionOf(answer, policy), randomStream(seed));
      for (const rule of Object.values(policies)) expect(rule.matches(answer, wrong)).toBe(false);
      expect(judge(JSON.stringify({ output: wrong }), answer, policies[policy]).correct).toBe(false);
      expect(judgeAsPaper(JSON.stringify({ output: wrong }), answer).correct).toBe(false);
    }),
  );
});

test('a slipped state is one number off or the state of the other checkpoint, and stays JSON', () => {
  const question = questionOf('{"ans":41,"key7":"row 8"}', 'json-value', '{"ans":90,"key7":"row 8"}');
  const wrong = new Set(Array.from({ length: 200 }, (_, seed) => wrongAnswer(question, randomStream(seed))));
  expect(wrong).toContain('{"ans":90,"key7":"row 8"}');
  expect(wrong).toContain('{"ans":42,"key7":"row 8"}');
  for (const answer of wrong) expect(JSON.parse(answer)).toMatchObject({ key7: 'row 8' });
});

test.each(['slip', 'load'] as const)(
  '%s gets what is of median size right half the time, twice of it a quarter',
  (name) => {
    const question = questionOf('41', 'tokens');
    const shareRight = (factor: number) => {
      const questions = {
        ...readQuestions(smallCorpus(1).corpusDirectory),
        medianTraceLength: 1000 / factor,
        medianLoad: 2000 / factor,
      };
      const replies = Array.from({ length: 4000 }, (_, seed) =>
        subjects[name]({ question, questions, random: randomStream(seed), askedBefore: 0 }),
      );
      return replies.filter((reply) => reply.kind === 'text' && reply.text === '{"output":"41"}').length / 4000;
    };
    expect(shareRight(1)).toBeCloseTo(0.5, 1);
    expect(shareRight(2)).toBeCloseTo(0.25, 1);
    expect(shareRight(0.01)).toBeGreaterThan(0.98);
  },
);

test('of the badly formed replies the first half is understood, the second is not, and none makes a wrong answer right', () => {
  const verdicts = (answer: string, other: string) =>
    dressings.map((dressing) => judge(dressing(answer, other), '1 2\n', policies.tokens));
  expect(verdicts('1 2\n', '1 3\n').map((verdict) => verdict.correct)).toEqual(dressings.map((_, index) => index < 9));
  expect(verdicts('1 3\n', '1 2\n').every((verdict) => !verdict.correct)).toBe(true);
});

test('the medians are those of all tasks of the corpus', () => {
  const { corpusDirectory } = smallCorpus(3);
  expect(readQuestions(corpusDirectory)).toMatchObject({ medianTraceLength: (402 + 900) / 2 });
});
