/** How long some work takes, by the clock and in processor time of this process. */
export interface Timed<Result> {
  readonly result: Result;
  readonly seconds: number;
  readonly cpuInSeconds: number;
}

export function timed<Result>(work: () => Result): Timed<Result> {
  const cpu = process.cpuUsage();
  const start = performance.now();
  const result = work();
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  return { result, seconds, cpuInSeconds: (user + system) / 1e6 };
}

/** The same for work that is waited for. */
export async function timedAsync<Result>(work: () => Promise<Result>): Promise<Timed<Result>> {
  const cpu = process.cpuUsage();
  const start = performance.now();
  const result = await work();
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  return { result, seconds, cpuInSeconds: (user + system) / 1e6 };
}
