import { expect, test } from 'vitest';
import { writeCanonical } from '../core/canonical-json.ts';
import { openPythonProgram } from './python-program.ts';

/** The state at the second iteration of the last loop, in source order, and after it. */
async function statesOf(source: string): Promise<string[]> {
  const program = await openPythonProgram(source);
  const { result, report } = await program.runInstrumented('', {
    MIDRUN_MODE: 'observe',
    MIDRUN_TARGETS: `${program.loops.at(-1)?.id}:1:2`,
  });
  expect(result.stderr.toString()).toBe('');
  expect(result.stdout.toString()).toBe((await program.runClean('')).stdout.toString());
  return report.states.map(({ where, state }) => `${where} ${writeCanonical(state)}`);
}

test('a local hides the global of its name before it has a value, and after it was deleted', async () => {
  const states = await statesOf(`level = 7
def climb():
    global_level = 0
    for i in range(3):
        level = i
        if i == 2:
            del level
climb()
print(level)
`);
  expect(states).toEqual([
    'start {"global_level":0}',
    'inside {"global_level":0,"i":1,"level":0}',
    'post {"global_level":0,"i":2}',
  ]);
});

test('a variable of the function around hides the global of its name, unless the inner function says which it means', async () => {
  const states = await statesOf(`count = other = seen = 7
class Holder:
    count = 1
def outer():
    count, other, seen = 1, 2, 3
    class Inner:
        def run(self):
            global other
            self.count = 5
            for i in range(3):
                other += seen
    Inner().run()
outer()
print(count, other)
`);
  expect(states.map((line) => line.replace(/"self":\{[^}]*\}/, '"self":{}'))).toEqual([
    'start {"other":7,"seen":3,"self":{}}',
    'inside {"i":1,"other":10,"seen":3,"self":{}}',
    'post {"i":2,"other":16,"seen":3,"self":{}}',
  ]);
});

test('names that no program can write are no variables', async () => {
  const states = await statesOf(`names = globals()
names['two words'] = names['class'] = names[7] = names[('a', 1)] = 1
names['letter'] = 2
for i in range(3):
    pass
print(letter)
`);
  expect(states).toEqual(['start {"letter":2}', 'inside {"i":1,"letter":2}', 'post {"i":2,"letter":2}']);
});

test('a program finds the names around it that it finds without hooks, and none of the variables they are told by', async () => {
  const states = await statesOf(`import os
total = len(globals())
told = [name for name in os.environ if name.startswith('MIDRUN')]
for i in range(3):
    total += i
print(total, told)
`);
  expect(states.at(-1)).toBe('post {"i":2,"told":[],"total":13}');
});

test('a program may end by the function behind os._exit', async () => {
  const program = await openPythonProgram('from posix import _exit\nfor i in range(3):\n    pass\n_exit(0)\n');
  const { report } = await program.runInstrumented('', { MIDRUN_MODE: 'count', MIDRUN_MINIMUM_ITERATIONS: '0' });
  expect(report.end).toEqual({
    steps: 6,
    loops: [{ loopId: 1, instances: 1, most: 3, listed: [{ instance: 1, iterations: 3, steps: 4, ended: true }] }],
  });
});
