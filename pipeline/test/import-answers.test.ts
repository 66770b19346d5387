/** Answers collected elsewhere are graded like all others, and never mix with collected ones. */
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { collect } from '../collect/collect.ts';
import { importAnswers } from '../collect/import-answers.ts';
import { gradeRuns } from '../grade/grade.ts';
import { predictionRows } from '../prediction-rows.ts';
import { runFolder } from '../run-folder.ts';
import { type SmallCorpus, smallCorpus } from './small-corpus.ts';

function withFile(lines: readonly object[], corpus: SmallCorpus = smallCorpus(2)) {
  const file = join(dirname(corpus.runsDirectory), 'answers.jsonl');
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return { ...corpus, file, model: 'openai/a@high' };
}

test('answers are mapped by task id, graded, and taken over once', async () => {
  const corpus = smallCorpus(4);
  const answers = corpus.oracles
    .filter(({ case_id }) => ['case-0000', 'case-0002'].includes(case_id))
    .map(({ task_id, answer }) => ({
      task_id,
      completion: JSON.stringify({ output: answer }),
      output_tokens: 9,
      more: 1,
    }))
    .reverse();
  const options = { ...withFile(answers, corpus), textField: 'completion', extractor: 'last assistant turn' };
  expect(await importAnswers(options)).toMatchObject({ imported: 8, answeredBefore: 0, studies: ['classic-python'] });
  expect(gradeRuns(corpus)).toMatchObject({ rows: 8, statuses: { correct_valid: 8 }, notAsked: 0 });
  expect(await importAnswers(options)).toMatchObject({ imported: 0, answeredBefore: 8 });
  const [row] = predictionRows(runFolder(corpus.runsDirectory, 'openai/a@high').predictionsFile);
  expect(row).toMatchObject({
    ...{
      task_id: 'case-0002/post-loop-state',
      setting: 'openai/a@high',
      outcome: 'answered',
      base_url_host: 'imported',
    },
    ...{ extractor: 'last assistant turn', output_tokens: 9, input_tokens: null, parameters: {}, http_status: null },
  });
});

test('a finish reason decides as it does for collected answers, and a missing answer stays planned', async () => {
  const options = withFile([
    { task_id: 'case-0000/short-trace-final', response_text: '{"out', finish_reason: 'length' },
    { task_id: 'case-0000/long-trace-final', response_text: '' },
    { task_id: 'case-0000/long-trace-final', response_text: 'x', repeat: 2 },
  ]);
  await importAnswers(options);
  const rows = [...predictionRows(runFolder(options.runsDirectory, 'openai/a@high').predictionsFile)];
  expect(rows.map((row) => [row.repeat, row.outcome])).toEqual([
    [1, 'truncated'],
    [1, 'empty'],
    [2, 'answered'],
  ]);
  expect(gradeRuns(options)).toMatchObject({ rows: 8, notAsked: 5 });
});

const task_id = 'case-0000/short-trace-final';
test.each<[string, object[], string | undefined, RegExp]>([
  [
    'an unknown task',
    [
      { task_id, response_text: 'x' },
      { task_id: 'case-000/short-trace-final', response_text: 'x' },
    ],
    '2',
    /no task/,
  ],
  [
    'two answers to one task',
    [
      { task_id, response_text: 'x' },
      { task_id, response_text: 'y' },
    ],
    '2',
    /line 1/,
  ],
  ['a line without a text', [{ task_id, text: 'x' }], '1', /"response_text" holds no text/],
  ['an answer to another prompt', [{ task_id, response_text: 'x', prompt_sha256: '0' }], '1', /another prompt/],
  ['a line without a task', [{ response_text: 'x' }], '1', /task_id/],
  ['no lines', [], undefined, /no answers/],
])('a file with %s is refused whole', async (_title, lines, place, message) => {
  const options = withFile(lines);
  await expect(importAnswers(options)).rejects.toMatchObject({
    exitCode: 2,
    file: options.file,
    place,
    message: expect.stringMatching(message),
  });
  expect(existsSync(options.runsDirectory)).toBe(false);
});

test('a folder of imported answers is not collected into', async () => {
  const options = withFile([{ task_id, response_text: 'x' }]);
  await importAnswers(options);
  const environment = { OPENAI_API_KEY: 'key', OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' };
  await expect(collect({ ...options, environment })).rejects.toMatchObject({ code: 'endpoint_changed', exitCode: 2 });
});
