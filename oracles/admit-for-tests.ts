/** Plans and verifies a small program with two inputs, as the stages do, for tests of both. */
import type { Candidate } from '../corpus/schemas/candidate.ts';
import { Refusal } from './admission/refusal.ts';
import { verifyCase } from './admission/verify-case.ts';
import { builtInLimits, type StudyLimits } from './plan/limits.ts';
import { planCase } from './plan/plan-case.ts';
import type { Plan } from './schemas/plan.ts';
import type { VerifiedCase } from './schemas/verified-case.ts';

export interface SmallCase {
  readonly source: string;
  readonly language?: 'python' | 'cpp';
  readonly short: string;
  readonly long: string;
  readonly fixedIteration?: number;
  readonly fixedFields?: readonly string[];
  readonly limits?: Partial<StudyLimits>;
}

export function candidateOf({ language, short, long, fixedIteration, fixedFields }: SmallCase): Candidate {
  return {
    case_id: 'tests/small',
    program_id: 'tests/small',
    study: 'tests',
    origin: 'built-in',
    language: language ?? 'python',
    source_sha256: '',
    short_input_sha256: '',
    short_input_bytes: short.length,
    long_input_sha256: '',
    long_input_bytes: long.length,
    inputs_from: 'files',
    fixed_iteration: fixedIteration ?? null,
    fixed_fields: fixedFields === undefined ? null : [...fixedFields],
    short_input: short,
    long_input: long,
  };
}

const limitsOf = ({ limits }: SmallCase): StudyLimits => ({ ...builtInLimits, ...limits });

export function planSmallCase(small: SmallCase): Promise<Plan> {
  return planCase(candidateOf(small), small.source, limitsOf(small));
}

export async function admitSmallCase(small: SmallCase): Promise<VerifiedCase> {
  return verifyCase(candidateOf(small), await planSmallCase(small), small.source, limitsOf(small));
}

/** The refusal a case ends in; throws when it is admitted, or fails in another way. */
export async function refusalOf(attempt: Promise<unknown>): Promise<Refusal> {
  const outcome = await attempt.catch((problem: unknown) => problem);
  if (outcome instanceof Refusal) return outcome;
  throw outcome instanceof Error ? outcome : new Error(`not refused: ${JSON.stringify(outcome)}`);
}
