/**
 * Conditions of the preprocessor that ask for what a header defines, as `#if INT_MAX > 100000`. Macros are expanded without the headers
 * (macro-expansion.ts), where such a condition is answered otherwise than the compiler answers it: another text would be looked at than is run.
 */
import { directive } from './cpp-tokens.ts';
import { type Expansion, type Preprocess, readExpansion } from './macro-expansion.ts';

/** Line of the first branch that only one of the two expansions of a program goes into; undefined when there is none. */
export async function conditionOnHeader(
  source: string,
  withoutHeaders: Expansion,
  preprocess: Preprocess,
): Promise<number | undefined> {
  const branches = branchesOf(source);
  if (branches.length === 0) return undefined;
  const whole = await preprocess(source);
  if (!whole.ok) return undefined;
  const withHeaders = readExpansion(whole.text);
  return branches.find((branch) => isTaken(branch, withoutHeaders) !== isTaken(branch, withHeaders))?.first;
}

/** Lines between one directive of a condition and the next, both included. */
interface Branch {
  readonly first: number;
  readonly last: number;
}

function branchesOf(source: string): Branch[] {
  const found: Branch[] = [];
  const open: number[] = [];
  for (const match of source.matchAll(directive)) {
    const kind = /^\s*#\s*(if|elif|else|endif)/.exec(match[0])?.[1];
    const line = source.slice(0, match.index).split('\n').length;
    const first = kind === 'if' || kind === undefined ? undefined : open.pop();
    if (first !== undefined) found.push({ first, last: line - 1 });
    if (kind !== undefined && kind !== 'endif') open.push(line + match[0].split('\n').length);
  }
  return found;
}

function isTaken({ first, last }: Branch, { tokens }: Expansion): boolean {
  return tokens.some(({ line, mark }) => mark === undefined && line >= first && line <= last);
}
