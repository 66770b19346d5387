/** The simulation gap: code minus story over the same items. */
import { missing } from '../../missing.ts';
import type { Row, Table } from '../../tables/table.ts';
import type { Simulation } from '../cells.ts';
import { headingColumns, pairColumns } from '../identity-cells.ts';
import { accuracyNotes } from '../notes.ts';
import {
  differenceCells,
  differenceColumns,
  holmOver,
  type PairedDifference,
  pairedDifference,
  testsNote,
} from '../paired-difference.ts';
import { type Pair, type PairedSeries, pairedSeries } from '../pairs.ts';

export function gapTable(simulation: Simulation): Table {
  const series = pairedSeries(simulation);
  const gapOf = (pairs: readonly Pair[]) =>
    pairedDifference(
      simulation,
      pairs.map(({ code, story }) => ({ first: code, second: story })),
    );
  const overall = series.map(({ pairs }) => gapOf(pairs));
  const adjusted = holmOver(
    series.map(({ first }, place) => ({ setting: first.setting, paired: overall[place] as PairedDifference })),
  );
  return {
    name: 'simulation-gap',
    title: 'Simulation gap: code minus story, the same items',
    headingColumns,
    columns: [
      ...pairColumns,
      { key: 'level', label: 'Level', kind: 'text' },
      { key: 'planned_pairs', label: 'Pairs planned', kind: 'count' },
      ...differenceColumns({ first: 'Code only', second: 'Story only', difference: 'Code - story' }),
      { key: 'sign_flip_holm', label: 'p, Holm', kind: 'p' },
    ],
    rows: series.flatMap((each, index) => [
      {
        ...identityOf(each, 'all levels', each.planned),
        ...differenceCells(overall[index] as (typeof overall)[number]),
        sign_flip_holm: adjusted[index] as (typeof adjusted)[number],
      },
      ...[...Map.groupBy(each.planned, ({ level }) => level)].map(([level, planned]) => ({
        ...identityOf(each, level, planned),
        ...differenceCells(gapOf(each.pairs.filter((pair) => pair.level === level))),
        sign_flip_holm: missing('not_applicable'),
      })),
    ]),
    notes: [
      `n = items (and repeats) with a response in both renderings. ${testsNote} Holm: over the rows of all levels, those of models and those of simulated subjects apart; the rows of single levels are not adjusted.`,
      ...accuracyNotes(simulation),
    ],
  };
}

function identityOf({ first }: PairedSeries, level: string, planned: readonly Pair[]): Row {
  const { family, mode, setting } = first;
  return { family, mode_of_items: mode, setting, level, planned_pairs: planned.length };
}
