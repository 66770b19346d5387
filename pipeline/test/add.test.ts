/** `midrun add` on programs from outside: what it admits, what it refuses and why, and that a refusal leaves nothing behind. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type AddRequest, addProgram } from '../add-program.ts';
import { foldersIn } from '../preset.ts';
import { hashesOf, midrun, problemOf, smallPrograms, workFolder } from './midrun.ts';

const work = workFolder();
afterAll(() => work.remove());
const inWork = (name: string) => join(work.path, name);
const program = (name: string) => join(import.meta.dirname, 'programs-to-add', name);

function inputFile(name: string, content: string | Uint8Array): string {
  const file = inWork(name);
  writeFileSync(file, content);
  return file;
}

const numbers = (count: number) =>
  Array.from({ length: count }, (_, index) => 1896 + 4 * index + (index % 3)).join(' ');
const years = [inputFile('few-years.txt', '1900 1904 2000\n'), inputFile('many-years.txt', `${numbers(30)}\n`)];
const sums = [inputFile('few-sums.txt', '3\n5 1 9\n'), inputFile('many-sums.txt', `40\n${numbers(40)}\n`)];
const notText = inputFile('not-text.txt', Buffer.from('1900\n19\xff4\n', 'latin1'));

const kept = inWork('kept');
const request = (path: string, more: Partial<AddRequest> = {}): AddRequest => ({
  path,
  inputs: years,
  study: undefined,
  name: undefined,
  addedDirectory: kept,
  cacheDirectory: inWork('cache'),
  replace: false,
  ...more,
});
const words = (path: string, inputs: readonly (string | undefined)[]) => [
  ...['add', path, '--into', kept, '--cache', inWork('cache')],
  ...inputs.flatMap((file) => ['--input', String(file)]),
];

/** Adds in vain, and looks whether anything changed among the kept programs or stayed in the temporary folder. */
async function refusalOf(wish: AddRequest): Promise<unknown> {
  const workshops = () => readdirSync(tmpdir()).filter((name) => name.startsWith('midrun-add-'));
  const programs = () => (existsSync(wish.addedDirectory) ? hashesOf(wish.addedDirectory) : {});
  const [programsBefore, workshopsBefore] = [programs(), workshops()];
  const outcome = await addProgram(wish).catch((error: unknown) => error);
  expect(programs()).toEqual(programsBefore);
  expect(workshops().filter((name) => !workshopsBefore.includes(name))).toEqual([]);
  return outcome;
}

test('a Python program with two inputs is admitted, described and kept as a program folder', async () => {
  const { exitCode, stdout } = await midrun(words(program('leap-years.py'), years));
  expect(stdout).toContain('admitted added-python/leap-years');
  expect(stdout).toContain('loop at line 3: its 1st execution, 95 % of the long trace');
  expect(stdout).toContain('fields: common (int), leaps (int), year (int)');
  expect(exitCode).toBe(0);
  const folder = join(kept, 'added-python/leap-years');
  expect(readdirSync(folder).sort()).toEqual(['long.txt', 'program.json', 'program.py', 'short.txt']);
  expect(readFileSync(join(folder, 'program.py'))).toEqual(readFileSync(program('leap-years.py')));
  expect(foldersIn(kept)).toEqual([{ folder, origin: 'imported' }]);
});

test('a C++ program with the macros rep and all is admitted', async () => {
  const { exitCode, stdout } = await midrun(words(program('pair-sums.cpp'), sums));
  expect(stdout).toContain('admitted added-cpp/pair-sums');
  expect(stdout).toContain('loop at line 14');
  expect(stdout).toContain('fields: often (map<int, int>), total (long long)');
  expect(exitCode).toBe(0);
}, 120_000);

test('inputs in the wrong order are taken the other way round', async () => {
  const addedDirectory = inWork('kept-swapped');
  const added = await addProgram(request(program('leap-years.py'), { inputs: years.toReversed(), addedDirectory }));
  expect(added).toMatchObject({ admitted: true, swapped: true });
  const [short, long] = ['short.txt', 'long.txt'].map((name) =>
    readFileSync(join(addedDirectory, 'added-python/leap-years', name), 'utf8'),
  );
  expect([short, long]).toEqual(years.map((file) => readFileSync(file as string, 'utf8')));
});

