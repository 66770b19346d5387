/** Where the built-in programs stand, and which studies they form. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export const builtInProgramsDirectory = join(import.meta.dirname, 'programs');

/** All program folders below a folder of studies, in the order of their ids. */
export function listProgramFolders(programsDirectory: string): string[] {
  return subfolders(programsDirectory).flatMap((study) => subfolders(study));
}

function subfolders(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => join(directory, entry.name))
    .sort();
}
