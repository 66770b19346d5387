/** What is wrong at one place of the corpus, and what to do about it. */
import { join } from 'node:path';
import type { MidrunError } from '../../core/errors.ts';
import { errorInFacts } from '../../corpus/place-in-facts.ts';

export interface Finding {
  /** Name of the rule that was broken. */
  readonly rule: string;
  /** Id of a case, a program or a study. */
  readonly about: string;
  readonly file: string;
  /** A line, a field, an arm, a topic. */
  readonly place: string;
  readonly message: string;
  readonly remedy: string;
}

/** What a reader complained of while it read a program folder. */
export function findingOf(error: MidrunError, rule: string, about: string): Finding {
  const { file = '', place = 'whole file', message, remedy = 'Correct it.' } = error;
  return { rule, about, file, place, message, remedy };
}

/** About a field of a program's program.json, at its line where it stands there. */
export function findingInFacts(
  folder: string,
  field: string,
  { rule, about, message, remedy }: Omit<Finding, 'file' | 'place'>,
): Finding {
  const { file = '', place = field } = errorInFacts(join(folder, 'program.json'), field, message);
  return { rule, about, file, place, message, remedy };
}
