/** Which statements of a program without branches decide the final value of some of its variables (Weiser's slice, by data alone). */
import type { LinearProgram, Statement } from './linear-program.ts';

export interface Slice {
  /** Places of its statements, ascending. */
  readonly places: readonly number[];
  /** Every variable whose value mattered before or after some statement. */
  readonly variables: ReadonlySet<string>;
}

/**
 * The dynamic backward slice of the final values of `asked`. A statement belongs to it when it writes a variable that is needed after it.
 * An update needs what it updates and its operand; `x = y` needs only y; `x -= x` sets to zero and needs nothing, `x &= x`, `x |= x`
 * and `x = x` change nothing and are no part of it.
 */
export function backwardSlice({ statements }: Pick<LinearProgram, 'statements'>, asked: readonly string[]): Slice {
  const needed = new Set(asked);
  const variables = new Set(asked);
  const places: number[] = [];
  for (let place = statements.length - 1; place >= 0; place -= 1) {
    const statement = statements[place] as Statement;
    if (!needed.has(statement.target) || changesNothing(statement)) continue;
    places.push(place);
    if (overwrites(statement)) needed.delete(statement.target);
    if (typeof statement.operand === 'string' && !clears(statement)) needed.add(statement.operand);
    for (const variable of needed) variables.add(variable);
  }
  return { places: places.reverse(), variables };
}

const refersToItself = ({ target, operand }: Statement) => target === operand;
const clears = (statement: Statement) => statement.operator === '-=' && refersToItself(statement);
const overwrites = (statement: Statement) => statement.operator === '=' || clears(statement);
const changesNothing = (statement: Statement) => '=|=&='.includes(statement.operator) && refersToItself(statement);

/** How often a variable is written. */
export function writesTo({ statements }: Pick<LinearProgram, 'statements'>, variable: string): number {
  return statements.filter(({ target }) => target === variable).length;
}
