/** Families of programs whose statements are drawn one by one from a few operators, all operands being variables. */
import type { RandomStream } from '../../core/random.ts';
import { between, oneOf } from './draw.ts';
import type { Family, Mode } from './family.ts';
import { finalValue, type LineForm, lineRendering, lineVariables } from './line-form.ts';
import type { Operator, Statement } from './linear-program.ts';
import { rarelyZero } from './rarely-zero.ts';

export interface RandomLines {
  readonly name: string;
  readonly title: string;
  readonly operators: readonly Operator[];
  /** Numbers of statements, one a level. */
  readonly lengths: readonly number[];
}

const variableCount = 5;
const largestInitial = 10;

/**
 * Five variables from -10 to 10. In `paper` mode any of them is asked for, and only subtraction needs two different variables; in
 * `corrected` mode every statement has two, what is asked for is written at least once, and it is rarely 0.
 */
export function randomLines({ name, title, operators, lengths }: RandomLines): Family<LineForm> {
  return {
    ...lineRendering,
    name,
    title,
    mode: 'both',
    levels: () =>
      lengths.map((lines) => ({
        name: `lines=${lines}`,
        position: lines,
        parameters: { lines, variables: variableCount },
      })),
    generate({ parameters }, random, mode) {
      const draw = () => drawForm(Number(parameters.lines), operators, random, mode);
      return mode === 'paper' ? draw() : rarelyZero(draw, finalValue);
    },
  };
}

function drawForm(lines: number, operators: readonly Operator[], random: RandomStream, mode: Mode): LineForm {
  const variables = lineVariables(variableCount);
  const initial = variables.map(
    (variable) => [variable, BigInt(between(random, -largestInitial, largestInitial))] as const,
  );
  const statements = Array.from({ length: lines }, () => drawStatement(random, variables, operators, mode));
  const written = variables.filter((variable) => statements.some(({ target }) => target === variable));
  return { initial, statements, asked: oneOf(random, mode === 'paper' ? variables : written) };
}

function drawStatement(
  random: RandomStream,
  variables: readonly string[],
  operators: readonly Operator[],
  mode: Mode,
): Statement {
  const operator = oneOf(random, operators);
  const target = oneOf(random, variables);
  const others = variables.filter((variable) => variable !== target);
  const operand = oneOf(random, mode === 'corrected' || operator === '-=' ? others : variables);
  return { target, operator, operand };
}
