/** Takes keys out of every text that reaches a file, a log or an error. */

/** Shorter values are placeholders such as `EMPTY` or `ollama`; taking them out would damage answers. */
const shortestSecret = 8;
/** Tokens that look like keys, for keys we were never told. */
const keyLike = /\b(?:Bearer\s+|sk-|sk_)[A-Za-z0-9_\-.]{16,}/g;

export interface Redactor {
  /** Removes known keys only; for what a model wrote. */
  known(text: string): string;
  /** Removes known keys and whatever looks like one, and cuts to 500 characters; for messages of servers and libraries. */
  message(text: string): string;
}

/** A redactor for these keys, in the spellings they travel in: plain, URL-encoded, base64, JSON-escaped. */
export function createRedactor(secrets: readonly string[]): Redactor {
  const spellings = secrets
    .filter((secret) => secret.length >= shortestSecret)
    .flatMap((secret) => [
      secret,
      encodeURIComponent(secret),
      Buffer.from(secret).toString('base64'),
      JSON.stringify(secret).slice(1, -1),
    ])
    .sort((left, right) => right.length - left.length);
  const known = (text: string) => spellings.reduce((rest, spelling) => rest.replaceAll(spelling, '[key]'), text);
  // Redacted before it is cut: a cut could leave the first half of a key behind.
  return { known, message: (text) => known(text).replace(keyLike, '[key]').slice(0, 500) };
}
