/**
 * Puts hooks into a Python source: one call per statement, and for every loop one before it, one at the top of its body and one
 * after it (specification, section 1). Nothing of the source is changed or moved.
 */
import { parseSource } from '../grammars.ts';
import { applyInsertions, type Insertion } from '../insertions.ts';
import type { InstrumentedProgram, Loop } from '../instrumented-program.ts';
import { findStructure, type PythonLoop, type PythonStructure, type Statement } from './statements.ts';

const byteOrderMark = '\uFEFF';

/** Order of insertions at one offset: ends of loops (inner first), the top-of-body hook, then the statement's own step. */
const ranks = { closing: 0, after: 1, inside: 2, step: 3 } as const;

/** The instrumented form of a source that the interpreter accepts. */
export async function instrumentPython(source: string): Promise<InstrumentedProgram> {
  return withStructure(source, (structure, text, mark) => ({
    text: mark + applyInsertions(text, insertionsFor(structure, text)),
    loops: structure.loops.map(loopFacts),
  }));
}

/** Parses, hands over the structure and the text without its byte order mark, and frees the tree. */
export async function withStructure<T>(
  source: string,
  use: (structure: PythonStructure, text: string, mark: string) => T,
): Promise<T> {
  const mark = source.startsWith(byteOrderMark) ? byteOrderMark : '';
  const text = source.slice(mark.length);
  const tree = await parseSource('python', text);
  try {
    return use(findStructure(tree.rootNode, text), text, mark);
  } finally {
    tree.delete();
  }
}

function loopFacts({ id, kind, line, headerNames, refused }: PythonLoop): Loop {
  return { id, kind, line, headerNames, ...(refused !== undefined && { refused }) };
}

function insertionsFor(structure: PythonStructure, text: string): Insertion[] {
  const loopOf = new Map(structure.loops.map((loop) => [loop.statement.node.id, loop]));
  const steps = structure.statements.map((statement) => {
    const loop = loopOf.get(statement.node.id);
    return before(statement, loop === undefined ? 'midrun__step()' : `midrun__start(${loop.id})`, ranks.step);
  });
  // Inner loops come later in source order, and their end must come first where both end on one line.
  const loops = structure.loops.toReversed().flatMap((loop) => loopInsertions(loop, text));
  const conditions = structure.elifConditions.flatMap((condition) => [
    { offset: condition.startIndex, text: ' midrun__step() and (', rank: ranks.step },
    { offset: condition.endIndex, text: ')', rank: ranks.closing },
  ]);
  return [...loops, ...steps, ...conditions];
}

function loopInsertions(loop: PythonLoop, text: string): Insertion[] {
  if (loop.firstOfBody === undefined) return [];
  const call = `${loop.statement.indentation}midrun__post(${loop.id})`;
  const onNewLine = loop.afterOffset === text.length && !/[\r\n]$/.test(text);
  return [
    before(loop.firstOfBody, `midrun__inside(${loop.id})`, ranks.inside),
    { offset: loop.afterOffset, text: onNewLine ? `\n${call}` : `${call}\n`, rank: ranks.after },
  ];
}

/** A call in front of a statement: on its line, or on a line of its own when the statement needs its line for itself. */
function before(statement: Statement, call: string, rank: number): Insertion {
  const text = statement.compound ? `${call}\n${statement.indentation}` : `${call};`;
  return { offset: statement.node.startIndex, text, rank };
}
