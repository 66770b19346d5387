/** Every two settings side by side, and the ranks that follow. */
import type { Cohort } from '../cohorts.ts';
import type { BootstrapOptions } from '../estimators/bootstrap-draws.ts';
import { cutTo } from '../estimators/interval.ts';
import { missing } from '../missing.ts';
import { equivalenceMargin, type SettingComparison, type SettingRank } from '../setting-comparisons.ts';
import { orMissing } from './association-cells.ts';
import { countText } from './count-text.ts';
import {
  cohortLabel,
  detailCells,
  detailColumns,
  drawCells,
  drawColumns,
  identityCells,
  identityColumns,
} from './estimate-cells.ts';
import { bootstrapNote, closingNotes, intervalNotes } from './notes.ts';
import type { Row, Table } from './table.ts';

export function settingComparisonsTable(rows: readonly SettingComparison[], bootstrap: BootstrapOptions): Table {
  const { cohorts, grades } = countedBy(rows);
  const margin = equivalenceMargin * 100;
  return {
    name: 'setting-comparisons',
    title: 'Every two settings, compared on the tasks that both answered',
    headingColumns: ['cohort', 'language', 'setting'],
    columns: [
      ...identityColumns(cohortLabel('headline')),
      { key: 'against', label: 'Against', kind: 'text' },
      { key: 'pairs', label: 'Tasks', kind: 'count' },
      { key: 'sources', label: 'Sources', kind: 'count' },
      { key: 'difference', label: 'Difference (points)', kind: 'points' },
      { key: 'difference_t', label: 't', kind: 'points_interval' },
      { key: 'difference_bootstrap', label: 'Bootstrap', kind: 'points_interval' },
      { key: 'p', label: 'p', kind: 'p' },
      { key: 'holm_p', label: 'p, Holm', kind: 'p' },
      { key: 'detectable', label: 'Detectable', kind: 'points' },
      { key: 'equivalence_p', label: `Same within ${margin}, p`, kind: 'p' },
      { key: 'interval_90', label: '90%', kind: 'points_interval', machineOnly: true },
      { key: 'unpaired', label: 'Tasks one of the two did not answer', kind: 'count', machineOnly: true },
      { key: 'family', label: 'Tests in the family', kind: 'count', machineOnly: true },
      ...detailColumns('difference', 'points'),
      ...drawColumns,
    ],
    rows: rows.map(comparisonRow),
    notes: [
      'Accuracy (C/R) of the first setting minus that of the second over the tasks that both answered, every task weighing the same; a task asked ' +
        `several times counts with the mean of its answers. ${countText(rows.reduce((sum, row) => sum + row.unpaired, 0))} times a task was answered by one of two settings only and is outside.`,
      'p: two-sided t test, CR1 error over sources, sources - 1 degrees of freedom. Holm: adjusted over all pairs of one cohort, template and kind of settings that have a p.',
      'Detectable: the true difference that this comparison would find at 5% with power 80%: t(.975) + t(.80) CR1 standard errors, 2.80 with many sources.',
      `Same within ${margin}: p of the equivalence test (two one-sided t tests) against a difference of ${margin} points; small means alike, large means undecided.`,
      ...intervalNotes(
        cohorts,
        rows.map((row) => row.difference),
        bootstrap,
      ),
      ...closingNotes(grades),
    ],
  };
}

function comparisonRow(row: SettingComparison): Row {
  const { difference } = row;
  return {
    ...identityCells(row.cohort, row.first),
    against: row.second.label,
    pairs: row.pairs,
    sources: difference.sources,
    difference: difference.estimate,
    difference_t: difference.intervalCr1,
    difference_bootstrap: difference.bootstrapInterval,
    p: orMissing(row.p, 'not_tested'),
    holm_p: orMissing(row.holmP, 'not_tested'),
    detectable: orMissing(row.detectable, 'not_tested'),
    equivalence_p: orMissing(row.equivalence?.p ?? null, 'not_tested'),
    interval_90: row.equivalence === null ? missing('not_tested') : cutTo(row.equivalence.interval90, -1, 1),
    unpaired: row.unpaired,
    family: row.family,
    ...detailCells('difference', difference),
    ...drawCells(row.cohort),
  };
}

export function settingRanksTable(rows: readonly SettingRank[], bootstrap: BootstrapOptions): Table {
  const { grades } = countedBy(rows);
  return {
    name: 'setting-ranks',
    title: 'Ranks of the settings that were asked the same tasks, with simultaneous intervals',
    headingColumns: ['cohort', 'language'],
    columns: [
      ...identityColumns(cohortLabel('headline')),
      { key: 'tasks', label: 'Tasks', kind: 'count' },
      { key: 'outside', label: 'Other tasks answered', kind: 'count' },
      { key: 'sources', label: 'Sources', kind: 'count' },
      { key: 'c_r', label: 'C/R (%)', kind: 'percent' },
      { key: 'rank', label: 'Rank', kind: 'ratio', machineOnly: true },
      { key: 'rank_interval', label: 'Rank, 95%', kind: 'rank_interval' },
      ...drawColumns,
    ],
    rows: rows.map((row) => ({
      ...identityCells(row.cohort, row.setting),
      tasks: row.tasks,
      outside: row.outside,
      sources: row.sources,
      c_r: row.accuracy,
      rank: row.rank,
      rank_interval: row.interval,
      ...drawCells(row.cohort),
    })),
    notes: [
      'Ranked are settings of one kind that were asked the same tasks, over the tasks that all of them answered; a task asked several times counts with ' +
        'the mean of its answers. Settings that were asked other tasks: see the table setting-comparisons.',
      'The intervals of one ranking hold together with 95%: two settings are told apart when their difference exceeds c bootstrap standard errors, c being the .95 ' +
        'quantile of the largest standardised deviation of any pair; a setting ranks from 1 + the number of settings that are surely better to all but those that ' +
        'are surely worse.',
      bootstrapNote(bootstrap),
      ...closingNotes(grades),
    ],
  };
}

function countedBy(rows: readonly { readonly cohort: Cohort }[]) {
  const cohorts = [...new Set(rows.map(({ cohort }) => cohort))];
  return { cohorts, grades: cohorts.flatMap((cohort) => cohort.grades) };
}
