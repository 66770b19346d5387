/** The variables that a loop's header sets turn by turn and its body leaves alone: `i` in `for (i = 0; i < n; i++)`, `t` in `while (t--)`. */
import type { Node } from 'web-tree-sitter';
import { nodesIn } from './syntax.ts';

export function steppedNames(loop: Node): string[] {
  const inBody = new Set(setNames(loop.childForFieldName('body')));
  const inHeader = ['condition', 'update'].flatMap((part) => setNames(loop.childForFieldName(part)));
  return [...new Set(inHeader)].filter((name) => !inBody.has(name));
}

/** Names that are assigned to, counted up or down, or read into. */
function setNames(part: Node | null): string[] {
  if (part === null) return [];
  return [...nodesIn(part)].flatMap((node) => {
    const target = setBy(node);
    return target?.type === 'identifier' ? [target.text] : [];
  });
}

function setBy(node: Node): Node | null {
  switch (node.type) {
    case 'assignment_expression':
      return node.childForFieldName('left');
    case 'update_expression':
      return node.childForFieldName('argument');
    case 'binary_expression':
      return node.childForFieldName('operator')?.text === '>>' ? node.childForFieldName('right') : null;
    default:
      return null;
  }
}
