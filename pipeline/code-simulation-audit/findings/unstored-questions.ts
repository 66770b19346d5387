/** Records that hold labels for several quantities: which one is asked is drawn later, for program and text apart. */
import { byLevel, type Finding, type Measure, share } from '../finding.ts';

export const unstoredQuestions: Finding = {
  name: 'unstored-questions',
  title:
    'Which quantity is asked is not stored where the labels hold several; both sides draw it apart, so pairs match by chance',
  measure: (data) =>
    ['StraightLine', 'CriticalPath'].flatMap((folder) =>
      byLevel(data.get(folder), (entries) => [
        share('several quantities labelled', entries, ({ program }) => program.labels.length > 1),
        chanceOfTheSameQuestion(entries.map(({ program }) => program.labels.length)),
      ]),
    ),
};

/** The chance that both sides ask for the same quantity when each draws one of n: 1/n. */
function chanceOfTheSameQuestion(choices: readonly number[]): Measure {
  const sum = choices.reduce((total, count) => total + 1 / count, 0);
  return { name: 'chance of the same question', value: choices.length === 0 ? null : sum / choices.length };
}
