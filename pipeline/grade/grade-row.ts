/** The graded row of a cell. */
import type { Grade } from '../../analysis/schemas/grade.ts';
import { inputOfPrompt } from '../prompt/input-of-prompt.ts';
import type { CheckpointTask } from '../read-tasks.ts';
import type { Oracle } from '../schemas/oracle.ts';
import { policies } from './match/policies.ts';
import type { Oracles } from './oracles.ts';
import type { CellFacts } from './planned-rows.ts';
import { type GraderName, judge, judgeAsPaper, type Verdict } from './verdict.ts';
import { wrongKind } from './wrong-kind.ts';

export interface GradeFacts extends CellFacts<CheckpointTask> {
  readonly oracles: Oracles;
  readonly grader: GraderName;
}

/** Grades one cell. Truncated, refused and empty replies are graded like any other; only a missing reply is not. */
export function gradeRow({ manifest, cell, prediction, oracles, grader }: GradeFacts): Grade {
  const { task } = cell;
  const oracle = oracles.of(task);
  const replied = prediction !== undefined && prediction.outcome !== 'no_response';
  const verdict = replied ? verdictOf(prediction.response_text, oracle, task.match_policy, grader) : undefined;
  return {
    cell_id: cell.id,
    task_id: task.task_id,
    case_id: task.case_id,
    source_id: task.source_id,
    study: task.study,
    language: task.language,
    arm: task.arm,
    template: task.template,
    setting: manifest.setting,
    provider: manifest.provider,
    model: manifest.model,
    mode: manifest.mode,
    simulated: manifest.simulated,
    repeat: cell.repeat,
    status: statusOf(verdict),
    completed: replied,
    correct: verdict?.correct ?? false,
    exact: verdict?.exact ?? false,
    outcome: prediction?.outcome ?? 'no_response',
    no_response_reason: replied ? null : (prediction?.no_response_reason ?? 'not_asked'),
    envelope: verdict?.envelope ?? 'none',
    grader,
    match_policy: grader === 'paper' ? policies.paper.name : task.match_policy,
    trace_length: task.trace_length,
    cyclomatic: task.cyclomatic,
    peak_state: task.peak_state,
    state_load: task.state_load,
    state_status: task.state_status,
    edge_overlap: task.edge_overlap,
    answer_bytes: oracle.answer_bytes,
    prompt_sha256: task.prompt_sha256,
    difference: verdict?.difference ?? null,
    wrong_kind: verdict === undefined || verdict.correct ? 'none' : wrongKindOf(verdict, task, oracles),
    reasoning_tokens: prediction?.reasoning_tokens ?? null,
  };
}

function verdictOf(reply: string, oracle: Oracle, policy: keyof typeof policies, grader: GraderName): Verdict {
  return grader === 'paper' ? judgeAsPaper(reply, oracle.answer) : judge(reply, oracle.answer, policies[policy]);
}

function wrongKindOf(verdict: Verdict, task: CheckpointTask, oracles: Oracles): Grade['wrong_kind'] {
  const { answer: expected, state_before_loop: stateBeforeLoop } = oracles.of(task);
  return wrongKind(verdict, {
    expected,
    isState: task.match_policy === 'json-value',
    input: inputOfPrompt(task.prompt),
    stateBeforeLoop,
    otherCheckpoint: oracles.otherCheckpoint(task),
    finalOutput: oracles.finalOutput(task),
  });
}

function statusOf(verdict: Verdict | undefined): Grade['status'] {
  if (verdict === undefined) return 'no_response';
  const validity = verdict.envelope === 'valid' ? 'valid' : 'invalid';
  return verdict.correct ? `correct_${validity}` : `wrong_${validity}`;
}
