/** The metrics of a case's four arms, which have a row each, as columns of the one row of the case. */
import type { Measurement } from '../../oracles/schemas/measurement.ts';
import type { Case } from '../schemas/case.ts';

const prefixes = {
  short: 'short-trace-final',
  long: 'long-trace-final',
  inside: 'inside-loop-state',
  post: 'post-loop-state',
} as const satisfies Record<string, Measurement['arm']>;

const metrics = [
  'peak_state',
  'peak_state_status',
  'state_load',
  'state_load_status',
  'branch_edges',
  'branch_signature',
  'branch_status',
] as const;

type CaseMetrics = Pick<
  Case,
  | 'runtime'
  | 'cyclomatic'
  | `${keyof typeof prefixes}_${(typeof metrics)[number]}`
  | 'edge_overlap'
  | 'edge_overlap_status'
>;

/** @param measurements one of each arm */
export function caseMetrics(measurements: readonly Measurement[]): CaseMetrics {
  const columns = Object.entries(prefixes).flatMap(([prefix, arm]) => {
    const row = measurements.find((measurement) => measurement.arm === arm) as Measurement;
    return metrics.map((metric) => [`${prefix}_${metric}`, row[metric]]);
  });
  const { runtime, cyclomatic, edge_overlap, edge_overlap_status } = measurements[0] as Measurement;
  return { runtime, cyclomatic: cyclomatic ?? 0, ...Object.fromEntries(columns), edge_overlap, edge_overlap_status };
}
