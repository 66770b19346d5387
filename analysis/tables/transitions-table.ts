/** The table of matched short and long answers. */

import type { BootstrapOptions } from '../estimators/bootstrap-draws.ts';
import { cutTo } from '../estimators/interval.ts';
import { missing } from '../missing.ts';
import type { Transitions } from '../paired-transitions.ts';
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
import { closingNotes, intervalNotes, noResponseSentence } from './notes.ts';
import type { Row, Table } from './table.ts';

const names = {
  study: {
    name: 'paired-transitions-by-study',
    title: 'From the short to the long input: matched final answers by study',
  },
  headline: {
    name: 'paired-transitions',
    title: 'From the short to the long input: matched final answers, studies of one origin and language together',
  },
  'several-sources': {
    name: 'paired-transitions-several-sources',
    title: 'From the short to the long input: matched final answers without the studies of a single source',
  },
} as const;

/** @param rows all of one level: studies or headline cohorts */
export function transitionsTable(
  level: keyof typeof names,
  rows: readonly Transitions[],
  bootstrap: BootstrapOptions,
): Table {
  const cohorts = [...new Set(rows.map((row) => row.cohort))];
  const finals = cohorts.flatMap((cohort) => cohort.grades).filter((grade) => grade.arm.endsWith('-final'));
  return {
    ...names[level],
    headingColumns: ['cohort', 'language'],
    columns: [
      ...identityColumns(cohortLabel(level === 'study' ? 'study' : 'headline')),
      { key: 'planned_pairs', label: 'Pairs planned', kind: 'count' },
      { key: 'pairs', label: 'n', kind: 'count' },
      { key: 'sources', label: 'Sources', kind: 'count' },
      { key: 'both_right', label: 'Both right', kind: 'count' },
      { key: 'right_to_wrong', label: 'Right to wrong', kind: 'count' },
      { key: 'wrong_to_right', label: 'Wrong to right', kind: 'count' },
      { key: 'both_wrong', label: 'Both wrong', kind: 'count' },
      { key: 'short_minus_long', label: 'Short - long (points)', kind: 'points' },
      { key: 'short_minus_long_bootstrap', label: 'Bootstrap', kind: 'points_interval' },
      { key: 'short_minus_long_t', label: 't', kind: 'points_interval' },
      { key: 'sign_flip_p', label: 'p', kind: 'p' },
      { key: 'clustered_mcnemar_p', label: 'p, clustered McNemar', kind: 'p', machineOnly: true },
      { key: 'mcnemar_exact_p', label: 'p, McNemar, pairs as independent', kind: 'p', machineOnly: true },
      { key: 'short_minus_long_bootstrap_t', label: 'Bootstrap-t', kind: 'points_interval', machineOnly: true },
      { key: 'short_minus_long_bca', label: 'BCa', kind: 'points_interval', machineOnly: true },
      ...detailColumns('short_minus_long', 'points'),
      ...drawColumns,
    ],
    rows: rows.map(tableRow),
    notes: [
      `n = pairs (case, setting, repeat) in which both the short and the long answer are completed; ${incompletePairs(rows)}`,
      'Short - long = (right to wrong - wrong to right) / n, so every pair weighs the same.',
      'p: two-sided exact sign-flip test, in which the whole difference of each source changes sign; tests that treat pairs as independent stand in the CSV.',
      `Of the cells with a final answer, ${noResponseSentence(finals)}`,
      ...intervalNotes(
        cohorts,
        rows.map((row) => row.shortMinusLong),
        bootstrap,
      ),
      ...closingNotes(finals),
    ],
  };
}

/** Counted over single settings, so that pooled rows do not count a pair twice. */
function incompletePairs(rows: readonly Transitions[]): string {
  const single = rows.filter((row) => row.setting.setting !== 'all');
  const planned = single.reduce((sum, row) => sum + row.planned, 0);
  const matched = single.reduce((sum, row) => sum + row.matched, 0);
  return `${countText(planned - matched)} of ${countText(planned)} planned pairs lack one and are left out.`;
}

function tableRow(row: Transitions): Row {
  const noTest = row.matched === 0 ? 'empty' : row.shortMinusLong.sources < 2 ? 'single_source' : 'no_spread';
  return {
    ...identityCells(row.cohort, row.setting),
    planned_pairs: row.planned,
    pairs: row.matched,
    sources: row.shortMinusLong.sources,
    both_right: row.bothRight,
    right_to_wrong: row.rightToWrong,
    wrong_to_right: row.wrongToRight,
    both_wrong: row.bothWrong,
    short_minus_long: row.shortMinusLong.estimate,
    short_minus_long_bootstrap: row.shortMinusLong.bootstrapInterval,
    short_minus_long_t: row.shortMinusLong.intervalCr1,
    sign_flip_p: orMissing(row.clusteredMcNemar?.signFlipP ?? null, noTest),
    clustered_mcnemar_p: orMissing(row.clusteredMcNemar?.p ?? null, noTest),
    mcnemar_exact_p: row.matched === 0 ? missing('empty') : row.mcnemar.exactP,
    short_minus_long_bootstrap_t: row.bootstrapT === null ? missing(noTest) : cutTo(row.bootstrapT, -1, 1),
    short_minus_long_bca: orMissing(row.bca, noTest),
    ...detailCells('short_minus_long', row.shortMinusLong),
    ...drawCells(row.cohort),
  };
}
