/** The sentences under tables and figures: what was counted, how missing answers count, how intervals were made. */

import type { Cohort } from '../cohorts.ts';
import { type BootstrapOptions, generatorDescription } from '../estimators/bootstrap-draws.ts';
import { quantileDescription } from '../estimators/clustered-bootstrap.ts';
import type { SourceEstimate } from '../estimators/source-estimate.ts';
import type { Grade } from '../schemas/grade.ts';
import { countText } from './count-text.ts';

/** Below this many sources the percentile interval is visibly too short. */
const fewSources = 50;

/** What a row is, and where cells without a response went. */
export function countingNotes(grades: readonly Grade[]): string[] {
  return [
    'A cell is one task asked of one setting once. C/R = correct / completed responses; C/N = correct / planned cells. ' +
      'Truncated, refused and empty responses are completed and count as wrong.',
    missingAnswersNote(grades),
  ];
}

/** How many planned cells have no response, and what became of them. */
export function missingAnswersNote(grades: readonly Grade[]): string {
  return `${noResponseSentence(grades)} They are outside C/R and count as wrong in C/N.`;
}

export function noResponseSentence(grades: readonly Grade[]): string {
  const missing = grades.filter((grade) => !grade.completed);
  const notAsked = missing.filter((grade) => grade.no_response_reason === 'not_asked').length;
  return (
    `${countText(missing.length)} of ${countText(grades.length)} planned cells have no response, ` +
    `${countText(notAsked)} of them because they were not asked.`
  );
}

/** The last sentences of a table: which verdict counts as right, which studies stand together, what a simulated setting is. */
export function closingNotes(grades: readonly Grade[]): string[] {
  return [...policyNotes(grades), poolingNote, ...simulatedNotes(grades)];
}

/** Which verdict counts as right. */
export function policyNotes(grades: readonly Grade[]): string[] {
  const verdicts = new Set(grades.map((grade) => `${grade.match_policy} (grader ${grade.grader})`));
  if (verdicts.size === 0) return [];
  return [`Right answers by the match policy: ${[...verdicts].sort().join('; ')}.`];
}

/** Which studies stand together. */
export const poolingNote =
  'Built-in and imported studies, and Python and C++, are never pooled; nor are models and simulated subjects.';

/** Present where a simulated subject is shown. */
export function simulatedNotes(grades: readonly Grade[]): string[] {
  if (!grades.some((grade) => grade.simulated)) return [];
  return ['Settings marked (simulated) are programs with a known error rate, not language models.'];
}

/** How the intervals over sources of a table of differences were made. */
export function intervalNotes(
  cohorts: readonly Cohort[],
  estimates: readonly SourceEstimate[],
  bootstrap: BootstrapOptions,
): string[] {
  const few = estimates.some(({ sources }) => sources > 1 && sources < fewSources);
  const uneven = estimates.some(
    ({ sources, largestSource }) => sources > 1 && largestSource > 0.2 && largestSource > 3 / sources,
  );
  return [
    bootstrapNote(bootstrap),
    't: 95% interval estimate +- t(.975, sources - 1) x CR1 standard error, cut to what is possible. CR1: square root of G/(G-1) x the sum over the G sources ' +
      'with rows of (sum of the source - estimate x its rows) squared, divided by the number of rows.',
    ...(few
      ? [`In a row with fewer than ${fewSources} sources the bootstrap interval is too short: read the t interval.`]
      : []),
    ...(uneven
      ? [
          'In some rows one source has more than a fifth of all, and far more than its share (largest source in the CSV): t intervals are too short there, and tests find too much.',
        ]
      : []),
    ...cohorts.flatMap(oneSourceNote),
    ...emptyReplicatesNotes(estimates),
  ];
}

/** How the intervals over sources of a table of shares were made. */
export function shareIntervalNotes(
  cohorts: readonly Cohort[],
  estimates: readonly SourceEstimate[],
  bootstrap: BootstrapOptions,
): string[] {
  return [
    ...overSourcesNotes(cohorts),
    bootstrapNote(bootstrap),
    'With few sources, or near 0 and 100%, the bootstrap interval is too short: read the one over sources.',
    ...emptyReplicatesNotes(estimates),
  ];
}

export function overSourcesNotes(cohorts: readonly Cohort[]): string[] {
  return [
    "Over sources: Wilson's 95% interval with t(.975, sources - 1) in place of z and n = rows / design effect, the design effect being (G-1)/G x the sum over the G sources " +
      'with rows of (share - share without the source) squared, divided by share x (1 - share) / rows, and at least 1; n = G where all rows are right, or none.',
    ...cohorts.flatMap(oneSourceNote),
  ];
}

/** How sources are drawn. */
export const bootstrapNote = ({ replicates, seed }: BootstrapOptions): string =>
  `Bootstrap: 95% percentile interval over sources (programs), ${countText(replicates)} replicates, ` +
  `seed ${seed}; ${generatorDescription}; ${quantileDescription}. A replicate draws as many sources as the cohort has, ` +
  'from all that any setting was asked about, and all rows of a cohort share the draws.';

function emptyReplicatesNotes(estimates: readonly SourceEstimate[]): string[] {
  const empty = estimates.reduce((sum, estimate) => sum + estimate.emptyReplicates, 0);
  return empty === 0 ? [] : [`${countText(empty)} replicates drew no row and are left out of the quantiles.`];
}

/** Present where all cases of a cohort come from one program. */
function oneSourceNote({ name, clusterIds, grades }: Cohort): string[] {
  const cases = new Set(grades.map((grade) => grade.case_id)).size;
  if (clusterIds.length > 1 || cases < 2) return [];
  return [
    `${name} (${countText(cases)} cases) is one program: nothing here is inferred about other programs, whatever the number of cases.`,
  ];
}

export const wilsonNote = 'Wilson intervals treat cells as independent and so ignore that a source has several.';
