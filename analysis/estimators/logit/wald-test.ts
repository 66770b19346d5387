/** Cluster-robust joint test that several coefficients are 0; under clustering there is no likelihood ratio to use. */
import { CholeskyDecomposition, Matrix } from 'ml-matrix';
import { chiSquareUpper, fUpper } from '../../distributions/chi-square.ts';

export interface WaldTest {
  readonly chiSquare: number;
  readonly degrees: number;
  readonly p: number;
  /** chiSquare / degrees against F(degrees, G - 1): the p for few clusters. */
  readonly fP: number;
}

/** @param places positions of the tested coefficients */
export function waldTest(
  coefficients: Float64Array,
  covariance: Matrix,
  places: readonly number[],
  clusterCount: number,
): WaldTest {
  const tested = Matrix.columnVector(places.map((place) => coefficients[place] as number));
  const block = covariance.selection([...places], [...places]);
  const chiSquare = tested.dot(new CholeskyDecomposition(block).solve(tested));
  const degrees = places.length;
  return {
    chiSquare,
    degrees,
    p: chiSquareUpper(chiSquare, degrees),
    fP: fUpper(chiSquare / degrees, degrees, clusterCount - 1),
  };
}
