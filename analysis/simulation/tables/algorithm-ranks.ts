/** Which sorting routines a setting runs best, and whether complexity or length decides it. */
import { type ClusterSums, clusterSums } from '../../estimators/cluster-sums.ts';
import { clusteredSpearman } from '../../estimators/clustered-spearman.ts';
import type { Correlation } from '../../estimators/correlation.ts';
import { rankIntervals } from '../../estimators/rank-intervals.ts';
import { isMissing, type Known, type MissingReason } from '../../missing.ts';
import { sortKey } from '../../settings.ts';
import { orMissing } from '../../tables/association-cells.ts';
import type { Row, Table } from '../../tables/table.ts';
import { constantCell, constantColumn } from '../baselines.ts';
import { completedOf, type Score, type Simulation } from '../cells.ts';
import { parameter } from '../classic-pairs.ts';
import { groupCellsOf, headingColumns, seriesColumns } from '../identity-cells.ts';
import { accuracyNotes } from '../notes.ts';
import { accuracyOf, isRight, meanOf, plainShare } from '../shares.ts';
import { growthRank, type Routine, routinesOf } from '../sorting-routines.ts';
import { correlationCells } from './correlation.ts';

/** The routines of one mode and setting. */
function contests(simulation: Simulation): Routine[][] {
  return [
    ...Map.groupBy(routinesOf(simulation), ({ mode, rendering, setting }) =>
      [mode, rendering, sortKey(setting)].join('\u0000'),
    ).values(),
  ];
}

export function algorithmRanksTable(simulation: Simulation): Table {
  return {
    name: 'algorithm-ranks',
    title: 'Sorting routines by right answers, all lengths together',
    headingColumns,
    columns: [
      ...seriesColumns,
      { key: 'rank', label: 'Rank', kind: 'number' },
      { key: 'rank_interval', label: '95%', kind: 'rank_interval' },
      { key: 'algorithm', label: 'Algorithm', kind: 'text' },
      { key: 'style', label: 'Style', kind: 'text' },
      { key: 'average_time', label: 'Average time', kind: 'text' },
      { key: 'steps', label: 'Steps, mean', kind: 'ratio' },
      { key: 'completed', label: 'n', kind: 'count' },
      { key: 'right', label: 'Right (%)', kind: 'percent' },
      { key: 'right_bootstrap', label: 'Bootstrap', kind: 'percent_interval' },
      { key: 'right_over_worlds', label: 'Over worlds', kind: 'percent_interval' },
      { key: 'right_wilson', label: 'Wilson', kind: 'percent_interval' },
      constantColumn,
    ],
    rows: contests(simulation).flatMap((routines) => rankedRows(simulation, routines)),
    notes: [
      'All routines sort the same vectors. Rank intervals: simultaneous 95% over the routines of a setting, from the bootstrap over vectors; where they overlap, the data do not say which routine is better.',
      ...accuracyNotes(simulation),
    ],
  };
}

function rankedRows(simulation: Simulation, routines: readonly Routine[]): Row[] {
  const { clusterIds, draws } = simulation.clustersOf(routines.flatMap(({ scores }) => scores));
  const sums = routines.map(({ scores }) => rightSums(clusterIds, scores));
  const ranked = rankIntervals(sums, draws);
  const shares = routines.map(({ scores }) => plainShare(completedOf(scores), isRight));
  const ranks = shares.filter((share) => !isMissing(share)).length;
  const reasonForNoRank = (share: Known<number> | undefined): MissingReason =>
    typeof share !== 'number' ? 'empty' : ranks < 2 ? 'no_rival' : 'no_spread';
  const better = (share: number) => shares.filter((other) => !isMissing(other) && other > share).length;
  return routines
    .map((routine, place) => {
      const right = accuracyOf(simulation, routine.scores);
      const share = shares[place];
      return {
        ...groupCellsOf(routine),
        rank: typeof share === 'number' ? 1 + better(share) : routines.length,
        rank_interval: orMissing(ranked?.ranks[place]?.interval ?? null, reasonForNoRank(share)),
        algorithm: routine.algorithm,
        style: routine.style,
        average_time: String(parameter(routine, 'average_time')),
        steps: meanOf(routine.scores, ({ trace_length }) => trace_length),
        completed: completedOf(routine.scores).length,
        right: right.estimate,
        right_bootstrap: right.bootstrapInterval,
        right_over_worlds: right.overSources,
        right_wilson: right.wilson,
        ...constantCell(routine.scores),
      };
    })
    .sort((left, right) => left.rank - right.rank);
}

/** Right answers and completed replies of each vector. */
const rightSums = (clusterIds: readonly string[], scores: readonly Score[]): ClusterSums =>
  clusterSums(clusterIds, completedOf(scores), {
    cluster: ({ world_id }) => world_id,
    value: (score) => Number(isRight(score)),
  });

export function complexityAccuracyTable(simulation: Simulation): Table {
  return {
    name: 'complexity-and-accuracy',
    title: 'Rank correlation of accuracy with complexity, steps and length, over the cells of the sorting grid',
    headingColumns,
    columns: [
      ...seriesColumns,
      { key: 'cells', label: 'Cells', kind: 'count' },
      ...[
        ['complexity', 'Average time'],
        ['steps', 'Steps'],
        ['length', 'Length'],
      ].flatMap(([key, label]) => [
        { key: key as string, label: label as string, kind: 'decimal' as const },
        { key: `${key}_interval`, label: '95%', kind: 'ratio_interval' as const },
      ]),
    ],
    rows: contests(simulation).map((routines) => {
      const cells = routines
        .flatMap((routine) => routine.cells.map((cell) => ({ routine, cell })))
        .filter(({ cell }) => completedOf(cell.scores).length > 0);
      const { clusterIds } = simulation.clustersOf(cells.flatMap(({ cell }) => cell.scores));
      const sums = cells.map(({ cell }) => rightSums(clusterIds, cell.scores));
      const against = (value: (each: (typeof cells)[number]) => number): Correlation =>
        clusteredSpearman(sums, cells.map(value));
      const stepsOf = (scores: readonly Score[]) => meanOf(scores, ({ trace_length }) => trace_length) as number;
      return {
        ...groupCellsOf(routines[0] as Routine),
        cells: cells.length,
        ...correlationCells(
          'complexity',
          against(({ routine }) => growthRank(String(parameter(routine, 'average_time')))),
        ),
        ...correlationCells(
          'steps',
          against(({ cell }) => stepsOf(cell.scores)),
        ),
        ...correlationCells(
          'length',
          against(({ cell }) => cell.position),
        ),
      };
    }),
    notes: [
      'A cell is a routine at a length. Spearman with ties at the middle of their ranks; negative: the higher, the fewer right answers. 95%: jackknife over vectors, which all routines share, on the scale of Fisher: what other vectors would show in these cells, not what other routines would; noise draws the correlation to 0, the more the fewer vectors. Who runs the routine should get worse with its steps; who recognises it need not.',
      ...accuracyNotes(simulation),
    ],
  };
}
