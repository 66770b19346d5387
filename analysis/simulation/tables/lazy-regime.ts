/** Where a setting stops simulating: the length of replies against the steps needed, and the cells that are found lazy. */
import type { Known } from '../../missing.ts';
import { isMissing, missing } from '../../missing.ts';
import { sortKey } from '../../settings.ts';
import type { Row, Table } from '../../tables/table.ts';
import { type Cell, completedOf, groupCells, type Simulation } from '../cells.ts';
import { cellCells, cellColumns, headingColumns } from '../identity-cells.ts';
import { commonNotes, missingNote } from '../notes.ts';
import { meanOf, plainShare } from '../shares.ts';

/** At least this share of lazy replies makes a cell lazy. */
const lazyShare = 0.5;

export interface Laziness {
  readonly cell: Cell;
  /** Replies that were asked for steps and hold an answer. */
  readonly asked: number;
  readonly steps: Known<number>;
  /** As the server counted, or words, numbers and signs of the replies where it did not. */
  readonly length: Known<number>;
  readonly share: Known<number>;
  readonly lazy: boolean;
  /** The mean reply is shorter than at the level before it. */
  readonly shorter: boolean;
}

/** Cells of code whose template asked for the steps; a story has no statements to be lazy about. */
export function lazinessOf({ cells }: Simulation): Laziness[] {
  const asked = cells.filter(
    ({ rendering, scores }) => rendering === 'code' && scores.some(({ trace_asked }) => trace_asked),
  );
  return groupCells(asked, ({ family, mode, panel, rendering, setting }) => [
    family,
    mode,
    panel,
    rendering,
    sortKey(setting),
  ]).flatMap((series) => {
    let before: Known<number> = missing('empty');
    return series.map((cell): Laziness => {
      const answered = completedOf(cell.scores).filter(({ lazy }) => lazy !== null);
      const share = plainShare(answered, ({ lazy }) => lazy === true);
      const length = meanOf(completedOf(cell.scores), replyLength);
      const shorter = !isMissing(before) && !isMissing(length) && length < before;
      before = length;
      return {
        cell,
        asked: answered.length,
        steps: meanOf(cell.scores, ({ trace_length }) => trace_length),
        length,
        share,
        lazy: !isMissing(share) && share >= lazyShare,
        shorter,
      };
    });
  });
}

export const replyLength = ({ output_tokens, reply_pieces }: Cell['scores'][number]): number | null =>
  output_tokens ?? reply_pieces;

export function lazyRegimeTable(simulation: Simulation): Table {
  return {
    name: 'lazy-regime',
    title: 'Lazy execution: output tokens against the steps needed',
    headingColumns,
    columns: [
      ...cellColumns,
      { key: 'asked', label: 'n', kind: 'count' },
      { key: 'steps', label: 'Steps needed, mean', kind: 'ratio' },
      { key: 'length', label: 'Output tokens, mean', kind: 'ratio' },
      { key: 'per_step', label: 'Tokens a step', kind: 'ratio' },
      { key: 'traced', label: 'Trace known', kind: 'count' },
      { key: 'trace_present', label: 'Trace shown (%)', kind: 'percent' },
      { key: 'trace_complete', label: 'Trace complete (%)', kind: 'percent' },
      { key: 'share', label: 'Lazy replies (%)', kind: 'percent' },
      { key: 'lazy', label: 'Lazy cell', kind: 'text' },
      { key: 'shorter', label: 'Shorter than before', kind: 'text' },
    ],
    rows: lazinessOf(simulation).map(lazyRow),
    notes: [
      'n: replies with an answer to prompts that ask for the steps. A reply is lazy when it shows fewer than half of the changes and has fewer tokens than statements executed, or shows no steps and has fewer than two tokens a statement; ' +
        `a cell is lazy when at least ${lazyShare * 100}% of its replies are. Shorter than before: the mean reply has fewer tokens than at the level before, as the paper describes the regime.`,
      'Trace known: replies to items whose true trace is kept, over which trace shown and trace complete are shares.',
      'Tokens as the server counted them; words, numbers and signs of the reply where it did not.',
      missingNote(simulation.scores),
      ...commonNotes(simulation.scores),
    ],
  };
}

function lazyRow({ cell, asked, steps, length, share, lazy, shorter }: Laziness): Row {
  // Whether a trace is shown and whether it is complete are known together.
  const traced = completedOf(cell.scores).filter(({ trace_present }) => trace_present !== null);
  return {
    ...cellCells(cell),
    asked,
    steps,
    length,
    per_step: isMissing(length) || isMissing(steps) || steps === 0 ? missing('empty') : length / steps,
    traced: traced.length,
    trace_present: plainShare(traced, (score) => score.trace_present === true),
    trace_complete: plainShare(traced, (score) => score.trace_complete === true),
    share,
    lazy: lazy ? 'lazy' : 'no',
    shorter: shorter ? 'yes' : 'no',
  };
}
