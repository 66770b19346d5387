/** Options that say which items of the simulation suite are meant. */
import { modes } from '../../corpus/simulation/generate-items.ts';

/** Several values, given apart or with commas between them. */
const list = (values: readonly string[] | undefined): string[] | undefined =>
  values
    ?.flatMap((value) => String(value).split(','))
    .map((value) => value.trim())
    .filter((value) => value !== '');

const listOption = (describe: string) =>
  ({ type: 'string', array: true, requiresArg: true, describe, coerce: list }) as const;

export const familiesOption = listOption('Only these families of the simulation suite; commas between them');

export const templatesOption = listOption(
  'How items are asked: cot, code~cosm, all, ... (default: cot, code~cosm); commas between them',
);

export const modesOption = {
  choices: modes,
  array: true,
  requiresArg: true,
  describe: 'Only items as in the paper, or only corrected ones',
} as const;
