/** Replies that follow a program without branches and make one known error on the way, each value after it computed from it. */
import { canary } from '../../../core/canary.ts';
import type { RandomStream } from '../../../core/random.ts';
import { between, oneOf } from '../../../corpus/simulation/draw.ts';
import type { SimulationTrace } from '../schemas/simulation-trace.ts';
import type { ErrorKind } from './first-error.ts';

export interface Script {
  readonly initial: readonly (readonly [string, bigint])[];
  readonly statements: readonly string[];
}

type Values = Map<string, bigint>;

const names = ['a0', 'a1', 'a2', 'a3', 'a4', 'a5'];

/** A program of additions, transfers by literal, doublings and takings of all, each on the values as they are. */
export function drawScript(random: RandomStream, actions: number): Script {
  const initial = names.map((name) => [name, BigInt(between(random, 2, 30))] as const);
  const statements = Array.from({ length: actions }, () => drawAction(random)).flat();
  return { initial, statements };
}

/** The statements of one action. */
function drawAction(random: RandomStream): readonly string[] {
  const [left, right] = [oneOf(random, names), oneOf(random, names)];
  const other = left === right ? (names[(names.indexOf(left) + 1) % names.length] as string) : right;
  const amount = between(random, 2, 19);
  return oneOf(random, [
    [`${left} += ${amount}`],
    [`${left} -= ${other}`],
    [`${left} -= ${amount}`, `${other} += ${amount}`],
    [`${left} += ${left}`],
    [`${left} += ${other}`, `${other} -= ${other}`],
  ]);
}

interface Parsed {
  readonly target: string;
  readonly operator: string;
  readonly operand: string;
}

function parsed(statement: string): Parsed {
  const [target, operator, operand] = statement.split(' ') as [string, string, string];
  return { target, operator, operand };
}

function valueOfOperand(operand: string, values: Values): bigint {
  return values.get(operand) ?? BigInt(operand);
}

function run(operator: string, left: bigint, right: bigint): bigint {
  return operator === '+=' ? left + right : left - right;
}

/** The value that a statement is said to give instead; undefined when it is passed over. */
type Mistake = (values: Values, past: readonly Values[]) => bigint | undefined;

export interface Told {
  readonly statement: string;
  readonly target: string;
  /** Undefined where nothing is said of the statement. */
  readonly value: bigint | undefined;
  readonly state: Values;
}

/** Follows the script; at `place` the mistake is made, and everything after goes on from there. */
export function tell({ initial, statements }: Script, place = -1, mistake?: Mistake): Told[] {
  const values: Values = new Map(initial);
  const past: Values[] = [];
  return statements.map((statement, index) => {
    past.push(new Map(values));
    const { target, operator, operand } = parsed(statement);
    const right = run(operator, values.get(target) as bigint, valueOfOperand(operand, values));
    const value = index === place && mistake !== undefined ? mistake(values, past) : right;
    if (value !== undefined) values.set(target, value);
    return { statement, target, value, state: new Map(values) };
  });
}

/** The ways a trace is written down. */
export const styles: Readonly<Record<string, (told: readonly Told[]) => string>> = {
  changes: (told) =>
    said(told)
      .map(({ statement, target, value }, index) => `${index + 1}. ${statement} -> ${target} = ${value}`)
      .join('\n'),
  arrows: (told) =>
    said(told)
      .map(({ statement, value }) => `\`${statement}\` → ${value}`)
      .join('\n'),
  states: (told) =>
    said(told)
      .map(
        ({ statement, state }) =>
          `- **${statement}**: ${[...state].map(([name, value]) => `${name} = ${value}`).join(', ')}`,
      )
      .join('\n'),
  table: (told) =>
    [
      `| statement | ${names.join(' | ')} |`,
      `|---|${names.map(() => '---|').join('')}`,
      ...said(told).map(
        ({ statement, state }) => `| ${statement} | ${names.map((name) => state.get(name)).join(' | ')} |`,
      ),
    ].join('\n'),
  values: (told) =>
    said(told)
      .map(({ target, value }) => `${target} = ${value}`)
      .join('\n'),
  prose: (told) =>
    said(told)
      .map(({ target, value, statement }) => `The line ${statement} is executed, so ${target} is now ${value}.`)
      .join('\n'),
};

