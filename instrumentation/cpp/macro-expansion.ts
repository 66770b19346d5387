/**
 * Expands the macros that a program defines itself and nothing else: `#include` lines are taken out first, so that names of the
 * standard library stay as they are written.
 */
import { type Token, tokenize } from './cpp-tokens.ts';
import { marks, withMarkedMacros, withoutDefinitions, withoutIncludes } from './macro-definitions.ts';

/** Runs the preprocessor (`g++ -E`, line markers kept) over a text. */
export type Preprocess = (text: string) => Promise<{ ok: true; text: string } | { ok: false; message: string }>;

export interface ExpandedToken extends Token {
  /** A mark before or after an expansion; not part of the program. */
  readonly mark?: 'begin' | 'end';
}

export interface Expansion {
  /** The expanded program, marks blanked out, for the parser. */
  readonly text: string;
  /** Its tokens, marks among them; offsets are those of `text`, lines are lines of the source. */
  readonly tokens: readonly ExpandedToken[];
}

/** `kept` are names of macros whose calls stay as they are written. */
export async function expandMacros(
  source: string,
  preprocess: Preprocess,
  kept: ReadonlySet<string> = new Set(),
): Promise<Expansion | { error: string }> {
  const masked = withoutDefinitions(withoutIncludes(source), kept);
  const [plain, marked] = await Promise.all([preprocess(masked), preprocess(withMarkedMacros(masked))]);
  if (!plain.ok) return { error: plain.message };
  const expansion = readExpansion(plain.text);
  if (!marked.ok) return expansion;
  const markedExpansion = readExpansion(marked.text);
  return sameProgram(expansion, markedExpansion) ? markedExpansion : expansion;
}

/** Marks must change nothing: a macro that makes a string of its arguments, say, can take one in. */
function sameProgram(plain: Expansion, marked: Expansion): boolean {
  const program = marked.tokens.filter(({ mark }) => mark === undefined);
  return (
    program.length === plain.tokens.length && program.every(({ text }, index) => text === plain.tokens[index]?.text)
  );
}

/** Takes the program's own lines out of the preprocessor's output and follows its line markers. */
export function readExpansion(output: string): Expansion {
  const lines: string[] = [];
  const sourceLines: number[] = [];
  let programName: string | undefined;
  let inProgram = true;
  let line = 1;
  for (const text of output.split('\n')) {
    const marker = /^# (\d+) "((?:[^"\\]|\\.)*)"/.exec(text);
    if (marker === null) {
      if (inProgram) {
        lines.push(text);
        sourceLines.push(line);
      }
      line += 1;
      continue;
    }
    programName ??= marker[2];
    inProgram = marker[2] === programName;
    line = Number(marker[1]);
  }
  const text = lines.join('\n');
  const tokens = tokenize(text).map((token) => ({
    ...token,
    line: sourceLines[token.line - 1] ?? line,
    ...(token.text === marks.begin && { mark: 'begin' as const }),
    ...(token.text === marks.end && { mark: 'end' as const }),
  }));
  const blanked = text.replace(new RegExp(`${marks.begin}|${marks.end}`, 'g'), (mark) => ' '.repeat(mark.length));
  return { text: blanked, tokens };
}
