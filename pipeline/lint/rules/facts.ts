/** Ids and metadata are complete. */
import { basename, dirname } from 'node:path';
import { type Finding, findingInFacts } from '../finding.ts';
import type { LintedCorpus, LintedProgram } from '../linted-corpus.ts';
import type { Rule } from './rule.ts';

const needed = ['title', 'topics', 'statement', 'constraints', 'licence'] as const;
const folderName = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const facts: Rule = {
  name: 'facts',
  find: ({ programs, unreadable }) => [...unreadable, ...programs.flatMap(aboutProgram), ...sharedTitles(programs)],
};

function aboutProgram({ programId, study, folder, facts: stated }: LintedProgram): Finding[] {
  const fields = study.startsWith('classic-') ? [...needed, 'reference' as const] : needed;
  const missing = fields.filter((field) => stated[field] === undefined);
  const names = [basename(dirname(folder)), basename(folder)].filter((name) => !folderName.test(name));
  return [
    ...missing.map((field) =>
      findingInFacts(folder, field, {
        rule: 'facts',
        about: programId,
        message: `"${field}" is missing`,
        remedy: 'State it; corpus/README.md says what belongs there.',
      }),
    ),
    ...names.map((name) => ({
      rule: 'facts',
      about: programId,
      file: folder,
      place: 'name of the folder',
      message: `"${name}" is no id`,
      remedy: 'Ids are lower-case words and numbers joined by hyphens.',
    })),
  ];
}

/** Of two programs of a study with one title, the later one. */
function sharedTitles(programs: LintedCorpus['programs']): Finding[] {
  const first = new Map<string, string>();
  return programs.flatMap(({ programId, study, folder, facts: { title } }) => {
    const same = first.get(`${study} ${title}`);
    if (same === undefined) {
      first.set(`${study} ${title}`, programId);
      return [];
    }
    const message = `"title" is also that of ${same}`;
    const remedy = 'Give it a title of its own.';
    return [findingInFacts(folder, 'title', { rule: 'facts', about: programId, message, remedy })];
  });
}
