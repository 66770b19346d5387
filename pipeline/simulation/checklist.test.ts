import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { analyzeSimulation } from '../../analysis/simulation/analyze-simulation.ts';

const root = join(import.meta.dirname, '..', '..');
const text = readFileSync(join(root, 'corpus', 'simulation', 'CHECKLIST.md'), 'utf8');
const commands = [...text.matchAll(/`([^`]+)`/g)].map(([, command]) => command ?? '');

test('the list has a row for each of the 55 of the paper, in order', () => {
  const numbers = [...text.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => Number(number));
  expect(numbers).toEqual(Array.from({ length: 55 }, (_, place) => place + 1));
});

test('the tests and tables that the list names exist', () => {
  const tests = commands
    .filter((command) => command.startsWith('T '))
    .flatMap((command) => command.slice(2).split(' '));
  expect(tests.filter((path) => path !== 'x' && !existsSync(join(root, path)))).toEqual([]);
  const { tables } = analyzeSimulation([], { seed: 1, replicates: 1 });
  const written = new Set(tables.map(({ name }) => `tables/${name}`));
  expect(commands.filter((command) => /^tables\/./.test(command) && !written.has(command))).toEqual([]);
});
