/** What the linter says on a terminal: findings first, then how the corpus is distributed. */
import { relative } from 'node:path';
import { markdownTable } from 'markdown-table';
import type { Spread, StudyDistribution } from './distributions.ts';
import type { Finding } from './finding.ts';
import type { LintReport } from './lint-corpus.ts';

export function describeLint({ programs, findings, distributions, nearest }: LintReport): string {
  return [
    ...findings.map(describeFinding),
    ...(findings.length > 0 ? [''] : []),
    describeDistributions(distributions),
    '',
    ...nearest.map(
      ({ language, first, second, similarity }) =>
        `Nearest ${language} pair: ${first} and ${second}, similarity ${similarity}`,
    ),
    '',
    `${programs} programs, ${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`,
  ].join('\n');
}

function describeFinding({ rule, about, file, place, message, remedy }: Finding): string {
  return `${relative('', file)}:${place}  ${message} (${rule}, ${about})\n  ${remedy}`;
}

/** One row a study; of each quantity the least, the median and the most. */
export function describeDistributions(distributions: readonly StudyDistribution[]): string {
  const heading = [
    ...['study', 'programs', 'cases', 'refused', 'lines', 'complexity', 'long trace', 'trace ratio', 'peak state'],
    ...['state bytes', 'output characters', 'short outputs'],
  ];
  const rows = distributions.map((row) => [
    row.study,
    String(row.programs),
    shown(row.cases),
    shown(row.refused),
    ...[row.lines, row.cyclomatic, row.long_trace, row.trace_ratio, row.peak_state].map(shownSpread),
    ...[row.state_bytes, row.answer_characters].map(shownSpread),
    row.short_answers_share === null ? '-' : `${(100 * row.short_answers_share).toFixed(1)} %`,
  ]);
  return markdownTable([heading, ...rows], { align: ['l', ...heading.slice(1).map(() => 'r')] });
}

const shown = (count: number | null): string => (count === null ? '-' : String(count));

function shownSpread(spread: Spread | null): string {
  if (spread === null) return '-';
  return [spread.least, spread.median, spread.most].map((value) => String(Math.round(value * 10) / 10)).join(' / ');
}
