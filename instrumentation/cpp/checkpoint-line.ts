/**
 * The form of a C++ program that a prompt shows: the clean source with exactly one added line, `CHECKPOINT(1, 502, ans);` as first
 * statement of the loop body or `CHECKPOINT(1, ans);` as first statement after the loop (specification, section 6).
 */
import type { Checkpoint } from '../instrumented-program.ts';
import { closingBracket, openingBracket, type Token, tokenize } from './cpp-tokens.ts';
import { topLevelParts } from './declared-expression.ts';
import type { CppLoop } from './instrument-cpp.ts';

/** The shown source. Throws RangeError when the loop has no place for the line. */
export function showCppCheckpoint(source: string, loops: readonly CppLoop[], checkpoint: Checkpoint): string {
  const places = loops.find(({ id }) => id === checkpoint.loopId)?.checkpointPlaces;
  if (places === undefined) throw new RangeError(`loop ${checkpoint.loopId} has no place for a checkpoint line`);
  const { offset, indentation } = checkpoint.iteration === undefined ? places.after : places.inside;
  const numbers = [checkpoint.instance, checkpoint.iteration].filter((number) => number !== undefined);
  const line = `${indentation}CHECKPOINT(${[...numbers, ...checkpoint.fields].join(', ')});`;
  const atEndOfText = offset === source.length && !source.endsWith('\n');
  return source.slice(0, offset) + (atEndOfText ? `\n${line}` : `${line}\n`) + source.slice(offset);
}

export interface ShownCheckpoint {
  readonly where: 'inside' | 'post';
  /** 1-based line of the added line. */
  readonly checkpointLine: number;
  /** 1-based line of the loop statement in the clean source. */
  readonly loopLine: number;
  readonly instance: number;
  readonly iteration: number | undefined;
  readonly fields: readonly string[];
  /** What remains without the added line. */
  readonly cleanSource: string;
}

/** What a shown source says, read from its text alone; undefined when it shows no checkpoint. */
export function parseShownCpp(text: string): ShownCheckpoint | undefined {
  const found = /^[ \t]*CHECKPOINT\((.*)\);$/m.exec(text);
  if (found === null) return undefined;
  const list = found[1] ?? '';
  const parts = topLevelParts(tokenize(list), list) ?? [];
  const numbers = parts.filter((part) => /^\d+$/.test(part)).map(Number);
  const [instance = 1, iteration] = numbers;
  const before = tokenize(text.slice(0, found.index));
  const loop = iteration === undefined ? loopThatEnds(before) : headerBefore(before, before.length - 1);
  if (loop === undefined) return undefined;
  return {
    where: iteration === undefined ? 'post' : 'inside',
    checkpointLine: text.slice(0, found.index).split('\n').length,
    loopLine: loop.line,
    instance,
    iteration,
    fields: parts.slice(numbers.length),
    cleanSource: text.slice(0, found.index) + text.slice(found.index + found[0].length + 1),
  };
}

/** First token of the header whose block opens at the given brace: `for (...) {`, `rep(i, n) {`, `do {`. */
function headerBefore(tokens: readonly Token[], brace: number): Token | undefined {
  if (tokens[brace]?.text !== '{') return undefined;
  if (tokens[brace - 1]?.text !== ')') return tokens[brace - 1];
  const open = openingBracket(tokens, brace - 1);
  return open === undefined ? undefined : tokens[open - 1];
}

/** The loop whose last token is the last of the tokens: its closing brace, or the semicolon of `do { ... } while (...);`. */
function loopThatEnds(tokens: readonly Token[]): Token | undefined {
  let last = tokens.length - 1;
  if (tokens[last]?.text === ';') {
    const condition = openingBracket(tokens, last - 1);
    if (condition === undefined || closingBracket(tokens, condition) !== last - 1) return undefined;
    last = condition - 2;
  }
  const open = tokens[last]?.text === '}' ? openingBracket(tokens, last) : undefined;
  return open === undefined ? undefined : headerBefore(tokens, open);
}
