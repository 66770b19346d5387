/** How long a server asks to be left alone. */

/** Milliseconds, or null: `retry-after-ms`, else `retry-after`, else, for status 429, the time at which its used-up limits are full again. */
export function retryAfter(headers: Headers, status: number): number | null {
  const milliseconds = headers.get('retry-after-ms');
  const inMs = milliseconds === null ? Number.NaN : Number(milliseconds);
  if (inMs >= 0) return inMs;
  const text = headers.get('retry-after');
  if (text !== null) return waitUntil(text);
  return status === 429 ? untilLimitsAreFull(headers) : null;
}

/** The longest of the limits that have nothing left; of all when the headers do not say which. */
function untilLimitsAreFull(headers: Headers): number | null {
  const limits = [...headers].flatMap(([name, value]) => {
    const isReset = /^(?:x-|anthropic-)?ratelimit-.*reset|^(?:x-)?ratelimit-reset/.test(name);
    const wait = isReset ? waitUntil(value) : null;
    return wait === null ? [] : [{ wait, isUsedUp: headers.get(name.replace('reset', 'remaining')) === '0' }];
  });
  const usedUp = limits.filter(({ isUsedUp }) => isUsedUp);
  const waits = (usedUp.length > 0 ? usedUp : limits).map(({ wait }) => wait);
  return waits.length === 0 ? null : Math.max(...waits);
}

const msOf = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000, ms: 1 } as const;

/** A number of seconds, a duration such as `6m0s` or `20ms`, a moment in seconds or milliseconds since 1970, or a date. */
function waitUntil(text: string): number | null {
  const trimmed = text.trim();
  if (/^\d+(?:\.\d+)?$/.test(trimmed)) {
    const number = Number(trimmed);
    if (number > 1e12) return notNegative(number - Date.now());
    return number > 1e9 ? notNegative(number * 1000 - Date.now()) : number * 1000;
  }
  if (/^(?:\d+(?:\.\d+)?(?:ms|[dhms]))+$/.test(trimmed)) {
    const parts = [...trimmed.matchAll(/(\d+(?:\.\d+)?)(ms|[dhms])/g)];
    return parts.reduce((sum, [, count, unit]) => sum + Number(count) * msOf[unit as keyof typeof msOf], 0);
  }
  return notNegative(Date.parse(trimmed) - Date.now());
}

const notNegative = (wait: number) => (wait >= 0 ? wait : null);

/** Milliseconds that an error message asks to wait, as in `try again in 1m20s` or `"retryDelay": "26s"`; null when it asks for none. */
export function waitInWords(text: string): number | null {
  const stated = /(?:(?:retry|try again) in|retryDelay\\?":)\s*\\?"?((?:\d+(?:\.\d+)?(?:ms|[dhms]))+)/i.exec(text)?.[1];
  return stated === undefined ? null : waitUntil(stated);
}
