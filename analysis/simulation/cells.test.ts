import { expect, test } from 'vitest';
import { panelOf, simulationOf } from './cells.ts';
import { exampleScore } from './example-scores.ts';

test.each([
  ['n=10', 10, ''],
  ['lines=20+path=5', 5, 'lines=20'],
  ['lines=20+path=20', 20, 'lines=20'],
  ['c=3+r=3', 3, 'c=3'],
  ['insertion+iterative+n=40', 40, 'insertion iterative'],
  ['gauss+variation', 3, 'gauss variation'],
])('of the level %s at %d the panel is "%s"', (level, position, panel) => {
  expect(panelOf(level, position)).toBe(panel);
});

test('cells stand by panel and position, as numbers', () => {
  const scores = [
    ['c=9+r=1', 1],
    ['c=10+r=1', 1],
    ['c=9+r=10', 10],
    ['c=9+r=2', 2],
  ].map(([level, position]) => exampleScore({ family: 'redundant', level: String(level), position: Number(position) }));
  const { cells } = simulationOf(scores, { seed: 1, replicates: 1 });
  expect(cells.map(({ level }) => level)).toEqual(['c=9+r=1', 'c=9+r=2', 'c=9+r=10', 'c=10+r=1']);
});
