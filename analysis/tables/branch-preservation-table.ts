/** The short and the long run of a case, compared by the control-flow edges they take. */
import { quantileSorted } from 'simple-statistics';
import type { BranchPreservation } from '../branch-preservation.ts';
import { languageNames } from '../cohorts.ts';
import type { BootstrapOptions } from '../estimators/bootstrap-draws.ts';
import { missing } from '../missing.ts';
import { closingNotes, intervalNotes } from './notes.ts';
import type { Table } from './table.ts';

export function branchPreservationTable(rows: readonly BranchPreservation[], bootstrap: BootstrapOptions): Table {
  const cohorts = rows.map(({ cohort }) => cohort);
  const grades = cohorts.flatMap((cohort) => cohort.grades);
  return {
    name: 'branch-preservation',
    title:
      'Does the long input only repeat what the short one does? Edges taken, and short - long where they are the same',
    headingColumns: ['study', 'language'],
    columns: [
      { key: 'study', label: 'Study', kind: 'text' },
      { key: 'language', label: 'Language', kind: 'text' },
      { key: 'edges', label: 'Edges', kind: 'text' },
      { key: 'cases', label: 'Cases', kind: 'count' },
      { key: 'measured', label: 'Cases measured', kind: 'count' },
      { key: 'overlap_median', label: 'Median overlap', kind: 'decimal' },
      { key: 'overlap_minimum', label: 'Smallest', kind: 'decimal' },
      { key: 'pairs', label: 'Pairs', kind: 'count' },
      { key: 'sources', label: 'Sources', kind: 'count' },
      { key: 'short_minus_long', label: 'Short - long (points)', kind: 'points' },
      { key: 'short_minus_long_t', label: 't', kind: 'points_interval' },
      { key: 'short_minus_long_bootstrap', label: 'Bootstrap', kind: 'points_interval' },
    ],
    rows: rows.flatMap(({ cohort, measured, overlaps, groups }) =>
      groups.map((group) => {
        const members = overlaps.filter((overlap) => (overlap === 1) === (group.edges === 'the same'));
        return {
          study: cohort.name,
          language: languageNames[cohort.language],
          edges: group.edges,
          cases: group.cases,
          measured,
          overlap_median: members.length === 0 ? missing('empty') : quantileSorted(members, 0.5),
          overlap_minimum: members.length === 0 ? missing('empty') : (members[0] as number),
          pairs: group.pairs,
          sources: group.shortMinusLong.sources,
          short_minus_long: group.shortMinusLong.estimate,
          short_minus_long_t: group.shortMinusLong.intervalCr1,
          short_minus_long_bootstrap: group.shortMinusLong.bootstrapInterval,
        };
      }),
    ),
    notes: [
      'Overlap: control-flow edges that both runs take, divided by those that either takes. "the same": overlap 1, so that the long input repeats work ' +
        'along the same edges; their order and number still differ. Cases whose edges were not measured are in neither row.',
      'Short - long: matched pairs of all models (simulated subjects where there are no models), whatever the prompt template, in which both answers are completed.',
      ...intervalNotes(
        cohorts,
        rows.flatMap(({ groups }) => groups.map((group) => group.shortMinusLong)),
        bootstrap,
      ),
      ...closingNotes(grades),
    ],
  };
}
