/** Stages 2 to 5, one result a case: the plan of its checkpoint, its shown forms, its proved answers, its metrics. */
import type { Candidate } from '../../corpus/schemas/candidate.ts';
import { verifyCase } from '../../oracles/admission/verify-case.ts';
import { measureCase } from '../../oracles/metrics/measure-case.ts';
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
  run: ({ candidate, source }) => planCase(candidate, source, limitsFor(candidate.origin)),
};

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
