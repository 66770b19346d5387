/** No two programs of a language are alike. */
import { likenessAtMost } from '../targets.ts';
import type { Rule } from './rule.ts';

export const likeness: Rule = {
  name: 'likeness',
  find: ({ pairs }) =>
    pairs
      .filter(({ similarity }) => similarity > likenessAtMost)
      .map(({ programs: [first, second], similarity }) => ({
        rule: 'likeness',
        about: second.programId,
        file: second.sourceFile,
        place: 'whole file',
        message: `it is like ${first.programId}: similarity ${similarity.toFixed(2)}, more than ${likenessAtMost}`,
        remedy: 'Keep one of the two, or write one afresh.',
      })),
};
