/** `midrun explain`: why a case of the corpus is as it is or was refused, or why an answer counts as right or wrong. */
import type { ArgumentsCamelCase, CommandModule } from 'yargs';
import { explainCase } from '../explain/explain-case.ts';
import { explainCell, isCellId } from '../explain/explain-cell.ts';
import { corpusOption, runsOption } from '../workspace.ts';

interface ExplainArguments {
  id: string;
  corpus: string;
  runs: string;
  full: boolean;
}

export const explainCommand: CommandModule<object, ExplainArguments> = {
  command: 'explain <id>',
  describe: 'Show the loops of a case and which one was chosen, or an answer and how it was judged',
  builder: (parser) =>
    parser
      .positional('id', {
        type: 'string',
        demandOption: true,
        describe: 'A case: <study>/<program>, or <study>/<program>/<case>. An answer: "<task>|<setting>|<repeat>"',
      })
      .option('corpus', corpusOption)
      .option('runs', runsOption)
      .option('full', { type: 'boolean', default: false, describe: 'Of an answer, show prompt and reply in full' })
      .example('$0 explain classic-python/dijkstra', 'explains that case of build/corpus')
      .example('$0 explain "classic-python/dijkstra/post-loop-state|sim/slip|1"', 'explains that answer of runs/'),
  handler: printExplanation,
};

function printExplanation({ id, corpus, runs, full }: ArgumentsCamelCase<ExplainArguments>): void {
  const text = isCellId(id)
    ? explainCell({ corpusDirectory: corpus, runsDirectory: runs }, id, full)
    : explainCase(corpus, id);
  process.stdout.write(`${text}\n`);
}
