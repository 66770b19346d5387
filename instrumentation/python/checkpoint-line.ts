/**
 * The form of a Python program that a prompt shows: the clean source with exactly one added line, `checkpoint(1, 502, ans=ans)` as
 * first statement of the loop body or `checkpoint(1, ans=ans)` right after the loop (specification, section 6).
 */
import type { Checkpoint } from '../instrumented-program.ts';
import { withStructure } from './instrument-python.ts';
import type { PythonLoop } from './statements.ts';

/** The shown source. Throws RangeError when the loop cannot show the checkpoint. */
export async function showPythonCheckpoint(source: string, checkpoint: Checkpoint): Promise<string> {
  return withStructure(source, ({ loops }, text, mark) => {
    const loop = loops.find(({ id }) => id === checkpoint.loopId);
    if (loop?.firstOfBody === undefined || loop.refused !== undefined) {
      throw new RangeError(`loop ${checkpoint.loopId} has no place for a checkpoint line`);
    }
    const { offset, indentation } = placeOf(loop, checkpoint.iteration, text);
    const numbers = [checkpoint.instance, checkpoint.iteration].filter((number) => number !== undefined);
    const line = `${indentation}checkpoint(${[...numbers, ...checkpoint.fields.map((name) => `${name}=${name}`)].join(', ')})`;
    const added = offset === text.length && !/[\r\n]$/.test(text) ? `\n${line}` : `${line}\n`;
    return mark + text.slice(0, offset) + added + text.slice(offset);
  });
}

function placeOf(loop: PythonLoop, iteration: number | undefined, text: string) {
  if (iteration === undefined) return { offset: loop.afterOffset, indentation: loop.statement.indentation };
  const { node, indentation } = loop.firstOfBody as NonNullable<PythonLoop['firstOfBody']>;
  return { offset: text.slice(0, node.startIndex).search(/[^\r\n]*$/), indentation };
}

/** What a shown source says: the added line is found by its text, and the loop by the clean source that remains without it. */
export async function parseShownPython(
  shown: string,
): Promise<{ cleanSource: string; checkpoint: Checkpoint } | undefined> {
  const found = /^([ \t\f]*)checkpoint\(([^()]*)\)(?:\n|$)/m.exec(shown);
  if (found === null) return undefined;
  const parts = (found[2] ?? '').split(', ');
  const numbers = parts.filter((part) => /^\d+$/.test(part)).map(Number);
  const fields = parts.slice(numbers.length).map((part) => part.split('=')[0] as string);
  const [instance = 1, iteration] = numbers;
  const missingFinalNewline = !found[0].endsWith('\n');
  const cleanSource =
    shown.slice(0, found.index - (missingFinalNewline ? 1 : 0)) + shown.slice(found.index + found[0].length);
  const line = shown.slice(0, found.index).split('\n').length;
  return withStructure(cleanSource, ({ loops }, text) => {
    const loop = loops.find((candidate) => {
      if (candidate.firstOfBody === undefined) return false;
      const { offset, indentation } = placeOf(candidate, iteration, text);
      const ownLine =
        text.slice(0, offset).split('\n').length + (missingFinalNewline && offset === text.length ? 1 : 0);
      return ownLine === line && indentation === found[1];
    });
    if (loop === undefined) return undefined;
    return {
      cleanSource,
      checkpoint: { loopId: loop.id, instance, ...(iteration !== undefined && { iteration }), fields },
    };
  });
}
