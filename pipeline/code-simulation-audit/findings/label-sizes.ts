/** Nested loops: how large the labels become. */
import { byLevel, type Finding, type Measure } from '../finding.ts';

export const labelSizes: Finding = {
  name: 'label-sizes',
  title: 'Nested loops: how large the labels are',
  measure: (data) =>
    byLevel(data.get('Loops'), (entries) => sizes(entries.map(({ program }) => Number(program.labels[0])))),
};

function sizes(labels: readonly number[]): Measure[] {
  const sorted = [...labels].sort((left, right) => left - right);
  const middle = Math.floor(sorted.length / 2);
  const median = sorted.length % 2 === 1 ? sorted[middle] : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
  return [
    { name: 'median label', value: median ?? null },
    { name: 'largest label', value: sorted.at(-1) ?? null },
  ];
}
