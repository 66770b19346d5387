/** Reads a program. */
import { parseExpression, parseExpressions } from './parse-expression.ts';
import type { ArithmeticOperator, Block, Expression, Statement, Target } from './syntax.ts';
import { TokenStream } from './token-stream.ts';

/** Throws SyntaxError with the line of what is beyond the small part of Python. */
export function parseProgram(text: string): Block {
  const tokens = new TokenStream(text);
  const statements: Statement[] = [];
  while (tokens.next.kind !== 'end') statements.push(...parseLine(tokens));
  return statements;
}

function parseLine(tokens: TokenStream): Statement[] {
  const { line } = tokens.next;
  if (tokens.takeIf('def')) return [parseDefinition(tokens, line)];
  if (tokens.takeIf('if')) return [parseIf(tokens, line)];
  if (tokens.takeIf('while')) {
    return [{ kind: 'while', line, test: parseExpression(tokens), body: parseBlock(tokens) }];
  }
  if (tokens.takeIf('for')) {
    const target = targetFrom(parseTargets(tokens), line);
    tokens.expect('in');
    return [{ kind: 'for', line, target, over: parseExpressions(tokens), body: parseBlock(tokens) }];
  }
  const statements = [parseSimple(tokens, line)];
  while (tokens.takeIf(';')) statements.push(parseSimple(tokens, line));
  tokens.expect('newline');
  return statements;
}

function parseBlock(tokens: TokenStream): Block {
  tokens.expect(':');
  tokens.expect('newline');
  tokens.expect('indent');
  const statements: Statement[] = [];
  while (tokens.next.kind !== 'dedent') statements.push(...parseLine(tokens));
  tokens.expect('dedent');
  return statements;
}

function parseDefinition(tokens: TokenStream, line: number): Statement {
  const name = tokens.expect('name').text;
  tokens.expect('(');
  const parameters: string[] = [];
  while (!tokens.takeIf(')')) {
    parameters.push(tokens.expect('name').text);
    if (!tokens.stands(')')) tokens.expect(',');
  }
  return { kind: 'define', line, name, parameters, body: parseBlock(tokens) };
}

function parseIf(tokens: TokenStream, line: number): Statement {
  const test = parseExpression(tokens);
  const body = parseBlock(tokens);
  const { line: elifLine } = tokens.next;
  if (tokens.takeIf('elif')) return { kind: 'if', line, test, body, otherwise: [parseIf(tokens, elifLine)] };
  return { kind: 'if', line, test, body, otherwise: tokens.takeIf('else') ? parseBlock(tokens) : [] };
}

function parseSimple(tokens: TokenStream, line: number): Statement {
  for (const kind of ['break', 'continue', 'pass'] as const) if (tokens.takeIf(kind)) return { kind, line };
  if (tokens.takeIf('return')) {
    const nothing = tokens.next.kind === 'newline';
    return { kind: 'return', line, value: nothing ? { kind: 'constant', value: null } : parseExpressions(tokens) };
  }
  const first = parseExpressions(tokens);
  const { text } = tokens.next;
  if (/^(\/\/|[-+*%|&])=$/.test(text)) {
    tokens.take();
    const operator = text.slice(0, -1) as ArithmeticOperator;
    return { kind: 'update', line, target: targetFrom(first, line), operator, value: parseExpressions(tokens) };
  }
  const chain = [first];
  while (tokens.takeIf('=')) chain.push(parseExpressions(tokens));
  const value = chain.pop() ?? first;
  if (chain.length === 0) return { kind: 'expression', line, value };
  return { kind: 'assign', line, targets: chain.map((target) => targetFrom(target, line)), value };
}

/** `i` or `i, value`: names only, as `in` would otherwise be read as part of it. */
function parseTargets(tokens: TokenStream): Expression {
  const names: Expression[] = [];
  do names.push({ kind: 'name', name: tokens.expect('name').text });
  while (tokens.takeIf(','));
  return names.length === 1 && names[0] !== undefined ? names[0] : { kind: 'list', items: names };
}

function targetFrom(expression: Expression, line: number): Target {
  if (expression.kind === 'name' || expression.kind === 'item' || expression.kind === 'list') return expression;
  throw new SyntaxError(`line ${line}: nothing can be assigned to this`);
}
