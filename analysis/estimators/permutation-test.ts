/**
 * One-sided permutation tests of "errors have larger values". Outcomes move in blocks within classes of blocks of one
 * shape: single rows in one class (as the paper), single rows within each arm, or whole cases with the same arms.
 */
import type { RandomStream } from '../../core/random.ts';

export interface Exchange {
  /** Doubled ranks by row, of each metric over the same rows; ranked within the class where classes must not be compared. */
  readonly ranks: readonly Int32Array[];
  readonly isError: Uint8Array;
  /** Classes of exchangeable blocks; a block lists its rows, in the same order in all blocks of a class. */
  readonly classes: readonly (readonly (readonly number[])[])[];
}

export interface PermutationTest {
  readonly p: number;
  /** Arrangements whose statistic is at least the observed one, of `arrangements`. */
  readonly atLeast: number;
  readonly arrangements: number;
  /** Every arrangement was looked at: p = atLeast / arrangements. Otherwise p = (1 + atLeast) / (1 + arrangements). */
  readonly exact: boolean;
}

/** Up to here every arrangement is looked at. */
const mostEnumerated = 200_000;

/** The rows of `isError` as blocks of one row in one class. */
export const singleRows = (rows: number): number[][][] => [Array.from({ length: rows }, (_, row) => [row])];

/**
 * One test a metric, in the order given. All metrics see the same arrangements, which do not depend on how many there are.
 * @param stream draws of the Monte-Carlo test; unused when every arrangement is looked at
 */
export function permutationTests(exchange: Exchange, replicates: number, stream: RandomStream): PermutationTest[] {
  const { ranks, isError, classes } = exchange;
  const rowsAreBlocks = classes.length === 1 && classes[0]?.every((block) => block.length === 1);
  if (rowsAreBlocks) {
    const errors = isError.reduce((sum, each) => sum + each, 0);
    if (combinations(isError.length, errors) <= mostEnumerated) return ranks.map((each) => enumerate(each, isError));
  }
  return sample(exchange, replicates, stream);
}

/** n over k; Infinity once it is out of reach. */
function combinations(total: number, chosen: number): number {
  let product = 1;
  for (let step = 1; step <= Math.min(chosen, total - chosen) && product <= mostEnumerated; step += 1)
    product = (product * (total - step + 1)) / step;
  return Math.round(product);
}

function enumerate(ranks: Int32Array, isError: Uint8Array): PermutationTest {
  const errors = isError.reduce((sum, each) => sum + each, 0);
  const observed = errorRankSum(ranks, isError);
  // The smaller group is chosen; its complement decides where the errors are the larger one.
  const chooseErrors = errors * 2 <= isError.length;
  const chosen = chooseErrors ? errors : isError.length - errors;
  const total = ranks.reduce((sum, rank) => sum + rank, 0);
  let arrangements = 0;
  let atLeast = 0;
  const choose = (from: number, left: number, sum: number): void => {
    if (left === 0) {
      arrangements += 1;
      if ((chooseErrors ? sum : total - sum) >= observed) atLeast += 1;
      return;
    }
    for (let row = from; row <= ranks.length - left; row += 1) choose(row + 1, left - 1, sum + (ranks[row] as number));
  };
  choose(0, chosen, 0);
  return { p: atLeast / arrangements, atLeast, arrangements, exact: true };
}

/** The rows of a class, block after block: `outcomes` move, `ranks` stay. */
interface ClassTable {
  /** For each row its ranks by `metricsInTable` metrics, 0 where there are fewer. */
  readonly ranks: Int32Array;
  /** All bits of an error, none of a success, so that `outcome & rank` is what a row adds to a statistic. */
  readonly outcomes: Int32Array;
  /** Rows of a block. */
  readonly width: number;
}

/** The sums are written out for so many metrics: drawing an exchange takes longer than adding all of them up. */
const metricsInTable = 4;
type Sums = [number, number, number, number];

/** Fisher-Yates from the last block down, in place, carried over from replicate to replicate. */
function sample({ ranks, isError, classes }: Exchange, replicates: number, stream: RandomStream): PermutationTest[] {
  if (ranks.length > metricsInTable) throw new Error(`more than ${metricsInTable} metrics at once`);
  const tables = classes.map((blocks): ClassTable => {
    const rows = blocks.flat();
    const table = new Int32Array(rows.length * metricsInTable);
    ranks.forEach((each, metric) => {
      rows.forEach((row, place) => {
        table[place * metricsInTable + metric] = each[row] as number;
      });
    });
    return {
      ranks: table,
      outcomes: Int32Array.from(rows, (row) => -(isError[row] as number)),
      width: blocks[0]?.length ?? 1,
    };
  });
  const observed = ranks.map((each) => errorRankSum(each, isError));
  const atLeast = ranks.map(() => 0);
  const sums: Sums = [0, 0, 0, 0];
  for (let replicate = 0; replicate < replicates; replicate += 1) {
    sums.fill(0);
    for (const table of tables) {
      if (table.width === 1) shuffleRows(table, stream);
      else shuffleBlocks(table, stream);
      addErrors(table, sums);
    }
    for (let metric = 0; metric < atLeast.length; metric += 1)
      if ((sums[metric] as number) >= (observed[metric] as number)) atLeast[metric] = (atLeast[metric] as number) + 1;
  }
  return atLeast.map((count) => ({
    p: (1 + count) / (1 + replicates),
    atLeast: count,
    arrangements: replicates,
    exact: false,
  }));
}

function shuffleRows({ outcomes }: ClassTable, stream: RandomStream): void {
  for (let last = outcomes.length - 1; last > 0; last -= 1) {
    const other = stream.nextIndex(last + 1);
    const outcome = outcomes[other] as number;
    outcomes[other] = outcomes[last] as number;
    outcomes[last] = outcome;
  }
}

function shuffleBlocks({ outcomes, width }: ClassTable, stream: RandomStream): void {
  for (let last = outcomes.length - width; last > 0; last -= width) {
    const other = width * stream.nextIndex(last / width + 1);
    for (let place = 0; place < width; place += 1) {
      const outcome = outcomes[other + place] as number;
      outcomes[other + place] = outcomes[last + place] as number;
      outcomes[last + place] = outcome;
    }
  }
}

function addErrors({ ranks, outcomes }: ClassTable, sums: Sums): void {
  let [first, second, third, fourth] = sums;
  for (let row = 0, place = 0; row < outcomes.length; row += 1, place += metricsInTable) {
    const outcome = outcomes[row] as number;
    first += outcome & (ranks[place] as number);
    second += outcome & (ranks[place + 1] as number);
    third += outcome & (ranks[place + 2] as number);
    fourth += outcome & (ranks[place + 3] as number);
  }
  sums[0] = first;
  sums[1] = second;
  sums[2] = third;
  sums[3] = fourth;
}

function errorRankSum(ranks: Int32Array, isError: Uint8Array): number {
  let sum = 0;
  for (let row = 0; row < ranks.length; row += 1) sum += (ranks[row] as number) * (isError[row] as number);
  return sum;
}
