import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../core/temporary-folder.ts';
import { readProgramFolder } from '../../corpus/program-folder.ts';
import { withPackageSource } from './package-program.ts';

const work = temporaryFolder('test');
afterAll(() => rmSync(work, { recursive: true, force: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(work, name)), { recursive: true });
    writeFileSync(join(work, name), text);
  }
}

/** A package `knots` 1.2 with two modules, as an installer leaves it. */
const licence = 'Knots is free.\n\n   Copyright (C) 2020 Knot People\n   All rights reserved.\n\nNo warranty.\n';
write({
  'packages/knots-1.2.dist-info/METADATA': 'Metadata-Version: 2.1\nName: Knots\nVersion: 1.2\n',
  'packages/knots-1.2.dist-info/licenses/LICENSE.txt': licence,
  'packages/knots/__init__.py': 'class Knot:\n    """A knot."""\n    turns = 1\n',
  'packages/knots/count/turns.py':
    '"""Counting."""\nimport math\n\n\n@cached(3)\ndef turns_of(knots):\n    # Adds up.\n    return sum(knot.turns for knot in knots)\n\n\ndef other(): pass\n',
});
const packages = join(work, 'packages');

const driver = [
  'import sys',
  '',
  '# definitions of knots',
  '',
  'print(turns_of([Knot()] * int(sys.stdin.read())))',
  '',
];
const definitions = [
  { module: 'knots', names: ['Knot'] },
  { module: 'knots.count.turns', names: ['turns_of'] },
];

let count = 0;
/** Reads a program folder with this package and program, and assembles it. */
function assemble(stated: object, lines: readonly string[] = driver, packagesDirectory: string | undefined = packages) {
  count += 1;
  const folder = `mine/p${count}`;
  const facts = { title: 'Turns', licence: 'BSD', package: { name: 'knots', version: '1.2', definitions }, ...stated };
  write({
    [`${folder}/program.py`]: lines.join('\n'),
    [`${folder}/program.json`]: JSON.stringify(facts, null, 2),
    [`${folder}/short.txt`]: '1\n',
    [`${folder}/long.txt`]: '30\n',
  });
  return withPackageSource(readProgramFolder(join(work, folder)), join(work, folder), packagesDirectory);
}

test('definitions stand at the marked line as in the package, under a notice of where they come from', async () => {
  const { read, notice } = await assemble({});
  expect(read.source).toBe(`import sys

# From knots 1.2, without decorators: knots, knots.count.turns
# Copyright (C) 2020 Knot People
# All rights reserved.
# Licence: BSD


class Knot:
    """A knot."""
    turns = 1


def turns_of(knots):
    # Adds up.
    return sum(knot.turns for knot in knots)

print(turns_of([Knot()] * int(sys.stdin.read())))
`);
  expect(notice).toBe(licence);
});

test('a program without a package stays as it is', async () => {
  const { read, notice } = await assemble({ package: undefined });
  expect([read.source, notice]).toEqual([driver.join('\n'), null]);
});

const packageOf = (changes: object) => ({ package: { name: 'knots', version: '1.2', definitions, ...changes } });
const taking = (module: string, ...names: string[]) => packageOf({ definitions: [{ module, names }] });

const mistakes: [string, object, readonly string[], object][] = [
  [
    'another version than the installed one',
    packageOf({ version: '1.3' }),
    driver,
    {
      code: 'package_missing',
      message: '"package" needs knots 1.3, and 1.2 is installed',
      place: '4',
      remedy: 'make setup installs the packages of setup/python-requirements.txt.',
    },
  ],
  [
    'a package that is not installed',
    packageOf({ name: 'ropes' }),
    driver,
    { code: 'package_missing', message: '"package" needs ropes 1.2, and it is not installed' },
  ],
  [
    'a module that the package does not have',
    taking('knots.hitches', 'x'),
    driver,
    { message: '"package.definitions.knots.hitches" is no module of knots 1.2' },
  ],
  [
    'a name that the module does not define',
    taking('knots.count.turns', 'math'),
    driver,
    { message: '"package.definitions.math" is no function or class at the top level of knots.count.turns' },
  ],
  [
    'an entry as well',
    { ...packageOf({}), entry: 'f' },
    driver,
    { message: '"package" and "entry" exclude each other' },
  ],
  [
    'no marked line',
    packageOf({}),
    ['pass'],
    { code: 'no_place_for_package', message: 'no line reads "# definitions of knots"' },
  ],
  [
    'two marked lines',
    packageOf({}),
    [...driver, '# definitions of knots'],
    { message: 'more than one line reads "# definitions of knots"', place: '7' },
  ],
];

test.each(mistakes)('%s is an error at its place', async (_, stated, lines, expected) => {
  await expect(assemble(stated, lines)).rejects.toMatchObject({ exitCode: 2, ...expected });
});

test('before set-up no package is installed', async () => {
  const program = assemble({}, driver, join(work, 'nowhere'));
  await expect(program).rejects.toMatchObject({ message: '"package" needs knots 1.2, and it is not installed' });
});
