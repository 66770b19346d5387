/** Truth values as replies write them. */

/** Undefined when both occur, or neither, or one is denied. */
export function readBoolean(text: string): boolean | undefined {
  if (/\b(?:not|n't|neither|nor)\b|n't\b/i.test(text)) return undefined;
  const found = new Set([...text.matchAll(/\b(?:true|false|yes|no)\b/gi)].map(([word]) => /true|yes/i.test(word)));
  const [value] = found;
  return found.size === 1 ? value : undefined;
}
