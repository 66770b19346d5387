/** Equal to the byte, final newline included. */
import { type MatchPolicy, shown } from './policy.ts';

export const bytes: MatchPolicy = {
  name: 'bytes',
  matches: (expected, predicted) => expected === predicted,
  difference(expected, predicted) {
    let at = 0;
    while (at < expected.length && expected[at] === predicted[at]) at += 1;
    const rest = (text: string) => (at < text.length ? shown(text.slice(at, at + 60)) : 'the end');
    return `character ${at + 1}: expected ${rest(expected)}, got ${rest(predicted)}`;
  },
};
