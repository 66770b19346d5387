/** Min-K% of known functions and of their variations, and whether their least likely tokens are the same. */
import { missing } from '../../../analysis/missing.ts';
import type { Table } from '../../../analysis/tables/table.ts';
import type { ProbeReply } from '../../schemas/probe-reply.ts';
import { minKOf, overlapOf } from '../min-k.ts';
import type { Probe } from '../probe.ts';
import { repliesAboutFunctions } from './replies-of.ts';

/** A row for each pair under each name; only pairs with both replies. */
export function minKTable(replies: ReadonlyMap<Probe, ProbeReply>, percent: number): Table {
  const functions = repliesAboutFunctions(replies, 'min-k').flatMap(({ about, reply }) => {
    const found = minKOf(reply.tokens, percent);
    return found === undefined ? [] : [{ about, found }];
  });
  const pairs = Map.groupBy(functions, ({ about: { pair, named } }) => JSON.stringify([pair, named]));
  const rows = [...pairs.values()].flatMap((both) => {
    const [vanilla, variation] = (['vanilla', 'variation'] as const).map((which) =>
      both.find(({ about }) => about.which === which),
    );
    if (vanilla === undefined || variation === undefined) return [];
    const overlap = overlapOf(vanilla.found.leastLikely, variation.found.leastLikely);
    return [
      {
        pair: vanilla.about.pair,
        name: vanilla.about.named ? 'telling' : 'f',
        tokens: vanilla.found.tokens,
        min_k: vanilla.found.minK,
        mean_logprob: vanilla.found.meanLogprob,
        variation_tokens: variation.found.tokens,
        variation_min_k: variation.found.minK,
        variation_mean_logprob: variation.found.meanLogprob,
        difference: vanilla.found.minK - variation.found.minK,
        overlap: overlap.share,
        shared: overlap.shared.map((token) => JSON.stringify(token)).join(' '),
      },
    ];
  });
  const likelier = rows.filter(({ difference }) => difference > 0).length;
  return {
    name: 'min-k',
    title: `Min-${percent}% of known functions and of their variations`,
    columns: [
      { key: 'pair', label: 'Pair', kind: 'text' },
      { key: 'name', label: 'Name', kind: 'text' },
      { key: 'tokens', label: 'Tokens', kind: 'count' },
      { key: 'min_k', label: 'Min-K% vanilla', kind: 'decimal' },
      { key: 'mean_logprob', label: 'Mean vanilla', kind: 'decimal' },
      { key: 'variation_tokens', label: 'Tokens of variation', kind: 'count', machineOnly: true },
      { key: 'variation_min_k', label: 'Min-K% variation', kind: 'decimal' },
      { key: 'variation_mean_logprob', label: 'Mean variation', kind: 'decimal' },
      { key: 'difference', label: 'Min-K% difference', kind: 'decimal' },
      { key: 'overlap', label: 'Least likely tokens shared', kind: 'percent' },
      { key: 'shared', label: 'Shared tokens', kind: 'text' },
    ],
    rows: rows.map((row) => ({ ...row, overlap: Number.isFinite(row.overlap) ? row.overlap : missing('empty') })),
    notes: [
      `Min-K%: mean natural logarithm of the probabilities of the ${percent} % least likely tokens of the text, its first token left out; higher means more familiar (Shi et al. 2023).`,
      'Shared: least likely tokens that both functions have, over all that either has. Where it is high, Min-K% looks at the same tokens in both and cannot tell them apart.',
      `The known function has the higher Min-K% in ${likelier} of ${rows.length} rows.`,
    ],
  };
}
