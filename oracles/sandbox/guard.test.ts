import { expect, test } from 'vitest';
import { parseGuardReport } from './guard.ts';

test('a full report has the exit code and the CPU time of the program', () => {
  const text = 'started\nSegmentation fault\nended 139\n0m0.00s 0m0.01s\n1m2.50s 0m0.25s\n';
  expect(parseGuardReport(text)).toEqual({ started: true, exitCode: 139, cpuInSeconds: 62.75 });
});

test('a guard that was killed leaves no exit code', () => {
  expect(parseGuardReport('started\n')).toEqual({ started: true, cpuInSeconds: 0 });
});

test('a missing program was not started', () => {
  expect(parseGuardReport('missing /nowhere\n')).toEqual({ started: false, cpuInSeconds: 0 });
});
