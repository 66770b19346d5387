/** Covariances of logit coefficients that hold when the rows of a cluster are related: the sandwich and its jackknife. */
import { CholeskyDecomposition, Matrix } from 'ml-matrix';
import { type Design, testedPlaces } from './design.ts';
import type { LogitFit } from './fit-logit.ts';
import { addInformation, symmetricMatrix } from './information.ts';
import { solveSymmetric } from './solve-symmetric.ts';

export interface ClusterCovariances {
  /** A^-1 (sum of s s') A^-1 over the clusters' scores s (Liang and Zeger 1986). */
  readonly cr0: Matrix;
  /** CR0 x G/(G - 1): Stata's logit and R's vcovCL. */
  readonly cr1: Matrix;
  /** CR1 x (N - 1)/(N - K): statsmodels. */
  readonly cr1s: Matrix;
  /**
   * Cluster jackknife, linearised: sum of e e' with e = (A - A_c)^-1 s_c (Bell and McCaffrey 2002); null where one cluster alone decides
   * a tested coefficient. Other coefficients that one cluster decides are left out without it.
   */
  readonly cr3: Matrix | null;
  /** Coefficients without each cluster, to first order: coefficients - e; null where one cluster alone decides any of them. */
  readonly leaveOneOut: readonly Float64Array[] | null;
}

/** At least two clusters. */
export function clusterCovariances(design: Design, fit: LogitFit): ClusterCovariances {
  const { rows, names, clusterCount } = design;
  const columns = names.length;
  const scores = clusterScores(design, fit);
  const bread = new CholeskyDecomposition(fit.information).solve(Matrix.eye(columns));
  const cr0 = symmetricMatrix(bread.mmul(scores.transpose().mmul(scores)).mmul(bread).to1DArray(), columns);
  const cr1 = Matrix.mul(cr0, clusterCount / (clusterCount - 1));
  const cr1s = Matrix.mul(cr1, (rows - 1) / (rows - columns));
  const { moves, undecided } = leaveOneOutMoves(design, fit, scores);
  const tested = new Set(testedPlaces(design));
  return {
    cr0,
    cr1,
    cr1s,
    cr3: undecided.isDisjointFrom(tested) ? moves.transpose().mmul(moves) : null,
    leaveOneOut:
      undecided.size > 0
        ? null
        : moves.to2DArray().map((move) => fit.coefficients.map((value, place) => value - (move[place] as number))),
  };
}

/** Sum of x (y - mu) over each cluster's rows, one row a cluster. */
function clusterScores({ rows, names, values, outcomes, clusters, clusterCount }: Design, fit: LogitFit): Matrix {
  const columns = names.length;
  const scores = new Matrix(clusterCount, columns);
  for (let row = 0; row < rows; row += 1) {
    const residual = (outcomes[row] as number) - (fit.probabilities[row] as number);
    const cluster = clusters[row] as number;
    for (let place = 0; place < columns; place += 1) {
      const value = values[row * columns + place] as number;
      if (value !== 0) scores.set(cluster, place, scores.get(cluster, place) + value * residual);
    }
  }
  return scores;
}

/**
 * (A - A_c)^-1 s_c, one row a cluster; a coefficient that a cluster alone decides, such as that of a setting which was asked about one
 * program, is left out without that cluster, and is listed.
 */
function leaveOneOutMoves(design: Design, fit: LogitFit, scores: Matrix): { moves: Matrix; undecided: Set<number> } {
  const columns = design.names.length;
  const moves = new Matrix(design.clusterCount, columns);
  const undecided = new Set<number>();
  const whole = Float64Array.from(fit.information.to1DArray());
  const leastPivots = Float64Array.from(fit.information.diagonal(), (pivot) => 1e-10 * pivot);
  const informations = clusterInformations(design, fit);
  for (let cluster = 0; cluster < design.clusterCount; cluster += 1) {
    const without = (informations[cluster] as Float64Array).map((part, place) => (whole[place] as number) - part);
    const move = Float64Array.from(scores.getRow(cluster));
    for (const place of solveSymmetric(without, move, leastPivots)) undecided.add(place);
    moves.setRow(cluster, move);
  }
  return { moves, undecided };
}

/** Lower triangles of A_c. */
function clusterInformations(design: Design, fit: LogitFit): Float64Array[] {
  const { rows, names, values, clusters, clusterCount } = design;
  const columns = names.length;
  const informations = Array.from({ length: clusterCount }, () => new Float64Array(columns * columns));
  for (let row = 0; row < rows; row += 1) {
    const probability = fit.probabilities[row] as number;
    const information = informations[clusters[row] as number] as Float64Array;
    addInformation(information, values, row * columns, columns, probability * (1 - probability));
  }
  return informations;
}
