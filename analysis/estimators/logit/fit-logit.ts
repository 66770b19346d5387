/** Maximum likelihood of a logistic regression by iteratively reweighted least squares. */
import { CholeskyDecomposition, Matrix } from 'ml-matrix';
import type { Design } from './design.ts';
import { addInformation, symmetricMatrix } from './information.ts';
import { logLoss } from './log-loss.ts';

export interface LogitFit {
  readonly coefficients: Float64Array;
  /** P(error) of every row at the coefficients. */
  readonly probabilities: Float64Array;
  /** X' diag(mu(1 - mu)) X at the coefficients; its inverse is the model-based covariance. */
  readonly information: Matrix;
  readonly logLikelihood: number;
  readonly iterations: number;
  readonly converged: boolean;
  /** Largest absolute component of the score at the coefficients; near 0 at the maximum. */
  readonly largestScore: number;
  /**
   * For each coefficient its model standard error after 15 iterations over that after 6: 1 where the maximum exists,
   * far above where the coefficient runs off to infinity (Lesaffre and Albert 1989). Null for a fit that settled before.
   */
  readonly errorGrowth: Float64Array | null;
}

const mostIterations = 50;
const tolerance = 1e-12;
const growthFrom = 6;
const growthTo = 15;

/** The design has full rank and both outcomes; see `judge-design.ts`. Stops early where coefficients run off. */
export function fitLogit(design: Design): LogitFit {
  let coefficients = new Float64Array(design.names.length);
  let state = evaluate(design, coefficients);
  let errorsBefore: Float64Array | null = null;
  for (let iteration = 1; iteration <= mostIterations; iteration += 1) {
    const cholesky = new CholeskyDecomposition(state.information);
    if (!cholesky.isPositiveDefinite()) return finish(state, coefficients, iteration, false, null);
    const step = cholesky.solve(Matrix.columnVector(state.score)).to1DArray();
    const next = advance(design, coefficients, step, state.logLikelihood);
    coefficients = next.coefficients;
    state = next.state;
    const largest = Math.max(...coefficients.map(Math.abs));
    if (Math.max(...step.map(Math.abs)) <= tolerance * (1 + largest))
      return finish(state, coefficients, iteration, true, null);
    if (iteration === growthFrom) errorsBefore = standardErrors(state.information);
    if (iteration === growthTo && errorsBefore !== null) {
      const errors = standardErrors(state.information);
      const growth = errors.map((error, place) => error / (errorsBefore?.[place] as number));
      if (Math.max(...growth) > separationGrowth) return finish(state, coefficients, iteration, false, growth);
    }
  }
  return finish(state, coefficients, mostIterations, false, null);
}

/** Between 1.00, measured on every overlapping design, and 90 and more, measured on separated ones. */
export const separationGrowth = 10;

interface State {
  readonly probabilities: Float64Array;
  readonly score: Float64Array;
  readonly information: Matrix;
  readonly logLikelihood: number;
}

function finish(
  state: State,
  coefficients: Float64Array,
  iterations: number,
  converged: boolean,
  errorGrowth: Float64Array | null,
): LogitFit {
  const { probabilities, information, logLikelihood, score } = state;
  const largestScore = Math.max(...score.map(Math.abs));
  return { coefficients, probabilities, information, logLikelihood, iterations, converged, largestScore, errorGrowth };
}

/** Takes the step, halved while it makes the likelihood fall. */
function advance(design: Design, from: Float64Array, step: readonly number[], logLikelihood: number) {
  let scale = 1;
  for (;;) {
    const coefficients = from.map((value, place) => value + scale * (step[place] as number));
    const state = evaluate(design, coefficients);
    // Rounding may lower the likelihood in its last digits at the maximum.
    if (state.logLikelihood >= logLikelihood - 1e-9 * Math.abs(logLikelihood) || scale < 1e-6)
      return { coefficients, state };
    scale /= 2;
  }
}

/** Log-likelihood, score and information in one pass over the rows. */
function evaluate({ rows, names, values, outcomes }: Design, coefficients: Float64Array): State {
  const columns = names.length;
  const probabilities = new Float64Array(rows);
  const score = new Float64Array(columns);
  const products = new Float64Array(columns * columns);
  let logLikelihood = 0;
  for (let row = 0; row < rows; row += 1) {
    const start = row * columns;
    let linear = 0;
    for (let place = 0; place < columns; place += 1)
      linear += (values[start + place] as number) * (coefficients[place] as number);
    const probability = 1 / (1 + Math.exp(-linear));
    const outcome = outcomes[row] as number;
    probabilities[row] = probability;
    logLikelihood -= logLoss(outcome, linear);
    const residual = outcome - probability;
    for (let place = 0; place < columns; place += 1) {
      score[place] = (score[place] as number) + (values[start + place] as number) * residual;
    }
    addInformation(products, values, start, columns, probability * (1 - probability));
  }
  const information = symmetricMatrix(products, columns);
  return { probabilities, score, information, logLikelihood };
}

/** Square roots of the diagonal of the inverse; Infinity where the matrix has no inverse in doubles. */
export function standardErrors(information: Matrix): Float64Array {
  const cholesky = new CholeskyDecomposition(information);
  if (!cholesky.isPositiveDefinite()) return new Float64Array(information.rows).fill(Number.POSITIVE_INFINITY);
  const inverse = cholesky.solve(Matrix.eye(information.rows));
  return Float64Array.from(inverse.diagonal(), Math.sqrt);
}
