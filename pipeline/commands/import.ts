/** `midrun import answers FILE --model ...`: takes over answers that were collected elsewhere. */
import type { ArgumentsCamelCase, CommandModule } from 'yargs';
import { importAnswers } from '../collect/import-answers.ts';
import { listOption, textOption } from '../option-kinds.ts';
import { corpusOption, foldersOfSuite, runsOption, type Suite, suiteOption } from '../workspace.ts';

interface ImportArguments {
  suite: Suite;
  what: 'answers';
  file: string;
  model: string;
  text: string | undefined;
  extractor: string | undefined;
  study: string[] | undefined;
  arm: string[] | undefined;
  settings: string | undefined;
  corpus: string;
  runs: string;
}

export const importCommand: CommandModule<object, ImportArguments> = {
  command: 'import <what> <file>',
  describe: 'Take over answers that were collected elsewhere, mapped by task id',
  builder: (parser) =>
    parser
      .positional('what', { choices: ['answers'] as const, demandOption: true, describe: 'What the file holds' })
      .positional('file', { type: 'string', demandOption: true, describe: 'JSON Lines: task_id, response_text, ...' })
      .option('model', { ...textOption('model', 'Who answered: provider/model@mode'), demandOption: true })
      .option('text', textOption('text', 'Field that holds the answer (default: response_text)'))
      .option('extractor', textOption('extractor', 'How the text was taken from its source, in a few words'))
      .option('study', listOption('Studies that count as planned (default: those answered)'))
      .option('arm', listOption('Arms that count as planned (default: all)'))
      .option('settings', textOption('settings', 'Folder of your own settings files (default: settings/)'))
      .option('suite', suiteOption)
      .option('corpus', corpusOption)
      .option('runs', runsOption),
  handler: runImport,
};

async function runImport(given: ArgumentsCamelCase<ImportArguments>): Promise<void> {
  const chosen = foldersOfSuite(given);
  const summary = await importAnswers({
    file: chosen.file,
    model: chosen.model,
    textField: chosen.text,
    extractor: chosen.extractor,
    studies: chosen.study,
    arms: chosen.arm,
    settingsDirectory: chosen.settings,
    corpusDirectory: chosen.corpus,
    runsDirectory: chosen.runs,
  });
  const { setting, imported, answeredBefore, studies, extractor, runDirectory } = summary;
  const before = answeredBefore === 0 ? '' : `, ${answeredBefore} were there already`;
  process.stdout.write(
    `${setting}: ${imported} answers imported (${extractor})${before}\nplanned: ${studies.join(', ')}\n${runDirectory}\n`,
  );
}
