/**
 * The rows of a logistic regression as one matrix: an intercept, indicators of levels (the first level of each factor
 * is the reference), and log2 of metrics minus their mean over the rows, so that exp(slope) is the odds ratio of a
 * doubling.
 */
import { sortedClusterIds } from '../cluster-sums.ts';

export interface Design {
  readonly names: readonly string[];
  readonly rows: number;
  /** Row-major, `names.length` numbers a row. */
  readonly values: Float64Array;
  /** 1 for an error, 0 for none; a task that was asked several times has its share of errors. */
  readonly outcomes: Float64Array;
  /** Position of each row's cluster. */
  readonly clusters: Int32Array;
  readonly clusterCount: number;
  /** Places of the coefficients that inference is about; all of them where it is absent. */
  readonly tested?: readonly number[];
}

export interface Factor<Row> {
  readonly name: string;
  readonly levels: readonly string[];
  readonly levelOf: (row: Row) => string;
}

export interface Metric<Row> {
  readonly name: string;
  readonly valueOf: (row: Row) => number;
}

export interface Model<Row> {
  readonly factors: readonly Factor<Row>[];
  readonly metrics: readonly Metric<Row>[];
  /** In [0, 1]. */
  readonly errorOf: (row: Row) => number;
  readonly clusterOf: (row: Row) => string;
}

/** @throws Error when a metric is not positive: its logarithm would not exist */
export function buildDesign<Row>(rows: readonly Row[], model: Model<Row>): Design {
  const columns = [
    { name: 'intercept', values: rows.map(() => 1) },
    ...model.factors.flatMap((factor) => indicators(rows, factor)),
    ...model.metrics.map((metric) => centredLog2(rows, metric)),
  ];
  const clusterIds = sortedClusterIds(rows.map(model.clusterOf));
  const positions = new Map(clusterIds.map((id, position) => [id, position]));
  const values = new Float64Array(rows.length * columns.length);
  columns.forEach((column, place) => {
    for (let row = 0; row < rows.length; row += 1) values[row * columns.length + place] = column.values[row] as number;
  });
  return {
    names: columns.map((column) => column.name),
    rows: rows.length,
    values,
    outcomes: Float64Array.from(rows, model.errorOf),
    clusters: Int32Array.from(rows, (row) => positions.get(model.clusterOf(row)) as number),
    clusterCount: clusterIds.length,
    tested: model.metrics.map((_, place) => columns.length - model.metrics.length + place),
  };
}

/** Places of the coefficients that inference is about. */
export const testedPlaces = ({ tested, names }: Design): readonly number[] => tested ?? [...names.keys()];

interface Column {
  readonly name: string;
  /** One a row. */
  readonly values: readonly number[];
}

function indicators<Row>(rows: readonly Row[], { name, levels, levelOf }: Factor<Row>): Column[] {
  const levelsOfRows = rows.map(levelOf);
  return levels.slice(1).map((level) => ({
    name: `${name}[${level}]`,
    values: levelsOfRows.map((each) => Number(each === level)),
  }));
}

function centredLog2<Row>(rows: readonly Row[], metric: Metric<Row>): Column {
  const logs = rows.map((row) => {
    const value = metric.valueOf(row);
    if (!(value > 0 && Number.isFinite(value)))
      throw new Error(`${metric.name} is ${value}; its logarithm does not exist`);
    return Math.log2(value);
  });
  const mean = logs.reduce((sum, log) => sum + log, 0) / rows.length;
  return { name: `log2(${metric.name})`, values: logs.map((log) => log - mean) };
}
