/** Answers to different requests never stand in one column: a changed setting asks again, and what counts is what is asked today. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { collect } from '../collect/collect.ts';
import { explainCell } from '../explain/explain-cell.ts';
import { gradeRuns } from '../grade/grade.ts';
import { predictionRows } from '../prediction-rows.ts';
import { openReplies } from '../report/reply-reader.ts';
import { runFolder } from '../run-folder.ts';
import { runStatus } from '../run-status.ts';
import { completionOf, sendJson, startFaultServer } from './fault-server.ts';
import { smallCorpus } from './small-corpus.ts';

test('a raised limit asks every cell again, its answers count, and the old limit brings the old answers back', async () => {
  const corpus = smallCorpus(1);
  const settingsDirectory = join(dirname(corpus.runsDirectory), 'settings');
  mkdirSync(settingsDirectory);
  const server = await startFaultServer((response, { body }) =>
    sendJson(response, 200, completionOf(`limit ${body.max_completion_tokens}`, 'stop')),
  );
  const collectWith = (settings: object, more: object = {}) => {
    const provider = { provider: 'openai', like: 'openai', ...settings };
    writeFileSync(join(settingsDirectory, 'a.json'), JSON.stringify(provider));
    return collect({ ...corpus, settingsDirectory, environment: server.environment, model: 'openai/a', ...more });
  };
  const replies = () => {
    const reader = openReplies(corpus.runsDirectory, corpus.tasks);
    const texts = corpus.tasks.map(({ task_id }) => reader.replyOf(`${task_id}|openai/a|1`));
    reader.close();
    return texts;
  };
  const status = () => {
    const [{ answered, stale, open } = { answered: -1, stale: -1, open: -1 }] = runStatus(
      corpus.corpusDirectory,
      corpus.runsDirectory,
    );
    return { answered, stale, open };
  };
  const four = (text: string) => Array.from({ length: 4 }, () => text);

  await collectWith({ token_limit: 100 });
  expect([status(), replies()]).toEqual([{ answered: 4, stale: 0, open: 0 }, four('limit 100')]);

  const notices: string[] = [];
  const onNotice = (notice: string) => notices.push(notice);
  expect(await collectWith({ token_limit: 200 }, { limit: 1, onNotice })).toMatchObject({
    answeredBefore: 0,
    attempts: 1,
  });
  expect(notices).toEqual([
    'openai/a: cells with answers to prompts or parameters that have changed since: 1; those answers count no more, the cells are asked again',
  ]);
  expect(status()).toEqual({ answered: 1, stale: 3, open: 3 });
  expect(replies()).toEqual(['limit 200', '', '', '']);
  expect(gradeRuns(corpus)).toMatchObject({ rows: 4, stale: 4, notAsked: 3, superseded: 0 });
  expect(explainCell(corpus, `${corpus.tasks[0]?.task_id}|openai/a|1`, false)).toContain(
    'other parameters, not used: 1',
  );

  expect(await collectWith({ token_limit: 200 })).toMatchObject({ answeredBefore: 1, attempts: 3 });
  expect([status(), replies()]).toEqual([{ answered: 4, stale: 0, open: 0 }, four('limit 200')]);

  // What does not decide an answer asks nothing again.
  const { length: asked } = server.requests;
  await collectWith({
    token_limit: 200,
    stream: true,
    timeout_seconds: 9,
    reasoning_fields: [],
    requests_per_minute: 9,
  });
  expect(replies()).toEqual(four('limit 200'));
  await collectWith({ token_limit: 100 });
  expect([status(), replies()]).toEqual([{ answered: 4, stale: 0, open: 0 }, four('limit 100')]);
  expect(server.requests.length).toBe(asked);
  expect([...predictionRows(runFolder(corpus.runsDirectory, 'openai/a').predictionsFile)].length).toBe(8);
});

test('repeats and room for long answers belong to the request that is asked today', async () => {
  const corpus = smallCorpus(1);
  const settingsDirectory = join(dirname(corpus.runsDirectory), 'settings');
  mkdirSync(settingsDirectory);
  writeFileSync(join(settingsDirectory, 'a.json'), JSON.stringify({ provider: 'openai', like: 'openai', seed: 7 }));
  const server = await startFaultServer((response) => sendJson(response, 200, completionOf('text')));
  const options = { ...corpus, settingsDirectory, environment: server.environment, model: 'openai/a', repeats: 5 };
  expect(await collect(options)).toMatchObject({ outcomes: { answered: 20 }, attempts: 20 });
  expect(new Set(server.requests.map(({ body }) => body.seed))).toEqual(new Set([7, 8, 9, 10, 11]));
  expect(gradeRuns(corpus)).toMatchObject({ rows: 20, stale: 0, notAsked: 0 });
  const [cold] = [[...predictionRows(runFolder(corpus.runsDirectory, 'openai/a').predictionsFile)]];
  expect(await collect(options)).toMatchObject({ answeredBefore: 20, attempts: 0 });
  expect([...predictionRows(runFolder(corpus.runsDirectory, 'openai/a').predictionsFile)]).toEqual(cold);
  expect(server.requests.length).toBe(20);
});
