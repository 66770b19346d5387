/** What the executed control-flow edges of a run say of it (instrumentation/state-metrics.md, "Branch signature"). */
import { sha256 } from '../../core/hash.ts';
import type { Measurement } from '../schemas/measurement.ts';
import { edgeOverlap } from './edge-overlap.ts';

export type BranchColumns = Pick<Measurement, 'branch_edges' | 'branch_signature' | 'branch_status'>;
export type OverlapColumns = Pick<Measurement, 'edge_overlap' | 'edge_overlap_status'>;

type Edges = ReadonlySet<string>;

/** @param edges as `from>to` */
export function branchesOf(edges: Edges): BranchColumns {
  return { branch_edges: edges.size, branch_signature: signatureOf(edges), branch_status: 'MEASURED' };
}

export const noBranches: BranchColumns = { branch_edges: null, branch_signature: null, branch_status: 'NOT_MEASURED' };

/** Equal for two runs of a program exactly when they executed the same edges: a SHA-256 of them, one a line, in the order of texts. */
function signatureOf(edges: Edges): string {
  return sha256([...edges].sort().join('\n'));
}

/** Overlap of the two whole runs, where both were measured. */
export function overlapOf(short: Edges | undefined, long: Edges | undefined): OverlapColumns {
  if (short === undefined || long === undefined) return { edge_overlap: null, edge_overlap_status: 'NOT_MEASURED' };
  return { edge_overlap: Number(edgeOverlap(short, long).toFixed(6)), edge_overlap_status: 'MEASURED' };
}
