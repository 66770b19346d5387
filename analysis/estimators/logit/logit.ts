/** A logistic regression with inference between clusters, or the reason why there is none. */
import { EigenvalueDecomposition, type Matrix } from 'ml-matrix';
import { type ClusterCovariances, clusterCovariances } from './cluster-covariance.ts';
import { type Design, testedPlaces } from './design.ts';
import { fitLogit, type LogitFit, separationGrowth, standardErrors } from './fit-logit.ts';
import { type DesignFacts, describeDesign, judgeDesign, type LogitStatus } from './judge-design.ts';

export interface Logit {
  /**
   * `single_cluster` and `cov_not_pd` leave coefficients and model standard errors standing, but nothing between
   * clusters; every other status than `finite` leaves nothing.
   */
  readonly status: LogitStatus;
  readonly design: Design;
  readonly facts: DesignFacts | null;
  /** Present for `finite`, `single_cluster` and `cov_not_pd`. */
  readonly fit: LogitFit | null;
  readonly modelErrors: Float64Array | null;
  /** Present for `finite`. */
  readonly covariances: ClusterCovariances | null;
  /** Coefficients that run off to infinity under separation. */
  readonly infinite: readonly string[];
}

export function logit(design: Design): Logit {
  const facts = design.rows === 0 ? null : describeDesign(design);
  const nothing = { design, facts, fit: null, modelErrors: null, covariances: null, infinite: [] };
  const verdict = judgeDesign(design, facts);
  if (verdict !== 'finite') return { status: verdict, ...nothing };
  const fit = fitLogit(design);
  if (!fit.converged) {
    const growth = fit.errorGrowth;
    if (growth === null) return { status: 'not_converged', ...nothing };
    const infinite = design.names.filter((_, place) => (growth[place] as number) > separationGrowth);
    return { status: separatesAll(design, fit) ? 'complete_separation' : 'quasi_separation', ...nothing, infinite };
  }
  const fitted = { ...nothing, fit, modelErrors: standardErrors(fit.information) };
  if (design.clusterCount < 2) return { status: 'single_cluster', ...fitted };
  const covariances = clusterCovariances(design, fit);
  if (!isPositiveDefinite(design, covariances)) return { status: 'cov_not_pd', ...fitted };
  return { status: 'finite', ...fitted, covariances };
}

/** Every row is right or wrong and stands on its side of one half. */
function separatesAll({ outcomes }: Design, { probabilities }: LogitFit): boolean {
  return probabilities.every((probability, row) => outcomes[row] === (probability > 0.5 ? 1 : 0));
}

/**
 * The sandwich has rank G - 1 at most. Only what is tested must have a covariance: an indicator of a level with one source has none,
 * and takes nothing from the slopes.
 */
function isPositiveDefinite(design: Design, { cr1s }: ClusterCovariances): boolean {
  if (design.clusterCount - 1 < design.names.length) return false;
  const tested = [...testedPlaces(design)];
  if (tested.length === 0) return true;
  const { smallest, largest } = extremeEigenvalues(cr1s.selection(tested, tested));
  return smallest > 1e-12 * largest;
}

/** Square roots of the diagonal. */
export const errorsOf = (covariance: Matrix): Float64Array => Float64Array.from(covariance.diagonal(), Math.sqrt);

export function extremeEigenvalues(symmetric: Matrix): { smallest: number; largest: number } {
  const { realEigenvalues } = new EigenvalueDecomposition(symmetric, { assumeSymmetric: true });
  return { smallest: Math.min(...realEigenvalues), largest: Math.max(...realEigenvalues) };
}
