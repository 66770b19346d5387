/** The programs the sandbox is made of, and the shared libraries they need. */
import { accessSync, constants, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { execaSync } from 'execa';

const usualDirectories = ['/usr/local/bin', '/usr/bin', '/bin', '/usr/sbin', '/sbin'];

/** Absolute path of a program on PATH or in a usual directory; `undefined` when there is none. */
export function findTool(name: string): string | undefined {
  return findTools(name)[0];
}

/** All programs of that name, in the order of PATH. */
export function findTools(name: string): string[] {
  const directories = [...(process.env.PATH ?? '').split(':'), ...usualDirectories];
  return directories
    .filter((directory) => directory.startsWith('/'))
    .map((directory) => join(directory, name))
    .filter(isExecutableFile);
}

/** The program a user means: a path, or a name that is looked for as `findTool` does. */
export function chosenTool(nameOrPath: string): string {
  return nameOrPath.includes('/') ? resolve(nameOrPath) : (findTool(nameOrPath) ?? nameOrPath);
}

function isExecutableFile(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * Shared libraries and loader of trusted programs, as the paths at which the loader looks for them.
 * Never for programs of the corpus: ldd may execute what it looks at.
 */
export function sharedLibrariesOf(programs: readonly string[]): string[] {
  const listed = execaSync('ldd', programs, { reject: false });
  return librariesInListing(listed.stdout ?? '');
}

/** The absolute paths in a listing of the dynamic loader. */
export function librariesInListing(listing: string): string[] {
  const paths = [...listing.matchAll(/(?:=> |^\s+)(\/\S+) \(0x/gm)].map((match) => match[1] as string);
  return [...new Set(paths)].sort();
}
