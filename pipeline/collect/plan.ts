/** Which cells a run is meant to hold. Collection asks them, grading counts them: both from here. */
import type { Plan } from '../schemas/run-manifest.ts';
import type { Task } from '../schemas/task.ts';

export interface Cell<T extends Task = Task> {
  readonly id: string;
  readonly task: T;
  /** From 1. */
  readonly repeat: number;
}

/** The identity of a cell: task x setting x repeat. */
export function cellId(taskId: string, settingId: string, repeat: number): string {
  return `${taskId}|${settingId}|${repeat}`;
}

/** The cells of all plans together, each once, in corpus order. A plan that shrinks takes no cell away. */
export function plannedCells<T extends Task>(
  tasks: readonly T[],
  plans: readonly Plan[],
  settingId: string,
): Cell<T>[] {
  const repeatsOfTask = new Map<T, number>();
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

function tasksOfPlan<T extends Task>(tasks: readonly T[], plan: Plan): readonly T[] {
  const ids = plan.ids === undefined ? undefined : new Set(plan.ids);
  const chosen = tasks.filter(
    (task) =>
      (plan.studies?.includes(task.study) ?? true) &&
      (plan.arms?.includes(task.arm) ?? true) &&
      (plan.templates?.includes(task.template) ?? true) &&
      (ids === undefined || idsOf(task).some((id) => ids.has(id))),
  );
  return plan.limit === null ? chosen : chosen.slice(0, plan.limit);
}

/** What a task can be named by: itself, its case or its program, or what stands before a slash of their ids. */
export function idsOf(task: Task): string[] {
  const whole = [task.task_id, task.case_id, task.source_id];
  const front = [...task.task_id.matchAll(/\//g)].map(({ index }) => task.task_id.slice(0, index));
  return [...new Set([...whole, ...front])];
}

/** The plans with one more, unless it is among them already. */
export function withPlan(plans: readonly Plan[], plan: Plan): Plan[] {
  const known = plans.some((other) => JSON.stringify(other) === JSON.stringify(plan));
  return known ? [...plans] : [...plans, plan];
}
