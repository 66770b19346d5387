/**
 * One process at a time per folder that is written to. The lock is a file that comes into being complete (written beside, then
 * hard-linked into place), so a crash never leaves half a lock. A lock whose process is dead is taken over.
 */
import { constants, copyFileSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { exitCodes, MidrunError } from '../core/errors.ts';
import { mayBeRunning, ownIdentity, type ProcessIdentity } from '../core/process-identity.ts';

interface LockHolder extends ProcessIdentity {
  readonly host: string;
  readonly locked_at: string;
}

/** What the holder does in the folder: the error's code, and how its message ends, as in "is collecting into this run folder". */
export interface LockPurpose {
  readonly code: string;
  readonly deed: string;
}

/** Takes the lock of a folder; returns what releases it. Throws MidrunError (exit code 3) while another process holds it. */
export function lockFolder(directory: string, purpose: LockPurpose): () => void {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, 'lock.json');
  const candidate = join(directory, `lock.${process.pid}.part`);
  writeFileSync(candidate, `${JSON.stringify(thisProcess())}\n`);
  try {
    while (!linked(candidate, file)) takeOverOrRefuse(file, purpose);
  } finally {
    rmSync(candidate, { force: true });
  }
  return () => rmSync(file, { force: true });
}

function linked(candidate: string, file: string): boolean {
  try {
    linkSync(candidate, file);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    if (code === 'EPERM' || code === 'ENOTSUP' || code === 'EOPNOTSUPP') return copied(candidate, file);
    throw error;
  }
}

/** For file systems without hard links. */
function copied(candidate: string, file: string): boolean {
  try {
    copyFileSync(candidate, file, constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves a dead holder's lock out of the way; whoever moves it first goes on, the other finds the new lock. */
function takeOverOrRefuse(file: string, purpose: LockPurpose): void {
  const text = readLock(file);
  if (text === undefined) return;
  const holder = parseHolder(text);
  if (holder === undefined || mayBeAlive(holder)) throw locked(file, holder, purpose);
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const moved = readFileSync(aside, 'utf8');
  // Another process took over between our look and our move: its lock goes back to its place.
  if (moved !== text) linked(aside, file);
  rmSync(aside, { force: true });
}

function readLock(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function parseHolder(text: string): LockHolder | undefined {
  try {
    const holder = JSON.parse(text) as LockHolder;
    return Number.isInteger(holder.process_id) ? holder : undefined;
  } catch {
    return undefined;
  }
}

function thisProcess(): LockHolder {
  return { ...ownIdentity(), host: hostname(), locked_at: new Date().toISOString() };
}

function mayBeAlive(holder: LockHolder): boolean {
  return holder.host !== hostname() || mayBeRunning(holder);
}

function locked(file: string, holder: LockHolder | undefined, { code, deed }: LockPurpose): MidrunError {
  const who = holder === undefined ? 'another process' : `process ${holder.process_id} since ${holder.locked_at}`;
  const elsewhere = holder !== undefined && holder.host !== hostname() ? ` on ${holder.host}` : '';
  return new MidrunError({
    code,
    message: `${who}${elsewhere} ${deed}`,
    file,
    remedy: 'Wait for it or stop it. If it is certainly gone, delete this file and start again.',
    exitCode: exitCodes.incomplete,
  });
}
