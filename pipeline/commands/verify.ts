/** `midrun verify`: the released corpus, built from nothing and proved identical. */
import { join } from 'node:path';
import type { ArgumentsCamelCase, CommandModule } from 'yargs';
import { exitCodes } from '../../core/errors.ts';
import { untilInterrupted } from '../interruption.ts';
import { folderOption } from '../option-kinds.ts';
import { foldersIn, foldersOf } from '../preset.ts';
import { describeVerification } from '../release/describe-verification.ts';
import { releaseDirectory } from '../release/release-files.ts';
import { keepResults, verifyRelease } from '../release/verify-release.ts';
import { cacheOption, defaultDirectories, jobsOption, programsOption } from '../workspace.ts';

interface VerifyArguments {
  release: string;
  programs: string | undefined;
  into: string;
  cache: string;
  jobs: number | undefined;
}

export const verifyCommand: CommandModule<object, VerifyArguments> = {
  command: 'verify',
  describe: 'Build the corpus from nothing, without any cache, and prove it identical to its release',
  builder: (parser) =>
    parser
      .option('release', folderOption('release', 'Folder of the release', releaseDirectory, 'corpus/release'))
      .option('programs', programsOption)
      .option(
        'into',
        folderOption('into', 'Folder to build in', join(defaultDirectories.corpus, '../verify'), 'build/verify'),
      )
      .option('cache', {
        ...cacheOption,
        describe: 'Folder that is given the results, never read; other builds use it',
      })
      .option('jobs', jobsOption),
  handler: (chosen) => untilInterrupted((signal) => verify(chosen, signal)),
};

async function verify(
  { release, programs, into, cache, jobs }: ArgumentsCamelCase<VerifyArguments>,
  signal: AbortSignal,
): Promise<void> {
  const folders = programs === undefined ? foldersOf('full') : foldersIn(programs);
  const verification = await verifyRelease({
    releaseDirectory: release,
    folders,
    into,
    concurrency: jobs,
    repeatedRuns: 100,
    signal,
  });
  process.stdout.write(`${describeVerification(verification)}\n`);
  if (verification.differences.length > 0) process.exitCode = exitCodes.badInput;
  else keepResults(into, cache);
}
