/**
 * Cyclomatic complexity of a C++ source (McCabe 1976): independent decisions of the whole file + 1, with every Boolean operator counted
 * as a decision. The program's own macros are expanded first, so that a loop made by a macro counts.
 */
import type { Node } from 'web-tree-sitter';
import { parseSource } from '../grammars.ts';
import { expandMacros, type Preprocess } from './macro-expansion.ts';
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
  const expansion = await expandMacros(source, preprocess);
  if ('error' in expansion) return expansion;
  const tree = await parseSource('cpp', expansion.text);
  try {
    return [...nodesIn(tree.rootNode)].filter(isDecision).length + 1;
  } finally {
    tree.delete();
  }
}

function isDecision(node: Node): boolean {
  if (node.type === 'case_statement') return node.childForFieldName('value') !== null;
  if (node.type === 'binary_expression') {
    return booleanOperators.has(node.childForFieldName('operator')?.text ?? '');
  }
  return decisionKinds.has(node.type);
}
