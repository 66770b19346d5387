/** Says of what kind the first error of a trace is, by rules over the true steps around it. The first rule that fits decides. */
import type { SimulationScore } from '../../../analysis/simulation/schemas/simulation-score.ts';
import type { Divergence, Followed } from './follow.ts';
import type { Step } from './steps.ts';
import { apply, isAsIfLeftOut, isInteger, operandBefore, outcome, updateOf } from './update.ts';

export type ErrorKind = SimulationScore['first_error'];

/** A wrong value and all that its kind is told from. */
export interface Slip extends Divergence {
  readonly steps: readonly Step[];
  readonly initial: ReadonlyMap<string, string>;
  readonly reported: Followed['reported'];
}

const rules: readonly (readonly [ErrorKind, (slip: Slip) => boolean])[] = [
  ['loop_count_off_by_one', isLoopMiscounted],
  ['wrong_variable', (slip) => slip.extra && slip.statement === undefined],
  ['missed_zeroing', (slip) => isZeroing(stepOf(slip)) && isLeftOut(slip)],
  ['one_sided_transfer', (slip) => isSideOfTransfer(slip) && isLeftOut(slip)],
  ['repeated_doubling', isDoubledAgain],
  ['skipped_action', isLeftOut],
  ['sign_error', hasWrongSign],
  ['stale_value', usesOldOperand],
  ['merged_actions', swallowsNextAction],
  ['wrong_reset', (slip) => valuesBefore(slip, slip.variable).includes(slip.value)],
  ['wrong_variable', usesOtherVariable],
  ['arithmetic_slip', (slip) => isInteger(slip.value) && isInteger(stepOf(slip).after)],
];

export function kindOfError(slip: Slip): ErrorKind {
  return rules.find(([, fits]) => fits(slip))?.[0] ?? 'other';
}

function stepOf({ steps, step }: Slip): Step {
  return steps[step] as Step;
}

const valueAt = ({ steps, step, initial }: Slip, operand: string) =>
  operandBefore(steps, step, operand) ?? initial.get(operand);

/** All values that a variable had before the step, the present one left out. */
function valuesBefore({ steps, step, initial }: Slip, name: string): string[] {
  const values = steps.slice(0, step).filter(({ variable }) => variable === name);
  const all = [initial.get(name), ...values.map(({ after }) => after)].filter((value) => value !== undefined);
  return all.slice(0, -1);
}

const isZeroing = ({ after, statement, variable }: Step) =>
  after === '0' && (statement === `${variable} -= ${variable}` || statement === `${variable} = 0`);

/** The reply keeps the old value, or goes on from it with the next step of the variable. */
function isLeftOut(slip: Slip): boolean {
  if (slip.leftOut || (slip.value === stepOf(slip).before && !slip.extra)) return true;
  if (slip.extra || slip.statement !== undefined) return false;
  const later = slip.steps.findIndex(({ variable }, place) => place > slip.step && variable === slip.variable);
  return later !== -1 && isAsIfLeftOut(slip.steps, slip.step, later, slip.value);
}

/** Two statements next to each other that take from one variable what they give to the other. */
function isSideOfTransfer(slip: Slip): boolean {
  const { steps, step } = slip;
  const own = stepOf(slip);
  return [steps[step - 1], steps[step + 1]].some((other) => {
    if (other === undefined || other.variable === own.variable || Math.abs(other.line - own.line) !== 1) return false;
    if (!isInteger(other.before) || !isInteger(own.before)) return false;
    const change = (each: Step) => BigInt(each.after) - BigInt(each.before);
    return isInteger(other.after) && isInteger(own.after) && change(other) === -change(own);
  });
}

function isDoubledAgain(slip: Slip): boolean {
  const { before, after } = stepOf(slip);
  if (!isInteger(before) || !isInteger(after) || !isInteger(slip.value) || BigInt(before) === 0n) return false;
  if (BigInt(after) !== 2n * BigInt(before)) return false;
  const factor = BigInt(slip.value) / BigInt(before);
  return factor * BigInt(before) === BigInt(slip.value) && [4n, 8n, 16n].includes(factor);
}

function hasWrongSign(slip: Slip): boolean {
  const step = stepOf(slip);
  if (!isInteger(slip.value) || !isInteger(step.after)) return false;
  if (BigInt(slip.value) === -BigInt(step.after)) return true;
  const update = updateOf(step);
  if (update === undefined) return false;
  const operator = { '+=': '-=', '-=': '+=' }[update.operator];
  const operand = valueAt(slip, update.operand);
  if (operator === undefined || operand === undefined || !isInteger(operand) || !isInteger(step.before)) return false;
  return String(apply(operator, BigInt(step.before), BigInt(operand))) === slip.value;
}

function usesOldOperand(slip: Slip): boolean {
  const update = updateOf(stepOf(slip));
  if (update === undefined || isInteger(update.operand)) return false;
  return valuesBefore(slip, update.operand).some(
    (old) => outcome(stepOf(slip), stepOf(slip).before, old) === slip.value,
  );
}

/** The amount of the next statement, which is about another variable, went into this one as well. */
function swallowsNextAction(slip: Slip): boolean {
  const next = slip.steps[slip.step + 1];
  const update = next === undefined || next.variable === slip.variable ? undefined : updateOf(next);
  if (next === undefined || update === undefined || update.operator === '=') return false;
  return outcome(next, stepOf(slip).after, valueAt(slip, update.operand)) === slip.value;
}

function usesOtherVariable(slip: Slip): boolean {
  const update = updateOf(stepOf(slip));
  if (update === undefined || isInteger(update.operand)) return false;
  return [...slip.initial.keys()].some(
    (name) => name !== update.operand && outcome(stepOf(slip), stepOf(slip).before, valueAt(slip, name)) === slip.value,
  );
}

/** The value of one iteration more or fewer than the loop has, or of one round of a loop around it. */
function isLoopMiscounted(slip: Slip): boolean {
  const own = slip.steps.filter(({ line, variable }) => line === stepOf(slip).line && variable === slip.variable);
  const [last, previous] = [own.at(-1), own.at(-2)];
  if (last === undefined || previous === undefined) return false;
  if (![last.after, last.before, slip.value].every(isInteger)) return false;
  const [end, value, stride] = [BigInt(last.after), BigInt(slip.value), BigInt(last.after) - BigInt(last.before)];
  if (value === end + stride || value === end - stride) return true;
  const trips = Array.from({ length: 9 }, (_, index) => BigInt(index + 2));
  return trips.some((count) => value * count === end * (count + 1n) || value * count === end * (count - 1n));
}
