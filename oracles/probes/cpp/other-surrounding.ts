/** Finds what depends on variables, directory, locale or time zone, or on where these push the stack. */
import { otherVariables } from '../other-variables.ts';
import { otherWays } from '../probe.ts';

export const otherSurrounding = otherWays('other surrounding', 'reads_environment', () => [
  { name: 'other surrounding', environment: otherVariables, workingDirectory: '/tmp', blames: 'reads_environment' },
]);
