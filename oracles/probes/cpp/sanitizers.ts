/** Finds undefined behaviour that a sanitizer or the debug mode of the library sees: bounds, overflow, shifts, comparators, iterators. */
import { otherWays } from '../probe.ts';

export const sanitizers = otherWays('sanitizers', 'undefined_behaviour', () => [
  { name: 'sanitizers', cleanFlavour: 'sanitized', blames: 'undefined_behaviour' },
]);
