/** `midrun explain`: why a case of the corpus is as it is or was refused, or why an answer counts as right or wrong. */
import type { ArgumentsCamelCase, CommandModule } from 'yargs';
import { isCellId } from '../explain/asked-cell.ts';
import { explainCase } from '../explain/explain-case.ts';
import { explainCell } from '../explain/explain-cell.ts';
import { explainReply } from '../simulation/explain-reply.ts';
import { corpusOption, foldersOfSuite, runsOption, type Suite, suiteOption } from '../workspace.ts';

interface ExplainArguments {
  id: string;
  suite: Suite;
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
      .option('suite', suiteOption)
      .option('corpus', corpusOption)
      .option('runs', runsOption)
      .option('full', { type: 'boolean', default: false, describe: 'Of an answer, show prompt and reply in full' })
      .example('$0 explain classic-python/dijkstra', 'explains that case of build/corpus')
      .example('$0 explain "classic-python/dijkstra/post-loop-state|sim/slip|1"', 'explains that answer of runs/'),
  handler: printExplanation,
};

function printExplanation(chosen: ArgumentsCamelCase<ExplainArguments>): void {
  const { id, suite, corpus, runs, full } = foldersOfSuite(chosen);
  const folders = { corpusDirectory: corpus, runsDirectory: runs };
  const explainAnswer = suite === 'simulation' ? explainReply : explainCell;
  const text = suite === 'simulation' || isCellId(id) ? explainAnswer(folders, id, full) : explainCase(corpus, id);
  process.stdout.write(`${text}\n`);
}
