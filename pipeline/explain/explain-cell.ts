/** Everything about one answer: what was asked, what came back, what counts as its answer, and why it is right or wrong. */
import { wrongKinds } from '../../analysis/wrong-kinds.ts';
import { extractAllAnswers, extractAnswers, type Level } from '../grade/envelope.ts';
import { type GradeFacts, gradeRow } from '../grade/grade-row.ts';
import { readOracles } from '../grade/oracles.ts';
import { readCheckpointTasks } from '../read-tasks.ts';
import { diffAnswers } from '../report/answer-diff.ts';
import { askedCell, type CellFolders, describeExchange, section } from './asked-cell.ts';
import { excerpt } from './excerpt.ts';

const levelWords: Readonly<Record<Level, string>> = {
  whole: 'the whole reply, think blocks aside',
  fence: 'the single fenced block',
  embedded: 'objects in the text, think blocks aside',
  none: 'nowhere',
};

/**
 * @param isFull shows prompt and reply to the last line
 * @throws MidrunError (exit code 2) as `askedCell` does
 */
export function explainCell(folders: CellFolders, id: string, isFull: boolean): string {
  const { manifest, cell, ...found } = askedCell(readCheckpointTasks(folders.corpusDirectory), folders, id);
  const oracles = readOracles(folders.corpusDirectory);
  const facts = { manifest, cell, prediction: found.row, oracles };
  return [
    `cell ${cell.id}`,
    ...describeExchange(found),
    ...section('prompt', excerpt(cell.task.prompt, isFull)),
    ...(found.row === undefined || found.row.outcome === 'no_response'
      ? []
      : [
          ...section('reply', excerpt(found.row.response_text, isFull)),
          ...section('candidates', describeCandidates(found.row.response_text)),
          ...section('verdict', describeVerdict(facts)),
          ...describeDifference(found.row.response_text, oracles.of(cell.task).answer, isFull),
        ]),
  ].join('\n');
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

function describeVerdict(facts: Omit<GradeFacts, 'grader'>): string[] {
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
  if (parts === null) return section('true answer, too long or too unlike to be compared', excerpt(expected, isFull));
  const marked = parts.map(([kind, text]) => (kind === '=' ? text : kind === '-' ? `[-${text}-]` : `{+${text}+}`));
  return section('difference: [-true answer-] {+this answer+}', excerpt(marked.join(''), isFull));
}
