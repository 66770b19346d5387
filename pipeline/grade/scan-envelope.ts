/**
 * Recognises `{"output": "..."}` at a place in a text, by the grammar of JSON (RFC 8259) and nothing looser. It never backtracks, so
 * that no reply, however long or deeply nested, costs more than its length.
 */

export interface ScannedEnvelope {
  /** undefined when the value of `output` is no string. */
  readonly output: string | undefined;
  /** Offset after the closing brace; for a value that is no string, after the colon. */
  readonly end: number;
}

const quote = 0x22;
const backslash = 0x5c;

/** The envelope that starts at `offset`, or undefined when none does. */
export function scanEnvelope(text: string, offset: number): ScannedEnvelope | undefined {
  if (text[offset] !== '{') return undefined;
  const key = scanString(text, skipWhiteSpace(text, offset + 1));
  if (key === undefined || !isOutputKey(key.quoted)) return undefined;
  const colon = skipWhiteSpace(text, key.end);
  if (text[colon] !== ':') return undefined;
  const valueStart = skipWhiteSpace(text, colon + 1);
  if (text.charCodeAt(valueStart) !== quote) {
    return /[-\d[{tfn]/.test(text[valueStart] ?? '') ? { output: undefined, end: valueStart } : undefined;
  }
  const value = scanString(text, valueStart);
  if (value === undefined) return undefined;
  const brace = skipWhiteSpace(text, value.end);
  const output = text[brace] === '}' ? decode(value.quoted) : undefined;
  return output === undefined ? undefined : { output, end: brace + 1 };
}

function skipWhiteSpace(text: string, offset: number): number {
  let at = offset;
  while (text[at] === ' ' || text[at] === '\n' || text[at] === '\t' || text[at] === '\r') at += 1;
  return at;
}

function scanString(text: string, offset: number): { quoted: string; end: number } | undefined {
  if (text.charCodeAt(offset) !== quote) return undefined;
  for (let at = offset + 1; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === quote) return { quoted: text.slice(offset, at + 1), end: at + 1 };
    if (character < 0x20) return undefined;
    if (character === backslash) at += 1;
  }
  return undefined;
}

function isOutputKey(quoted: string): boolean {
  // Six characters, each at most six long when escaped.
  return quoted.length <= 38 && decode(quoted) === 'output';
}

function decode(quoted: string): string | undefined {
  try {
    return JSON.parse(quoted) as string;
  } catch {
    return undefined;
  }
}