test('a program folder is added with its own inputs and its generator', async () => {
  const added = await addProgram(
    request(join(smallPrograms, 'small-python/coin-piles'), { inputs: [], study: 'mine' }),
  );
  expect(added).toMatchObject({ admitted: true, folder: join(kept, 'mine/coin-piles'), rows: [{ study: 'mine' }] });
});

test('a name is given once, and --replace puts a program in the place of another', async () => {
  const one = { name: 'leap-years', addedDirectory: inWork('kept-twice') };
  await addProgram(request(program('leap-years.py'), one));
  expect(await refusalOf(request(program('leap-years.py'), one))).toMatchObject({
    code: 'program_exists',
    file: join(one.addedDirectory, 'added-python/leap-years'),
    exitCode: 2,
  });
  const folder = inWork('leap-years-other');
  mkdirSync(folder);
  const changed = join(folder, 'leap.py');
  writeFileSync(changed, readFileSync(program('leap-years.py'), 'utf8').replace('common += 1', 'common += 2'));
  expect(await addProgram(request(changed, { ...one, replace: true }))).toMatchObject({ admitted: true });
  expect(readFileSync(join(one.addedDirectory, 'added-python/leap-years/program.py'), 'utf8')).toContain('common += 2');
});

test('a program without a loop, and one that draws numbers by chance, are refused with the reason', async () => {
  expect(await refusalOf(request(program('one-expression.py')))).toMatchObject({
    admitted: false,
    exclusion: { code: 'no_eligible_loop', stage: 'plan', program_id: 'added-python/one-expression' },
  });
  const inputs = [inputFile('steps-25.txt', '25\n'), inputFile('steps-60.txt', '60\n')];
  const { exitCode, stdout } = await midrun(words(program('drunken-walk.py'), inputs));
  expect(stdout).toMatch(
    /^refused added-python\/drunken-walk: nondeterministic_output \(.*\)\. The output differs between runs/,
  );
  expect(exitCode).toBe(2);
  expect(existsSync(join(kept, 'added-python/drunken-walk'))).toBe(false);
});

test('a file that only defines functions becomes a program that calls the entry with arguments from its input', async () => {
  const array = (count: number) => `[[${numbers(count).replaceAll(' ', ', ')}], 3900]\n`;
  const inputs = [inputFile('few-arguments.txt', array(5)), inputFile('many-arguments.txt', array(40))];
  const { exitCode, stdout } = await midrun([
    ...words(program('pair-with-sum.py'), inputs),
    ...['--entry', 'Solution.pairWithSum'],
  ]);
  // Two lines of imports stand before the file.
  expect(stdout).toContain('loop at line 7: its 1st execution');
  expect(exitCode).toBe(0);
  const folder = join(kept, 'added-python/pair-with-sum');
  expect(JSON.parse(readFileSync(join(folder, 'program.json'), 'utf8'))).toMatchObject({
    entry: 'Solution.pairWithSum',
  });
  expect(readFileSync(join(folder, 'program.py'))).toEqual(readFileSync(program('pair-with-sum.py')));
  const without = await midrun(words(program('pair-with-sum.py'), inputs).concat('--name', 'no-entry'));
  expect([without.exitCode, without.stdout]).toEqual([
    2,
    expect.stringMatching(
      /^refused added-python\/no-entry: unsupported_source\. The file only defines functions .*--entry.*\n {4}entries: Solution\.pairWithSum$/,
    ),
  ]);
});

