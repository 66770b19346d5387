/**
 * Programs of 20 and 30 lines of which 5 to 20 decide the answer (Figures 13 and 14). Statements are drawn from the last to the
 * first: those of the path write a variable that is needed after them, all others write variables that the path never uses.
 */
import type { RandomStream } from '../../../core/random.ts';
import { backwardSlice } from '../backward-slice.ts';
import { between, oneOf, sample } from '../draw.ts';
import type { Family, Level, Mode } from '../family.ts';
import { finalValue, type LineForm, lineRendering, lineVariables } from '../line-form.ts';
import type { Operator, Statement } from '../linear-program.ts';
import { pathPlaces } from '../path-places.ts';
import { rarelyZero } from '../rarely-zero.ts';

const operators: readonly Operator[] = ['=', '+=', '-='];
const variables = lineVariables(5);
/** So many of the variables take part in the path, what is asked for among them. */
const pathVariables = 3;
const largestInitial = 10;

function levelOf(lines: number, path: number): Level {
  return { name: `lines=${lines}+path=${path}`, position: path, parameters: { lines, path } };
}

export const criticalGrid: Family<LineForm> = {
  ...lineRendering,
  name: 'critical-grid',
  title: 'Critical path by length of program and path',
  mode: 'both',
  levels: () => [20, 30].flatMap((lines) => [5, 10, 15, 20].map((path) => levelOf(lines, path))),
  generate({ parameters }, random, mode) {
    const draw = () => drawForm(Number(parameters.lines), Number(parameters.path), random, mode);
    return mode === 'paper' ? draw() : rarelyZero(draw, finalValue);
  },
  check(form, level) {
    const slice = backwardSlice(form, [form.asked]);
    const complaints: string[] = [];
    if (slice.places.length !== level.parameters.path)
      complaints.push(`the slice has ${slice.places.length} statements`);
    const onPath = new Set(slice.places);
    const intruders = form.statements.filter(({ target }, place) => !onPath.has(place) && slice.variables.has(target));
    if (intruders.length > 0) complaints.push(`${intruders.length} statements off the path write its variables`);
    return complaints;
  },
};

function drawForm(lines: number, path: number, random: RandomStream, mode: Mode): LineForm {
  // The paper always asks for the last variable.
  const asked = mode === 'paper' ? (variables.at(-1) as string) : oneOf(random, variables);
  const unasked = variables.filter((variable) => variable !== asked);
  const others = sample(random, unasked, pathVariables - 1);
  const initial = variables.map(
    (variable) => [variable, BigInt(between(random, -largestInitial, largestInitial))] as const,
  );
  const statements = drawBackwards(random, lines, pathPlaces(random, lines, path, mode), [asked, ...others]);
  return { initial, statements, asked };
}

/** `path[0]` is what is asked for. */
function drawBackwards(
  random: RandomStream,
  lines: number,
  places: ReadonlySet<number>,
  path: readonly string[],
): Statement[] {
  const noise = variables.filter((variable) => !path.includes(variable));
  const needed = new Set(path.slice(0, 1));
  const statements: Statement[] = [];
  for (let place = lines - 1; place >= 0; place -= 1) {
    const statement = places.has(place)
      ? drawStatement(random, [...needed], path)
      : drawStatement(random, noise, variables);
    statements.push(statement);
    if (!places.has(place)) continue;
    if (statement.operator === '=') needed.delete(statement.target);
    needed.add(statement.operand as string);
  }
  return statements.reverse();
}

/** Two different variables, so that no statement changes nothing or only clears. */
function drawStatement(random: RandomStream, targets: readonly string[], operands: readonly string[]): Statement {
  const target = oneOf(random, targets);
  const others = operands.filter((operand) => operand !== target);
  return { target, operator: oneOf(random, operators), operand: oneOf(random, others) };
}
