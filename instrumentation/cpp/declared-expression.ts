/** Whether an expression can be compiled into a hook and shown as one part of a checkpoint line. */
import { closingBracket, type Token, tokenize } from './cpp-tokens.ts';

/** What is wrong with the text of a declared field, as the end of a sentence; undefined when nothing is. The compiler has the last word. */
export function complaintAboutCppExpression(text: string): string | undefined {
  if (/[\r\n]/.test(text)) return 'has to stand on one line';
  const tokens = tokenize(text);
  if (tokens.length === 0) return 'is empty';
  if (tokens.map((token) => token.text).join('') !== text.replace(/\s+/g, '') && !/["']/.test(text)) {
    return 'holds a comment or a directive';
  }
  if (tokens.some((token) => token.text === ';' || token.text === '#')) return 'is no expression';
  if (tokens.length === 1 && /^[\d."']/.test(tokens[0]?.text ?? '')) return 'is a constant';
  const parts = topLevelParts(tokens, text);
  if (parts === undefined) return 'has a bracket without its partner';
  if (parts.length > 1) return 'has a comma outside of brackets; put the whole into brackets';
  return undefined;
}

/** The parts of a list that commas outside of brackets separate, without surrounding blanks; undefined where brackets do not match. */
export function topLevelParts(tokens: readonly Token[], text: string): string[] | undefined {
  const parts: string[] = [];
  let start = 0;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] as Token;
    if (/^[([{]$/.test(token.text)) {
      const close = closingBracket(tokens, index);
      if (close === undefined || !'()[]{}'.includes(token.text + tokens[close]?.text)) return undefined;
      index = close;
    } else if (/^[)\]}]$/.test(token.text)) {
      return undefined;
    } else if (token.text === ',') {
      parts.push(text.slice(start, token.start).trim());
      start = token.end;
    }
  }
  return [...parts, text.slice(start).trim()];
}
