/** The rules that look at a built corpus, on answers and traces made for them. */
import { expect, test } from 'vitest';
import { canary } from '../../../core/canary.ts';
import { sha256 } from '../../../core/hash.ts';
import type { Candidate } from '../../../corpus/schemas/candidate.ts';
import type { CheckpointTask } from '../../read-tasks.ts';
import type { Case } from '../../schemas/case.ts';
import type { Oracle } from '../../schemas/oracle.ts';
import { questionsOf } from '../../simulated/questions.ts';
import type { BuiltCase } from '../built-corpus.ts';
import type { LintedCase } from '../linted-corpus.ts';
import { guessedAnswers } from './guessed-answers.ts';
import type { MeasuredCorpus, Rule } from './rule.ts';
import { traces } from './traces.ts';
import { trivialCases } from './trivial-cases.ts';
import { upToDate } from './up-to-date.ts';

const study = 'authored-contest-python';
const arms = ['short-trace-final', 'long-trace-final', 'inside-loop-state', 'post-loop-state'] as const;

interface Sketch {
  readonly steps?: readonly [short: number, long: number];
  readonly inputs?: readonly [short: string, long: string];
  readonly answers?: readonly [short: string, long: string, inside: string, post: string];
}

/** A corpus of the given cases, each right unless its sketch says otherwise. */
function corpusOf(sketches: Readonly<Record<string, Sketch>>): MeasuredCorpus {
  const built = Object.entries(sketches).map(([slug, sketch]) => builtCase(`${study}/${slug}`, slug, sketch));
  const questions = built.flatMap(({ row, oracles, candidate }) =>
    arms.map((arm) => {
      const prompt = `<input>\n${arm === 'short-trace-final' ? candidate.short_input : candidate.long_input}</input>`;
      const match_policy = arm.endsWith('final') ? 'tokens' : 'json-value';
      const task = {
        arm,
        case_id: row.case_id,
        source_id: row.case_id,
        language: 'python',
        match_policy,
        prompt,
      } as CheckpointTask;
      return { task, oracle: oracles[arm], otherCheckpoint: undefined };
    }),
  );
  return {
    programs: [],
    unreadable: [],
    pairs: [],
    distributions: [],
    cases: built.map(({ candidate }) => lintedCase(candidate)),
    built: {
      directory: 'build/corpus',
      sources: new Map(),
      candidates: new Map(built.map(({ candidate }) => [candidate.case_id, candidate])),
      cases: built,
      exclusions: [],
      questions: questionsOf(questions),
    },
  };
}

function builtCase(case_id: string, slug: string, { steps, inputs, answers }: Sketch): BuiltCase {
  const [short_input, long_input] = inputs ?? [`3 ${slug}\n`, `40 ${slug}\n`];
  const texts = answers ?? [`${slug} 1\n`, `${slug} 2\n`, `{"ans":"${slug}","n":5}`, `{"ans":"${slug}!","n":9}`];
  const oracles = arms.map((arm, index): Oracle => {
    const answer = texts[index] as string;
    const facts = { answer_sha256: sha256(answer), answer_bytes: answer.length, trace_length: 10, canary };
    return { task_id: `${case_id}/${arm}`, case_id, arm, ...facts, answer, state_before_loop: '{"n":0}' };
  });
  const [short_trace_length, long_trace_length] = steps ?? [100, 2000];
  return {
    row: { case_id, study, short_trace_length, long_trace_length } as Case,
    candidate: {
      case_id,
      source_sha256: sha256(case_id),
      short_input,
      long_input,
      short_input_sha256: sha256(short_input),
      long_input_sha256: sha256(long_input),
    } as Candidate,
    oracles: Object.fromEntries(oracles.map((oracle) => [oracle.arm, oracle])) as BuiltCase['oracles'],
  };
}

