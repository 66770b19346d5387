/** Replies as models write them when they do not keep to the tag asked for. */
import { tagged } from './tagged.ts';

export interface Dressing {
  write(answer: string): string;
  /** Whether the lenient reading finds the answer. The strict one finds none of them. */
  readonly isUnderstood: boolean;
}

const understood: readonly Dressing['write'][] = [
  (answer) => `<answer>**${answer}**</answer>`,
  (answer) => `<answer>The answer is ${answer}</answer>`,
  (answer) => `<answer>\n\`\`\`\n${answer}\n\`\`\`\n</answer>`,
  (answer) => `First I thought ${tagged('99')}, but no: <answer>x = ${answer}</answer>`,
  (answer) => `<think>Is it ${tagged(answer)}?</think>\nThe answer is ${answer}`,
  (answer) => `I went through it line by line.\n**Answer:** ${answer}`,
  (answer) => `I went through it line by line.\n<answer>${answer}`,
  (answer) => `Done.\n\n${answer}`,
];

const lost: readonly Dressing['write'][] = [
  (answer) => `<think>It has to be ${tagged(answer)}, but let me check the last step`,
  () => 'I cannot run programs, so I leave this to you.',
  () => tagged('see above'),
  () => tagged(''),
  () => 'That depends on many things.',
];

export const dressings: readonly Dressing[] = [
  ...understood.map((write) => ({ write, isUnderstood: true })),
  ...lost.map((write) => ({ write, isUnderstood: false })),
];
