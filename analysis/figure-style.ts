/** The look that all figures share. The first font is the bundled one; the others are for viewers of the SVG. */
import type { Config } from 'vega-lite';

export const figureFont = 'Source Sans 3, Source Sans Pro, Helvetica, Arial, sans-serif';
export const labelFontSize = 11;

const ink = '#222222';

export const figureConfig: Config = {
  background: 'white',
  font: figureFont,
  padding: 8,
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
  legend: { orient: 'top', title: null, labelColor: ink, labelFontSize, symbolSize: 60, columnPadding: 24 },
};
