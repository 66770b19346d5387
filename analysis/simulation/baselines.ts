/** How often a subject would be right that does not follow the program; printed beside every accuracy. */
import { type Known, missing } from '../missing.ts';
import type { Column, Row } from '../tables/table.ts';
import { itemsOf, type Score } from './cells.ts';

export interface Baselines {
  /** Of the answer that is right most often, whatever the item. */
  readonly constant: Known<number>;
  /** That answer; of equally common ones the first in code-unit order. */
  readonly constantAnswer: string;
  readonly copyInitial: Known<number>;
  readonly lastLiteral: Known<number>;
  readonly sortedInput: Known<number>;
}

/** Over items, each once, however often it was asked. */
export function baselinesOf(scores: readonly Score[]): Baselines {
  const items = itemsOf(scores);
  const answers = [...Map.groupBy(items, ({ expected }) => expected)].map(([answer, rows]) => ({
    answer,
    count: rows.length,
  }));
  answers.sort((left, right) => right.count - left.count || (left.answer < right.answer ? -1 : 1));
  const [commonest] = answers;
  const guessed = (guessOf: (item: Score) => string | null): Known<number> => {
    const guessing = items.filter((item) => guessOf(item) !== null);
    if (guessing.length === 0) return missing('not_applicable');
    return guessing.filter((item) => guessOf(item) === item.expected).length / guessing.length;
  };
  return {
    constant: commonest === undefined ? missing('empty') : commonest.count / items.length,
    constantAnswer: commonest?.answer ?? '',
    copyInitial: guessed((item) => item.guess_copy_initial),
    lastLiteral: guessed((item) => item.guess_last_literal),
    sortedInput: guessed((item) => item.guess_sorted_input),
  };
}

/** What the best constant answer reaches: the least that stands beside an accuracy. */
export const constantColumn: Column = { key: 'constant', label: 'Constant (%)', kind: 'percent' };

export const constantCell = (scores: readonly Score[]): Row => ({ constant: baselinesOf(scores).constant });
