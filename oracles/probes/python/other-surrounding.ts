/** Finds what depends on variables, directory, locale, time zone, or the name of the program's file. */

import { otherVariables } from '../other-variables.ts';
import { otherWays } from '../probe.ts';

export const otherSurrounding = otherWays('other surrounding', 'reads_environment', () => [
  {
    name: 'other surrounding',
    environment: otherVariables,
    workingDirectory: '/tmp',
    fileName: 'another-name.py',
    blames: 'reads_environment',
  },
]);
