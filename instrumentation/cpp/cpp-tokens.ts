/** Splits C++ text into tokens, well enough to compare a source with its macro-expanded form. */

export interface Token {
  readonly text: string;
  /** Offsets in UTF-16 code units; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  /** 1-based line on which the token starts. */
  readonly line: number;
}

const commentOrToken = new RegExp(
  [
    String.raw`\/\/(?:\\\r?\n|[^\n])*|\/\*[\s\S]*?\*\/`,
    String.raw`(?:u8|[uUL])?R"([^(\s]{0,16})\([\s\S]*?\)\1"`,
    String.raw`(?:u8|[uUL])?"(?:\\[\s\S]|[^"\\\n])*"`,
    String.raw`(?:u8|[uUL])?'(?:\\[\s\S]|[^'\\\n])*'`,
    String.raw`\.?\d(?:[eEpP][+-]|'(?=\w)|[\w.])*`,
    String.raw`[\p{L}_$][\p{L}\p{N}\p{M}_$]*`,
    String.raw`<<=|>>=|->\*|\.\.\.|::|->|\+\+|--|<<|[<>=!+\-*\/%&|^]=|&&|\|\||##`,
    String.raw`[^\s\w]`,
  ].join('|'),
  'gu',
);

/** A preprocessor line from the start of its line, with what a backslash or a comment that spans lines adds to it. */
export const directive = /^[ \t]*#(?:\\\r?\n|\/\/(?:\\\r?\n|[^\n])*|\/\*[\s\S]*?\*\/|[^\n\\]|\\)*/gm;

export function isIdentifier(text: string): boolean {
  return /^[\p{L}_$]/u.test(text) && !/["']$/.test(text);
}

/** The tokens of a text without comments and preprocessor lines. */
export function tokenize(text: string): Token[] {
  const directives = [...text.matchAll(directive)].map(
    (match) => [match.index, match.index + match[0].length] as const,
  );
  const tokens: Token[] = [];
  const scanner = new RegExp(commentOrToken);
  let nextDirective = 0;
  let line = 1;
  let counted = 0;
  for (let match = scanner.exec(text); match !== null; match = scanner.exec(text)) {
    while (nextDirective < directives.length && (directives[nextDirective]?.[1] ?? 0) <= match.index)
      nextDirective += 1;
    const [from, to] = directives[nextDirective] ?? [Number.POSITIVE_INFINITY, 0];
    if (match.index >= from) {
      scanner.lastIndex = to;
      continue;
    }
    if (/^\/[/*]/.test(match[0])) continue;
    for (; counted < match.index; counted++) if (text.charCodeAt(counted) === 10) line += 1;
    tokens.push({ text: match[0], start: match.index, end: match.index + match[0].length, line });
  }
  return tokens;
}

/** Index of the bracket that closes the one at `open`, or undefined. */
export function closingBracket(tokens: readonly Token[], open: number): number | undefined {
  let depth = 0;
  for (let index = open; index < tokens.length; index++) {
    const { text } = tokens[index] as Token;
    if (text === '(' || text === '[' || text === '{') depth += 1;
    if (text === ')' || text === ']' || text === '}') depth -= 1;
    if (depth === 0) return index;
  }
  return undefined;
}

/** Index of the bracket that opens the one at `close`, or undefined. */
export function openingBracket(tokens: readonly Token[], close: number): number | undefined {
  let depth = 0;
  for (let index = close; index >= 0; index--) {
    const { text } = tokens[index] as Token;
    if (text === ')' || text === ']' || text === '}') depth += 1;
    if (text === '(' || text === '[' || text === '{') depth -= 1;
    if (depth === 0) return index;
  }
  return undefined;
}

/** Where each bracket closes, by the offset where it opens; brackets that do not match are left out. */
export function bracketPairs(tokens: readonly Token[]): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>();
  const open: Token[] = [];
  for (const token of tokens) {
    if (/^[([{]$/.test(token.text)) open.push(token);
    if (!/^[)\]}]$/.test(token.text)) continue;
    const opening = open.pop();
    if (opening !== undefined && '()[]{}'.includes(opening.text + token.text)) pairs.set(opening.start, token.start);
  }
  return pairs;
}

const namesOfSources = new WeakMap<readonly Token[], ReadonlySet<string>>();

/** The identifiers of a source. */
export function writtenNames(tokens: readonly Token[]): ReadonlySet<string> {
  const names = namesOfSources.get(tokens) ?? new Set(tokens.map(({ text }) => text).filter(isIdentifier));
  namesOfSources.set(tokens, names);
  return names;
}
