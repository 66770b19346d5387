/** All rules, in the order in which their findings are shown. */
import { facts } from './facts.ts';
import { guessedAnswers } from './guessed-answers.ts';
import { inputs } from './inputs.ts';
import { likeness } from './likeness.ts';
import type { Rule } from './rule.ts';
import { samples } from './samples.ts';
import { targets } from './targets.ts';
import { traces } from './traces.ts';
import { trivialCases } from './trivial-cases.ts';
import { upToDate } from './up-to-date.ts';

export const rules: readonly Rule[] = [
  facts,
  inputs,
  samples,
  likeness,
  upToDate,
  traces,
  trivialCases,
  guessedAnswers,
  targets,
];
