/** Replies as models write them when they do not keep to the form asked for. */

/** Each makes a reply out of the answer it means and another one. The first group is still understood, the second is not. */
export const dressings: readonly ((answer: string, other: string) => string)[] = [
  (answer) => `${envelope(answer)}\n`,
  (answer) => `The program prints the following.\n\n${envelope(answer)}`,
  (answer) => `\`\`\`json\n${envelope(answer)}\n\`\`\``,
  (answer) => `Let me trace it.\n\n\`\`\`json\n${envelope(answer)}\n\`\`\`\nThat is the final state.`,
  (answer) => `<think>First the loop runs, then it ends.</think>\n${envelope(answer)}`,
  (answer) => `<think>Maybe ${envelope('7')}? No.</think>\n\n${envelope(answer)}`,
  (answer) => `{ "output" : ${JSON.stringify(answer)} } - I am sure.`,
  (answer) => `${envelope('<exact text>')} was asked for, so: ${envelope(answer)}`,
  (answer) => `Answer:\n${envelope(answer)}\nChecked: ${envelope(answer)}`,

  (answer) => `{'output': '${answer.replaceAll("'", "\\'").replaceAll('\n', '\\n')}'}`,
  (answer) => JSON.stringify({ output: answer, confidence: 0.9 }),
  (answer, other) => `${envelope(answer)}\nor, if the loop ends earlier,\n${envelope(other)}`,
  (answer) => answer,
  (answer) => JSON.stringify({ output: [answer] }),
  (answer) => `${envelope(answer).slice(0, -1)},}`,
  (answer) => `<think>The state is ${envelope(answer)}, but let me check the last iteration`,
  (answer) => JSON.stringify({ answer }),
  () => 'I cannot run programs.',
];

/** The envelope the prompt asks for. */
export function envelope(answer: string): string {
  return JSON.stringify({ output: answer });
}
