import { expect, onTestFinished, test, vi } from 'vitest';
import { MidrunError } from '../../core/errors.ts';
import { createStop } from './stop.ts';

const fault = new MidrunError({ code: 'test', message: 'test', remedy: 'test' });
const graceInMs = 1_800_000;

function stopUnderTest() {
  vi.useFakeTimers();
  const interruption = new AbortController();
  const stop = createStop(interruption.signal, graceInMs);
  onTestFinished(() => {
    stop.dispose();
    vi.useRealTimers();
  });
  const isGivenUpAfter = (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds);
    return [stop.stopAsking.aborted, stop.abandon.aborted];
  };
  return { stop, interrupt: () => interruption.abort(), isGivenUpAfter };
}

test('an interruption asks no more and waits for what is paid', () => {
  const { stop, interrupt, isGivenUpAfter } = stopUnderTest();
  expect(isGivenUpAfter(graceInMs)).toEqual([false, false]);
  interrupt();
  expect([stop.interrupted, stop.fault]).toEqual([true, undefined]);
  expect(isGivenUpAfter(graceInMs - 1)).toEqual([true, false]);
  expect(isGivenUpAfter(1)).toEqual([true, true]);
});

test('after a fault of our own the wait is short', () => {
  const { stop, isGivenUpAfter } = stopUnderTest();
  stop.stopFor(fault, graceInMs);
  expect(isGivenUpAfter(60_000)).toEqual([true, false]);
  stop.stopFor(new MidrunError({ code: 'later', message: 'later', remedy: 'later' }));
  expect(stop.fault).toBe(fault);
  expect(isGivenUpAfter(4_999)).toEqual([true, false]);
  expect(isGivenUpAfter(1)).toEqual([true, true]);
});

test('an interruption while others are waited for gives those up', () => {
  const { stop, interrupt, isGivenUpAfter } = stopUnderTest();
  stop.stopFor(fault, graceInMs);
  interrupt();
  expect(isGivenUpAfter(0)).toEqual([true, true]);
});
