/** Input and output tokens of each level, as servers count them. */
import { missing } from '../../missing.ts';
import type { Row, Table } from '../../tables/table.ts';
import { completedOf, type Score, type Simulation } from '../cells.ts';
import { cellCells, cellColumns, headingColumns } from '../identity-cells.ts';
import { commonNotes, missingNote } from '../notes.ts';
import { meanOf, stoppedAtLimit, valuesOf } from '../shares.ts';

export function tokensTable(simulation: Simulation): Table {
  return {
    name: 'tokens',
    title: 'Input and output tokens',
    headingColumns,
    columns: [
      ...cellColumns,
      { key: 'completed', label: 'n', kind: 'count' },
      { key: 'input_mean', label: 'Input, mean', kind: 'ratio' },
      { key: 'output_mean', label: 'Output, mean', kind: 'ratio' },
      { key: 'reasoning_mean', label: 'of it reasoning', kind: 'ratio' },
      { key: 'pieces_mean', label: 'Words and signs, mean', kind: 'ratio' },
      { key: 'input_30', label: 'Input, 30 replies', kind: 'ratio' },
      { key: 'output_30', label: 'Output, 30 replies', kind: 'ratio' },
      { key: 'steps', label: 'Steps needed, mean', kind: 'ratio' },
      { key: 'length_finish', label: 'Stopped at the limit (%)', kind: 'percent' },
      { key: 'uncounted', label: 'Replies not counted', kind: 'count' },
    ],
    rows: simulation.cells.map((cell) => ({ ...cellCells(cell), ...tokenCells(cell.scores) })),
    notes: [
      'Tokens as the server counted them; reasoning tokens are part of the output. 30 replies: thirty times the mean, which is what the paper adds up. Words and signs of the reply are the same measure for every server.',
      missingNote(simulation.scores),
      ...commonNotes(simulation.scores),
    ],
  };
}

function tokenCells(scores: readonly Score[]): Row {
  const completed = completedOf(scores);
  const known = (value: (score: Score) => number | null, times = 1) => {
    const mean = meanOf(completed, value);
    return typeof mean === 'number' ? mean * times : missing('not_measured');
  };
  return {
    completed: completed.length,
    input_mean: known(({ input_tokens }) => input_tokens),
    output_mean: known(({ output_tokens }) => output_tokens),
    reasoning_mean: known(({ reasoning_tokens }) => reasoning_tokens),
    pieces_mean: known(({ reply_pieces }) => reply_pieces),
    input_30: known(({ input_tokens }) => input_tokens, 30),
    output_30: known(({ output_tokens }) => output_tokens, 30),
    steps: meanOf(scores, ({ trace_length }) => trace_length),
    length_finish: stoppedAtLimit(completed),
    uncounted: completed.length - valuesOf(completed, ({ output_tokens }) => output_tokens).length,
  };
}
