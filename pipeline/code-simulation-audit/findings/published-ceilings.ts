/** Published accuracies against what the data allows: right labels of texts, absent objects, a constant answer. */
import { basename } from 'node:path';
import type { AuditedFamily, Entry } from '../audited-family.ts';
import { countOf, type Finding, type Measured, ofModel } from '../finding.ts';
import type { PublishedResult } from '../published-results.ts';
import { resultsByModel } from '../results-by-model.ts';
import { isAbsent } from './absent-objects.ts';
import { correlation } from './published-correlations.ts';
import { isStoryLabelRight } from './story-labels.ts';

/** Less than any difference of shares among 1,000 items, more than the error of adding. */
const negligible = 1e-6;

export const publishedCeilings: Finding = {
  name: 'published-ceilings',
  title:
    'Published accuracies by batch against what the data allows: right labels (critical path), absent objects (loops)',
  measure: (data) =>
    resultsByModel(data).flatMap(({ family, model, results }) => {
      if (family.folder === 'CriticalPath') return againstCeilings(family, model, results);
      return family.folder === 'Loops' ? againstAbsentObjects(family, model, results) : [];
    }),
};

function againstCeilings(family: AuditedFamily, model: string, results: readonly PublishedResult[]): Measured[] {
  const pairs = paired(family, results, isStoryLabelRight);
  const above = pairs.filter(({ share, result }) => result.storyAccuracy > share + negligible).length;
  const zeros = paired(family, results, ({ program }) => program.labels.every((label) => label === '0'));
  const below = zeros.filter(({ share, result }) => result.programAccuracy < share - negligible).length;
  const shares = pairs.map(({ share }) => share);
  return [
    correlation(
      'text accuracy with right labels',
      shares,
      pairs.map(({ result }) => result.storyAccuracy),
    ),
    countOf('text above a perfect reader', above, pairs.length),
    countOf('program below always 0', below, zeros.length),
  ].map((measure) => ofModel(family, model, measure));
}

function againstAbsentObjects(family: AuditedFamily, model: string, results: readonly PublishedResult[]): Measured[] {
  const pairs = paired(family, results, isAbsent);
  const shares = pairs.map(({ share }) => share);
  return [
    correlation(
      'text accuracy with absent objects',
      shares,
      pairs.map(({ result }) => result.storyAccuracy),
    ),
    correlation(
      'program accuracy with absent objects',
      shares,
      pairs.map(({ result }) => result.programAccuracy),
    ),
  ].map((measure) => ofModel(family, model, measure));
}

/** Each result with the share of its batch's items that are so; results of no batch in the data are left out. */
function paired(family: AuditedFamily, results: readonly PublishedResult[], isSo: (entry: Entry) => boolean) {
  const batches = Map.groupBy(family.entries, ({ batch }) => basename(batch.file));
  return results.flatMap((result) => {
    const entries = batches.get(result.dataset);
    return entries === undefined ? [] : [{ result, share: entries.filter(isSo).length / entries.length }];
  });
}
