/** Whether a program has sets, whose order of members Python does not promise; it decides which probes are worth their runs. */
import { parseSource } from '../../../instrumentation/grammars.ts';

const names = new Set(['set', 'frozenset']);
/** The keys and items of dictionaries combine to sets. */
const combinedViews = /\.(?:keys|items)\(\)\s*[-&|^]|[-&|^]\s*\w+\.(?:keys|items)\(\)/;

/** Whether the source makes a set: by name, by braces, of the keys of a dictionary, or perhaps by text that it executes. */
export async function mayHoldSets(source: string): Promise<boolean> {
  if (combinedViews.test(source) || /\b(?:eval|exec)\b/.test(source)) return true;
  const tree = await parseSource('python', source);
  try {
    const found = tree.rootNode.descendantsOfType(['set', 'set_comprehension', 'identifier']);
    return found.some(({ type, text }) => type !== 'identifier' || names.has(text));
  } finally {
    tree.delete();
  }
}
