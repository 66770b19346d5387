/** Accounts in words, in three wordings. One sentence a step. */
import type { Accounts } from './accounts.ts';

interface Wording {
  readonly stands: (agent: string, amount: number) => string;
  readonly doubles: (agent: string, other: string) => string;
  readonly takesOver: (agent: string, other: string) => string;
  readonly asks: (agent: string) => string;
}

const wordings: readonly Wording[] = [
  {
    stands: (agent, amount) => `The balance of ${agent} is ${amount}.`,
    doubles: (agent, other) =>
      `The balance of ${other} doubles, and what it changes by is taken from the balance of ${agent}.`,
    takesOver: (agent, other) => `The whole balance of ${other} moves to ${agent}, which leaves ${other} with 0.`,
    asks: (agent) => `What is the balance of ${agent} at the end?`,
  },
  {
    stands: (agent, amount) =>
      amount < 0 ? `${agent} starts with a debt of ${euros(-amount)}.` : `${agent} starts with ${euros(amount)}.`,
    // Both directions are said, because who doubles a debt is paid for it.
    doubles: (agent, other) =>
      `${agent} doubles the credit or debt of ${other}: what ${other} gains, ${agent} pays; what ${other} loses, ${agent} gets.`,
    takesOver: (agent, other) =>
      `${agent} takes over all that ${other} has or owes, and ${other} is left with nothing.`,
    asks: (agent) => `How many euros does ${agent} have at the end (a debt is a negative number)?`,
  },
  {
    stands: (agent, amount) => `In the books of the bank, ${agent} stands at ${amount}.`,
    doubles: (agent, other) =>
      `The bank books the standing of ${other} once more to ${other}, and the same amount with the opposite sign to ${agent}.`,
    takesOver: (agent, other) =>
      `The bank merges the standing of ${other} into that of ${agent} and resets ${other} to 0.`,
    asks: (agent) => `Where does ${agent} stand in the books at the end?`,
  },
];

/** The story, and what it asks. */
export function tellAccounts({ agents, initial, steps, asked }: Accounts, paraphrase: number) {
  const wording = wordings[paraphrase % wordings.length] as Wording;
  const named = (place: number) => agents[place] as string;
  const sentences = [
    ...agents.map((agent, place) => wording.stands(agent, initial[place] ?? 0)),
    ...steps.map(({ kind, agent, other }) =>
      (kind === 'double' ? wording.doubles : wording.takesOver)(named(agent), named(other)),
    ),
  ];
  return { text: sentences.join('\n'), question: wording.asks(named(asked)) };
}

const euros = (amount: number): string => `${amount} ${amount === 1 ? 'euro' : 'euros'}`;
