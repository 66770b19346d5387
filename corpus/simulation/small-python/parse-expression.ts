/** Reads an expression, by precedence. */
import type { ArithmeticOperator, ComparisonOperator, Expression } from './syntax.ts';
import type { TokenStream } from './token-stream.ts';

/** `a, b` as a list, or one expression. */
export function parseExpressions(tokens: TokenStream): Expression {
  const first = parseExpression(tokens);
  if (!tokens.stands(',')) return first;
  const items = [first];
  while (tokens.takeIf(',')) items.push(parseExpression(tokens));
  return { kind: 'list', items };
}

export function parseExpression(tokens: TokenStream): Expression {
  const yes = parseEither(tokens);
  if (!tokens.takeIf('if')) return yes;
  const test = parseEither(tokens);
  tokens.expect('else');
  return { kind: 'choice', test, yes, no: parseExpression(tokens) };
}

function parseEither(tokens: TokenStream): Expression {
  let left = parseBoth(tokens);
  while (tokens.takeIf('or')) left = { kind: 'or', left, right: parseBoth(tokens) };
  return left;
}

function parseBoth(tokens: TokenStream): Expression {
  let left = parseNot(tokens);
  while (tokens.takeIf('and')) left = { kind: 'and', left, right: parseNot(tokens) };
  return left;
}

function parseNot(tokens: TokenStream): Expression {
  if (tokens.takeIf('not')) return { kind: 'not', operand: parseNot(tokens) };
  const left = parseArithmetic(tokens, 0);
  if (!['<', '<=', '>', '>=', '==', '!='].includes(tokens.next.text)) return left;
  const operator = tokens.take().text as ComparisonOperator;
  return { kind: 'comparison', operator, left, right: parseArithmetic(tokens, 0) };
}

/** Loosest first. */
const strengths: readonly (readonly string[])[] = [['|'], ['&'], ['+', '-'], ['*', '//', '%']];

function parseArithmetic(tokens: TokenStream, strength: number): Expression {
  const operators = strengths[strength];
  if (operators === undefined) return parseSigned(tokens);
  let left = parseArithmetic(tokens, strength + 1);
  while (tokens.next.kind === 'operator' && operators.includes(tokens.next.text)) {
    const operator = tokens.take().text as ArithmeticOperator;
    left = { kind: 'arithmetic', operator, left, right: parseArithmetic(tokens, strength + 1) };
  }
  return left;
}

function parseSigned(tokens: TokenStream): Expression {
  if (tokens.takeIf('-')) return { kind: 'negative', operand: parseSigned(tokens) };
  let object = parseAtom(tokens);
  while (tokens.stands('[') || tokens.stands('.')) {
    if (tokens.takeIf('.'))
      object = { kind: 'method', object, name: tokens.expect('name').text, given: parseGiven(tokens) };
    else object = parseSubscript(tokens, object);
  }
  return object;
}

function parseSubscript(tokens: TokenStream, object: Expression): Expression {
  tokens.expect('[');
  const from = tokens.stands(':') ? undefined : parseExpression(tokens);
  if (from !== undefined && tokens.takeIf(']')) return { kind: 'item', object, index: from };
  tokens.expect(':');
  const to = tokens.stands(']') ? undefined : parseExpression(tokens);
  tokens.expect(']');
  return { kind: 'slice', object, from, to };
}

const constants = new Map<string, boolean | null>([
  ['True', true],
  ['False', false],
  ['None', null],
]);

function parseAtom(tokens: TokenStream): Expression {
  if (tokens.takeIf('(')) {
    const inner = parseExpressions(tokens);
    tokens.expect(')');
    return inner;
  }
  if (tokens.stands('[')) return { kind: 'list', items: parseSequence(tokens, '[', ']') };
  const { kind, text, line } = tokens.take();
  if (kind === 'number') return { kind: 'constant', value: BigInt(text) };
  if (kind !== 'name') throw new SyntaxError(`line ${line}: an expression expected, not ${text || kind}`);
  const constant = constants.get(text);
  if (constant !== undefined) return { kind: 'constant', value: constant };
  return tokens.stands('(') ? { kind: 'call', name: text, given: parseGiven(tokens) } : { kind: 'name', name: text };
}

const parseGiven = (tokens: TokenStream): Expression[] => parseSequence(tokens, '(', ')');

function parseSequence(tokens: TokenStream, open: string, close: string): Expression[] {
  tokens.expect(open);
  const items: Expression[] = [];
  while (!tokens.takeIf(close)) {
    items.push(parseExpression(tokens));
    if (!tokens.stands(close)) tokens.expect(',');
  }
  return items;
}
