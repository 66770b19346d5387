/** Runs attacks; started as a program, it runs all of them and prints the results, for tests under another user id. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { MidrunError } from '../../../core/errors.ts';
import { temporaryFolder } from '../../../core/temporary-folder.ts';
import { compileCpp, runCpp, useCppCache } from '../../toolchain/cpp.ts';
import { runPython } from '../../toolchain/python.ts';
import { reasonForLimitsOnly, requireSandboxFor, sandboxKind } from '../sandbox-kind.ts';
import type { RunStatus, SandboxResult } from '../types.ts';
import { type Attack, attacks, type CompilerAttack, compilerAttacks } from './attacks.ts';

/** What became of an attack. */
export type AttackResult = Pick<SandboxResult, 'status' | 'exitCode' | 'signal'> & {
  readonly file: string;
  readonly stdout: string;
  readonly stderr: string;
};

export interface CompilerAttackResult {
  readonly file: string;
  readonly ok: boolean;
  readonly status: RunStatus | undefined;
  readonly message: string;
}

export interface AllResults {
  readonly kind: string;
  readonly reason: string;
  readonly refusesImported: boolean;
  readonly results: AttackResult[];
  readonly compilerResults: CompilerAttackResult[];
}

/** `marker` is put into the program's environment, so that its processes can be found. */
export async function runAttack(attack: Attack, marker: string): Promise<AttackResult> {
  const result = await start(attack, { MIDRUN_TEST_MARKER: marker });
  const { status, exitCode, signal } = result;
  return { file: attack.file, status, exitCode, signal, stdout: text(result.stdout), stderr: text(result.stderr) };
}

async function start(attack: Attack, environment: Record<string, string>): Promise<SandboxResult> {
  const source = readFileSync(join(import.meta.dirname, attack.file), 'utf8');
  const { input = '', limits = {}, captureState = false, programArguments = [] } = attack;
  const request = { input, limits, captureState, environment };
  if (attack.file.endsWith('.py')) return await runPython({ program: source, programArguments, ...request });
  const compiled = await compileCpp(source, 'clean');
  if (!compiled.ok) throw new Error(compiled.message);
  return await runCpp({ binary: compiled.binary, ...request });
}

export async function runCompilerAttack(attack: CompilerAttack): Promise<CompilerAttackResult> {
  const source = readFileSync(join(import.meta.dirname, attack.file), 'utf8');
  const compiled = await compileCpp(source, 'clean', { limits: attack.limits });
  return compiled.ok
    ? { file: attack.file, ok: true, status: undefined, message: '' }
    : { file: attack.file, ok: false, status: compiled.status, message: compiled.message };
}

/**
 * Runs all attacks one after another, with a cache of compiled programs of their own; without a sandbox only those that
 * limits hold.
 */
export async function runAllAttacks(marker: string): Promise<AllResults> {
  const cache = temporaryFolder('test');
  useCppCache(cache);
  try {
    const kind = sandboxKind();
    const contained = kind === 'bubblewrap';
    const results: AttackResult[] = [];
    for (const attack of attacks) {
      if (contained || attack.heldByLimits === true) results.push(await runAttack(attack, marker));
    }
    const compilerResults: CompilerAttackResult[] = [];
    for (const attack of contained ? compilerAttacks : []) compilerResults.push(await runCompilerAttack(attack));
    return { kind, reason: reasonForLimitsOnly(), refusesImported: refusesImported(), results, compilerResults };
  } finally {
    rmSync(cache, { recursive: true });
  }
}

function refusesImported(): boolean {
  try {
    requireSandboxFor('imported');
    return false;
  } catch (error) {
    return error instanceof MidrunError && error.code === 'sandbox_missing';
  }
}

function text(bytes: Buffer): string {
  return bytes.subarray(0, 2000).toString();
}

if (import.meta.main) process.stdout.write(JSON.stringify(await runAllAttacks(process.argv[2] ?? '')));
