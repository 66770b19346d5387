import { expect, test } from 'vitest';
import { cohortsOf } from './cohorts.ts';
import { exampleGrade } from './example-grades.ts';
import type { Grade } from './schemas/grade.ts';

const grade = (study: string, language: Grade['language'], source: string, fields: Partial<Grade> = {}) =>
  exampleGrade({ study, language, source_id: source, case_id: `${study}/${source}`, ...fields });

const grades = [
  grade('lcb-python', 'python', 'l'),
  grade('classic-cpp', 'cpp', 'z'),
  grade('networkx-simplex', 'python', 'n'),
  grade('classic-python', 'python', 'b'),
  grade('classic-python', 'python', 'a'),
  grade('mixed-import', 'cpp', 'm'),
  grade('mixed-import', 'python', 'm2'),
];
const { studies, headlines } = cohortsOf(grades, { replicates: 10, seed: 1 });

test('headline cohorts keep built-in and imported studies, and the languages, apart', () => {
  expect(headlines.map(({ name, language, clusterIds }) => [name, language, clusterIds])).toEqual([
    ['built-in', 'python', ['a', 'b', 'n']],
    ['built-in', 'cpp', ['z']],
    ['imported', 'python', ['l', 'm2']],
    ['imported', 'cpp', ['m']],
  ]);
});

test('a study of two languages is two cohorts', () => {
  expect(studies.map(({ name, language }) => `${name} ${language}`)).toEqual([
    'classic-python python',
    'networkx-simplex python',
    'classic-cpp cpp',
    'lcb-python python',
    'mixed-import python',
    'mixed-import cpp',
  ]);
});

test('cohorts with equally many sources share their draws', () => {
  expect(studies[1]?.draws).toBe(headlines[1]?.draws);
});

test('prompt templates are never mixed, and are named where there are several', () => {
  const both = [grade('classic-python', 'python', 'a'), grade('classic-python', 'python', 'a', { template: 'words' })];
  const [cohort] = cohortsOf(both, { replicates: 10, seed: 1 }).studies;
  expect(cohort?.settings.map(({ name, grades: rows }) => [name.label, rows.length])).toEqual([
    ['lab/model@high (default)', 1],
    ['lab/model@high (words)', 1],
  ]);
});
