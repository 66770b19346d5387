/** An exchange in words, in three wordings. One sentence a step. */
import { counted, enumerated, type Noun, nounOf } from '../vocabulary.ts';
import type { Exchange, ExchangeStep } from './exchange.ts';

interface Wording {
  readonly owns: (agent: string, amounts: string) => string;
  readonly gives: (agent: string, amount: string, other: string) => string;
  readonly buys: (agent: string, amount: string) => string;
  readonly loses: (agent: string, amount: string) => string;
}

const wordings: readonly Wording[] = [
  {
    owns: (agent, amounts) => `${agent} has ${amounts}.`,
    gives: (agent, amount, other) => `${agent} gives ${amount} to ${other}.`,
    buys: (agent, amount) => `${agent} buys ${amount}.`,
    loses: (agent, amount) => `${agent} loses ${amount}.`,
  },
  {
    owns: (agent, amounts) => `At the start, ${agent} owns ${amounts}.`,
    gives: (agent, amount, other) => `${other} receives ${amount} from ${agent}.`,
    buys: (agent, amount) => `${agent} picks up ${amount} at the market.`,
    loses: (agent, amount) => `${agent} leaves ${amount} on a train.`,
  },
  {
    owns: (agent, amounts) => `${agent} sets out with ${amounts}.`,
    gives: (agent, amount, other) => `${agent} hands ${other} ${amount}.`,
    buys: (agent, amount) => `A shop sells ${agent} ${amount}.`,
    loses: (agent, amount) => `A thief takes ${amount} from ${agent}.`,
  },
];

/** What everybody owns at first, then every step, one sentence a line. */
export function tellExchange(exchange: Exchange, paraphrase: number): string {
  const wording = wordings[paraphrase % wordings.length] as Wording;
  const goods = exchange.goods.map((good) => nounOf(good) as Noun);
  const holdings = exchange.agents.map((agent, place) => {
    const amounts = (exchange.initial[place] ?? []).map((amount, good) => counted(amount, goods[good] as Noun));
    return wording.owns(agent, enumerated(amounts));
  });
  return [...holdings, ...exchange.steps.map((step) => tellStep(step, exchange.agents, goods, wording))].join('\n');
}

function tellStep(step: ExchangeStep, agents: readonly string[], goods: readonly Noun[], wording: Wording): string {
  const agent = agents[step.agent] as string;
  const good = goods[step.good] as Noun;
  const amount = step.all ? `all remaining ${good.plural}` : counted(step.quantity, good);
  if (step.kind === 'buy') return wording.buys(agent, amount);
  return step.other === null
    ? wording.loses(agent, amount)
    : wording.gives(agent, amount, agents[step.other] as string);
}
