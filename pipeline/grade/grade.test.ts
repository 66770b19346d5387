import { appendFileSync, cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Grade } from '../../analysis/schemas/grade.ts';
import { writeJsonLines } from '../../core/json-lines.ts';
import { compileSchema } from '../../core/schema.ts';
import { collect } from '../collect/collect.ts';
import { predictionRows, predictionSchema } from '../prediction-rows.ts';
import { readManifest, runFolder, writeManifest } from '../run-folder.ts';
import oracleSchema from '../schemas/oracle.schema.json' with { type: 'json' };
import type { Oracle } from '../schemas/oracle.ts';
import type { Prediction } from '../schemas/prediction.ts';
import { startSimulatedSubjects } from '../simulated/server.ts';
import { type SmallCorpus, smallCorpus, writeTasks } from '../test/small-corpus.ts';
import { gradeRuns } from './grade.ts';

async function collected(model: string): Promise<SmallCorpus> {
  const corpus = smallCorpus(2);
  const server = await startSimulatedSubjects({ corpusDirectory: corpus.corpusDirectory });
  onTestFinished(() => server.close());
  await collect({ ...corpus, model, simulatedBaseUrl: server.baseUrl });
  return corpus;
}

const setting = 'sim/oracle';
const gradesFile = (corpus: SmallCorpus) => join(corpus.analysisDirectory, 'grades.jsonl');
const readGrades = (corpus: SmallCorpus) =>
  readFileSync(gradesFile(corpus), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Grade);

/** Rewrites the predictions of a run. */
function changeRows(corpus: SmallCorpus, change: (rows: Prediction[]) => Prediction[]): void {
  const { predictionsFile } = runFolder(corpus.runsDirectory, setting);
  writeJsonLines(predictionsFile, change([...predictionRows(predictionsFile)]), predictionSchema);
}

test('a graded row holds everything the analysis needs', async () => {
  const corpus = await collected(setting);
  gradeRuns(corpus);
  const task = corpus.tasks.find((other) => other.task_id === 'case-0000/inside-loop-state');
  expect(readGrades(corpus)[0]).toEqual({
    cell_id: 'case-0000/inside-loop-state|sim/oracle|1',
    task_id: 'case-0000/inside-loop-state',
    case_id: 'case-0000',
    source_id: 'program-0',
    study: 'classic-python',
    language: 'python',
    arm: 'inside-loop-state',
    template: 'default',
    setting: 'sim/oracle',
    provider: 'sim',
    model: 'oracle',
    mode: 'default',
    simulated: true,
    repeat: 1,
    status: 'correct_valid',
    completed: true,
    correct: true,
    exact: true,
    outcome: 'answered',
    no_response_reason: null,
    envelope: 'valid',
    grader: 'midrun',
    match_policy: 'json-value',
    trace_length: 400,
    cyclomatic: 3,
    peak_state: 12,
    state_load: 240,
    state_status: 'MEASURED',
    edge_overlap: 1,
    answer_bytes: 28,
    prompt_sha256: task?.prompt_sha256,
    difference: null,
    wrong_kind: 'none',
    reasoning_tokens: null,
  });
});

test('grading again, and after the rows have changed their order, writes the same bytes', async () => {
  const corpus = await collected(setting);
  gradeRuns(corpus);
  const before = readFileSync(gradesFile(corpus), 'utf8');
  changeRows(corpus, (rows) => rows.reverse());
  gradeRuns(corpus);
  expect(readFileSync(gradesFile(corpus), 'utf8')).toBe(before);
});

test('planned cells that were never asked are rows', async () => {
  const corpus = await collected(setting);
  const folder = runFolder(corpus.runsDirectory, setting);
  const manifest = readManifest(folder);
  writeManifest(folder, {
    ...manifest,
    plans: [...manifest.plans, { studies: null, arms: null, limit: null, repeats: 2 }],
  });
  expect(gradeRuns(corpus)).toMatchObject({ rows: 16, notAsked: 8, statuses: { correct_valid: 8, no_response: 8 } });
  expect(readGrades(corpus).find((row) => row.repeat === 2)).toMatchObject({
    status: 'no_response',
    no_response_reason: 'not_asked',
    completed: false,
    envelope: 'none',
  });
});

test('the first answer of a cell counts, before and after rows without one', async () => {
  const corpus = await collected(setting);
  changeRows(corpus, (rows) => {
    const [first, ...others] = rows as [Prediction, ...Prediction[]];
    const silent = {
      ...first,
      outcome: 'no_response' as const,
      no_response_reason: 'quota' as const,
      response_text: '',
    };
    return [silent, first, silent, { ...first, response_text: 'later' }, ...others];
  });
  expect(gradeRuns(corpus)).toMatchObject({ rows: 8, superseded: 1, statuses: { correct_valid: 8 } });
});

