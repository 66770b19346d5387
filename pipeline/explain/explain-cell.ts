/** Everything about one answer: what was asked, what came back, what counts as its answer, and why it is right or wrong. */
import { wrongKinds } from '../../analysis/wrong-kinds.ts';
import { MidrunError } from '../../core/errors.ts';
import { closestWords } from '../closest-word.ts';
import { cellId } from '../collect/plan.ts';
import { extractAllAnswers, extractAnswers, type Level } from '../grade/envelope.ts';
import { gradeRow } from '../grade/grade-row.ts';
import { type Oracles, readOracles } from '../grade/oracles.ts';
import { predictionRows } from '../prediction-rows.ts';
import { type CheckpointTask, readCheckpointTasks } from '../read-tasks.ts';
import { diffAnswers } from '../report/answer-diff.ts';
import { readManifest, runFolder, runFolders } from '../run-folder.ts';
import type { Prediction } from '../schemas/prediction.ts';
import type { RunManifest } from '../schemas/run-manifest.ts';
import { excerpt, printable } from './excerpt.ts';

export interface CellFolders {
  readonly corpusDirectory: string;
  readonly runsDirectory: string;
}

const levelWords: Readonly<Record<Level, string>> = {
  whole: 'the whole reply, think blocks aside',
  fence: 'the single fenced block',
  embedded: 'objects in the text, think blocks aside',
  none: 'nowhere',
};

/** Whether an id is that of a cell, `task|setting|repeat`, and not of a case. */
export const isCellId = (id: string): boolean => id.includes('|');

/**
 * @param isFull shows prompt and reply to the last line
 * @throws MidrunError (exit code 2) when there is no such task, run or repeat; then what there is is named
 */
export function explainCell({ corpusDirectory, runsDirectory }: CellFolders, id: string, isFull: boolean): string {
  const [taskId = '', setting = '', repeat = ''] = id.split('|').map((part) => part.trim());
  const task = taskOf(readCheckpointTasks(corpusDirectory), taskId, corpusDirectory);
  const manifest = manifestOf(runsDirectory, setting);
  const cell = { id: cellId(taskId, setting, Number(repeat)), task, repeat: Number(repeat) };
  const repeats = Math.max(...manifest.plans.map((plan) => plan.repeats));
  if (!Number.isInteger(cell.repeat) || cell.repeat < 1 || cell.repeat > repeats)
    throw unknown(
      'repeat',
      repeat,
      runsDirectory,
      `${setting} is asked ${repeats} times a task: ${cellId(taskId, setting, 1)}.`,
    );
  const found = rowOf(runFolder(runsDirectory, setting).predictionsFile, cell.id, task.prompt_sha256);
  const oracles = readOracles(corpusDirectory);
  const facts = { manifest, cell, prediction: found.row, oracles };
  return [
    `cell ${cell.id}`,
    ...describeExchange(found),
    ...section('prompt', excerpt(task.prompt, isFull)),
    ...(found.row === undefined || found.row.outcome === 'no_response'
      ? []
      : [
          ...section('reply', excerpt(found.row.response_text, isFull)),
          ...section('candidates', describeCandidates(found.row.response_text)),
          ...section('verdict', describeVerdict(facts)),
          ...describeDifference(found.row.response_text, oracles.of(task).answer, isFull),
        ]),
  ].join('\n');
}

function taskOf(tasks: readonly CheckpointTask[], taskId: string, corpusDirectory: string): CheckpointTask {
  const task = tasks.find(({ task_id }) => task_id === taskId);
  if (task !== undefined) return task;
  const closest = closestWords(
    taskId,
    tasks.map(({ task_id }) => task_id),
    3,
  );
  throw unknown('task', taskId, corpusDirectory, `The closest ids:\n${closest.map((word) => `  ${word}`).join('\n')}`);
}

function manifestOf(runsDirectory: string, setting: string): RunManifest {
  const manifests = runFolders(runsDirectory).map(readManifest);
  const manifest = manifests.find((other) => other.setting === setting);
  if (manifest !== undefined) return manifest;
  const known = manifests.map((other) => other.setting).join(', ');
  throw unknown('run', setting, runsDirectory, known === '' ? 'There are no runs.' : `Runs: ${known}.`);
}

