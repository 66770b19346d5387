import { expect, test } from 'vitest';
import { publishedAnchors } from '../../analysis/simulation/anchors.ts';
import { panelOf } from '../../analysis/simulation/cells.ts';
import { families } from '../../corpus/simulation/families.ts';

test('every published number that may be compared stands at a level that the paper mode has', () => {
  const known = new Set(
    families.flatMap((family) =>
      family.levels('paper').map(({ name, position }) => `${family.name} ${panelOf(name, position)} ${position}`),
    ),
  );
  const unknown = publishedAnchors
    .filter(({ comparable }) => comparable)
    .flatMap(({ family, panel, positions }) => positions.map((position) => `${family} ${panel ?? ''} ${position}`))
    .filter((place) => !known.has(place));
  expect([...new Set(unknown)]).toEqual([]);
});
