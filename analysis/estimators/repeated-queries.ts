/** What the same question, asked several times, says of a setting: how much of the spread is chance within a task. */

export interface TaskRepeats {
  readonly correct: number;
  /** Completed repeats; tasks with fewer than two say nothing of the spread within. */
  readonly repeats: number;
}

export interface RepeatedQueries {
  readonly tasks: number;
  /** Mean of the tasks' shares of right answers. */
  readonly mean: number;
  /** Mean of p(1 - p) n/(n - 1): the variance of one answer to a task, unbiased. */
  readonly withinTask: number;
  /** Variance of the tasks' shares - within / n: the variance between tasks, unbiased; may be negative. */
  readonly betweenTasks: number;
  /** between / (between + within); null where the two sum to 0. */
  readonly intraclassCorrelation: number | null;
  /** Probability that two answers to a task disagree: 2 x within. */
  readonly flipRate: number;
}

/** @returns null with fewer than two tasks that were asked twice */
export function repeatedQueries(tasks: readonly TaskRepeats[]): RepeatedQueries | null {
  const asked = tasks.filter(({ repeats }) => repeats >= 2);
  if (asked.length < 2) return null;
  const shares = asked.map(({ correct, repeats }) => correct / repeats);
  const withins = asked.map(({ repeats }, task) => {
    const share = shares[task] as number;
    return (share * (1 - share) * repeats) / (repeats - 1);
  });
  const mean = average(shares);
  const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / (shares.length - 1);
  const withinTask = average(withins);
  const betweenTasks = variance - average(withins.map((within, task) => within / (asked[task] as TaskRepeats).repeats));
  const whole = betweenTasks + withinTask;
  return {
    tasks: asked.length,
    mean,
    withinTask,
    betweenTasks,
    intraclassCorrelation: whole === 0 ? null : betweenTasks / whole,
    flipRate: 2 * withinTask,
  };
}

/** Mean over tasks of C(correct, k) / C(repeats, k): all of k answers right; null when a task was asked less than k times. */
export function passAll(tasks: readonly TaskRepeats[], k: number): number | null {
  if (tasks.length === 0 || tasks.some(({ repeats }) => repeats < k)) return null;
  return average(tasks.map(({ correct, repeats }) => shareOfChoices(correct, repeats, k)));
}

/** Mean over tasks of 1 - C(wrong, k) / C(repeats, k): at least one of k answers right. */
export function passAny(tasks: readonly TaskRepeats[], k: number): number | null {
  if (tasks.length === 0 || tasks.some(({ repeats }) => repeats < k)) return null;
  return average(tasks.map(({ correct, repeats }) => 1 - shareOfChoices(repeats - correct, repeats, k)));
}

/** C(some, k) / C(all, k). */
function shareOfChoices(some: number, all: number, k: number): number {
  let share = 1;
  for (let step = 0; step < k; step += 1) share *= Math.max(0, some - step) / (all - step);
  return share;
}

const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
