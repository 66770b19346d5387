import { expect, test } from 'vitest';
import { anchorsOf, publishedAnchors } from './anchors.ts';

test('every published series has a value a position, a source, and a note', () => {
  const broken = publishedAnchors.filter(
    ({ positions, values, source, note }) => positions.length !== values.length || source === '' || note === '',
  );
  expect(broken.map(({ figure, family, model }) => [figure, family, model])).toEqual([]);
});

test('shares are between 0 and 1', () => {
  const shares = publishedAnchors.filter(({ metric }) => ['accuracy', 'exact', 'similarity'].includes(metric));
  expect(shares.flatMap(({ values }) => values).filter((value) => value < 0 || value > 1)).toEqual([]);
});

test('no series is given twice', () => {
  const names = publishedAnchors.map(({ figure, family, panel, rendering, template, metric, model, positions }) =>
    [figure, family, panel, rendering, template, metric, model, positions[0]].join(' '),
  );
  expect(new Set(names).size).toBe(names.length);
});

test('published stories with wrong labels, absent objects or a scorer that crashed are not held against ours', () => {
  const comparable = (figure: string, family: string) =>
    anchorsOf(figure)
      .filter((anchor) => anchor.family === family && anchor.rendering === 'story')
      .map((anchor) => anchor.comparable);
  expect(new Set(comparable('3', 'critical-path'))).toEqual(new Set([false]));
  expect(new Set(comparable('4', 'nested-loops'))).toEqual(new Set([false]));
  expect(new Set(comparable('8', 'boxes'))).toEqual(new Set([false]));
  expect(new Set(comparable('3', 'straight-line'))).toEqual(new Set([true]));
});
