/** The columns and cells that tables share: who is counted, and the detail of an estimate for CSV and JSON. */

import { sha256 } from '../../core/hash.ts';
import type { Cohort } from '../cohorts.ts';
import { languageNames } from '../cohorts.ts';
import type { SourceEstimate } from '../estimators/source-estimate.ts';
import type { SettingName } from '../settings.ts';
import type { Column, Row } from './table.ts';

/** Columns that say which cohort and setting a row counts. */
export function identityColumns(cohortLabel: string): Column[] {
  return [
    { key: 'cohort', label: cohortLabel, kind: 'text' },
    { key: 'origin', label: 'Origin', kind: 'text', machineOnly: true },
    { key: 'language', label: 'Language', kind: 'text' },
    { key: 'setting', label: 'Setting', kind: 'setting' },
  ];
}

export function identityCells(cohort: Cohort, setting: SettingName): Row {
  return { cohort: cohort.name, origin: cohort.origin, language: languageNames[cohort.language], setting };
}

/** Heading of the cohort column: studies, or pools of studies. */
export const cohortLabel = (level: Cohort['level']): string => (level === 'study' ? 'Study' : 'Studies');

/** Detail of an estimate; `key` starts the names of its columns. */
export function detailColumns(key: string, kind: 'percent' | 'points'): Column[] {
  const interval = `${kind}_interval` as const;
  const columns: Column[] = [
    { key: `${key}_sources`, label: 'Sources with rows', kind: 'count' },
    { key: `${key}_largest_source`, label: 'Rows of the source with most', kind: 'percent' },
    { key: `${key}_bootstrap_error`, label: 'Bootstrap standard error', kind },
    { key: `${key}_endpoint_errors`, label: 'Monte-Carlo error of the endpoints', kind: interval },
    { key: `${key}_empty_replicates`, label: 'Replicates without a row', kind: 'count' },
    { key: `${key}_error_cr1`, label: 'CR1 standard error', kind },
  ];
  return columns.map((column) => ({ ...column, machineOnly: true }));
}

export function detailCells(key: string, estimate: SourceEstimate): Row {
  return {
    [`${key}_sources`]: estimate.sources,
    [`${key}_largest_source`]: estimate.largestSource,
    [`${key}_bootstrap_error`]: estimate.bootstrapError,
    [`${key}_endpoint_errors`]: estimate.endpointErrors,
    [`${key}_empty_replicates`]: estimate.emptyReplicates,
    [`${key}_error_cr1`]: estimate.errorCr1,
  };
}

/** What fixes the draws of a row. */
export const drawColumns: Column[] = [
  { key: 'bootstrap_seed', label: 'Seed', kind: 'number', machineOnly: true },
  { key: 'bootstrap_replicates', label: 'Replicates', kind: 'number', machineOnly: true },
  { key: 'bootstrap_clusters', label: 'Sources drawn from', kind: 'count', machineOnly: true },
  { key: 'cluster_list_sha256', label: 'Hash of the source list', kind: 'text', machineOnly: true },
];

const hashes = new WeakMap<readonly string[], string>();

export function drawCells({ draws, clusterIds }: Cohort): Row {
  const hash = hashes.get(clusterIds) ?? sha256(clusterIds.map((id) => `${id}\n`).join(''));
  hashes.set(clusterIds, hash);
  return {
    bootstrap_seed: draws.seed,
    bootstrap_replicates: draws.replicates,
    bootstrap_clusters: draws.clusters,
    cluster_list_sha256: hash,
  };
}
