import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../core/temporary-folder.ts';
import { runPython } from '../toolchain/python.ts';
import { runSandboxed, sandboxKind } from './run-sandboxed.ts';

const contained = sandboxKind() === 'bubblewrap';
if (!contained) console.warn('No sandbox on this machine: isolation cannot be checked.');

function testProgram(name: string): string {
  return readFileSync(join(import.meta.dirname, 'test-programs', name), 'utf8');
}

test.runIf(contained)('secrets in the environment and in files cannot be read', async () => {
  const directory = temporaryFolder('test');
  const secretFile = join(directory, 'key.txt');
  writeFileSync(secretFile, 'a-secret-file', { mode: 0o644 });
  process.env.MIDRUN_TEST_KEY = 'a-secret-variable';
  try {
    const { stdout } = await runPython({
      program: testProgram('read-secrets.py'),
      programArguments: [secretFile],
      input: '',
    });
    const lines = stdout.toString().split('\n');
    expect(lines.slice(0, 3)).toEqual(['denied 2', 'denied 2', 'denied 2']);
    expect(stdout.toString()).not.toMatch(/a-secret/);
    // The descriptor of the listing itself is the fourth.
    expect(lines.at(-2)).toBe("descriptors ['0', '1', '2', '3']");
  } finally {
    delete process.env.MIDRUN_TEST_KEY;
    rmSync(directory, { recursive: true });
  }
});

test.runIf(contained)('neither this machine nor any other can be reached', async () => {
  let connections = 0;
  const server = createServer(() => {
    connections += 1;
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address() as { port: number };
  const program = testProgram('connect.py');
  const result = await runPython({ program, programArguments: [String(address.port)], input: '' });
  server.close();
  // Connection refused by an empty loopback, and no route to anywhere.
  expect({ stdout: result.stdout.toString(), connections }).toEqual({
    stdout: 'denied 111\ndenied 101\n',
    connections: 0,
  });
});

test('the environment is what the request says and nothing more', async () => {
  const program = 'import os\nprint(sorted(os.environ.items()))';
  const result = await runPython({ program, input: '', environment: { TZ: 'NPT-5:45', EXTRA: 'x' } });
  expect(result.stdout.toString()).toBe(
    "[('EXTRA', 'x'), ('HOME', '/tmp'), ('LC_ALL', 'C.UTF-8'), ('PATH', '/usr/bin:/bin'), " +
      "('PYTHONHASHSEED', '0'), ('PYTHONUTF8', '1'), ('TZ', 'NPT-5:45')]\n",
  );
});

test('a command that does not exist is a sandbox error, not an exit code of the program', async () => {
  const result = await runSandboxed({ command: ['/nowhere/program'] });
  expect({ ...result, stdout: '', stderr: result.stderr.toString(), state: '' }).toEqual({
    status: 'sandbox_error',
    exitCode: null,
    signal: null,
    stdout: '',
    stderr: '/nowhere/program: no such program inside the sandbox\n',
    state: '',
  });
});

test.runIf(contained)('a directory that does not exist is a sandbox error too', async () => {
  const result = await runSandboxed({ command: ['/bin/sh', '-c', 'exit 0'], workingDirectory: '/nowhere' });
  expect({ status: result.status, exitCode: result.exitCode }).toEqual({ status: 'sandbox_error', exitCode: null });
  expect(result.stderr.toString()).toContain('/nowhere');
});

test('what a program says about a failed sandbox is its own matter', async () => {
  const result = await runSandboxed({ command: ['/bin/sh', '-c', 'echo "bwrap: no way" >&2; exit 1'] });
  expect({ status: result.status, exitCode: result.exitCode }).toEqual({ status: 'nonzero', exitCode: 1 });
});

test('descriptor 3 comes back as the state, beside the two other streams', async () => {
  const script = 'read word; echo out $word; echo err >&2; echo state >&3';
  const result = await runSandboxed({ command: ['/bin/sh', '-c', script], input: 'hello\n', captureState: true });
  expect([result.stdout, result.stderr, result.state].map(String)).toEqual(['out hello\n', 'err\n', 'state\n']);
});

test('concurrent runs do not share their count of processes', async () => {
  const program = `import threading, time
threads = [threading.Thread(target=time.sleep, args=(0.3,)) for _ in range(40)]
for thread in threads: thread.start()
for thread in threads: thread.join()
`;
  const limits = { processes: 45, stackBytes: 1024 * 1024 };
  const runs = await Promise.all([1, 2, 3, 4].map(() => runPython({ program, input: '', limits })));
  expect(runs.map((run) => run.status)).toEqual(['ok', 'ok', 'ok', 'ok']);
});
