import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Loop } from '../../instrumentation/instrumented-program.ts';
import type { InstanceReport } from '../run-report.ts';
import { candidateInstances, verdictsFromCounts } from './candidate-instances.ts';
import type { Counts } from './count-loops.ts';

const loop = (id: number, refused?: string): Loop => ({
  id,
  kind: 'for',
  line: 10 * id,
  headerNames: [],
  ...(refused !== undefined && { refused }),
});
const instance = (number: number, iterations: number, steps: number, ended = true): InstanceReport => ({
  instance: number,
  iterations,
  steps,
  ended,
});
const counts = (...listed: (readonly InstanceReport[])[]): Counts => ({
  traceLength: 1000,
  loops: listed.map((instances, index) => ({
    loopId: index + 1,
    instances: 9,
    most: Math.max(0, ...instances.map(({ iterations }) => iterations)),
    listed: instances,
  })),
});
const nothing = { line: null, instance: null, iteration: null };
const drawn = { caseId: 'study/a', declaration: nothing };
const briefly = (instances: ReturnType<typeof candidateInstances>) =>
  instances.map((candidate) => `${candidate.loop.id}:${candidate.instance} ${candidate.traceShare}`);

test('the largest share of the trace comes first; ties by source position, then by the lower instance', () => {
  const found = counts(
    [instance(1, 30, 300)],
    [instance(7, 30, 800), instance(2, 30, 300), instance(5, 30, 300)],
    [instance(1, 30, 900)],
  );
  expect(briefly(candidateInstances([loop(1), loop(2), loop(3)], found, drawn))).toEqual([
    '3:1 0.9',
    '2:7 0.8',
    '1:1 0.3',
    '2:2 0.3',
    '2:5 0.3',
  ]);
});

test('instances that were left, and loops without a place for the checkpoint line, are no candidates', () => {
  const found = counts([instance(1, 30, 0, false), instance(2, 30, 100)], [instance(1, 30, 900)]);
  expect(briefly(candidateInstances([loop(1), loop(2, 'body_on_header_line')], found, drawn))).toEqual(['1:2 0.1']);
});

test('of one loop at most four instances are tried, so that recursion crowds out nothing', () => {
  const many = Array.from({ length: 60 }, (_, index) => instance(index + 1, 30, 500 - index));
  expect(briefly(candidateInstances([loop(1), loop(2)], counts(many, [instance(1, 30, 7)]), drawn))).toEqual([
    '1:1 0.5',
    '1:2 0.499',
    '1:3 0.498',
    '1:4 0.497',
    '2:1 0.007',
  ]);
});

test('the iteration lies within the middle third and follows from case, loop and instance', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.integer({ min: 2, max: 5000 }),
      fc.integer({ min: 1, max: 99 }),
      (caseId, total, number) => {
        const draw = () =>
          candidateInstances([loop(1)], counts([instance(number, total, 9)]), { caseId, declaration: nothing })[0]
            ?.iteration;
        const iteration = draw() ?? 0;
        expect(iteration).toBeGreaterThanOrEqual(total / 3);
        expect(iteration).toBeLessThanOrEqual((2 * total) / 3);
        expect(draw()).toBe(iteration);
      },
    ),
  );
});

test('the draw is uniform: every iteration of the middle third comes up', () => {
  const draws = Array.from(
    { length: 400 },
    (_, index) =>
      candidateInstances([loop(1)], counts([instance(1, 30, 9)]), { caseId: `case ${index}`, declaration: nothing })[0]
        ?.iteration,
  );
  expect([...new Set(draws)].sort((left, right) => Number(left) - Number(right))).toEqual([
    10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
  ]);
});

test('a fixed iteration is taken, by instances that reach it', () => {
  const found = counts([instance(1, 502, 100), instance(2, 501, 200)], [instance(1, 1002, 50)]);
  const choice = { caseId: 'a', declaration: { ...nothing, iteration: 502 } };
  const chosen = candidateInstances([loop(1), loop(2)], found, choice);
  expect(chosen.map((candidate) => [candidate.loop.id, candidate.instance, candidate.iteration])).toEqual([
    [1, 1, 502],
    [2, 1, 502],
  ]);
});

test('every loop has a verdict of the counts alone', () => {
  const loops = [loop(1), loop(2), loop(3), loop(4, 'syntax_error'), loop(5)];
  const found = counts(
    [instance(1, 30, 9), instance(2, 50, 0, false)],
    [instance(1, 30, 0, false)],
    [],
    [instance(1, 30, 9)],
  );
  const verdicts = (iteration: number | null) =>
    verdictsFromCounts(loops, found, { caseId: 'a', declaration: { ...nothing, iteration } }).map(
      (row) => `${row.loop_id} ${row.instances} ${row.longest_iterations} ${row.verdict}`,
    );
  expect(verdicts(null)).toEqual([
    '1 9 50 not_largest_share',
    '2 9 30 left_by_return',
    '3 9 0 too_few_iterations',
    '4 9 30 syntax_error',
    '5 0 0 too_few_iterations',
  ]);
  expect(verdicts(31)).toEqual([
    '1 9 50 left_by_return',
    '2 9 30 too_few_iterations',
    '3 9 0 too_few_iterations',
    '4 9 30 syntax_error',
    '5 0 0 too_few_iterations',
  ]);
});

test('a declared line leaves the loop that begins there, and a declared instance that one', () => {
  const found = counts([instance(1, 30, 300)], [instance(4, 30, 200), instance(5, 30, 100)]);
  const declaration = { line: 20, instance: 5, iteration: null };
  const choice = { caseId: 'a', declaration };
  expect(briefly(candidateInstances([loop(1), loop(2)], found, choice))).toEqual(['2:5 0.1']);
  const verdicts = verdictsFromCounts([loop(1), loop(2), loop(3, 'unmapped')], found, choice);
  expect(verdicts.map((row) => [row.verdict, row.instance, row.trace_share])).toEqual([
    ['not_declared', 1, 0.3],
    ['not_largest_share', 5, 0.1],
    ['unmapped', null, null],
  ]);
});
