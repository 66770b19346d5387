/**
 * The form of a Python program that a prompt shows: the clean source with exactly one added line, `checkpoint(1, 502, ans=ans)` as
 * first statement of the loop body or `checkpoint(1, ans=ans)` right after the loop (specification, section 6). Declared expressions
 * follow the names: `checkpoint(1, 502, ans=ans, **{"len(heap)": len(heap)})`.
 */
import { isVariableName } from '../declared-fields.ts';
import type { Checkpoint } from '../instrumented-program.ts';
import { withStructure } from './instrument-python.ts';
import { lineStartBefore, type PythonLoop } from './statements.ts';

/** The shown source. Throws RangeError when the loop cannot show the checkpoint. */
export async function showPythonCheckpoint(source: string, checkpoint: Checkpoint): Promise<string> {
  return withStructure(source, ({ loops }, text, mark) => {
    const loop = loops.find(({ id }) => id === checkpoint.loopId);
    if (loop?.firstOfBody === undefined || loop.refused !== undefined) {
      throw new RangeError(`loop ${checkpoint.loopId} has no place for a checkpoint line`);
    }
    const { offset, indentation } = placeOf(loop, checkpoint.iteration, text);
    const numbers = [checkpoint.instance, checkpoint.iteration].filter((number) => number !== undefined);
    const line = `${indentation}checkpoint(${[...numbers, ...fieldArguments(checkpoint.fields)].join(', ')})`;
    const lineEnd = /\r\n|\n|\r/.exec(text)?.[0] ?? '\n';
    const added = offset === text.length && !/[\r\n]$/.test(text) ? lineEnd + line : line + lineEnd;
    return mark + text.slice(0, offset) + added + text.slice(offset);
  });
}

function placeOf(loop: PythonLoop, iteration: number | undefined, text: string) {
  if (iteration === undefined) return { offset: loop.afterOffset, indentation: loop.statement.indentation };
  const { node, indentation } = loop.firstOfBody as NonNullable<PythonLoop['firstOfBody']>;
  return { offset: lineStartBefore(node.startIndex, text), indentation };
}

function fieldArguments(fields: readonly string[]): string[] {
  const names = fields.filter(isVariableName).map((name) => `${name}=${name}`);
  const expressions = fields
    .filter((field) => !isVariableName(field))
    .map((text) => `${JSON.stringify(text)}: ${text}`);
  return expressions.length === 0 ? names : [...names, `**{${expressions.join(', ')}}`];
}

/** Names before expressions. Undefined when this is no list of fields. */
function readFieldArguments(list: string): string[] | undefined {
  const names = /^(?:, ([^()=, ]+)=\1)*/.exec(list)?.[0] ?? '';
  const fields = [...names.matchAll(/, ([^=]+)=/g)].map(([, name]) => name as string);
  let rest = list.slice(names.length);
  if (rest === '') return fields;
  if (!rest.startsWith(', **{') || !rest.endsWith('}')) return undefined;
  rest = `, ${rest.slice(', **{'.length, -1)}`;
  while (rest !== '') {
    const key = /^, ("(?:[^"\\]|\\.)*"): /.exec(rest);
    if (key === null) return undefined;
    const text = parseString(key[1] as string);
    if (text === undefined || !rest.startsWith(text, key[0].length)) return undefined;
    fields.push(text);
    rest = rest.slice(key[0].length + text.length);
  }
  return fields;
}

function parseString(literal: string): string | undefined {
  try {
    return JSON.parse(literal) as string;
  } catch {
    return undefined;
  }
}

const addedLine = /^([ \t\f]*)checkpoint\((\d+)(?:, (\d+))?(|, .*)\)(\r\n|\n|\r|$)/gm;

/**
 * What a shown source says: the added line is found by its text, and the loop by the clean source that remains without it.
 * Undefined when no line, or more than one, can be the added one.
 */
export async function parseShownPython(
  shown: string,
): Promise<{ cleanSource: string; checkpoint: Checkpoint } | undefined> {
  const readings = await Promise.all([...shown.matchAll(addedLine)].map((match) => readLine(shown, match)));
  const possible = readings.filter((reading) => reading !== undefined);
  return possible.length === 1 ? possible[0] : undefined;
}

async function readLine(shown: string, match: RegExpExecArray) {
  const [line, indentation = '', instance, iterationDigits, fieldList = '', lineEnd = ''] = match;
  const fields = readFieldArguments(fieldList);
  if (fields === undefined) return undefined;
  const before = shown.slice(0, match.index);
  // On the last line of a source without a final line end, the added one stands before the checkpoint.
  const cleanSource =
    (lineEnd === '' ? before.replace(/(\r\n|\n|\r)$/, '') : before) + shown.slice(match.index + line.length);
  const iteration = iterationDigits === undefined ? undefined : Number(iterationDigits);
  const place = Math.min(match.index, cleanSource.length);
  return withStructure(cleanSource, ({ loops }, text, mark) => {
    const loop = loops.find((candidate) => {
      if (candidate.firstOfBody === undefined || candidate.refused !== undefined) return false;
      const own = placeOf(candidate, iteration, text);
      return own.offset + mark.length === place && own.indentation === indentation;
    });
    if (loop === undefined) return undefined;
    const checkpoint: Checkpoint = {
      loopId: loop.id,
      instance: Number(instance),
      ...(iteration !== undefined && { iteration }),
      fields,
    };
    return { cleanSource, checkpoint };
  });
}
