import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { edgePrograms } from './test-programs/python-edge-programs.ts';
import { findPython } from './toolchain/python.ts';

/** Interpreters of a minor version, where systems commonly install them. */
function findInterpreter(minor: number): string | undefined {
  const pyenv = join(homedir(), '.pyenv/versions');
  const underPyenv = existsSync(pyenv) ? readdirSync(pyenv).filter((name) => name.startsWith(`3.${minor}.`)) : [];
  return [
    ...['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'].map((folder) => join(folder, `python3.${minor}`)),
    ...underPyenv.map((name) => join(pyenv, name, 'bin/python3')),
  ].find(existsSync);
}

const [, minorInUse] = (await findPython()).version.split('.').map(Number);
const interpreters = [10, 11, 12, 13, 14]
  .filter((minor) => minor !== minorInUse)
  .flatMap((minor) => findInterpreter(minor) ?? []);

/** Chosen for what changed between versions: frames, generators, threads, exceptions, integers. */
const shortenedList = edgePrograms.filter(({ name }) => /^(generators|a thread, whose|integers)/.test(name));

/** Comprehensions, frames, slots, objects with and without a dict of their own: what versions keep in different ways. */
const manyKinds = `from collections import deque
from dataclasses import dataclass
@dataclass
class Item:
    name: str
    weight: int
class Slotted:
    __slots__ = 'left', 'right'
class Plain:
    def __init__(self):
        self.items = []
        self.last = None
plain, kept = Plain(), deque()
def fill(depth):
    squares = [n * n for n in range(depth)]
    pairs = {n: (n, str(n)) for n in squares}
    slotted = Slotted()
    slotted.left = pairs
    plain.items.append(slotted)
    total = sum(n for n in squares)
    read = lambda: total
    if depth: fill(depth - 1)
    return read() + total
for round in range(6):
    kept.append([Item('item', round), *[other for other in range(round)]])
    plain.last = fill(round)
    if round == 3: del kept[0], plain.items[0]
print(plain.last)
`;

const ownChoice = process.env.MIDRUN_PYTHON;
afterAll(() => {
  if (ownChoice === undefined) delete process.env.MIDRUN_PYTHON;
  else process.env.MIDRUN_PYTHON = ownChoice;
});

test('the interpreter in use is one of those that are looked for', () => {
  expect(minorInUse).toBeGreaterThanOrEqual(10);
});

test.each(interpreters)('the same outputs, steps and states with %s', async (interpreter) => {
  process.env.MIDRUN_PYTHON = interpreter;
  vi.resetModules();
  const { findPython: findOther } = await import('./toolchain/python.ts');
  const { outcomeOf, runInEveryMode, stateLine } = await import('./instrumented-python.ts');
  expect(interpreter).toContain((await findOther()).version.split('.').slice(0, 2).join('.'));
  for (const { source, steps, instances } of shortenedList) {
    const run = await runInEveryMode(source);
    for (const { result } of [run.off, run.counted, run.observed])
      expect(outcomeOf(result)).toEqual(outcomeOf(run.clean));
    expect(run.counted.report.end?.steps).toBe(steps);
    expect(run.instanceLines).toEqual(instances);
    const observed = run.observed.report.states.filter(({ where }) => where !== 'start').map(stateLine);
    expect(run.stopped.flatMap(({ report }) => report.states.map(stateLine)).sort()).toEqual(observed.sort());
  }
});

test.each(interpreters)('the same cells by both tracers and by the reference walker with %s', async (interpreter) => {
  process.env.MIDRUN_PYTHON = interpreter;
  vi.resetModules();
  const { comparedTraces, momentsOf } = await import('./compared-traces-for-tests.ts');
  for (const { source } of [...shortenedList.filter(({ name }) => !name.includes('thread')), { source: manyKinds }]) {
    const { compiled, python, reference } = await comparedTraces(source, '');
    for (const trace of [compiled, python]) {
      expect(trace.problem).toBeUndefined();
      expect(momentsOf(trace)).toEqual(reference.moments);
      expect(trace.moments.get('end')?.edges).toEqual(reference.edges);
    }
  }
});
