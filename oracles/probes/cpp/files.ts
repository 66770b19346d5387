/** Finds what depends on a file: in this run there are none. Runs where the program can open one. */
import { otherWays } from '../probe.ts';
import { fileFunctions, takenOf } from './taken-functions.ts';

export const files = otherWays(
  'files',
  'reads_environment',
  () => [{ name: 'no files', preload: 'no-files', blames: 'reads_environment' }],
  async (subject) => (await takenOf(subject, fileFunctions)).length > 0,
);
