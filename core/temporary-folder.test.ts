import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';

/** A process that makes a folder with a file in it, tells its name and does what `ending` says. */
function folderOfAProcess(ending: string): string {
  const script = `import { writeFileSync } from 'node:fs';
import { temporaryFolder } from '${join(import.meta.dirname, 'temporary-folder.ts')}';
const folder = temporaryFolder('trial');
writeFileSync(folder + '/file', 'text');
writeFileSync(1, folder);
${ending}`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, TMPDIR: root },
    encoding: 'utf8',
  });
  return stdout;
}

const root = temporaryFolder('test');

test('a process takes its folders with it', () => {
  const folder = folderOfAProcess('process.exit(3)');
  expect(folder).toMatch(new RegExp(`^${root}/midrun-trial-[^/]+$`));
  expect(readdirSync(root)).toEqual([]);
});

test('what a killed process has left behind goes when the next one needs a folder, and nothing else does', () => {
  const running = join(root, `midrun-trial-${'0'.repeat(8)}-${process.pid}-1-abcdef`);
  const others = [running, join(root, 'midrun-notes'), join(root, 'another-folder')];
  for (const other of others) mkdirSync(other);
  writeFileSync(join(root, 'midrun-notes', 'file'), 'text');
  const left = folderOfAProcess("process.kill(process.pid, 'SIGKILL')");
  const second = folderOfAProcess("process.kill(process.pid, 'SIGKILL')");
  expect([left, second].map((folder) => [folder.startsWith(root), existsSync(folder)])).toEqual([
    [true, false],
    [true, true],
  ]);
  folderOfAProcess('');
  expect(readdirSync(root).sort()).toEqual(others.map((other) => other.slice(root.length + 1)).sort());
});

test('the folder of a running process stays', () => {
  const environment = process.env.TMPDIR;
  process.env.TMPDIR = root;
  onTestFinished(() => {
    if (environment === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = environment;
  });
  const own = temporaryFolder('trial');
  folderOfAProcess('');
  expect(existsSync(own)).toBe(true);
});
