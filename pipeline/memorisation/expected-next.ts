/** How likely a model finds what really comes next. */
import type { TokenProbability } from './read-logprobs.ts';

/** Whether a token is how `rest` begins. Some servers leave out the blank before a word. */
export function goesOnAs(token: string, rest: string): boolean {
  if (token === '') return false;
  if (rest.startsWith(token)) return true;
  return token.trimStart() !== '' && rest.trimStart().startsWith(token.trimStart());
}

/** Probability, among the likeliest tokens that were told, of all that go on as `rest` does. */
export function massOn({ top }: TokenProbability, rest: string): number {
  const fitting = top.filter(({ token }) => goesOnAs(token, rest));
  return Math.min(
    1,
    fitting.reduce((sum, { logprob }) => sum + Math.exp(logprob), 0),
  );
}
