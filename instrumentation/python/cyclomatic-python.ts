/**
 * Cyclomatic complexity of a Python source (McCabe 1976): independent decisions of the whole file + 1, with every Boolean operator
 * counted as a decision.
 */
import type { Node } from 'web-tree-sitter';
import { parseSource } from '../grammars.ts';

const decisionKinds = new Set([
  'if_statement',
  'elif_clause',
  'for_statement',
  'while_statement',
  'except_clause',
  'except_group_clause',
  'assert_statement',
  'conditional_expression',
  'boolean_operator',
  'for_in_clause',
  'if_clause',
]);

export async function cyclomaticPython(source: string): Promise<number> {
  const tree = await parseSource('python', source);
  try {
    return countDecisions(tree.rootNode) + 1;
  } finally {
    tree.delete();
  }
}

function countDecisions(root: Node): number {
  let decisions = 0;
  const pending = [root];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (decisionKinds.has(node.type) || isCaseThatCanFail(node)) decisions += 1;
    for (const child of node.namedChildren) pending.push(child);
  }
  return decisions;
}

/** A `case` decides unless its pattern is a bare name or `_`, which match anything. Its guard is an `if_clause` and counts by itself. */
function isCaseThatCanFail(node: Node): boolean {
  if (node.type !== 'case_clause') return false;
  const patterns = node.namedChildren.filter(({ type }) => type === 'case_pattern');
  return patterns.length !== 1 || !/^[\p{L}_][\p{L}\p{N}_]*$/u.test(patterns[0]?.text ?? '') || isConstant(patterns[0]);
}

function isConstant(pattern: Node | undefined): boolean {
  return ['true', 'false', 'none'].includes(pattern?.namedChild(0)?.type ?? '');
}
