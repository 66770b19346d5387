import { beforeAll, expect, test } from 'vitest';
import type { SimulationScore } from '../../../analysis/simulation/schemas/simulation-score.ts';
import { randomStream } from '../../../core/random.ts';
import { temporaryFolder } from '../../../core/temporary-folder.ts';
import type { Prediction } from '../../schemas/prediction.ts';
import type { RunManifest } from '../../schemas/run-manifest.ts';
import type { SimulationSubjectName } from '../../simulated/subject-names.ts';
import { buildSimulation } from '../build-simulation.ts';
import { scoreRow } from '../score/score-row.ts';
import { scoreSchema } from '../score/score-runs.ts';
import { dressings } from './badly-formed.ts';
import { readSimulationQuestions } from './panel.ts';
import { lazyAfterSteps, type SimulationQuestion, simulationSubjects, slipChance } from './subjects.ts';

let questions: SimulationQuestion[] = [];

beforeAll(async () => {
  const corpusDirectory = temporaryFolder('subjects');
  const families = ['straight-line', 'nested-loops', 'boxes', 'sorting', 'classic-pairs'];
  await buildSimulation({
    corpusDirectory,
    families,
    modes: ['paper'],
    batches: 1,
    size: 2,
    templates: ['all'],
    jobs: 1,
  });
  questions = readSimulationQuestions(corpusDirectory);
});

/** What scoring says of a subject's reply to a question. */
function scored(name: SimulationSubjectName, question: SimulationQuestion, seed: number): SimulationScore {
  const reply = simulationSubjects[name]({ question, random: randomStream(seed), askedBefore: 0 });
  const response_text = reply.kind === 'text' ? reply.text : '';
  const outcome = reply.kind === 'text' ? 'answered' : 'no_response';
  const row = scoreRow({
    manifest: { setting: `sim/${name}`, provider: 'sim', model: name, mode: 'default', simulated: true } as RunManifest,
    cell: { id: `${question.task.task_id}|sim/${name}|1`, task: question.task, repeat: 1 },
    prediction: { outcome, response_text, no_response_reason: null } as Prediction,
    ...question,
  });
  expect(scoreSchema.complaint(row)).toBe(undefined);
  return row;
}

const asked = (template: string, ...families: string[]) =>
  questions.filter(({ task, item }) => task.template === template && families.includes(item.family));

test('the oracle is right on every task, strictly, and shows every step where it is asked for them', () => {
  expect(new Set(questions.map(({ task }) => `${task.arm} ${task.template}`)).size).toBe(10);
  for (const question of questions) {
    const score = scored('oracle', question, 1);
    expect(score).toMatchObject({ status: 'correct', strict: true, first_error: 'none' });
    if (!score.trace_asked || score.trace_changes === null) continue;
    expect(score, question.task.task_id).toMatchObject({
      lazy: false,
      trace_wrong: 0,
      trace_complete: true,
      first_divergent_step: null,
    });
    expect(score.trace_reported).toBe(score.trace_changes);
  }
});

test('the chance of a slip at every step is found again, and each slip at its place', () => {
  let [slips, followed] = [0, 0];
  for (const question of asked('line-by-line', 'straight-line').filter(({ task }) => task.arm === 'code')) {
    for (let seed = 0; seed < 40; seed += 1) {
      const score = scored('slip', question, seed);
      slips += score.first_divergent_step === null ? 0 : 1;
      followed += score.steps_followed ?? 0;
      if (score.first_divergent_step === null) expect(score.lenient).toBe(true);
    }
  }
  const rate = slips / (slips + followed);
  // Three standard errors of as many steps.
  expect(Math.abs(rate - slipChance)).toBeLessThan(3 * Math.sqrt((slipChance * (1 - slipChance)) / (slips + followed)));
});

test.each(['nested-loops', 'boxes', 'sorting'])(
  'a slip in %s shows in the trace and may spoil the answer',
  (family) => {
    const ofCode = asked('line-by-line', family).filter(({ task, trace }) => task.arm === 'code' && trace.complete);
    const scores = ofCode.flatMap((question) =>
      Array.from({ length: 30 }, (_, seed) => scored('slip', question, seed)),
    );
    const wrong = scores.filter(({ lenient }) => !lenient);
    expect(wrong.length).toBeGreaterThan(0);
    expect(wrong.filter(({ first_error }) => first_error === 'none')).toEqual([]);
  },
);

test('the lazy subject is right on short programs and flagged as lazy on long ones', () => {
  const scores = asked('cot', 'straight-line').map((question) => scored('lazy', question, 1));
  const ofCode = scores.filter(({ rendering }) => rendering === 'code');
  const [short, long] = [true, false].map((isShort) =>
    ofCode.filter(({ trace_changes }) => (trace_changes as number) <= lazyAfterSteps === isShort),
  );
  expect(short?.every(({ lenient, lazy }) => lenient && lazy === false)).toBe(true);
  expect(long?.every(({ lazy, trace_present }) => lazy === true && trace_present === false)).toBe(true);
  expect([short?.length, long?.length].every((count) => count !== undefined && count > 0)).toBe(true);
});

test('the subject that knows functions by heart answers every variation with the well-known function', () => {
  const scores = asked('cosm', 'classic-pairs').map((question) => scored('vanilla', question, 1));
  const tellable = scores.filter(({ answered_vanilla }) => answered_vanilla !== null);
  expect(tellable.length).toBeGreaterThan(3);
  expect(
    tellable.every((score) => score.answered_vanilla === true && score.first_error === 'vanilla_for_variation'),
  ).toBe(true);
  expect(scores.filter(({ guess_vanilla }) => guess_vanilla === null).every(({ lenient }) => lenient)).toBe(true);
});

test('of the badly formed replies those that can be understood are, by the lenient reading alone', () => {
  for (const question of asked('cot', 'straight-line', 'boxes', 'sorting', 'classic-pairs')) {
    for (const { write, isUnderstood } of dressings) {
      const row = scoreRow({
        manifest: { setting: 's', provider: 'p', model: 'm', mode: 'default', simulated: true } as RunManifest,
        cell: { id: 'c', task: question.task, repeat: 1 },
        prediction: { outcome: 'answered', response_text: write(question.item.answer) } as Prediction,
        ...question,
      });
      expect([row.lenient, row.strict], write(question.item.answer)).toEqual([isUnderstood, false]);
    }
  }
});

test('one cell in eight never answers, another one in eight only when asked again', () => {
  const [question] = questions as [SimulationQuestion];
  const answers = (askedBefore: number) =>
    Array.from({ length: 2000 }, (_, seed) =>
      simulationSubjects.silent({ question, random: randomStream(seed), askedBefore }),
    ).filter(({ kind }) => kind === 'text').length / 2000;
  expect(answers(0)).toBeCloseTo(3 / 4, 1);
  expect(answers(1)).toBeCloseTo(7 / 8, 1);
});
