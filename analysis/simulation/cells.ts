/**
 * Who is counted together in the simulation suite. A cell is one level of one family and mode, in one rendering, asked
 * of one setting with one template; nothing is ever pooled over modes, renderings, templates or settings.
 */
import { type BootstrapOptions, sharedDraws } from '../estimators/bootstrap-draws.ts';
import { sortedClusterIds } from '../estimators/cluster-sums.ts';
import type { Clusters, ShareEstimate } from '../estimators/share-estimate.ts';
import { nameSetting, type SettingName, sortKey } from '../settings.ts';
import type { SimulationScore as Score } from './schemas/simulation-score.ts';

export type { Score };

/** What the rows of a cell, or of several levels together, share. */
export interface Group {
  readonly family: string;
  readonly mode: Score['item_mode'];
  readonly rendering: Score['rendering'];
  readonly setting: SettingName;
  readonly scores: readonly Score[];
}

export interface Cell extends Group {
  readonly level: string;
  /** Where the level stands on the horizontal axis of its figure. */
  readonly position: number;
  /** The parts of the level that the position does not tell: `lines=20` of `lines=20,path=5`; empty where it tells all. */
  readonly panel: string;
}

export interface Simulation {
  readonly scores: readonly Score[];
  /** By family, mode, panel, position, rendering (code first) and setting (models first). */
  readonly cells: readonly Cell[];
  readonly bootstrap: BootstrapOptions;
  /** Accuracies that tables and figures share, by the rows that were counted. */
  readonly accuracies: WeakMap<readonly Score[], ShareEstimate>;
  /** The worlds of some rows, with draws shared by all groups of as many worlds. */
  clustersOf(scores: readonly Score[]): Clusters;
}

export function simulationOf(scores: readonly Score[], bootstrap: BootstrapOptions): Simulation {
  const drawsFor = sharedDraws(bootstrap);
  const cells = [...Map.groupBy(scores, cellKey).values()].map(cellOf);
  return {
    scores,
    cells: cells.sort(
      byKeys(
        ({ family, mode, panel }) => [family, mode, ...partsOf(panel)],
        ({ position }) => position,
        ({ level, rendering, setting }) => [level, rendering, sortKey(setting)],
      ),
    ),
    bootstrap,
    accuracies: new WeakMap(),
    clustersOf(rows) {
      const clusterIds = sortedClusterIds(rows.map(({ world_id }) => world_id));
      return { clusterIds, draws: drawsFor(clusterIds.length) };
    },
  };
}

const cellKey = (score: Score) =>
  [score.family, score.item_mode, score.level, score.rendering, sortKey(score)].join('\u0000');

function cellOf(scores: readonly Score[]): Cell {
  const first = scores[0] as Score;
  const { family, item_mode: mode, level, position, rendering } = first;
  // The order of the rows must not change a byte.
  const sorted = scores.toSorted((left, right) => (left.cell_id < right.cell_id ? -1 : 1));
  return {
    family,
    mode,
    level,
    position,
    panel: panelOf(level, position),
    rendering,
    setting: nameSetting(first, true),
    scores: sorted,
  };
}

/** The last part whose number is the position goes: `path=20` of `lines=20,path=20`. */
export function panelOf(level: string, position: number): string {
  const parts = level.split(/[,+]/);
  const told = parts.findLastIndex((part) => part.split('=').at(-1) === String(position));
  return parts.filter((_, index) => index !== told).join(' ');
}

/** Numbers in the text of a panel as numbers, so that 9 comes before 10. */
const partsOf = (panel: string) =>
  panel.split(/(\d+)/).map((part) => (/^\d+$/.test(part) ? part.padStart(9, '0') : part));

type Key = number | readonly string[];

function byKeys<Row>(...keys: readonly ((row: Row) => Key)[]): (left: Row, right: Row) => number {
  const compare = (left: Key, right: Key) => {
    if (typeof left === 'number' && typeof right === 'number') return left - right;
    const [one, two] = [(left as readonly string[]).join('\u0000'), (right as readonly string[]).join('\u0000')];
    return one < two ? -1 : one > two ? 1 : 0;
  };
  return (left, right) => keys.reduce((order, key) => order || compare(key(left), key(right)), 0);
}

/** Cells that share what `keyOf` says, in the order of their first cell. */
export function groupCells(cells: readonly Cell[], keyOf: (cell: Cell) => readonly string[]): Cell[][] {
  return [...Map.groupBy(cells, (cell) => keyOf(cell).join('\u0000')).values()];
}

/** All levels of one family, mode, rendering and setting, each as a group with its cells. */
export function seriesOf(cells: readonly Cell[]): (Group & { readonly cells: readonly Cell[] })[] {
  return groupCells(cells, ({ family, mode, rendering, setting }) => [family, mode, rendering, sortKey(setting)]).map(
    (members) => {
      const { family, mode, rendering, setting } = members[0] as Cell;
      return { family, mode, rendering, setting, cells: members, scores: members.flatMap(({ scores }) => scores) };
    },
  );
}

export const completedOf = (scores: readonly Score[]): Score[] => scores.filter(({ completed }) => completed);

/** One row an item: what does not depend on the reply. */
export const itemsOf = (scores: readonly Score[]): Score[] =>
  [...new Map(scores.toReversed().map((score) => [score.item_id, score])).values()].reverse();
