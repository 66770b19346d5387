/** Rules of the house that no type says: who may import whom, who may start programs, what is generated, what is pinned. */
import { globSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { schemaTypes } from '../schema-types.ts';
import { root } from './midrun.ts';

const mayImport: Readonly<Record<string, readonly string[]>> = {
  core: [],
  corpus: ['core'],
  instrumentation: ['core'],
  analysis: ['core'],
  oracles: ['core', 'corpus', 'instrumentation'],
  pipeline: ['core', 'corpus', 'instrumentation', 'analysis', 'oracles'],
};

const files = globSync(`{${Object.keys(mayImport).join(',')}}/**/*.ts`, { cwd: root }).sort();
const isForTests = (file: string) => /\.test\.ts$|-for-tests\.ts$|\/test-programs\/|^pipeline\/test\//.test(file);

/** What stands in quotes in the import and export statements of a file, and in its calls of import(). */
function importsOf(file: string): string[] {
  const statements =
    /^(?:import|export)\b[^;'"]*?\bfrom\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;
  const found = readFileSync(join(root, file), 'utf8').matchAll(statements);
  return [...found].map(([, from, bare, called]) => (from ?? bare ?? called) as string);
}

/** `file -> module` for every import that `isForbidden`. */
function importsThat(isForbidden: (file: string, module: string) => boolean): string[] {
  return files.flatMap((file) =>
    importsOf(file)
      .filter((module) => isForbidden(file, module))
      .map((module) => `${file} -> ${module}`),
  );
}

test('the parser of imports sees every form of them', () => {
  expect(importsOf('pipeline/test/house-rules.test.ts')).toContain('../schema-types.ts');
  expect(importsOf('pipeline/stages/corpus-files.ts')).toContain('../schemas/case.schema.json');
  expect(importsOf('analysis/analyze.ts')).toContain('./figures/render-figure.ts');
  expect(importsOf('oracles/sandbox/run-sandboxed.ts')).toContain('./types.ts');
  expect(files.length).toBeGreaterThan(200);
});

test('imports between the rooms point one way', () => {
  const roomOf = (path: string) => path.split(sep)[0] as string;
  const leadsBack = (file: string, module: string) => {
    if (!module.startsWith('.')) return false;
    const target = roomOf(relative(root, resolve(root, file, '..', module)));
    return target !== roomOf(file) && mayImport[roomOf(file)]?.includes(target) !== true;
  };
  expect(importsThat(leadsBack)).toEqual([]);
});

test('programs are started by the sandbox alone; interpreter and compiler are only asked where they are installed, git which commit this is, and benchmarks start scripts of their own', () => {
  const startsPrograms = (module: string) => /^(?:execa|(?:node:)?child_process|(?:node:)?cluster)$/.test(module);
  const mayStart = (file: string) =>
    /^(?:oracles\/(?:sandbox\/|toolchain\/(?:python|cpp-compiler|clang|valgrind)\.ts$)|pipeline\/(?:code-version|bench\/(?:bench-(?:analysis|collection)|python-with))\.ts$)/.test(
      file,
    );
  expect(importsThat((file, module) => startsPrograms(module) && !mayStart(file) && !isForTests(file))).toEqual([]);
});

test('temporary folders are made in one place, which knows how to get rid of them', () => {
  const makes = (file: string) => /mkdtempSync\(\s*join\(tmpdir\(/.test(readFileSync(join(root, file), 'utf8'));
  expect(files.filter(makes)).toEqual(['core/temporary-folder.ts']);
});

test('the client of models is called by collection alone', () => {
  const isClient = (module: string) => module === 'openai' || module.startsWith('openai/');
  expect(importsThat((file, module) => isClient(module) && !file.startsWith('pipeline/collect/'))).toEqual([]);
  expect(importsThat((_, module) => isClient(module))).not.toEqual([]);
});

test('collection neither imports nor names what holds the true answers', () => {
  const ofCollection = files.filter((file) => file.startsWith('pipeline/collect/') && !isForTests(file));
  const knows = (file: string, module: string) =>
    ofCollection.includes(file) && /oracle|grade|verified|simulated\/(?!subject-names)/.test(module);
  expect(importsThat(knows)).toEqual([]);
  expect(ofCollection.filter((file) => readFileSync(join(root, file), 'utf8').includes('oracles.jsonl'))).toEqual([]);
});

test('every type of a schema is the generated one', async () => {
  const types = await schemaTypes();
  const differing = types.filter(({ file, text }) => readFileSync(file, 'utf8') !== text);
  expect(differing.map(({ file }) => relative(root, file))).toEqual([]);
  expect(types.length).toBeGreaterThan(10);
});

test('every package is pinned to one version', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  const versions = Object.entries({ ...dependencies, ...devDependencies });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(versions.length).toBeGreaterThan(10);
});

test('make alone prints every target with what it does', async () => {
  const { stdout } = await execa('make', [], { cwd: root });
  for (const target of [
    'setup',
    'setup-local',
    'reproduce',
    'corpus',
    'lint-corpus',
    'verify',
    'release',
    'collect',
    'analyze',
    'guess',
    'status',
    'add',
    'explain',
    'test',
    'check',
    'bench',
  ]) {
    expect(stdout).toMatch(new RegExp(`^ {2}make ${target} +\\S`, 'm'));
  }
});

test('every test runs: none is skipped and none runs alone', () => {
  const marks = /\b(?:test|describe|it)\.(?:only|skip|todo|fails)\b/;
  const marked = files.filter(
    (file) => file.endsWith('.test.ts') && marks.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(marked).toEqual([]);
});
