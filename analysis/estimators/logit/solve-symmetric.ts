/** Solves a system with a symmetric matrix in place, for the jackknife, which solves one a cluster. */

/**
 * Cholesky decomposition, then substitution. A column that the ones before determine is left out with its row, and its part of the
 * solution is 0: what is left is the solution without it.
 * @param lower row-major, its lower triangle filled, positive semidefinite; becomes the factor
 * @param right becomes the solution
 * @param leastPivots by column, what the square of a pivot must exceed: rounding leaves a tiny one where the exact one is 0
 * @returns the columns that were left out; none when the matrix has an inverse
 */
export function solveSymmetric(lower: Float64Array, right: Float64Array, leastPivots: Float64Array): number[] {
  const columns = right.length;
  const at = (row: number, column: number) => lower[row * columns + column] as number;
  const leftOut: number[] = [];
  for (let row = 0; row < columns; row += 1) {
    const start = row * columns;
    for (let column = 0; column <= row; column += 1) {
      let rest = at(row, column);
      for (let place = 0; place < column; place += 1) rest -= at(row, place) * at(column, place);
      if (column < row) {
        lower[start + column] = leftOut.includes(column) ? 0 : rest / at(column, column);
      } else if (rest > (leastPivots[row] as number)) {
        lower[start + row] = Math.sqrt(rest);
      } else {
        leftOut.push(row);
        right[row] = 0;
        lower.fill(0, start, start + row);
        lower[start + row] = 1;
      }
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
  return leftOut;
}
