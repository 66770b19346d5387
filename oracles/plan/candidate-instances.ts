/** The instances of loops that may carry the checkpoint, best first (specification, section 2). */
import { randomStream, seedFrom } from '../../core/random.ts';
import type { Loop } from '../../instrumentation/instrumented-program.ts';
import type { ReasonCode } from '../admission/refusal.ts';
import type { Counts } from './count-loops.ts';

export interface CandidateInstance {
  readonly loop: Loop;
  readonly instance: number;
  readonly iterations: number;
  /** Iteration at whose start the inside checkpoint stands. */
  readonly iteration: number;
  /** Share of the long trace executed inside. */
  readonly traceShare: number;
}

export interface LoopVerdict {
  readonly loop_id: number;
  readonly line: number;
  readonly kind: Loop['kind'];
  readonly instances: number;
  readonly longest_iterations: number;
  /** Filled in while the candidates are tried. */
  verdict: 'chosen' | 'not_largest_share' | ReasonCode;
}

/** At most this many instances are observed; the rest could only be reached if all of these failed. */
const maximumCandidates = 24;
/** A recursive loop must not crowd out the others: of one loop, only so many instances. */
const maximumPerLoop = 4;

/** What the case itself says about the choice. */
export interface InstanceChoice {
  readonly caseId: string;
  readonly fixedIteration: number | null;
}

/** Largest share first; ties by source position, then by the lower instance. */
export function candidateInstances(
  loops: readonly Loop[],
  counts: Counts,
  choice: InstanceChoice,
): CandidateInstance[] {
  return loops
    .filter((loop) => loop.refused === undefined)
    .flatMap((loop) => {
      const listed = counts.loops.find(({ loopId }) => loopId === loop.id)?.listed ?? [];
      return listed
        .filter((instance) => instance.ended && isLongEnough(instance, choice))
        .slice(0, maximumPerLoop)
        .map(({ instance, iterations, steps }) => ({
          loop,
          instance,
          iterations,
          iteration: choice.fixedIteration ?? drawIteration(choice.caseId, loop.id, instance, iterations),
          traceShare: steps / counts.traceLength,
        }));
    })
    .sort(
      (left, right) =>
        right.traceShare - left.traceShare || left.loop.id - right.loop.id || left.instance - right.instance,
    )
    .slice(0, maximumCandidates);
}

function isLongEnough({ iterations }: { readonly iterations: number }, { fixedIteration }: InstanceChoice): boolean {
  return iterations >= (fixedIteration ?? 0);
}

/** Uniform in [total/3, 2 total/3], drawn from the case's hash. */
function drawIteration(caseId: string, loopId: number, instance: number, total: number): number {
  const first = Math.ceil(total / 3);
  const last = Math.floor((2 * total) / 3);
  return first + randomStream(seedFrom(`${caseId}|${loopId}|${instance}`)).nextIndex(last - first + 1);
}

/** Every loop with what the counts alone say of it. */
export function verdictsFromCounts(loops: readonly Loop[], counts: Counts, choice: InstanceChoice): LoopVerdict[] {
  return loops.map((loop) => {
    const report = counts.loops.find(({ loopId }) => loopId === loop.id);
    const listed = report?.listed ?? [];
    return {
      loop_id: loop.id,
      line: loop.line,
      kind: loop.kind,
      instances: report?.instances ?? 0,
      longest_iterations: Math.max(0, ...listed.map(({ iterations }) => iterations)),
      verdict: verdictOf(
        loop,
        listed.filter((instance) => isLongEnough(instance, choice)),
      ),
    };
  });
}

function verdictOf(loop: Loop, listed: readonly { ended: boolean }[]): LoopVerdict['verdict'] {
  if (loop.refused !== undefined) return 'no_eligible_loop';
  if (listed.length === 0) return 'too_few_iterations';
  return listed.some(({ ended }) => ended) ? 'not_largest_share' : 'left_by_return';
}
