/** What each test finds when the cause of the errors is known. */
import { languageNames } from '../cohorts.ts';
import { wilsonInterval } from '../estimators/wilson.ts';
import { missing } from '../missing.ts';
import { metricLabels } from '../observations.ts';
import type { PowerOptions, PowerRow } from '../power/study-power.ts';
import type { Grade } from '../schemas/grade.ts';
import { countText } from './count-text.ts';
import type { Table } from './table.ts';

const labels = {
  ...metricLabels,
  'short-long': 'short against long',
  settings: 'two equal settings',
  arm: 'arms only',
  none: 'none',
} as const;

/** The one test to report for each question; the others are sensitivity rows, or warnings. */
export const recommendedTests: ReadonlySet<string> = new Set([
  'adjusted, CR3 t',
  'paired difference, CR1 t over sources',
]);

export interface PowerScope {
  readonly language: Grade['language'];
  readonly tasks: number;
  readonly sources: number;
  readonly options: PowerOptions;
}

export function powerTable(rows: readonly PowerRow[], { language, tasks, sources, options }: PowerScope): Table {
  return {
    name: `power-${language}`,
    title: `What each test finds when the cause of the errors is known: ${languageNames[language]}`,
    headingColumns: ['test'],
    columns: [
      { key: 'test', label: 'Test', kind: 'text' },
      { key: 'question', label: 'Asked about', kind: 'text' },
      { key: 'cause', label: 'Cause put in', kind: 'text' },
      { key: 'truth', label: 'Rejecting is', kind: 'text' },
      { key: 'share', label: 'Rejects (%)', kind: 'percent' },
      { key: 'interval', label: '95% (Monte Carlo)', kind: 'percent_interval' },
      { key: 'tests', label: 'Tests', kind: 'count' },
      { key: 'replicates', label: 'Replicates', kind: 'count' },
    ],
    rows: rows
      .toSorted((left, right) => Number(recommendedTests.has(right.test)) - Number(recommendedTests.has(left.test)))
      .map((row) => ({
        test: recommendedTests.has(row.test) ? `${row.test} (recommended)` : row.test,
        question: labels[row.question],
        cause: labels[row.cause],
        truth: row.isTrue ? 'right' : 'false',
        share: row.tests === 0 ? missing('empty') : row.rejections / row.tests,
        interval: wilsonInterval(row.rejections, row.tests) ?? missing('empty'),
        tests: row.tests,
        replicates: row.replicates,
      })),
    notes: [
      `Errors drawn over the ${countText(tasks)} tasks of ${countText(sources)} sources of the corpus with their own metrics, five settings of which two are ` +
        `equal; ${countText(options.replicates)} replicates a cause, seed ${options.seed}; log-odds ${options.slope} per doubling of the cause, standard deviation ` +
        `${options.sourceDeviation} between sources; level 5%, two-sided but for the series, which ask whether errors have larger values.`,
      'Rejecting is "right" where the cause is what is asked about (or moves it: arms and metrics move short against long), "false" elsewhere. In a series ' +
        'the metrics are not adjusted for each other, so a metric that goes along with the cause is found too, and arms that move metric and error ' +
        'alike count as a metric where rows are exchanged freely.',
      'Series: the largest study, a series a setting; 199 permutations where rows are not exchanged freely. The Monte-Carlo interval takes tests as independent.',
    ],
  };
}
