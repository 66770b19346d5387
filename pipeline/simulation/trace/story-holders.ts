/** What stands in a story for the variables of its twin: who holds how many of what. */

import { accountVariable } from '../../../corpus/simulation/accounts/accounts.ts';
import { variableOf } from '../../../corpus/simulation/exchange/exchange.ts';
import type { SimulationItem } from '../../../corpus/simulation/schemas/simulation-item.ts';
import { type Noun, nounOf } from '../../../corpus/simulation/vocabulary.ts';

export interface Holder {
  readonly variable: string;
  /** A person, or a box: `Box 4`. */
  readonly owner: string;
  /** What is counted; undefined for balances and for boxes. */
  readonly noun: Noun | undefined;
}

/** Of the families whose stories are about people or boxes; none for the others. */
export function holdersOf({ form }: Pick<SimulationItem, 'form'>): Holder[] {
  const { agents, goods, world } = form as { agents?: string[]; goods?: string[]; world?: { initial?: unknown[] } };
  if (agents !== undefined && goods !== undefined) {
    return agents.flatMap((owner, agent) =>
      goods.map((good, place) => ({ variable: variableOf(agent, place), owner, noun: nounOf(good) })),
    );
  }
  if (agents !== undefined)
    return agents.map((owner, agent) => ({ variable: accountVariable(agent), owner, noun: undefined }));
  return (world?.initial ?? []).map((_, box) => ({
    variable: `box${box + 1}`,
    owner: `Box ${box + 1}`,
    noun: undefined,
  }));
}
