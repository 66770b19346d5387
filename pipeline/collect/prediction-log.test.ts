import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { predictionRows } from '../prediction-rows.ts';
import type { Prediction } from '../schemas/prediction.ts';
import { smallCorpus } from '../test/small-corpus.ts';
import { plannedCells } from './plan.ts';
import { openPredictionLog, readAsked } from './prediction-log.ts';
import { predictionRow } from './prediction-row.ts';
import { createRedactor } from './redact.ts';
import { requestKey } from './request-key.ts';
import { moveTornLineAside } from './row-log.ts';
import { parseSetting } from './setting.ts';

const setting = parseSetting('openai/test');

/** What a collection does at its start. */
function askedKeys(file: string) {
  const asked = readAsked(file);
  moveTornLineAside(file, asked.fileBytes);
  return asked;
}

/** Rows for the first cells of a small corpus; the texts hold a multi-byte character so that a cut can fall inside one. */
function someRows(count: number): { file: string; rows: Prediction[] } {
  const corpus = smallCorpus(Math.ceil(count / 4));
  const plans = [{ studies: null, arms: null, limit: null, repeats: 1 }];
  const file = join(corpus.runsDirectory, 'run', 'predictions.jsonl');
  mkdirSync(dirname(file), { recursive: true });
  const rows = plannedCells(corpus.tasks, plans, setting.id).map((cell, index) => {
    const completion = { text: `answer ${index} é`, finishReason: 'stop' } as never;
    const result = {
      kind: 'completed',
      outcome: 'answered',
      completion,
      httpStatus: 200,
      providerRequestId: null,
    } as const;
    const asked = {
      result,
      failedAttempts: [],
      latencyInMs: 1,
      waitedInMs: 0,
      askedAt: new Date(),
      finishedAt: new Date(),
    };
    const endpoint = { baseUrl: '', host: 'host', apiKey: '' };
    return predictionRow(
      { setting, endpoint, session: null, cell, requestKey: requestKey(setting, cell), asked },
      createRedactor([]),
    );
  });
  return { file, rows: rows.slice(0, count) };
}

async function appendAll(file: string, rows: readonly Prediction[]): Promise<void> {
  const log = await openPredictionLog(file);
  await Promise.all(rows.map((row) => log.append(row)));
  await log.close();
}

test('a row is on the disk when its append resolves', async () => {
  const { file, rows } = someRows(8);
  const log = await openPredictionLog(file);
  const onDisk = await Promise.all(
    rows.map(async (row) => {
      await log.append(row);
      return readFileSync(file, 'utf8').includes(row.request_key);
    }),
  );
  expect(onDisk.every(Boolean)).toBe(true);
  await log.close();
  expect([...predictionRows(file)]).toEqual(rows);
});

test('every key that is written is found again', async () => {
  const { file, rows } = someRows(8);
  await appendAll(file, rows);
  expect(askedKeys(file).answered).toEqual(new Set(rows.map((row) => row.request_key)));
});

test('wherever the last line is torn, the rows before it stay and the next append starts a line of its own', async () => {
  const { file, rows } = someRows(3);
  const [first, second, third] = rows as [Prediction, Prediction, Prediction];
  await appendAll(file, [first, second]);
  const whole = readFileSync(file);
  const firstBytes = Buffer.byteLength(JSON.stringify(first)) + 1;
  for (let cut = firstBytes + 1; cut < whole.length; cut += 97) {
    writeFileSync(file, whole);
    truncateSync(file, cut);
    expect(askedKeys(file).answered).toEqual(new Set([first.request_key]));
    await appendAll(file, [third]);
    expect([...predictionRows(file)]).toEqual([first, third]);
  }
  expect(readFileSync(join(dirname(file), 'torn-lines.txt'), 'utf8')).toContain(
    whole.toString().slice(firstBytes, firstBytes + 90),
  );
});

test('an undamaged file is left as it is', async () => {
  const { file, rows } = someRows(3);
  await appendAll(file, rows);
  const before = readFileSync(file);
  askedKeys(file);
  expect(readFileSync(file)).toEqual(before);
  expect(existsSync(join(dirname(file), 'torn-lines.txt'))).toBe(false);
});

test.each([
  ['{"half', 'broken_json_line'],
  ['{"cell_id":"x"}', 'invalid_row'],
])('a broken line in the middle is an error that names file and line: %s', async (line, code) => {
  const { file, rows } = someRows(3);
  await appendAll(file, rows.slice(0, 2));
  appendFileSync(file, `${line}\n`);
  await appendAll(file, rows.slice(2));
  expect(() => askedKeys(file)).toThrow(expect.objectContaining({ code, file, place: '3', exitCode: 2 }));
});

test('after a failed write every later append fails too, and none is left waiting', async () => {
  const { file, rows } = someRows(4);
  const log = await openPredictionLog(file);
  await log.close();
  for (const row of rows) {
    await expect(log.append(row)).rejects.toMatchObject({ code: 'cannot_write_answers', exitCode: 3 });
  }
});

test('nobody is told to delete a file of answers, and a line of other bytes is named by its number', async () => {
  const { file, rows } = someRows(2);
  await appendAll(file, rows);
  appendFileSync(file, Buffer.from([0x7b, 0xff, 0x7d, 0x0a]));
  expect(() => askedKeys(file)).toThrow(expect.objectContaining({ code: 'invalid_utf8', file, place: '3' }));
  const other = someRows(2);
  await appendAll(other.file, other.rows);
  appendFileSync(other.file, '{}\n');
  const remedy = expect.stringContaining('Do not delete this file');
  expect(() => askedKeys(other.file)).toThrow(expect.objectContaining({ code: 'invalid_row', place: '3', remedy }));
});
