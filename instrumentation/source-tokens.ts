/** A source as its sequence of tokens, without comments and white space: what comparisons of programs look at. */
import { parseSource, type SourceLanguage } from './grammars.ts';

export interface SourceToken {
  readonly text: string;
  /** An identifier of any kind, as opposed to a keyword, a literal or a sign. */
  readonly isName: boolean;
}

export async function sourceTokens(language: SourceLanguage, source: string): Promise<SourceToken[]> {
  const tree = await parseSource(language, source);
  const cursor = tree.walk();
  const tokens: SourceToken[] = [];
  let isDone = false;
  while (!isDone) {
    const isComment = cursor.nodeType === 'comment';
    if (!isComment && cursor.gotoFirstChild()) continue;
    const text = cursor.nodeText;
    if (!isComment && text !== '') tokens.push({ text, isName: cursor.nodeType.endsWith('identifier') });
    while (!cursor.gotoNextSibling()) {
      if (!cursor.gotoParent()) {
        isDone = true;
        break;
      }
    }
  }
  cursor.delete();
  tree.delete();
  return tokens;
}
