/** The simulated subjects there are. Kept apart from how they answer, so that collection can name them without knowing answers. */

/** They know the true answer and miss it in their own way. */
export const solverNames = ['oracle', 'slip', 'load', 'prose', 'silent'] as const;

/** They answer without following the program. */
export const guesserNames = ['empty', 'echo', 'commonest', 'before-loop'] as const;
export type GuesserName = (typeof guesserNames)[number];

export const simulatedSubjectNames = [...solverNames, ...guesserNames] as const;
export type SimulatedSubjectName = (typeof simulatedSubjectNames)[number];
