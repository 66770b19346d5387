/** Writes the datasheet of a release: the text of datasheet.md with the figures of this very corpus in it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownTable } from 'markdown-table';
import reasons from '../../oracles/admission/reasons.json' with { type: 'json' };
import { describeDistributions } from '../lint/describe-lint.ts';
import type { StudyDistribution } from '../lint/distributions.ts';
import { shortAnswerCharacters } from '../lint/targets.ts';
import type { ReleaseManifest } from '../schemas/release-manifest.ts';

const template = join(import.meta.dirname, 'datasheet.md');

export function renderDatasheet(manifest: ReleaseManifest, distributions: readonly StudyDistribution[]): string {
  const values: Record<string, string> = {
    release: manifest.release,
    note: manifest.note,
    canary: manifest.canary,
    programs: String(manifest.programs),
    cases: String(manifest.cases),
    figures: `${describeDistributions(distributions)}\n\n${topicsTable(distributions)}`,
    short_answer_characters: String(shortAnswerCharacters),
    refusals: describeRefusals(manifest),
    runtimes: Object.entries({ ...manifest.runtimes, sandbox: manifest.sandbox })
      .map(([name, version]) => `- ${name}: ${version}`)
      .join('\n'),
  };
  return readFileSync(template, 'utf8').replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}

function topicsTable(distributions: readonly StudyDistribution[]): string {
  const topics = [...new Set(distributions.flatMap(({ topics }) => Object.keys(topics)))].sort();
  const rows = topics.map((topic) => [topic, ...distributions.map(({ topics }) => String(topics[topic] ?? 0))]);
  const heading = ['programs by topic', ...distributions.map(({ study }) => study)];
  return markdownTable([heading, ...rows], { align: ['l', ...distributions.map(() => 'r')] });
}

function describeRefusals({ refused, refused_by_code: byCode, cases }: ReleaseManifest): string {
  if (refused === 0) return 'Nothing.';
  const share = ((100 * refused) / (refused + cases)).toFixed(1);
  const explained: Readonly<Record<string, string>> = reasons;
  const rows = Object.entries(byCode).map(([code, count]) => [code, String(count), explained[code] ?? '']);
  return `${refused} of ${refused + cases} (${share} %).\n\n${markdownTable([['code', 'refused', 'meaning'], ...rows])}`;
}
