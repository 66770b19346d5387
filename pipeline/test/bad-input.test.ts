/** What users get wrong at every verb: exit code 2, and a message with file, place and remedy in place of a stack trace. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { foldersIn } from '../preset.ts';
import { buildCorpus } from '../stages/build-corpus.ts';
import { midrun, smallPrograms, workFolder } from './midrun.ts';
import { smallCorpus } from './small-corpus.ts';

const work = workFolder();
afterAll(() => work.remove());
const inWork = (name: string) => join(work.path, name);

/** All at once: each is a process of its own, and most of its time is its start. */
async function problemsOf(commandLines: readonly string[]): Promise<Record<string, string>> {
  const finished: [string, string][] = [];
  for (let next = 0; next < commandLines.length; next += 3) {
    const group = commandLines.slice(next, next + 3);
    finished.push(
      ...(await Promise.all(
        group.map(async (line): Promise<[string, string]> => {
          const run = await midrun(
            line.split(' ').filter((word) => word !== ''),
            work.path,
          );
          return [line, `${run.exitCode}: ${run.stderr.trim()}`];
        }),
      )),
    );
  }
  return Object.fromEntries(finished);
}

test('an unknown verb or option is an error that names what was meant, and nothing is run', async () => {
  expect(
    await problemsOf([
      '',
      'corpsu',
      'corpus --progams x',
      'corpus pln',
      'corpus --families boxes',
      'analyze --replicates many',
      'analyze --replicates 1',
      'analyze --seed 4294967296',
    ]),
  ).toEqual({
    '': '2: Name a verb.\nmidrun --help lists the verbs.',
    corpsu: '2: there is no "corpsu"\nDid you mean corpus?\nmidrun --help lists the verbs.',
    'corpus --progams x':
      '2: there is no option --progams\nDid you mean --programs?\nmidrun corpus --help lists its options.',
    'corpus --families boxes':
      '2: "families" means nothing to the checkpoint suite\nName the other one: --suite simulation.',
    'corpus pln': expect.stringMatching(/^2: Invalid values:\n.*"pln".*"plan"/),
    'analyze --replicates many':
      '2: --replicates needs a whole number from 100 up\nmidrun analyze --help lists its options.',
    'analyze --replicates 1':
      '2: --replicates needs a whole number from 100 up\nmidrun analyze --help lists its options.',
    'analyze --seed 4294967296':
      '2: --seed needs a whole number from 0 to 4294967295\nmidrun analyze --help lists its options.',
  });
});

test('an unknown MODEL shows the accepted forms', async () => {
  const problems = await problemsOf(['collect', 'collect --model gpt']);
  expect(problems).toEqual({
    collect: '2: Missing required argument: model\nmidrun collect --help lists its options.',
    'collect --model gpt': expect.stringMatching(
      /^2: MODEL "gpt" is of no known form\nAccepted forms:\nMODEL=provider\/model/,
    ),
  });
});

test('every verb says which file or folder is missing', async () => {
  expect(
    await problemsOf([
      'collect --model sim/oracle --corpus nowhere',
      'analyze --corpus nowhere --runs nowhere',
      'corpus --programs nowhere',
    ]),
  ).toEqual({
    'collect --model sim/oracle --corpus nowhere': expect.stringMatching(
      /^2: nowhere {2}there is no corpus here: tasks\.jsonl is missing\nBuild it: make corpus/,
    ),
    'analyze --corpus nowhere --runs nowhere': expect.stringMatching(
      /^2: nowhere {2}there are no runs to analyze\nCollect one first/,
    ),
    'corpus --programs nowhere': expect.stringMatching(
      /^2: nowhere {2}this folder does not exist\n.*<study>\/<program>/,
    ),
  });
});

test('help exits with code 0, and names every verb and the exit codes', async () => {
  const { exitCode, stdout } = await midrun(['--help']);
  expect(exitCode).toBe(0);
  for (const verb of ['reproduce', 'corpus', 'add', 'explain', 'collect', 'analyze', 'status', 'bench'])
    expect(stdout).toContain(`midrun ${verb}`);
  expect(stdout).toContain('Exit codes: 0 done, 2 usage or bad input, 3 incomplete but resumable');
});

/** A folder of one program, changed by `change`, and the error its build ends with. */
async function buildProblem(name: string, source: string, change: (folder: string) => void) {
  const programs = inWork(name);
  const folder = join(programs, 'mine', 'program');
  mkdirSync(join(programs, 'mine'), { recursive: true });
  cpSync(join(smallPrograms, source), folder, { recursive: true });
  change(folder);
  const build = {
    corpusDirectory: inWork(`${name}-corpus`),
    cacheDirectory: inWork('cache'),
    folders: foldersIn(programs),
  };
  const error = await buildCorpus(build).catch((problem: unknown) => problem);
  return { error, folder };
}

const facts = (text: string) => (folder: string) => writeFileSync(join(folder, 'program.json'), text);

