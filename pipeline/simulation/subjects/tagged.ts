/** An answer as the prompts ask for it. */
export const tagged = (answer: string): string => `<answer>${answer}</answer>`;
