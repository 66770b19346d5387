/** What every program of the built-in corpus owes its readers: complete facts, inputs of a readable size, its public sample. */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import PQueue from 'p-queue';
import { expect, test } from 'vitest';
import { builtInProgramsDirectory, listProgramFolders } from '../../corpus/built-in.ts';
import { readProgramFolder } from '../../corpus/program-folder.ts';
import quick from '../../corpus/quick.json' with { type: 'json' };
import { checkSource } from '../../oracles/check-source.ts';
import { openProgram } from '../../oracles/program-under-test.ts';
import { runPython } from '../../oracles/toolchain/python.ts';
import { root } from './midrun.ts';

const folders = listProgramFolders(builtInProgramsDirectory);
const programs = folders.map(readProgramFolder);
const cases = programs.flatMap((program) => program.cases.map((readCase) => ({ ...readCase, study: program.study })));
const limits = { short: 480, long: 8 * 1024 };

/** Does one thing for every item, on all cores. */
async function forEach<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const queue = new PQueue({ concurrency: availableParallelism() });
  return queue.addAll(items.map((item) => () => work(item))) as Promise<Result[]>;
}

test('every program.json is complete', () => {
  const lacking = programs.flatMap(({ programId, study, facts }) => {
    const needed = ['title', 'topics', 'statement', 'constraints', 'licence'] as const;
    const missing: string[] = needed.filter((field) => facts[field] === undefined);
    if (study.startsWith('classic-') && facts.reference === undefined) missing.push('reference');
    return missing.map((field) => `${programId}: ${field}`);
  });
  expect(lacking).toEqual([]);
});

test('no two programs share a title, and folders are named in lower case with hyphens', () => {
  const titles = programs.map(({ study, facts }) => `${study}: ${facts.title}`);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  const names = folders.flatMap((folder) => [basename(folder), basename(dirname(folder))]);
  expect(names.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))).toEqual([]);
});

test('the corpus holds the 30 classic algorithms, and contest programs in both languages', () => {
  const counts = Object.fromEntries(
    Object.entries(Object.groupBy(programs, ({ study }) => study)).map(([study, all]) => [study, all?.length ?? 0]),
  );
  expect(counts['classic-python']).toBe(30);
  expect(counts['authored-contest-python']).toBeGreaterThanOrEqual(13);
  expect(counts['authored-contest-cpp']).toBeGreaterThanOrEqual(10);
});

test('the quick corpus is 40 cases that there are, each once, at least 8 of them C++', () => {
  const ids = cases.map(({ caseId }) => caseId);
  expect(quick.cases.filter((id) => !ids.includes(id))).toEqual([]);
  expect(new Set(quick.cases).size).toBe(40);
  expect(quick.cases.filter((id) => id.includes('-cpp/')).length).toBeGreaterThanOrEqual(8);
});

/** Runs every generator for both lengths, each as if it were the program, and prints what they print as JSON. */
const printAll = `import contextlib, io, json, sys
printed = {}
for name, source, seed in json.load(sys.stdin):
    for length in ('short', 'long'):
        sys.argv = ['inputs.py', length, str(seed)]
        with contextlib.redirect_stdout(io.StringIO()) as output:
            exec(compile(source, name, 'exec'), {'__name__': '__main__'})
        printed[f'{name} {length}'] = output.getvalue()
print(json.dumps(printed))
`;

async function generatedInputs(hashSeed: string): Promise<Record<string, string>> {
  const generators = cases.flatMap(({ caseId, inputs }) =>
    'generator' in inputs ? [[caseId, inputs.generator, inputs.seed]] : [],
  );
  const environment = { PYTHONHASHSEED: hashSeed };
  const { stdout, stderr } = await runPython({ program: printAll, input: JSON.stringify(generators), environment });
  expect(stderr.toString()).toBe('');
  return JSON.parse(stdout.toString()) as Record<string, string>;
}

test('generators print the same inputs whenever they are run', async () => {
  const [once, again] = await Promise.all(['1', '2'].map(generatedInputs));
  expect(Object.keys(once ?? {}).length).toBeGreaterThan(60);
  expect(again).toEqual(once);
});

test('short and long inputs differ and are of a readable size', async () => {
  const fromFiles = cases.flatMap(({ caseId, inputs }) =>
    'short' in inputs
      ? [
          [`${caseId} short`, inputs.short],
          [`${caseId} long`, inputs.long],
        ]
      : [],
  );
  const texts: Record<string, string> = { ...Object.fromEntries(fromFiles), ...(await generatedInputs('0')) };
  const problems = cases.flatMap(({ caseId }) => {
    const [short, long] = (['short', 'long'] as const).map((length) => texts[`${caseId} ${length}`] ?? '');
    const bytes = { short: Buffer.byteLength(short ?? ''), long: Buffer.byteLength(long ?? '') };
    const fits = bytes.short > 0 && bytes.short <= limits.short && bytes.long > 0 && bytes.long <= limits.long;
    return fits && short !== long ? [] : [{ caseId, ...bytes }];
  });
  expect(problems).toEqual([]);
});

test('every program that names a contest problem prints the output of its public sample', async () => {
  const withSample = programs.flatMap((program) =>
    program.facts.problem?.sample === undefined ? [] : [{ program, sample: program.facts.problem.sample }],
  );
  const outputs = await forEach(withSample, async ({ program, sample }) => {
    const { language, source, programId } = program;
    await checkSource(language, source);
    const { status, stdout } = await (await openProgram(language, source)).runClean(sample.input);
    return [programId, status, stdout.toString().trimEnd()];
  });
  expect(outputs).toEqual(withSample.map(({ program, sample }) => [program.programId, 'ok', sample.output.trimEnd()]));
  expect(outputs.length).toBeGreaterThan(0);
}, 120_000);

test('corpus/README.md lists every field of program.json', () => {
  const readme = readFileSync(join(root, 'corpus/README.md'), 'utf8');
  const schema = JSON.parse(readFileSync(join(root, 'corpus/schemas/program-folder.schema.json'), 'utf8')) as {
    properties: object;
  };
  expect(Object.keys(schema.properties).filter((field) => !readme.includes(`\`${field}`))).toEqual([]);
});
