/**
 * Judges what the grammar could not read as locally as is safe. An error inside an expression leaves the statements around it where they
 * are, so a loop counts as read when its header, and its body if that is no block, hold no error, and when no error can have moved its
 * boundaries: every block from its body up to its function closes where the brackets of the text say, no statement around it has an error
 * among its own parts, and nothing unread stands right before it or before a statement around it.
 */
import type { Node } from 'web-tree-sitter';
import { ancestors, isError, isStatementList } from './syntax.ts';

/** `brackets` says where each bracket of the text closes. */
export function isReadable(loop: Node, brackets: ReadonlyMap<number, number>): boolean {
  const around = ancestors(loop);
  const outermost = around.findLastIndex(({ type }) => type === 'function_definition');
  const owner = outermost === -1 ? around.findLastIndex(({ type }) => type === 'lambda_expression') : outermost;
  if (owner === -1) return false;
  if (!around[owner]?.hasError) return true;
  const chain = [loop, ...around.slice(0, owner + 1)];
  const body = loop.childForFieldName('body');
  if (body === null || !partsAreRead(loop, body)) return false;
  if (!isBlock(body) ? body.hasError : !closesInPlace(body, brackets)) return false;
  return chain.every((node, index) => isSound(node, chain[index - 1], brackets));
}

/** Everything of the loop but its body. */
function partsAreRead(loop: Node, body: Node): boolean {
  return loop.children.every((child) => child.id === body.id || !(child.hasError || isError(child)));
}

function isSound(node: Node, inner: Node | undefined, brackets: ReadonlyMap<number, number>): boolean {
  if (isError(node)) return false;
  if (isBlock(node) && !closesInPlace(node, brackets)) return false;
  if (inner === undefined) return true;
  if (!isStatementList(node)) return !node.children.some(isError);
  const before = inner.previousSibling;
  return before === null || !endsUnread(before);
}

/** Whether what was not read may go on right after the node. */
function endsUnread(node: Node): boolean {
  const last = node.children.at(-1);
  return isError(node) || (last !== undefined && endsUnread(last));
}

function isBlock({ type }: Node): boolean {
  return type === 'compound_statement';
}

function closesInPlace(block: Node, brackets: ReadonlyMap<number, number>): boolean {
  return brackets.get(block.startIndex) === block.endIndex - 1;
}
