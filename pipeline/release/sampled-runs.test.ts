import { expect, test } from 'vitest';
import { noteRun } from '../../oracles/sandbox/run-recorder.ts';
import { sampleRuns } from './sampled-runs.ts';

/** Notes a run that takes so long, and gives what it and those before it would take bare. */
function sample(size: number, cpuTimes: readonly number[]) {
  const runs = sampleRuns(size);
  for (const cpu of cpuTimes) noteRun({ command: [String(cpu)] }, cpu);
  runs.end();
  noteRun({ command: ['after the end'] }, 1);
  return runs;
}

const bareSeconds = (cpu: number) => 0.02 + 1.1 * cpu;
const estimate = (runs: ReturnType<typeof sampleRuns>) =>
  runs.kept().reduce((sum, { request, standsFor }) => sum + standsFor * bareSeconds(Number(request.command[0])), 0);

test('all of few runs are kept and stand for themselves', () => {
  const runs = sample(4, [0.1, 2, 0]);
  expect(runs.total()).toBe(3);
  expect(runs.kept().map(({ request, standsFor }) => [request.command[0], standsFor])).toEqual([
    ['0.1', 1],
    ['2', 1],
    ['0', 1],
  ]);
});

test('a hundred of many runs tell what all take, though a twentieth of them takes most of the time', () => {
  const cpuTimes = Array.from({ length: 20_000 }, (_, index) => (index % 20 === 0 ? 1 + (index % 3) : 0.01));
  const whole = cpuTimes.reduce((sum, cpu) => sum + bareSeconds(cpu), 0);
  const runs = sample(100, cpuTimes);
  expect([runs.total(), runs.kept().length]).toEqual([20_000, 100]);
  expect(estimate(runs) / whole).toBeGreaterThan(0.95);
  expect(estimate(runs) / whole).toBeLessThan(1.05);
});
