/** Words for a program that failed because it imports what is not there. */

const missing = /^ModuleNotFoundError: No module named '([\w.]+)'/;

/** An explanation when the last line of a failed run says that a module is missing; undefined when it does not. */
export function explainMissingModule(lastLine: string): string | undefined {
  const name = missing.exec(lastLine)?.[1];
  if (name === undefined) return undefined;
  return `The program imports ${name}, which it does not find: programs may use Python's standard library and their own file only.`;
}
