/** Time and space of the sorting routines (Table 1 of the paper), with how their executed steps really grow. */
import { linearRegression } from 'simple-statistics';
import { missing } from '../../missing.ts';
import type { Row, Table } from '../../tables/table.ts';
import type { Simulation } from '../cells.ts';
import { parameter } from '../classic-pairs.ts';
import { meanOf } from '../shares.ts';
import { type Routine, routinesOf } from '../sorting-routines.ts';

export function complexitiesTable(simulation: Simulation): Table {
  const routines = Map.groupBy(routinesOf(simulation), ({ mode, algorithm, style }) => `${mode} ${algorithm} ${style}`);
  return {
    name: 'complexities',
    title: 'Sorting routines: time, space and measured growth (Table 1)',
    headingColumns: ['mode_of_items'],
    columns: [
      { key: 'mode_of_items', label: 'Mode', kind: 'text' },
      { key: 'algorithm', label: 'Algorithm', kind: 'text' },
      { key: 'style', label: 'Style', kind: 'text' },
      { key: 'worst_time', label: 'Worst time', kind: 'text' },
      { key: 'average_time', label: 'Average time', kind: 'text' },
      { key: 'best_time', label: 'Best time', kind: 'text' },
      { key: 'space', label: 'Space', kind: 'text' },
      { key: 'steps', label: 'Steps by length', kind: 'text' },
      { key: 'exponent', label: 'Measured exponent', kind: 'decimal' },
    ],
    rows: [...routines.values()].map(([routine]) => complexityRow(routine as Routine)),
    notes: [
      'Space beside the vector, the call stack included. Steps: statements executed, mean over the items of a length. Measured exponent: slope of log(steps) over log(length); ' +
        'between lengths 10 and 40, n log n shows as about 1.3 and n^2 as somewhat less than 2, because lines that run once count too.',
    ],
  };
}

function complexityRow(routine: Routine): Row {
  const points = routine.cells.map(({ position, scores }) => ({
    length: position,
    steps: meanOf(scores, ({ trace_length }) => trace_length) as number,
  }));
  const text = (name: string) => String(parameter(routine, name) ?? '');
  return {
    mode_of_items: routine.mode,
    algorithm: routine.algorithm,
    style: routine.style,
    worst_time: text('worst_time'),
    average_time: text('average_time'),
    best_time: text('best_time'),
    space: text('space'),
    steps: points.map(({ length, steps }) => `${length}: ${Math.round(steps)}`).join(', '),
    exponent: points.length < 2 ? missing('too_few_pairs') : growthExponent(points),
  };
}

/** The b of steps = a x length^b, by least squares on logarithms. */
export function growthExponent(points: readonly { readonly length: number; readonly steps: number }[]): number {
  return linearRegression(points.map(({ length, steps }) => [Math.log(length), Math.log(steps)])).m;
}
