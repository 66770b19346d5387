/** Cuts Python text into tokens, indentation included. */

export interface Token {
  readonly kind: 'name' | 'number' | 'operator' | 'newline' | 'indent' | 'dedent' | 'end';
  readonly text: string;
  /** From 1. */
  readonly line: number;
}

const pattern = /\s*(?:([A-Za-z_]\w*)|(\d+)|(\/\/=|[-+*%|&]=|\/\/|[<>=!]=|[-+*%|&<>=()[\],:;.]))/y;

export function* tokensOf(text: string): Generator<Token> {
  const depths = [0];
  const lines = text.split('\n');
  for (const [index, content] of lines.entries()) {
    const line = index + 1;
    const code = content.replace(/#.*$/, '').trimEnd();
    if (code === '') continue;
    const depth = code.length - code.trimStart().length;
    if (depth > (depths.at(-1) ?? 0)) {
      depths.push(depth);
      yield { kind: 'indent', text: '', line };
    }
    while (depth < (depths.at(-1) ?? 0)) {
      depths.pop();
      yield { kind: 'dedent', text: '', line };
    }
    yield* tokensOfLine(code, line);
    yield { kind: 'newline', text: '', line };
  }
  for (const _ of depths.slice(1)) yield { kind: 'dedent', text: '', line: lines.length };
  yield { kind: 'end', text: '', line: lines.length };
}

function* tokensOfLine(code: string, line: number): Generator<Token> {
  let place = 0;
  while (place < code.length) {
    pattern.lastIndex = place;
    const [all, name, number, operator] = pattern.exec(code) ?? [];
    if (all === undefined) throw new SyntaxError(`line ${line}: ${code.slice(place)}`);
    place += all.length;
    if (name !== undefined) yield { kind: 'name', text: name, line };
    else if (number !== undefined) yield { kind: 'number', text: number, line };
    else yield { kind: 'operator', text: operator ?? '', line };
  }
}
