import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { startedByRoot } from './accounts.ts';
import { asOrdinaryUser } from './test-programs/ordinary-user.ts';
import { processesWith } from './test-programs/processes.ts';

const script = join(import.meta.dirname, 'test-programs/start-and-wait.ts');

async function until(holds: () => boolean): Promise<boolean> {
  const deadline = performance.now() + 10_000;
  while (!holds() && performance.now() < deadline) await sleep(20);
  return holds();
}

/** Kills Midrun in the middle of a sandboxed run, and sees what becomes of the processes of the run. */
async function expectAllDead(options: object): Promise<void> {
  const marker = randomUUID();
  const midrun = execa(process.execPath, [script, marker], { ...options, reject: false });
  // The script itself, bubblewrap twice, the guard, the program and its three children.
  let ended = false;
  midrun.finally(() => {
    ended = true;
  });
  await until(() => processesWith(marker).length >= 8 || ended);
  midrun.kill('SIGKILL');
  const { stdout, signal } = await midrun;
  if (String(stdout).startsWith('limits-only')) {
    console.warn('No sandbox on this machine: a killed Midrun may leave programs running.');
    return;
  }
  expect(signal).toBe('SIGKILL');
  expect(await until(() => processesWith(marker).length === 0)).toBe(true);
}

test('every process of a run is dead after Midrun itself was killed', async () => {
  await expectAllDead({});
});

test.runIf(startedByRoot)('so it is when an ordinary user has started it', async () => {
  await expectAllDead(await asOrdinaryUser());
});
