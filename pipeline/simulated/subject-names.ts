/** The simulated subjects there are. Kept apart from how they answer, so that collection can name them without knowing answers. */

/** They know the true answer and miss it in their own way. */
export const solverNames = ['oracle', 'slip', 'load', 'prose', 'silent'] as const;

/** They answer without following the program. */
export const guesserNames = ['empty', 'echo', 'commonest', 'before-loop'] as const;
export type GuesserName = (typeof guesserNames)[number];

export const checkpointSubjectNames = [...solverNames, ...guesserNames] as const;
export type CheckpointSubjectName = (typeof checkpointSubjectNames)[number];

/** Those that the simulation suite can be asked of. */
export const simulationSubjectNames = ['oracle', 'slip', 'lazy', 'vanilla', 'prose', 'silent'] as const;
export type SimulationSubjectName = (typeof simulationSubjectNames)[number];

export type SimulatedSubjectName = CheckpointSubjectName | SimulationSubjectName;
export const simulatedSubjectNames: readonly SimulatedSubjectName[] = [
  ...new Set([...checkpointSubjectNames, ...simulationSubjectNames]),
];
