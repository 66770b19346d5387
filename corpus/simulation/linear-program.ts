/** Programs without branches: variables with initial values, then statements that each change one variable. */
import { largestSize } from './largest-size.ts';

export type Operator = '=' | '+=' | '-=' | '|=' | '&=';

export interface Statement {
  readonly target: string;
  readonly operator: Operator;
  /** The name of a variable, or a literal. */
  readonly operand: string | bigint;
}

export interface LinearProgram {
  /** Variables in order of declaration with their initial values. */
  readonly initial: readonly (readonly [name: string, value: bigint])[];
  readonly statements: readonly Statement[];
}

export interface LinearRun {
  readonly final: ReadonlyMap<string, bigint>;
  /** One a statement, in order. */
  readonly writes: readonly { readonly variable: string; readonly value: bigint }[];
}

/** Integers have any size and two's complement bits, as in Python. Throws on a variable that was not declared. */
export function runLinear({ initial, statements }: LinearProgram): LinearRun {
  const values = new Map(initial);
  const read = (operand: string | bigint): bigint => {
    const value = typeof operand === 'bigint' ? operand : values.get(operand);
    if (value === undefined) throw new Error(`the variable ${operand} was not declared`);
    return value;
  };
  const writes = statements.map(({ target, operator, operand }) => {
    const value = apply(operator, read(target), read(operand));
    values.set(target, value);
    return { variable: target, value };
  });
  return { final: values, writes };
}

function apply(operator: Operator, left: bigint, right: bigint): bigint {
  switch (operator) {
    case '=':
      return right;
    case '+=':
      return left + right;
    case '-=':
      return left - right;
    case '|=':
      return left | right;
    case '&=':
      return left & right;
  }
}

/** Python source: declarations, `perLine` variables a line, then one statement a line; ends with a line feed. */
export function linearSource({ initial, statements }: LinearProgram, perLine = 1): string {
  const declarations = Array.from({ length: Math.ceil(initial.length / perLine) }, (_, line) =>
    initial
      .slice(line * perLine, (line + 1) * perLine)
      .map(([name, value]) => `${name} = ${value}`)
      .join('; '),
  );
  return [...declarations, ...statements.map(statementSource), ''].join('\n');
}

export const statementSource = ({ target, operator, operand }: Statement): string => `${target} ${operator} ${operand}`;

/** The largest absolute value that a variable holds at any time. */
export const magnitude = (program: LinearProgram): bigint =>
  largestSize([...program.initial.map(([, value]) => value), ...runLinear(program).writes.map(({ value }) => value)]);

/** The last literal in the order of the text; undefined in a program without any. */
export function lastLiteral({ initial, statements }: LinearProgram): bigint | undefined {
  const literals = [...initial.map(([, value]) => value), ...statements.map(({ operand }) => operand)];
  return literals.findLast((operand) => typeof operand === 'bigint');
}
