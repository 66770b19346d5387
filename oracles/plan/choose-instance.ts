/** Tries the observed instances: the best with a projection is chosen, and every loop learns what came of it. */
import type { Candidate } from '../../corpus/schemas/candidate.ts';
import { Refusal } from '../admission/refusal.ts';
import type { StateReport } from '../run-report.ts';
import { type CandidateInstance, type LoopVerdict, roundedShare } from './candidate-instances.ts';
import { DeclarationProblem } from './declaration.ts';
import { type JudgedVariable, judgeVariables } from './judge-variables.ts';
import type { StudyLimits } from './limits.ts';
import type { ObservedStates } from './observe-instances.ts';
import { chooseProjection, type Projection } from './projection.ts';

/** What came of one instance: its projection, or the problem with it; and what was in sight. */
export interface Attempt {
  readonly instance: CandidateInstance;
  readonly outcome: Projection | Refusal | DeclarationProblem;
  readonly variables: readonly JudgedVariable[];
}

export function tryInstance(
  candidateInstance: CandidateInstance,
  states: ObservedStates,
  candidate: Candidate,
  limits: StudyLimits,
): Attempt {
  const { loop, instance } = candidateInstance;
  const find = (reports: readonly StateReport[], where: StateReport['where']) =>
    reports.find((report) => report.loopId === loop.id && report.instance === instance && report.where === where);
  const [start, inside, post] = (['start', 'inside', 'post'] as const).map((where) => find(states.long, where));
  if (start === undefined || inside === undefined || post === undefined) {
    return { instance: candidateInstance, outcome: new Refusal('left_by_return', { instance }), variables: [] };
  }
  const observation = {
    start,
    inside,
    post,
    shortStart: find(states.short, 'start'),
    shortPost: find(states.short, 'post'),
    longInput: candidate.long_input,
    shortInput: candidate.short_input,
    headerNames: loop.headerNames,
  };
  const declared = candidate.fixed_fields;
  const outcome = projectionOrProblem(observation, limits, declared);
  const names = outcome instanceof Error ? null : outcome.fields.map(({ name }) => name);
  return { instance: candidateInstance, outcome, variables: judgeVariables(observation, names, declared !== null) };
}

function projectionOrProblem(...given: Parameters<typeof chooseProjection>): Attempt['outcome'] {
  try {
    return chooseProjection(...given);
  } catch (problem) {
    if (problem instanceof Refusal || problem instanceof DeclarationProblem) return problem;
    throw problem;
  }
}

export type Success = Attempt & { readonly outcome: Projection };

/** Notes in the verdicts what came of the loops. Throws the problem of the best instance when none holds. */
export function firstThatHolds(attempts: readonly Attempt[], verdicts: readonly LoopVerdict[]): Success {
  const chosen = attempts.find((attempt): attempt is Success => !(attempt.outcome instanceof Error));
  for (const verdict of verdicts) {
    const ofLoop = attempts.filter(({ instance }) => instance.loop.id === verdict.loop_id);
    const attempt = ofLoop.find(({ outcome }) => !(outcome instanceof Error)) ?? ofLoop[0];
    if (attempt !== undefined) note(verdict, attempt, attempt === chosen);
  }
  if (chosen !== undefined) return chosen;
  const { outcome: problem, instance } = attempts[0] as Attempt;
  if (!(problem instanceof Refusal)) throw problem;
  throw new Refusal(problem.code, { loop_line: instance.loop.line, ...problem.evidence, loops: verdicts });
}

function note(verdict: LoopVerdict, { instance, outcome, variables }: Attempt, isChosen: boolean): void {
  verdict.instance = instance.instance;
  verdict.trace_share = roundedShare(instance.traceShare);
  verdict.variables = [...variables];
  if (outcome instanceof Refusal) verdict.verdict = outcome.code;
  else if (outcome instanceof DeclarationProblem) verdict.verdict = 'no_shared_projection';
  else verdict.fields = outcome.fields.map(({ name }) => name);
  if (isChosen) verdict.verdict = 'chosen';
}
