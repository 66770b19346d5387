/** The instances of loops that may carry the checkpoint, best first (specification, section 2). */
import { randomStream, seedFrom } from '../../core/random.ts';
import { loopOnLine } from '../../instrumentation/declared-fields.ts';
import type { Loop } from '../../instrumentation/instrumented-program.ts';
import type { InstanceReport } from '../run-report.ts';
import type { Plan } from '../schemas/plan.ts';
import type { Counts } from './count-loops.ts';
import type { Declaration } from './declaration.ts';

export interface CandidateInstance {
  readonly loop: Loop;
  readonly instance: number;
  readonly iterations: number;
  /** Iteration at whose start the inside checkpoint stands. */
  readonly iteration: number;
  /** Share of the long trace executed inside. */
  readonly traceShare: number;
}

/** What the plan says of a loop; filled in while the candidates are tried. */
export type LoopVerdict = Plan['loops'][number];

/** At most this many instances are observed; the rest could only be reached if all of these failed. */
const maximumCandidates = 24;
/** A recursive loop must not crowd out the others: of one loop, only so many instances. */
const maximumPerLoop = 4;

/** What the case itself says about the choice. */
export interface InstanceChoice {
  readonly caseId: string;
  readonly declaration: Pick<Declaration, 'line' | 'instance' | 'iteration'>;
}

/** Largest share first; ties by source position, then by the lower instance. */
export function candidateInstances(
  loops: readonly Loop[],
  counts: Counts,
  choice: InstanceChoice,
): CandidateInstance[] {
  return loops
    .filter((loop) => loop.refused === undefined && isEligible(loop, loops, choice))
    .flatMap((loop) =>
      listedOf(loop, counts)
        .filter((report) => report.ended && isWanted(report, choice))
        .slice(0, maximumPerLoop)
        .map(({ instance, iterations, steps }) => ({
          loop,
          instance,
          iterations,
          iteration: choice.declaration.iteration ?? drawIteration(choice.caseId, loop.id, instance, iterations),
          traceShare: steps / counts.traceLength,
        })),
    )
    .sort(
      (left, right) =>
        right.traceShare - left.traceShare || left.loop.id - right.loop.id || left.instance - right.instance,
    )
    .slice(0, maximumCandidates);
}

/** Where the author declares a line, only the loop that begins there. */
function isEligible(loop: Loop, loops: readonly Loop[], { declaration: { line } }: InstanceChoice): boolean {
  return line === null || loopOnLine(loops, line) === loop;
}

function isWanted({ instance, iterations }: InstanceReport, { declaration }: InstanceChoice): boolean {
  return iterations >= (declaration.iteration ?? 0) && instance === (declaration.instance ?? instance);
}

function listedOf({ id }: Loop, counts: Counts): readonly InstanceReport[] {
  return counts.loops.find(({ loopId }) => loopId === id)?.listed ?? [];
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
    const wanted = listed.filter((instance) => isWanted(instance, choice));
    const best = wanted.find(({ ended }) => ended) ?? listed.find(({ ended }) => ended);
    return {
      loop_id: loop.id,
      line: loop.line,
      kind: loop.kind,
      instances: report?.instances ?? 0,
      longest_iterations: report?.most ?? 0,
      instance: best?.instance ?? null,
      trace_share: best === undefined ? null : roundedShare(best.steps / counts.traceLength),
      verdict: isEligible(loop, loops, choice) ? verdictOf(loop, wanted) : (loop.refused ?? 'not_declared'),
      fields: null,
      variables: [],
    };
  });
}

export function roundedShare(share: number): number {
  return Number(share.toFixed(6));
}

function verdictOf(loop: Loop, listed: readonly InstanceReport[]): string {
  if (loop.refused !== undefined) return loop.refused;
  if (listed.length === 0) return 'too_few_iterations';
  return listed.some(({ ended }) => ended) ? 'not_largest_share' : 'left_by_return';
}
