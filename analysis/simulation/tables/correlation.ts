/** Whether code stands in for the story: correlation over the levels of a family, and over its items. */
import { mean } from 'simple-statistics';
import { clusteredPhi } from '../../estimators/clustered-phi.ts';
import { type Correlation, pearson, spearman } from '../../estimators/correlation.ts';
import { countText } from '../../tables/count-text.ts';
import type { Row, Table } from '../../tables/table.ts';
import type { Simulation } from '../cells.ts';
import { headingColumns, pairColumns } from '../identity-cells.ts';
import { commonNotes, missingNote } from '../notes.ts';
import { type PairedSeries, pairedSeries } from '../pairs.ts';
import { isRight } from '../shares.ts';

export function correlationTable(simulation: Simulation): Table {
  return {
    name: 'correlation',
    title: 'Correlation of code and story, over levels and over matched items',
    headingColumns,
    columns: [
      ...pairColumns,
      { key: 'levels', label: 'Levels', kind: 'count' },
      { key: 'pearson', label: 'Pearson r', kind: 'decimal' },
      { key: 'pearson_interval', label: 'r, 95%', kind: 'ratio_interval' },
      { key: 'spearman', label: 'Spearman', kind: 'decimal' },
      { key: 'spearman_interval', label: 'Spearman, 95%', kind: 'ratio_interval' },
      { key: 'items', label: 'Items and repeats', kind: 'count' },
      { key: 'phi', label: 'phi', kind: 'decimal' },
      { key: 'phi_interval', label: 'phi, 95%', kind: 'ratio_interval' },
      { key: 'phi_within', label: 'phi within levels', kind: 'decimal' },
      { key: 'phi_within_interval', label: 'phi within, 95%', kind: 'ratio_interval' },
    ],
    rows: pairedSeries(simulation).map((series) => correlationRow(simulation, series)),
    notes: [
      'Over levels: accuracies of the two renderings over the same items of each level; a handful of levels gives wide intervals, and two falling curves correlate whatever falls. ' +
        "Intervals by Fisher's transformation (Spearman: variance of Bonett and Wright).",
      `Over items: phi of right and wrong of the same item in both renderings, percentile bootstrap over worlds (${countText(simulation.bootstrap.replicates)} replicates, seed ${simulation.bootstrap.seed}); ` +
        'replicates in which all code or all stories are alike have no phi and are left out. Within levels, the level no longer plays a part: only this shows that the same items are hard in both.',
      missingNote(simulation.scores),
      ...commonNotes(simulation.scores),
    ],
  };
}

function correlationRow(simulation: Simulation, { first, pairs }: PairedSeries): Row {
  const levels = [...Map.groupBy(pairs, ({ level }) => level).values()];
  const accuracies = (rendering: 'code' | 'story') =>
    levels.map((rows) => mean(rows.map((pair) => Number(isRight(pair[rendering])))));
  const [code, story] = [accuracies('code'), accuracies('story')];
  const { clusterIds, draws } = simulation.clustersOf(pairs.map((pair) => pair.code));
  const outcomes = pairs.map((pair) => ({
    cluster: pair.code.world_id,
    level: pair.level,
    first: isRight(pair.code),
    second: isRight(pair.story),
  }));
  const phi = clusteredPhi(
    outcomes.map((pair) => ({ ...pair, level: '' })),
    clusterIds,
    draws,
  );
  const within = clusteredPhi(outcomes, clusterIds, draws);
  return {
    family: first.family,
    mode_of_items: first.mode,
    setting: first.setting,
    levels: levels.length,
    ...correlationCells('pearson', pearson(code, story)),
    ...correlationCells('spearman', spearman(code, story)),
    items: pairs.length,
    phi: phi.estimate,
    phi_interval: phi.interval,
    phi_within: within.estimate,
    phi_within_interval: within.interval,
  };
}

export const correlationCells = (key: string, { estimate, interval }: Correlation): Row => ({
  [key]: estimate,
  [`${key}_interval`]: interval,
});
