/** Figures with a line of dots for each category: routines by length, classic pairs by condition. */
import type { TopLevelSpec } from 'vega-lite';
import { settingColours } from '../../figures/figure-style.ts';
import { columnsOf } from './columns.ts';
import { figureConfigWithLegend, paddingBesideLegend } from './legend-at-right.ts';
import { isMeasured, type Mark, measuredLine } from './mark.ts';

/** A mark whose `thread` is the category and whose `y` is the value on the horizontal axis. */
export interface DotRow {
  readonly title: string;
  readonly marks: readonly Mark[];
}

const panelWidth = 190;
const dotStep = 9;

export function dotRows(xTitle: string, rows: readonly DotRow[]): TopLevelSpec {
  const shown = rows.filter(({ marks }) => isMeasured(marks));
  const all = shown.flatMap(({ marks }) => marks);
  const series = [...new Set(all.map((mark) => mark.series))];
  const lines = [...new Set(all.map(({ line }) => line))].sort(
    (left, right) => Number(right === measuredLine) - Number(left === measuredLine),
  );
  const shapes = ['circle', 'diamond', 'square', 'triangle-up', 'cross', 'triangle-down'];
  const value = (field: string) => ({
    field,
    type: 'quantitative',
    scale: { domain: [0, 100], nice: false },
    axis: { title: xTitle, values: [0, 25, 50, 75, 100] },
  });
  return {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    padding: paddingBesideLegend([...series, ...lines]),
    spacing: 24,
    vconcat: shown.map(({ title, marks }) => {
      const categories = [...new Set(marks.map(({ thread }) => thread))];
      return {
        title: { text: title, anchor: 'start', fontWeight: 600, offset: 4 },
        data: { values: [...marks] },
        ...columnsOf(marks),
        spacing: 18,
        spec: {
          width: panelWidth,
          height: categories.length * (series.length * dotStep + 8),
          encoding: {
            y: {
              field: 'thread',
              type: 'nominal',
              sort: categories,
              title: null,
              axis: { labelLimit: 0, ticks: false, grid: false },
            },
            yOffset: { field: 'series', type: 'nominal', sort: series, scale: { paddingOuter: 0.6 } },
            color: {
              field: 'series',
              type: 'nominal',
              sort: series,
              scale: { domain: series, range: settingColours(series.length) },
            },
          },
          layer: [
            {
              transform: [{ filter: 'isValid(datum.low)' }],
              mark: { type: 'rule', strokeWidth: 1.2 },
              encoding: { x: value('low'), x2: { field: 'high' } },
            },
            {
              transform: [{ filter: 'isValid(datum.y)' }],
              mark: { type: 'point', filled: true, size: 28 },
              encoding: {
                x: value('y'),
                ...(lines.length > 1 && {
                  shape: {
                    field: 'line',
                    type: 'nominal',
                    scale: { domain: lines, range: lines.map((_, place) => shapes[place % shapes.length]) },
                  },
                }),
                opacity: { condition: { test: `datum.line === '${measuredLine}'`, value: 1 }, value: 0.5 },
              },
            },
          ],
        },
      };
    }),
    config: figureConfigWithLegend,
  } as TopLevelSpec;
}
