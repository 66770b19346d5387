/** Follows the words of an exchange from sentence to sentence, knowing nothing but the language they are told in. */
import { nounOf } from '../vocabulary.ts';

/** Amounts by agent, then by the singular of the good. */
export type Holdings = ReadonlyMap<string, ReadonlyMap<string, bigint>>;

type Stock = Map<string, Map<string, bigint>>;

const amount = '(?<amount>no|\\d+|all remaining) (?<good>\\w+)';
const sentences: readonly RegExp[] = [
  new RegExp(`^(?<giver>\\w+) gives ${amount} to (?<receiver>\\w+)\\.$`),
  new RegExp(`^(?<receiver>\\w+) receives ${amount} from (?<giver>\\w+)\\.$`),
  new RegExp(`^(?<giver>\\w+) hands (?<receiver>\\w+) ${amount}\\.$`),
  new RegExp(`^(?<receiver>\\w+) buys ${amount}\\.$`),
  new RegExp(`^(?<receiver>\\w+) picks up ${amount} at the market\\.$`),
  new RegExp(`^A shop sells (?<receiver>\\w+) ${amount}\\.$`),
  new RegExp(`^(?<giver>\\w+) loses ${amount}\\.$`),
  new RegExp(`^(?<giver>\\w+) leaves ${amount} on a train\\.$`),
  new RegExp(`^A thief takes ${amount} from (?<giver>\\w+)\\.$`),
];
const holding = /^(?:At the start, )?(?<agent>\w+) (?:has|owns|sets out with) (?<amounts>.+)\.$/;

/** What everybody owns in the end. Throws on a sentence it does not know, on a good nobody was said to own, and on a debt. */
export function readExchange(text: string): Holdings {
  const stock: Stock = new Map();
  for (const sentence of text.split('\n')) {
    const owned = holding.exec(sentence)?.groups;
    if (owned === undefined) follow(sentence, stock);
    else stock.set(owned.agent as string, readAmounts(owned.amounts as string));
  }
  return stock;
}

function readAmounts(text: string): Map<string, bigint> {
  const parts = text.split(/, | and /).map((part) => part.split(' '));
  return new Map(parts.map(([count, good]) => [singularOf(good), count === 'no' ? 0n : BigInt(count as string)]));
}

function follow(sentence: string, stock: Stock): void {
  for (const pattern of sentences) {
    const found = pattern.exec(sentence)?.groups;
    if (found === undefined) continue;
    const good = singularOf(found.good);
    const before = found.giver === undefined ? undefined : amountOf(stock, found.giver, good);
    if (before === undefined && found.amount === 'all remaining') throw new Error(`all of nothing: ${sentence}`);
    const moved = found.amount === 'all remaining' ? (before ?? 0n) : BigInt(found.amount as string);
    if (before !== undefined && before < moved) throw new Error(`not enough: ${sentence}`);
    if (found.giver !== undefined) stock.get(found.giver)?.set(good, (before ?? 0n) - moved);
    if (found.receiver !== undefined) {
      stock.get(found.receiver)?.set(good, amountOf(stock, found.receiver, good) + moved);
    }
    return;
  }
  throw new Error(`this sentence says nothing known: ${sentence}`);
}

/** The amount an agent owns. Throws when the story never said so. */
export function amountOf(holdings: Holdings, agent: string, good: string): bigint {
  const owned = holdings.get(agent)?.get(good);
  if (owned === undefined) throw new Error(`the story does not say how many of ${good} ${agent} has`);
  return owned;
}

/** Throws on a word that names no good. */
export function singularOf(word: string | undefined): string {
  const noun = nounOf(word ?? '');
  if (noun === undefined) throw new Error(`${word} is no good`);
  return noun.singular;
}
