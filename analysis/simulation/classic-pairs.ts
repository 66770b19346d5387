/** Well-known functions and their variations on the same inputs. */
import { sortKey } from '../settings.ts';
import { type Cell, completedOf, type Group, groupCells, type Score, type Simulation } from './cells.ts';
import type { Twice } from './paired-difference.ts';

export interface ClassicPair extends Group {
  readonly pair: string;
  /** The functions are called by what they do; else their names say nothing. */
  readonly telling: boolean;
  readonly vanilla: readonly Score[];
  readonly variation: readonly Score[];
}

/** One a pair, kind of names and setting. */
export function classicPairsOf({ cells }: Simulation): ClassicPair[] {
  const classic = cells.filter(({ family }) => family === 'classic-pairs');
  return groupCells(classic, (cell) => [
    cell.mode,
    String(parameter(cell, 'pair')),
    String(parameter(cell, 'telling')),
    cell.rendering,
    sortKey(cell.setting),
  ]).map((members) => {
    const first = members[0] as Cell;
    const of = (name: string) =>
      members.filter((cell) => parameter(cell, 'function') === name).flatMap(({ scores }) => scores);
    const [vanilla, variation] = [of('vanilla'), of('variation')];
    return {
      ...first,
      pair: String(parameter(first, 'pair')),
      telling: parameter(first, 'telling') === true,
      vanilla,
      variation,
      scores: [...vanilla, ...variation],
    };
  });
}

/** Variations for which the two functions differ, so that one can tell which was answered. */
export const tellingApart = (scores: readonly Score[]): Score[] =>
  completedOf(scores).filter(({ answered_vanilla }) => answered_vanilla !== null);

/** Inputs on which both functions were answered, each repeat for itself: the variation first. */
export function sameInputs({ vanilla, variation }: ClassicPair): Twice[] {
  const keyOf = ({ world_id, item, repeat }: Score) => `${world_id} ${item} ${repeat}`;
  const originals = new Map(completedOf(vanilla).map((score) => [keyOf(score), score]));
  return completedOf(variation).flatMap((first) => {
    const second = originals.get(keyOf(first));
    return second === undefined ? [] : [{ first, second }];
  });
}

/** A parameter of the level. */
export const parameter = ({ scores }: Group, name: string): string | number | boolean | undefined =>
  scores[0]?.parameters[name];
