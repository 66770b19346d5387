/** What reasoning brings: every mode of a model against its mode `off`, on the tasks that both answered. */
import type { Cohort } from './cohorts.ts';
import { observationsOf } from './observations.ts';
import { compareTasks, type TaskComparison } from './setting-comparisons.ts';
import type { SettingGrades, SettingName } from './settings.ts';

export interface ReasoningGain extends TaskComparison {
  readonly cohort: Cohort;
  readonly reasoning: SettingName;
  readonly off: SettingName;
  /** Answers of the mode `off` for which the server counted reasoning tokens: it reasoned all the same. */
  readonly offWithReasoning: number;
  readonly offCompleted: number;
}

/** Models that were asked with reasoning off and in another mode; simulated subjects have no modes. */
export function reasoningGains(cohort: Cohort): ReasoningGain[] {
  const models = cohort.settings.filter(({ name }) => !name.simulated);
  const families = Map.groupBy(
    models,
    ({ name, grades }) => `${grades[0]?.provider}/${grades[0]?.model} ${name.template}`,
  );
  return [...families.values()].flatMap((family) => {
    const off = family.find((setting) => modeOf(setting) === 'off');
    if (off === undefined) return [];
    const completed = off.grades.filter((grade) => grade.completed);
    const answersOff = observationsOf(off.grades);
    return family
      .filter((setting) => setting !== off)
      .map((setting) => ({
        cohort,
        reasoning: setting.name,
        off: off.name,
        ...compareTasks(cohort, observationsOf(setting.grades), answersOff),
        offCompleted: completed.length,
        offWithReasoning: completed.filter(({ reasoning_tokens }) => (reasoning_tokens ?? 0) > 0).length,
      }));
  });
}

const modeOf = ({ grades }: SettingGrades) => grades[0]?.mode;
