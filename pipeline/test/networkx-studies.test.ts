/** The two studies of NetworkX: how many cases of how many programs, inputs that keep what they promise, and programs as they stand in the package. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { builtInProgramsDirectory, listProgramFolders } from '../../corpus/built-in.ts';
import { findPackage, setUpPackagesDirectory } from '../../corpus/installed-package.ts';
import { type ReadProgram, readProgramFolder } from '../../corpus/program-folder.ts';
import { checkSource } from '../../oracles/check-source.ts';
import { openProgram } from '../../oracles/program-under-test.ts';
import { runPython } from '../../oracles/toolchain/python.ts';
import { withPackageSource } from '../stages/package-program.ts';
import { root } from './midrun.ts';

const folders = listProgramFolders(builtInProgramsDirectory).filter((folder) => folder.includes('/networkx-'));
const programs = folders.map(readProgramFolder);
const ofStudy = (study: string) => programs.filter((program) => program.study === study);
const countCases = (all: readonly ReadProgram[]) => all.reduce((sum, { cases }) => sum + cases.length, 0);

test('networkx-simplex has 30 cases of one program, ten a cohort; networkx-routines 40 of eight, five each', () => {
  const [simplex, routines] = [ofStudy('networkx-simplex'), ofStudy('networkx-routines')];
  expect([simplex.length, countCases(simplex), routines.length, countCases(routines)]).toEqual([1, 30, 8, 40]);
  const cohorts = Object.groupBy(simplex[0]?.cases ?? [], ({ caseId }) => basename(caseId).replace(/-\d+$/, ''));
  expect(Object.entries(cohorts).map(([name, cases]) => [name, cases?.length])).toEqual([
    ['brief', 10],
    ['middle', 10],
    ['lengthy', 10],
  ]);
  expect(routines.map(({ cases }) => cases.length)).toEqual(Array(8).fill(5));
});

test('all take the version of NetworkX that set-up pins', () => {
  const pinned = /^networkx==(\S+)/m.exec(readFileSync(join(root, 'setup/python-requirements.txt'), 'utf8'))?.[1];
  expect(programs.map(({ facts }) => facts.package?.version)).toEqual(Array(9).fill(pinned));
});

async function inputsOf({ inputs }: ReadProgram['cases'][number]): Promise<[short: string, long: string]> {
  if (!('seed' in inputs)) throw new Error('these programs have generators');
  const print = async (length: string) =>
    (
      await runPython({ program: inputs.generator, programArguments: [length, String(inputs.seed)], input: '' })
    ).stdout.toString();
  return [await print('short'), await print('long')];
}

test('both inputs of a case of the network simplex share their nodes, edges and demands', async () => {
  const cases = ofStudy('networkx-simplex')[0]?.cases ?? [];
  const topologyOf = (text: string) =>
    text
      .trimEnd()
      .split('\n')
      .map((line, index) => (index < 2 ? line : line.split(' ').slice(0, 2).join(' ')));
  for (const readCase of [cases[0], cases[29]] as ReadProgram['cases']) {
    const [short, long] = await inputsOf(readCase);
    expect(topologyOf(short)).toEqual(topologyOf(long));
    expect(short).not.toBe(long);
  }
});

test('every program holds the source of the package, character by character, and runs without the package', async () => {
  const installed = findPackage('networkx', setUpPackagesDirectory());
  for (const [index, folder] of folders.entries()) {
    const written = programs[index] as ReadProgram;
    const { read, notice } = await withPackageSource(written, folder);
    const routine = written.facts.package?.definitions.at(-1);
    const module = readFileSync(String(installed?.moduleFile(String(routine?.module))), 'utf8');
    const start = read.source.indexOf(`\ndef ${routine?.names.at(-1)}(`);
    const definition = read.source.slice(start, read.source.indexOf('\n\n\n', start));
    expect(start).toBeGreaterThan(0);
    expect(module).toContain(definition);
    expect(read.source).toContain('# Copyright (C) 2004-2024, NetworkX Developers\n');
    expect(notice).toContain('Redistributions of source code must retain the above copyright');
    const [short] = await inputsOf(written.cases[0] as ReadProgram['cases'][number]);
    await checkSource('python', read.source);
    const { status, stdout } = await (await openProgram('python', read.source)).runClean(short);
    expect([written.programId, status, stdout.length > 4]).toEqual([written.programId, 'ok', true]);
  }
}, 60_000);
