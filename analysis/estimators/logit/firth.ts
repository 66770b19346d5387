/**
 * Firth's (1993) penalised logistic regression: finite where the outcomes are separated. Its intercept leans towards
 * one half, so no rate is to be read off it; its Wald interval is poor there and is not offered.
 */
import { CholeskyDecomposition, Matrix } from 'ml-matrix';
import type { Design } from './design.ts';
import { addInformation, symmetricMatrix } from './information.ts';

export interface FirthFit {
  readonly coefficients: Float64Array;
  /** Square roots of the diagonal of the inverse information at the coefficients. */
  readonly errors: Float64Array;
  readonly converged: boolean;
}

const mostIterations = 500;
const longestStep = 5;

/** The design has full rank. Score: U_j + sum over rows of h (1/2 - mu) x_j, with h the diagonal of the hat matrix. */
export function fitFirth(design: Design): FirthFit {
  const { names, rows, values, outcomes } = design;
  const columns = names.length;
  const matrix = Matrix.from1DArray(rows, columns, values);
  const coefficients = new Float64Array(columns);
  for (let iteration = 1; ; iteration += 1) {
    const probabilities = matrix.mmul(Matrix.columnVector(coefficients)).to1DArray().map(logistic);
    const weights = probabilities.map((probability) => probability * (1 - probability));
    const products = new Float64Array(columns * columns);
    weights.forEach((weight, row) => {
      addInformation(products, values, row * columns, columns, weight);
    });
    const covariance = new CholeskyDecomposition(symmetricMatrix(products, columns)).solve(Matrix.eye(columns));
    const reach = matrix.mmul(covariance);
    const residuals = probabilities.map((probability, row) => {
      const hat = (weights[row] as number) * reach.getRowVector(row).dot(matrix.getRowVector(row));
      return (outcomes[row] as number) - probability + hat * (0.5 - probability);
    });
    const score = matrix.transpose().mmul(Matrix.columnVector(residuals));
    const step = covariance.mmul(score).to1DArray();
    const largest = Math.max(...step.map(Math.abs));
    const converged = largest <= 1e-13 * (1 + Math.max(...coefficients.map(Math.abs)));
    if (converged || iteration > mostIterations)
      return { coefficients, errors: Float64Array.from(covariance.diagonal(), Math.sqrt), converged };
    const scale = Math.min(1, longestStep / largest);
    step.forEach((move, place) => {
      coefficients[place] = (coefficients[place] as number) + scale * move;
    });
  }
}

const logistic = (linear: number) => 1 / (1 + Math.exp(-linear));
