import { expect, test } from 'vitest';
import { MidrunError } from '../core/errors.ts';
import { sha256 } from '../core/hash.ts';
import { analyze } from './analyze.ts';
import { exampleAnswer, exampleGrade, exampleRun } from './example-grades.ts';
import { renderJson } from './formats/render-json.ts';
import { renderMarkdown } from './formats/render-markdown.ts';

const options = { seed: 1, replicates: 200 };
const studies = [
  { study: 'classic-python', language: 'python', sources: 5 },
  { study: 'networkx-simplex', language: 'python', sources: 1 },
  { study: 'classic-cpp', language: 'cpp', sources: 3 },
  { study: 'lcb-python', language: 'python', sources: 4 },
] as const;
const settings = [{ setting: 'lab/model@high' }, { setting: 'sim/slip@off', simulated: true }];
const grades = exampleRun(studies, settings, 5);

test('the analysis consists of these tables and figures', () => {
  const { tables, figures } = analyze(grades, options);
  expect(tables.map((table) => [table.name, table.rows.length])).toEqual([
    ['headline', 3 * 2],
    ['arms', 4],
    ['overview', 4],
    ['corpus-statistics', 4 * 13],
    ['accuracy', 3 * 2 * 5],
    ['paired-transitions', 3 * 2],
    ['accuracy-matrix', 4 * 2 * 5],
    ['paired-transitions-by-study', 4 * 2],
    ['paired-transitions-several-sources', 3 * 2],
    ['branch-preservation', 4 * 2],
    ['setting-comparisons', 0],
    ['setting-ranks', 3 * 2],
    ['reasoning-minus-off', 0],
    ['stability', 0],
    ['adjusted-models', 3 * 2 * 11],
    ['associations', 4 * 2 * 3],
    ['associations-long-final', 4 * 2 * 3],
    ['cyclomatic-within-arms', 4 * 2 * 4],
    ['association-counts', 3 * 2 * 10],
    ['missing-bounds', 3 * 2],
    ['envelope-and-status', 3 * 2],
    ['outcomes', 3 * 2],
    ['wrong-answers', 3 * 2],
  ]);
  expect(figures.map((figure) => figure.name)).toEqual([
    'accuracy-by-arm',
    'error-by-state-load',
    'error-by-trace-length',
    'error-by-peak-state',
    'error-by-cyclomatic',
  ]);
});

test('the order of the rows changes no byte', () => {
  const shuffled = grades.toSorted((left, right) => (sha256(left.cell_id) < sha256(right.cell_id) ? -1 : 1));
  const texts = (rows: typeof grades) => analyze(rows, options).tables.map(renderJson);
  expect(texts(shuffled)).toEqual(texts(grades));
  expect(texts(grades.toReversed())).toEqual(texts(grades));
  expect(analyze(grades.toReversed(), options).figures).toEqual(analyze(grades, options).figures);
});

test('every table that has settings says which are simulated, and says so below', () => {
  const withSettings = analyze(grades, options).tables.filter(
    ({ name, columns }) => name === 'overview' || columns.some(({ kind }) => kind === 'setting'),
  );
  for (const table of withSettings.filter(({ rows }) => rows.length > 0)) {
    const text = renderMarkdown(table);
    expect(text).toContain('Settings marked (simulated) are programs');
    if (table.name !== 'overview') expect(text).toContain('sim/slip@off (simulated)');
    expect(text.replaceAll('sim/slip@off (simulated)', '')).not.toContain('sim/slip');
  }
});

test('a study of one source gets no interval between sources, with the reason', () => {
  const matrix = analyze(grades, options).tables.find((table) => table.name === 'accuracy-matrix');
  const rows = matrix?.rows.filter((row) => row.cohort === 'networkx-simplex') ?? [];
  expect(rows).toHaveLength(10);
  for (const row of rows)
    expect(row).toMatchObject({
      c_r_bootstrap: { missing: 'single_source' },
      c_r_over_sources: { missing: 'single_source' },
    });
});

test('notes count what is missing and what was not asked', () => {
  const rows = [
    exampleGrade({ case_id: 'a', source_id: 'a' }),
    exampleGrade({ case_id: 'b', source_id: 'b', ...exampleAnswer('none') }),
    exampleGrade({ case_id: 'c', source_id: 'c', ...exampleAnswer('none'), no_response_reason: 'not_asked' }),
  ];
  const accuracy = analyze(rows, options).tables.find((table) => table.name === 'accuracy');
  expect(accuracy?.notes).toEqual([
    'A cell is one task asked of one setting once. C/R = correct / completed responses; C/N = correct / planned cells. ' +
      'Truncated, refused and empty responses are completed and count as wrong.',
    '2 of 3 planned cells have no response, 1 of them because they were not asked. They are outside C/R and count as wrong in C/N.',
    "Over sources: Wilson's 95% interval with t(.975, sources - 1) in place of z and n = rows / design effect, the design effect being (G-1)/G x the sum over the G sources " +
      'with rows of (share - share without the source) squared, divided by share x (1 - share) / rows, and at least 1; n = G where all rows are right, or none.',
    'Bootstrap: 95% percentile interval over sources (programs), 200 replicates, seed 1; MT19937, 53-bit doubles, ' +
      'index = floor(u x clusters), clusters in code-unit order; type-7 quantiles at .025 and .975. A replicate draws as many sources as the cohort has, ' +
      'from all that any setting was asked about, and all rows of a cohort share the draws.',
    'With few sources, or near 0 and 100%, the bootstrap interval is too short: read the one over sources.',
    'Wilson intervals treat cells as independent and so ignore that a source has several.',
    'Right answers by the match policy: match (grader strict).',
    'Built-in and imported studies, and Python and C++, are never pooled; nor are models and simulated subjects.',
  ]);
});

test('without rows there are tables without rows and no figure', () => {
  const { tables, figures } = analyze([], options);
  expect(tables.flatMap((table) => table.rows)).toEqual([]);
  expect(tables.map(renderMarkdown).join('')).not.toContain('NaN');
  expect(figures).toEqual([]);
});

test('a cell that appears twice is refused', () => {
  const act = () => analyze([exampleGrade(), exampleGrade()], options);
  expect(act).toThrow(MidrunError);
  expect(act).toThrow('the cell case-1/short-trace-final/default | lab/model@high | 1 appears twice');
});

test('a row that contradicts itself is refused', () => {
  const message = (fields: Parameters<typeof exampleGrade>[0]) => {
    try {
      analyze([exampleGrade(fields)], options);
      return 'accepted';
    } catch (error) {
      return (error as MidrunError).message.split(' | ').at(-1);
    }
  };
  expect([
    message({}),
    message({ completed: false }),
    message({ correct: false }),
    message({ outcome: 'no_response' }),
    message({ ...exampleAnswer('none'), completed: true }),
  ]).toEqual([
    'accepted',
    '1 is not completed but has the status correct_valid',
    '1 has the status correct_valid but correct = false',
    '1 has the status correct_valid but the outcome no_response',
    '1 is completed but has the status no_response',
  ]);
});
