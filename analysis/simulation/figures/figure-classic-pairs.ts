/** Figure 6: classic functions, and their variations with chain of thought and chain of simulation. */
import type { FigureSpec } from '../../figures/figure.ts';
import { anchorsOf } from '../anchors.ts';
import type { Simulation } from '../cells.ts';
import { classicPairsOf } from '../classic-pairs.ts';
import { accuracyNotes } from '../notes.ts';
import { accuracyOf } from '../shares.ts';
import { publishedNotes } from './curves.ts';
import { dotRows } from './dot-rows.ts';
import { type Mark, publishedMarks, shareMark } from './mark.ts';

export function classicPairsFigure(simulation: Simulation): FigureSpec | null {
  const pairs = classicPairsOf(simulation).filter(({ telling }) => !telling);
  if (pairs.length === 0) return null;
  const columnOf = (pair: (typeof pairs)[number]) =>
    `${pair.setting.setting}${pair.setting.simulated ? ' (simulated)' : ''}`;
  const measured = pairs.flatMap((pair): Mark[] =>
    (['vanilla', 'variation'] as const).map((which) =>
      shareMark(
        { column: columnOf(pair), series: `${which}, ${pair.setting.template}`, thread: pair.pair, x: pair.pair },
        accuracyOf(simulation, pair[which]),
      ),
    ),
  );
  const anchors = anchorsOf('6');
  const known = new Set(measured.map(({ series, thread }) => `${thread} ${series}`));
  const published = [...new Set(measured.map(({ column }) => column))].flatMap((column) =>
    anchors.flatMap((anchor) => {
      const [pair = '', which = ''] = (anchor.panel ?? '').split(' ');
      const series = `${which}, ${anchor.template}`;
      if (!known.has(`${pair} ${series}`)) return [];
      return publishedMarks(column, series, anchor).map((mark) => ({ ...mark, thread: pair, x: pair }));
    }),
  );
  return {
    name: 'figure-06',
    title: 'Figure 6: classic functions and their variations',
    notes: [
      'vanilla f, variation g, on the same inputs; the table classic-pairs says how often f was answered for g.',
      ...publishedNotes(anchors),
      ...accuracyNotes(simulation),
    ],
    spec: dotRows('right (%)', [{ title: 'Classic pairs', marks: [...measured, ...published] }]),
  };
}
