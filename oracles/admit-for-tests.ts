/** Planning and verifying small programs, and what refuses them, for tests. */
import { Refusal } from './admission/refusal.ts';

export { admitSmallCase, candidateOf, planSmallCase, type SmallCase } from './admit-small-case.ts';

/** The refusal a case ends in; throws when it is admitted, or fails in another way. */
export async function refusalOf(attempt: Promise<unknown>): Promise<Refusal> {
  const outcome = await attempt.catch((problem: unknown) => problem);
  if (outcome instanceof Refusal) return outcome;
  throw outcome instanceof Error ? outcome : new Error(`not refused: ${JSON.stringify(outcome)}`);
}
