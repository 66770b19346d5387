/** How exchanges ended: answered, cut off, refused, empty, or without a response and why. */
import type { Cohort } from '../cohorts.ts';
import type { Grade } from '../schemas/grade.ts';
import { type CountColumn, countTable } from './count-table.ts';
import type { Table } from './table.ts';

const outcome = (key: Grade['outcome'], label: string): CountColumn => ({
  key,
  label,
  counts: (grade) => grade.outcome === key,
});

const namedReasons = {
  not_asked: 'Not asked',
  transient: 'Transient',
  permanent: 'Permanent',
  quota: 'Quota',
  context_exceeded: 'Too long',
};

const isNamed = (reason: string | null) => reason !== null && Object.hasOwn(namedReasons, reason);

/** They add up to the planned cells. */
export const outcomeColumns: readonly CountColumn[] = [
  outcome('answered', 'Answered'),
  outcome('truncated', 'Truncated'),
  outcome('refused', 'Refused'),
  outcome('empty', 'Empty'),
  outcome('no_response', 'No response'),
];

/** They add up to the cells without a response. */
export const reasonColumns: readonly CountColumn[] = [
  ...Object.entries(namedReasons).map(([reason, label]) => ({
    key: `no_response_${reason}`,
    label,
    counts: (grade: Grade) => !grade.completed && grade.no_response_reason === reason,
  })),
  {
    key: 'no_response_other',
    label: 'Other',
    counts: (grade) => !grade.completed && !isNamed(grade.no_response_reason),
  },
];

/** Answered all the same, and counted as any other answer. */
const reasonedThoughOff: CountColumn = {
  key: 'off_reasoned',
  label: 'Off, reasoned',
  counts: (grade) => grade.completed && grade.mode === 'off' && (grade.reasoning_tokens ?? 0) > 0,
};

export function outcomesTable(cohorts: readonly Cohort[]): Table {
  const facts = {
    name: 'outcomes',
    title: 'How exchanges ended, and why cells have no response',
    notes: [
      'The five outcomes add up to the planned cells; the reasons to the right add up to those without a response. ' +
        'Transient: timeouts, cut connections and server errors that outlasted the retries. Too long: beyond the context of the model.',
      'Off, reasoned: answers of the mode "off" for which the server counted reasoning tokens; they stay in. Servers that count none are taken at their word.',
    ],
  };
  return countTable(facts, cohorts, [...outcomeColumns, ...reasonColumns, reasonedThoughOff]);
}
