/** Targets that answers and complexities of a built corpus have to meet. */
import { expect, test } from 'vitest';
import type { StudyDistribution } from '../distributions.ts';
import type { LintedProgram } from '../linted-corpus.ts';
import type { MeasuredCorpus } from './rule.ts';
import { targets } from './targets.ts';

const study = 'authored-contest-cpp';

const enough: StudyDistribution = {
  study,
  programs: 75,
  admitted_programs: 70,
  cases: 70,
  refused: 5,
  topics: {},
  lines: { least: 15, median: 40, most: 200 },
  cyclomatic: { least: 3, median: 20, most: 40 },
  long_trace: null,
  trace_ratio: null,
  peak_state: null,
  state_bytes: null,
  answer_characters: null,
  short_answers_share: 0.2,
};

const complaints = async (distribution: Partial<StudyDistribution>, more: Partial<MeasuredCorpus> = {}) => {
  const measured = {
    programs: [],
    distributions: [{ ...enough, ...distribution }],
    ...more,
  } as unknown as MeasuredCorpus;
  return (await targets.find(measured)).map(({ place, message, remedy }) => `${place}: ${message}. ${remedy}`);
};

test('a study that meets its targets exactly has no finding', async () => {
  expect(await complaints({})).toEqual([]);
});

test('too few admitted programs and cases, too short a median, too many short outputs', async () => {
  const lacking = {
    admitted_programs: 69,
    cases: 69,
    short_answers_share: 0.21,
    lines: { least: 15, median: 39, most: 99 },
  };
  expect(await complaints(lacking)).toEqual([
    'programs: 69 of 70 admitted programs. Add 1.',
    'cases: 69 of 70 admitted cases. Add 1.',
    'lines: the median length is 39 lines, below 40. Add longer ones.',
    'final outputs: 21.0 % of the final outputs have fewer than 4 characters; at most 20 % may. Choose inputs with longer outputs.',
  ]);
});

test('a program without decisions', async () => {
  const programId = `${study}/straight`;
  const program = { programId, study, source: 'x\n'.repeat(20), sourceFile: 'program.cpp' } as LintedProgram;
  const built = { cases: [{ row: { source_id: programId, cyclomatic: 2 } }] } as unknown as MeasuredCorpus['built'];
  expect(await complaints({}, { programs: [program], built })).toEqual([
    'whole file: its cyclomatic complexity is 2; at least 3 is wanted. Choose a problem that takes more decisions.',
  ]);
});
