/** Made-up graded rows for tests and benchmarks. */
import { randomStream } from '../core/random.ts';
import { arms } from './arms.ts';
import type { Grade } from './schemas/grade.ts';

/** A right, valid answer in every field that is not given. */
export function exampleGrade(fields: Partial<Grade> = {}): Grade {
  const base = {
    case_id: 'case-1',
    source_id: 'source-1',
    study: 'classic-python',
    arm: 'short-trace-final',
    template: 'default',
    setting: 'lab/model@high',
    repeat: 1,
    ...fields,
  } as const;
  const task = `${base.case_id}/${base.arm}/${base.template}`;
  const [provider = '', model = '', mode = ''] = base.setting.split(/[/@]/);
  return {
    cell_id: `${task} | ${base.setting} | ${base.repeat}`,
    task_id: task,
    language: 'python',
    provider,
    model,
    mode,
    simulated: false,
    status: 'correct_valid',
    completed: true,
    correct: true,
    exact: true,
    outcome: 'answered',
    no_response_reason: null,
    envelope: 'valid',
    grader: 'strict',
    match_policy: 'match',
    trace_length: 100,
    cyclomatic: 5,
    peak_state: 40,
    state_load: 2000,
    state_status: 'MEASURED',
    edge_overlap: 1,
    answer_bytes: 10,
    prompt_sha256: '0'.repeat(64),
    difference: null,
    wrong_kind: 'none',
    reasoning_tokens: null,
    ...base,
  };
}

/** The fields of an answer: right, wrong, or none. */
export function exampleAnswer(kind: 'right' | 'wrong' | 'none'): Partial<Grade> {
  if (kind === 'right') return {};
  if (kind === 'wrong')
    return { status: 'wrong_valid', correct: false, exact: false, difference: 'token 1', wrong_kind: 'one_value' };
  return {
    status: 'no_response',
    completed: false,
    correct: false,
    exact: false,
    outcome: 'no_response',
    no_response_reason: 'transient',
    envelope: 'none',
  };
}

export interface ExampleStudy {
  readonly study: string;
  readonly language: Grade['language'];
  readonly sources: number;
}

/** One case a source, all arms, all settings; errors grow with the arm, a few cells have no response. */
export function exampleRun(
  studies: readonly ExampleStudy[],
  settings: readonly Partial<Grade>[],
  seed: number,
): Grade[] {
  const random = randomStream(seed);
  return studies.flatMap(({ study, language, sources }) =>
    Array.from({ length: sources }, (_, index) => `${study}/${index}`).flatMap((source) => {
      const difficulty = random.nextDouble() - 0.5;
      return arms.flatMap((arm, armIndex) =>
        settings.map((setting, settingIndex) => {
          const draw = random.nextDouble();
          const right = random.nextDouble() < 0.95 - 0.12 * armIndex - 0.08 * settingIndex + difficulty * 0.6;
          const answer = exampleAnswer(draw < 0.02 ? 'none' : right ? 'right' : 'wrong');
          return exampleGrade({ study, language, source_id: source, case_id: source, arm, ...setting, ...answer });
        }),
      );
    }),
  );
}
