/** The score of a cell. */
import type { SimulationScore } from '../../../analysis/simulation/schemas/simulation-score.ts';
import { answerText } from '../../../corpus/simulation/answer.ts';
import type { SimulationItem } from '../../../corpus/simulation/schemas/simulation-item.ts';
import type { CellFacts } from '../../grade/planned-rows.ts';
import type { Task } from '../../schemas/task.ts';
import { type ReadAnswer, readAnswer } from '../parse/read-answer.ts';
import { sameAnswer } from '../parse/same-answer.ts';
import type { SimulationTrace } from '../schemas/simulation-trace.ts';
import { asksForSteps, type Rendering } from '../templates/render-task.ts';
import { readTrace } from '../trace/read-trace.ts';
import { holdersOf } from '../trace/story-holders.ts';
import { answerMetrics } from './answer-metrics.ts';
import { copiesAgree } from './copies-agree.ts';
import { parsedAnswer } from './parsed-answer.ts';
import { replyPieces } from './reply-pieces.ts';
import { replyStatus } from './reply-status.ts';
import { traceColumns } from './trace-columns.ts';

export interface ScoredCell extends CellFacts<Task> {
  readonly item: SimulationItem;
  readonly trace: SimulationTrace | undefined;
}

const nothingRead: ReadAnswer = { source: 'none', answer: undefined, plain: false };

/** Scores one cell; the majority of its repeats is not known yet. Truncated, refused and empty replies are read like any other. */
export function scoreRow({ manifest, cell, prediction, item, trace }: ScoredCell): SimulationScore {
  const { task } = cell;
  const replied = prediction !== undefined && prediction.outcome !== 'no_response';
  const reply = replied ? prediction.response_text : '';
  const expected = parsedAnswer(item.answer, item.answer_kind, 'answer');
  const read = replied ? readAnswer(reply, item.answer_kind) : nothingRead;
  const lenient = read.answer !== undefined && sameAnswer(expected, read.answer);
  const outcome = prediction?.outcome ?? 'no_response';
  const answeredVanilla = vanillaAnswered(item, read);
  const ended = read.answer !== undefined && outcome !== 'truncated';
  const holders = task.arm === 'story' ? holdersOf(item) : undefined;
  const known = replied && holders?.length !== 0 ? trace : undefined;
  const pieces = replied ? replyPieces(reply) : null;
  const { lost, added, ...metrics } = answerMetrics(expected, read.answer, replied);
  return {
    cell_id: cell.id,
    task_id: task.task_id,
    item_id: item.item_id,
    world_id: item.world_id,
    family: item.family,
    item_mode: item.mode,
    level: item.level,
    position: item.position,
    batch: item.batch,
    item: item.item,
    paraphrase: item.paraphrase,
    rendering: task.arm as Rendering,
    template: task.template,
    setting: manifest.setting,
    provider: manifest.provider,
    model: manifest.model,
    mode: manifest.mode,
    simulated: manifest.simulated,
    repeat: cell.repeat,
    status: replyStatus(outcome, reply, read, lenient),
    completed: replied,
    lenient,
    strict: lenient && read.plain,
    outcome,
    no_response_reason: replied ? null : (prediction?.no_response_reason ?? 'not_asked'),
    answer_kind: item.answer_kind,
    expected: item.answer,
    answer: read.answer === undefined ? null : answerText(read.answer),
    answer_source: read.source,
    majority_answer: null,
    majority_correct: false,
    ...metrics,
    answered_vanilla: answeredVanilla,
    copies_agree: task.arm === 'code' ? copiesAgree(item, reply) : null,
    trace_length: item.trace_length,
    live_variables: item.live_variables,
    target_writes: item.target_writes,
    magnitude: item.magnitude,
    slice_length: item.slice_length,
    guess_copy_initial: item.copy_initial,
    guess_last_literal: item.last_literal,
    guess_sorted_input: item.sorted_input,
    guess_vanilla: item.vanilla,
    trace_asked: asksForSteps(task.template),
    ...traceColumns({
      reading: known === undefined ? undefined : readTrace(reply, known, ended, holders),
      traceAsked: asksForSteps(task.template),
      answered: read.answer !== undefined,
      correct: lenient,
      answeredVanilla: answeredVanilla === true,
      tokens: prediction?.output_tokens ?? pieces ?? 0,
      stepsNeeded: item.trace_length,
      isStory: task.arm === 'story',
    }),
    finish_reason: prediction?.finish_reason ?? null,
    input_tokens: prediction?.input_tokens ?? null,
    output_tokens: prediction?.output_tokens ?? null,
    reasoning_tokens: prediction?.reasoning_tokens ?? null,
    reply_pieces: pieces,
    prompt_version: task.prompt_version,
    prompt_sha256: task.prompt_sha256,
    lost,
    added,
    parameters: item.parameters,
  };
}

/** Null where there is no well-known function, or it returns the true answer, or nothing was answered. */
function vanillaAnswered(item: SimulationItem, { answer }: ReadAnswer): boolean | null {
  if (item.vanilla === null || item.vanilla === item.answer || answer === undefined) return null;
  return sameAnswer(parsedAnswer(item.vanilla, item.answer_kind, 'vanilla'), answer);
}
