import { expect, test } from 'vitest';
import { cohortsOf } from '../cohorts.ts';
import { referenceGrades } from '../reference-grades.ts';
import { errorByMetricFigure } from './figure-error-by-metric.ts';
import { renderFigure } from './render-figure.ts';

const { headlines } = cohortsOf(referenceGrades(), { seed: 1, replicates: 10 });

interface Data {
  data: { values: { kind: string; setting: string; metric: number; errors: number; tasks: number }[] };
}

test('the marks hold every completed task once, and the line of a setting rises as its slope says', () => {
  const { spec, notes } = errorByMetricFigure(headlines, 'state_load');
  const { values } = (spec as unknown as Data).data;
  const marks = values.filter(({ kind }) => kind === 'bin');
  expect(marks.reduce((sum, { tasks }) => sum + tasks, 0)).toBe(2566);
  expect(marks).toHaveLength(5 * 8);
  const line = values.filter(({ kind, setting }) => kind === 'curve' && setting === 'm1_high');
  expect(line).toHaveLength(41);
  expect(line.at(-1)?.errors).toBeGreaterThan(line[0]?.errors as number);
  expect(notes[0]).toContain('0 of 5 series have no finite fit');
});

test('tasks without the metric are counted below the figure', () => {
  const grades = referenceGrades().map((grade) =>
    grade.study === 'gamma_py' ? { ...grade, peak_state: null } : grade,
  );
  const { headlines: some } = cohortsOf(grades, { seed: 1, replicates: 10 });
  expect(errorByMetricFigure(some, 'peak_state').notes[2]).toBe(
    '392 tasks with an answer have no measured value and are outside.',
  );
});

test('the picture names the metric and every setting', async () => {
  const { svg } = await renderFigure(errorByMetricFigure(headlines, 'trace_length'));
  for (const text of ['trace length (log scale)', 'm1_high', 'm3_high', 'imported, Python'])
    expect(svg).toContain(`>${text}<`);
});
