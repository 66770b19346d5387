import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sha256 } from '../../core/hash.ts';
import { generateItem, type Item } from '../../corpus/simulation/generate-items.ts';
import { readOracles } from '../grade/oracles.ts';
import { readTasks } from '../read-tasks.ts';
import { folderForThisTest } from '../test/small-corpus.ts';
import { buildSimulation } from './build-simulation.ts';
import { checkItems, requireAgreement } from './check-items.ts';
import { familiesNamed } from './choose-items.ts';
import { showItem } from './show-item.ts';
import { simulationFiles } from './simulation-files.ts';

const small = { families: ['straight-line'], batches: 1, size: 1 };

const hashesIn = (directory: string) =>
  [...Object.values(simulationFiles).map(({ name }) => name), 'manifest.json'].map((name) =>
    sha256(readFileSync(join(directory, name))),
  );

test('the same options give the same bytes', async () => {
  const [one, other] = [folderForThisTest(), folderForThisTest()];
  const built = await buildSimulation({ ...small, corpusDirectory: one });
  await buildSimulation({ ...small, corpusDirectory: other, jobs: 1 });
  expect(built).toEqual({
    items: 10,
    tasks: 30,
    stories: 10,
    items_by_family: { 'straight-line': { paper: 5, corrected: 5 } },
  });
  expect(hashesIn(one)).toEqual(hashesIn(other));
});

test('an item is asked in every rendering and template wanted, and each task has its oracle', async () => {
  const corpusDirectory = folderForThisTest();
  await buildSimulation({ ...small, modes: ['paper'], corpusDirectory, templates: ['direct', 'code~kshot-cot'] });
  const tasks = readTasks(corpusDirectory);
  const oracles = readOracles(corpusDirectory);
  expect(tasks.slice(0, 3).map((task) => [task.task_id, task.language, task.match_policy])).toEqual([
    ['straight-line/paper/n=10/b1/00/code~direct', 'python', 'tagged'],
    ['straight-line/paper/n=10/b1/00/code~kshot-cot', 'python', 'tagged'],
    ['straight-line/paper/n=10/b1/00/story~direct', null, 'tagged'],
  ]);
  for (const task of tasks) expect(oracles.of(task).answer).toMatch(/^\d+$/);
});

/** An item of the suite with something changed. */
function falsified(change: Partial<Item['row']>): Item {
  const [family] = familiesNamed(['straight-line']);
  const [level] = family?.levels('paper') ?? [];
  if (family === undefined || level === undefined) throw new Error('no family');
  const item = generateItem(family, 'paper', level, { batch: 1, item: 0 });
  return { ...item, row: { ...item.row, ...change } };
}

test.each([
  ['a label that is not what the program computes', { answer: '1000' }, 'CPython says'],
  ['a program that fails', { program: 'c2 = 1 / 0' }, 'the program fails: ZeroDivisionError'],
  [
    'a story that says something else',
    { story_question: 'How many boots does Oskar have at the end?' },
    'the story says',
  ],
  [
    'a story about somebody else',
    { story_question: 'How many hats does Oskar have at the end?' },
    'cannot be answered',
  ],
])('%s fails the build', async (_title, change, complaint) => {
  const checked = await checkItems([falsified(change)], 0);
  expect(checked[0]?.complaints.join('\n')).toContain(complaint);
  expect(() => requireAgreement(checked)).toThrow(expect.objectContaining({ code: 'labels_disagree', exitCode: 2 }));
});

test('unknown families, templates and levels are refused, and the meant one is named', async () => {
  const corpusDirectory = folderForThisTest();
  await expect(buildSimulation({ corpusDirectory, families: ['straight-lime'] })).rejects.toThrow(
    expect.objectContaining({ code: 'unknown_family', remedy: expect.stringContaining('Did you mean straight-line?') }),
  );
  await expect(buildSimulation({ ...small, corpusDirectory, templates: ['code~cosn'] })).rejects.toThrow(
    expect.objectContaining({ code: 'unknown_template', remedy: expect.stringContaining('Did you mean code~cosm?') }),
  );
  await expect(showItem({ family: 'straight-line', level: 'n=5', place: { batch: 1, item: 0 } })).rejects.toThrow(
    expect.objectContaining({ code: 'unknown_level', exitCode: 2 }),
  );
});

test('a shown item is a matched pair with its answer', async () => {
  const shown = await showItem({ family: 'straight-line', place: { batch: 1, item: 0 } });
  expect(shown.split('\n').filter((line) => line.startsWith('---'))).toEqual([
    '--- code',
    '--- story',
    '--- answer',
    '--- checks',
  ]);
  expect(shown).toContain('The form, CPython and the reader of the story agree.');
});
