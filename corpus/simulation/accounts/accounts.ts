/**
 * Accounts that are doubled at somebody's expense or taken over, debts included: the instance behind the critical good exchange.
 * Only the steps of the path decide the asked balance. They are drawn from the last to the first, so that each of them holds exactly
 * one statement of the backward slice; all other steps are between accounts that the path never uses.
 */
import type { RandomStream } from '../../../core/random.ts';
import { between, oneOf, sample } from '../draw.ts';
import type { Mode } from '../family.ts';
import type { LinearProgram, Statement } from '../linear-program.ts';
import { pathPlaces } from '../path-places.ts';
import { people } from '../vocabulary.ts';

export interface AccountStep {
  /** `double`: `other` is doubled and `agent` pays the difference; `take-over`: all of `other` goes to `agent`. */
  readonly kind: 'double' | 'take-over';
  /** Places in `agents`. */
  readonly agent: number;
  readonly other: number;
  readonly onPath: boolean;
}

export interface Accounts {
  readonly agents: readonly string[];
  readonly initial: readonly number[];
  readonly steps: readonly AccountStep[];
  /** Place in `agents` of the account that is asked for. */
  readonly asked: number;
}

export interface AccountsSize {
  readonly operations: number;
  readonly path: number;
  readonly agents: number;
}

const largestInitial = 10;

/** In `paper` mode the last account is asked for and the second half of them take part in the path; else any, drawn. */
export function drawAccounts(
  { operations, path, agents: count }: AccountsSize,
  random: RandomStream,
  mode: Mode,
): Accounts {
  const agents = sample(random, people, count);
  const places = agents.map((_, place) => place);
  const order = mode === 'paper' ? places.toReversed() : sample(random, places, count);
  const onPath = order.slice(0, Math.floor(count / 2));
  const noise = order.slice(onPath.length);
  const [asked = 0] = onPath;
  const initial = agents.map(() => between(random, -largestInitial, largestInitial));
  const pathSteps = pathPlaces(random, operations, path, mode);
  let needed: readonly number[] = [asked];
  const steps: AccountStep[] = [];
  for (let place = operations - 1; place >= 0; place -= 1) {
    if (!pathSteps.has(place)) {
      const [agent = 0, other = 0] = sample(random, noise, 2);
      steps.push({ kind: oneOf(random, ['double', 'take-over'] as const), agent, other, onPath: false });
      continue;
    }
    const step = oneOf(random, pathStepsBefore(needed, onPath));
    steps.push(step);
    needed = neededBefore(step, needed);
  }
  return { agents, initial, steps: steps.reverse(), asked };
}

/** The steps of which one statement alone matters, given which accounts are needed after them; some account of the path stays unneeded. */
function pathStepsBefore(needed: readonly number[], onPath: readonly number[]): AccountStep[] {
  const free = onPath.filter((place) => !needed.includes(place));
  const pairs = needed.flatMap((one) => free.map((another) => [one, another] as const));
  return pairs
    .flatMap(([one, another]): AccountStep[] => [
      { kind: 'double', agent: one, other: another, onPath: true },
      { kind: 'take-over', agent: one, other: another, onPath: true },
      { kind: 'double', agent: another, other: one, onPath: true },
      { kind: 'take-over', agent: another, other: one, onPath: true },
    ])
    .filter((step) => {
      const before = neededBefore(step, needed).length;
      return before > 0 && before < onPath.length;
    });
}

/** The accounts that decide the answer before the step. */
function neededBefore({ kind, agent, other }: AccountStep, needed: readonly number[]): readonly number[] {
  if (needed.includes(agent)) return needed.includes(other) ? needed : [...needed, other];
  return kind === 'take-over' ? needed.filter((place) => place !== other) : needed;
}

export const accountVariable = (place: number): string => `a${place}`;

/** The same steps on variables, two statements a step. */
export function accountsProgram({ initial, steps }: Accounts): LinearProgram {
  return {
    initial: initial.map((amount, place) => [accountVariable(place), BigInt(amount)] as const),
    statements: steps.flatMap(({ kind, agent, other }): Statement[] => {
      const [target, source] = [accountVariable(agent), accountVariable(other)];
      return kind === 'double'
        ? [
            { target, operator: '-=', operand: source },
            { target: source, operator: '+=', operand: source },
          ]
        : [
            { target, operator: '+=', operand: source },
            { target: source, operator: '=', operand: 0n },
          ];
    }),
  };
}
