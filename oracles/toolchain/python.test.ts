import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../core/temporary-folder.ts';
import { findPython, runPython } from './python.ts';

async function printed(program: string, more: Partial<Parameters<typeof runPython>[0]> = {}): Promise<string> {
  const { status, stdout, stderr } = await runPython({ program, input: '', ...more });
  return status === 'ok' ? stdout.toString() : `${status}: ${stderr.toString()}`;
}

test('the interpreter is a real file of a version that is new enough', async () => {
  const { executable, version } = await findPython();
  expect(realpathSync(executable)).toBe(executable);
  expect(version).toMatch(/^3\.1\d\.\d+$/);
  expect(await printed('import platform; print(platform.python_version())')).toBe(`${version}\n`);
});

test('the hash seed is fixed, and another one can be given', async () => {
  const program = "print(hash('midrun'), list({'a', 'b', 'c', 'd', 'e'}))";
  const withSeed = (seed: string) => printed(program, { environment: { PYTHONHASHSEED: seed } });
  const [standard, again, zero, one] = await Promise.all([
    printed(program),
    printed(program),
    withSeed('0'),
    withSeed('1'),
  ]);
  expect([again, zero]).toEqual([standard, standard]);
  expect(one).not.toBe(standard);
});

test('no path of the host shows up in a program', async () => {
  const { executable } = await findPython();
  const program = `import os, sys
print(sys.argv, __file__, sys.executable, sys.prefix, sys.path, os.getcwd(), os.__file__)
raise ValueError('here')
`;
  const { stdout, stderr } = await runPython({ program, input: '', programArguments: ['one'] });
  const version = (await findPython()).version.split('.').slice(0, 2).join('.');
  expect(stderr.toString()).toContain('File "/midrun/program.py", line 3, in <module>');
  expect(stdout.toString()).toContain(
    "['/midrun/program.py', 'one'] /midrun/program.py /midrun/python/bin/python3 /midrun/python",
  );
  const words = `${stdout}${stderr}`;
  expect([executable, tmpdir(), import.meta.dirname].filter((path) => words.includes(path))).toEqual([]);
  expect(words).toContain(`python${version}/os.py`);
});

test('input comes from a file, so that programs that open it by name work', async () => {
  const program = "import sys\nprint(open('/dev/stdin').read(), sys.stdin.read(), sys.stdin.isatty())";
  expect(await printed(program, { input: 'one\n' })).toBe('one\n one\n False\n');
});

test('the modules that contest programs use can be imported', async () => {
  const modules =
    'array,bisect,collections,copy,ctypes,decimal,fractions,functools,heapq,itertools,math,operator,queue,random,re,statistics,string,sys,threading,zlib,hashlib';
  expect(await printed(`import ${modules}\nprint('all')`)).toBe('all\n');
});

test('a program can leave by exit and quit, and sees none of the packages that the machine has installed', async () => {
  const ways = ['exit()', 'quit()', 'exit(0)'].map((way) => printed(`print('here')\n${way}\nprint('beyond')`));
  expect(await Promise.all(ways)).toEqual(['here\n', 'here\n', 'here\n']);
  const packages = `import os, sys
print([name for path in sys.path if path.endswith('-packages') and os.path.isdir(path) for name in os.listdir(path)])`;
  expect(await printed(packages)).toBe('[]\n');
});

test('several threads run with the default limits', async () => {
  const program = `import threading
found = []
threads = [threading.Thread(target=found.append, args=(number,)) for number in range(3)]
for thread in threads: thread.start()
for thread in threads: thread.join()
print(sorted(found))
`;
  expect(await printed(program)).toBe('[0, 1, 2]\n');
});

test('a runner gets the path of the program and a channel for the state', async () => {
  const runtime = `import os, sys
with open(sys.argv[1]) as file:
    os.write(3, b'about to run ' + os.path.basename(sys.argv[1]).encode())
    exec(compile(file.read(), sys.argv[1], 'exec'))
`;
  const result = await runPython({
    program: "print('ran', input())",
    input: 'x\n',
    runtime,
    captureState: true,
    fileName: 'solution.py',
  });
  expect([result.status, result.stdout.toString(), result.state.toString()]).toEqual([
    'ok',
    'ran x\n',
    'about to run solution.py',
  ]);
});

test('packages are importable from the directory that is named, and from no other', async () => {
  const packages = temporaryFolder('test');
  chmodSync(packages, 0o755);
  mkdirSync(join(packages, 'greeting'));
  writeFileSync(join(packages, 'greeting', '__init__.py'), "word = 'hello'\n");
  const program = `try:
    import greeting
    print(greeting.word, greeting.__file__)
except ImportError:
    print('none')
`;
  try {
    const both = [await printed(program, { sitePackages: packages }), await printed(program)];
    expect(both).toEqual(['hello /midrun/site-packages/greeting/__init__.py\n', 'none\n']);
  } finally {
    rmSync(packages, { recursive: true });
  }
});

test.each([
  ['MIDRUN_PYTHON', 'python.ts', 'findPython', 'no Python interpreter'],
  ['MIDRUN_CXX', 'cpp-compiler.ts', 'findCpp', 'no C++ compiler'],
])('a tool of %s that cannot be started is told of in one line', (variable, file, find, problem) => {
  const messageFor = (tool: string) => {
    const script = `import { ${find} } from '${join(import.meta.dirname, file)}'; await ${find}().catch(({ message }) => console.log(message))`;
    return execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      env: { ...process.env, [variable]: tool },
      encoding: 'utf8',
    });
  };
  expect(messageFor('no-such-tool-9')).toBe(
    `${problem}: "no-such-tool-9" could not be started (spawn no-such-tool-9 ENOENT)\n`,
  );
  expect(messageFor('/bin/false')).toBe(`${problem}: "/bin/false" could not be started (it ended with exit code 1)\n`);
});

test("a virtual environment's interpreter leads to the one behind it", async () => {
  const { executable } = await findPython();
  const directory = temporaryFolder('test');
  try {
    execFileSync(executable, ['-m', 'venv', '--without-pip', directory]);
    const script = `import { findPython } from '${join(import.meta.dirname, 'python.ts')}'; console.log((await findPython()).executable)`;
    const found = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      env: { ...process.env, MIDRUN_PYTHON: join(directory, 'bin', 'python3') },
      encoding: 'utf8',
    });
    expect(found.trim()).toBe(executable);
  } finally {
    rmSync(directory, { recursive: true });
  }
});
