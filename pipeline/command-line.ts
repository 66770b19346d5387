/** The command line. Each verb is a file under commands/; this one wires them up and prints errors in one place. */
import yargs from 'yargs';
import { describeError, exitCodes, MidrunError } from '../core/errors.ts';
import { addCommand } from './commands/add.ts';
import { analyzeCommand } from './commands/analyze.ts';
import { auditCommand } from './commands/audit.ts';
import { benchCommand } from './commands/bench.ts';
import { collectCommand } from './commands/collect.ts';
import { corpusCommand } from './commands/corpus.ts';
import { explainCommand } from './commands/explain.ts';
import { guessCommand } from './commands/guess.ts';
import { importCommand } from './commands/import.ts';
import { powerCommand } from './commands/power.ts';
import { probeCommand } from './commands/probe.ts';
import { releaseCommand } from './commands/release.ts';
import { reproduceCommand } from './commands/reproduce.ts';
import { showCommand } from './commands/show.ts';
import { statusCommand } from './commands/status.ts';
import { verifyCommand } from './commands/verify.ts';
import { fileSystemError } from './file-system-error.ts';
import { usageError } from './usage-error.ts';

/** Carries out one command line and says how the process should exit. Unexpected faults keep their stack trace. */
export function runCommandLine(words: readonly string[]): Promise<number> {
  return carryOut(words).catch(report);
}

async function carryOut(words: readonly string[]): Promise<number> {
  await yargs([...words])
    .scriptName('midrun')
    .usage('$0 <verb>\n\nMeasures whether a language model can tell what a real program does without running it.')
    .command(reproduceCommand)
    .command(corpusCommand)
    .command(addCommand)
    .command(explainCommand)
    .command(showCommand)
    .command(collectCommand)
    .command(importCommand)
    .command(analyzeCommand)
    .command(guessCommand)
    .command(releaseCommand)
    .command(verifyCommand)
    .command(statusCommand)
    .command(powerCommand)
    .command(benchCommand)
    .command(auditCommand)
    .command(probeCommand)
    .demandCommand(1, 'Name a verb.')
    .strict()
    .wrap(Math.min(110, process.stdout.columns ?? 110))
    .epilogue('Exit codes: 0 done, 2 usage or bad input, 3 incomplete but resumable, 4 budget reached, 5 quota or key.')
    .exitProcess(false)
    .fail((message, error, usage) => {
      // Thrown, because a verb whose command line is wrong would be carried out otherwise.
      if (error !== undefined && error.name !== 'YError') throw error;
      throw usageError(message ?? error.message, words, (usage as unknown as { help(): string }).help());
    })
    .parseAsync();
  return Number(process.exitCode ?? exitCodes.done);
}

function report(cause: unknown): number {
  const problem = fileSystemError(cause) ?? cause;
  if (problem instanceof MidrunError) {
    process.stderr.write(`${describeError(problem)}\n`);
    return problem.exitCode;
  }
  process.stderr.write(`${problem instanceof Error ? problem.stack : String(problem)}\n`);
  return 1;
}
