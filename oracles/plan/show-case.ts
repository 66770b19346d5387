/** Writes the two forms a prompt shows from the plan that is also executed, and proves that each says the same as the plan. */
import type { Candidate } from '../../corpus/schemas/candidate.ts';
import type { Checkpoint } from '../../instrumentation/instrumented-program.ts';
import { Refusal } from '../admission/refusal.ts';
import { openCandidate, type ProgramUnderTest } from '../program-under-test.ts';
import type { Plan } from '../schemas/plan.ts';
import type { ShownCase } from '../schemas/shown-case.ts';

/** Throws Refusal (instrumentation_failed) when a shown form does not parse back to the plan. */
export async function showCase(candidate: Candidate, plan: Plan, source: string): Promise<ShownCase> {
  const program = await openCandidate(candidate, source);
  const post: Checkpoint = {
    loopId: plan.loop_id,
    instance: plan.instance,
    fields: plan.fields.map(({ name }) => name),
  };
  return {
    case_id: candidate.case_id,
    program_id: candidate.program_id,
    instrumented_sha256: program.instrumentedSha256,
    inside_source: await showOne(program, source, { ...post, iteration: plan.iteration }),
    post_source: await showOne(program, source, post),
  };
}

async function showOne(program: ProgramUnderTest, source: string, checkpoint: Checkpoint): Promise<string> {
  const shown = await program.show(checkpoint);
  const parsed = await program.parseShown(shown);
  const same = parsed?.cleanSource === source && describe(parsed.checkpoint) === describe(checkpoint);
  if (same) return shown;
  throw new Refusal('instrumentation_failed', {
    plan: describe(checkpoint),
    shown_form: parsed && describe(parsed.checkpoint),
  });
}

function describe({ loopId, instance, iteration, fields }: Checkpoint): string {
  // The shown line has names before expressions, the plan the order of their keys.
  const sorted = [...fields].sort();
  return `loop ${loopId}, instance ${instance}, iteration ${iteration ?? 'after the loop'}: ${sorted.join(', ')}`;
}
