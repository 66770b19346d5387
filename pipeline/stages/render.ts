/** Stage 6: everything that is known of the admitted cases becomes cases, tasks and oracles. Pure: no program runs here. */
import { canary } from '../../core/canary.ts';
import { sha256 } from '../../core/hash.ts';
import type { Program } from '../../corpus/schemas/program.ts';
import type { Field } from '../../oracles/plan/projection.ts';
import type { Measurement } from '../../oracles/schemas/measurement.ts';
import type { ShownCase } from '../../oracles/schemas/shown-case.ts';
import { promptVersion, renderFinalPrompt, renderStatePrompt } from '../prompt/render-prompt.ts';
import type { Case } from '../schemas/case.ts';
import type { Oracle } from '../schemas/oracle.ts';
import type { Task } from '../schemas/task.ts';
import { caseMetrics } from './case-metrics.ts';
import type { ProvedCase } from './case-stages.ts';

export interface AdmittedCase extends ProvedCase {
  readonly program: Program;
  readonly shown: ShownCase;
  readonly measurements: readonly Measurement[];
}

export const defaultTemplate = 'default';

export function renderCase(admitted: AdmittedCase): Case {
  const { candidate, program, plan, shown, verified } = admitted;
  return {
    case_id: candidate.case_id,
    source_id: candidate.program_id,
    study: candidate.study,
    origin: candidate.origin,
    language: candidate.language,
    title: program.title,
    loop_kind: plan.loop_kind,
    loop_line: plan.loop_line,
    instance: plan.instance,
    iteration: plan.iteration,
    iterations: plan.iterations,
    trace_share: plan.trace_share,
    state_bytes: plan.state_bytes,
    short_trace_length: verified.short_trace_length,
    long_trace_length: verified.long_trace_length,
    inside_trace_length: verified.inside_trace_length,
    post_trace_length: verified.post_trace_length,
    ...caseMetrics(admitted.measurements),
    source_sha256: candidate.source_sha256,
    instrumented_sha256: shown.instrumented_sha256,
    short_input_sha256: candidate.short_input_sha256,
    long_input_sha256: candidate.long_input_sha256,
    short_output_sha256: sha256(verified.short_output),
    long_output_sha256: sha256(verified.long_output),
    inside_state_sha256: sha256(verified.inside_state),
    post_state_sha256: sha256(verified.post_state),
    sandbox: verified.sandbox,
    licence: program.licence,
    topics: program.topics,
    fields: plan.fields,
    probes: verified.probes,
    probes_not_run: verified.probes_not_run,
  };
}

interface Arm {
  readonly arm: Task['arm'];
  readonly answer: string;
  readonly prompt: string;
  readonly matchPolicy: Task['match_policy'];
}

function armsOf({ candidate, program, plan, shown, verified }: AdmittedCase): Arm[] {
  const { language, short_input: shortInput, long_input: longInput } = candidate;
  const final = (input: string) => renderFinalPrompt({ language, source: program.source, input });
  const state = (source: string, iteration: number | undefined) =>
    renderStatePrompt(
      { language, source, input: longInput },
      { instance: plan.instance, iteration, fields: plan.fields as Field[] },
    );
  return [
    {
      arm: 'short-trace-final',
      answer: verified.short_output,
      prompt: final(shortInput),
      matchPolicy: 'tokens',
    },
    { arm: 'long-trace-final', answer: verified.long_output, prompt: final(longInput), matchPolicy: 'tokens' },
    {
      arm: 'inside-loop-state',
      answer: verified.inside_state,
      prompt: state(shown.inside_source, plan.iteration),
      matchPolicy: 'json-value',
    },
    {
      arm: 'post-loop-state',
      answer: verified.post_state,
      prompt: state(shown.post_source, undefined),
      matchPolicy: 'json-value',
    },
  ];
}

/** The four tasks of a case with their oracles, in the order of the arms. */
export function renderTasks(admitted: AdmittedCase): { task: Task; oracle: Oracle }[] {
  const { candidate, measurements } = admitted;
  return armsOf(admitted).map(({ arm, answer, prompt, matchPolicy }) => {
    const measurement = measurements.find((row) => row.arm === arm);
    const taskId = `${candidate.case_id}/${arm}`;
    return {
      task: {
        task_id: taskId,
        case_id: candidate.case_id,
        source_id: candidate.program_id,
        study: candidate.study,
        language: candidate.language,
        arm,
        template: defaultTemplate,
        prompt_version: promptVersion,
        prompt_sha256: sha256(prompt),
        match_policy: matchPolicy,
        trace_length: measurement?.trace_length ?? null,
        cyclomatic: measurement?.cyclomatic ?? null,
        peak_state: measurement?.peak_state ?? null,
        state_load: measurement?.state_load ?? null,
        state_status: measurement?.state_load_status ?? 'NOT_MEASURED',
        edge_overlap: measurement?.edge_overlap ?? null,
        canary,
        prompt,
      },
      oracle: {
        task_id: taskId,
        case_id: candidate.case_id,
        arm,
        answer_sha256: sha256(answer),
        answer_bytes: Buffer.byteLength(answer),
        trace_length: measurement?.trace_length ?? 0,
        canary,
        answer,
        state_before_loop: admitted.verified.before_state,
      },
    };
  });
}
