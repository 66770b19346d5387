/** Code and story of the same item, asked of the same setting with the same template. */
import { sortKey } from '../settings.ts';
import { type Cell, groupCells, type Score, type Simulation } from './cells.ts';

export interface Pair {
  readonly level: string;
  readonly code: Score;
  readonly story: Score;
}

export interface PairedSeries {
  readonly first: Cell;
  /** Items (and repeats) that were to be asked in both renderings. */
  readonly planned: readonly Pair[];
  /** Pairs in which both have a response. */
  readonly pairs: readonly Pair[];
}

/** One series a family, mode and setting that was asked in both renderings. */
export function pairedSeries({ cells }: Simulation): PairedSeries[] {
  return groupCells(cells, ({ family, mode, setting }) => [family, mode, sortKey(setting)])
    .map((members) => {
      const scores = members.flatMap((cell) => cell.scores);
      const keyOf = ({ item_id, repeat }: Score) => `${item_id} ${repeat}`;
      const stories = new Map(
        scores.filter(({ rendering }) => rendering === 'story').map((score) => [keyOf(score), score]),
      );
      const planned = scores.flatMap((code): Pair[] => {
        const story = code.rendering === 'code' ? stories.get(keyOf(code)) : undefined;
        return story === undefined ? [] : [{ level: code.level, code, story }];
      });
      return {
        first: members[0] as Cell,
        planned,
        pairs: planned.filter(({ code, story }) => code.completed && story.completed),
      };
    })
    .filter(({ planned }) => planned.length > 0);
}
