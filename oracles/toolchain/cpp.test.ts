import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../core/temporary-folder.ts';
import { type CppFlavour, compileCpp, findCpp, flavourIsSupported, preprocess, runCpp, useCppCache } from './cpp.ts';
import { runCompiler } from './cpp-compiler.ts';
import { emitterHeader, headerDirectory, standardHeader } from './precompiled-header.ts';

/** A small stand-in, so that the tests need no precompiled header of the whole library for each build. */
const emitter = `#include <cstdio>
#include <unistd.h>
inline void emit(int value) { dprintf(3, "%d\\n", value); }
`;

let cache: string;

beforeAll(() => {
  cache = temporaryFolder('test');
  useCppCache(cache);
});

afterAll(() => rmSync(cache, { recursive: true }));

async function build(source: string, flavour: CppFlavour): Promise<string> {
  const compiled = await compileCpp(source, flavour, { emitter });
  if (!compiled.ok) throw new Error(compiled.message);
  return compiled.binary;
}

/** Which precompiled headers a compilation reads, by the compiler's own account. */
async function headersUsed(source: string, headers: string, include: string[], flags: string[]): Promise<string[]> {
  const result = await runCompiler({
    compilerArguments: [...flags, '-H', '-fsyntax-only', '-Winvalid-pch', ...include, '-x', 'c++', '-'],
    input: source,
    readOnly: [{ from: headers, to: headerDirectory }],
  });
  expect(result.status).toBe('ok');
  return [...result.stderr.toString().matchAll(/^! (\S+)/gm)].map((match) => match[1] as string);
}

