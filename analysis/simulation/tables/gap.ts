/** The simulation gap: code minus story over the same items. */
import { clusterSums } from '../../estimators/cluster-sums.ts';
import { clusteredMcNemar } from '../../estimators/clustered-mcnemar.ts';
import { mcnemar } from '../../estimators/mcnemar.ts';
import { adjustHolm } from '../../estimators/multiple-testing.ts';
import { estimateOverSources } from '../../estimators/source-estimate.ts';
import { missing } from '../../missing.ts';
import { orMissing } from '../../tables/association-cells.ts';
import type { Row, Table } from '../../tables/table.ts';
import type { Simulation } from '../cells.ts';
import { headingColumns, pairColumns } from '../identity-cells.ts';
import { accuracyNotes } from '../notes.ts';
import { type Pair, type PairedSeries, pairedSeries } from '../pairs.ts';
import { isRight } from '../shares.ts';

export function gapTable(simulation: Simulation): Table {
  const series = pairedSeries(simulation);
  const overall = series.map((each) => gapOf(simulation, each.pairs));
  const tested = overall.flatMap(({ signFlipP }) => (signFlipP === null ? [] : [signFlipP]));
  const adjusted = adjustHolm(tested);
  let next = 0;
  return {
    name: 'simulation-gap',
    title: 'Simulation gap: code minus story, the same items',
    headingColumns,
    columns: [
      ...pairColumns,
      { key: 'level', label: 'Level', kind: 'text' },
      { key: 'planned_pairs', label: 'Pairs planned', kind: 'count' },
      { key: 'pairs', label: 'n', kind: 'count' },
      { key: 'both_right', label: 'Both right', kind: 'count' },
      { key: 'code_only', label: 'Code only', kind: 'count' },
      { key: 'story_only', label: 'Story only', kind: 'count' },
      { key: 'both_wrong', label: 'Both wrong', kind: 'count' },
      { key: 'gap', label: 'Code - story (points)', kind: 'points' },
      { key: 'gap_bootstrap', label: 'Bootstrap', kind: 'points_interval' },
      { key: 'gap_t', label: 't', kind: 'points_interval', machineOnly: true },
      { key: 'mcnemar_p', label: 'p, McNemar', kind: 'p' },
      { key: 'sign_flip_p', label: 'p, worlds', kind: 'p' },
      { key: 'sign_flip_holm', label: 'p, Holm', kind: 'p' },
    ],
    rows: series.flatMap((each, index) => {
      const all = overall[index] as Gap;
      const holm = all.signFlipP === null ? missing('no_spread') : (adjusted[next++] as number);
      return [
        { ...rowOf(each, 'all levels', each.planned, all), sign_flip_holm: holm },
        ...levelsOf(each).map(([level, pairs]) => ({
          ...rowOf(each, level, pairs.length, gapOf(simulation, pairs)),
          sign_flip_holm: missing('not_applicable'),
        })),
      ];
    }),
    notes: [
      'n = items (and repeats) with a response in both renderings. McNemar: exact, pairs as independent; p, worlds: exact sign-flip test in which the difference of a world changes sign as a whole. ' +
        'Holm: over the rows of all levels; the rows of single levels are not adjusted.',
      ...accuracyNotes(simulation),
    ],
  };
}

interface Gap {
  readonly counts: Row;
  readonly signFlipP: number | null;
  readonly estimates: Row;
}

function gapOf(simulation: Simulation, pairs: readonly Pair[]): Gap {
  const count = (code: boolean, story: boolean) =>
    pairs.filter((pair) => isRight(pair.code) === code && isRight(pair.story) === story).length;
  const { clusterIds, draws } = simulation.clustersOf(pairs.map(({ code }) => code));
  const sums = clusterSums(clusterIds, pairs, {
    cluster: ({ code }) => code.world_id,
    value: ({ code, story }) => Number(isRight(code)) - Number(isRight(story)),
  });
  const gap = estimateOverSources(sums, draws);
  const signFlipP = gap.sources < 2 ? null : (clusteredMcNemar(sums.numerators)?.signFlipP ?? null);
  return {
    signFlipP,
    counts: {
      pairs: pairs.length,
      both_right: count(true, true),
      code_only: count(true, false),
      story_only: count(false, true),
      both_wrong: count(false, false),
    },
    estimates: {
      gap: gap.estimate,
      gap_bootstrap: gap.bootstrapInterval,
      gap_t: gap.intervalCr1,
      mcnemar_p: mcnemar(count(true, false), count(false, true)).exactP,
      sign_flip_p: orMissing(signFlipP, gap.sources < 2 ? 'single_source' : 'no_spread'),
    },
  };
}

function rowOf({ first }: PairedSeries, level: string, planned: number, { counts, estimates }: Gap): Row {
  return {
    family: first.family,
    mode_of_items: first.mode,
    setting: first.setting,
    level,
    planned_pairs: planned,
    ...counts,
    ...estimates,
  };
}

const levelsOf = ({ pairs }: PairedSeries) => [...Map.groupBy(pairs, ({ level }) => level)];
