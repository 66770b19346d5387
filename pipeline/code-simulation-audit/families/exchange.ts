/** Agents who give, buy and lose goods (StraightLine, ParallelPaths): every quantity of every agent is labelled. */
import { badItem, quoted } from '../bad-data.ts';
import type { Item } from '../data-folder.ts';
import { scalarText } from '../labels.ts';
import type { PublishedFamily } from './family.ts';

export type EventKind = 'give' | 'buy' | 'lose';

export interface ExchangeStory {
  /** `agent good` -> quantity, at the end. */
  readonly final: ReadonlyMap<string, bigint>;
  readonly events: readonly EventKind[];
  /** Every quantity that occurs after an event. */
  readonly quantities: readonly bigint[];
}

const having = /^agent-(\w+) has (.+?)\.?$/i;
const giving = /^agent-(\w+) gives (all (?:of )?their|\d+) (\S+) to agent-(\w+?)\.?$/i;
const changing = /^agent-(\w+) (buys|loses) (all (?:of )?their|\d+) (\S+?)\.?$/i;

/** Follows the events in the words of the text; sentences of any other form are not about what happens. */
export function readExchangeStory(item: Item): ExchangeStory {
  const stock = new Map<string, bigint>();
  const events: EventKind[] = [];
  const quantities: bigint[] = [];
  const add = (key: string, amount: bigint, line: number) => {
    const before = stock.get(key);
    if (before === undefined) throw badItem(item, `nat line ${line}`, `nothing is said of ${quoted(key)} before`);
    if (before + amount < 0n) throw badItem(item, `nat line ${line}`, `more of ${quoted(key)} goes than there is`);
    stock.set(key, before + amount);
    quantities.push(before + amount);
  };
  item.story.split(/\r?\n/).forEach((text, index) => {
    const [line, sentence] = [index + 1, text.trim()];
    const has = having.exec(sentence);
    const gives = giving.exec(sentence);
    const changes = changing.exec(sentence);
    if (has !== null) {
      for (const part of (has[2] as string).split(',')) {
        const [, count, good] = /^\s*(\d+) (\S+)\s*$/.exec(part) ?? [];
        if (count === undefined)
          throw badItem(item, `nat line ${line}`, `not a quantity of something: ${quoted(part)}`);
        stock.set(`${has[1]} ${good}`, BigInt(count));
      }
    } else if (gives !== null) {
      const [, giver, howMuch, good, receiver] = gives as unknown as [string, string, string, string, string];
      const amount = amountOf(howMuch, stock.get(`${giver} ${good}`));
      add(`${giver} ${good}`, -amount, line);
      add(`${receiver} ${good}`, amount, line);
      events.push('give');
    } else if (changes !== null) {
      const [, agent, verb, howMuch, good] = changes as unknown as [string, string, string, string, string];
      const amount = amountOf(howMuch, stock.get(`${agent} ${good}`));
      const buys = verb.toLowerCase() === 'buys';
      add(`${agent} ${good}`, buys ? amount : -amount, line);
      events.push(buys ? 'buy' : 'lose');
    } else if (/^agent-\w+ /i.test(sentence)) {
      throw badItem(item, `nat line ${line}`, `not an event of this family: ${quoted(sentence)}`);
    }
  });
  return { final: stock, events, quantities };
}

const amountOf = (words: string, stock: bigint | undefined): bigint =>
  /^\d/.test(words) ? BigInt(words) : (stock ?? 0n);

function exchangeFamily(folder: string, title: string, experiment: string): PublishedFamily {
  return {
    folder,
    title,
    experiment,
    levelParameters: ['n_ops'],
    program(item) {
      const names = [...item.programLabel.keys()];
      return {
        program: item.program,
        expressions: names,
        labels: names.map((name) => scalarText(item, 'programLabel', name)),
      };
    },
    story(item) {
      const { final } = readExchangeStory(item);
      const asked = [...item.storyLabel].flatMap(([agent, goods]) => {
        if (!(goods instanceof Map))
          throw badItem(item, `label_nat.${agent}`, 'the label of an agent is not an object');
        return [...goods].map(([good, value]) => [agent, good, value] as const);
      });
      return {
        answers: asked.map(([agent, good]) => final.get(`${agent} ${good}`)?.toString() ?? null),
        labels: asked.map(([agent, good, value]) => scalarText(item, 'storyLabel', `${agent}.${good}`, value)),
      };
    },
  };
}

export const straightLine = exchangeFamily('StraightLine', 'straight line / good exchange', 'straight-line');
export const parallelPaths = exchangeFamily('ParallelPaths', 'parallel paths / clique exchange', 'parallel-paths');
