/**
 * The triangular factor R of a tall matrix X = QR by Householder reflections. R has the singular values of X, to rounding of the
 * same size as a decomposition of X itself (Chan 1982); those of X'X would lose half the digits.
 */
import { Matrix } from 'ml-matrix';

/** @param values row-major, `columns` numbers a row */
export function triangularFactor(values: Float64Array, rows: number, columns: number): Matrix {
  const byColumn = Array.from({ length: columns }, (_, column) =>
    Float64Array.from({ length: rows }, (_, row) => values[row * columns + column] as number),
  );
  const factor = new Matrix(Math.min(rows, columns), columns);
  for (let step = 0; step < factor.rows; step += 1) {
    const pivot = byColumn[step] as Float64Array;
    const diagonal = reflector(pivot, step);
    if (diagonal !== 0) for (const column of byColumn.slice(step + 1)) reflect(column, pivot, step);
    factor.set(step, step, diagonal);
    for (let column = step + 1; column < columns; column += 1)
      factor.set(step, column, (byColumn[column] as Float64Array)[step] as number);
  }
  return factor;
}

/** Turns the column from `start` on into the unit normal of its reflection; returns what stands on the diagonal after it. */
function reflector(column: Float64Array, start: number): number {
  const first = column[start] as number;
  const length = Math.sqrt(product(column, column, start));
  const diagonal = first > 0 ? -length : length;
  column[start] = first - diagonal;
  const normal = Math.sqrt(product(column, column, start));
  if (normal === 0) return 0;
  for (let row = start; row < column.length; row += 1) column[row] = (column[row] as number) / normal;
  return diagonal;
}

function reflect(column: Float64Array, normal: Float64Array, start: number): void {
  const twice = 2 * product(column, normal, start);
  for (let row = start; row < column.length; row += 1)
    column[row] = (column[row] as number) - twice * (normal[row] as number);
}

function product(left: Float64Array, right: Float64Array, start: number): number {
  let sum = 0;
  for (let row = start; row < left.length; row += 1) sum += (left[row] as number) * (right[row] as number);
  return sum;
}
