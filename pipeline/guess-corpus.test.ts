import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { sha256 } from '../core/hash.ts';
import { writeJsonLines } from '../core/json-lines.ts';
import { guessCorpus } from './guess-corpus.ts';
import { corpusFiles } from './stages/corpus-files.ts';
import { smallCorpus } from './test/small-corpus.ts';

function guess(corpusDirectory: string): Promise<string> {
  const into = join(dirname(corpusDirectory), 'guesses');
  return guessCorpus({ corpusDirectory, into, signal: new AbortController().signal });
}

const cellsOf = (table: string) =>
  table
    .split('\n')
    .filter((line) => line.includes('| sim/'))
    .map((line) => line.split(/ *\| */).slice(1, -1));

test('the table of guesses has a row for each language, guesser and arm, with its cases, programs and intervals', async () => {
  const told = await guess(smallCorpus(6).corpusDirectory);
  const cells = cellsOf(told);
  expect(cells).toHaveLength(2 * 4 * 4);
  const zeroOfThree = ['3', '0', '3', '0.0', '- (a)', '[0.0, 56.1]'];
  expect(cells).toContainEqual(['Python', 'sim/echo (simulated)', 'inside-loop-state', ...zeroOfThree]);
  expect(cells).toContainEqual(['C++', 'sim/before-loop (simulated)', 'post-loop-state', ...zeroOfThree]);
  expect(cells.every(([, , , , right]) => right === '0')).toBe(true);
  expect(told.split('\n').every((line) => line.length <= 125)).toBe(true);
  expect(told).toContain('Every guesser stays below 5 % on every arm.');
});

test('a guesser that comes too far is named with the arm', async () => {
  const { corpusDirectory, oracles } = smallCorpus(4);
  const seven = { answer: '7\n', answer_bytes: 2, answer_sha256: sha256('7\n') };
  const alike = oracles.map((row) => (row.arm === 'short-trace-final' ? { ...row, ...seven } : row));
  writeJsonLines(join(corpusDirectory, corpusFiles.oracles.name), alike, corpusFiles.oracles.schema);
  const told = await guess(corpusDirectory);
  expect(told).toContain(
    'At 5 % or above: sim/commonest on short-trace-final (Python), sim/commonest on short-trace-final (C++).',
  );
  expect(cellsOf(told).filter(([, , , , right]) => right !== '0')).toHaveLength(2);
});
