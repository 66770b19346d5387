/** Agents who take over or double each other's money (CriticalPath): the balance of the last agent is labelled. */
import { badItem, quoted } from '../bad-data.ts';
import type { Item } from '../data-folder.ts';
import { onlyName, scalarText } from '../labels.ts';
import type { PublishedFamily } from './family.ts';

export interface CreditStory {
  readonly initial: ReadonlyMap<string, bigint>;
  readonly final: ReadonlyMap<string, bigint>;
  /** Each with who acts and whose money it is. */
  readonly events: readonly { readonly kind: 'take' | 'double'; readonly actor: string; readonly other: string }[];
}

const balance = /\b([A-Za-z]\w*)\s*=\s*(-?\d+)/g;
const taking = /^(\w+) gets all the credit .*?\b(\w+) has\b/;
const doubling = /^(\w+) doubles the amount of credit .*?\b(\w+) has\b/;

/** Follows the events in the words of the text; sentences that do not begin with an agent who acts are not about what happens. */
export function readCreditStory(item: Item): CreditStory {
  const initial = new Map<string, bigint>();
  const events: CreditStory['events'][number][] = [];
  const stock = new Map<string, bigint>();
  item.story.split(/\r?\n/).forEach((text, index) => {
    const sentence = text.trim();
    for (const [, agent, amount] of sentence.matchAll(balance)) {
      initial.set(agent as string, BigInt(amount as string));
      stock.set(agent as string, BigInt(amount as string));
    }
    const takes = taking.exec(sentence);
    const [, actor, other] = takes ?? doubling.exec(sentence) ?? [];
    if (actor === undefined || other === undefined) return;
    const [own, theirs] = [stock.get(actor), stock.get(other)];
    if (own === undefined || theirs === undefined) {
      throw badItem(item, `nat line ${index + 1}`, `an agent without a balance: ${quoted(sentence)}`);
    }
    events.push({ kind: takes === null ? 'double' : 'take', actor, other });
    stock.set(actor, takes === null ? own - theirs : own + theirs);
    stock.set(other, takes === null ? 2n * theirs : 0n);
  });
  return { initial, final: stock, events };
}

export const criticalPath: PublishedFamily = {
  folder: 'CriticalPath',
  title: 'critical path / critical good exchange',
  experiment: 'critical-path',
  levelParameters: ['n_ops'],
  program(item) {
    const name = onlyName(item, 'programLabel');
    return { program: item.program, expressions: [name], labels: [scalarText(item, 'programLabel', name)] };
  },
  story(item) {
    const agent = onlyName(item, 'storyLabel');
    return {
      answers: [readCreditStory(item).final.get(agent)?.toString() ?? null],
      labels: [scalarText(item, 'storyLabel', agent)],
    };
  },
};
