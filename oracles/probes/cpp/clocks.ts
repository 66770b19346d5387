/** Finds what depends on the time, such as a seed; a program that only measures itself does not. Runs where the program takes a clock. */
import { otherWays } from '../probe.ts';
import { clockFunctions, takenOf } from './taken-functions.ts';

export const clocks = otherWays(
  'clocks',
  'reads_environment',
  () => [{ name: 'other clock', preload: 'other-clock', blames: 'reads_environment' }],
  async (subject) => (await takenOf(subject, clockFunctions)).length > 0,
);
