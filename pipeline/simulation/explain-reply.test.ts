import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../core/temporary-folder.ts';
import { importAnswers } from '../collect/import-answers.ts';
import { runStatus } from '../run-status.ts';
import { buildSimulation } from './build-simulation.ts';
import { explainReply } from './explain-reply.ts';

const item = 'straight-line/paper/n=10/b1/00';
const directory = temporaryFolder('explain-reply');
const folders = { corpusDirectory: join(directory, 'simulation'), runsDirectory: join(directory, 'runs') };
const replies = {
  [`${item}/code~cot`]: 'c2 starts at 6. c2 -= 3 leaves c2 = 2.\n<answer>**2**</answer>',
  [`${item}/story~cot`]: 'Hugo had 6 boots and gave 3 away.\n<answer>3</answer>',
};

beforeAll(async () => {
  await buildSimulation({ ...folders, families: ['straight-line'], modes: ['paper'], batches: 1, size: 1 });
  const file = join(directory, 'answers.jsonl');
  const rows = Object.entries(replies).map(([task_id, response_text]) => JSON.stringify({ task_id, response_text }));
  writeFileSync(file, `${rows.join('\n')}\n`);
  await importAnswers({ ...folders, file, model: 'lab/a' });
});

afterAll(() => rmSync(directory, { recursive: true, force: true }));

const explained = (task: string) => explainReply(folders, `${item}/${task}|lab/a|1`, true).split('\n== ').slice(2);

test('a wrong answer is explained with its reply, what was read, and where the steps leave the true ones', () => {
  expect(explained('code~cot')).toEqual([
    `reply\n${replies[`${item}/code~cot`]}\n`,
    'answer\nwrong\nread 2 (tag), true answer 3\noff by 1\n',
    expect.stringContaining('steps\n'),
  ]);
});

test('a right answer says so, and the steps of a story are followed too', () => {
  expect(explained('story~cot').slice(1)).toEqual([
    'answer\ncorrect, and written as asked\nread 3 (tag), true answer 3\n',
    expect.stringMatching(/^steps\n\d+ of \d+ changes are shown/),
  ]);
});

test('imported answers of the suite count as those of any other', () => {
  expect(runStatus(folders.corpusDirectory, folders.runsDirectory)).toMatchObject([
    { setting: 'lab/a', planned: 15, answered: 2, open: 13 },
  ]);
});
