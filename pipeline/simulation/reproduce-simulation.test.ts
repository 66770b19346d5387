import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sha256 } from '../../core/hash.ts';
import { folderForThisTest } from '../test/small-corpus.ts';
import { reproduceSimulation } from './reproduce-simulation.ts';

/** Hashes of everything that is built and analysed, by path; runs say when they were collected. */
function hashesBelow(folder: string): Record<string, string> {
  const files = globSync(['corpus/*', 'analysis/**'], { cwd: folder, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(paths.map((path) => [path.slice(folder.length), sha256(readFileSync(path))]));
}

test('one command makes items, answers, scores, tables and figures, and makes them alike every time', async () => {
  const [one, other] = [folderForThisTest(), folderForThisTest()];
  const chosen = { preset: 'quick', families: ['pure-mov'], signal: new AbortController().signal } as const;
  await reproduceSimulation({ ...chosen, folder: one });
  await reproduceSimulation({ ...chosen, folder: other, jobs: 1 });
  const hashes = hashesBelow(one);
  expect(hashes).toEqual(hashesBelow(other));
  for (const file of ['corpus/items.jsonl', 'analysis/scores.jsonl', 'analysis/tables/headline.md']) {
    expect(Object.keys(hashes)).toContain(`/${file}`);
  }
});
