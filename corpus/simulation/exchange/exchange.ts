/** People who own goods, give them to one another, buy and lose some: the instance behind the stories of exchanged goods. */
import type { RandomStream } from '../../../core/random.ts';
import { between, oneOf, sample } from '../draw.ts';
import type { LinearProgram, Statement } from '../linear-program.ts';
import { nouns, people } from '../vocabulary.ts';

export interface ExchangeStep {
  readonly kind: 'give' | 'buy' | 'lose';
  /** Places in `agents` and `goods`. */
  readonly agent: number;
  readonly good: number;
  readonly quantity: number;
  /** Who receives what is given; null otherwise. */
  readonly other: number | null;
  /** Told as "all", and written with the variable in place of its value. */
  readonly all: boolean;
}

export interface Exchange {
  readonly agents: readonly string[];
  /** Singular forms. */
  readonly goods: readonly string[];
  /** Amounts by agent, then good. */
  readonly initial: readonly (readonly number[])[];
  readonly steps: readonly ExchangeStep[];
}

export interface ExchangeSize {
  readonly operations: number;
  readonly agents: number;
  readonly goods: number;
  /** Whether a whole stock is told as "all" instead of its number. */
  readonly sayAll: boolean;
}

const mostInitial = 10;
const mostBought = 10;

/** Draws an exchange of exactly `operations` steps between at least two agents. Somebody who lacks any one of the goods only buys. */
export function drawExchange(size: ExchangeSize, random: RandomStream): Exchange {
  const agents = sample(random, people, size.agents);
  const goods = sample(random, nouns, size.goods).map(({ singular }) => singular);
  const initial = agents.map(() => goods.map(() => between(random, 0, mostInitial)));
  const stock = initial.map((amounts) => [...amounts]);
  const steps = Array.from({ length: size.operations }, () => {
    const step = drawStep(stock, size, random);
    const owned = stock[step.agent] as number[];
    owned[step.good] = (owned[step.good] as number) + (step.kind === 'buy' ? step.quantity : -step.quantity);
    const received = step.other === null ? undefined : (stock[step.other] as number[]);
    if (received !== undefined) received[step.good] = (received[step.good] as number) + step.quantity;
    return step;
  });
  return { agents, goods, initial, steps };
}

function drawStep(stock: readonly number[][], size: ExchangeSize, random: RandomStream): ExchangeStep {
  const agent = random.nextIndex(size.agents);
  const owned = stock[agent] as number[];
  const drawn = oneOf(random, ['give', 'buy', 'lose'] as const);
  const kind = owned.includes(0) ? 'buy' : drawn;
  if (kind === 'buy') {
    const good = random.nextIndex(size.goods);
    return { kind, agent, good, quantity: between(random, 1, mostBought), other: null, all: false };
  }
  const other = kind === 'give' ? (agent + 1 + random.nextIndex(size.agents - 1)) % size.agents : null;
  const good = random.nextIndex(size.goods);
  const amount = owned[good] as number;
  const quantity = between(random, 1, amount);
  return { kind, agent, good, quantity, other, all: size.sayAll && quantity === amount };
}

/** `b2`: the second agent's amount of the second good. */
export function variableOf(agent: number, good: number): string {
  return `${String.fromCodePoint('a'.charCodeAt(0) + agent)}${good + 1}`;
}

/** Every variable in order of declaration. */
export const variablesOf = ({ agents, goods }: Exchange): string[] =>
  agents.flatMap((_, agent) => goods.map((_, good) => variableOf(agent, good)));

/** The same steps on variables; what is given takes two statements, the receiver's first. */
export function exchangeProgram({ initial, steps }: Exchange): LinearProgram {
  return {
    initial: initial.flatMap((amounts, agent) =>
      amounts.map((amount, good) => [variableOf(agent, good), BigInt(amount)] as const),
    ),
    statements: steps.flatMap(({ kind, agent, good, quantity, other, all }): Statement[] => {
      const target = variableOf(agent, good);
      const operand = all ? target : BigInt(quantity);
      if (kind === 'buy') return [{ target, operator: '+=', operand }];
      const given: Statement[] = other === null ? [] : [{ target: variableOf(other, good), operator: '+=', operand }];
      return [...given, { target, operator: '-=', operand }];
    }),
  };
}
