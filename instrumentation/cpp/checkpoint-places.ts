/**
 * Where a checkpoint line can be shown. It must read as the first statement of the loop's body, and as the first statement after the
 * loop; one added line can do that only if
 * - the body is a block (before a body without braces the line would be the body itself),
 * - nothing but a comment follows the opening brace on its line, and the loop's end on its line,
 * - the loop stands in a list of statements (after the body of an `if` without braces the line would stand outside of the `if`).
 */
import type { FoundLoop } from './loops.ts';
import { isStatementList } from './syntax.ts';

export interface CheckpointPlace {
  /** Start of a line of the source; the length of the source when the line is added at its end. */
  readonly offset: number;
  readonly indentation: string;
}

export interface CheckpointPlaces {
  readonly inside: CheckpointPlace;
  readonly after: CheckpointPlace;
}

export function checkpointPlaces({ node, places }: FoundLoop, source: string): CheckpointPlaces | undefined {
  if (places?.afterBrace === undefined || !isStatementList(node.parent)) return undefined;
  const insideOffset = nextLine(source, places.afterBrace);
  const afterOffset = nextLine(source, places.end);
  if (insideOffset === undefined || afterOffset === undefined || insideOffset >= places.bodyEnd) return undefined;
  const indentation = indentationAt(source, places.start);
  return {
    inside: { offset: insideOffset, indentation: bodyIndentation(source, insideOffset, places.bodyEnd, indentation) },
    after: { offset: afterOffset, indentation },
  };
}

/** Start of the next line, when nothing but white space and a comment stands before it. */
function nextLine(source: string, offset: number): number | undefined {
  const rest = /[^\n]*\n?/y;
  rest.lastIndex = offset;
  const line = rest.exec(source)?.[0] ?? '';
  return /^[ \t]*(?:\/\/.*|(?:\/\*.*?\*\/[ \t]*)*)\r?\n?$/.test(line) ? offset + line.length : undefined;
}

function indentationAt(source: string, offset: number): string {
  const lineStart = source.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(source.slice(lineStart, offset))?.[0] ?? '';
}

/** That of the first line of the body which is not blank, or one step more than the loop's own when the body is empty. */
function bodyIndentation(source: string, from: number, to: number, ownIndentation: string): string {
  const line = /^([ \t]*)\S/m.exec(source.slice(from, to - 1));
  return line?.[1] ?? `${ownIndentation}${ownIndentation.includes('\t') ? '\t' : '    '}`;
}
