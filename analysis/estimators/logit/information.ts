/** The information matrix X' diag(weights) X, added up row by row in its lower triangle. */
import { Matrix } from 'ml-matrix';

/** Adds `weight` times the outer product of the row that begins at `start` of `values`. */
export function addInformation(
  lower: Float64Array,
  values: Float64Array,
  start: number,
  columns: number,
  weight: number,
) {
  for (let place = 0; place < columns; place += 1) {
    const weighted = (values[start + place] as number) * weight;
    if (weighted === 0) continue;
    for (let other = 0; other <= place; other += 1) {
      const product = place * columns + other;
      lower[product] = (lower[product] as number) + weighted * (values[start + other] as number);
    }
  }
}

/** The whole matrix of a lower triangle: symmetric to the last bit, which a Cholesky decomposition demands. */
export function symmetricMatrix(lower: ArrayLike<number>, columns: number): Matrix {
  const matrix = new Matrix(columns, columns);
  for (let place = 0; place < columns; place += 1) {
    for (let other = 0; other <= place; other += 1) {
      matrix.set(place, other, lower[place * columns + other] as number);
      matrix.set(other, place, lower[place * columns + other] as number);
    }
  }
  return matrix;
}
