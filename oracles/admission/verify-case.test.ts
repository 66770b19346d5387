import { describe, expect, test } from 'vitest';
import { builtInProgramsDirectory } from '../../corpus/built-in.ts';
import { readProgramFolder } from '../../corpus/program-folder.ts';
import { admitSmallCase, candidateOf, planSmallCase, refusalOf, type SmallCase } from '../admit-for-tests.ts';
import { requireFinished, requireFinishedCompilation } from '../finished-run.ts';
import { showCase } from '../plan/show-case.ts';
import { compileCpp } from '../toolchain/cpp.ts';
import { runPython } from '../toolchain/python.ts';
import { checks } from './checks.ts';
import { Unfinished } from './refusal.ts';

const inputs = { short: '5\n', long: '40\n' };

/** A loop that anything can be put around: its state after 40 iterations is total 660. */
const python = (after: string, { before = '', body = 'total = (total * 7 + i) % 1000' } = {}): SmallCase => ({
  source: `${before}n = int(input())\ntotal = 0\nfor i in range(n):\n    ${body}\n${after}\n`,
  ...inputs,
});

test('abc310_e, the golden case: both states and both outputs', async () => {
  const program = readProgramFolder(`${builtInProgramsDirectory}/authored-contest-python/abc310-e-nandive`);
  const { source, facts } = program;
  const texts = program.cases[0]?.inputs as { short: string; long: string };
  expect(texts.long.trimEnd()).toBe(`1002\n${'01'.repeat(501)}`);
  const small = {
    source,
    ...texts,
    fixedIteration: facts.checkpoint?.iteration ?? 0,
    fixedFields: facts.checkpoint?.fields ?? [],
  };
  expect(await admitSmallCase(small)).toMatchObject({
    short_output: '9\n',
    long_output: '251502\n',
    inside_state: '{"ans":63250,"cnt1":500,"dp1":500}',
    post_state: '{"ans":251502,"cnt1":2,"dp1":2}',
    before_state: '{"ans":0,"cnt1":0}',
  });
});

test('an admitted case has its answers, its trace lengths and the names of its audit runs; look-alikes of what is refused pass', async () => {
  const after = `random.seed(5)
rolls = [random.randint(1, 6) for _ in range(3)]
names = sorted({"ab", "cd", "ef", "gh", "ij"})
print(total, rolls, names, object() is None, time.strftime("%Y", time.gmtime(0)))
raise SystemExit(0)`;
  expect(await admitSmallCase(python(after, { before: 'import random, time\n' }))).toEqual({
    case_id: 'tests/small',
    program_id: 'tests/small',
    short_trace_length: 3 + (1 + 5) + 5,
    long_trace_length: 3 + (1 + 40) + 5,
    inside_trace_length: 3 + 1 + 25,
    post_trace_length: 3 + 1 + 40,
    repetitions: 3,
    sandbox: expect.stringMatching(/^(bubblewrap|limits-only)/),
    probes: expect.arrayContaining([
      ...['repeat 2', 'repeat 3'],
      ...Array.from({ length: 16 }, (_, index) => `hash seed ${index + 1}`),
      ...['malloc, from high addresses to low ones', 'malloc_debug', 'other surrounding'],
      ...['watched reads, other clock', 'sets reversed'],
    ]),
    probes_not_run: [],
    short_output: "466 [5, 3, 6] ['ab', 'cd', 'ef', 'gh', 'ij'] False 1970\n",
    long_output: "660 [5, 3, 6] ['ab', 'cd', 'ef', 'gh', 'ij'] False 1970\n",
    inside_state: '{"i":25,"total":796}',
    post_state: '{"i":39,"total":660}',
    before_state: '{"total":0}',
  });
});

test('the shown forms of an admitted case say the same as its plan', async () => {
  const small = python('print(total)');
  const plan = await planSmallCase(small);
  const shown = await showCase(candidateOf(small), plan, small.source);
  expect(shown.inside_source).toBe(
    small.source.replace('    total', '    checkpoint(1, 26, i=i, total=total)\n    total'),
  );
  expect(shown.post_source).toBe(small.source.replace('print', 'checkpoint(1, i=i, total=total)\nprint'));
});

