/** What is in what, in three wordings. One sentence a kind; the last kind is asked for. */
import type { StoryRendering } from '../family.ts';
import { counted, type Noun, nounOf } from '../vocabulary.ts';
import { containersOf, type Kind } from './containment.ts';

interface Wording {
  readonly inHall: (amount: string) => string;
  readonly inEach: (amount: string, container: string) => string;
  readonly asks: (plural: string) => string;
}

const wordings: readonly Wording[] = [
  {
    inHall: (amount) => `There are ${amount} in the hall.`,
    inEach: (amount, container) => `There are ${amount} in each ${container}.`,
    asks: (plural) => `How many ${plural} are there in the hall in all?`,
  },
  {
    inHall: (amount) => `The hall holds ${amount}.`,
    inEach: (amount, container) => `Every ${container} holds ${amount}.`,
    asks: (plural) => `Somebody counts all ${plural} of the hall. What is their number?`,
  },
  {
    inHall: (amount) => `Somebody brings ${amount} into the hall.`,
    inEach: (amount, container) => `Inside each ${container} are ${amount}.`,
    asks: (plural) => `The hall is emptied, and everything is unpacked. How many ${plural} come out?`,
  },
];

export function tellContainment(kinds: readonly Kind[], paraphrase: number): StoryRendering {
  const { inHall, inEach, asks } = wordings[paraphrase % wordings.length] as Wording;
  const sentences = containersOf(kinds).map((container, place) => {
    const { thing, count } = kinds[place] as Kind;
    const amount = counted(count, nounOf(thing) as Noun);
    return container === undefined ? inHall(amount) : inEach(amount, (kinds[container] as Kind).thing);
  });
  return { text: sentences.join('\n'), question: asks((nounOf(kinds.at(-1)?.thing ?? '') as Noun).plural) };
}
