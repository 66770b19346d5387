/**
 * Leads places of the expanded text back to the source. A token written in the source is found in both, in the same order; an
 * expansion between marks belongs to the macro call at that point. Only the outside of a call has a place in the source.
 */
import { closingBracket, isIdentifier, type Token } from './cpp-tokens.ts';
import type { Macro } from './macro-definitions.ts';
import type { ExpandedToken } from './macro-expansion.ts';

/** Source offsets by offset in the expanded text: where a token, or a macro call in its place, starts and ends. */
export interface SourceMap {
  readonly starts: ReadonlyMap<number, number>;
  readonly ends: ReadonlyMap<number, number>;
}

interface Alignment {
  readonly source: readonly Token[];
  readonly expanded: readonly ExpandedToken[];
  readonly macros: ReadonlyMap<string, Macro>;
  readonly starts: Map<number, number>;
  readonly ends: Map<number, number>;
}

export function alignTokens(
  source: readonly Token[],
  expanded: readonly ExpandedToken[],
  macros: readonly Macro[],
): SourceMap {
  const alignment: Alignment = {
    source,
    expanded,
    macros: new Map(macros.toSorted(functionLikeLast).map((macro) => [macro.name, macro])),
    starts: new Map(),
    ends: new Map(),
  };
  let at: Position | undefined = { source: 0, expanded: 0 };
  while (at !== undefined) at = alignOne(alignment, at);
  return alignment;
}

/** A name defined in both ways is taken as one that may have arguments. */
function functionLikeLast(left: Macro, right: Macro): number {
  return Number(left.takesArguments) - Number(right.takesArguments);
}

interface Position {
  readonly source: number;
  readonly expanded: number;
}

function alignOne(alignment: Alignment, at: Position): Position | undefined {
  const written = alignment.source[at.source];
  const found = alignment.expanded[at.expanded];
  if (written === undefined || found === undefined) return undefined;
  // Text that conditional compilation leaves out; output never runs ahead of the line it stems from.
  if (written.line < found.line) return { ...at, source: at.source + 1 };
  if (found.mark === 'begin') return alignCall(alignment, at, written);
  if (written.text === found.text || replacesOneToken(alignment, at)) {
    link(alignment, written.start, written.end, [found]);
    return { source: at.source + 1, expanded: at.expanded + 1 };
  }
  return nextCommonLine(alignment, at);
}

/** A predefined name such as `__LINE__`, or a macro without marks that stands for one token. */
function replacesOneToken({ source, expanded }: Alignment, at: Position): boolean {
  if (!isIdentifier(source[at.source]?.text ?? '')) return false;
  const next = expanded[at.expanded + 1];
  return next !== undefined && (next.mark === 'begin' || next.text === source[at.source + 1]?.text);
}

function alignCall(alignment: Alignment, at: Position, written: Token): Position | undefined {
  const macro = alignment.macros.get(written.text);
  const expansionEnd = endOfExpansion(alignment.expanded, at.expanded);
  if (macro === undefined || expansionEnd === undefined) return nextCommonLine(alignment, at);
  let last = at.source;
  if (macro.takesArguments && alignment.source[at.source + 1]?.text === '(') {
    last = closingBracket(alignment.source, at.source + 1) ?? last;
  }
  const tokens = alignment.expanded.slice(at.expanded, expansionEnd).filter(({ mark }) => mark === undefined);
  link(alignment, written.start, (alignment.source[last] as Token).end, tokens);
  return { source: last + 1, expanded: expansionEnd + 1 };
}

function endOfExpansion(expanded: readonly ExpandedToken[], begin: number): number | undefined {
  let depth = 0;
  for (let index = begin; index < expanded.length; index++) {
    if (expanded[index]?.mark === 'begin') depth += 1;
    if (expanded[index]?.mark === 'end') depth -= 1;
    if (depth === 0) return index;
  }
  return undefined;
}

function link({ starts, ends }: Alignment, start: number, end: number, tokens: readonly ExpandedToken[]): void {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (first === undefined || last === undefined) return;
  starts.set(first.start, start);
  ends.set(last.end, end);
}

/** Where to go on after a difference: the next line that begins with the same token in both. */
function nextCommonLine({ source, expanded, macros }: Alignment, at: Position): Position | undefined {
  let line = Math.max(source[at.source]?.line ?? 0, expanded[at.expanded]?.line ?? 0);
  for (let next = at.source; next < source.length; next++) {
    const written = source[next] as Token;
    if (written.line <= line) continue;
    line = written.line;
    const candidate = expanded.findIndex((token, index) => index > at.expanded && token.line >= line);
    if (candidate === -1) return undefined;
    const found = expanded[candidate] as ExpandedToken;
    const same = found.mark === 'begin' ? macros.has(written.text) : found.text === written.text;
    if (found.line === line && same) return { source: next, expanded: candidate };
  }
  return undefined;
}