test('the compiler is found with its version', async () => {
  const { executable, version } = await findCpp();
  expect(executable).toMatch(/^\//);
  expect(Number.parseInt(version, 10)).toBeGreaterThanOrEqual(11);
});

test('macros are expanded and the lines they came from are kept', async () => {
  const expanded = await preprocess('#define rep(i, n) for (int i = 0; i < n; i++)\nint main() {\n  rep(k, 3) {}\n}\n');
  expect(expanded.ok && expanded.text).toMatch(
    /# 1 "<stdin>"\n\nint main\(\) \{\n {2}for \(int k = 0; k < 3; k\+\+\) \{\}\n\}\n$/,
  );
});

test('a text that cannot be preprocessed says why', async () => {
  const failed = await preprocess('#include "nowhere.hpp"\n');
  expect(failed).toMatchObject({ ok: false, message: expect.stringContaining('nowhere.hpp: No such file') });
});

test('a program that does not compile says where', async () => {
  const failed = await compileCpp('int main() {\n  return x;\n}\n', 'clean');
  expect(failed).toMatchObject({
    ok: false,
    status: 'nonzero',
    message: expect.stringMatching(/^program\.cpp: .*\nprogram\.cpp:2:10: error/),
  });
});

test('an exit code, a signal and the output of a compiled program come back', async () => {
  const binary = await build(
    '#include <cstdio>\nint main() { int n; scanf("%d", &n); printf("%d\\n", 2 * n); return n; }',
    'clean',
  );
  const result = await runCpp({ binary, input: '21' });
  expect([result.status, result.exitCode, result.stdout.toString()]).toEqual(['nonzero', 21, '42\n']);
});

test('the same source is compiled once, even when asked for twice at a time', async () => {
  const source = 'int main() { return 0; } // once';
  const [first, second] = await Promise.all([compileCpp(source, 'clean'), compileCpp(source, 'clean')]);
  expect(second).toEqual(first);
  const entries = readdirSync(cache).filter((entry) => first.ok && entry.startsWith(first.hash));
  expect(entries).toHaveLength(1);
  const made = first.ok ? statSync(first.binary).mtimeMs : 0;
  const again = await compileCpp(source, 'clean');
  expect(again.ok && statSync(again.binary).mtimeMs).toBe(made);
});

test('source, build and emitter all decide the hash', async () => {
  const source = 'int main() { return 0; }';
  const built = await Promise.all([
    compileCpp(source, 'clean'),
    compileCpp(`${source}\n`, 'clean'),
    compileCpp(source, 'instrumented', { emitter }),
    compileCpp(source, 'instrumented', { emitter: `${emitter}\n` }),
  ]);
  expect(new Set(built.map((one) => one.ok && one.hash)).size).toBe(4);
});

test('what fails to compile leaves nothing in the cache', async () => {
  const before = readdirSync(cache);
  await compileCpp('int main() { return nothing; }', 'clean');
  expect(readdirSync(cache)).toEqual(before);
});

test('instrumented builds have the emitter in front and report on descriptor 3', async () => {
  const binary = await build('int main() { emit(42); puts("mine"); }', 'instrumented');
  const result = await runCpp({ binary, input: '', captureState: true });
  expect([result.status, result.stdout.toString(), result.state.toString()]).toEqual(['ok', 'mine\n', '42\n']);
});

test('a clean build has no emitter', async () => {
  expect(await compileCpp('int main() { emit(42); }', 'clean')).toMatchObject({ ok: false });
});

test('uninitialised memory differs between the pattern and the zero build', async () => {
  const { version } = await findCpp();
  if (!flavourIsSupported('pattern', version)) {
    expect(Number.parseInt(version, 10)).toBe(11);
    return;
  }
  const source = 'int main() { int n; printf("%d\\n", n); }';
  const values = [];
  for (const flavour of ['pattern', 'zero'] as const) {
    values.push((await runCpp({ binary: await build(source, flavour), input: '' })).stdout.toString());
  }
  expect(values[1]).toBe('0\n');
  expect(values[0]).not.toBe('0\n');
});

test.each([
  [
    'an index out of range',
    'std::vector<int> v(3); int n = 3; scanf("%d", &n); return v[n];',
    /Assertion|out-of-bounds|AddressSanitizer/,
  ],
  [
    'a signed overflow',
    'int n = 0; scanf("%d", &n); n += 2147483640; return n > 5;',
    /runtime error: signed integer overflow/,
  ],
  [
    'a global array overrun',
    'static int a[4]; int n = 0; scanf("%d", &n); return a[n];',
    /runtime error: index|AddressSanitizer/,
  ],
])('a sanitized build stops at %s', async (_, body, words) => {
  const binary = await build(`#include <cstdio>\n#include <vector>\nint main() { ${body} }`, 'sanitized');
  const result = await runCpp({ binary, input: '100', sanitized: true });
  expect(result.status).not.toBe('ok');
  expect(result.stderr.toString()).toMatch(words);
});

test('a sanitized build of a sound program runs through', async () => {
  const binary = await build('#include <cstdio>\nint main() { puts("sound"); new int(3); }', 'sanitized');
  const result = await runCpp({ binary, input: '', sanitized: true });
  expect([result.status, result.stdout.toString(), result.stderr.toString()]).toEqual(['ok', 'sound\n', '']);
});

test('no path of the host is in a binary', async () => {
  const binary = await build('int main() {}', 'sanitized');
  const bytes = readFileSync(binary, 'latin1');
  expect([cache, import.meta.dirname].filter((path) => bytes.includes(path))).toEqual([]);
});

test('the precompiled standard header serves programs that include it first, and only those', async () => {
  const flags = ['-std=gnu++20', '-O2'];
  const headers = await standardHeader(flags);
  const used = (source: string) => headersUsed(source, headers, ['-I', headerDirectory], flags);
  expect(await used('#include <bits/stdc++.h>\nint main() {}\n')).toEqual([`${headerDirectory}/bits/stdc++.h.gch`]);
  expect(await used('#include <cstdio>\nint main() {}\n')).toEqual([]);
  expect(await used('int main() {}\n')).toEqual([]);
});

test('the precompiled emitter is used by the builds it is made for', async () => {
  const flags = ['-std=gnu++20', '-O1'];
  const headers = await emitterHeader(emitter, flags);
  const include = ['-include', `${headerDirectory}/emitter.hpp`];
  expect(await headersUsed('int main() {}\n', headers, include, flags)).toEqual([`${headerDirectory}/emitter.hpp.gch`]);
});
