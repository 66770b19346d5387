/** The sentences under the tables and figures of the simulation suite. */
import { generatorDescription } from '../estimators/bootstrap-draws.ts';
import { quantileDescription } from '../estimators/clustered-bootstrap.ts';
import { countText } from '../tables/count-text.ts';
import type { Score, Simulation } from './cells.ts';

/** Under everything that counts right answers. */
export function accuracyNotes({ scores, bootstrap }: Simulation): string[] {
  return [
    'Right: the answer is the true one however it is set out; strict: it also stands in the last closed tag, as asked. ' +
      'Truncated, refused, empty, untagged and malformed replies are completed and count as wrong.',
    'Constant: what the answer that is right most often would reach.',
    missingNote(scores),
    `95% intervals: percentile bootstrap over worlds (items that share nothing are worlds of their own): they speak of further items of the same generators and wordings; ${countText(bootstrap.replicates)} replicates, ` +
      `seed ${bootstrap.seed}; ${generatorDescription}; ${quantileDescription}. Wilson intervals treat cells as independent.`,
    "Over worlds, and bars of figures: Wilson's interval with t(.975, worlds - 1) in place of z and n = cells / design effect, the design effect being (G-1)/G x the sum over the G worlds " +
      'of (share - share without the world) squared, divided by share x (1 - share) / cells, and at least 1; n = G where all cells are right, or none. It holds near 0 and 100% and with few worlds (those of the boxes hold ten items each), where the bootstrap is too short.',
    ...commonNotes(scores),
  ];
}

/** What holds of every number of the suite. */
export function commonNotes(scores: readonly Score[]): string[] {
  return [
    'Mode: paper = the published grid, operations and question style as far as they are sound; corrected = what they should have been. ' +
      'Modes, renderings, templates and settings are never pooled.',
    ...(scores.some(({ simulated }) => simulated)
      ? ['Settings marked (simulated) are programs with a known error rate, not language models.']
      : []),
  ];
}

/** Cells without a response: outside every denominator, and counted. */
export function missingNote(scores: readonly Score[]): string {
  const missing = scores.filter(({ completed }) => !completed);
  const notAsked = missing.filter(({ no_response_reason }) => no_response_reason === 'not_asked').length;
  return (
    `${countText(missing.length)} of ${countText(scores.length)} planned cells have no response, ` +
    `${countText(notAsked)} of them because they were not asked; they are outside the denominators.`
  );
}
