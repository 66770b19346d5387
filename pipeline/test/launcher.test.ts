/** The command `midrun` at the top of the checkout. */
import { copyFileSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, expect, test } from 'vitest';
import { workFolder } from './midrun.ts';

const work = workFolder();
afterAll(() => work.remove());
const launcher = join(import.meta.dirname, '../../midrun');

test('runs the command line, through a link and from another folder too', async () => {
  const link = join(work.path, 'linked');
  symlinkSync(launcher, link);
  const { stdout, exitCode, stderr } = await execa(link, ['corpsu'], { cwd: work.path, reject: false });
  expect([exitCode, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/there is no "corpsu"\nDid you mean corpus\?/);
});

test('says how to set up a checkout that is not', async () => {
  const fresh = join(work.path, 'fresh');
  mkdirSync(fresh);
  copyFileSync(launcher, join(fresh, 'midrun'));
  const { stderr, exitCode } = await execa(join(fresh, 'midrun'), ['status'], { reject: false });
  expect([exitCode, stderr]).toEqual([2, `midrun: ${fresh} is not set up yet; run: make -C ${fresh} setup`]);
});
