import { expect, test } from 'vitest';
import { expectNear } from '../expect-near.ts';
import { readReference } from '../read-test-data.ts';
import { exampleScore, wrongAnswer } from './example-scores.ts';
import { batchSpread } from './shares.ts';

const { batches } = readReference<{ batches: { shares: number[]; sd: number }[] }>('simulation_estimators.json');

test.each(batches)('the spread of batches is the population standard deviation of numpy', ({ shares, sd }) => {
  const scores = shares.flatMap((share, place) =>
    Array.from({ length: 30 }, (_, item) =>
      exampleScore({ batch: place + 1, item, ...(item < Math.round(30 * share) ? {} : wrongAnswer('1', '7')) }),
    ),
  );
  const spread = batchSpread(scores);
  expect(spread.batches).toBe(shares.length);
  expectNear(spread.populationDeviation as number, sd, 1e-12);
});

test('one batch has no spread', () => {
  expect(batchSpread([exampleScore()]).populationDeviation).toEqual({ missing: 'single_batch' });
});
