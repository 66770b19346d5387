/** Programs are of the length and complexity their study asks for, and the study as a whole is large and varied enough. */

import topicsSchema from '../../../corpus/schemas/program-folder.schema.json' with { type: 'json' };
import type { StudyDistribution } from '../distributions.ts';
import { countLines } from '../distributions.ts';
import type { Finding } from '../finding.ts';
import type { LintedProgram } from '../linted-corpus.ts';
import { type StudyTargets, shortAnswerCharacters, studyTargets } from '../targets.ts';
import type { MeasuredCorpus, Rule } from './rule.ts';

export const targets: Rule = {
  name: 'targets',
  find: (corpus) => [
    ...corpus.programs.flatMap(aboutLength),
    ...aboutComplexity(corpus),
    ...corpus.distributions.flatMap(aboutStudy),
  ],
};

function aboutLength(program: LintedProgram): Finding[] {
  const [lines, target] = [countLines(program.source), studyTargets[program.study]?.lines];
  if (target === undefined || (lines >= target.least && lines <= target.most)) return [];
  return [
    {
      rule: 'targets',
      about: program.programId,
      file: program.sourceFile,
      place: String(lines),
      message: `the program has ${lines} lines; ${target.least} to ${target.most} are wanted`,
      remedy: lines < target.least ? 'Choose a problem that takes more.' : 'Shorten it.',
    },
  ];
}

function aboutComplexity({ built, programs }: MeasuredCorpus): Finding[] {
  const complexities = new Map(built?.cases.map(({ row }) => [row.source_id, row.cyclomatic]));
  return programs.flatMap(({ programId, study, sourceFile }) => {
    const [cyclomatic, target] = [complexities.get(programId), studyTargets[study]?.cyclomatic];
    if (cyclomatic === undefined || target === undefined || cyclomatic >= target.least) return [];
    const message = `its cyclomatic complexity is ${cyclomatic}; at least ${target.least} is wanted`;
    const remedy = 'Choose a problem that takes more decisions.';
    return [{ rule: 'targets', about: programId, file: sourceFile, place: 'whole file', message, remedy }];
  });
}

function aboutStudy(found: StudyDistribution): Finding[] {
  const target = studyTargets[found.study];
  if (target === undefined) return [];
  const complain = ([place, message, remedy]: Complaint): Finding => ({
    rule: 'targets',
    about: found.study,
    file: `corpus/programs/${found.study}`,
    place,
    message,
    remedy,
  });
  return [...aboutSize(found, target), ...aboutVariety(found, target)].map(complain);
}

type Complaint = [place: string, message: string, remedy: string];

function aboutSize({ programs: all, admitted_programs, cases }: StudyDistribution, target: StudyTargets): Complaint[] {
  const programs = admitted_programs ?? all;
  const complaints: Complaint[] = [];
  if (programs < target.programs) {
    complaints.push([
      'programs',
      `${programs} of ${target.programs} ${admitted_programs === null ? '' : 'admitted '}programs`,
      `Add ${target.programs - programs}.`,
    ]);
  }
  if (cases !== null && cases < target.cases) {
    complaints.push(['cases', `${cases} of ${target.cases} admitted cases`, `Add ${target.cases - cases}.`]);
  }
  return complaints;
}

function aboutVariety(found: StudyDistribution, target: StudyTargets): Complaint[] {
  const complaints: Complaint[] = [];
  const { lines, cyclomatic, short_answers_share: share } = found;
  if (target.lines !== undefined && lines !== null && lines.median < target.lines.median) {
    complaints.push([
      'lines',
      `the median length is ${lines.median} lines, below ${target.lines.median}`,
      'Add longer ones.',
    ]);
  }
  const { reaching } = target.cyclomatic ?? {};
  if (reaching !== undefined && cyclomatic !== null && cyclomatic.most <= reaching) {
    const message = `the most complex program has a complexity of ${cyclomatic.most}, not over ${reaching}`;
    complaints.push(['cyclomatic', message, 'Add a program of many decisions.']);
  }
  if (share !== null && share > target.short_answers_share) {
    const message = `${(100 * share).toFixed(1)} % of the final outputs have fewer than ${shortAnswerCharacters} characters; at most ${100 * target.short_answers_share} % may`;
    complaints.push(['final outputs', message, 'Choose inputs with longer outputs.']);
  }
  return [...complaints, ...aboutTopics(found, target)];
}

/** Sorting is a topic of textbook programs. */
const wantedTopics = topicsSchema.properties.topics.items.enum.filter((topic) => topic !== 'sorting');

function aboutTopics({ topics }: StudyDistribution, { programs_a_topic: wanted }: StudyTargets): Complaint[] {
  if (wanted === undefined) return [];
  return wantedTopics.flatMap((topic): Complaint[] => {
    const count = topics[topic] ?? 0;
    return count >= wanted ? [] : [[topic, `${count} of ${wanted} programs of this topic`, `Add ${wanted - count}.`]];
  });
}
