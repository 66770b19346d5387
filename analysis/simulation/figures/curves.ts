/** The curves of a family in one row of panels: measured, blind guess, published. */
import type { ShareEstimate } from '../../estimators/share-estimate.ts';
import { type Anchor, anchorsOf } from '../anchors.ts';
import { baselinesOf } from '../baselines.ts';
import type { Cell, Simulation } from '../cells.ts';
import { accuracyOf } from '../shares.ts';
import { constantLine, constantMark, type Mark, publishedMarks, shareMark } from './mark.ts';
import type { PanelRow } from './stacked-panels.ts';

export interface CurveRow {
  readonly title: string;
  readonly xTitle: string;
  readonly families: readonly string[];
  /** Only cells of this panel of the family. */
  readonly panel?: string;
  /** What tells the curves of a row apart; when absent the rendering, and each panel of the family gets a row. */
  readonly seriesOf?: (cell: Cell | Anchor) => string;
  /** Figure of the published numbers. */
  readonly figure: string;
  readonly metric?: string;
}

/** The row once for each panel of its family, in their order. */
export function rowsByPanel<Row extends CurveRow>(simulation: Simulation, row: Row): Row[] {
  if (row.seriesOf !== undefined) return [row];
  const panels = [...new Set(cellsFor(simulation, row).map(({ panel }) => panel))];
  return panels.map((panel) => ({ ...row, panel, title: panel === '' ? row.title : `${row.title}: ${panel}` }));
}

export const renderingSeries = ({ rendering }: Cell | Anchor): string => rendering;

/** Right answers in percent against the position of the level. */
export function accuracyRow(simulation: Simulation, row: CurveRow): PanelRow {
  const cells = cellsFor(simulation, row);
  const seriesOf = row.seriesOf ?? renderingSeries;
  return {
    title: row.title,
    xTitle: row.xTitle,
    yTitle: 'right (%)',
    isPercent: true,
    marks: [
      ...cells.map((cell) => accuracyMark(simulation, cell, seriesOf(cell))),
      ...constantMarks(cells, new Set(cells.map(({ family }) => family)).size === 1),
      ...overlaid(cells, row, 100),
    ],
  };
}

export function accuracyMark(simulation: Simulation, cell: Cell, series: string): Mark {
  const share: ShareEstimate = accuracyOf(simulation, cell.scores);
  return shareMark({ column: cell.setting.label, series, x: cell.position }, share);
}

export const cellsFor = ({ cells }: Simulation, { families, panel }: CurveRow): Cell[] =>
  cells.filter((cell) => families.includes(cell.family) && (panel === undefined || cell.panel === panel));

function constantMarks(cells: readonly Cell[], isOneFamily: boolean): Mark[] {
  if (!isOneFamily) return [];
  return cells
    .filter(({ rendering }) => rendering === 'code')
    .map((cell) =>
      constantMark(
        { column: cell.setting.label, series: constantLine, thread: cell.panel, x: cell.position },
        baselinesOf(cell.scores).constant,
      ),
    );
}

/** Published points that may be compared, in the columns of their template. */
export function overlaid(cells: readonly Cell[], row: CurveRow, scale: number): Mark[] {
  const seriesOf = row.seriesOf ?? renderingSeries;
  const columns = new Map(cells.map(({ setting }) => [setting.label, setting.template]));
  const anchors = anchorsFor(row).filter(({ comparable }) => comparable);
  return [...columns].flatMap(([column, template]) =>
    anchors
      .filter((anchor) => anchor.template === template)
      .flatMap((anchor) => publishedMarks(column, seriesOf(anchor), anchor, scale)),
  );
}

export const anchorsFor = ({ figure, metric, families, panel }: CurveRow): Anchor[] =>
  anchorsOf(figure, metric ?? 'accuracy').filter(
    (anchor) => families.includes(anchor.family) && (panel === undefined || (anchor.panel ?? '') === panel),
  );

/** What is said under a figure about the published numbers it shows, and about those it leaves out. */
export function publishedNotes(anchors: readonly Anchor[]): string[] {
  const say = (chosen: readonly Anchor[]) =>
    [...new Set(chosen.map(({ family, rendering, note }) => `${family}, ${rendering}: ${note}`))].join('; ');
  const [shown, left] = [
    anchors.filter(({ comparable }) => comparable),
    anchors.filter(({ comparable }) => !comparable),
  ];
  return [
    ...(shown.length > 0
      ? [`Published numbers are drawn with dashes, in the columns of their template. What differs: ${say(shown)}.`]
      : []),
    ...(left.length > 0
      ? [`Published numbers that are not comparable stand in the table published only: ${say(left)}.`]
      : []),
  ];
}
