import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { describeError, type MidrunError } from '../../core/errors.ts';
import { folderForThisTest } from '../test/small-corpus.ts';
import { lockRunFolder } from './run-lock.ts';

const holder = {
  process_id: process.pid,
  process_start: null,
  host: hostname(),
  locked_at: '2026-01-01T00:00:00.000Z',
};

function folderLockedBy(more: object): string {
  const folder = folderForThisTest();
  writeFileSync(join(folder, 'lock.json'), JSON.stringify({ ...holder, ...more }));
  return folder;
}

test('a folder is locked once, and free again after its release', () => {
  const folder = folderForThisTest();
  const unlock = lockRunFolder(folder);
  expect(() => lockRunFolder(folder)).toThrow(expect.objectContaining({ code: 'run_folder_locked', exitCode: 3 }));
  unlock();
  lockRunFolder(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

test('the message names the process that holds the lock and the file', () => {
  const folder = folderLockedBy({});
  try {
    lockRunFolder(folder);
  } catch (error) {
    expect(describeError(error as MidrunError)).toBe(
      `${folder}/lock.json  process ${process.pid} since 2026-01-01T00:00:00.000Z is collecting into this run folder\n` +
        'Wait for it or stop it. If it is certainly gone, delete this file and start again.',
    );
  }
  expect.assertions(1);
});

test('the lock of a dead process is taken over', async () => {
  const { stdout } = await execa(process.execPath, ['-p', 'process.pid']);
  const folder = folderLockedBy({ process_id: Number(stdout) });
  lockRunFolder(folder);
  expect(JSON.parse(readFileSync(join(folder, 'lock.json'), 'utf8'))).toMatchObject({ process_id: process.pid });
  expect(readdirSync(folder)).toEqual(['lock.json']);
});

test('a killed process whose parent has not asked for its end yet holds nothing', async () => {
  // The shell starts a child, says its id and becomes a program that never waits for children.
  const parent = execa('sh', ['-c', 'sleep 0 & echo $!; exec sleep 30'], { reject: false });
  try {
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const child = Number(line.toString());
    await expect.poll(() => readFileSync(`/proc/${child}/stat`, 'utf8'), { timeout: 10_000 }).toContain(') Z ');
    const folder = folderLockedBy({ process_id: child });
    lockRunFolder(folder);
    expect(readdirSync(folder)).toEqual(['lock.json']);
  } finally {
    parent.kill('SIGKILL');
    await parent;
  }
});

test('a living process with the same id but another start is not the holder', () => {
  lockRunFolder(folderLockedBy({ process_start: '1' }));
});

test.each([
  ['of another host', { host: 'elsewhere' }],
  ['that cannot be read', { process_id: 'unknown' }],
])('a lock %s is left alone', (_title, more) => {
  expect(() => lockRunFolder(folderLockedBy(more))).toThrow(expect.objectContaining({ code: 'run_folder_locked' }));
});
