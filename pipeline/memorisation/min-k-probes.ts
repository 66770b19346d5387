/** Whole functions, whose own tokens are looked at: Min-K% of Shi et al. 2023 (paper, figure 7, bottom). */
import { classicSources } from './classic-sources.ts';
import type { Probe } from './probe.ts';

export function minKProbes(): Probe[] {
  return classicSources.map(({ pair, which, named, source }) => ({
    id: ['min-k', pair, which, named ? 'named' : 'anonymous'].join('/'),
    kind: 'min-k',
    text: source.trimEnd(),
    rest: '',
    vanillaRest: null,
    otherRest: null,
    about: { pair, which, named },
    // Some servers refuse to write nothing; what they write is left out.
    outputTokens: 1,
  }));
}
