import { expect, test } from 'vitest';
import { hashParts } from '../../core/hash.ts';
import { compileSchema } from '../../core/schema.ts';
import { families } from './families.ts';
import { complaintsAbout, generateItem, generateItems, generatorVersion, modes, wordings } from './generate-items.ts';
import schema from './schemas/simulation-item.schema.json' with { type: 'json' };
import type { SimulationItem } from './schemas/simulation-item.ts';
import { measureRun } from './small-python/run-rendering.ts';

const itemSchema = compileSchema(schema);

test('no two families have the same name', () => {
  expect(families.map(({ name }) => name)).toEqual([...new Set(families.map(({ name }) => name))]);
});

test.each(families.map((family) => [family.name, family] as const))('the items of %s are sound', (_name, family) => {
  for (const mode of modes) {
    const levels = new Set<string>();
    for (const item of generateItems(family, mode, { batches: 1, size: 2 })) {
      levels.add(item.level.name);
      const faults = [...complaintsAbout(item), itemSchema.complaint(item.row)].filter((fault) => fault !== undefined);
      expect({ item: item.row.item_id, faults }).toEqual({ item: item.row.item_id, faults: [] });
    }
    // Commas separate ids on the command line, slashes the parts of an id.
    expect([...levels].filter((level) => !/^[\w=+.-]+$/.test(level))).toEqual([]);
  }
});

test.each(families.map((family) => [family.name, family] as const))(
  '%s is generated alike every time',
  (_name, family) => {
    const [mode] = modes.filter((each) => family.mode === 'both' || family.mode === each);
    const hashes = () =>
      [...generateItems(family, mode ?? 'paper', { batches: 1, size: 2 })].map(({ row }) => row.item_sha256);
    expect(hashes()).toEqual(hashes());
  },
);

test.each(families.map((family) => [family.name, family] as const))(
  '%s says how many statements its programs execute',
  (name, family) => {
    for (const mode of modes) {
      for (const { row } of generateItems(family, mode, { batches: 1, size: 1 })) {
        if (row.trace_length > longestRun) continue;
        // Sets are beyond the small part of Python; the programs about boxes have a statement a line.
        const executed = name === 'boxes' ? row.program.trim().split('\n').length : statementsOf(row);
        expect({ item: row.item_id, executed }).toEqual({ item: row.item_id, executed: row.trace_length });
      }
    }
  },
);

test.each(families.map((family) => [family.name, family] as const))(
  'items of %s that ask the same are one cluster',
  (_name, family) => {
    for (const mode of modes) {
      // The first level has the smallest items, and so the most that are alike.
      const [level] = family.mode === 'both' || family.mode === mode ? family.levels(mode) : [];
      if (level === undefined) continue;
      const at = (item: number) => generateItem(family, mode, level, { batch: 1, item }).row;
      const rows = Array.from({ length: 30 }, (_, item) => at(item));
      const alike = Map.groupBy(rows, ({ program, code_question }) => JSON.stringify([program, code_question]));
      const split = [...alike.values()].filter((same) => new Set(same.map(({ world_id }) => world_id)).size > 1);
      expect(split.map((same) => same.map(({ item_id }) => item_id))).toEqual([]);
    }
  },
);

const longestRun = 5000;

const statementsOf = ({ program, code_question: question, expression }: SimulationItem): number =>
  measureRun({ program, question, expression }).statements;

/** The first items of every level, one of every wording, hashed, by family and mode. */
function firstItems(): Record<string, string> {
  const pairs = families.flatMap((family) => modes.map((mode) => ({ family, mode })));
  const hashed = pairs.map(({ family, mode }) => {
    const items = [...generateItems(family, mode, { batches: 1, size: wordings })];
    return [`${family.name}/${mode}`, items.length === 0 ? '' : hashParts(items.map(({ row }) => row.item_sha256))];
  });
  return Object.fromEntries(hashed.filter(([, hash]) => hash !== ''));
}

// When they are meant to change: raise generatorVersion, then run this file with --update.
test('the items are those of this version of the generators, on every machine', async () => {
  const frozen = { generator: generatorVersion, ...firstItems() };
  await expect(`${JSON.stringify(frozen, null, 2)}\n`).toMatchFileSnapshot('frozen-items.json');
});
