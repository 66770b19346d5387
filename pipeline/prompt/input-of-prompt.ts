/** The program's input, as a prompt shows it. */

const [begin, end] = ['<input>\n', '</input>'];

/** @returns undefined for a prompt without an input */
export function inputOfPrompt(prompt: string): string | undefined {
  const start = prompt.indexOf(begin);
  const stop = prompt.lastIndexOf(end);
  return start === -1 || stop < start ? undefined : prompt.slice(start + begin.length, stop);
}
