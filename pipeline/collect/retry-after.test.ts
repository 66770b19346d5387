import { expect, test, vi } from 'vitest';
import { retryAfter, waitInWords } from './retry-after.ts';

const now = Date.parse('2026-01-01T00:00:00Z');
function asked(headers: Record<string, string>, status = 429) {
  vi.useFakeTimers({ now });
  try {
    return retryAfter(new Headers(headers), status);
  } finally {
    vi.useRealTimers();
  }
}

test.each([
  [{ 'retry-after': '2.5' }, 2500],
  [{ 'retry-after': 'Thu, 01 Jan 2026 00:00:07 GMT' }, 7000],
  [{ 'retry-after-ms': '40', 'retry-after': '9' }, 40],
  [{ 'retry-after': '1', 'x-ratelimit-reset-requests': '9s' }, 1000],
  [{ 'x-ratelimit-reset-requests': '20ms' }, 20],
  [{ 'x-ratelimit-reset-tokens': '6m0s' }, 360_000],
  [{ 'x-ratelimit-reset-tokens': '1h2m3.5s' }, 3_723_500],
  [{ 'x-ratelimit-reset': `${now + 5000}` }, 5000],
  [{ 'x-ratelimit-reset': `${now / 1000 + 5}` }, 5000],
  [{ 'ratelimit-reset': '30' }, 30_000],
  [{ 'anthropic-ratelimit-requests-reset': '2026-01-01T00:00:03Z' }, 3000],
  [{ 'x-ratelimit-reset-requests': '1s', 'x-ratelimit-reset-tokens': '8s' }, 8000],
  [
    { 'x-ratelimit-reset-requests': '1s', 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-reset-tokens': '8s' },
    1000,
  ],
])('a server that says %o is left alone for %i ms', (headers, wait) => {
  expect(asked(headers)).toBe(wait);
});

test.each([
  [{}],
  [{ 'retry-after': 'soon' }],
  [{ 'retry-after': 'Wed, 31 Dec 2025 23:59:00 GMT' }],
  [{ 'retry-after-ms': 'x' }],
  [{ 'x-ratelimit-reset-requests': 'soon' }],
  [{ 'x-ratelimit-remaining-requests': '0' }],
])('%o asks for no wait', (headers) => {
  expect(asked(headers)).toBeNull();
});

test('the limits of a server that is not out of them ask for no wait', () => {
  expect(asked({ 'x-ratelimit-reset-requests': '9s' }, 503)).toBeNull();
  expect(asked({ 'retry-after': '9' }, 503)).toBe(9000);
});

test.each([
  ['Rate limit reached. Please try again in 20s. Visit the site.', 20_000],
  ['Please try again in 1m2.5s.', 62_500],
  ['Please retry in 36.429760048s.', 36_429.760_048],
  ['[{"@type":"RetryInfo","retryDelay":"26s"}]', 26_000],
  ['{\\"retryDelay\\": \\"857ms\\"}', 857],
  ['Try again in a while', null],
  ['retry', null],
])('the words %s ask for a wait of %s ms', (words, wait) => {
  expect(waitInWords(words)).toBe(wait);
});