function unknown(what: 'task' | 'run' | 'repeat', name: string, file: string, remedy: string): MidrunError {
  return new MidrunError({ code: `unknown_${what}`, message: `there is no ${what} "${name}" here`, file, remedy });
}

interface Found {
  /** The row that grading uses. */
  readonly row: Prediction | undefined;
  readonly stale: number;
  readonly superseded: number;
}

/** The row that grading uses: the first answer to the present prompt, else the last row without one. */
function rowOf(file: string, id: string, promptSha256: string): Found {
  const rows: Prediction[] = [];
  for (const row of predictionRows(file)) if (row.cell_id === id) rows.push(row);
  const current = rows.filter((row) => row.prompt_sha256 === promptSha256);
  const answers = current.filter((row) => row.outcome !== 'no_response');
  return {
    row: answers[0] ?? current.at(-1),
    stale: rows.length - current.length,
    superseded: Math.max(0, answers.length - 1),
  };
}

function describeExchange({ row, stale, superseded }: Found): string[] {
  const remarks = [
    ...(stale > 0 ? [`rows for an earlier prompt, not used: ${stale}`] : []),
    ...(superseded > 0 ? [`later answers, not used: ${superseded}`] : []),
  ];
  if (row === undefined) return ['not asked yet', ...remarks];
  const { outcome, finish_reason, served_model, output_tokens, reasoning_tokens, asked_at } = row;
  const ending =
    outcome === 'no_response'
      ? `no response (${row.no_response_reason}): ${printable(row.error_message ?? 'no message')}`
      : `${outcome}, finish reason ${finish_reason ?? 'not given'}, ${output_tokens ?? 'unknown'} output tokens, ${reasoning_tokens ?? 'unknown'} of them reasoning`;
  return [`asked ${asked_at}, served by ${served_model ?? 'an unnamed model'}`, ending, ...remarks];
}

function describeCandidates(reply: string): string[] {
  const { level, candidates, nonString } = extractAnswers(reply);
  const others = new Set(extractAllAnswers(reply).candidates).difference(new Set(candidates));
  return [
    `found in: ${levelWords[level]}${nonString ? ', but output is no string' : ''}`,
    ...[...new Set(candidates)].map((text) => `  ${JSON.stringify(text)}`),
    ...[...others].map((text) => `  ${JSON.stringify(text)} (elsewhere: counts for the grader of the paper alone)`),
  ];
}

interface CellFacts {
  readonly manifest: RunManifest;
  readonly cell: { readonly id: string; readonly task: CheckpointTask; readonly repeat: number };
  readonly prediction: Prediction | undefined;
  readonly oracles: Oracles;
}

function describeVerdict(facts: CellFacts): string[] {
  const grade = gradeRow({ ...facts, grader: 'midrun' });
  const paper = gradeRow({ ...facts, grader: 'paper' });
  return [
    `${grade.status}: envelope ${grade.envelope}, compared by ${grade.match_policy}, ${grade.exact ? 'exact' : 'not exact'}`,
    ...(grade.difference === null ? [] : [`first difference: ${grade.difference}`]),
    ...(grade.wrong_kind === 'none' ? [] : [`kind: ${grade.wrong_kind}: ${wrongKinds[grade.wrong_kind].words}`]),
    `by the grader of the paper: ${paper.status}`,
  ];
}

/** `[-only true-]`, `{+only given+}`. */
function describeDifference(reply: string, trueAnswer: string, isFull: boolean): string[] {
  const withoutFinalNewline = (text: string) => text.replace(/\n$/, '');
  const expected = withoutFinalNewline(trueAnswer);
  const [given] = extractAnswers(reply).candidates.map(withoutFinalNewline);
  if (given === undefined || given === expected) return section('true answer', excerpt(expected, isFull));
  const parts = diffAnswers(expected, given);
  if (parts === null) return section('true answer, too long to be compared', excerpt(expected, isFull));
  const marked = parts.map(([kind, text]) => (kind === '=' ? text : kind === '-' ? `[-${text}-]` : `{+${text}+}`));
  return section('difference: [-true answer-] {+this answer+}', excerpt(marked.join(''), isFull));
}

const section = (title: string, lines: readonly string[]): string[] => ['', `== ${title}`, ...lines];
