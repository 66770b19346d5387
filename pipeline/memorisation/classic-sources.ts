/** The functions of the classic pairs, each under its telling name and under none. */
import { type ClassicPair, classicPairList } from '../../corpus/simulation/families/classic-pairs/pairs.ts';

export interface ClassicSource {
  readonly pair: string;
  readonly which: 'vanilla' | 'variation';
  readonly named: boolean;
  readonly source: string;
  /** The other function of the pair under the name of this one: apart from its name, what a memory of it would write. */
  readonly other: string;
}

export const classicSources: readonly ClassicSource[] = classicPairList.flatMap((pair) =>
  [true, false].flatMap((named) => [sourceOf(pair, 'vanilla', named), sourceOf(pair, 'variation', named)]),
);

function sourceOf(pair: ClassicPair, which: 'vanilla' | 'variation', named: boolean): ClassicSource {
  const other = which === 'vanilla' ? pair.variation : pair.vanilla;
  const name = named ? pair[which].name : 'f';
  return {
    ...{ pair: pair.name, which, named },
    source: pair[which].source.replace('FUNCTION', name),
    other: other.source.replace('FUNCTION', name),
  };
}
