/** Solves a system with a symmetric positive definite matrix in place, for the jackknife, which solves one a cluster. */

/**
 * Cholesky decomposition, then substitution.
 * @param lower row-major, its lower triangle filled; becomes the factor
 * @param right becomes the solution
 * @param leastPivots by column, what the square of a pivot must exceed: rounding leaves a tiny one where the exact one is 0
 * @returns false when a pivot is too small, and there is no solution
 */
export function solveSymmetric(lower: Float64Array, right: Float64Array, leastPivots: Float64Array): boolean {
  const columns = right.length;
  const at = (row: number, column: number) => lower[row * columns + column] as number;
  for (let row = 0; row < columns; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let rest = at(row, column);
      for (let place = 0; place < column; place += 1) rest -= at(row, place) * at(column, place);
      if (column < row) lower[row * columns + column] = rest / at(column, column);
      else if (rest > (leastPivots[row] as number)) lower[row * columns + row] = Math.sqrt(rest);
      else return false;
    }
  }
  for (let row = 0; row < columns; row += 1) {
    let rest = right[row] as number;
    for (let place = 0; place < row; place += 1) rest -= at(row, place) * (right[place] as number);
    right[row] = rest / at(row, row);
  }
  for (let row = columns - 1; row >= 0; row -= 1) {
    let rest = right[row] as number;
    for (let place = row + 1; place < columns; place += 1) rest -= at(place, row) * (right[place] as number);
    right[row] = rest / at(row, row);
  }
  return true;
}
