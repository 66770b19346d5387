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
