/** The two sizes of the corpus: everything, or a fixed stratified part of the built-in programs. */
import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { MidrunError } from '../core/errors.ts';
import { builtInProgramsDirectory, listProgramFolders } from '../corpus/built-in.ts';
import quick from '../corpus/quick.json' with { type: 'json' };
import { requireOwnStudy } from './own-study.ts';
import type { FolderReference } from './stages/ingest.ts';

export const presets = ['quick', 'full'] as const;
export type Preset = (typeof presets)[number];

/** The program folders of a preset. */
export function foldersOf(preset: Preset): FolderReference[] {
  if (preset === 'quick') return quickFolders();
  return listProgramFolders(builtInProgramsDirectory).map((folder) => ({ folder, origin: 'built-in' }));
}

function quickFolders(): FolderReference[] {
  const byProgram = Map.groupBy(quick.cases, (caseId) => caseId.split('/').slice(0, 2).join('/'));
  return [...byProgram].map(([programId, caseIds]) => ({
    folder: join(builtInProgramsDirectory, programId),
    origin: 'built-in',
    caseIds,
  }));
}

/** The folders of the programs that users have added to a directory; none when it does not exist. */
export function addedFolders(directory: string): FolderReference[] {
  return existsSync(directory) && listProgramFolders(directory).length > 0 ? foldersIn(directory) : [];
}

/**
 * The folders of all programs below a directory the user names. Throws MidrunError when there are none, or when one is in a study
 * of the built-in corpus.
 */
export function foldersIn(directory: string): FolderReference[] {
  if (!existsSync(directory)) throw noPrograms(directory, 'this folder does not exist');
  const folders = listProgramFolders(directory);
  if (folders.length === 0) throw noPrograms(directory, 'there is no program below this folder');
  if (resolve(directory) === builtInProgramsDirectory) return foldersOf('full');
  for (const folder of folders) requireOwnStudy(basename(dirname(folder)), dirname(folder));
  return folders.map((folder) => ({ folder, origin: 'imported' }));
}

function noPrograms(directory: string, message: string): MidrunError {
  return new MidrunError({
    code: 'no_programs',
    message,
    file: directory,
    remedy: 'Name a folder that holds <study>/<program>/program.py or program.cpp.',
  });
}
