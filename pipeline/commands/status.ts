/** `midrun status`: what is planned, answered, without response, and open, for every run. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { markdownTable } from 'markdown-table';
import type { ArgumentsCamelCase, CommandModule } from 'yargs';
import { describeCost } from '../describe-collection.ts';
import { runStatus } from '../run-status.ts';
import { corpusOption, foldersOfSuite, runsOption, type Suite, suiteOption } from '../workspace.ts';

interface StatusArguments {
  suite: Suite;
  corpus: string;
  runs: string;
}

export const statusCommand: CommandModule<object, StatusArguments> = {
  command: 'status',
  describe: 'Say what is planned, answered and still open in every run',
  builder: (parser) => parser.option('suite', suiteOption).option('corpus', corpusOption).option('runs', runsOption),
  handler: printStatus,
};

function printStatus(chosen: ArgumentsCamelCase<StatusArguments>): void {
  const { corpus, runs } = foldersOfSuite(chosen);
  if (!existsSync(join(corpus, 'tasks.jsonl'))) {
    process.stdout.write('There is no corpus yet: make corpus builds it.\n');
    return;
  }
  const rows = runStatus(corpus, runs);
  if (rows.length === 0) {
    process.stdout.write('There are no runs yet: make collect MODEL=sim/slip collects one.\n');
    return;
  }
  const head = ['setting', 'planned', 'answered', 'without response', 'stale', 'open', 'tokens', 'cost'];
  const cells = rows.map((row) =>
    [
      ...[row.setting, row.planned, row.answered, row.noResponse, row.stale, row.open, row.spent.tokens],
      describeCost(row.spent)[0] ?? (row.simulated ? '–' : 'unknown'),
    ].map(String),
  );
  process.stdout.write(`${markdownTable([head, ...cells], { align: ['l', ...head.slice(1).map(() => 'r')] })}\n`);
}
