import { describe, expect, test } from 'vitest';
import { comparedTraces, momentsOf } from './compared-traces-for-tests.ts';
import { inputOf, quickPrograms, sourceOf } from './corpus-inputs-for-tests.ts';

/** Long inputs take minutes: MIDRUN_LONG_TESTS=1 npx vitest run oracles/state-corpus.test.ts */
const lengths = process.env.MIDRUN_LONG_TESTS === '1' ? ['short', 'long'] : ['short'];

describe.each(lengths)(
  'on the %s input',
  (length) => {
    test.concurrent.each(quickPrograms('python'))(
      'both tracers count what the reference walker counts: %s',
      async (id) => {
        const { compiled, python, reference } = await comparedTraces(sourceOf(id), await inputOf(id, length));
        for (const trace of [compiled, python]) {
          expect(momentsOf(trace)).toEqual(reference.moments);
          expect(trace.moments.get('end')?.edges).toEqual(reference.edges);
        }
      },
    );
  },
  600_000,
);
