/** Everything about one answer of the simulation suite: what was asked, what came back, what was read from it, and how it went wrong. */
import { join } from 'node:path';
import type { SimulationScore } from '../../analysis/simulation/schemas/simulation-score.ts';
import { readJsonLines } from '../../core/json-lines.ts';
import { askedCell, type CellFolders, describeExchange, section } from '../explain/asked-cell.ts';
import { excerpt } from '../explain/excerpt.ts';
import { readTasks } from '../read-tasks.ts';
import { scoreRow } from './score/score-row.ts';
import { type SimulationRows, simulationFiles } from './simulation-files.ts';

/**
 * @param isFull shows prompt and reply to the last line
 * @throws MidrunError (exit code 2) when there is no such task, run or repeat; then what there is is named
 */
export function explainReply(folders: CellFolders, id: string, isFull: boolean): string {
  const { manifest, cell, ...found } = askedCell(readTasks(folders.corpusDirectory), folders, id);
  const { row: prediction } = found;
  const head = [`cell ${cell.id}`, ...describeExchange(found), ...section('prompt', excerpt(cell.task.prompt, isFull))];
  const item = rowOf('items', folders.corpusDirectory, cell.task.case_id);
  if (item === undefined || prediction === undefined || prediction.outcome === 'no_response') return head.join('\n');
  const trace = rowOf('traces', folders.corpusDirectory, cell.task.case_id);
  const score = scoreRow({ manifest, cell, prediction, item, trace });
  return [
    ...head,
    ...section('reply', excerpt(prediction.response_text, isFull)),
    ...section('answer', describeAnswer(score)),
    ...section('steps', describeSteps(score)),
  ].join('\n');
}

function rowOf<Name extends 'items' | 'traces'>(name: Name, directory: string, itemId: string) {
  const { name: file, schema } = simulationFiles[name];
  const rows: readonly SimulationRows[Name][number][] = readJsonLines(join(directory, file), schema);
  return rows.find(({ item_id }) => item_id === itemId);
}

function describeAnswer(score: SimulationScore): string[] {
  const { status, answer, answer_source: source, expected, strict, lost, added } = score;
  return [
    `${status}${strict ? ', and written as asked' : ''}`,
    answer === null ? 'no answer was read' : `read ${answer} (${source.replaceAll('_', ' ')}), true answer ${expected}`,
    ...(score.absolute_error ? [`off by ${score.absolute_error}`] : []),
    ...(lost.length > 0 ? [`lost: ${lost.join(', ')}`] : []),
    ...(added.length > 0 ? [`added: ${added.join(', ')}`] : []),
    ...(score.answered_vanilla ? ['this is what the well-known function returns'] : []),
  ];
}

function describeSteps(score: SimulationScore): string[] {
  const { trace_changes: changes, trace_reported: reported, trace_wrong: wrong } = score;
  if (changes === null) return ['no steps are known to compare with'];
  return [
    `${reported} of ${changes} changes are shown, ${wrong} of them wrong`,
    ...(score.first_divergent_step === null ? [] : [`the first wrong one is step ${score.first_divergent_step}`]),
    ...(score.first_error === 'none' ? [] : [`kind of error: ${score.first_error.replaceAll('_', ' ')}`]),
    ...(score.lazy ? ['lazy: an answer with hardly any steps'] : []),
  ];
}
