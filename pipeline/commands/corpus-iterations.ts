/** `midrun corpus iterations`: what the loops do around their checkpoints, for the report page. */
import type { ArgumentsCamelCase, CommandModule } from 'yargs';
import { untilInterrupted } from '../interruption.ts';
import { observeIterations } from '../iterations/observe-iterations.ts';
import { cacheOption, corpusOption, jobsOption } from '../workspace.ts';

interface IterationsArguments {
  corpus: string;
  cache: string;
  jobs: number | undefined;
}

export const corpusIterationsCommand: CommandModule<object, IterationsArguments> = {
  command: 'iterations',
  describe: 'Observe the iterations around every checkpoint of a built corpus, for the case explorer of the report',
  builder: (parser) => parser.option('corpus', corpusOption).option('cache', cacheOption).option('jobs', jobsOption),
  handler: observe,
};

async function observe({ corpus, cache, jobs }: ArgumentsCamelCase<IterationsArguments>): Promise<void> {
  const options = { corpusDirectory: corpus, cacheDirectory: cache, ...(jobs !== undefined && { concurrency: jobs }) };
  const { file, cases, refused } = await untilInterrupted((signal) => observeIterations({ ...options, signal }));
  process.stdout.write(`${file}: the iterations around the checkpoints of ${cases} cases\n`);
  for (const { case_id, explanation } of refused) process.stdout.write(`left out: ${case_id}, ${explanation}\n`);
}
