/** Several groups of people who exchange within their group alone, everybody with everybody: threads that never meet. */
import type { RandomStream } from '../../../core/random.ts';
import { oneOf, sample } from '../draw.ts';
import { nouns, people } from '../vocabulary.ts';
import { drawExchange, type Exchange, type ExchangeStep } from './exchange.ts';

export type Arrangement = 'contiguous' | 'interleaved';

export interface CliquesSize {
  readonly operations: number;
  readonly groups: number;
  /** In each group. */
  readonly agents: number;
  /** `contiguous`: one group after the other; `interleaved`: never two steps of one group in a row. */
  readonly arrangement: Arrangement;
}

/** The people of a group stand next to each other; the steps are shared out evenly. All exchange the same good. */
export function drawCliques(size: CliquesSize, random: RandomStream): Exchange {
  const parts = Array.from({ length: size.groups }, (_, group) => drawClique(size, group, random));
  return {
    agents: sample(random, people, size.groups * size.agents),
    goods: sample(random, nouns, 1).map(({ singular }) => singular),
    initial: parts.flatMap(({ initial }) => initial),
    steps: arranged(
      parts.map(({ steps }) => steps),
      size.arrangement,
      random,
    ),
  };
}

function drawClique({ operations, groups, agents }: CliquesSize, group: number, random: RandomStream): Exchange {
  const share = Math.floor(operations / groups) + (group < operations % groups ? 1 : 0);
  const pairs = (agents * (agents - 1)) / 2;
  for (;;) {
    const drawn = drawExchange({ operations: share, agents, goods: 1, sayAll: true }, random);
    if (tradingPairs(drawn.steps).size < pairs) continue;
    const offset = group * agents;
    const moved = drawn.steps.map((step) => ({
      ...step,
      agent: step.agent + offset,
      other: step.other === null ? null : step.other + offset,
    }));
    return { ...drawn, steps: moved };
  }
}

/** The pairs of people between whom something is given, as `0 2`. */
export function tradingPairs(steps: readonly ExchangeStep[]): Set<string> {
  const given = steps.flatMap(({ agent, other }) => (other === null ? [] : [[agent, other]]));
  return new Set(given.map((pair) => pair.toSorted((one, other) => one - other).join(' ')));
}

function arranged(
  parts: readonly (readonly ExchangeStep[])[],
  arrangement: Arrangement,
  random: RandomStream,
): ExchangeStep[] {
  if (arrangement === 'contiguous') return parts.flat();
  const left = parts.map((steps) => [...steps]);
  const order: ExchangeStep[] = [];
  let last: ExchangeStep[] | undefined;
  while (left.some((steps) => steps.length > 0)) {
    const others = left.filter((steps) => steps !== last);
    // The longest of the others, so that nothing is left over that would have to follow itself.
    const longest = Math.max(...others.map((steps) => steps.length));
    last = oneOf(
      random,
      others.filter((steps) => steps.length === longest),
    );
    order.push(last.shift() as ExchangeStep);
  }
  return order;
}
