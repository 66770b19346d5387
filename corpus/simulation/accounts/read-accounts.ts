/** Follows the words about accounts from sentence to sentence, knowing nothing but the language they are told in. */
import type { StoryRendering } from '../family.ts';
import { wordsOf } from '../words-of.ts';

const starts: readonly RegExp[] = [
  /^The balance of (?<agent>\w+) is (?<amount>-?\d+)\.$/,
  /^(?<agent>\w+) starts with (?<debt>a debt of )?(?<amount>\d+) euros?\.$/,
  /^In the books of the bank, (?<agent>\w+) stands at (?<amount>-?\d+)\.$/,
];
const doublings: readonly RegExp[] = [
  /^The balance of (?<other>\w+) doubles, and what it changes by is taken from the balance of (?<agent>\w+)\.$/,
  /^(?<agent>\w+) doubles the credit or debt of (?<other>\w+): what \k<other> gains, \k<agent> pays; what \k<other> loses, \k<agent> gets\.$/,
  /^The bank books the standing of (?<other>\w+) once more to \k<other>, and the same amount with the opposite sign to (?<agent>\w+)\.$/,
];
const takeovers: readonly RegExp[] = [
  /^The whole balance of (?<other>\w+) moves to (?<agent>\w+), which leaves \k<other> with 0\.$/,
  /^(?<agent>\w+) takes over all that (?<other>\w+) has or owes, and \k<other> is left with nothing\.$/,
  /^The bank merges the standing of (?<other>\w+) into that of (?<agent>\w+) and resets \k<other> to 0\.$/,
];
const questions: readonly RegExp[] = [
  /^What is the balance of (?<agent>\w+) at the end\?$/,
  /^How many euros does (?<agent>\w+) have at the end/,
  /^Where does (?<agent>\w+) stand in the books at the end\?$/,
];

/** The asked balance. Throws on a sentence it does not know, and on accounts that were never opened. */
export function readAccounts({ text, question }: StoryRendering): bigint {
  const balances = new Map<string, bigint>();
  const balanceOf = (agent: string | undefined): bigint => {
    const balance = balances.get(agent ?? '');
    if (balance === undefined) throw new Error(`the story opens no account for ${agent}`);
    return balance;
  };
  for (const sentence of text.split('\n')) {
    const opened = wordsOf(starts, sentence);
    if (opened !== undefined) {
      const amount = BigInt(opened.amount ?? '');
      balances.set(opened.agent ?? '', opened.debt === undefined ? amount : -amount);
      continue;
    }
    const doubled = wordsOf(doublings, sentence);
    const { agent = '', other = '' } = doubled ?? wordsOf(takeovers, sentence) ?? {};
    const [own, others] = [balanceOf(agent), balanceOf(other)];
    balances.set(agent, doubled === undefined ? own + others : own - others);
    balances.set(other, doubled === undefined ? 0n : 2n * others);
  }
  return balanceOf(wordsOf(questions, question)?.agent);
}
