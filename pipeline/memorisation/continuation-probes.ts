/** Functions cut in the middle of each line: which token does a model expect next (paper, figure 7, top)? */
import { type ClassicSource, classicSources } from './classic-sources.ts';
import type { Probe } from './probe.ts';

export function continuationProbes(): Probe[] {
  return classicSources.flatMap((source) =>
    source.source
      .split('\n')
      .flatMap((line, index) =>
        index === 0 ? [] : cutsOf(source, line, index).map((word) => probeAt(source, index, word)),
      ),
  );
}

/** A line with the white space before each of its words. */
const wordsOf = (line: string): string[] => line.match(/\s*\S+/g) ?? [];

/** Words of a line before which it is cut: the first that differs between the two functions, and the last. */
function cutsOf({ other }: ClassicSource, line: string, index: number): number[] {
  const words = wordsOf(line);
  const differing = words.findIndex((word, place) => word !== wordsOf(other.split('\n')[index] ?? '')[place]);
  return [...new Set([differing, words.length - 1])].filter((word) => word > 0).sort((left, right) => left - right);
}

function probeAt(subject: ClassicSource, index: number, word: number): Probe {
  const { pair, which, named, source, other } = subject;
  const lines = source.split('\n');
  const begun = wordsOf(lines[index] as string)
    .slice(0, word)
    .join('');
  const text = [...lines.slice(0, index), begun].join('\n');
  const otherRest = restAfter(begun, other.split('\n').slice(index));
  const rest = source.slice(text.length);
  const nextWord = (goingOn: string | undefined) => wordsOf(goingOn ?? '')[0];
  return {
    id: ['continuation', pair, which, named ? 'named' : 'anonymous', `line-${index + 1}`, `word-${word + 1}`].join('/'),
    kind: 'continuation',
    text,
    rest,
    vanillaRest: which === 'variation' && nextWord(otherRest) !== nextWord(rest) ? (otherRest ?? null) : null,
    otherRest: null,
    about: { pair, which, named },
    outputTokens: 1,
  };
}

/** How lines go on that begin with `begun`, up to the end of a word; undefined when they do not. */
function restAfter(begun: string, lines: readonly string[]): string | undefined {
  const text = lines.join('\n');
  const rest = text.startsWith(begun) ? text.slice(begun.length) : undefined;
  return rest !== undefined && /^\s/.test(rest) ? rest : undefined;
}
