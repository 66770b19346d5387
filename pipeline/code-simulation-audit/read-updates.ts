/** Reads programs of declarations and updates (`a0=1; a1=2`, `a0 += a1`, `a1 -= 3`, `a0 = 0`, `a1 *= 2`), one statement a line. */
import type { LinearProgram, Operator, Statement } from '../../corpus/simulation/linear-program.ts';
import { badItem, quoted } from './bad-data.ts';
import type { Item } from './data-folder.ts';

const declaration = /^([A-Za-z_]\w*)\s*=\s*(-?\d+)$/;
const update = /^([A-Za-z_]\w*)\s*(=|\+=|-=|\|=|&=|\*=)\s*(-?\d+|[A-Za-z_]\w*)$/;

/** The program of an item; a name is declared by its first assignment, before any update. */
export function readUpdates(item: Item): LinearProgram {
  const initial: [string, bigint][] = [];
  const statements: Statement[] = [];
  item.program.split(/\r?\n/).forEach((line, index) => {
    for (const text of line.split(';').map((part) => part.trim())) {
      if (text === '') continue;
      const [, name, value] = declaration.exec(text) ?? [];
      const isNew = name !== undefined && !initial.some(([declared]) => declared === name);
      if (isNew && statements.length === 0) initial.push([name, BigInt(value as string)]);
      else statements.push(readStatement(item, index + 1, text));
    }
  });
  return { initial, statements };
}

function readStatement(item: Item, line: number, text: string): Statement {
  const [, target, operator, operand] = update.exec(text) ?? [];
  if (target === undefined || operand === undefined)
    throw badItem(item, `syn line ${line}`, `not an update: ${quoted(text)}`);
  const value = /^-?\d/.test(operand) ? BigInt(operand) : operand;
  if (operator !== '*=') return { target, operator: operator as Operator, operand: value };
  // Doubling is adding to itself; no other factor occurs in the format.
  if (value === 2n) return { target, operator: '+=', operand: target };
  throw badItem(item, `syn line ${line}`, `not a doubling: ${quoted(text)}`);
}
