/** `midrun release VERSION`: freezes a built corpus as a release. */
import type { ArgumentsCamelCase, CommandModule } from 'yargs';
import { MidrunError } from '../../core/errors.ts';
import { builtInProgramsDirectory } from '../../corpus/built-in.ts';
import { folderOption } from '../option-kinds.ts';
import { releaseDirectory } from '../release/release-files.ts';
import { writeRelease } from '../release/write-release.ts';
import { corpusOption, programsOption } from '../workspace.ts';

interface ReleaseArguments {
  number: string;
  corpus: string;
  programs: string | undefined;
  into: string;
  replace: boolean;
}

export const releaseCommand: CommandModule<object, ReleaseArguments> = {
  command: 'release <number>',
  describe: 'Freeze a built corpus: hashes of every case, what was refused, the datasheet',
  builder: (parser) =>
    parser
      .positional('number', { type: 'string', demandOption: true, describe: 'Its version, such as 1.0.0' })
      .option('corpus', corpusOption)
      .option('programs', programsOption)
      .option('into', folderOption('into', 'Folder of the release', releaseDirectory, 'corpus/release'))
      .option('replace', { type: 'boolean', default: false, describe: 'Replace a release of this version' }),
  handler: release,
};

async function release(chosen: ArgumentsCamelCase<ReleaseArguments>): Promise<void> {
  const { number: version, corpus: corpusDirectory, programs, into, replace } = chosen;
  if (!/^\d+\.\d+\.\d+$/.test(version)) {
    throw new MidrunError({
      code: 'usage',
      message: `"${version}" is no version`,
      remedy: 'A version is three numbers: 1.0.0.',
    });
  }
  const programsDirectory = programs ?? builtInProgramsDirectory;
  const manifest = await writeRelease({ version, corpusDirectory, programsDirectory, into, replace });
  process.stdout.write(
    `Release ${version}: ${manifest.cases} cases of ${manifest.programs} programs, ${manifest.refused} refused\n${into}\n`,
  );
}
