/**
 * The paper's rule for calling a series "supported": theta > .5 and one-sided permutation p < .05, unadjusted. Its
 * release states that; two stricter readings stand beside it, because a reader may take the words for them.
 */

import type { Association } from './associations.ts';
import { normalQuantile975 } from './distributions/normal.ts';

export const nominalReadings = {
  A: 'theta > .5 and one-sided row permutation p < .05',
  B: 'A, and an odds ratio per doubling above 1',
  C: 'the model-based 95% Wald interval of the odds ratio per doubling lies above 1',
} as const;

export type NominalReading = keyof typeof nominalReadings;

export function meetsNominalRule(series: Association, reading: NominalReading): boolean {
  const { area, rowTest, slope } = series;
  const coefficient = slope.fit?.coefficients[1] ?? null;
  const supported = area !== null && rowTest !== null && area.auc > 0.5 && rowTest.p < 0.05;
  if (reading === 'A') return supported;
  if (reading === 'B') return supported && coefficient !== null && coefficient > 0;
  const error = slope.modelErrors?.[1] ?? null;
  return coefficient !== null && error !== null && coefficient - normalQuantile975 * error > 0;
}
