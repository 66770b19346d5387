/** The cost of memory: right answers on well-known functions, on their variations, and how often the function that is remembered was answered. */
import { wilsonInterval } from '../../estimators/wilson.ts';
import { orMissing } from '../../tables/association-cells.ts';
import type { Row, Table } from '../../tables/table.ts';
import { baselinesOf } from '../baselines.ts';
import { completedOf, type Simulation } from '../cells.ts';
import { type ClassicPair, classicPairsOf, sameInputs, tellingApart } from '../classic-pairs.ts';
import { headingColumns, pairColumns } from '../identity-cells.ts';
import { accuracyNotes } from '../notes.ts';
import { differenceCells, differenceColumns, pairedDifference, testsNote } from '../paired-difference.ts';
import { isRight, plainShare } from '../shares.ts';

export function classicPairsTable(simulation: Simulation): Table {
  return {
    name: 'classic-pairs',
    title: 'Classic functions and their variations on the same inputs',
    headingColumns,
    columns: [
      ...pairColumns,
      { key: 'pair', label: 'Pair', kind: 'text' },
      { key: 'names', label: 'Names', kind: 'text' },
      { key: 'vanilla_n', label: 'n', kind: 'count' },
      { key: 'vanilla', label: 'Vanilla (%)', kind: 'percent' },
      { key: 'vanilla_constant', label: 'Constant (%)', kind: 'percent' },
      { key: 'variation_n', label: 'n', kind: 'count' },
      { key: 'variation', label: 'Variation (%)', kind: 'percent' },
      { key: 'variation_constant', label: 'Constant (%)', kind: 'percent' },
      ...differenceColumns({ first: 'Variation only', second: 'Vanilla only', difference: 'Variation - vanilla' }),
      { key: 'told_apart', label: 'Told apart', kind: 'count' },
      { key: 'answered_vanilla', label: 'Answered f for g (%)', kind: 'percent' },
      { key: 'answered_vanilla_wilson', label: 'Wilson', kind: 'percent_interval' },
    ],
    rows: classicPairsOf(simulation).map((pair) => pairRow(simulation, pair)),
    notes: [
      'Vanilla f, variation g. n before the difference: inputs on which both have a response. Answered f for g: the answer about g is what f returns, of the replies with an answer on inputs where the two differ (told apart). ' +
        'Names: plain = they say nothing; telling = the functions are called by what they do. ' +
        testsNote,
      ...accuracyNotes(simulation),
    ],
  };
}

function pairRow(simulation: Simulation, pair: ClassicPair): Row {
  const [vanilla, variation] = [completedOf(pair.vanilla), completedOf(pair.variation)];
  const paired = pairedDifference(simulation, sameInputs(pair));
  const apart = tellingApart(pair.variation);
  const confused = apart.filter(({ answered_vanilla }) => answered_vanilla === true).length;
  return {
    family: pair.family,
    mode_of_items: pair.mode,
    setting: pair.setting,
    pair: pair.pair,
    names: pair.telling ? 'telling' : 'plain',
    vanilla_n: vanilla.length,
    vanilla: plainShare(vanilla, isRight),
    vanilla_constant: baselinesOf(pair.vanilla).constant,
    variation_n: variation.length,
    variation: plainShare(variation, isRight),
    variation_constant: baselinesOf(pair.variation).constant,
    ...differenceCells(paired),
    told_apart: apart.length,
    answered_vanilla: plainShare(apart, ({ answered_vanilla }) => answered_vanilla === true),
    answered_vanilla_wilson: orMissing(wilsonInterval(confused, apart.length), 'empty'),
  };
}