const refusedPython: [code: string, what: string, small: SmallCase, probe?: string | RegExp][] = [
  ['clean_run_failed', 'an exit code that is not 0', python('print(total)\nraise SystemExit(3)')],
  ['clean_run_failed', 'no output but white space', python('print()')],
  [
    'clean_run_failed',
    'output that is not UTF-8',
    python('print(total)\nimport sys\nsys.stdout.buffer.write(b"\\xff")'),
  ],
  ['clean_run_failed', 'a signal', python('print(total)\nimport os, signal\nos.kill(os.getpid(), signal.SIGKILL)')],
  ['output_too_large', 'a byte too many', python('print("x" * 16384)')],
  [
    'nondeterministic_output',
    'a random number',
    python('print(total, random.random())', { before: 'import random\n' }),
    'repeat 2',
  ],
  [
    'nondeterministic_output',
    'the time',
    python('print(total, time.perf_counter_ns())', { before: 'import time\n' }),
    'repeat 2',
  ],
  [
    'nondeterministic_output',
    'the order of a set of strings',
    python('print(total, list({"ab", "cd", "ef", "gh", "ij"}))'),
    /^hash seed \d+$/,
  ],
  [
    'implementation_defined',
    'the order of addresses',
    python(
      'gone = [object() for _ in range(n)]\ndel gone\nhere = [object() for _ in range(n)]\nprint(sorted(range(n), key=lambda k: id(here[k])))',
    ),
    'malloc, from high addresses to low ones',
  ],
  [
    'nondeterministic_state',
    'an address',
    python('print(n)', { body: 'total = (total * 7 + id([])) % 1000003' }),
    'repeat 2',
  ],
  [
    'unstable_trace',
    'a loop that runs by the clock',
    python('for _ in range(time.time_ns() % 31):\n    pass\nprint(total)', { before: 'import time\n' }),
    /^repeat [23]$/,
  ],
  [
    'reads_environment',
    'the working directory',
    python('print(total, os.getcwd())', { before: 'import os\n' }),
    'other surrounding',
  ],
  ['output_changed', 'the length of its own text', python('print(total, len(open(__file__).read()))')],
  [
    'checkpoint_mismatch',
    'a program that asks whether it will be stopped',
    python('print(n)', {
      before: 'mode = open("/proc/self/environ", "rb").read()\n',
      body: 'total += 5 if b"MIDRUN_MODE=stop" in mode else 7',
    }),
  ],
];

describe('Python: each check refuses with its code and names the run that found it', () => {
  test.each(refusedPython)('%s: %s', async (code, _, small, probe) => {
    const refusal = await refusalOf(admitSmallCase(small));
    expect(refusal.code).toBe(code);
    if (probe instanceof RegExp) expect(refusal.probe).toMatch(probe);
    else expect(refusal.probe).toBe(probe);
  });
});

describe('an input without a newline at its end, which its prompt shows with one', () => {
  test('is refused when the newline would leave another state', async () => {
    const source = `#include <iostream>
#include <string>
int main() {
  std::string line;
  int rows = 0;
  while (std::getline(std::cin, line)) {
    rows++;
  }
  std::cout << rows << std::endl;
}
`;
    const long = Array.from({ length: 40 }, (_, index) => `row ${index}`).join('\n');
    const small: SmallCase = { language: 'cpp', source, short: 'a\nb\n', long };
    const { code, message, evidence } = await refusalOf(admitSmallCase(small));
    expect([code, message]).toEqual([
      'implementation_defined',
      'The result depends on the missing newline at the end of an input, which a prompt cannot show: end the input with a newline.',
    ]);
    expect(evidence).toMatchObject({
      input: 'long',
      expected: expect.stringContaining('post {"line":"row 39","rows":40}'),
      actual: expect.stringContaining('post {"line":"","rows":40}'),
    });
  }, 120_000);

  test('is kept when the newline changes nothing', async () => {
    const small = { ...python('print(total)'), short: '5', long: '40' };
    expect(await admitSmallCase(small)).toMatchObject({ long_output: '660\n', post_state: '{"i":39,"total":660}' });
  });
});

test('a program that needs a package is told that it is not there', async () => {
  const { code, message } = await refusalOf(admitSmallCase(python('print(total)', { before: 'import numpy as np\n' })));
  expect([code, message]).toEqual([
    'clean_run_failed',
    "The program imports numpy, which it does not find: programs may use Python's standard library and their own file only.",
  ]);
});

