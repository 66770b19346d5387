/** What the loop of a case does around its checkpoint: the state at the start of some iterations, each from a run that stops there. */
import { writeCanonical } from '../../core/canonical-json.ts';
import { Refusal } from '../../oracles/admission/refusal.ts';
import { fieldSelection } from '../../oracles/admission/subject.ts';
import { openCandidate } from '../../oracles/program-under-test.ts';
import type { Iteration } from '../schemas/iteration.ts';
import type { ProvedCase } from '../stages/case-stages.ts';
import type { Stage } from '../stages/stage.ts';

/** Iterations before the checkpoint and after it. */
const reach = 2;

export const iterationsStage: Stage<ProvedCase, Iteration[]> = {
  name: 'iterations',
  identify: ({ candidate: { program_id, case_id, study } }) => ({ program_id, case_id, study }),
  key: ({ candidate, plan, verified }) => [candidate, plan, verified],
  async run({ candidate, plan, verified, source }) {
    const program = await openCandidate(candidate, source);
    const rows: Iteration[] = [];
    const last = Math.min(plan.iterations, plan.iteration + reach);
    for (let iteration = Math.max(1, plan.iteration - reach); iteration <= last; iteration += 1) {
      const { report } = await program.runInstrumented(candidate.long_input, {
        ...fieldSelection(plan),
        MIDRUN_MODE: 'stop',
        MIDRUN_CHECKPOINT: `inside:${plan.loop_id}:${plan.instance}:${iteration}`,
      });
      const [reached] = report.states;
      // An iteration may begin before all fields have a value, or with one that is too large.
      if (reached !== undefined)
        rows.push({
          case_id: candidate.case_id,
          iteration,
          step: reached.step,
          state: writeCanonical(reached.state),
        });
    }
    const checkpoint = rows.find(({ iteration }) => iteration === plan.iteration);
    if (checkpoint?.state !== verified.inside_state)
      throw new Refusal('checkpoint_mismatch', { verified: verified.inside_state, found: checkpoint?.state ?? null });
    return rows;
  },
};
