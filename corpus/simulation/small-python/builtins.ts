/** Functions and methods that are there without a definition. */
import { integerOf, listOf, type Value } from './values.ts';

type Builtin = (given: readonly Value[]) => Value;

export const builtins: ReadonlyMap<string, Builtin> = new Map<string, Builtin>([
  ['len', ([list = null]) => BigInt(listOf(list).length)],
  ['list', ([list = []]) => [...listOf(list)]],
  ['min', (given) => extreme(given, (a, b) => a < b)],
  ['max', (given) => extreme(given, (a, b) => a > b)],
  ['range', range],
]);

function extreme(given: readonly Value[], better: (a: bigint, b: bigint) => boolean): bigint {
  const numbers = (given.length === 1 ? listOf(given[0] ?? null) : given).map(integerOf);
  return numbers.reduce((best, number) => (better(number, best) ? number : best));
}

function range(given: readonly Value[]): Value[] {
  const numbers = given.map(integerOf);
  const [from, to] = numbers.length === 1 ? [0n, numbers[0] ?? 0n] : [numbers[0] ?? 0n, numbers[1] ?? 0n];
  const step = numbers[2] ?? 1n;
  const values: bigint[] = [];
  for (let value = from; step > 0n ? value < to : value > to; value += step) values.push(value);
  return values;
}

export function callMethod(object: Value, name: string, given: readonly Value[]): Value {
  const list = listOf(object);
  if (name === 'append') {
    list.push(given[0] ?? null);
    return null;
  }
  if (name === 'pop' && given.length === 0) {
    const last = list.pop();
    if (last === undefined) throw new RangeError('pop from an empty list');
    return last;
  }
  throw new TypeError(`no method ${name} of lists`);
}
