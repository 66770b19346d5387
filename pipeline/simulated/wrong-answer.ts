/** A wrong answer of the kind a slip leaves: another state, or one number a little off. */
import type { RandomStream } from '../../core/random.ts';
import { policies } from '../grade/match/policies.ts';
import type { Question } from './questions.ts';

/** Numbers outside JSON strings; strings are matched first so that their digits stay as they are. */
const stringOrNumber = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const number = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** An answer that no match policy takes for the true one. */
export function wrongAnswer(question: Question, random: RandomStream): string {
  const { answer } = question.oracle;
  const shiftFirst = random.nextDouble() < 0.5;
  const changed = withChangedNumber(answer, question.task.match_policy === 'json-value', random);
  const candidates = shiftFirst ? [question.otherCheckpoint, changed] : [changed, question.otherCheckpoint];
  for (const candidate of [...candidates, withChangedWord(answer)]) {
    if (candidate !== undefined && isWrong(answer, candidate)) return candidate;
  }
  return `${answer.trimEnd()} 0`;
}

function isWrong(answer: string, candidate: string): boolean {
  return Object.values(policies).every((policy) => !policy.matches(answer, candidate));
}

/** One number of the answer, chosen at random, moved by one or a few. */
function withChangedNumber(answer: string, isJson: boolean, random: RandomStream): string | undefined {
  const places = [...answer.matchAll(isJson ? stringOrNumber : number)].filter(([text]) => !text.startsWith('"'));
  const place = places[random.nextIndex(Math.max(1, places.length))];
  if (place === undefined) return undefined;
  const [lexeme] = place;
  const step = random.nextDouble() < 0.7 ? 1 : 2 + random.nextIndex(9);
  const moved = /[.eE]/.test(lexeme) ? nextDigit(lexeme) : (BigInt(lexeme) + BigInt(step)).toString();
  return answer.slice(0, place.index) + moved + answer.slice(place.index + lexeme.length);
}

/** A float with the first digit before its point, or the only one, replaced by the next. */
function nextDigit(lexeme: string): string {
  return lexeme.replace(/\d(?=\.|[eE]|$)/, (digit) => String((Number(digit) % 9) + 1));
}

/** For answers without numbers: a truth value turned round, or one letter changed. */
function withChangedWord(answer: string): string {
  if (/\btrue\b/.test(answer)) return answer.replace(/\btrue\b/, 'false');
  if (/\bfalse\b/.test(answer)) return answer.replace(/\bfalse\b/, 'true');
  return answer.replace(/\p{L}(?!.*\p{L})/su, (letter) => (letter === 'a' ? 'b' : 'a'));
}
