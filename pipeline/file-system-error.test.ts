import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileSystemError } from './file-system-error.ts';
import { folderForThisTest } from './test/small-corpus.ts';

const thrownBy = (work: () => void): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

test('a file where a folder is wanted is named, with what to do', () => {
  const file = join(folderForThisTest(), 'runs');
  writeFileSync(file, '');
  const error = thrownBy(() => mkdirSync(join(file, 'inner'), { recursive: true }));
  expect(fileSystemError(error)).toMatchObject({
    ...{ code: 'file_system', file: join(file, 'inner'), exitCode: 2, cause: error },
    ...{ message: expect.stringContaining('ENOTDIR'), remedy: expect.stringContaining('Name a folder') },
  });
});

test('a full disk is no bad input: the same command goes on', () => {
  const error = thrownBy(() => writeFileSync('/dev/full', 'x'));
  expect(fileSystemError(error)).toMatchObject({ exitCode: 3, message: expect.stringContaining('ENOSPC') });
});

test('a name that no folder can have is told of', () => {
  const error = thrownBy(() => mkdirSync(join(folderForThisTest(), encodeURIComponent('é'.repeat(100)))));
  expect(fileSystemError(error)).toMatchObject({ exitCode: 2, remedy: expect.stringContaining('shorter name') });
});

test('what no file system has said stays what it is', () => {
  expect(fileSystemError(new TypeError('x'))).toBeUndefined();
  expect(fileSystemError(Object.assign(new Error('no words'), { code: 'ENOSPC' }))).toBeUndefined();
  expect(fileSystemError('ENOSPC')).toBeUndefined();
});
