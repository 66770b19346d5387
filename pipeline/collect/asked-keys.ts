/** Which requests the rows of a file answer. */
import type { Schema } from '../../core/schema.ts';
import { appendedRows, type ReadBytes } from '../appended-rows.ts';

/** Request keys of a file of rows: with an answer, and asked without one so far. */
export interface AskedKeys {
  readonly answered: Set<string>;
  readonly givenUp: Set<string>;
  readonly fileBytes: ReadBytes;
}

/** What was asked before; `onRow` sees every whole row. Reads only. */
export function askedKeys<Row extends { readonly request_key: string; readonly outcome: string }>(
  file: string,
  schema: Schema<Row>,
  onRow?: (row: Row) => void,
): AskedKeys {
  const answered = new Set<string>();
  const givenUp = new Set<string>();
  const rows = appendedRows(file, schema);
  for (let next = rows.next(); ; next = rows.next()) {
    if (next.done) return { answered, givenUp: givenUp.difference(answered), fileBytes: next.value };
    onRow?.(next.value);
    (next.value.outcome === 'no_response' ? givenUp : answered).add(next.value.request_key);
  }
}
