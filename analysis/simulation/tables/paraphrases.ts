/** Whether the wording of the story matters: right answers by paraphrase. */
import type { Table } from '../../tables/table.ts';
import { constantCell, constantColumn } from '../baselines.ts';
import { completedOf, type Simulation, seriesOf } from '../cells.ts';
import { groupCellsOf, headingColumns, seriesColumns } from '../identity-cells.ts';
import { accuracyNotes } from '../notes.ts';
import { accuracyOf } from '../shares.ts';

export function paraphrasesTable(simulation: Simulation): Table {
  const stories = seriesOf(simulation.cells.filter(({ rendering }) => rendering === 'story'));
  return {
    name: 'paraphrases',
    title: 'Stories by wording',
    headingColumns,
    columns: [
      ...seriesColumns,
      { key: 'paraphrase', label: 'Wording', kind: 'number' },
      { key: 'completed', label: 'n', kind: 'count' },
      { key: 'right', label: 'Right (%)', kind: 'percent' },
      { key: 'right_bootstrap', label: 'Bootstrap', kind: 'percent_interval' },
      { key: 'right_over_worlds', label: 'Over worlds', kind: 'percent_interval' },
      { key: 'right_wilson', label: 'Wilson', kind: 'percent_interval' },
      constantColumn,
    ],
    rows: stories.flatMap((series) =>
      [...Map.groupBy(series.scores, ({ paraphrase }) => paraphrase)]
        .sort(([left], [right]) => left - right)
        .map(([paraphrase, scores]) => {
          const right = accuracyOf(simulation, scores);
          return {
            ...groupCellsOf(series),
            paraphrase,
            completed: completedOf(scores).length,
            right: right.estimate,
            right_bootstrap: right.bootstrapInterval,
            right_over_worlds: right.overSources,
            right_wilson: right.wilson,
            ...constantCell(scores),
          };
        }),
    ),
    notes: [
      'Items take turns between wordings at every level, so each wording has items of every level; wordings have different items. In the mode paper all stories have the wording 0.',
      ...accuracyNotes(simulation),
    ],
  };
}
