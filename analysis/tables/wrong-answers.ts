/** Of what kind wrong answers are. */
import type { Cohort } from '../cohorts.ts';
import { wrongKindNames, wrongKinds } from '../wrong-kinds.ts';
import { type CountColumn, countTable } from './count-table.ts';
import type { Table } from './table.ts';

/** They add up to the planned cells. */
export const wrongAnswerColumns: readonly CountColumn[] = [
  { key: 'right', label: 'Right', counts: (grade) => grade.correct },
  ...wrongKindNames.map(
    (kind): CountColumn => ({
      key: kind,
      label: wrongKinds[kind].label,
      counts: (grade) => grade.wrong_kind === kind,
    }),
  ),
  { key: 'no_response', label: 'No response', counts: (grade) => !grade.completed },
];

export function wrongAnswersTable(cohorts: readonly Cohort[]): Table {
  const words = wrongKindNames.map((kind) => `${wrongKinds[kind].label}: ${wrongKinds[kind].words}`);
  const facts = {
    name: 'wrong-answers',
    title: 'Of what kind wrong answers are',
    notes: [
      'Right, the kinds and no response add up to the planned cells. Each wrong answer is of the first kind, from left to right, that it fits, by rules over its text alone.',
      `${words.join('; ')}.`,
    ],
  };
  return countTable(facts, cohorts, wrongAnswerColumns);
}
