/** Plans and verifies a program with two inputs that belongs to no corpus, as the stages do: for tests, and to try the audit. */
import type { Candidate } from '../corpus/schemas/candidate.ts';
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
  readonly fixedLine?: number;
  readonly fixedInstance?: number;
  readonly fixedIteration?: number;
  readonly fixedFields?: readonly string[];
  readonly limits?: Partial<StudyLimits>;
}

export function candidateOf(small: SmallCase): Candidate {
  const { language, short, long, fixedLine, fixedInstance, fixedIteration, fixedFields } = small;
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
    fixed_line: fixedLine ?? null,
    fixed_instance: fixedInstance ?? null,
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
