/** Each rule on a small bad example: folders that only just break it, and answers of a built corpus that do. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../core/temporary-folder.ts';
import { midrun } from '../test/midrun.ts';
import { describeLint } from './describe-lint.ts';
import { type LintReport, lintCorpus } from './lint-corpus.ts';

const directory = temporaryFolder('test');
afterAll(() => rmSync(directory, { recursive: true }));

const facts = {
  title: 'Sum of squares',
  topics: ['number theory'],
  statement: 'One line holds N. Print the sum of the squares of 1 to N.',
  constraints: ['1 <= N <= 1000'],
  licence: 'MIT',
};
const source = `n = int(input())\ntotal = 0\nfor i in range(1, n + 1):\n    total += i * i\n    total %= 1000003\n${'# \n'.repeat(9)}print(total)\n`;

function add(id: string, files: Readonly<Record<string, string | object>>): void {
  const folder = join(directory, id);
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  }
}

const texts = { 'short.txt': '3\n', 'long.txt': '40\n' };
const contest = (slug: string) => `authored-contest-python/${slug}`;

let report: LintReport;
beforeAll(async () => {
  add(contest('good'), { 'program.py': source, 'program.json': facts, ...texts });
  // The same up to names, with a title that is taken.
  add(contest('like-good'), { 'program.py': source.replaceAll('total', 'acc'), 'program.json': facts, ...texts });
  add('classic-python/Bad_name', {
    'program.py': 'print(sorted(input().split(","), key=len)[::-1])\n',
    'program.json': { title: 'Sorting by length', licence: 'MIT', topics: ['sorting'], constraints: ['none'] },
    ...texts,
  });
  add('classic-python/no-json', { 'program.py': source, 'program.json': '{"title": ', ...texts });
  add(contest('short-program'), {
    'program.py': 'a, b = map(int, input().split())\nwhile b:\n    a, b = b, a % b\nprint(a, b)\n',
    'program.json': {
      ...facts,
      title: 'Common divisor',
      problem: { id: 'xyz1_a', sample: { input: '12 18\n', output: '6\n' } },
    },
    'short.txt': `${'7 '.repeat(250)}\n`,
    'long.txt': `${'7 '.repeat(5000)}\n`,
  });
  const generators = {
    careless: 'import sys\nprint(hash("a" + sys.argv[1]))',
    failing: 'import sys\nprint({"short": 1}[sys.argv[1]])',
    same: 'print(7)',
    empty: '',
  };
  for (const [slug, generator] of Object.entries(generators)) {
    const program = {
      'program.py': `def f(x, y=("${slug}", {1: 2})):\n    yield from [x, *y]\n`,
      'inputs.py': generator,
    };
    add(`own-study/${slug}`, { ...program, 'program.json': { ...facts, title: `Program ${slug}` } });
  }
  report = await lintCorpus({ programsDirectory: directory, corpusDirectory: undefined });
});

const findings = (rule: string) =>
  report.findings
    .filter((finding) => finding.rule === rule)
    .map(({ file, place, message }) => `${file.slice(directory.length + 1)}:${place} ${message}`);

test('facts: what is unreadable, missing, no id or a title twice', () => {
  expect(findings('facts')).toEqual([
    expect.stringMatching(/^classic-python\/no-json\/program\.json:1 this file is not JSON: /),
    'classic-python/Bad_name/program.json:statement "statement" is missing',
    'classic-python/Bad_name/program.json:reference "reference" is missing',
    'classic-python/Bad_name:name of the folder "Bad_name" is no id',
    'authored-contest-python/like-good/program.json:2 "title" is also that of authored-contest-python/good',
  ]);
});

test('inputs: too large, different when printed again, failing, the same for both lengths, empty', () => {
  expect(findings('inputs')).toEqual([
    'authored-contest-python/short-program/short.txt:short the input has 501 bytes, more than 480',
    'authored-contest-python/short-program/long.txt:long the input has 10001 bytes, more than 8192',
    'own-study/careless/inputs.py:short the generator prints something else when it is run again',
    'own-study/careless/inputs.py:long the generator prints something else when it is run again',
    'own-study/empty/inputs.py:short the input is empty',
    'own-study/empty/inputs.py:long the input is empty',
    'own-study/empty/inputs.py:long the short and the long input are the same',
    "own-study/failing/inputs.py:long the generator fails: KeyError: 'long'",
    'own-study/same/inputs.py:long the short and the long input are the same',
  ]);
});

test('samples: what a program that names a contest problem prints on its sample', () => {
  expect(findings('samples')).toEqual([
    'authored-contest-python/short-program/program.json:13 the program ends with "ok" and prints "6 0\\n" on the sample of xyz1_a',
  ]);
});

test('likeness: programs that differ in names alone, and the nearest pair', () => {
  const [good, like] = [contest('good'), contest('like-good')];
  expect(findings('likeness')).toContainEqual(
    `${like}/program.py:whole file it is like ${good}: similarity 1.00, more than 0.75`,
  );
  expect(report.nearest).toEqual([{ language: 'python', first: good, second: like, similarity: 1 }]);
});

test('targets: the length of a program, and the size and variety of a study', () => {
  expect(findings('targets')).toEqual(
    expect.arrayContaining([
      'authored-contest-python/short-program/program.py:4 the program has 4 lines; 15 to 200 are wanted',
    ]),
  );
  const ofStudy = report.findings.filter(({ about }) => about === 'authored-contest-python');
  expect(ofStudy.map(({ place, message }) => `${place}: ${message}`)).toEqual(
    expect.arrayContaining([
      'programs: 3 of 300 programs',
      'lines: the median length is 15 lines, below 40',
      expect.stringMatching(/^cyclomatic: the most complex program has a complexity of \d+, not over 60$/),
      'geometry: 0 of 12 programs of this topic',
      'number theory: 3 of 12 programs of this topic',
    ]),
  );
});

test('the command ends with exit code 2, and as JSON it prints the whole report', async () => {
  const { exitCode, stdout } = await midrun(['corpus', 'lint', '--programs', directory, '--json']);
  expect(exitCode).toBe(2);
  expect(JSON.parse(stdout)).toEqual(JSON.parse(JSON.stringify(report)));
});

test('every finding names a file, a place and a remedy, and is shown with them', () => {
  const shown = describeLint(report);
  for (const { file, place, remedy } of report.findings) {
    expect([file, place, remedy].every((text) => text.length > 3 || /^\d+$/.test(text))).toBe(true);
    expect(shown).toContain(`:${place}  `);
    expect(shown).toContain(`\n  ${remedy}\n`);
  }
  expect(shown).toContain(`8 programs, ${report.findings.length} findings`);
  expect(shown).toMatch(/^\| authored-contest-python \| +3 \| +- \| +- \| 4 \/ 15 \/ 15 \|/m);
});
