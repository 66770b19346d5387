/** Settings as tables and figures name them: models first, then the simulated subjects, each by name. */
import type { Grade } from './schemas/grade.ts';

export interface SettingName {
  /** `provider/model@mode`, or `all`. */
  readonly setting: string;
  readonly template: string;
  readonly simulated: boolean;
  /** What a reader sees; always says "simulated" when it is. */
  readonly label: string;
}

export interface SettingGrades {
  readonly name: SettingName;
  readonly grades: readonly Grade[];
}

/**
 * Groups rows by setting and prompt template, which are never mixed in one row of a table.
 * @param showTemplate whether labels name the template: where the analysed rows hold more than one
 */
export function groupBySetting(grades: readonly Grade[], showTemplate: boolean): SettingGrades[] {
  const groups = Map.groupBy(grades, (grade) => sortKey(grade));
  return [...groups]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([, rows]) => ({ name: nameSetting(rows[0] as Grade, showTemplate), grades: rows }));
}

/** The name of a row that pools all models, or all simulated subjects, of one template. */
export function pooledName(name: SettingName): SettingName {
  const label = name.label.replace(name.setting, 'all settings');
  return { ...name, setting: 'all', label };
}

/** Settings that may be pooled: models with models, simulated subjects with simulated subjects, by template. */
export function poolable(settings: readonly SettingGrades[]): SettingGrades[][] {
  return [...Map.groupBy(settings, ({ name }) => `${name.simulated} ${name.template}`).values()];
}

type SettingFields = Pick<Grade, 'setting' | 'template' | 'simulated'>;

/** Models before simulated subjects, each by name and template. */
export function sortKey({ setting, template, simulated }: SettingFields): string {
  return [simulated ? 'simulated' : 'model', setting, template].join('\u0000');
}

export function nameSetting({ setting, template, simulated }: SettingFields, showTemplate: boolean): SettingName {
  const details = [showTemplate ? template : '', simulated ? 'simulated' : ''].filter((part) => part !== '');
  return { setting, template, simulated, label: details.length === 0 ? setting : `${setting} (${details.join(', ')})` };
}
