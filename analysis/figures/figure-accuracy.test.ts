import { expect, test } from 'vitest';
import { analyze, renderFigure } from '../analyze.ts';
import { exampleRun } from '../example-grades.ts';

const studies = [
  { study: 'classic-python', language: 'python', sources: 6 },
  { study: 'classic-cpp', language: 'cpp', sources: 4 },
] as const;

function figureOf(...settings: string[]) {
  const named = settings.map((setting) => ({ setting, simulated: setting.startsWith('sim/') }));
  const [figure] = analyze(exampleRun(studies, named, 3), { seed: 1, replicates: 100 }).figures;
  if (figure === undefined) throw new Error('no figure');
  return figure;
}

/** Texts of an SVG in the order in which they are drawn. */
const textsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map((match) => match[1]);

test('the figure names arms in order, models before simulated subjects, cohorts, and who is simulated', async () => {
  const { svg } = await renderFigure(figureOf('sim/slip@off', 'lab/b@off', 'lab/a@high'));
  const texts = textsOf(svg);
  const inOrder = (names: string[]) => expect(texts.filter((text) => names.includes(text ?? ''))).toEqual(names);
  inOrder(['short', 'long', 'inside', 'post']);
  inOrder(['lab/a@high', 'lab/b@off', 'sim/slip@off (simulated)']);
  inOrder(['built-in, Python', 'built-in, C++']);
  expect(texts).toContain('Correct / completed responses (%)');
});

test('the same figure gives the same bytes', async () => {
  const first = await renderFigure(figureOf('lab/a@high', 'lab/b@off'));
  const second = await renderFigure(figureOf('lab/a@high', 'lab/b@off'));
  expect(second.svg).toBe(first.svg);
  expect(Buffer.from(second.png).equals(Buffer.from(first.png))).toBe(true);
});

test('the PNG shows text: another name gives another picture of the same size', async () => {
  const first = await renderFigure(figureOf('lab/a@high'));
  const second = await renderFigure(figureOf('lab/b@high'));
  const size = (png: Uint8Array) => [Buffer.from(png).readUInt32BE(16), Buffer.from(png).readUInt32BE(20)];
  expect(size(second.png)).toEqual(size(first.png));
  expect(Buffer.from(second.png).equals(Buffer.from(first.png))).toBe(false);
});

test('ten settings make a taller figure, not a wider one', async () => {
  const names = Array.from({ length: 10 }, (_, index) => `lab/m${index}@off`);
  const sizeOf = async (settings: string[]) => {
    const { svg } = await renderFigure(figureOf(...settings));
    const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
    return { width: Number(width), height: Number(height) };
  };
  const one = await sizeOf(names.slice(0, 1));
  const ten = await sizeOf(names);
  expect(Math.abs(ten.width - one.width)).toBeLessThan(20);
  expect(ten.height).toBeGreaterThan(3 * one.height);
});
