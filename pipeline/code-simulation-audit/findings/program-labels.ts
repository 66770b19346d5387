/** Runs every program in the sandbox and compares what it leaves with its label. */
import type { ProgramEnd } from '../../simulation/run-programs.ts';
import type { Entry } from '../audited-family.ts';
import { byLevel, type Finding, share } from '../finding.ts';

export const programLabels: Finding = {
  name: 'program-labels',
  title: 'Programs that were run: do they run, and is their label what they leave?',
  measure: (data) =>
    [...data.values()].flatMap((family) =>
      byLevel(family, (entries) => [
        share('does not run', entries, ({ end }) => end.kind !== 'values'),
        share('runs, label right', entries, isRight),
        share('runs, label wrong', entries, (entry) => entry.end.kind === 'values' && !isRight(entry)),
      ]),
    ),
};

const isRight = ({ end, program: { labels } }: Entry): boolean => isRightEnd(end, labels);

/** Whether a program left what its labels say. */
export const isRightEnd = (end: ProgramEnd, labels: readonly string[]): boolean =>
  end.kind === 'values' && end.values.every((value, index) => value === labels[index]);
