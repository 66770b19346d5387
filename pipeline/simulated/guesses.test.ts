import { expect, test } from 'vitest';
import { smallCorpus } from '../test/small-corpus.ts';
import { commonestAnswers } from './commonest-answers.ts';
import { guesses, guessIsRight } from './guesses.ts';
import { type Question, questionsOf, readQuestions } from './questions.ts';
import { guesserNames } from './subject-names.ts';

function asked() {
  const questions = readQuestions(smallCorpus(3).corpusDirectory);
  const [shortFinal, , inside] = questions.all as [Question, Question, Question];
  return { questions, shortFinal, inside };
}

test('what each guesser answers to a final output and to a state', () => {
  const { questions, shortFinal, inside } = asked();
  const answers = (question: Question) => guesserNames.map((name) => [name, guesses[name](question, questions)]);
  expect(answers(shortFinal)).toEqual([
    ['empty', ''],
    ['echo', 'short-trace-final\n'],
    ['commonest', '1 1'],
    ['before-loop', '0'],
  ]);
  expect(answers(inside)).toEqual([
    ['empty', ''],
    ['echo', 'inside-loop-state\n'],
    ['commonest', '{"ans":1,"row":[1.5,2.0,1]}'],
    ['before-loop', '{"ans":0}'],
  ]);
});

test('the values before the loop are those of all fields, in their order', () => {
  const { questions, shortFinal } = asked();
  const oracle = { ...shortFinal.oracle, state_before_loop: '{"a":[1,[2.50,"x"]],"b":true}' };
  expect(guesses['before-loop']({ ...shortFinal, oracle }, questions)).toBe('1 2.50 x true');
});

test('the commonest answer is that of most questions of the arm, the own program left out', () => {
  const { shortFinal } = asked();
  const answering = (answer: string, source_id: string): Question => ({
    ...shortFinal,
    task: { ...shortFinal.task, source_id },
    oracle: { ...shortFinal.oracle, answer },
  });
  const answered = [
    ...[answering('9\n', 'a'), answering('9\n', 'a'), answering('9', 'a')],
    ...[answering('4 2\n', 'b'), answering('4\n2\n', 'c'), answering('5\n', 'd')],
  ];
  const commonest = commonestAnswers(answered);
  expect(answered.map(commonest)).toEqual(['4 2', '4 2', '4 2', '9', '9', '9']);
  expect(commonest(answering('x', 'e'))).toBe('9');
  expect(commonestAnswers([shortFinal])(shortFinal)).toBe('');
});

test('a guess is right under the match policy of its task', () => {
  const { shortFinal } = asked();
  const other = { ...shortFinal, task: { ...shortFinal.task, source_id: 'other' } };
  const pair = questionsOf([shortFinal, other]);
  expect(guesserNames.map((name) => guessIsRight(name, shortFinal, pair))).toEqual([false, false, true, false]);
});
