import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { beforeAll, describe, expect, test } from 'vitest';
import { startedByRoot } from './accounts.ts';
import { sandboxKind } from './sandbox-kind.ts';
import { type Attack, attacks, compilerAttacks } from './test-programs/attacks.ts';
import { asNamespaceRoot, asOrdinaryUser } from './test-programs/ordinary-user.ts';
import { processesWith } from './test-programs/processes.ts';
import { type AllResults, type AttackResult, runAllAttacks } from './test-programs/run-attack.ts';

const runAttacks = join(import.meta.dirname, 'test-programs/run-attack.ts');

function expectedOf({ file, end, stdout }: Attack) {
  return { file, ...end, ...(stdout !== undefined && { stdout }) };
}

/** The parts of a result that an attack settles. */
function settled(result: AttackResult, attack: Attack) {
  const { file, status, exitCode, signal, stdout } = result;
  return { file, status, exitCode, signal, ...(attack.stdout !== undefined && { stdout }) };
}

function expectHeld(results: readonly AttackResult[], expected: readonly Attack[]): void {
  expect(results.map((result, index) => settled(result, expected[index] as Attack))).toEqual(expected.map(expectedOf));
}

/** Without a sandbox only the limits can be checked, and the tests say so. */
function expectContained(all: AllResults, who: string): void {
  if (all.kind === 'bubblewrap') {
    expectHeld(all.results, attacks);
    const ends = all.compilerResults.map(({ file, ok, status }) => ({ file, ok, status }));
    expect(ends).toEqual(compilerAttacks.map(({ file, status }) => ({ file, ok: false, status })));
    return;
  }
  console.warn(`No sandbox for ${who} on this machine (${all.reason}): checking the limits alone.`);
  expectLimits(all);
}

function expectLimits(all: AllResults): void {
  expect(all.refusesImported).toBe(true);
  const held = attacks.filter((attack) => attack.heldByLimits);
  expectHeld(all.results, held);
}

describe('hostile programs and texts', () => {
  const marker = randomUUID();
  let here: AllResults;

  beforeAll(async () => {
    here = await runAllAttacks(marker);
  }, 120_000);

  test('are contained for whoever runs the tests', () => {
    expectContained(here, startedByRoot ? 'root' : 'this user');
  });

  test('leave no process behind', () => {
    expect(processesWith(marker)).toEqual([]);
  });

  test('make the compiler tell nothing about the files of the host', () => {
    const words = here.compilerResults.map((result) => result.message).join('\n');
    const files = ['/etc/passwd', '/etc/hostname'].map((file) => readFileSync(file, 'utf8').trim());
    expect([...files, import.meta.dirname].filter((secret) => words.includes(secret))).toEqual([]);
  });
});

describe('hostile programs and texts of an ordinary user', () => {
  test('are contained by a user namespace, and leave no process behind', async () => {
    if (!startedByRoot) {
      // The tests above have shown it.
      expect(process.getuid?.()).not.toBe(0);
      return;
    }
    const marker = randomUUID();
    const { stdout } = await execa(process.execPath, [runAttacks, marker], await asOrdinaryUser());
    expectContained(JSON.parse(stdout) as AllResults, 'an ordinary user');
    expect(processesWith(marker)).toEqual([]);
  }, 120_000);
});

test('where bubblewrap does not work, limits hold and imported programs are refused', async () => {
  if (sandboxKind() !== 'bubblewrap') {
    expect(sandboxKind()).toBe('limits-only');
    return;
  }
  const [command, ...rest] = asNamespaceRoot;
  const { stdout } = await execa(command, [...rest, runAttacks, randomUUID()]);
  const all = JSON.parse(stdout) as AllResults;
  expect(all.kind).toBe('limits-only');
  expectLimits(all);
}, 120_000);