function lintedCase({ case_id, short_input, long_input }: Candidate): LintedCase {
  const input = (text: string) => ({ file: `${case_id}/inputs.py`, printed: { text }, again: undefined });
  return {
    caseId: case_id,
    study,
    folder: case_id,
    sourceSha256: sha256(case_id),
    short: input(short_input),
    long: input(long_input),
  };
}

const found = async (rule: Rule, corpus: MeasuredCorpus) =>
  (await rule.find(corpus)).map(({ about, place, message }) => `${about.slice(study.length + 1)} ${place}: ${message}`);

test('traces: a long run less than five times the short one, or beyond 100,000 statements', async () => {
  const corpus = corpusOf({
    good: {},
    equal: { steps: [100, 500] },
    near: { steps: [100, 499] },
    far: { steps: [2, 100_001] },
  });
  expect(await found(traces, corpus)).toEqual([
    'near long: the long run has 499 statements, 5.0 times the 100 of the short one: less than 5 times',
    'far long: the long run has 100001 statements, more than 100000',
  ]);
});

test('trivial cases: an output that is the same on both inputs or is the input, a state that is a piece of the input', async () => {
  const [inside, post] = ['{"a":7,"b":8}', '{"a":1,"b":2}'];
  const corpus = corpusOf({
    good: { inputs: ['1\n', '3 4 5 6\n'], answers: ['x\n', 'y\n', '{"row":[4,6,5]}', '{"row":[4,5]}'] },
    same: { answers: ['YES\n', 'YES \n', inside, post] },
    echo: { inputs: ['5 6\n', '9 9\n'], answers: ['5\n6\n', '9 8\n', inside, post] },
    stored: { inputs: ['1\n', '3 4 5 6\n'], answers: ['x\n', 'y\n', '{"row":[4,5]}', '{"k":3,"row":[4,5]}'] },
  });
  expect(await found(trivialCases, corpus)).toEqual([
    'same long-trace-final: the output is the same on both inputs',
    'echo short-trace-final: the output is the input',
    'stored post-loop-state: the state is a piece of the input',
  ]);
});

test('guessed answers: each answer by which a guesser reaches 5 % of an arm', async () => {
  const others = Object.fromEntries(Array.from({ length: 37 }, (_, index) => [`p${index}`, {}]));
  const guessed = { answers: ['7\n', 'long\n', '{"n":0}', '{"n":4}'] } as const;
  const twice = corpusOf({
    ...others,
    one: guessed,
    two: { ...guessed, answers: ['7\n', 'l\n', '{"n":6}', '{"n":5}'] },
  });
  const both = ['one', 'two'].map(
    (slug) =>
      `${slug} short-trace-final: commonest is right here, as in 5.1 % of short-trace-final (python): 5 % is too much`,
  );
  expect(await found(guessedAnswers, twice)).toEqual(both);
  expect(await found(guessedAnswers, corpusOf({ ...others, one: guessed }))).toEqual([]);
});

test('up to date: a corpus built with other inputs, from another source or without a program, unless that was refused', async () => {
  const corpus = corpusOf({ good: {}, changed: {}, rewritten: {}, missing: {}, refused: {} });
  const built = corpus.built as NonNullable<MeasuredCorpus['built']>;
  const candidates = new Map(built.candidates);
  const changed = candidates.get(`${study}/changed`) as Candidate;
  candidates.set(changed.case_id, { ...changed, long_input_sha256: sha256('other') });
  const rewritten = candidates.get(`${study}/rewritten`) as Candidate;
  candidates.set(rewritten.case_id, { ...rewritten, source_sha256: sha256('other') });
  for (const slug of ['missing', 'refused']) candidates.delete(`${study}/${slug}`);
  const refused = { program_id: `${study}/refused` } as (typeof built.exclusions)[number];
  const stale = { ...corpus, built: { ...built, candidates, exclusions: [refused] } };
  const message =
    'whole folder: the corpus in build/corpus was built without it, or from another source or other inputs';
  expect(await found(upToDate, stale)).toEqual([`changed ${message}`, `rewritten ${message}`, `missing ${message}`]);
});
