/**
 * Whether coefficients exist at all, decided before any of them is believed: both outcomes, rank, conditioning. Libraries
 * return confident numbers for designs that have none.
 */
import { Matrix, SingularValueDecomposition } from 'ml-matrix';
import type { Design } from './design.ts';
import { triangularFactor } from './triangular-factor.ts';

export type LogitStatus =
  | 'finite'
  | 'empty'
  | 'zero_variance_outcome'
  | 'constant_predictor'
  | 'rank_deficient'
  | 'ill_conditioned'
  | 'complete_separation'
  | 'quasi_separation'
  | 'not_converged'
  | 'single_cluster'
  | 'cov_not_pd';

export interface DesignFacts {
  readonly rank: number;
  /** Largest over smallest singular value. */
  readonly condition: number;
  /** The same with columns scaled to length 1 (Belsley 1980); above 30 slopes share what they explain. */
  readonly scaledCondition: number;
  /** Columns that earlier columns determine; the later one is named, as R does. */
  readonly aliased: readonly string[];
}

/** From here on a slope is noise in the last digits of its column. */
const worstCondition = 1e7;

export function describeDesign(design: Design): DesignFacts {
  const { rows, values, names } = design;
  const factor = triangularFactor(values, rows, names.length);
  const lengths = factor.clone().pow(2).sum('column').map(Math.sqrt);
  const unit = lengths.map((length) => (length === 0 ? 1 : length));
  const { rank, condition } = judgeRank(factor, rows);
  return {
    rank,
    condition,
    scaledCondition: judgeRank(factor.clone().divRowVector(unit), rows).condition,
    aliased:
      rank === names.length
        ? []
        : aliasedColumns(Matrix.from1DArray(rows, names.length, values).divRowVector(unit), names),
  };
}

/** The status that forbids a fit, or `finite` when one may be tried. */
export function judgeDesign(design: Design, facts: DesignFacts | null): LogitStatus {
  if (design.rows === 0 || facts === null) return 'empty';
  if (design.outcomes.every((outcome) => outcome === design.outcomes[0])) return 'zero_variance_outcome';
  if (facts.rank < design.names.length) return 'rank_deficient';
  if (facts.condition > worstCondition) return 'ill_conditioned';
  return 'finite';
}

/** numpy's rule for a matrix of so many rows: singular values above max(N, K) x epsilon x the largest count. */
function judgeRank(factor: Matrix, rows: number): { rank: number; condition: number } {
  const singular = new SingularValueDecomposition(factor, {
    autoTranspose: true,
    computeLeftSingularVectors: false,
    computeRightSingularVectors: false,
  }).diagonal;
  const largest = singular[0] as number;
  const smallest = singular.length < factor.columns ? 0 : (singular.at(-1) as number);
  const threshold = Math.max(rows, factor.columns) * Number.EPSILON * largest;
  const rank = singular.filter((value) => value > threshold).length;
  return { rank, condition: smallest === 0 ? Number.POSITIVE_INFINITY : largest / smallest };
}

/** Gram-Schmidt, left to right: what nothing is left of is determined by the columns before. */
function aliasedColumns(scaled: Matrix, names: readonly string[]): string[] {
  const kept: Matrix[] = [];
  return names.filter((_, place) => {
    const column = scaled.getColumnVector(place);
    // Twice, because one pass leaves rounding of the size of what it took away.
    for (const direction of [...kept, ...kept]) column.sub(Matrix.mul(direction, direction.dot(column)));
    const length = column.norm();
    if (length <= 1e-9) return true;
    kept.push(column.div(length));
    return false;
  });
}
