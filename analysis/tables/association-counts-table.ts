/** How many series of each kind there are, can be judged, and meet the rule, beside what chance alone would give. */
import type { Association } from '../associations.ts';
import { languageNames, originOf } from '../cohorts.ts';
import { meetsNominalRule, nominalReadings } from '../nominal-rule.ts';
import { metricLabels } from '../observations.ts';
import { poolingNote } from './notes.ts';
import type { Row, Table } from './table.ts';

export function associationCountsTable(series: readonly Association[]): Table {
  const groups = Map.groupBy(series, ({ cohort, setting, metric, arm }) =>
    [
      originOf(cohort.name),
      languageNames[cohort.language],
      setting.simulated ? 'simulated' : 'models',
      arm,
      metricLabels[metric],
    ].join('|'),
  );
  return {
    name: 'association-counts',
    title: 'Series in which a metric goes with errors, counted',
    headingColumns: ['origin', 'language', 'subjects'],
    columns: [
      { key: 'origin', label: 'Studies', kind: 'text' },
      { key: 'language', label: 'Language', kind: 'text' },
      { key: 'subjects', label: 'Settings', kind: 'text' },
      { key: 'arm', label: 'Arm', kind: 'text' },
      { key: 'metric', label: 'Metric', kind: 'text' },
      { key: 'series', label: 'Series', kind: 'count' },
      { key: 'mixed', label: 'Both outcomes', kind: 'count' },
      { key: 'estimable', label: 'Estimable', kind: 'count' },
      { key: 'finite', label: 'Finite odds ratio', kind: 'count' },
      { key: 'rule_A', label: 'Rule A', kind: 'count' },
      { key: 'rule_B', label: 'Rule B', kind: 'count' },
      { key: 'rule_C', label: 'Rule C', kind: 'count' },
      { key: 'expected', label: 'A by chance', kind: 'decimal' },
    ],
    rows: [...groups].map(([name, members]) => countRow(name, members)),
    notes: [
      'A series is a study, a setting, an arm (or all) and a metric. Both outcomes: right and wrong answers occur. Estimable: and the metric varies. ' +
        'Finite odds ratio: and right and wrong answers overlap. The three are different denominators.',
      ...Object.entries(nominalReadings).map(([reading, words]) => `Rule ${reading}: ${words}.`),
      'A by chance: a twentieth of the estimable series, which is what a test that holds its level would find with no association; the series share ' +
        'cases, so their number is not a count of independent findings.',
      poolingNote,
      'Simulated subjects, programs with a known error rate, are counted apart from models.',
    ],
  };
}

function countRow(name: string, members: readonly Association[]): Row {
  const [origin, language, subjects, arm, metric] = name.split('|') as [string, string, string, string, string];
  const mixed = members.filter(({ errors, rows }) => errors > 0 && errors < rows);
  const estimable = mixed.filter(({ area }) => area !== null);
  const meeting = (reading: 'A' | 'B' | 'C') => members.filter((each) => meetsNominalRule(each, reading)).length;
  return {
    origin,
    language,
    subjects,
    arm,
    metric,
    series: members.length,
    mixed: mixed.length,
    estimable: estimable.length,
    finite: members.filter(({ slope }) => slope.fit !== null).length,
    rule_A: meeting('A'),
    rule_B: meeting('B'),
    rule_C: meeting('C'),
    expected: estimable.length / 20,
  };
}
