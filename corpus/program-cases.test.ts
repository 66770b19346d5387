import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../core/temporary-folder.ts';
import { readProgramFolder } from './program-folder.ts';

const work = temporaryFolder('test');
afterAll(() => rmSync(work, { recursive: true, force: true }));

let count = 0;
/** A program folder `mine/p<n>` with these facts and files; returns it. */
function folderWith(facts: object, files: Readonly<Record<string, string>>): string {
  count += 1;
  const folder = join(work, 'mine', `p${count}`);
  mkdirSync(folder, { recursive: true });
  const stated = JSON.stringify({ title: 'Three', licence: 'MIT', ...facts }, null, 2);
  for (const [name, text] of Object.entries({ 'program.py': 'print(input())\n', 'program.json': stated, ...files }))
    writeFileSync(join(folder, name), text);
  return folder;
}

function casesOf(folder: string) {
  return readProgramFolder(folder).cases.map(({ caseId, inputs, checkpoint }) => ({ caseId, inputs, checkpoint }));
}

test('a program without a list of cases has one, of its own name', () => {
  const fromFiles = folderWith({ checkpoint: { line: 3 } }, { 'short.txt': '1\n', 'long.txt': '9\n' });
  expect(casesOf(fromFiles)).toEqual([
    { caseId: 'mine/p1', inputs: { short: '1\n', long: '9\n' }, checkpoint: { line: 3 } },
  ]);
  expect(casesOf(folderWith({ inputs: { seed: 4 } }, { 'inputs.py': 'print(1)\n' }))).toEqual([
    { caseId: 'mine/p2', inputs: { generator: 'print(1)\n', seed: 4 }, checkpoint: undefined },
  ]);
});

test('listed cases take their seeds, or files of their own names, and add to the checkpoint of the program', () => {
  const seeds = [
    { name: 'calm', seed: 1 },
    { name: 'wild-2', seed: 2, checkpoint: { iteration: 30 } },
  ];
  expect(casesOf(folderWith({ cases: seeds, checkpoint: { line: 3 } }, { 'inputs.py': 'print(1)\n' }))).toEqual([
    { caseId: 'mine/p3/calm', inputs: { generator: 'print(1)\n', seed: 1 }, checkpoint: { line: 3 } },
    { caseId: 'mine/p3/wild-2', inputs: { generator: 'print(1)\n', seed: 2 }, checkpoint: { line: 3, iteration: 30 } },
  ]);
  const files = { 'a.short.txt': '1\n', 'a.long.txt': '2\n', 'b.short.txt': '3\n', 'b.long.txt': '4\n' };
  expect(casesOf(folderWith({ cases: [{ name: 'a' }, { name: 'b' }] }, files))).toEqual([
    { caseId: 'mine/p4/a', inputs: { short: '1\n', long: '2\n' }, checkpoint: undefined },
    { caseId: 'mine/p4/b', inputs: { short: '3\n', long: '4\n' }, checkpoint: undefined },
  ]);
});

const generator = { 'inputs.py': 'print(1)\n' };

/** What is wrong, the facts and files of the folder, and the error. */
const mistakes: [string, object, Readonly<Record<string, string>>, { file?: string; [fact: string]: unknown }][] = [
  [
    'twice the same name',
    {
      cases: [
        { name: 'a', seed: 1 },
        { name: 'a', seed: 2 },
      ],
    },
    generator,
    { message: '"cases.a" is listed twice', file: 'program.json', place: '6' },
  ],
  [
    'no seed for the generator',
    { cases: [{ name: 'a' }] },
    generator,
    { message: '"cases.a" needs a seed for inputs.py' },
  ],
  [
    'a seed without a generator',
    { cases: [{ name: 'a', seed: 1 }] },
    {},
    { message: '"cases.a" has a seed, but the folder holds no inputs.py' },
  ],
  [
    'one seed for all',
    { inputs: { seed: 1 }, cases: [{ name: 'a', seed: 1 }] },
    generator,
    { message: '"inputs" is for a program with one case: give each case a seed' },
  ],
  [
    'a name with a slash',
    { cases: [{ name: 'a/b' }] },
    {},
    { message: expect.stringMatching(/^"cases.0.name" must match/) },
  ],
  ['no case at all', { cases: [] }, {}, { message: expect.stringMatching(/^"cases" must NOT have fewer/) }],
  [
    'a missing file',
    { cases: [{ name: 'a' }, { name: 'b' }] },
    { 'a.short.txt': '1\n', 'a.long.txt': '2\n', 'b.short.txt': '3\n' },
    { code: 'missing_input', file: 'b.long.txt' },
  ],
];

test.each(mistakes)('%s is an error at its place', (_, facts, files, { file = 'program.json', ...expected }) => {
  const folder = folderWith(facts, files);
  const problem = { file: join(folder, file), exitCode: 2, ...expected };
  expect(() => readProgramFolder(folder)).toThrow(expect.objectContaining(problem));
});
