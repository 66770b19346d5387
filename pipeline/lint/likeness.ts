/** How alike two programs are: the Jaccard similarity of their runs of five tokens, with every name taken for the same. */
import { sourceTokens } from '../../instrumentation/source-tokens.ts';
import type { LintedProgram } from './linted-corpus.ts';

export interface LikePair {
  readonly language: LintedProgram['language'];
  /** In the order of ids. */
  readonly programs: readonly [LintedProgram, LintedProgram];
  /** 0 for programs without a common run, 1 for the same ones. */
  readonly similarity: number;
}

const runLength = 5;

/** All pairs of programs of one language that share something, the most alike first. */
export async function likePairs(programs: readonly LintedProgram[]): Promise<LikePair[]> {
  const numbers = new Map<string, number>();
  const shapes: { program: LintedProgram; runs: Uint32Array }[] = [];
  for (const program of programs) shapes.push({ program, runs: await runsOf(program, numbers) });
  const pairs = shapes.flatMap((left, index) =>
    shapes.slice(index + 1).flatMap((right): LikePair[] => {
      if (left.program.language !== right.program.language) return [];
      const similarity = jaccard(left.runs, right.runs);
      return similarity === 0
        ? []
        : [{ language: left.program.language, programs: [left.program, right.program], similarity }];
    }),
  );
  return pairs.sort((left, right) => right.similarity - left.similarity);
}

/** The distinct runs of a program, each by its number in `numbers`, in ascending order. */
async function runsOf({ language, source }: LintedProgram, numbers: Map<string, number>): Promise<Uint32Array> {
  const words = (await sourceTokens(language, source)).map(({ text, isName }) => (isName ? '' : text));
  const runs = new Set<number>();
  for (let start = 0; start + runLength <= words.length; start += 1) {
    const run = words.slice(start, start + runLength).join('\u0000');
    const number = numbers.get(run) ?? numbers.size;
    numbers.set(run, number);
    runs.add(number);
  }
  return Uint32Array.from(runs).sort();
}

/** Common over all elements of two ascending lists. */
function jaccard(left: Uint32Array, right: Uint32Array): number {
  let [common, leftIndex, rightIndex] = [0, 0, 0];
  while (leftIndex < left.length && rightIndex < right.length) {
    const [one, other] = [left[leftIndex] as number, right[rightIndex] as number];
    if (one === other) common += 1;
    if (one <= other) leftIndex += 1;
    if (other <= one) rightIndex += 1;
  }
  return common === 0 ? 0 : common / (left.length + right.length - common);
}
