/** A ranking in words, in three wordings. One sentence an object. */
import type { StoryRendering } from '../family.ts';
import { ordinal, type Ranking } from './ranking.ts';

interface Wording {
  readonly weighs: (object: string, weight: number) => string;
  readonly asks: (rank: string, isFromLightest: boolean) => string;
}

const wordings: readonly Wording[] = [
  {
    weighs: (object, weight) => `The ${object} weighs ${weight} kg.`,
    asks: (rank, isFromLightest) =>
      `How many kg does the ${rank} ${isFromLightest ? 'lightest' : 'heaviest'} of these objects weigh?`,
  },
  {
    weighs: (object, weight) => `On the scales, the ${object} comes to ${weight} kg.`,
    asks: (rank, isFromLightest) =>
      `All objects are put in a row from the ${isFromLightest ? 'lightest to the heaviest' : 'heaviest to the lightest'}. ` +
      `What does the ${rank} in the row weigh, in kg?`,
  },
  {
    weighs: (object, weight) => `It takes ${weight} kg to balance the ${object}.`,
    asks: (rank, isFromLightest) =>
      `Counting from the ${isFromLightest ? 'lightest' : 'heaviest'} object, what is the weight of the ${rank} one in kg?`,
  },
];

/** Says of equal weights how they count, where there are any. */
export function tellRanking({ objects, weights, order, rank }: Ranking, paraphrase: number): StoryRendering {
  const { weighs, asks } = wordings[paraphrase % wordings.length] as Wording;
  const sentences = objects.map((object, place) => weighs(object, weights[place] as number));
  if (new Set(weights).size < weights.length) sentences.push('Objects of the same weight count one by one.');
  return { text: sentences.join('\n'), question: asks(ordinal(rank + 1), order === 'ascending') };
}
