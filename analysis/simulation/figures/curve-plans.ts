/** Which curves the figures of the paper show: a plan a figure, a row of panels each. */
import { median } from 'simple-statistics';
import { type Known, missing } from '../../missing.ts';
import type { Anchor } from '../anchors.ts';
import { type Cell, completedOf } from '../cells.ts';
import { meanOf } from '../shares.ts';
import type { CurveRow } from './curves.ts';

/** A number of each cell, drawn instead of right answers. */
export interface Measure {
  readonly title: string;
  readonly isPercent: boolean;
  /** Large numbers of different size. */
  readonly isLogarithmic?: boolean;
  readonly of: (cell: Cell) => Known<number>;
}

export interface RowPlan extends CurveRow {
  readonly measure?: Measure;
}

export interface FigurePlan {
  readonly name: string;
  readonly title: string;
  readonly rows: readonly RowPlan[];
}

const similarity: Measure = {
  title: 'similarity (%)',
  isPercent: true,
  of: ({ scores }) => {
    const mean = meanOf(completedOf(scores), (score) => score.similarity);
    return typeof mean === 'number' ? mean * 100 : mean;
  },
};
const absoluteError = (title: string, of: (errors: readonly number[]) => number): Measure => ({
  title,
  isPercent: false,
  isLogarithmic: true,
  of: ({ scores }) => {
    const errors = completedOf(scores)
      .map(({ absolute_error }) => absolute_error)
      .filter((error) => error !== null);
    return errors.length === 0 ? missing('empty') : of(errors);
  },
});
const inputTokens: Measure = {
  title: 'input tokens',
  isPercent: false,
  of: ({ scores }) => meanOf(completedOf(scores), ({ input_tokens }) => input_tokens),
};

const familySeries = ({ family }: Cell | Anchor) => family;
const panelSeries = ({ panel, rendering }: Cell | Anchor) =>
  [panel ?? '', rendering === 'story' ? 'story' : ''].filter((part) => part !== '').join(' ');

export const curvePlans: readonly FigurePlan[] = [
  {
    name: 'figure-03',
    title: 'Figure 3: straight line, critical path and parallel paths, code and story',
    rows: [
      { title: 'Straight line / Good exchange', xTitle: 'operations', families: ['straight-line'], figure: '3' },
      {
        title: 'Critical path / Critical good exchange',
        xTitle: 'operations',
        families: ['critical-path'],
        figure: '3',
      },
      {
        title: 'Parallel paths / Clique good exchange: similarity',
        xTitle: 'operations',
        families: ['parallel-paths'],
        figure: '3',
        metric: 'similarity',
        measure: similarity,
      },
      {
        title: 'Parallel paths / Clique good exchange: exact',
        xTitle: 'operations',
        families: ['parallel-paths'],
        figure: '3',
        metric: 'exact',
      },
    ],
  },
  {
    name: 'figure-04',
    title: 'Figure 4: nested loops and sorting, code and story',
    rows: [
      { title: 'Nested loops / Recurring calculation', xTitle: 'loops', families: ['nested-loops'], figure: '4' },
      { title: 'Sorting / Ranking', xTitle: 'objects', families: ['sorting'], figure: '4' },
    ],
  },
  {
    name: 'figure-11',
    title: 'Figure 11: programs with one kind of instruction',
    rows: [
      {
        title: 'One kind of instruction',
        xTitle: 'lines',
        families: ['pure-add-sub', 'pure-mov', 'pure-and-or'],
        seriesOf: familySeries,
        figure: '11',
      },
    ],
  },
  {
    name: 'figure-12',
    title: 'Figure 12: mixed straight-line programs, accuracy and absolute error',
    rows: [
      { title: 'Right answers', xTitle: 'lines', families: ['mixed-lines'], figure: '12' },
      {
        title: 'Mean absolute error',
        xTitle: 'lines',
        families: ['mixed-lines'],
        figure: '12',
        metric: 'mean_absolute_error',
        measure: absoluteError('mean error', (errors) => errors.reduce((sum, error) => sum + error, 0) / errors.length),
      },
      {
        title: 'Median absolute error',
        xTitle: 'lines',
        families: ['mixed-lines'],
        figure: '12',
        metric: 'median_absolute_error',
        measure: absoluteError('median error', (errors) => median([...errors])),
      },
    ],
  },
  {
    name: 'figure-14',
    title: 'Figure 14: critical paths of several lengths',
    rows: [{ title: 'Critical path', xTitle: 'lines of the path', families: ['critical-grid'], figure: '14' }],
  },
  {
    name: 'figure-15',
    title: 'Figure 15: approximate computation',
    rows: [
      {
        title: 'Similarity of the lists',
        xTitle: 'independent loops',
        families: ['approximate'],
        figure: '15',
        metric: 'similarity',
        measure: similarity,
      },
      { title: 'Exact lists', xTitle: 'independent loops', families: ['approximate'], figure: '15', metric: 'exact' },
    ],
  },
  {
    name: 'figure-16',
    title: 'Figure 16: redundant equivalent programs',
    rows: [
      {
        title: 'Redundant programs',
        xTitle: 'equivalent programs',
        families: ['redundant'],
        seriesOf: panelSeries,
        figure: '16',
      },
    ],
  },
  {
    name: 'figure-18',
    title: 'Figure 18: nested loops O(n) to O(n^9)',
    rows: [
      { title: 'Right answers', xTitle: 'degree', families: ['loops-by-degree'], figure: '18' },
      {
        title: 'Length of the prompt',
        xTitle: 'degree',
        families: ['loops-by-degree'],
        figure: '18',
        metric: 'input_tokens',
        measure: inputTokens,
      },
    ],
  },
];
