/** How many tokens a text can come to when its model's tokenizer is not at hand. */

export interface Range {
  readonly low: number;
  readonly high: number;
}

/** Said wherever these bounds are shown. */
export const tokenBoundRule = 'no tokenizer: a token for every 4 bytes up to one for every digit and 3 other bytes';

/**
 * From a quarter of the UTF-8 bytes (common words) to every digit by itself, as several tokenizers have it, and a third of
 * the other bytes (dense code).
 */
export function tokenBounds(text: string): Range {
  const bytes = Buffer.byteLength(text);
  const digits = text.match(/\d/g)?.length ?? 0;
  return { low: Math.ceil(bytes / 4), high: digits + Math.ceil((bytes - digits) / 3) };
}
