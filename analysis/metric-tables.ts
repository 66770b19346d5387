/** The tables of metrics against errors, with the families of tests they declare. */
import { adjustedModels } from './adjusted-models.ts';
import { arms } from './arms.ts';
import { type Association, associationsOf } from './associations.ts';
import { type Cohort, originOf } from './cohorts.ts';
import type { BootstrapOptions } from './estimators/bootstrap-draws.ts';
import { adjustBenjaminiHochberg } from './estimators/multiple-testing.ts';
import { dynamicMetrics } from './observations.ts';
import { adjustedModelsTable } from './tables/adjusted-models-table.ts';
import { associationCountsTable } from './tables/association-counts-table.ts';
import { associationsTable } from './tables/associations-table.ts';
import type { Table } from './tables/table.ts';

/** @param options seed and number of draws, of the permutations too */
export function metricTables(
  studies: readonly Cohort[],
  headlines: readonly Cohort[],
  options: BootstrapOptions,
): Table[] {
  const over = (cohort: Cohort, series: Pick<Parameters<typeof associationsOf>[1], 'arms' | 'metrics'>) =>
    associationsOf(cohort, { ...series, ...options });
  const pooled = studies.flatMap((study) => over(study, { arms: ['all'], metrics: dynamicMetrics }));
  const long = studies.flatMap((study) => over(study, { arms: ['long-trace-final'], metrics: dynamicMetrics }));
  const cyclomatic = studies.flatMap((study) => over(study, { arms, metrics: ['cyclomatic'] }));
  return [
    adjustedModelsTable(headlines.flatMap(adjustedModels)),
    associationsTable(
      pooled,
      {
        name: 'associations',
        title: 'Metrics against errors, all arms of a study together',
        notes: [
          'All four arms of a study and setting are one series, as in the paper: exploratory, because an arm moves metric and error alike.',
        ],
      },
      options,
    ),
    associationsTable(
      long,
      {
        name: 'associations-long-final',
        title: 'Metrics against errors within the final answers on long inputs',
        notes: [
          'BH: Benjamini-Hochberg over the estimable series of one origin, language and kind of settings in this table.',
        ],
        adjusted: adjustWithin(long),
      },
      options,
    ),
    associationsTable(
      cyclomatic,
      {
        name: 'cyclomatic-within-arms',
        title: 'Cyclomatic complexity against errors within each arm',
        notes: ['The complexity of a program is the same in all arms, so it is compared within each.'],
      },
      options,
    ),
    associationCountsTable([...pooled, ...long, ...cyclomatic]),
  ];
}

/** One family for each origin, language and kind of settings; series without a test stay outside it. */
function adjustWithin(series: readonly Association[]): Map<Association, number> {
  const tested = series.filter(({ rowTest }) => rowTest !== null);
  const families = Map.groupBy(
    tested,
    ({ cohort, setting }) => `${originOf(cohort.name)} ${cohort.language} ${setting.simulated}`,
  );
  return new Map(
    [...families.values()].flatMap((family) => {
      const adjusted = adjustBenjaminiHochberg(family.map(({ rowTest }) => rowTest?.p as number));
      return family.map((each, place): [Association, number] => [each, adjusted[place] as number]);
    }),
  );
}
