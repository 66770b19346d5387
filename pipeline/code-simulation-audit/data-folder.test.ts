import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../core/temporary-folder.ts';
import { auditDataFolder } from './audit-data-folder.ts';

const item = { syn: 'a=1\n', nat: 'Balances: a=1.', label_syn: { a: 1 }, label_nat: { a: 1 } };

/** What the audit says of one file of the critical path. */
async function complaint(content: string, name = 'n_ops-1_batch-1.json') {
  const folder = temporaryFolder('audit-data');
  mkdirSync(join(folder, 'CriticalPath'));
  writeFileSync(join(folder, 'CriticalPath', name), content);
  const error = await auditDataFolder(folder).then(
    () => undefined,
    (problem) => problem,
  );
  const { code, file, place, message, exitCode } = error ?? {};
  return { code, file: file?.endsWith(`CriticalPath/${name}`), place, message, exitCode };
}

test('a file that does not fit is named with its place, and the exit code is 2', async () => {
  const said = (place: string, message: string) => ({
    ...{ code: 'unreadable_audit_data', file: true, exitCode: 2 },
    ...{ place, message },
  });
  expect(await complaint('[\n{"syn": }\n]')).toEqual(
    said('line 2', 'this is not JSON: unexpected character at offset 10'),
  );
  expect(await complaint('{}')).toEqual(said('line 1', 'the file does not hold a list of items'));
  expect(await complaint(JSON.stringify([item]), 'n_ops-1.json')).toEqual(
    said('name', 'the name of the file does not say which batch it is'),
  );
  expect(await complaint(JSON.stringify([item, { ...item, nat: 3 }]))).toEqual(
    said('item 2, nat', 'the field nat is not a text'),
  );
  expect(await complaint(JSON.stringify([{ ...item, label_syn: { a: 1.5 } }]))).toEqual(
    said('item 1, label_syn.a', 'the label is neither a whole number nor a text'),
  );
  expect(await complaint(JSON.stringify([{ ...item, syn: 'a=1\nimport os\n' }]))).toEqual(
    said('item 1, syn line 2', 'not an update: "import os"'),
  );
  expect(await complaint(JSON.stringify([{ ...item, nat: 'a=1\nb gets all the credit a has.' }]))).toEqual(
    said('item 1, nat line 2', 'an agent without a balance: "b gets all the credit a has."'),
  );
});

test('a folder without any family is refused', async () => {
  await expect(auditDataFolder(temporaryFolder('audit-data'))).rejects.toMatchObject({
    code: 'no_data_folder',
    exitCode: 2,
  });
});