test('truncated, refused and empty replies are graded', async () => {
  const corpus = await collected(setting);
  changeRows(corpus, (rows) =>
    rows.map((row, index) => {
      if (index === 0) return { ...row, outcome: 'truncated' };
      if (index === 1) return { ...row, outcome: 'refused', response_text: '' };
      return index === 2 ? { ...row, outcome: 'empty', response_text: '' } : row;
    }),
  );
  expect(gradeRuns(corpus).statuses).toMatchObject({ correct_valid: 6, wrong_invalid: 2, no_response: 0 });
});

test('a torn last line is left out and reported', async () => {
  const corpus = await collected(setting);
  appendFileSync(runFolder(corpus.runsDirectory, setting).predictionsFile, '{"cell_id": "half');
  expect(gradeRuns(corpus)).toMatchObject({ statuses: { correct_valid: 8 }, tornLines: [setting] });
});

test('predictions of tasks that have left the corpus are counted, not used', async () => {
  const corpus = await collected(setting);
  writeTasks(corpus.corpusDirectory, corpus.tasks.slice(0, 5));
  expect(gradeRuns(corpus)).toMatchObject({ rows: 5, unplanned: 3 });
});

test('the grader of the paper is named in every row', async () => {
  const corpus = await collected('sim/prose');
  const [own, paper] = [gradeRuns(corpus), gradeRuns({ ...corpus, grader: 'paper' })];
  expect(paper.statuses.correct_valid + paper.statuses.correct_invalid).toBeGreaterThanOrEqual(
    own.statuses.correct_valid + own.statuses.correct_invalid,
  );
  expect(new Set(readGrades(corpus).map((row) => `${row.grader} ${row.match_policy}`))).toEqual(
    new Set(['paper paper']),
  );
});

test('without runs the file is empty, and a setting without a run is an error that lists those there are', async () => {
  expect(gradeRuns(smallCorpus(1))).toMatchObject({ rows: 0, settings: [] });
  const corpus = await collected(setting);
  expect(gradeRuns({ ...corpus, settings: [setting] }).rows).toBe(8);
  expect(() => gradeRuns({ ...corpus, settings: ['sim/slip'] })).toThrow(
    expect.objectContaining({ code: 'no_such_run', remedy: 'Runs: sim/oracle.', exitCode: 2 }),
  );
});

test('a copied run folder is refused, because its cells would count twice', async () => {
  const corpus = await collected(setting);
  const { directory } = runFolder(corpus.runsDirectory, setting);
  cpSync(directory, join(corpus.runsDirectory, 'copy'), { recursive: true });
  expect(() => gradeRuns(corpus)).toThrow(expect.objectContaining({ code: 'foreign_run_folder', exitCode: 2 }));
});

test('a missing or broken manifest is an error that names the file', async () => {
  const corpus = await collected(setting);
  const { manifestFile } = runFolder(corpus.runsDirectory, setting);
  writeFileSync(manifestFile, '{');
  expect(() => gradeRuns(corpus)).toThrow(expect.objectContaining({ code: 'broken_manifest', file: manifestFile }));
  rmSync(manifestFile);
  expect(() => gradeRuns(corpus)).toThrow(expect.objectContaining({ code: 'missing_file', file: manifestFile }));
});

test('a broken prediction, task or oracle is an error that names file and line', async () => {
  const corpus = await collected(setting);
  const { predictionsFile } = runFolder(corpus.runsDirectory, setting);
  for (const file of [
    join(corpus.corpusDirectory, 'oracles.jsonl'),
    join(corpus.corpusDirectory, 'tasks.jsonl'),
    predictionsFile,
  ]) {
    appendFileSync(file, '{"half\n');
    expect(() => gradeRuns(corpus)).toThrow(
      expect.objectContaining({ code: 'broken_json_line', file, place: '9', exitCode: 2 }),
    );
    writeFileSync(file, readFileSync(file, 'utf8').replace('{"half\n', ''));
  }
  expect(gradeRuns(corpus).rows).toBe(8);
});

test('an oracle that is missing, altered or no JSON is an error that names its task', async () => {
  const corpus = await collected(setting);
  const file = join(corpus.corpusDirectory, 'oracles.jsonl');
  const schema = compileSchema<Oracle>(oracleSchema);
  writeJsonLines(file, corpus.oracles.slice(1), schema);
  expect(() => gradeRuns(corpus)).toThrow(/no oracle for task "case-0000\/short-trace-final"/);
  writeJsonLines(
    file,
    corpus.oracles.map((oracle) => ({ ...oracle, answer: `${oracle.answer} ` })),
    schema,
  );
  expect(() => gradeRuns(corpus)).toThrow(/answer_sha256 of task/);
});

test('other files and folders beside the runs are let alone', async () => {
  const corpus = await collected(setting);
  mkdirSync(join(corpus.runsDirectory, 'notes'));
  writeFileSync(join(corpus.runsDirectory, 'notes.txt'), '');
  renameSync(runFolder(corpus.runsDirectory, setting).directory, `${corpus.runsDirectory}-moved`);
  expect(gradeRuns(corpus)).toMatchObject({ rows: 0 });
});
