/** Finds the answer in a reply (specification, section 7). Nothing is repaired, and the first level that yields anything decides. */
import { fencedBlocks } from './fenced-blocks.ts';
import { scanEnvelope } from './scan-envelope.ts';
import { withoutThinkBlocks } from './think-blocks.ts';

export type Level = 'whole' | 'fence' | 'embedded' | 'none';

export interface Extraction {
  /** True when the whole trimmed reply is the envelope and nothing else. */
  readonly valid: boolean;
  /** Where the candidates were found. */
  readonly level: Level;
  /** The answers found at that level; none when `output` was no string, or nothing was found. */
  readonly candidates: readonly string[];
  /** True when the level was decided by an `output` that is no string. */
  readonly nonString: boolean;
}

/** What the prompt shows in place of an answer. Repeating it is no answer. */
export const placeholder = '<exact text>';

const nothing: Extraction = { valid: false, level: 'none', candidates: [], nonString: false };

/** The answers a reply offers. */
export function extractAnswers(reply: string): Extraction {
  const whole = wholeText(reply, 'whole');
  if (whole !== undefined) return { ...whole, valid: !whole.nonString };
  const text = withoutThinkBlocks(reply);
  if (text === undefined) return nothing;
  return wholeText(text, 'whole') ?? singleFence(text) ?? embedded(text);
}

/** Every answer of every level: the candidates of the paper's release, which counts a reply as right when any of them is. */
export function extractAllAnswers(reply: string): Extraction {
  const whole = wholeText(reply, 'whole');
  const found = embedded(reply);
  if (whole === undefined) return found;
  return { ...found, valid: !whole.nonString, candidates: [...whole.candidates, ...found.candidates] };
}

function wholeText(text: string, level: Level): Extraction | undefined {
  const trimmed = text.trim();
  const envelope = scanEnvelope(trimmed, 0);
  if (envelope === undefined) return undefined;
  if (envelope.output === undefined) return isObjectOfOutput(trimmed) ? found(level, undefined) : undefined;
  return envelope.end === trimmed.length ? found(level, envelope.output) : undefined;
}

function singleFence(text: string): Extraction | undefined {
  const [body, ...others] = fencedBlocks(text);
  return body === undefined || others.length > 0 ? undefined : wholeText(body, 'fence');
}

function embedded(text: string): Extraction {
  const candidates: string[] = [];
  let nonString = false;
  for (let at = text.indexOf('{'); at !== -1; ) {
    const envelope = scanEnvelope(text, at);
    if (envelope?.output !== undefined && envelope.output !== placeholder) candidates.push(envelope.output);
    if (envelope !== undefined && envelope.output === undefined) nonString = true;
    at = text.indexOf('{', envelope?.end ?? at + 1);
  }
  if (candidates.length > 0) return { valid: false, level: 'embedded', candidates, nonString: false };
  return nonString ? { valid: false, level: 'embedded', candidates, nonString } : nothing;
}

function found(level: Level, output: string | undefined): Extraction {
  return { valid: false, level, candidates: output === undefined ? [] : [output], nonString: output === undefined };
}

/** For a value of `output` that is no string: whether the text is an object with that one key. */
function isObjectOfOutput(text: string): boolean {
  try {
    const keys = Object.keys(JSON.parse(text) as object);
    return keys.length === 1 && keys[0] === 'output';
  } catch {
    return false;
  }
}
