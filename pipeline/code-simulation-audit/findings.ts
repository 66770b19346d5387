/** The list of findings: the table of contents of the audit. */
import type { Finding } from './finding.ts';
import { absentObjects } from './findings/absent-objects.ts';
import { boxesPrograms } from './findings/boxes-programs.ts';
import { boxesWorlds } from './findings/boxes-worlds.ts';
import { collidingNames } from './findings/colliding-names.ts';
import { constantAnswers } from './findings/constant-answers.ts';
import { independentPaths } from './findings/independent-paths.ts';
import { initialValues } from './findings/initial-values.ts';
import { labelSizes } from './findings/label-sizes.ts';
import { noiseNumbers } from './findings/noise-numbers.ts';
import { operations } from './findings/operations.ts';
import { programLabels } from './findings/program-labels.ts';
import { publishedCeilings } from './findings/published-ceilings.ts';
import { publishedCorrelations } from './findings/published-correlations.ts';
import { publishedRows } from './findings/published-rows.ts';
import { repeatedItems } from './findings/repeated-items.ts';
import { selfTransfers } from './findings/self-transfers.ts';
import { sliceLength } from './findings/slice-length.ts';
import { sortingItems } from './findings/sorting-items.ts';
import { storyLabels } from './findings/story-labels.ts';
import { unstoredQuestions } from './findings/unstored-questions.ts';
import { untouchedTargets } from './findings/untouched-targets.ts';

export const findings: readonly Finding[] = [
  programLabels,
  storyLabels,
  initialValues,
  sliceLength,
  selfTransfers,
  constantAnswers,
  untouchedTargets,
  unstoredQuestions,
  operations,
  independentPaths,
  absentObjects,
  noiseNumbers,
  labelSizes,
  sortingItems,
  collidingNames,
  boxesPrograms,
  boxesWorlds,
  repeatedItems,
  publishedCeilings,
  publishedCorrelations,
  publishedRows,
];
