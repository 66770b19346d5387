/** The simulated subjects there are. Kept apart from how they answer, so that collection can name them without knowing answers. */

export const simulatedSubjectNames = ['oracle', 'slip', 'load', 'prose', 'silent'] as const;
export type SimulatedSubjectName = (typeof simulatedSubjectNames)[number];
