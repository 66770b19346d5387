/** The information matrix X' diag(weights) X, added up row by row in its lower triangle. */
import { Matrix } from 'ml-matrix';

/** Adds `weight` times the outer product of the row that begins at `start` of `values`. Most of a row are indicators at 0. */
export function addInformation(
  lower: Float64Array,
  values: Float64Array,
  start: number,
  columns: number,
  weight: number,
) {
  let filled = 0;
  for (let place = 0; place < columns; place += 1) {
    const value = values[start + place] as number;
    if (value === 0) continue;
    places[filled] = place;
    filled += 1;
    const weighted = value * weight;
    for (let index = 0; index < filled; index += 1) {
      const other = places[index] as number;
      const product = place * columns + other;
      lower[product] = (lower[product] as number) + weighted * (values[start + other] as number);
    }
  }
}

/** Columns of the row at hand that are not 0; as many as a design can have in memory. */
const places = new Int32Array(65_536);

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
