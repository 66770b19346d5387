import { expect, onTestFinished, test } from 'vitest';
import { writeJsonLines } from '../../core/json-lines.ts';
import { collect } from '../collect/collect.ts';
import { predictionRows, predictionSchema } from '../prediction-rows.ts';
import { runFolder } from '../run-folder.ts';
import type { Prediction } from '../schemas/prediction.ts';
import { startSimulatedSubjects } from '../simulated/server.ts';
import { type SmallCorpus, smallCorpus } from '../test/small-corpus.ts';
import { explainCell } from './explain-cell.ts';

const setting = 'sim/oracle';
const task = 'case-0000/inside-loop-state';
const id = `${task}|${setting}|1`;

/** One answered case; the replies of the explained cell are replaced by these, in order. */
async function corpusWith(...changes: Partial<Prediction>[]): Promise<SmallCorpus> {
  const corpus = smallCorpus(1);
  const server = await startSimulatedSubjects({ corpusDirectory: corpus.corpusDirectory });
  onTestFinished(() => server.close());
  await collect({ ...corpus, model: setting, simulatedBaseUrl: server.baseUrl });
  const { predictionsFile } = runFolder(corpus.runsDirectory, setting);
  const rows = [...predictionRows(predictionsFile)];
  const row = rows.find(({ cell_id }) => cell_id === id) as Prediction;
  const others = rows.filter((other) => other !== row);
  const own = changes.map((change) => ({ ...row, asked_at: '2026-01-02T03:04:05.000Z', ...change }));
  writeJsonLines(predictionsFile, [...others, ...own], predictionSchema);
  return corpus;
}

const envelope = (output: string) => JSON.stringify({ output });

test('a wrong answer is explained with prompt, reply, candidates, verdict, kind and difference', async () => {
  const reply = `<think>${envelope('7')}</think>\n\`\`\`json\n${envelope('{"ans":1,"row":[1.5,2.0,0]}')}\n\`\`\``;
  const corpus = await corpusWith(
    { response_text: reply, output_tokens: 30, reasoning_tokens: 9 },
    { response_text: 'later' },
  );
  expect(explainCell(corpus, `${task} | ${setting} | 1`, false).split('\n')).toEqual([
    `cell ${id}`,
    'asked 2026-01-02T03:04:05.000Z, served by sim/oracle',
    'answered, finish reason stop, 30 output tokens, 9 of them reasoning',
    'later answers, not used: 1',
    '',
    '== prompt',
    ...(corpus.tasks.find(({ task_id }) => task_id === task)?.prompt.split('\n') ?? []),
    '',
    '== reply',
    ...reply.split('\n'),
    '',
    '== candidates',
    'found in: the single fenced block',
    '  "{\\"ans\\":1,\\"row\\":[1.5,2.0,0]}"',
    '  "7" (elsewhere: counts for the grader of the paper alone)',
    '',
    '== verdict',
    'wrong_invalid: envelope recovered, compared by json-value, not exact',
    'first difference: ans: expected 0, got 1',
    'kind: off_by_one: a single integer is wrong, by one',
    'by the grader of the paper: wrong_invalid',
    '',
    '== difference: [-true answer-] {+this answer+}',
    '{"ans":[-0-]{+1+},"row":[1.5,2.0,0]}',
  ]);
});

test('a right answer shows the true one, a reply without an answer says so', async () => {
  const right = explainCell(await corpusWith({}), id, false);
  expect(right).toContain('\n== verdict\ncorrect_valid: envelope valid, compared by json-value, exact\n');
  expect(right).toContain('\n== true answer\n{"ans":0,"row":[1.5,2.0,0]}');
  const refused = explainCell(await corpusWith({ outcome: 'refused', response_text: 'No.' }), id, false);
  expect(refused).toContain('\nfound in: nowhere\n');
  expect(refused).toContain('\nkind: no_answer: the reply holds no answer\n');
});

test('a cell without a response, with a stale one, or never asked, says so', async () => {
  const silent = await corpusWith(
    { prompt_sha256: '0'.repeat(64) },
    { outcome: 'no_response', no_response_reason: 'quota', error_message: 'out of credit' },
  );
  expect(explainCell(silent, id, false)).toContain(
    '\nno response (quota): out of credit\nrows for an earlier prompt or other parameters, not used: 1\n\n== prompt\n',
  );
  expect(explainCell(await corpusWith(), id, false)).toMatch(/^cell .*\nnot asked yet\n\n== prompt\n/);
});

test('a task, run or repeat that is not there is an error that names what is', async () => {
  const corpus = await corpusWith({});
  const refusal = (cell: string) => {
    try {
      return explainCell(corpus, cell, false);
    } catch (error) {
      const { code, remedy, exitCode } = error as { code: string; remedy: string; exitCode: number };
      return { code, remedy, exitCode };
    }
  };
  expect(refusal(`case-0000/inside-loop-stat|${setting}|1`)).toMatchObject({
    code: 'unknown_task',
    remedy: expect.stringContaining(`\n  ${task}`),
    exitCode: 2,
  });
  expect(refusal(`${task}|sim/slip|1`)).toEqual({ code: 'unknown_run', remedy: 'Runs: sim/oracle.', exitCode: 2 });
  expect(refusal(`${task}|${setting}|2`)).toMatchObject({ code: 'unknown_repeat', exitCode: 2 });
  expect(refusal(`${task}|${setting}`)).toMatchObject({ code: 'unknown_repeat', exitCode: 2 });
});
