/** The two sizes of the corpus: everything, or a fixed stratified part of the built-in programs. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MidrunError } from '../core/errors.ts';
import { builtInProgramsDirectory, listProgramFolders } from '../corpus/built-in.ts';
import quick from '../corpus/quick.json' with { type: 'json' };
import type { FolderReference } from './stages/ingest.ts';

export const presets = ['quick', 'full'] as const;
export type Preset = (typeof presets)[number];

/** The program folders of a preset. */
export function foldersOf(preset: Preset): FolderReference[] {
  const folders =
    preset === 'quick'
      ? quick.programs.map((id) => join(builtInProgramsDirectory, id))
      : listProgramFolders(builtInProgramsDirectory);
  return folders.map((folder) => ({ folder, origin: 'built-in' }));
}

/** The folders of the programs that users have added to a directory; none when it does not exist. */
export function addedFolders(directory: string): FolderReference[] {
  return existsSync(directory) ? foldersIn(directory) : [];
}

/** The folders of all programs below a directory the user names. */
export function foldersIn(directory: string): FolderReference[] {
  if (!existsSync(directory)) {
    throw new MidrunError({
      code: 'missing_folder',
      message: 'this folder does not exist',
      file: directory,
      remedy: 'Name a folder that holds <study>/<program>/program.py or program.cpp.',
    });
  }
  return listProgramFolders(directory).map((folder) => ({ folder, origin: 'imported' }));
}
