/** Inputs are printed the same whenever they are printed, differ from each other, and are of a readable size. */
import type { Finding } from '../finding.ts';
import type { LintedCase } from '../linted-corpus.ts';
import { studyTargets } from '../targets.ts';
import type { Rule } from './rule.ts';

export const inputs: Rule = {
  name: 'inputs',
  find: ({ cases }) =>
    cases.flatMap((linted) => [...aboutInput(linted, 'short'), ...aboutInput(linted, 'long'), ...aboutBoth(linted)]),
};

function aboutInput(linted: LintedCase, which: 'short' | 'long'): Finding[] {
  const { caseId, study, [which]: input } = linted;
  const complain = (message: string, remedy: string) => [
    { rule: 'inputs', about: caseId, file: input.file, place: which, message, remedy },
  ];
  const { printed, again } = input;
  if ('error' in printed) {
    return complain(`the generator fails: ${printed.error}`, 'It is called with "short" or "long" and a seed.');
  }
  if (again !== undefined && JSON.stringify(again) !== JSON.stringify(printed)) {
    return complain(
      'the generator prints something else when it is run again',
      'Draw from random.Random(seed) alone, and never from the order of a set.',
    );
  }
  const [bytes, limit] = [Buffer.byteLength(printed.text), studyTargets[study]?.input_bytes?.[which]];
  if (bytes === 0) return complain('the input is empty', 'Print the input.');
  if (limit !== undefined && bytes > limit)
    return complain(`the input has ${bytes} bytes, more than ${limit}`, 'Make it smaller.');
  return [];
}

function aboutBoth({ caseId, short, long }: LintedCase): Finding[] {
  if (!('text' in short.printed && 'text' in long.printed) || short.printed.text !== long.printed.text) return [];
  const message = 'the short and the long input are the same';
  return [
    { rule: 'inputs', about: caseId, file: long.file, place: 'long', message, remedy: 'Make the long one longer.' },
  ];
}
