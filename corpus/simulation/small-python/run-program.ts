/** Runs a program of the small part of Python and counts what it does, as a check on its text and for its length. */
import { builtins, callMethod } from './builtins.ts';
import type { Block, Expression, Statement, Target } from './syntax.ts';
import { arithmetic, compare, integerOf, isTrue, listOf, placeIn, type Value } from './values.ts';

export interface Watch {
  /** Called after every assignment to a name, or to an item of a named list (`v[3]`); not for the variable of a loop. */
  onAssign?(variable: string, value: Value): void;
  onComparison?(left: Value, right: Value): void;
}

export interface FinishedProgram {
  /** Names of the module at the end, functions left out. */
  readonly names: ReadonlyMap<string, Value>;
  /** Statements started; a loop counts once, when it starts. */
  readonly statements: number;
}

const statementLimit = 1_000_000;

/**
 * Runs what `parseProgram` read, with `given` names to begin with. Throws on what Python would refuse, and beyond a million
 * statements.
 */
export function runProgram(
  program: Block,
  watch: Watch = {},
  given: ReadonlyMap<string, Value> = new Map(),
): FinishedProgram {
  const run = new Run(watch);
  const names = new Map(given);
  run.execute(program, names);
  return { names, statements: run.statements };
}

/** How a block was left; undefined when by its end. */
type Leaving = 'break' | 'continue' | { readonly returned: Value } | undefined;

type Names = Map<string, Value>;

class Run {
  statements = 0;
  readonly #watch: Watch;
  readonly #functions = new Map<string, Extract<Statement, { kind: 'define' }>>();
  #globals: Names | undefined;

  constructor(watch: Watch) {
    this.#watch = watch;
  }

  execute(block: Block, names: Names): Leaving {
    this.#globals ??= names;
    for (const statement of block) {
      this.statements++;
      if (this.statements > statementLimit) throw new RangeError(`more than ${statementLimit} statements`);
      const leaving = this.#start(statement, names);
      if (leaving !== undefined) return leaving;
    }
    return undefined;
  }

  #start(statement: Statement, names: Names): Leaving {
    switch (statement.kind) {
      case 'assign': {
        const value = this.#value(statement.value, names);
        for (const target of statement.targets) this.#assign(target, value, names);
        return undefined;
      }
      case 'update': {
        const value = this.#value(statement.value, names);
        const updated = arithmetic(statement.operator, this.#value(statement.target, names), value);
        this.#assign(statement.target, updated, names);
        return undefined;
      }
      case 'expression':
        this.#value(statement.value, names);
        return undefined;
      case 'return':
        return { returned: this.#value(statement.value, names) };
      case 'break':
      case 'continue':
        return statement.kind;
      case 'pass':
        return undefined;
      case 'if':
        return this.execute(isTrue(this.#value(statement.test, names)) ? statement.body : statement.otherwise, names);
      case 'while':
        while (isTrue(this.#value(statement.test, names))) {
          const leaving = this.execute(statement.body, names);
          if (leaving === 'break') break;
          if (typeof leaving === 'object') return leaving;
        }
        return undefined;
      case 'for':
        for (const value of listOf(this.#value(statement.over, names))) {
          this.#assign(statement.target, value, names, false);
          const leaving = this.execute(statement.body, names);
          if (leaving === 'break') break;
          if (typeof leaving === 'object') return leaving;
        }
        return undefined;
      case 'define':
        this.#functions.set(statement.name, statement);
        return undefined;
    }
  }

  #assign(target: Target, value: Value, names: Names, isTold = true): void {
    if (target.kind === 'name') {
      names.set(target.name, value);
      if (isTold) this.#watch.onAssign?.(target.name, value);
    } else if (target.kind === 'item') {
      const list = listOf(this.#value(target.object, names));
      const place = placeIn(list, this.#value(target.index, names));
      list[place] = value;
      if (target.object.kind === 'name') this.#watch.onAssign?.(`${target.object.name}[${place}]`, value);
    } else {
      const values = listOf(value);
      if (values.length !== target.items.length)
        throw new RangeError(`${values.length} values for ${target.items.length}`);
      for (const [place, item] of target.items.entries())
        this.#assign(item as Target, values[place] ?? null, names, isTold);
    }
  }

  #value(expression: Expression, names: Names): Value {
    switch (expression.kind) {
      case 'constant':
        return expression.value;
      case 'name': {
        const value = names.has(expression.name) ? names.get(expression.name) : this.#globals?.get(expression.name);
        if (value === undefined) throw new ReferenceError(`${expression.name} has no value`);
        return value;
      }
      case 'list':
        return expression.items.map((item) => this.#value(item, names));
      case 'negative':
        return -integerOf(this.#value(expression.operand, names));
      case 'not':
        return !isTrue(this.#value(expression.operand, names));
      case 'arithmetic': {
        const left = this.#value(expression.left, names);
        return arithmetic(expression.operator, left, this.#value(expression.right, names));
      }
      case 'comparison': {
        const left = this.#value(expression.left, names);
        const right = this.#value(expression.right, names);
        this.#watch.onComparison?.(left, right);
        return compare(expression.operator, left, right);
      }
      case 'and':
      case 'or': {
        const left = this.#value(expression.left, names);
        return isTrue(left) === (expression.kind === 'or') ? left : this.#value(expression.right, names);
      }
      case 'choice':
        return this.#value(isTrue(this.#value(expression.test, names)) ? expression.yes : expression.no, names);
      case 'call':
        return this.#call(
          expression.name,
          expression.given.map((each) => this.#value(each, names)),
        );
      case 'method': {
        const object = this.#value(expression.object, names);
        return callMethod(
          object,
          expression.name,
          expression.given.map((each) => this.#value(each, names)),
        );
      }
      case 'item': {
        const list = listOf(this.#value(expression.object, names));
        return list[placeIn(list, this.#value(expression.index, names))] ?? null;
      }
      case 'slice': {
        const list = listOf(this.#value(expression.object, names));
        const from = expression.from && Number(integerOf(this.#value(expression.from, names)));
        return list.slice(from, expression.to && Number(integerOf(this.#value(expression.to, names))));
      }
    }
  }

  #call(name: string, given: readonly Value[]): Value {
    const defined = this.#functions.get(name);
    if (defined === undefined) {
      const builtin = builtins.get(name);
      if (builtin === undefined) throw new ReferenceError(`no function ${name}`);
      return builtin(given);
    }
    if (given.length !== defined.parameters.length) throw new TypeError(`${name} takes ${defined.parameters.length}`);
    const names: Names = new Map(defined.parameters.map((parameter, index) => [parameter, given[index] ?? null]));
    const leaving = this.execute(defined.body, names);
    return typeof leaving === 'object' ? leaving.returned : null;
  }
}
