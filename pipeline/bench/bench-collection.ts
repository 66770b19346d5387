/**
 * Collection against a server on this machine that answers at once: how near it comes to sending requests and nothing else, how
 * its memory behaves over 100,000 cells, and the same requests through inspect_ai. Each measurement is a process of its own.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { writeJsonLines } from '../../core/json-lines.ts';
import { compileSchema } from '../../core/schema.ts';
import type { BenchRow } from '../schemas/bench-row.ts';
import taskSchema from '../schemas/task.schema.json' with { type: 'json' };
import type { Task } from '../schemas/task.ts';
import { madeUpTasks } from './made-up-tasks.ts';
import { pythonWith } from './python-with.ts';
import type { TimedCollection } from './time-collection.ts';

const directory = join(import.meta.dirname, '../../build/bench/collection');
const concurrency = 50;
const size = { tasks: 2_000, repeats: 50 } as const;
const goals = { peakInMegabytes: 300, heapGrowthInMegabytes: 60, ratioToInspect: 3 } as const;

export async function benchCollection(): Promise<BenchRow[]> {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const corpus = join(directory, 'corpus');
  writeJsonLines(join(corpus, 'tasks.jsonl'), madeUpTasks(size.tasks), compileSchema<Task>(taskSchema));
  const load = loadavg()[0] ?? 0;
  const server = await startServer();
  try {
    const bare = await bareRequests(corpus, server.baseUrl, 10 * size.tasks);
    const one = await collection(corpus, 'once', server.baseUrl, 1);
    const inspect = await throughInspect(corpus, server.baseUrl);
    const all = await collection(corpus, 'often', server.baseUrl, size.repeats);
    const perSecond = all.cells / all.seconds;
    return [
      row('load of the machine before the collection', load, 'processes'),
      row(`requests and nothing else, ${concurrency} at once`, bare, 'requests/s'),
      row(`collection of ${all.cells} cells, ${concurrency} at once`, perSecond, 'cells/s'),
      row('its share of requests and nothing else', perSecond / bare, 'ratio'),
      row('its processor time a cell', (1000 * all.cpuInSeconds) / all.cells, 'ms'),
      atMost('its peak memory', all.peakInMegabytes, 'MB', goals.peakInMegabytes),
      atMost(
        'growth of what it keeps in memory after a quarter of the cells',
        all.heapAtEndInMegabytes - all.heapAtQuarterInMegabytes,
        'MB',
        goals.heapGrowthInMegabytes,
      ),
      row(`collection of ${one.cells} cells`, one.cells / one.seconds, 'cells/s'),
      ...inspectRows(inspect, one),
    ];
  } finally {
    server.stop();
  }
}

interface Inspected {
  readonly version: string;
  readonly cells: number;
  readonly seconds: number;
  readonly cpuInSeconds: number;
}

function inspectRows(inspect: Inspected | { readonly reason: string }, ours: TimedCollection): BenchRow[] {
  if ('reason' in inspect) return [row(`inspect_ai is left out: ${inspect.reason}`, 0, '-')];
  const { version, cells, seconds, cpuInSeconds } = inspect;
  const ratio = ours.cells / ours.seconds / (cells / seconds);
  return [
    row(`the same requests through inspect_ai ${version}`, cells / seconds, 'cells/s'),
    row('its processor time a cell', (1000 * cpuInSeconds) / cells, 'ms'),
    {
      ...row('collection / inspect_ai, cells a second', ratio, 'ratio'),
      ...{ goal: `at least ${goals.ratioToInspect}`, holds: ratio >= goals.ratioToInspect },
    },
  ];
}

async function startServer() {
  const child = execa(process.execPath, [script('loopback-server.ts')], { reject: false, buffer: false });
  const baseUrl = await new Promise<string>((printed) => {
    child.stdout.once('data', (text: Buffer) => printed(text.toString().trim()));
  });
  return { baseUrl, stop: () => child.kill() };
}

async function bareRequests(corpus: string, baseUrl: string, requests: number): Promise<number> {
  const { stdout } = await execa(process.execPath, [
    ...[script('bare-requests.ts'), corpus, baseUrl, String(concurrency), String(requests)],
  ]);
  return requests / (JSON.parse(stdout) as { seconds: number }).seconds;
}

async function collection(corpus: string, name: string, baseUrl: string, repeats: number): Promise<TimedCollection> {
  const { stdout } = await execa(process.execPath, [
    ...['--expose-gc', script('time-collection.ts'), corpus, join(directory, name), baseUrl],
    ...[String(concurrency), String(repeats)],
  ]);
  return JSON.parse(stdout);
}

async function throughInspect(corpus: string, baseUrl: string): Promise<Inspected | { readonly reason: string }> {
  const python = await pythonWith('python-inspect', script('inspect-requirements.txt'));
  if ('reason' in python) return python;
  const { executable } = python;
  const version = await execa(executable, ['-c', 'import inspect_ai; print(inspect_ai.__version__)']);
  const { stdout } = await execa(executable, [
    ...[script('inspect_work.py'), join(corpus, 'tasks.jsonl'), join(directory, 'inspect-logs'), baseUrl],
    String(concurrency),
  ]);
  return { version: version.stdout, ...JSON.parse(stdout.split('\n').at(-1) ?? '') };
}

const script = (name: string) => join(import.meta.dirname, name);

function row(name: string, value: number, unit: string): BenchRow {
  return { name, value: Number(value.toPrecision(3)), unit, goal: 'no goal', holds: true };
}

function atMost(name: string, value: number, unit: string, most: number): BenchRow {
  return { ...row(name, value, unit), goal: `at most ${most}`, holds: value <= most };
}
