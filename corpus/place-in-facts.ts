/** Errors about what an author states in program.json: each names the file, the field and its line. */
import { existsSync, readFileSync } from 'node:fs';
import { MidrunError, type MidrunErrorFacts } from '../core/errors.ts';

/** `field` is a path such as `checkpoint.line`; its line is that of its last part that stands in the file. */
export function errorInFacts(
  file: string,
  field: string,
  complaint: string,
  facts: Partial<MidrunErrorFacts> = {},
): MidrunError {
  return new MidrunError({
    code: 'invalid_program_json',
    message: `"${field}" ${complaint}`,
    file,
    place: lineOf(file, field),
    remedy: 'corpus/README.md lists the fields of program.json.',
    ...facts,
  });
}

function lineOf(file: string, field: string): string | undefined {
  const rows = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  let found = -1;
  for (const part of field.split('.')) {
    const next = rows.findIndex((row, index) => index >= found && row.includes(`"${part}"`));
    if (next >= 0) found = next;
  }
  return found < 0 ? undefined : String(found + 1);
}
