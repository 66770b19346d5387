/**
 * Cyclomatic complexity of a C++ source (McCabe 1976): independent decisions of the whole file + 1, with every Boolean operator counted
 * as a decision. The program's own macros are expanded first, so that a loop made by a macro counts; where a call had to stay unexpanded for the
 * grammar's sake, the decisions of its expansion are counted by their operators.
 */
import type { Node } from 'web-tree-sitter';
import type { Expansion, Preprocess } from './macro-expansion.ts';
import { parseProgram } from './parsed-program.ts';
import { nodesIn } from './syntax.ts';

const decisionKinds = new Set([
  'if_statement',
  'for_statement',
  'for_range_loop',
  'while_statement',
  'do_statement',
  'conditional_expression',
  'catch_clause',
]);
const booleanOperators = new Set(['&&', '||', 'and', 'or']);

export async function cyclomaticCpp(source: string, preprocess: Preprocess): Promise<number | { error: string }> {
  const program = await parseProgram(source, preprocess);
  if ('error' in program) return program;
  try {
    const hidden = operators(program.wholeExpansion) - operators(program.expansion);
    return [...nodesIn(program.tree.rootNode)].filter(isDecision).length + hidden + 1;
  } finally {
    program.tree.delete();
  }
}

/** Decisions that an expression can hold. Two expansions of a program differ in them by what calls left unexpanded would add. */
function operators({ tokens }: Expansion): number {
  return tokens.filter(({ text }) => text === '?' || booleanOperators.has(text)).length;
}

function isDecision(node: Node): boolean {
  if (node.type === 'case_statement') return node.childForFieldName('value') !== null;
  if (node.type === 'binary_expression') {
    return booleanOperators.has(node.childForFieldName('operator')?.text ?? '');
  }
  return decisionKinds.has(node.type);
}
