/** How answers were wrapped, and whether they were right: two splits of the planned cells. */
import type { Cohort } from '../cohorts.ts';
import type { Grade } from '../schemas/grade.ts';
import { type CountColumn, countTable } from './count-table.ts';
import type { Table } from './table.ts';

const status = (key: Grade['status'], label: string): CountColumn => ({
  key,
  label,
  counts: (grade) => grade.status === key,
});

const envelope = (kind: Grade['envelope'], label: string): CountColumn => ({
  key: `envelope_${kind}`,
  label,
  counts: (grade) => grade.envelope === kind,
});

/** They add up to the planned cells. */
export const statusColumns: readonly CountColumn[] = [
  status('correct_valid', 'Right, valid'),
  status('correct_invalid', 'Right, invalid'),
  status('wrong_valid', 'Wrong, valid'),
  status('wrong_invalid', 'Wrong, invalid'),
  status('no_response', 'No response'),
];
/** They add up to the planned cells; the printed table leaves out the last, which it has as a status. */
export const envelopeColumns: readonly CountColumn[] = [
  envelope('valid', 'Valid'),
  envelope('recovered', 'Recovered'),
  envelope('ambiguous', 'Ambiguous'),
  envelope('non_string', 'Not a string'),
  envelope('missing', 'Missing'),
  { ...envelope('none', 'No response'), machineOnly: true },
];

export function envelopeAndStatusTable(cohorts: readonly Cohort[]): Table {
  const facts = {
    name: 'envelope-and-status',
    title: 'Right and wrong answers by validity of their envelope',
    notes: [
      'Valid: the whole reply is the JSON object asked for. Recovered: one answer was found inside another reply. ' +
        'Ambiguous: several that differ. Right answers in an invalid envelope count as right.',
      'The five statuses add up to the planned cells, and so do the kinds of envelope with the cells without a response.',
    ],
  };
  return countTable(facts, cohorts, [...statusColumns, ...envelopeColumns]);
}
