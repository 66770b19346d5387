/** The folder of a verification: emptied before a new one, kept for one that was cut short, and never another folder. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { MidrunError } from '../../core/errors.ts';
import { sha256 } from '../../core/hash.ts';
import { readText, writeFileInOneStep } from '../../core/json-lines.ts';
import type { Release } from './release-files.ts';

export interface BegunVerification {
  /** Whether an earlier call has done part of the work. */
  readonly isContinued: boolean;
  /** Says that the work is done, so that the next call begins from nothing. */
  end(): void;
}

const markName = 'verification.json';

/** Throws MidrunError (exit code 2) when the folder holds anything but a verification. */
export function beginVerification(release: Release, into: string): BegunVerification {
  const file = join(into, markName);
  const mark = (state: 'under way' | 'done') =>
    `${JSON.stringify({ release: sha256(JSON.stringify(release.manifest)), state })}\n`;
  const end = () => writeFileInOneStep(file, mark('done'));
  if (existsSync(file) && readText(file) === mark('under way')) return { isContinued: true, end };
  if (existsSync(into)) {
    requireVerification(into);
    rmSync(into, { recursive: true });
  }
  writeFileInOneStep(file, mark('under way'));
  return { isContinued: false, end };
}

function requireVerification(into: string): void {
  const names = readdirSync(into);
  if (names.length === 0 || names.includes(markName)) return;
  throw new MidrunError({
    code: 'folder_in_use',
    message: 'this folder holds other things than a verification, which would be lost',
    file: into,
    remedy: 'Name a folder of its own: --into.',
  });
}
