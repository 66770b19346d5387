/** Figures of the suite: rows of panels, one column a setting, points with intervals joined by lines. */
import type { TopLevelSpec } from 'vega-lite';
import { settingColours } from '../../figures/figure-style.ts';
import { columnsOf } from './columns.ts';
import { figureConfigWithLegend, paddingBesideLegend } from './legend-at-right.ts';
import { constantLine, isMeasured, type Mark, measuredLine } from './mark.ts';

export interface PanelRow {
  /** Above the panels of the row. */
  readonly title: string;
  readonly xTitle: string;
  readonly yTitle: string;
  /** Shares between 0 and 100; other numbers start at 0. */
  readonly isPercent: boolean;
  /** Large numbers of different size. */
  readonly isLogarithmic?: boolean;
  readonly marks: readonly Mark[];
}

const panel = { width: 190, height: 120 };
/** Solid for what is measured, dotted for blind guesses, dashes for published models. */
const dashes = [
  [1, 0],
  [1, 3],
  [6, 3],
  [2, 2],
  [8, 2, 2, 2],
  [4, 4],
  [10, 3],
  [3, 1],
];
const guessColour = '#999999';

/** Rows in which nothing was measured are left out. */
export function stackedPanels(rows: readonly PanelRow[]): TopLevelSpec {
  const shown = rows.filter(({ marks }) => isMeasured(marks));
  const marks = shown.flatMap((row) => row.marks);
  const series = [...new Set(marks.map((mark) => mark.series))];
  const lines = [measuredLine, constantLine, ...new Set(marks.map(({ line }) => line))].filter(
    (line, place, all) => all.indexOf(line) === place && marks.some((mark) => mark.line === line),
  );
  const measured = series.filter((name) => name !== constantLine);
  const colours = series.map((name) =>
    name === constantLine ? guessColour : (settingColours(measured.length)[measured.indexOf(name)] as string),
  );
  return {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    padding: paddingBesideLegend([...series, ...lines]),
    spacing: 26,
    vconcat: shown.map((row) => rowOfPanels(row, { series, colours, lines })),
    config: figureConfigWithLegend,
  } as TopLevelSpec;
}

interface Scales {
  readonly series: readonly string[];
  readonly colours: readonly string[];
  readonly lines: readonly string[];
}

function rowOfPanels(row: PanelRow, { series, colours, lines }: Scales) {
  const positions = [...new Set(row.marks.map(({ x }) => x))];
  const isNumeric = positions.every((x) => typeof x === 'number');
  const x = isNumeric
    ? {
        field: 'x',
        type: 'quantitative',
        scale: { zero: false, nice: false, padding: 10 },
        axis: { title: row.xTitle, values: ticks(positions as number[]), grid: false, format: 'd' },
      }
    : { field: 'x', type: 'nominal', sort: positions, axis: { title: row.xTitle, labelAngle: -40 } };
  const yScale = row.isPercent
    ? { domain: [0, 100], nice: false }
    : row.isLogarithmic === true
      ? { type: 'symlog', nice: true }
      : { zero: true, nice: true };
  const y = (field: string) => ({
    field,
    type: 'quantitative',
    scale: yScale,
    axis: {
      title: row.yTitle,
      ...(row.isPercent && { values: [0, 25, 50, 75, 100] }),
      ...(row.isLogarithmic === true && { tickCount: 4 }),
    },
  });
  const colour = {
    field: 'series',
    type: 'nominal',
    scale: { domain: series, range: colours },
    legend: { values: series.filter((name) => name !== constantLine) },
  };
  return {
    title: { text: row.title, anchor: 'start', fontWeight: 600, offset: 4 },
    data: { values: isNumeric ? sideBySide(row.marks, series) : [...row.marks] },
    ...columnsOf(row.marks),
    spacing: 18,
    spec: {
      ...panel,
      encoding: { x, color: colour },
      layer: [
        {
          transform: [{ filter: 'isValid(datum.low)' }],
          mark: { type: 'rule', strokeWidth: 1.2 },
          encoding: { y: y('low'), y2: { field: 'high' } },
        },
        {
          transform: [{ filter: 'isValid(datum.y)' }],
          mark: { type: 'line', strokeWidth: 1.3 },
          encoding: {
            y: y('y'),
            detail: { field: 'thread' },
            strokeDash: {
              field: 'line',
              type: 'nominal',
              scale: { domain: lines, range: lines.map((line, place) => dashOf(line, place)) },
              legend: lines.length > 1 ? { symbolType: 'stroke', symbolSize: 300 } : null,
            },
            opacity: { condition: { test: `datum.line === '${measuredLine}'`, value: 1 }, value: 0.6 },
          },
        },
        {
          transform: [{ filter: `isValid(datum.y) && datum.line === '${measuredLine}'` }],
          mark: { type: 'point', filled: true, size: 30, opacity: 1 },
          encoding: { y: y('y') },
        },
      ],
    },
    resolve: { scale: { x: 'shared', y: 'shared' } },
  };
}

/** Shifts measured marks by a little, so that the intervals of several series at one position can be told apart. */
function sideBySide(marks: readonly Mark[], series: readonly string[]): Mark[] {
  const positions = marks.map(({ x }) => x as number);
  const step = (Math.max(...positions) - Math.min(...positions)) * 0.012;
  const measured = series.filter((name) => marks.some((mark) => mark.series === name && mark.low !== null));
  const middle = (measured.length - 1) / 2;
  return marks.map((mark) =>
    mark.low === null ? mark : { ...mark, x: (mark.x as number) + (measured.indexOf(mark.series) - middle) * step },
  );
}

function dashOf(line: string, place: number): number[] {
  if (line === measuredLine) return dashes[0] as number[];
  if (line === constantLine) return dashes[1] as number[];
  return dashes[2 + (place % (dashes.length - 2))] as number[];
}

/** All positions where they are few. */
const ticks = (positions: readonly number[]) => {
  const sorted = positions.toSorted((left, right) => left - right);
  return sorted.length <= 10 ? sorted : sorted.filter((_, place) => place % Math.ceil(sorted.length / 10) === 0);
};
