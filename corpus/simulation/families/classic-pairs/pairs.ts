/** Five well-known functions, each with a variation of the same length and cost that returns something else. */

export type Input = bigint | readonly bigint[];

export interface ClassicFunction {
  /** What it is called where its name may tell. */
  readonly name: string;
  /** With FUNCTION where its name stands. */
  readonly source: string;
  /** The same by its definition, for the label. */
  readonly of: (input: Input) => bigint | boolean | readonly bigint[];
}

export interface ClassicPair {
  readonly name: string;
  readonly vanilla: ClassicFunction;
  readonly variation: ClassicFunction;
}

const ofNumber = (rule: (n: bigint) => bigint | boolean) => (input: Input) => rule(input as bigint);
const ofVector = (rule: (v: readonly bigint[]) => readonly bigint[]) => (input: Input) =>
  rule(input as readonly bigint[]);

/** 0, 1, 1, 2, 3, 5, ...: the input counts from 0. */
const fibonacci: ClassicFunction = {
  name: 'fibonacci',
  source: `def FUNCTION(n):
    a, b = 0, 1
    for _ in range(n):
        a, b = b, a + b
    return a
`,
  of: ofNumber((n) => recurrence([0n, 1n], n)),
};

/** 1, 1, 1, 2, 2, 3, 4, 5, 7, ...: the input counts from 0, and every number is the sum of the two before the last. */
const padovan: ClassicFunction = {
  name: 'padovan',
  source: `def FUNCTION(n):
    a, b, c = 1, 1, 1
    for _ in range(n):
        a, b, c = b, c, a + b
    return a
`,
  of: ofNumber((n) => recurrence([1n, 1n, 1n], n)),
};

/** The number at place `n` of the sequence that begins with `first`; each later one is the sum of the oldest two of as many. */
function recurrence(first: readonly bigint[], n: bigint): bigint {
  let window = first;
  for (let place = 0n; place < n; place += 1n) {
    window = [...window.slice(1), (window[0] ?? 0n) + (window[1] ?? 0n)];
  }
  return window[0] ?? 0n;
}

const bubbleSource = (comparison: string) => `def FUNCTION(v):
    n = len(v)
    for i in range(n - 1):
        for j in range(n - 1 - i):
            if v[j] ${comparison} v[j + 1]:
                v[j], v[j + 1] = v[j + 1], v[j]
    return v
`;

const ascending: ClassicFunction = {
  name: 'bubble_sort',
  source: bubbleSource('>'),
  of: ofVector((v) => v.toSorted((left, right) => Number(left - right))),
};

const descending: ClassicFunction = {
  name: 'bubble_sort_descending',
  source: bubbleSource('<'),
  of: ofVector((v) => v.toSorted((left, right) => Number(right - left))),
};

const gaussSource = (term: string) => `def FUNCTION(n):
    total = 0
    for i in range(1, n + 1):
        total += ${term}
    return total
`;

/** 1 + 2 + ... + n, the last number included. */
const gauss: ClassicFunction = {
  name: 'sum_to',
  source: gaussSource('i'),
  of: ofNumber((n) => (n * (n + 1n)) / 2n),
};

/** Even numbers up to and with n added, odd ones subtracted. */
const alternating: ClassicFunction = {
  name: 'alternating_sum_to',
  source: gaussSource('i if i % 2 == 0 else -i'),
  of: ofNumber((n) => (n % 2n === 0n ? n / 2n : -(n + 1n) / 2n)),
};

const primeSource = (tested: string) => `def FUNCTION(n):
    n = ${tested}
    if n < 2:
        return False
    d = 2
    while d * d <= n:
        if n % d == 0:
            return False
        d += 1
    return True
`;

const prime: ClassicFunction = { name: 'is_prime', source: primeSource('n'), of: ofNumber(isPrime) };

const primeSuccessor: ClassicFunction = {
  name: 'is_successor_prime',
  source: primeSource('n + 1'),
  of: ofNumber((n) => isPrime(n + 1n)),
};

export function isPrime(n: bigint): boolean {
  for (let divisor = 2n; divisor * divisor <= n; divisor += 1n) if (n % divisor === 0n) return false;
  return n >= 2n;
}

/** The sum of all numbers of the sequence from n down to 1, n and 1 included. */
const collatz: ClassicFunction = {
  name: 'collatz_sum',
  source: `def FUNCTION(n):
    total = n
    while n != 1:
        if n % 2 == 0:
            n = n // 2
        else:
            n = 3 * n + 1
        total += n
    return total
`,
  of: ofNumber((n) => collatzSum(n, () => true)),
};

/** n and every number that the halving of an even one leads to; what follows an odd one is left out. */
const collatzEven: ClassicFunction = {
  name: 'collatz_even_sum',
  source: `def FUNCTION(n):
    total = n
    while n != 1:
        if n % 2 == 0:
            n = n // 2
            total += n
        else:
            n = 3 * n + 1
    return total
`,
  of: ofNumber((n) => collatzSum(n, (before) => before % 2n === 0n)),
};

function collatzSum(n: bigint, counts: (before: bigint) => boolean): bigint {
  if (n === 1n) return 1n;
  const steps: bigint[] = [n];
  for (let step = n; step !== 1n; ) {
    const next: bigint = step % 2n === 0n ? step / 2n : 3n * step + 1n;
    if (counts(step)) steps.push(next);
    step = next;
  }
  return steps.reduce((sum, step) => sum + step, 0n);
}

export const classicPairList: readonly ClassicPair[] = [
  { name: 'fibonacci', vanilla: fibonacci, variation: padovan },
  { name: 'bubble', vanilla: ascending, variation: descending },
  { name: 'gauss', vanilla: gauss, variation: alternating },
  { name: 'prime', vanilla: prime, variation: primeSuccessor },
  { name: 'collatz', vanilla: collatz, variation: collatzEven },
];