const cpp = (declarations: string, body: string, after = ''): SmallCase => ({
  language: 'cpp',
  source: `#include <bits/stdc++.h>
using namespace std;
${declarations}
int main() {
  int n;
  cin >> n;
  long long total = 0;
  for (int i = 0; i < n; i++) {
    total = (total * 7 + i) % 1000;
    ${body}
  }
  ${after}
  cout << total << endl;
}
`,
  ...inputs,
});

describe('C++: undefined behaviour is refused, with the probe that found it', () => {
  test.each([
    [
      'reading a local variable that was never set',
      cpp('', '', 'int extra; total += extra % 1000;'),
      '-O0, unset memory patterned',
    ],
    ['reading beyond the end of an array', cpp('int table[50];', 'total += table[i + 11];'), 'sanitizers'],
    ['signed overflow', cpp('', 'int large = 2147483000 + i * 20; total += large % 2;'), 'sanitizers'],
  ])(
    '%s',
    async (_, small, probe) => {
      const { code, probe: found } = await refusalOf(admitSmallCase(small));
      expect([code, found]).toEqual(['undefined_behaviour', probe]);
    },
    120_000,
  );
});

test('C++: a program that only its hooks bring down is refused for its own fault, an array written one element too far', async () => {
  const sieve = `void strike() {
  for (int i = 2; i <= 1001; i++) {
    if (!struck[i]) for (int j = i * 2; j <= 1001; j += i) struck[j] = true;
  }
}`;
  const small = cpp(`bool struck[1001];\n${sieve}`, 'total += struck[i];', 'strike();');
  const { code, probe } = await refusalOf(admitSmallCase(small));
  expect([code, probe]).toEqual(['undefined_behaviour', 'sanitizers']);
}, 120_000);

test('C++: a program that fails only while its state is read is refused for its own fault, not for the loop it was in', async () => {
  const small = cpp('struct View { const vector<int>& of; };', '');
  const source = small.source.replace('  for', '  View view{*(vector<int>*)nullptr};\n  for');
  const { code, probe } = await refusalOf(planSmallCase({ ...small, source }));
  expect([code, probe]).toEqual(['undefined_behaviour', 'sanitizers']);
}, 120_000);

test('C++: look-alikes that are defined are admitted', async () => {
  const small = cpp(
    'int table[50];',
    'table[i + 10]++; total += table[i + 10]; unsigned large = 4294967000u + i * 20; total += large % 2;',
    'int extra = 0; int never; if (n < 0) total += never; total += extra; total += table[49];',
  );
  const { long_output, probes } = await admitSmallCase(small);
  expect([long_output, probes.includes('sanitizers')]).toEqual(['661\n', true]);
}, 120_000);

test('C++: a variable that the header of the loop is the first to set is no undefined behaviour', async () => {
  const source = `#include <bits/stdc++.h>
using namespace std;
int main() {
  int n, k;
  long long total = 0;
  cin >> n;
  for (k = 0; k < n; k++) {
    total = (total * 7 + k) % 1000;
  }
  cout << total << " " << k << endl;
}
`;
  const { inside_state, probes } = await admitSmallCase({ language: 'cpp', source, ...inputs });
  expect([inside_state.includes('"k":'), probes.includes('-O0, unset memory patterned')]).toEqual([true, true]);
}, 120_000);

test.each([
  ['processor time', { cpuInSeconds: 1 }, 'while True: pass'],
  ['the clock', { wallInMs: 300 }, 'import time\ntime.sleep(60)'],
])('a limit of %s that expires is unfinished, never a refusal', async (_, limits, program) => {
  const result = await runPython({ program, input: '', limits });
  expect(() => requireFinished(result, 'clean run')).toThrow(Unfinished);
});

test('nor is a compilation that was cut short', async () => {
  const source = '#include <iostream>\nint main() { std::cout << 1; }\n';
  const cut = await compileCpp(source, 'clean', { limits: { wallInMs: 1 } });
  expect(() => requireFinishedCompilation(cut, 'clean')).toThrow(Unfinished);
  const wrong = await compileCpp('int main() { return }\n', 'clean');
  expect(requireFinishedCompilation(wrong, 'clean')).toBeUndefined();
});

test('the checks run in the order that blames the program before its hooks', () => {
  expect(checks.map(({ name }) => name)).toEqual([
    'clean run',
    'repeatable',
    'output unchanged',
    'trace order',
    'final newline',
    'same state when stopped',
    'same under probes',
  ]);
});
