/** `midrun corpus lint`: whether the programs are complete, varied, and worth asking about. */
import type { ArgumentsCamelCase, CommandModule } from 'yargs';
import { exitCodes } from '../../core/errors.ts';
import { builtInProgramsDirectory } from '../../corpus/built-in.ts';
import { describeLint } from '../lint/describe-lint.ts';
import { lintCorpus } from '../lint/lint-corpus.ts';
import { textOption } from '../option-kinds.ts';
import { programsOption } from '../workspace.ts';

interface LintArguments {
  programs: string | undefined;
  corpus: string | undefined;
  json: boolean;
}

export const corpusLintCommand: CommandModule<object, LintArguments> = {
  command: 'lint',
  describe: 'Say what is incomplete, alike or trivial in the programs; exit code 2 when there is something',
  builder: (parser) =>
    parser
      .option('programs', programsOption)
      .option('corpus', textOption('corpus', 'A corpus built from them: also look at answers and traces'))
      .option('json', { type: 'boolean', default: false, describe: 'Print the findings and distributions as JSON' }),
  handler: printLint,
};

async function printLint({ programs, corpus, json }: ArgumentsCamelCase<LintArguments>): Promise<void> {
  const report = await lintCorpus({
    programsDirectory: programs ?? builtInProgramsDirectory,
    corpusDirectory: corpus,
  });
  process.stdout.write(`${json ? JSON.stringify(report, null, 2) : describeLint(report)}\n`);
  if (report.findings.length > 0) process.exitCode = exitCodes.badInput;
}