test('an entry that is not there, and inputs that are no arguments, are errors at their place', async () => {
  const wish = { name: 'unwanted', entry: 'Solution.pair' };
  expect(await refusalOf(request(program('pair-with-sum.py'), wish))).toMatchObject({
    ...{ code: 'invalid_program_json', exitCode: 2 },
    message: '"entry" names "Solution.pair", but the file defines Solution.pairWithSum',
    file: program('pair-with-sum.py'),
    place: undefined,
  });
  expect(
    await refusalOf(request(program('pair-with-sum.py'), { ...wish, entry: 'Solution.pairWithSum' })),
  ).toMatchObject({ code: 'invalid_arguments', exitCode: 2, file: years[0] });
});

test('Python 2 and a program that does not read its input are refused in words of their own', async () => {
  expect(await refusalOf(request(program('count-up-two.py')))).toMatchObject({
    admitted: false,
    exclusion: { code: 'unsupported_source', stage: 'ingest', explanation: expect.stringContaining('Python 2') },
  });
  const unread = inputFile('unread.py', 'total = 0\nfor i in range(40):\n    total += i\nprint(total)\n');
  const refused = await refusalOf(request(unread));
  expect(refused).toMatchObject({ exclusion: { code: 'trace_order', stage: 'plan' } });
  expect(refused).toMatchObject({
    explanation: expect.stringMatching(/^refused .* The program does not read its input: .*\n.*\n\n1 \| total = 0\n/),
  });
});

test('a program that does not parse or compile is an error at its own file and line', async () => {
  const python = await midrun(words(program('missing-colon.py'), years));
  expect(problemOf(python)).toBe(
    `${program('missing-colon.py')}:2  this program does not parse: expected ':'\nPrograms are Python 3.`,
  );
  expect(python.exitCode).toBe(2);
  expect(await refusalOf(request(program('unknown-name.cpp')))).toMatchObject({
    exitCode: 2,
    file: program('unknown-name.cpp'),
    place: '5',
    message: expect.stringMatching(/^this program does not compile: .*vlaue.* was not declared/),
  });
});

test('invalid UTF-8 in the source or in an input is an error at its own file and line', async () => {
  const source = inputFile('café.py', Buffer.from("total = 0\n# caf\xe9\nprint('')\n", 'latin1'));
  const invalid = { code: 'invalid_utf8', place: '2', exitCode: 2 };
  expect(await refusalOf(request(source))).toMatchObject({ ...invalid, file: source });
  const inputs = [String(years[0]), notText];
  expect(await refusalOf(request(program('leap-years.py'), { inputs, name: 'other' }))).toMatchObject({
    ...invalid,
    file: notText,
  });
});

test.each([
  [
    'one input is missing',
    { inputs: [String(years[0])] },
    { code: 'two_inputs_needed', file: program('leap-years.py') },
  ],
  [
    'an input does not exist',
    { inputs: [String(years[0]), inWork('nowhere.txt')] },
    { code: 'missing_file', file: inWork('nowhere.txt') },
  ],
  ['the program does not exist', { path: inWork('nowhere.py') }, { code: 'missing_file', file: inWork('nowhere.py') }],
  ['the ending is unknown', { path: String(years[0]) }, { code: 'unknown_language', file: years[0] }],
  ['the study is built in', { study: 'classic-python' }, { code: 'built_in_study' }],
  ['the study will be built in', { study: 'networkx-simplex' }, { code: 'built_in_study' }],
  ['the name leads out of the folder', { name: '../../escape' }, { code: 'invalid_name' }],
])('nothing is run and nothing kept when %s', async (_, more, expected) => {
  const wish = request(program('leap-years.py'), { name: 'unwanted', ...more });
  expect(await refusalOf(wish)).toMatchObject({ ...expected, exitCode: 2 });
});

test('a broken program folder is an error in the folder of the user', async () => {
  const folder = inWork('broken-folder');
  cpSync(join(smallPrograms, 'small-python/water-tank'), folder, { recursive: true });
  const facts = readFileSync(join(folder, 'program.json'), 'utf8');
  writeFileSync(join(folder, 'program.json'), facts.replace('"licence"', '"license"'));
  expect(await refusalOf(request(folder, { inputs: [] }))).toMatchObject({
    code: 'invalid_program_json',
    file: join(folder, 'program.json'),
  });
});
