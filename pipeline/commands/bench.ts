/** `midrun bench`: measures what the README promises about speed, as ratios or times with their goals. */
import type { ArgumentsCamelCase, CommandModule } from 'yargs';
import { printBench } from '../bench/print-bench.ts';
import { countOption } from '../option-kinds.ts';

interface BenchArguments {
  only: string[] | undefined;
  cases: number;
}

export const benchCommand: CommandModule<object, BenchArguments> = {
  command: 'bench',
  describe: 'Measure speed; rows go to build/bench/results.jsonl',
  builder: (parser) =>
    parser
      .option('only', {
        type: 'string',
        array: true,
        describe: 'Only these benchmarks: analysis, bootstrap, build, collection, cpp, python',
      })
      .option('cases', { ...countOption('cases', 'Size of the corpus that `build` builds'), default: 100 }),
  handler: ({ only, cases }: ArgumentsCamelCase<BenchArguments>) => printBench(only, { cases }),
};
