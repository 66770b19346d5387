/** The arms of a case in the order in which every table and figure shows them. */
import type { Grade } from './schemas/grade.ts';

export type Arm = Grade['arm'];

export const arms: readonly Arm[] = ['short-trace-final', 'long-trace-final', 'inside-loop-state', 'post-loop-state'];

/** The short names of the figures. */
export const shortArmNames: Readonly<Record<Arm, string>> = {
  'short-trace-final': 'short',
  'long-trace-final': 'long',
  'inside-loop-state': 'inside',
  'post-loop-state': 'post',
};
