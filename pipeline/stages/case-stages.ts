/** Stages 2 to 5, one result a case: the plan of its checkpoint, its shown forms, its proved answers, its metrics. */
import { join } from 'node:path';
import type { MidrunError } from '../../core/errors.ts';
import { errorInFacts } from '../../corpus/place-in-facts.ts';
import type { Candidate } from '../../corpus/schemas/candidate.ts';
import { Refusal } from '../../oracles/admission/refusal.ts';
import { verifyCase } from '../../oracles/admission/verify-case.ts';
import { measureCase } from '../../oracles/metrics/measure-case.ts';
import { DeclarationProblem } from '../../oracles/plan/declaration.ts';
import { limitsFor } from '../../oracles/plan/limits.ts';
import { planCase } from '../../oracles/plan/plan-case.ts';
import { showCase } from '../../oracles/plan/show-case.ts';
import type { Measurement } from '../../oracles/schemas/measurement.ts';
import type { Plan } from '../../oracles/schemas/plan.ts';
import type { ShownCase } from '../../oracles/schemas/shown-case.ts';
import type { VerifiedCase } from '../../oracles/schemas/verified-case.ts';
import type { Stage } from './stage.ts';

export interface SourcedCandidate {
  readonly candidate: Candidate;
  readonly source: string;
  /** Of the program, where it is among those this build was given; errors name its files. */
  readonly folder?: string | undefined;
}
export interface PlannedCase extends SourcedCandidate {
  readonly plan: Plan;
}
export interface ProvedCase extends PlannedCase {
  readonly verified: VerifiedCase;
}

const identify = ({ candidate: { program_id, case_id, study } }: SourcedCandidate) => ({ program_id, case_id, study });

export const planStage: Stage<SourcedCandidate, Plan> = {
  name: 'plan',
  identify,
  key: ({ candidate }) => [candidate],
  async run({ candidate, source, folder }) {
    requireReadableInputs(candidate);
    try {
      return await planCase(candidate, source, limitsFor(candidate.origin));
    } catch (problem) {
      throw problem instanceof DeclarationProblem ? errorInDeclaration(problem, candidate, folder) : problem;
    }
  },
};

/** Of a program with several cases, only the one whose inputs are too large is refused. */
function requireReadableInputs({ short_input_bytes, long_input_bytes, origin }: Candidate): void {
  const limit = limitsFor(origin).inputBytes;
  const bytes = Math.max(short_input_bytes, long_input_bytes);
  if (bytes > limit) throw new Refusal('input_too_large', { bytes, limit });
}

/** A declared part that does not hold is for the author to correct, in the program's folder. */
function errorInDeclaration({ part, message }: DeclarationProblem, candidate: Candidate, folder?: string): MidrunError {
  return errorInFacts(join(folder ?? candidate.program_id, 'program.json'), `checkpoint.${part}`, message, {
    code: 'invalid_checkpoint',
    remedy: 'Correct it, or leave it out: what is not declared is chosen by observation.',
  });
}

export const instrumentStage: Stage<PlannedCase, ShownCase> = {
  name: 'instrument',
  identify,
  key: ({ candidate, plan }) => [candidate, plan],
  run: ({ candidate, source, plan }) => showCase(candidate, plan, source),
};

export const verifyStage: Stage<PlannedCase, VerifiedCase> = {
  name: 'verify',
  identify,
  key: ({ candidate, plan }) => [candidate, plan],
  run: ({ candidate, source, plan }) => verifyCase(candidate, plan, source, limitsFor(candidate.origin)),
};

export const measureStage: Stage<ProvedCase, Measurement[]> = {
  name: 'measure',
  identify,
  key: ({ candidate, plan, verified }) => [candidate, plan, verified],
  run: ({ candidate, source, plan, verified }) => measureCase(candidate, plan, verified, source),
};
