import { expect, test } from 'vitest';
import { missing } from '../missing.ts';
import type { Table } from '../tables/table.ts';
import { renderCsv } from './render-csv.ts';
import { renderJson } from './render-json.ts';
import { renderLatex } from './render-latex.ts';
import { renderMarkdown } from './render-markdown.ts';

const setting = { setting: 'sim/slip@off', template: 'default', simulated: true, label: 'sim/slip@off (simulated)' };

const table: Table = {
  name: 'example',
  title: 'Shares & differences',
  headingColumns: ['study'],
  columns: [
    { key: 'study', label: 'Study', kind: 'text' },
    { key: 'setting', label: 'Setting', kind: 'setting' },
    { key: 'n', label: 'Pairs planned', kind: 'count' },
    { key: 'share', label: 'C/R (%)', kind: 'percent' },
    { key: 'change', label: 'Change', kind: 'points' },
    { key: 'range', label: 'Bootstrap', kind: 'points_interval' },
    { key: 'seed', label: 'Seed', kind: 'number', machineOnly: true },
  ],
  rows: [
    { study: 'a_b', setting, n: 11200, share: 0.875, change: -0.1234, range: { low: -0.25, high: 0.05 }, seed: 7 },
    {
      study: 'a_b',
      setting,
      n: 0,
      share: missing('empty'),
      change: missing('empty'),
      range: missing('empty'),
      seed: 7,
    },
    { study: 'c|d', setting, n: 3, share: 1, change: -0.0001, range: missing('single_source'), seed: 7 },
  ],
  notes: ['Seed 7; "x" < y.'],
};

test('Markdown shows percent to a tenth and gives the reason of every dash', () => {
  expect(renderMarkdown(table)).toBe(`## Shares & differences

| Study | Setting                  | Pairs planned | C/R (%) | Change |     Bootstrap |
| :---- | :----------------------- | ------------: | ------: | -----: | ------------: |
| a\\_b  | sim/slip@off (simulated) |        11,200 |    87.5 |  -12.3 | [-25.0, +5.0] |
| a\\_b  | sim/slip@off (simulated) |             0 |   - (a) |  - (a) |         - (a) |
| c\\|d  | sim/slip@off (simulated) |             3 |   100.0 |    0.0 |         - (b) |

- (a) no row to count.
- (b) only one source, so nothing can be said about other sources.
- Seed 7; "x" \\< y.
`);
});

test('LaTeX shows the same with booktabs, headings over rows and everything escaped', () => {
  expect(renderLatex(table)).toBe(`\\begin{table}
\\centering\\scriptsize\\setlength{\\tabcolsep}{3pt}
\\caption{Shares \\& differences}\\label{tab:example}
\\resizebox{\\ifdim\\width>\\textwidth\\textwidth\\else\\width\\fi}{!}{%
\\begin{tabular}{@{}lrrrr@{}}
\\toprule
Setting & \\shortstack[r]{Pairs\\\\planned} & C/R (\\%) & Change & Bootstrap \\\\
\\midrule
\\multicolumn{5}{@{}l}{\\textit{a\\_b}} \\\\*
sim/slip@off (simulated) & 11,200 & 87.5 & $-$12.3 & {}[$-$25.0, +5.0] \\\\
sim/slip@off (simulated) & 0 & --\\textsuperscript{a} & --\\textsuperscript{a} & --\\textsuperscript{a} \\\\
\\addlinespace
\\multicolumn{5}{@{}l}{\\textit{c\\textbar{}d}} \\\\*
sim/slip@off (simulated) & 3 & 100.0 & 0.0 & --\\textsuperscript{b} \\\\
\\bottomrule
\\end{tabular}}
\\par\\smallskip\\raggedright
\\textsuperscript{a} no row to count.\\par
\\textsuperscript{b} only one source, so nothing can be said about other sources.\\par
Seed 7; {''}x{''} \\textless{} y.\\par
\\end{table}
`);
});

test('LaTeX breaks a table of more than forty rows over pages', () => {
  const long = renderLatex({ ...table, rows: Array.from({ length: 41 }, () => table.rows[0] as never) });
  expect(long).toContain('\\begin{longtable}{@{}lrrrr@{}}');
  expect(long).toContain('\\endhead');
  expect(long).not.toContain('tabular');
});

test('CSV has flat columns, raw numbers and a status beside every number that may be missing', () => {
  expect(renderCsv({ ...table, rows: [...table.rows, { ...table.rows[2], study: 'say "x", y' } as never] })).toBe(
    `study,setting,template,simulated,n,share,share_status,change,change_status,range_low,range_high,range_status,seed
a_b,sim/slip@off,default,true,11200,0.875,ok,-0.1234,ok,-0.25,0.05,ok,7
a_b,sim/slip@off,default,true,0,,empty,,empty,,,empty,7
c|d,sim/slip@off,default,true,3,1,ok,-0.0001,ok,,,single_source,7
"say ""x"", y",sim/slip@off,default,true,3,1,ok,-0.0001,ok,,,single_source,7
`,
  );
});

test('JSON holds the same rows with nulls, and the notes', () => {
  const parsed = JSON.parse(renderJson(table));
  expect(parsed.rows[1]).toEqual({
    study: 'a_b',
    setting: 'sim/slip@off',
    template: 'default',
    simulated: true,
    n: 0,
    share: null,
    share_status: 'empty',
    change: null,
    change_status: 'empty',
    range_low: null,
    range_high: null,
    range_status: 'empty',
    seed: 7,
  });
  expect(parsed).toMatchObject({ name: 'example', title: 'Shares & differences', notes: ['Seed 7; "x" < y.'] });
  expect(parsed.columns[3]).toEqual({ key: 'share', label: 'C/R (%)', kind: 'percent' });
  expect(parsed.statuses.empty).toBe('no row to count');
});

test('NaN in a table is a fault, not a cell', () => {
  const rows = [{ ...table.rows[0], share: Number.NaN }] as never;
  expect(() => renderMarkdown({ ...table, rows })).toThrow('the column share holds NaN');
  expect(() => renderCsv({ ...table, rows })).toThrow('the column share holds NaN');
  const ends = [{ ...table.rows[0], range: { low: 0, high: Number.NaN } }] as never;
  expect(() => renderMarkdown({ ...table, rows: ends })).toThrow('the column range holds NaN');
});

test('ratios have three digits, whole ones from where they round to 1,000', () => {
  const ratios = [0.00098, 0.5, 12.34, 999.4, 999.6, 12_345.6];
  const columns = [{ key: 'ratio', label: 'Ratio', kind: 'ratio' }] as const;
  const printed = renderMarkdown({ ...table, columns, headingColumns: [], rows: ratios.map((ratio) => ({ ratio })) });
  expect([...printed.matchAll(/^\| +(\S+) \|$/gm)].map(([, text]) => text)).toEqual([
    'Ratio',
    '-----:',
    '9.8e-4',
    '0.500',
    '12.3',
    '999',
    '1,000',
    '12,346',
  ]);
});
