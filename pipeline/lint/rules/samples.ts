/** A program that names a contest problem prints the output of the problem's public sample. */
import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import { requireFinished } from '../../../oracles/finished-run.ts';
import { openProgram } from '../../../oracles/program-under-test.ts';
import { tokens } from '../../grade/match/tokens.ts';
import { type Finding, findingInFacts } from '../finding.ts';
import type { LintedProgram } from '../linted-corpus.ts';
import type { Rule } from './rule.ts';

export const samples: Rule = {
  name: 'samples',
  async find({ programs }) {
    const queue = new PQueue({ concurrency: availableParallelism() });
    const found = await queue.addAll(programs.map((program) => () => tryExample(program)));
    return found.flat();
  },
};

async function tryExample({ programId, language, source, folder, facts }: LintedProgram): Promise<Finding[]> {
  if (facts.problem === undefined) return [];
  const { input, output } = facts.problem.sample;
  const result = await (await openProgram(language, source)).runClean(input);
  requireFinished(result, `${programId} on its sample`);
  const printed = result.stdout.toString();
  if (result.status === 'ok' && tokens.matches(output, printed)) return [];
  return [
    findingInFacts(folder, 'sample', {
      rule: 'samples',
      about: programId,
      message: `the program ends with "${result.status}" and prints ${JSON.stringify(printed.slice(0, 60))} on the sample of ${facts.problem.id}`,
      remedy: 'Correct the program, or leave out the problem and give a descriptive title.',
    }),
  ];
}
