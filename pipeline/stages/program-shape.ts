/** What two programs have in common that are the same up to white space, comments and names. */
import { hashParts } from '../../core/hash.ts';
import type { Program } from '../../corpus/schemas/program.ts';
import { sourceTokens } from '../../instrumentation/source-tokens.ts';

/** A hash of the tokens, in which names count by the order in which they first appear. */
export async function programShape({ language, source }: Pick<Program, 'language' | 'source'>): Promise<string> {
  const names = new Map<string, number>();
  const tokens = (await sourceTokens(language, source)).map(({ text, isName }) => {
    if (!isName) return text;
    const number = names.get(text) ?? names.size;
    names.set(text, number);
    return number;
  });
  return hashParts([language, ...tokens]);
}
