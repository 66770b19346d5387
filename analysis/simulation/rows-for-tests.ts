/** The tables of made-up scores, for tests only. */
import { expect } from 'vitest';
import type { Row } from '../tables/table.ts';
import { analyzeSimulation } from './analyze-simulation.ts';
import type { Score } from './cells.ts';
import { exampleScore } from './example-scores.ts';

export const options = { seed: 1, replicates: 200 };

/** The one row of a table in which some cells are as given. */
export function rowOf(scores: readonly Score[], name: string, where: Row = {}): Row {
  const table = analyzeSimulation(scores, options).tables.find((each) => each.name === name);
  const found = table?.rows.filter((row) => Object.entries(where).every(([key, value]) => row[key] === value)) ?? [];
  expect(found).toHaveLength(1);
  return found[0] as Row;
}

/** Scores of the items 0, 1, ... of one batch. */
export const items = (count: number, fields: (item: number) => Partial<Score>): Score[] =>
  Array.from({ length: count }, (_, item) => exampleScore({ item, ...fields(item) }));
