/** Small questions about nodes of the C++ grammar that several files ask. */
import type { Node } from 'web-tree-sitter';

export const loopKinds: Readonly<Record<string, 'for' | 'while' | 'range-for' | 'do'>> = {
  for_statement: 'for',
  while_statement: 'while',
  for_range_loop: 'range-for',
  do_statement: 'do',
};

/** The node itself and everything in it, in source order. */
export function* nodesIn(node: Node): Generator<Node> {
  // A sum of thousands of terms is a tree as deep: no call may stand for a level of it.
  const pending = [node];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    yield next;
    for (const child of next.namedChildren.toReversed()) pending.push(child);
  }
}

export function ancestors(node: Node): Node[] {
  const found: Node[] = [];
  for (let at = node.parent; at !== null; at = at.parent) found.push(at);
  return found;
}

/** The children under a field name, of which a node may have several. */
export function fieldChildren(node: Node, field: string): Node[] {
  return node.children.filter((_, index) => node.fieldNameForChild(index) === field);
}

export function isStatementList(node: Node | null): boolean {
  return node?.type === 'compound_statement' || node?.type === 'case_statement' || node?.type === 'labeled_statement';
}

/** Whether the words before a declared name include a specifier such as `constexpr` or `extern`. */
export function hasSpecifier(declaration: Node, ...words: string[]): boolean {
  return declaration.children.some(
    (child) => /^(?:storage_class_specifier|type_qualifier)$/.test(child.type) && words.includes(child.text),
  );
}

/** Names the grammar gives to what it cannot read, and to what it had to imagine. */
export function isError(node: Node): boolean {
  return node.isError || node.isMissing;
}
