/** A Python package that set-up has installed: its version, the texts of its modules and its licence. */
import { existsSync, globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../core/json-lines.ts';

export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  /** Every file of its licence, one after the other. */
  readonly licenceText: string;
  /** Where a module's text stands; undefined when the package has no such module. */
  moduleFile(module: string): string | undefined;
}

const setUpDirectory = join(import.meta.dirname, '../.toolchain/python');

/** Where set-up has put the packages; undefined before set-up. */
export function setUpPackagesDirectory(): string | undefined {
  return globSync('lib/python3*/site-packages', { cwd: setUpDirectory })
    .sort()
    .map((directory) => join(setUpDirectory, directory))[0];
}

/** Undefined when it is not installed in that directory. */
export function findPackage(name: string, packagesDirectory: string | undefined): InstalledPackage | undefined {
  if (packagesDirectory === undefined || !existsSync(packagesDirectory)) return undefined;
  const plainName = (text: string) => text.toLowerCase().replaceAll(/[-.]/g, '_');
  const facts = readdirSync(packagesDirectory)
    .filter((entry) => entry.endsWith('.dist-info') && plainName(entry.split('-')[0] ?? '') === plainName(name))
    .map((entry) => join(packagesDirectory, entry))[0];
  if (facts === undefined) return undefined;
  const licences = globSync('{,licenses/}LICEN[CS]E*', { cwd: facts }).sort();
  return {
    name,
    version: /^Version: (.*)$/m.exec(readText(join(facts, 'METADATA')))?.[1]?.trim() ?? '',
    licenceText: licences.map((file) => readText(join(facts, file))).join('\n'),
    moduleFile: (module) => {
      const path = join(packagesDirectory, ...module.split('.'));
      return [`${path}.py`, join(path, '__init__.py')].find((file) => existsSync(file));
    },
  };
}
