/** The one error of the audit: a file that does not fit the format, with the place that shows it. */
import { MidrunError } from '../../core/errors.ts';
import type { Item } from './data-folder.ts';

export function badData(file: string, place: string, message: string): MidrunError {
  return new MidrunError({
    code: 'unreadable_audit_data',
    message,
    file,
    place,
    remedy:
      'The audit reads data in the format of the published code-simulation study; take the file out of the folder, or correct it.',
  });
}

/** About a line of an item's program or story. */
export function badItem(item: Item, part: string, message: string): MidrunError {
  return badData(item.file, `item ${item.number}, ${part}`, message);
}

/** `quoted`, cut to what an error message can hold. */
export function quoted(text: string): string {
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);
}
