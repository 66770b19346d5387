/** `midrun explain`: why a case of the corpus is as it is, or why it was refused. */
import type { ArgumentsCamelCase, CommandModule } from 'yargs';
import { explainCase } from '../explain/explain-case.ts';
import { corpusOption } from '../workspace.ts';

interface ExplainArguments {
  case: string;
  corpus: string;
}

export const explainCommand: CommandModule<object, ExplainArguments> = {
  command: 'explain <case>',
  describe: 'Show the loops of a case, which one was chosen and why, or why the case was refused',
  builder: (parser) =>
    parser
      .positional('case', {
        type: 'string',
        demandOption: true,
        describe: 'Its id: <study>/<program>, or <study>/<program>/<case>',
      })
      .option('corpus', corpusOption)
      .example('$0 explain classic-python/dijkstra', 'explains that case of build/corpus'),
  handler: printExplanation,
};

function printExplanation({ case: id, corpus }: ArgumentsCamelCase<ExplainArguments>): void {
  process.stdout.write(`${explainCase(corpus, id)}\n`);
}
