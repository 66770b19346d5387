/** A run of 100,000 answers fits in the memory of a small machine. */
import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { collect } from '../collect/collect.ts';
import { cellId } from '../collect/plan.ts';
import { requestKey } from '../collect/request-key.ts';
import { parseSetting } from '../collect/setting.ts';
import { readManifest, runFolder } from '../run-folder.ts';
import type { Prediction } from '../schemas/prediction.ts';
import { completionOf, sendJson, startFaultServer } from './fault-server.ts';
import { smallCorpus } from './small-corpus.ts';

const repeats = 50;

test('100,000 rows are graded with a heap of 512 MB', { timeout: 300_000 }, async () => {
  const corpus = smallCorpus(500);
  const server = await startFaultServer((response) => sendJson(response, 200, completionOf('{"output": "0"}')));
  await collect({ ...corpus, environment: server.environment, model: 'openai/a', limit: 1 });
  const folder = runFolder(corpus.runsDirectory, 'openai/a');
  const { plans, ...manifest } = readManifest(folder);
  const everything = plans.map((plan) => ({ ...plan, limit: null, repeats }));
  writeFileSync(folder.manifestFile, JSON.stringify({ ...manifest, plans: everything }));

  const collected = JSON.parse(readFileSync(folder.predictionsFile, 'utf8')) as Prediction;
  const setting = parseSetting('openai/a');
  const file = openSync(folder.predictionsFile, 'w');
  for (let repeat = 1; repeat <= repeats; repeat += 1) {
    const rows = corpus.tasks.map((task) => {
      const { task_id, case_id, source_id, study, arm, prompt_sha256 } = task;
      const cell = { id: cellId(task_id, setting.id, repeat), task, repeat };
      const names = { task_id, case_id, source_id, study, arm, prompt_sha256, repeat };
      return { ...collected, ...names, cell_id: cell.id, request_key: requestKey(setting, cell) };
    });
    writeSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  }
  closeSync(file);

  const script = join(import.meta.dirname, 'grade-script.ts');
  const options = { ...corpus, tasks: undefined, oracles: undefined };
  const { stdout } = await execa(process.execPath, ['--max-old-space-size=512', script, JSON.stringify(options)]);
  expect(JSON.parse(stdout)).toMatchObject({
    ...{ rows: 2000 * repeats, notAsked: 0, stale: 0, superseded: 0 },
    statuses: { wrong_valid: 2000 * repeats },
  });
});
