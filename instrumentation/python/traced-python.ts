/**
 * The form of a Python program that is traced for its state metrics: the clean source with three lines added around the loop of the
 * checkpoint, each a hook of its own. Every line event of another line is one of the clean program (state-metrics.md).
 */
import { applyInsertions } from '../insertions.ts';
import { withStructure } from './instrument-python.ts';
import type { PythonStructure } from './statements.ts';

export interface TracedPython {
  readonly text: string;
  /** Lines of the text that the clean source does not have; 1-based, ascending. */
  readonly addedLines: readonly number[];
  /** The line in the clean source that a line of the text is. */
  cleanLine(line: number): number;
  /** The line on which the innermost statement or clause begins that a line of the clean source belongs to. */
  statementLine(cleanLine: number): number;
}

/** Throws RangeError when the loop cannot carry a checkpoint. */
export async function tracedPython(source: string, loopId: number): Promise<TracedPython> {
  return withStructure(source, (structure, text, mark) => {
    const loop = structure.loops.find(({ id }) => id === loopId);
    if (loop?.firstOfBody === undefined || loop.refused !== undefined) {
      throw new RangeError(`loop ${loopId} has no place for a checkpoint`);
    }
    const { statement, firstOfBody, afterOffset } = loop;
    const onNewLine = afterOffset === text.length && !/[\r\n]$/.test(text);
    const post = `${statement.indentation}midrun__post(${loopId})`;
    const hooks = [
      { offset: statement.node.startIndex, text: `midrun__start(${loopId})\n${statement.indentation}` },
      { offset: firstOfBody.node.startIndex, text: `midrun__inside(${loopId})\n${firstOfBody.indentation}` },
      { offset: afterOffset, text: onNewLine ? `\n${post}` : `${post}\n` },
    ];
    const lineAt = lineCounter(text);
    const addedLines = hooks.map(
      ({ offset, text: added }, before) => lineAt(offset) + before + Number(added.startsWith('\n')),
    );
    const startLines = statementStarts(structure, lineAt);
    return {
      text:
        mark +
        applyInsertions(
          text,
          hooks.map((hook, rank) => ({ ...hook, rank })),
        ),
      addedLines,
      cleanLine: (line) => line - addedLines.filter((added) => added < line).length,
      statementLine: (line) => startLines.get(line) ?? line,
    };
  });
}

/** Of the offsets of a text, the lines they are on. */
function lineCounter(text: string): (offset: number) => number {
  const starts = [0, ...[...text.matchAll(/\r\n|\r|\n/g)].map((end) => end.index + end[0].length)];
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] as number) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}

const clauseKinds = new Set(['elif_clause', 'except_clause', 'except_group_clause', 'case_clause']);

/** Inner statements come after the ones around them, and so have the last word on their lines. */
function statementStarts({ statements }: PythonStructure, lineAt: (offset: number) => number): Map<number, number> {
  const nodes = statements.flatMap(({ node }) => {
    const owner = node.parent?.parent;
    return owner != null && clauseKinds.has(owner.type) ? [owner, node] : [node];
  });
  nodes.sort((one, other) => one.startIndex - other.startIndex);
  const starts = new Map<number, number>();
  for (const { startIndex, endIndex } of nodes) {
    const start = lineAt(startIndex);
    for (let line = start; line <= lineAt(endIndex); line += 1) starts.set(line, start);
  }
  return starts;
}
