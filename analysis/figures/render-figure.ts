/** Figures to SVG through Vega, without a browser, and to PNG through resvg, with the bundled font alone. */
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { parse, View } from 'vega';
import { compile } from 'vega-lite';
import type { FigureSpec } from './figure.ts';

export interface RenderedFigure {
  readonly svg: string;
  readonly png: Uint8Array;
}

/** Three times 96 dots per inch: sharp in print at the size of the SVG. */
const pixelRatio = 3;

const fontFiles = ['400Regular/SourceSans3_400Regular.ttf', '600SemiBold/SourceSans3_600SemiBold.ttf'];

/** The same figure gives the same bytes on every machine: no font of the system is read. */
export async function renderFigure(figure: FigureSpec): Promise<RenderedFigure> {
  const view = new View(parse(compile(figure.spec).spec), { renderer: 'none' });
  const svg = await view.toSVG();
  view.finalize();
  const require = createRequire(import.meta.url);
  const png = new Resvg(svg, {
    background: 'white',
    fitTo: { mode: 'zoom', value: pixelRatio },
    font: {
      loadSystemFonts: false,
      fontFiles: fontFiles.map((file) => require.resolve(`@expo-google-fonts/source-sans-3/${file}`)),
      defaultFontFamily: 'Source Sans 3',
    },
  })
    .render()
    .asPng();
  return { svg, png: new Uint8Array(png) };
}
