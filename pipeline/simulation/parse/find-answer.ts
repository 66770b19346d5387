/**
 * Where the answer of a reply stands. The last closed tag decides. Without one, the first of these that holds a value of the kind:
 * a tag that was never closed, the last box of LaTeX, the last line that says what the answer is, the last line set in bold, the last
 * line. Think blocks are taken out first; a reply that ends inside one has no answer.
 */
import { withoutThinkBlocks } from '../../grade/think-blocks.ts';

export type AnswerSource = 'tag' | 'unclosed_tag' | 'boxed' | 'labelled' | 'emphasis' | 'last_line';

export interface Candidate {
  readonly source: AnswerSource;
  readonly text: string;
}

const openingTag = /<\s*answer\s*>/gi;
const anyTag = /<\s*(\/?)\s*answer\s*>/gi;
const closingTag = /<\s*\/\s*answer\s*>/gi;
/** What stands between the two tags where a reply repeats the request. */
const echoed = /^\s*(?:and|\.\.\.|…)\s*$/i;
const longestLine = 2000;

/** The places an answer may stand in, those that decide first; a closed tag is the only one when there is one. */
export function answerCandidates(reply: string): Candidate[] {
  const text = withoutThinkBlocks(reply);
  if (text === undefined) return [];
  const tagged = lastClosedTag(text);
  if (tagged !== undefined) return [{ source: 'tag', text: tagged }];
  const lines = text
    .replaceAll(closingTag, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line.length <= longestLine && !/^(?:```|~~~)/.test(line));
  const found: readonly [AnswerSource, string | undefined][] = [
    ['unclosed_tag', afterLastOpening(text)],
    ['boxed', lastBox(text)],
    ['labelled', lines.map(labelled).findLast((rest) => rest !== undefined)],
    ['emphasis', lines.map(emphasised).findLast((rest) => rest !== undefined)],
    ['last_line', lines.at(-1)],
  ];
  return found.flatMap(([source, place]) => (place === undefined ? [] : [{ source, text: place }]));
}

/** What stands between the last closing tag and the opening one before it; tags that only repeat the request do not count. */
function lastClosedTag(text: string): string | undefined {
  let start: number | undefined;
  let content: string | undefined;
  for (const { 0: tag, 1: slash, index } of text.matchAll(anyTag)) {
    if (slash === '') {
      start = index + tag.length;
    } else if (start !== undefined) {
      const between = text.slice(start, index);
      if (!echoed.test(between)) content = between;
      start = undefined;
    }
  }
  return content;
}

/** The first line after the last opening tag that has anything in it. */
function afterLastOpening(text: string): string | undefined {
  const opening = [...text.matchAll(openingTag)].at(-1);
  if (opening === undefined) return undefined;
  const rest = text.slice(opening.index + opening[0].length).replaceAll(closingTag, '\n');
  return rest
    .split('\n')
    .find((line) => line.trim() !== '')
    ?.slice(0, longestLine);
}

function lastBox(text: string): string | undefined {
  const start = text.lastIndexOf('\\boxed');
  if (start === -1) return undefined;
  const opening = text.indexOf('{', start);
  if (opening === -1 || text.slice(start + 6, opening).trim() !== '') return undefined;
  for (let depth = 0, at = opening; at < Math.min(text.length, opening + longestLine); at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return text.slice(opening + 1, at);
  }
  return undefined;
}

function labelled(line: string): string | undefined {
  return /\b(?:answer|result|output)\b\W{0,6}(?:(?:is|are|equals)\b|[=:])\s*(.+)$/i.exec(line)?.[1];
}

function emphasised(line: string): string | undefined {
  return [...line.matchAll(/\*\*([^*]+)\*\*|__([^_]+)__/g)].map(([, stars, bars]) => stars ?? bars).at(-1);
}
