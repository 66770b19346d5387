import { expect, test } from 'vitest';
import { AdaptiveLimit, type Attempted } from './adaptive-limit.ts';
import { RateLimit } from './rate-limit.ts';

function limitAfter(start: number, attempts: [kind: Attempted['kind'], times: number, more?: Partial<Attempted>][]) {
  const limit = new AdaptiveLimit({ start, maximum: 100 });
  for (const [kind, times, more] of attempts) {
    for (let time = 0; time < times; time += 1) {
      limit.observe({ kind, inFlight: limit.limit, retryAfterInMs: null, nowInMs: 0, ...more });
    }
  }
  return limit.limit;
}

test('the limit doubles with every clean round, up to its maximum', () => {
  expect(limitAfter(8, [['clean', 7]])).toBe(8);
  expect(limitAfter(8, [['clean', 8]])).toBe(16);
  expect(limitAfter(8, [['clean', 8 + 16]])).toBe(32);
  expect(limitAfter(8, [['clean', 1000]])).toBe(100);
});

test('a rate limit cuts once for a burst, and growth is slow from then on', () => {
  expect(limitAfter(40, [['limited', 30]])).toBe(32);
  expect(
    limitAfter(40, [
      ['limited', 1],
      ['clean', 32],
    ]),
  ).toBe(33);
  expect(
    limitAfter(100, [
      ['limited', 1],
      ['clean', 80],
    ]),
  ).toBe(84);
  expect(limitAfter(1, [['limited', 1]])).toBe(1);
});

test('the next cut waits 15 s, or as long as the server asked for', () => {
  const cuts = (laterInMs: number, retryAfterInMs: number | null) =>
    limitAfter(40, [
      ['limited', 1, { retryAfterInMs }],
      ['limited', 1, { nowInMs: laterInMs }],
    ]);
  expect([cuts(14_999, null), cuts(15_000, null), cuts(15_000, 60_000), cuts(60_000, 60_000)]).toEqual([
    32, 25, 32, 25,
  ]);
});

test('trouble of the server neither cuts nor grows; a limit that is not used does not grow', () => {
  expect(limitAfter(8, [['troubled', 100]])).toBe(8);
  expect(
    limitAfter(8, [
      ['clean', 7],
      ['troubled', 1],
      ['clean', 7],
    ]),
  ).toBe(8);
  expect(limitAfter(8, [['other', 100]])).toBe(8);
  expect(limitAfter(8, [['clean', 100, { inFlight: 6 }]])).toBe(8);
});

test('a rate is spread over the minute, and corrected by what was really used', () => {
  const limit = new RateLimit(60);
  expect([limit.reserve(1, 0), limit.reserve(1, 0), limit.reserve(1, 100)]).toEqual([0, 1000, 1900]);
  limit.correct(-1);
  expect(limit.reserve(1, 100)).toBe(1900);
  limit.correct(2);
  expect(limit.reserve(1, 100)).toBe(4900);
  expect(limit.reserve(1, 60_000)).toBe(0);
});
