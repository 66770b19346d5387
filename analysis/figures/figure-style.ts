/** The look that all figures share. The first font is the bundled one; the others are for viewers of the SVG. */
import type { Config } from 'vega-lite';

export const figureFont = "'Source Sans 3', 'Source Sans Pro', Helvetica, Arial, sans-serif";
export const labelFontSize = 11;

/** White space around a figure, in pixels. */
export const margins = { left: 8, right: 8, top: 8, bottom: 8 };

/**
 * Vega reserves four fifths of the font size for each character of a label, having no font to measure with.
 * Source Sans needs little more than half: this is how many pixels of the left margin stay empty.
 */
export function unusedLabelWidth(characters: number): number {
  return Math.floor(characters * labelFontSize * (0.8 - 0.54));
}

/** Okabe and Ito's colours, which colour-blind readers tell apart, and their order; more settings begin again. */
const palette = ['#0072B2', '#D55E00', '#009E73', '#CC79A7', '#56B4E9', '#E69F00', '#222222'];

export const settingColours = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => palette[index % palette.length] as string);

const ink = '#222222';

export const figureConfig: Config = {
  background: 'white',
  font: figureFont,
  view: { stroke: '#BBBBBB' },
  axis: {
    labelColor: ink,
    labelFontSize,
    labelFlush: false,
    gridColor: '#E4E4E4',
    domain: false,
    tickColor: '#BBBBBB',
    tickSize: 4,
  },
  header: { labelColor: ink, labelFontSize: 12, labelFontWeight: 600 },
  title: { color: ink, fontSize: 12, fontWeight: 'normal' },
  legend: {
    orient: 'top',
    title: null,
    labelColor: ink,
    labelFontSize,
    symbolSize: 60,
    columnPadding: 6,
    labelLimit: 0,
  },
};
