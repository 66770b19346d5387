/** What every program of the built-in corpus owes its readers, by the rules of the linter that need no built corpus. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { canary, trainingNote } from '../../core/canary.ts';
import { builtInProgramsDirectory, listProgramFolders } from '../../corpus/built-in.ts';
import { readProgramFolder } from '../../corpus/program-folder.ts';
import quick from '../../corpus/quick.json' with { type: 'json' };
import { lintCorpus } from '../lint/lint-corpus.ts';
import { studyTargets } from '../lint/targets.ts';
import { root } from './midrun.ts';

test('the linter finds nothing wrong with any program', async () => {
  const { findings, programs } = await lintCorpus({
    programsDirectory: builtInProgramsDirectory,
    corpusDirectory: undefined,
  });
  expect(findings.filter(({ about }) => studyTargets[about] === undefined)).toEqual([]);
  expect(programs).toBeGreaterThan(250);
}, 120_000);

test('the quick corpus is 40 cases that there are, each once, of every study, at least 8 of them C++', () => {
  const programs = listProgramFolders(builtInProgramsDirectory).map(readProgramFolder);
  const ids = programs.flatMap(({ cases }) => cases.map(({ caseId }) => caseId));
  expect(quick.cases.filter((id) => !ids.includes(id))).toEqual([]);
  expect(new Set(quick.cases).size).toBe(40);
  expect(new Set(quick.cases.map((id) => id.split('/')[0]))).toEqual(new Set(programs.map(({ study }) => study)));
  expect(quick.cases.filter((id) => id.includes('-cpp/')).length).toBeGreaterThanOrEqual(8);
});

test('the programs carry the canary and the note against training', () => {
  const readme = readFileSync(join(builtInProgramsDirectory, 'README.md'), 'utf8');
  expect(readme).toContain(trainingNote);
  expect(readme).toContain(canary);
});

test('corpus/README.md lists every field of program.json', () => {
  const readme = readFileSync(join(root, 'corpus/README.md'), 'utf8');
  const schema = JSON.parse(readFileSync(join(root, 'corpus/schemas/program-folder.schema.json'), 'utf8')) as {
    properties: object;
  };
  expect(Object.keys(schema.properties).filter((field) => !readme.includes(`\`${field}`))).toEqual([]);
});
