/** The statements and loops of a Python source, with the places where hooks and checkpoint lines go. */
import type { Node } from 'web-tree-sitter';
import type { Loop } from '../instrumented-program.ts';

export interface Statement {
  readonly node: Node;
  /** Starts a block of its own, so that nothing can stand before it on its line. */
  readonly compound: boolean;
  /** White space between the start of its line and the statement. */
  readonly indentation: string;
}

export interface PythonLoop extends Loop {
  readonly statement: Statement;
  readonly firstOfBody: Statement | undefined;
  /** Offset where the line after the whole loop begins; the length of the text when the loop ends it. */
  readonly afterOffset: number;
}

const compoundKinds = new Set([
  'if_statement',
  'for_statement',
  'while_statement',
  'try_statement',
  'with_statement',
  'match_statement',
  'function_definition',
  'class_definition',
  'decorated_definition',
]);
const clauseKinds = new Set([
  'block',
  'elif_clause',
  'else_clause',
  'except_clause',
  'except_group_clause',
  'finally_clause',
  'case_clause',
]);
/** Statements that execute nothing: the protocol does not count them, and some must stay first. */
const silentKinds = new Set(['future_import_statement', 'global_statement', 'nonlocal_statement', 'case_clause']);
/** What the grammar lets stand anywhere. */
const extraKinds = new Set(['comment', 'line_continuation']);
const documentedParents = new Set(['module', 'function_definition', 'class_definition']);

export interface PythonStructure {
  readonly statements: readonly Statement[];
  readonly loops: readonly PythonLoop[];
  /** Conditions of `elif` clauses, each of which counts as an `if` statement. */
  readonly elifConditions: readonly Node[];
}

/** Walks a parsed module. */
export function findStructure(root: Node, source: string): PythonStructure {
  const statements: Statement[] = [];
  const loops: PythonLoop[] = [];
  const elifConditions: Node[] = [];
  const visit = (node: Node): void => {
    if (node.type === 'module' || node.type === 'block') statements.push(...statementsOf(node, source));
    const condition = node.type === 'elif_clause' ? node.childForFieldName('condition') : null;
    if (condition !== null) elifConditions.push(condition);
    if (node.type === 'for_statement' || node.type === 'while_statement') {
      if (node.child(0)?.type !== 'async') loops.push(describeLoop(node, loops.length + 1, source));
    }
    for (const child of node.namedChildren) visit(child);
  };
  visit(root);
  return { statements, loops, elifConditions };
}

function withoutExtras(node: Node): Node[] {
  return node.namedChildren.filter((child) => !extraKinds.has(child.type));
}

function statementsOf(block: Node, source: string): Statement[] {
  const nodes = withoutExtras(block);
  const first = nodes[0];
  return nodes
    .filter((node) => !silentKinds.has(node.type) && !(node.id === first?.id && isDocstring(node, block)))
    .map((node) => describeStatement(node, source));
}

function describeStatement(node: Node, source: string): Statement {
  const lineStart = lineStartBefore(node.startIndex, source);
  const indentation = /^[ \t\f]*/.exec(source.slice(lineStart, node.startIndex))?.[0] ?? '';
  return { node, compound: compoundKinds.has(node.type), indentation };
}

/** Offset of the first character of the line that holds an offset. */
export function lineStartBefore(offset: number, source: string): number {
  let start = offset;
  while (start > 0 && !/[\r\n]/.test(source[start - 1] as string)) start -= 1;
  return start;
}

function isDocstring(node: Node, block: Node): boolean {
  const owner = block.type === 'module' ? block : block.parent;
  if (owner === null || !documentedParents.has(owner.type) || node.type !== 'expression_statement') return false;
  const expression = node.namedChild(0);
  if (node.namedChildCount !== 1 || expression === null) return false;
  const strings = expression.type === 'concatenated_string' ? expression.namedChildren : [expression];
  // Formatted strings and bytes are ordinary expressions.
  return strings.every((string) => string.type === 'string' && /^[rRuU]*['"]/.test(string.text));
}

function describeLoop(node: Node, id: number, source: string): PythonLoop {
  const body = node.childForFieldName('body');
  const first = body === null ? undefined : withoutExtras(body)[0];
  const firstOfBody = first === undefined ? undefined : describeStatement(first, source);
  const sharesHeaderLine =
    first !== undefined && isOneLogicalLine(source.slice(headerEnd(node, body as Node), first.startIndex));
  const target = node.type === 'for_statement' ? node.childForFieldName('left') : null;
  return {
    id,
    kind: node.type === 'for_statement' ? 'for' : 'while',
    line: node.startPosition.row + 1,
    headerNames: target === null ? [] : boundNames(target),
    ...(node.hasError && { refused: 'syntax_error' }),
    ...(sharesHeaderLine && { refused: 'body_on_header_line' }),
    statement: describeStatement(node, source),
    firstOfBody,
    afterOffset: nextLineOffset(lastStatementEnd(node), source),
  };
}

/** Offset of the header's colon. */
function headerEnd(loop: Node, body: Node): number {
  const colon = loop.children.findLast((child) => child.type === ':' && child.startIndex < body.startIndex);
  return (colon ?? loop).startIndex;
}

function isOneLogicalLine(text: string): boolean {
  const withoutComments = text.replace(/#[^\r\n]*/g, '');
  return !/[\r\n]/.test(withoutComments.replace(/\\(\r\n|\r|\n)/g, ''));
}

function boundNames(target: Node): string[] {
  if (target.type === 'identifier') return [target.text.normalize('NFKC')];
  if (target.type === 'attribute' || target.type === 'subscript') return [];
  return target.namedChildren.flatMap(boundNames);
}

/** End of the last statement inside, which leaves out comments that trail the block. */
function lastStatementEnd(node: Node): number {
  if (!compoundKinds.has(node.type) && !clauseKinds.has(node.type)) return node.endIndex;
  const last = withoutExtras(node).at(-1);
  return last === undefined ? node.endIndex : lastStatementEnd(last);
}

/** Where the next logical line begins: a backslash at the end carries a line on, unless it ends a comment. */
function nextLineOffset(offset: number, source: string): number {
  const restOfLine = /(?:[^\\#\r\n]|\\(?:\r\n|\r|\n)?)*(?:#[^\r\n]*)?(?:\r\n|\r|\n|$)/y;
  restOfLine.lastIndex = offset;
  restOfLine.test(source);
  return restOfLine.lastIndex;
}
