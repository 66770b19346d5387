/** Which cells a run is meant to hold. Collection asks them, grading counts them: both from here. */
import type { Plan } from '../schemas/run-manifest.ts';
import type { Task } from '../schemas/task.ts';

export interface Cell {
  readonly id: string;
  readonly task: Task;
  /** From 1. */
  readonly repeat: number;
}

/** The identity of a cell: task x setting x repeat. */
export function cellId(taskId: string, settingId: string, repeat: number): string {
  return `${taskId}|${settingId}|${repeat}`;
}

/** The cells of all plans together, each once, in corpus order. A plan that shrinks takes no cell away. */
export function plannedCells(tasks: readonly Task[], plans: readonly Plan[], settingId: string): Cell[] {
  const repeatsOfTask = new Map<Task, number>();
  for (const plan of plans) {
    for (const task of tasksOfPlan(tasks, plan)) {
      repeatsOfTask.set(task, Math.max(plan.repeats, repeatsOfTask.get(task) ?? 0));
    }
  }
  return tasks.flatMap((task) =>
    Array.from({ length: repeatsOfTask.get(task) ?? 0 }, (_, index) => ({
      id: cellId(task.task_id, settingId, index + 1),
      task,
      repeat: index + 1,
    })),
  );
}

function tasksOfPlan(tasks: readonly Task[], plan: Plan): readonly Task[] {
  const chosen = tasks.filter(
    (task) =>
      (plan.studies?.includes(task.study) ?? true) &&
      (plan.arms?.includes(task.arm) ?? true) &&
      (plan.ids === undefined || idsOf(task).some((id) => plan.ids?.includes(id))),
  );
  return plan.limit === null ? chosen : chosen.slice(0, plan.limit);
}

/** What a task can be named by: itself, its case or its program. */
export const idsOf = (task: Task): string[] => [task.task_id, task.case_id, task.source_id];

/** The plans with one more, unless it is among them already. */
export function withPlan(plans: readonly Plan[], plan: Plan): Plan[] {
  const known = plans.some((other) => JSON.stringify(other) === JSON.stringify(plan));
  return known ? [...plans] : [...plans, plan];
}
