import fc from 'fast-check';
import { expect, test } from 'vitest';
import { backwardSlice, writesTo } from './backward-slice.ts';
import { type Operator, runLinear, type Statement } from './linear-program.ts';

/** `a += b` */
function statement(text: string): Statement {
  const [target = '', operator, operand = ''] = text.split(' ');
  return { target, operator: operator as Operator, operand: /\d/.test(operand) ? BigInt(operand) : operand };
}

const sliceOf = (lines: readonly string[], asked: string) =>
  backwardSlice({ statements: lines.map(statement) }, [asked]);

test('a slice follows what is needed from the end', () => {
  const lines = ['a += 1', 'b = a', 'c += 2', 'b += c', 'd = b', 'c = 1'];
  expect(sliceOf(lines, 'b')).toEqual({ places: [0, 1, 2, 3], variables: new Set(['b', 'c', 'a']) });
  expect(sliceOf(lines, 'c')).toEqual({ places: [5], variables: new Set(['c']) });
});

test('what clears a variable cuts off what came before, and what changes nothing does not count', () => {
  expect(sliceOf(['a += 1', 'a -= a', 'a |= a', 'a = a', 'a &= a', 'a += 2'], 'a').places).toEqual([1, 5]);
  expect(sliceOf(['a += a', 'b += 1'], 'a')).toEqual({ places: [0], variables: new Set(['a']) });
});

test('statements outside of the slice decide nothing', () => {
  const names = ['a', 'b', 'c'];
  const operand = fc.oneof(fc.constantFrom(...names), fc.bigInt(-9n, 9n));
  const operator = fc.constantFrom<Operator>('=', '+=', '-=', '|=', '&=');
  const statements = fc.array(fc.record({ target: fc.constantFrom(...names), operator, operand }), { maxLength: 20 });
  const initial = names.map((name, place) => [name, BigInt(place + 3)] as const);
  fc.assert(
    fc.property(statements, (drawn) => {
      const { places } = backwardSlice({ statements: drawn }, ['a']);
      const kept = drawn.filter((_, place) => places.includes(place));
      const finalOf = (some: readonly Statement[]) => runLinear({ initial, statements: some }).final.get('a');
      expect(finalOf(kept)).toBe(finalOf(drawn));
    }),
  );
});

test('writes to a variable are counted', () => {
  expect(writesTo({ statements: ['a += 1', 'b = a', 'a = b'].map(statement) }, 'a')).toBe(2);
});
