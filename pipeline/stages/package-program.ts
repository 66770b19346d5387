/**
 * Puts source of an installed package into a program whose folder names what to take: at one marked line of program.py, every named
 * definition as it stands in the package, without the decorators in front of it, under a notice of where it comes from.
 */
import { join } from 'node:path';
import { MidrunError } from '../../core/errors.ts';
import { sha256 } from '../../core/hash.ts';
import { readText } from '../../core/json-lines.ts';
import { findPackage, type InstalledPackage, setUpPackagesDirectory } from '../../corpus/installed-package.ts';
import { errorInFacts } from '../../corpus/place-in-facts.ts';
import type { ReadProgram } from '../../corpus/program-folder.ts';
import { topLevelDefinitions } from '../../instrumentation/python/definitions.ts';

export interface WholeProgram {
  readonly read: ReadProgram;
  /** Licence text of the package, for the rows of the program. */
  readonly notice: string | null;
}

/** Throws MidrunError (exit code 2) when the package, its version or a definition is not there, or the marked line is not. */
export async function withPackageSource(
  read: ReadProgram,
  folder: string,
  packagesDirectory: string | undefined = setUpPackagesDirectory(),
): Promise<WholeProgram> {
  if (read.facts.package === undefined) return { read, notice: null };
  const installed = requirePackage(read, folder, packagesDirectory);
  const taken = [noticeLines(read, installed), ...(await takenDefinitions(read, folder, installed))];
  const source = atMarkedLine(read, read.facts.package.name, taken.join('\n\n\n'));
  return { read: { ...read, source }, notice: installed.licenceText };
}

/** Hashes of all that a program takes from its package; nothing for others. */
export function packageContent(read: ReadProgram, folder: string): string[] {
  if (read.facts.package === undefined) return [];
  const installed = requirePackage(read, folder, setUpPackagesDirectory());
  const files = modulesOf(read).map((module) => requireModule(module, folder, installed));
  return [installed.version, sha256(installed.licenceText), ...files.map((file) => sha256(readText(file)))];
}

const modulesOf = ({ facts }: ReadProgram) => facts.package?.definitions.map(({ module }) => module) ?? [];

function requirePackage(
  { facts, language }: ReadProgram,
  folder: string,
  packagesDirectory: string | undefined,
): InstalledPackage {
  const factsFile = join(folder, 'program.json');
  if (facts.package === undefined || language === 'cpp') throw errorInFacts(factsFile, 'package', 'is for Python');
  if (facts.entry !== undefined) throw errorInFacts(factsFile, 'package', 'and "entry" exclude each other');
  const { name, version } = facts.package;
  const installed = findPackage(name, packagesDirectory);
  if (installed?.version === version) return installed;
  throw errorInFacts(
    factsFile,
    'package',
    `needs ${name} ${version}, and ${installed === undefined ? 'it is not installed' : `${installed.version} is installed`}`,
    { code: 'package_missing', remedy: 'make setup installs the packages of setup/python-requirements.txt.' },
  );
}

function requireModule(module: string, folder: string, { name, version, moduleFile }: InstalledPackage): string {
  const file = moduleFile(module);
  if (file !== undefined && module.split('.')[0] === name) return file;
  throw errorInFacts(
    join(folder, 'program.json'),
    `package.definitions.${module}`,
    `is no module of ${name} ${version}`,
  );
}

async function takenDefinitions(read: ReadProgram, folder: string, installed: InstalledPackage): Promise<string[]> {
  const texts: string[] = [];
  for (const { module, names } of read.facts.package?.definitions ?? []) {
    const definitions = await topLevelDefinitions(readText(requireModule(module, folder, installed)));
    for (const name of names) {
      const text = definitions.get(name);
      if (text === undefined) {
        const field = `package.definitions.${name}`;
        throw errorInFacts(
          join(folder, 'program.json'),
          field,
          `is no function or class at the top level of ${module}`,
        );
      }
      texts.push(text);
    }
  }
  return texts;
}

/** Where the definitions come from, and whose they are: the copyright of the licence, line by line. */
function noticeLines(read: ReadProgram, { name, version, licenceText }: InstalledPackage): string {
  const paragraph = /^[ \t]*Copyright[^\n]*(?:\n[ \t]*\S[^\n]*)*/m.exec(licenceText)?.[0] ?? '';
  const modules = [...new Set(modulesOf(read))];
  return [
    `From ${name} ${version}, without decorators: ${modules.join(', ')}`,
    ...paragraph.split('\n').filter((line) => line.trim() !== ''),
    `Licence: ${read.facts.licence}`,
  ]
    .map((line) => `# ${line.trim()}`)
    .join('\n');
}

function atMarkedLine({ source, sourceFile }: ReadProgram, name: string, text: string): string {
  const marker = `# definitions of ${name}`;
  const lines = source.replaceAll(/\r\n?/g, '\n').split('\n');
  const places = lines.flatMap((line, index) => (line.trimEnd() === marker ? [index] : []));
  if (places.length !== 1) {
    throw new MidrunError({
      code: 'no_place_for_package',
      message: `${places.length === 0 ? 'no line' : 'more than one line'} reads "${marker}"`,
      file: sourceFile,
      place: places[1] === undefined ? undefined : String(places[1] + 1),
      remedy: 'One line of program.py, at its left margin, marks where the source of the package is put.',
    });
  }
  return lines.toSpliced(places[0] as number, 1, text).join('\n');
}
