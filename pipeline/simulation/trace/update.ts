/** Statements that update one integer by a literal or by another variable, and what they make of other values than the true ones. */
import type { Step } from './steps.ts';

export interface Update {
  readonly operator: string;
  readonly operand: string;
}

export const isInteger = (text: string): boolean => /^-?\d{1,2000}$/.test(text);

/** Undefined for other statements. */
export function updateOf({ statement, variable }: Step): Update | undefined {
  const [, target, operator, operand] = /^(\w+) (=|[-+*|&]=) (-?\w+)$/.exec(statement) ?? [];
  return target !== variable || operator === undefined || operand === undefined ? undefined : { operator, operand };
}

export function apply(operator: string, left: bigint, right: bigint): bigint {
  if (operator === '+=') return left + right;
  if (operator === '-=') return left - right;
  if (operator === '*=') return left * right;
  if (operator === '|=') return left | right;
  return operator === '&=' ? left & right : right;
}

/** What the statement of a step gives from these values; undefined where it is no update of integers. */
export function outcome(step: Step, before: string, operandValue: string | undefined): string | undefined {
  const update = updateOf(step);
  if (update === undefined || operandValue === undefined) return undefined;
  if (!isInteger(before) || !isInteger(operandValue)) return undefined;
  return String(apply(update.operator, BigInt(before), BigInt(operandValue)));
}

/** The value of a literal, or the true one of a variable before a step; undefined for a variable that no step before it changed. */
export function operandBefore(steps: readonly Step[], step: number, operand: string): string | undefined {
  if (isInteger(operand)) return operand;
  const changed = steps.slice(0, step).findLast(({ variable }) => variable === operand);
  return changed?.after ?? steps.find(({ variable }) => variable === operand)?.before;
}

/** Whether the value at a later step of the same variable is the one that comes out when the step before it is left out. */
export function isAsIfLeftOut(steps: readonly Step[], leftOut: number, later: number, value: string): boolean {
  const [step, following] = [steps[leftOut] as Step, steps[later] as Step];
  const update = updateOf(following);
  if (update === undefined || update.operator === '=' || value === following.after) return false;
  const operand = update.operand === step.variable ? step.before : operandBefore(steps, later, update.operand);
  return outcome(following, step.before, operand) === value;
}
