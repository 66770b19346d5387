/** What is wrong with a command line, with the verb or option that was probably meant. */
import { MidrunError } from '../core/errors.ts';
import { closestWord } from './closest-word.ts';

/**
 * @param message the complaint of the command line's parser
 * @param words the command line
 * @param help the help text of the verb in question, or of the whole command
 */
export function usageError(message: string, words: readonly string[], help: string): MidrunError {
  const unknown = /^Unknown (?:argument|command)s?: (.*)$/.exec(message)?.[1]?.split(', ') ?? [];
  const meant = unknown.flatMap((word) => meantBy(word, words, help) ?? []);
  const verb = /^midrun ([a-z]+)/m.exec(help)?.[1];
  return new MidrunError({
    code: 'usage',
    message:
      unknown.length === 0 ? message.trim() : `there is no ${unknown.map((word) => spelled(word, words)).join(', ')}`,
    remedy: [
      ...(meant.length > 0 ? [`Did you mean ${meant.join(', ')}?`] : []),
      verb === undefined ? 'midrun --help lists the verbs.' : `midrun ${verb} --help lists its options.`,
    ].join('\n'),
  });
}

/** As it stands on the command line. */
function spelled(word: string, words: readonly string[]): string {
  return words.includes(word) ? `"${word}"` : `option ${word.length === 1 ? '-' : '--'}${word}`;
}

function meantBy(word: string, words: readonly string[], help: string): string | undefined {
  if (words.includes(word)) return closestWord(word, found(help, /^ {2}midrun ([a-z]+)/gm));
  const option = closestWord(word, found(help, /--([a-z][a-z-]*)/g));
  return option && `--${option}`;
}

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] as string);
