import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{core,corpus,instrumentation,oracles,pipeline,analysis}/**/*.test.ts'],
    globalSetup: ['core/temporary-folders-of-tests.ts'],
    testTimeout: 60_000,
    hookTimeout: 240_000,
    // Tests that compile and run programs share two cores: more workers would only make each run slower.
    maxWorkers: 2,
  },
});
