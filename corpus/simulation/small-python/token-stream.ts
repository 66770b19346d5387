/** Tokens read one by one, with one to look ahead at. */
import { type Token, tokensOf } from './tokens.ts';

export class TokenStream {
  readonly #tokens: readonly Token[];
  #place = 0;

  constructor(text: string) {
    this.#tokens = [...tokensOf(text)];
  }

  get next(): Token {
    const token = this.#tokens[this.#place];
    if (token === undefined) throw new SyntaxError('read beyond the end');
    return token;
  }

  take(): Token {
    const token = this.next;
    this.#place++;
    return token;
  }

  /** Whether the next token is this word or sign; takes it when it is. */
  takeIf(text: string): boolean {
    if (!this.stands(text)) return false;
    this.#place++;
    return true;
  }

  stands(text: string): boolean {
    const { kind, text: next } = this.next;
    return next === text && (kind === 'operator' || kind === 'name');
  }

  expect(textOrKind: string): Token {
    const token = this.take();
    if (token.text !== textOrKind && token.kind !== textOrKind) {
      throw new SyntaxError(`line ${token.line}: ${textOrKind} expected, not ${token.text || token.kind}`);
    }
    return token;
  }
}
