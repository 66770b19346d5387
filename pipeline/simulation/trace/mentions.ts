/** What a reply says that variables hold: every place where one is named together with a value, in order. */
import { undress } from '../parse/undress.ts';
import { type Clause, clausesOf, ownLines } from './clauses.ts';
import { valueText } from './value-text.ts';

export interface Mention {
  readonly variable: string;
  readonly value: string;
  /** Line of the reply, from 0. */
  readonly line: number;
  /** The statement that changes the variable, where the line names it. */
  readonly statement: string | undefined;
}

/** A sign or word that says what something holds. An = that belongs to += or == is none. */
const separator = /(?<![-+*/|&<>!=])=(?![=>])|=>|->|[→⇒:]|\b(?:is|are|becomes?|equals|holds|now|to)\b/gi;

/**
 * @param examples a value that each variable holds at some time: tells of what kind its values are
 * @param program lines of the reply that repeat it are passed over
 */
export function mentionsIn(reply: string, examples: ReadonlyMap<string, string>, program: string): Mention[] {
  const mentions: Mention[] = [];
  const statements = new Set(program.split('\n').map((line) => line.trim()));
  let columns: (string | undefined)[] = [];
  for (const { text, number } of ownLines(reply, program)) {
    // A dictionary is its pairs.
    const bare = undress(text).replace(/\{([^{}]*)\}/g, (set, inner: string) => (inner.includes(':') ? inner : set));
    const cells = cellsOf(text);
    const statement = statementIn(bare, statements);
    const add = (mention: Omit<Mention, 'statement'> | undefined) => {
      if (mention === undefined) return;
      const isOwn = statement?.startsWith(`${mention.variable} `) === true;
      mentions.push({ ...mention, statement: isOwn ? statement : undefined });
    };
    if (cells !== undefined) {
      const names = cells.map((cell) => (examples.has(cell) ? cell : undefined));
      if (names.some((name) => name !== undefined)) columns = names;
      else for (const mention of rowMentions(cells, columns, examples, number)) add(mention);
      if (columns.some((name) => name !== undefined)) continue;
    }
    for (const mention of lineMentions(clausesOf(bare, number), examples)) add(mention);
  }
  return mentions;
}

/** The cells of a row of a Markdown table, bare; undefined for other lines. */
function cellsOf(line: string): string[] | undefined {
  if (!/^\s*\|.*\|\s*$/.test(line)) return undefined;
  return line
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => undress(cell));
}

function rowMentions(
  cells: readonly string[],
  columns: readonly (string | undefined)[],
  examples: ReadonlyMap<string, string>,
  line: number,
): Omit<Mention, 'statement'>[] {
  return cells.flatMap((cell, column) => {
    const variable = columns[column];
    const value = variable === undefined ? undefined : valueText(cell, examples.get(variable) as string);
    return variable === undefined || value === undefined ? [] : [{ variable, value, line }];
  });
}

/** The first statement of the program that a line repeats. `x = 3` is no such one: it may as well be a value. */
function statementIn(line: string, statements: ReadonlySet<string>): string | undefined {
  for (const [, target, operator, operand] of line.matchAll(/(?<![\w.])(\w+)\s*([-+*|&]=|=)\s*(-?\w+)(?!\w)/g)) {
    const statement = `${target} ${operator} ${operand}`;
    const isValue = operator === '=' && /^-?\d/.test(operand ?? '');
    if (!isValue && statements.has(statement)) return statement;
  }
  return undefined;
}

/**
 * The mentions of the clauses of a line. A value by itself goes on with the variable before it: `c1 = 3, 5, 7`; after several variables
 * each has its own: `a, b = 2, 3`, or none has where their numbers differ.
 */
function lineMentions(clauses: readonly Clause[], examples: ReadonlyMap<string, string>): Omit<Mention, 'statement'>[] {
  const mentions: Omit<Mention, 'statement'>[] = [];
  let names: string[] = [];
  let values: string[] = [];
  const settle = () => {
    const line = clauses[0]?.line ?? 0;
    const variableOf = (place: number) => (names.length === 1 ? names[0] : names[place]);
    if (names.length === 1 || names.length === values.length)
      mentions.push(...values.map((value, place) => ({ variable: variableOf(place) as string, value, line })));
    [names, values] = [[], []];
  };
  for (const clause of clauses) {
    const mention = mentionIn(clause, examples);
    const name = clause.text.split(':').at(-1)?.trim() ?? '';
    const value = names[0] === undefined ? undefined : valueText(clause.text, examples.get(names[0]) as string);
    if (mention !== undefined) {
      if (values.length > 0) settle();
      const isAlone = !new RegExp(`^${mention.variable}\\s*(?:[=:→⇒]|->|are\\b)`).test(clause.text);
      [names, values] = [[...(isAlone ? [] : names), mention.variable], [mention.value]];
    } else if (value !== undefined && values.length > 0) {
      values.push(value);
    } else {
      if (values.length > 0) settle();
      names = examples.has(name) ? [...names, name] : [];
    }
  }
  settle();
  return mentions;
}

/** The variable right before the last separator, else the last one right before any, else the first one; with the value after the last. */
function mentionIn(
  { text, line }: Clause,
  examples: ReadonlyMap<string, string>,
): Omit<Mention, 'statement'> | undefined {
  const separators = [...text.matchAll(separator)];
  const last = separators.at(-1);
  if (last === undefined) return undefined;
  const before = text.slice(0, last.index).trimEnd();
  const moved = last[0] === 'to' ? [...before.matchAll(/(?<!\w)(\w+) from\b/g)].at(-1)?.[1] : undefined;
  const isKnown = (name: string | undefined) => name !== undefined && examples.has(name);
  // What is divided or compared does not get the result.
  const isTest = /[/%]|(?<![-=])[<>]|\bmod\b/.test(before);
  const named = isTest ? [] : [...before.matchAll(/(?<![\p{L}\p{N}_])[\p{L}_][\p{L}\p{N}_]*/gu)];
  const variable = isKnown(moved)
    ? moved
    : (separators.map(({ index }) => namedAtEnd(text.slice(0, index))).findLast(isKnown) ??
      named.map(([name]) => name).find(isKnown));
  if (variable === undefined) return undefined;
  const rest = text.slice(last.index + last[0].length).replace(/\s\([^()]*\)\.?$/, '');
  const value = valueText(rest, examples.get(variable) as string);
  return value === undefined ? undefined : { variable, value, line };
}

/** The name that a text ends with, unless it is an operand. */
function namedAtEnd(text: string): string | undefined {
  const before = text.trimEnd();
  if (/(?:[-+*/%|&=]|(?<![-=])[<>])\s*\w+$/.test(before)) return undefined;
  return /(?<![\p{L}\p{N}_])[\p{L}_][\p{L}\p{N}_]*$/u.exec(before)?.[0];
}
