/** Loops of plans, for tests. */
import type { Plan } from '../../oracles/schemas/plan.ts';

type Loop = Plan['loops'][number];

export function loopFor(more: Partial<Loop>): Loop {
  return {
    ...{ loop_id: 1, line: 1, kind: 'for', instances: 1, longest_iterations: 30, instance: 1, trace_share: 0.5 },
    ...{ verdict: 'not_largest_share', fields: null, variables: [] },
    ...more,
  } as Loop;
}
