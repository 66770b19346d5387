/** Keeps the names of built-in studies to the built-in corpus: analysis tells the origin of a row by the name of its study. */
import { originOf } from '../analysis/cohorts.ts';
import { MidrunError } from '../core/errors.ts';

/** Throws MidrunError when the programs of `study`, at `file`, would be counted with the built-in ones. */
export function requireOwnStudy(study: string, file?: string): void {
  if (originOf(study) === 'imported') return;
  throw new MidrunError({
    code: 'built_in_study',
    message: `"${study}" is a study of the built-in corpus`,
    file,
    remedy: 'Choose another name: added and built-in programs are never pooled.',
  });
}
