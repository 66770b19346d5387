import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeCanonical } from '../core/canonical-json.ts';
import { parseJson } from '../core/read-json.ts';
import { pythonCanonicalJson } from '../instrumentation/python/runtime.ts';
import type { Sample } from './canonical-json-agreement/sample.ts';
import { doubles, type Shape, string } from './canonical-json-agreement/scalar-shapes.ts';
import { shapes } from './canonical-json-agreement/shapes.ts';
import { compileCpp, runCpp } from './toolchain/cpp.ts';
import { runPython } from './toolchain/python.ts';

const seed = 20_260;

interface Job {
  readonly shape: Shape;
  readonly samples: readonly Sample[];
}

const many = [
  { shape: doubles, count: 16_000 },
  { shape: string, count: 1500 },
];
const jobs: readonly Job[] = [...many, ...shapes.map((shape) => ({ shape, count: 60 }))].map(({ shape, count }) => ({
  shape,
  samples: fc.sample(shape.samples, { seed, numRuns: count }),
}));

const inPython = jobs.filter(({ shape }) => shape.python !== undefined);
const inCpp = jobs.filter(({ shape }) => shape.cpp !== undefined);

const readValues = (language: string) =>
  readFileSync(join(import.meta.dirname, 'canonical-json-agreement', `read-values.${language}`), 'utf8');

/** All values of some jobs as one input. */
function wire(of: readonly Job[]): Buffer {
  const parts = of.map(({ samples }) => `${samples.length} ${samples.map((sample) => sample.wire).join('')}`);
  return Buffer.from(parts.join(''), 'latin1');
}

async function printedByPython(): Promise<string[]> {
  const calls = inPython.map(({ shape }) => `print_all(${shape.python})`);
  const program = [pythonCanonicalJson, readValues('py'), ...calls, ''].join('\n');
  return lines(await runPython({ program, input: wire(inPython) }));
}

async function printedByCpp(): Promise<string[]> {
  const calls = inCpp.map(({ shape }) => `  print_all<${shape.cpp}>();\n`).join('');
  const compiled = await compileCpp(`${readValues('cpp')}\nint main() {\n${calls}}\n`, 'instrumented');
  if (!compiled.ok) throw new Error(compiled.message);
  return lines(await runCpp({ binary: compiled.binary, input: wire(inCpp) }));
}

function lines({ status, stdout, stderr }: { status: string; stdout: Buffer; stderr: Buffer }): string[] {
  if (status !== 'ok') throw new Error(`${status}: ${stderr}`);
  return stdout.toString().split('\n').slice(0, -1);
}

/** What was printed next to what TypeScript writes, where they differ; the first few. */
function differences(of: readonly Job[], printed: readonly string[], language: 'python' | 'cpp') {
  const expected = of.flatMap(({ shape, samples }) =>
    samples.map(({ json }) => ({ shape: shape[language], written: writeCanonical(json) })),
  );
  expect(printed.length).toBe(expected.length);
  return expected
    .map((one, index) => ({ ...one, printed: printed[index] }))
    .filter((one) => one.written !== one.printed)
    .slice(0, 5);
}

test('more than 10,000 different doubles are compared', () => {
  const [job] = jobs;
  expect(new Set(job?.samples.map((sample) => sample.wire)).size).toBeGreaterThan(10_000);
});

const pythonLines = printedByPython();
const cppLines = printedByCpp();

test('the Python emitter prints what TypeScript writes, byte for byte', async () => {
  expect(differences(inPython, await pythonLines, 'python')).toEqual([]);
});

test('the C++ emitter prints what TypeScript writes, byte for byte', async () => {
  expect(differences(inCpp, await cppLines, 'cpp')).toEqual([]);
});

test('every printed text is read and written again as itself', async () => {
  const texts = [...(await pythonLines), ...(await cppLines)];
  expect(texts.filter((text) => writeCanonical(parseJson(text)) !== text)).toEqual([]);
});
