/** `midrun add`: makes a case of a program from outside, or says exactly why not. */
import type { ArgumentsCamelCase, CommandModule } from 'yargs';
import { exitCodes } from '../../core/errors.ts';
import { type Added, addProgram } from '../add-program.ts';
import { untilInterrupted } from '../interruption.ts';
import { folderOption, textOption } from '../option-kinds.ts';
import { ordinal } from '../prompt/ordinal.ts';
import type { Case } from '../schemas/case.ts';
import { describeExclusion } from '../summarize-corpus.ts';
import { cacheOption, defaultDirectories } from '../workspace.ts';

interface AddArguments {
  program: string;
  input: string[];
  study: string | undefined;
  name: string | undefined;
  entry: string | undefined;
  into: string;
  cache: string;
  replace: boolean;
}

export const addCommand: CommandModule<object, AddArguments> = {
  command: 'add <program>',
  describe: 'Make a case of a stdin program from outside, or say exactly why not',
  builder: (parser) =>
    parser
      .positional('program', {
        type: 'string',
        demandOption: true,
        describe: 'A .py or .cpp file, or a program folder',
      })
      .option('input', {
        type: 'string',
        array: true,
        default: [] as string[],
        describe: 'The short, then the long input file',
      })
      .option('study', textOption('study', 'Study it belongs to (default: added-python or added-cpp)'))
      .option('name', textOption('name', 'Name of the program (default: from its file)'))
      .option('entry', textOption('entry', 'Function to call in a file that reads no input, such as Solution.twoSum'))
      .option(
        'into',
        folderOption(
          'into',
          'Folder that keeps admitted programs; midrun corpus includes the default one',
          defaultDirectories.added,
          'added-programs',
        ),
      )
      .option('cache', cacheOption)
      .option('replace', {
        type: 'boolean',
        default: false,
        describe: 'Put it in the place of a program of the same name',
      })
      .example('$0 add sum.py --input small.txt --input large.txt', 'adds sum.py as added-python/sum'),
  handler: runAdd,
};

async function runAdd(chosen: ArgumentsCamelCase<AddArguments>): Promise<void> {
  const {
    program: path,
    input: inputs,
    study,
    name,
    entry,
    into: addedDirectory,
    cache: cacheDirectory,
    replace,
  } = chosen;
  const added = await untilInterrupted((signal) =>
    addProgram({ path, inputs, study, name, entry, addedDirectory, cacheDirectory, replace, signal }),
  );
  process.stdout.write(`${describeAdded(added)}\n`);
  if (!added.admitted) process.exitCode = exitCodes.badInput;
}

function describeAdded(added: Added): string {
  if (!added.admitted) return added.explanation;
  return [
    ...added.rows.flatMap(describeCase),
    ...added.exclusions.map(describeExclusion),
    ...(added.swapped ? ['The first input has the longer trace, so the two were taken the other way round.'] : []),
    `Kept in ${added.folder}${added.folder.startsWith(defaultDirectories.added) ? '; make corpus includes it' : ''}.`,
  ].join('\n');
}

function describeCase(row: Case): string[] {
  return [
    `admitted ${row.case_id}`,
    `  loop at line ${row.loop_line}: its ${ordinal(row.instance)} execution, ${Math.round(100 * row.trace_share)} % of the long trace`,
    `  inside: at the start of iteration ${row.iteration} of ${row.iterations}; post: right after the loop`,
    `  fields: ${row.fields.map(({ name, type }) => `${name} (${type})`).join(', ')}`,
    `  statements executed: ${row.short_trace_length} on the short input, ${row.long_trace_length} on the long one`,
    `  audit: ${row.probes.length} further runs on each input agreed`,
  ];
}
