import { describe, expect, test } from 'vitest';
import { outcomeOf, runInEveryMode, stateLine } from './instrumented-python.ts';
import { edgePrograms } from './test-programs/python-edge-programs.ts';

describe.each(edgePrograms)('$name', ({ source, steps, instances, exitCode }) => {
  test('runs as without hooks, counts exactly, and stops in the state that is observed', async () => {
    const run = await runInEveryMode(source);
    expect(run.clean.exitCode).toBe(exitCode ?? 0);
    for (const { result } of [run.off, run.counted, run.observed])
      expect(outcomeOf(result)).toEqual(outcomeOf(run.clean));
    expect(run.off.result.state.toString()).toBe('');
    expect(run.counted.report.end?.steps).toBe(steps);
    expect(run.observed.report.end?.steps).toBe(steps);
    expect(run.instanceLines).toEqual(instances);

    const cleanOutput = run.clean.stdout.toString();
    for (const { result } of run.stopped) {
      expect(result.exitCode).toBe(0);
      expect(cleanOutput.startsWith(result.stdout.toString())).toBe(true);
    }
    const observedStates = run.observed.report.states.filter(({ where }) => where !== 'start').map(stateLine);
    expect(run.stopped.flatMap(({ report }) => report.states.map(stateLine)).sort()).toEqual(observedStates.sort());
  });
});