test.each([
  [
    'a wrong field',
    facts('{\n  "title": "Tank",\n  "license": "MIT",\n  "licence": "MIT"\n}\n'),
    { file: 'program.json', place: '3', message: '"license" is no field that is known here' },
  ],
  [
    'a wrong topic',
    facts('{\n  "title": "Tank",\n  "licence": "MIT",\n  "topics": ["water"]\n}\n'),
    { file: 'program.json', place: '4', message: expect.stringContaining('"topics.0" must be one of') },
  ],
  [
    'a syntax error',
    facts('{\n  "title": "Tank"\n  "licence": "MIT"\n}\n'),
    { file: 'program.json', place: '3', message: expect.stringMatching(/^this file is not JSON/) },
  ],
  [
    'no program.json',
    (folder: string) => rmSync(join(folder, 'program.json')),
    { file: 'program.json', code: 'missing_file' },
  ],
  ['no short.txt', (folder: string) => rmSync(join(folder, 'short.txt')), { file: 'short.txt', code: 'missing_input' }],
  [
    'a long input that is not UTF-8',
    (folder: string) => writeFileSync(join(folder, 'long.txt'), Buffer.from([0x31, 0x0a, 0xff])),
    { file: 'long.txt', place: '2', code: 'invalid_utf8' },
  ],
  [
    'a declared line without a loop',
    facts('{\n  "title": "Tank",\n  "licence": "MIT",\n  "checkpoint": {\n    "line": 5\n  }\n}\n'),
    {
      ...{ file: 'program.json', place: '5', code: 'invalid_checkpoint' },
      message: '"checkpoint.line" no loop begins on line 5; loops begin on line 4',
    },
  ],
  [
    'a declared field that does not exist',
    facts(
      '{\n  "title": "Tank",\n  "licence": "MIT",\n  "checkpoint": {"line": 4,\n    "fields": ["level", "max(levels)"]}\n}\n',
    ),
    {
      ...{ file: 'program.json', place: '5', code: 'invalid_checkpoint' },
      message: '"checkpoint.fields" "max(levels)" raises NameError',
    },
  ],
  ['no program', (folder: string) => rmSync(join(folder, 'program.py')), { file: '.', code: 'missing_program' }],
  [
    'two programs',
    (folder: string) => writeFileSync(join(folder, 'program.cpp'), 'int main() {}\n'),
    { file: '.', code: 'two_programs' },
  ],
  [
    'a program that does not parse',
    (folder: string) => writeFileSync(join(folder, 'program.py'), 'x = 1\nif x\n'),
    { file: 'program.py', place: '2', code: 'unsupported_source' },
  ],
  [
    'an inputs.py that fails',
    (folder: string) => writeFileSync(join(folder, 'inputs.py'), 'raise RuntimeError("no seed")\n'),
    { file: 'inputs.py', code: 'generator_failed', message: expect.stringContaining('RuntimeError: no seed') },
  ],
  [
    'an inputs.py that prints nothing',
    (folder: string) => writeFileSync(join(folder, 'inputs.py'), 'pass\n'),
    { file: 'inputs.py', code: 'generator_failed' },
  ],
])('a program folder with %s is an error at that file', async (name, change, { file, ...expected }) => {
  const { error, folder } = await buildProblem(name.replaceAll(/\W/g, '-'), 'small-python/water-tank', change);
  expect(error).toMatchObject({ ...expected, file: join(folder, file), exitCode: 2 });
});

test('a folder without programs is an error', () => {
  mkdirSync(inWork('empty/study'), { recursive: true });
  expect(() => foldersIn(inWork('empty'))).toThrow(
    expect.objectContaining({ code: 'no_programs', file: inWork('empty'), exitCode: 2 }),
  );
});

test('programs of a user cannot take the name of a built-in study', () => {
  const programs = inWork('taken');
  cpSync(join(smallPrograms, 'small-python'), join(programs, 'classic-python'), { recursive: true });
  expect(() => foldersIn(programs)).toThrow(
    expect.objectContaining({ code: 'built_in_study', file: join(programs, 'classic-python'), exitCode: 2 }),
  );
});

test('a study or an arm that the corpus does not know is refused, beside known ones too', async () => {
  const { corpusDirectory: corpus, runsDirectory: runs } = smallCorpus(2);
  const collecting = `collect --model sim/oracle --corpus ${corpus} --runs ${runs}`;
  const file = join(corpus, 'tasks.jsonl');
  expect(
    await problemsOf([
      `${collecting} --study classic-python,classic-pyhton`,
      `${collecting} --study classic-cpp --arm post-loop`,
      `${collecting} --study classic-cpp,classic-python --arm post-loop-state`,
    ]),
  ).toEqual({
    [`${collecting} --study classic-python,classic-pyhton`]: `2: ${file}  no task of the corpus is of the study "classic-pyhton"\nThere are: classic-cpp, classic-python.`,
    [`${collecting} --study classic-cpp --arm post-loop`]: `2: ${file}  no task of the corpus is of the arm "post-loop"\nThere are: inside-loop-state, long-trace-final, post-loop-state, short-trace-final.`,
    [`${collecting} --study classic-cpp,classic-python --arm post-loop-state`]:
      expect.stringMatching(/^0: sim\/oracle: 2\/2/),
  });
});