const said = (told: readonly Told[]) => told.filter(({ value }) => value !== undefined);

export function traceOfScript(script: Script): SimulationTrace {
  const { initial, statements } = script;
  const program = [...initial.map(([name, value]) => `${name} = ${value}`), ...statements, ''].join('\n');
  const held: Values = new Map(initial);
  const changes = initial.map(([variable, value], index) => ({ line: index + 1, variable, value: String(value) }));
  for (const [index, { target, value }] of tell(script).entries()) {
    if (value === undefined || held.get(target) === value) continue;
    held.set(target, value);
    changes.push({ line: initial.length + index + 1, variable: target, value: String(value) });
  }
  return { item_id: 'planted', complete: true, program, changes, canary };
}

/** How each kind of error is made at a statement; undefined where the statement gives no occasion for it. */
export const mistakes: Partial<Record<ErrorKind, (script: Script, place: number) => Mistake | undefined>> = {
  arithmetic_slip: ({ statements }, place) => {
    const { target, operator, operand } = parsed(statements[place] as string);
    return operand === target
      ? undefined
      : (values) => run(operator, values.get(target) as bigint, valueOfOperand(operand, values)) + 10n;
  },
  sign_error: ({ statements }, place) => {
    const { target, operator, operand } = parsed(statements[place] as string);
    if (operand === target) return undefined;
    return (values) =>
      run(operator === '+=' ? '-=' : '+=', values.get(target) as bigint, valueOfOperand(operand, values));
  },
  repeated_doubling: ({ statements }, place) => {
    const { target, operator, operand } = parsed(statements[place] as string);
    return operand === target && operator === '+=' ? (values) => 4n * (values.get(target) as bigint) : undefined;
  },
  missed_zeroing: ({ statements }, place) => {
    const { target, operator, operand } = parsed(statements[place] as string);
    return operand === target && operator === '-=' ? () => undefined : undefined;
  },
  one_sided_transfer: ({ statements }, place) => {
    const [own, before] = [statements[place] as string, statements[place - 1]];
    const { operator, operand } = parsed(own);
    const isReceiver = operator === '+=' && /^\d+$/.test(operand) && before?.endsWith(` -= ${operand}`) === true;
    return isReceiver ? () => undefined : undefined;
  },
  skipped_action: ({ statements }, place) => {
    const { target, operator, operand } = parsed(statements[place] as string);
    const isSingle = operator === '-=' && operand !== target && !/^\d/.test(operand);
    return isSingle ? () => undefined : undefined;
  },
  stale_value: ({ statements }, place) => {
    const { target, operator, operand } = parsed(statements[place] as string);
    if (operand === target || /^\d/.test(operand)) return undefined;
    return (values, past) => {
      const old = past.findLast((state) => state.get(operand) !== values.get(operand))?.get(operand);
      return run(operator, values.get(target) as bigint, old ?? (values.get(operand) as bigint));
    };
  },
  wrong_reset: ({ statements }, place) => {
    const { target } = parsed(statements[place] as string);
    return (values, past) => {
      const older = past.map((state) => state.get(target) as bigint).filter((value) => value !== values.get(target));
      return older.at(-1) ?? (values.get(target) as bigint);
    };
  },
  merged_actions: ({ statements }, place) => {
    const [own, next] = [parsed(statements[place] as string), statements[place + 1]];
    if (next === undefined || parsed(next).target === own.target || own.operand === own.target) return undefined;
    const { operator, operand } = parsed(next);
    if (operand === parsed(next).target || operand === own.target) return undefined;
    return (values) => {
      const right = run(own.operator, values.get(own.target) as bigint, valueOfOperand(own.operand, values));
      return run(operator, right, valueOfOperand(operand, values));
    };
  },
};
