/** What guessing earns on a corpus: answers of the guessers, collected, graded and counted as those of any other subject. */
import { join } from 'node:path';
import { renderMarkdown } from '../analysis/formats/render-markdown.ts';
import type { SettingName } from '../analysis/settings.ts';
import type { Column, Row, Table } from '../analysis/tables/table.ts';
import { analyzeRuns } from './analyze-runs.ts';
import { collectSimulated } from './collect-simulated.ts';
import { guessedBelow } from './lint/targets.ts';
import { guesserNames } from './simulated/subject-names.ts';

export interface GuessOptions {
  readonly corpusDirectory: string;
  /** Folder for their runs and tables, apart from those of other subjects. */
  readonly into: string;
  readonly signal: AbortSignal;
}

/** The table of their accuracy, and who comes too far. Throws MidrunError as collection and analysis do. */
export async function guessCorpus({ corpusDirectory, into, signal }: GuessOptions): Promise<string> {
  const [runsDirectory, analysisDirectory] = [join(into, 'runs'), join(into, 'analysis')];
  await collectSimulated(guesserNames, { corpusDirectory, runsDirectory, signal });
  const { tables } = await analyzeRuns({ corpusDirectory, runsDirectory, analysisDirectory });
  const accuracy = tables.find(({ name }) => name === 'accuracy') as Table;
  const whole = join(analysisDirectory, 'tables', 'accuracy.md');
  return `${renderMarkdown(narrowed(accuracy))}\n${verdict(accuracy.rows)}\nThe whole table: ${whole}\n`;
}

/** Guessers always answer: C/N says all. */
const shownColumns = {
  language: 'Language',
  setting: 'Guesser',
  arm: 'Arm',
  planned: 'n',
  correct: 'Right',
  sources: 'Programs',
  c_n: '%',
  c_n_bootstrap: 'Bootstrap',
  c_n_wilson: 'Wilson',
} as const;

function narrowed(table: Table): Table {
  const columns = Object.entries(shownColumns).map(([key, label]) => ({
    ...(table.columns.find((column) => column.key === key) as Column),
    label,
    machineOnly: false,
  }));
  return {
    ...table,
    title: 'Guessing: accuracy of subjects that do not follow the program',
    columns,
    rows: table.rows.filter(({ arm }) => arm !== 'all'),
    notes: [],
  };
}

/** Every arm counts by itself; a corpus too small to tell says so by its intervals. */
function verdict(rows: readonly Row[]): string {
  const tooFar = rows.filter(({ arm, c_n }) => arm !== 'all' && typeof c_n === 'number' && c_n >= guessedBelow);
  const limit = `${100 * guessedBelow} %`;
  if (tooFar.length === 0) return `Every guesser stays below ${limit} on every arm.`;
  const places = tooFar.map(
    ({ setting, arm, language }) => `${(setting as SettingName).setting} on ${arm} (${language})`,
  );
  return `At ${limit} or above: ${places.join(', ')}. midrun corpus lint --corpus names the cases.`;
}
