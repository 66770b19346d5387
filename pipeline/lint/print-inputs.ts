/** Runs the generators of many cases, all in one sandboxed process: an interpreter for each would take minutes. */
import { requireFinished } from '../../oracles/finished-run.ts';
import { runPython } from '../../oracles/toolchain/python.ts';

export interface GeneratedCase {
  readonly caseId: string;
  readonly generator: string;
  readonly seed: number;
}

export type PrintedInput = { readonly text: string } | { readonly error: string };
export type PrintedCase = Readonly<Record<'short' | 'long', PrintedInput>>;

/** Runs each generator for both lengths, as if it were the program. */
const printAll = `import contextlib, io, json, sys
printed = {}
for name, source, seed in json.load(sys.stdin):
    printed[name] = {}
    for length in ('short', 'long'):
        sys.argv = ['inputs.py', length, str(seed)]
        output = io.StringIO()
        try:
            with contextlib.redirect_stdout(output):
                exec(compile(source, 'inputs.py', 'exec'), {'__name__': '__main__'})
            printed[name][length] = {'text': output.getvalue()}
        except Exception as error:
            printed[name][length] = {'error': f'{type(error).__name__}: {error}'}
print(json.dumps(printed))
`;

/**
 * What the generators print, by case, under one hash seed. Generators that share a process in another order, or under another hash
 * seed, must print the same. Throws Unfinished when a clock expires.
 */
export async function printInputs(
  cases: readonly GeneratedCase[],
  hashSeed: string,
): Promise<ReadonlyMap<string, PrintedCase>> {
  const result = await runPython({
    program: printAll,
    input: JSON.stringify(cases.map(({ caseId, generator, seed }) => [caseId, generator, seed])),
    environment: { PYTHONHASHSEED: hashSeed },
    limits: { cpuInSeconds: 60, wallInMs: 300_000, outputBytes: 64 * 1024 * 1024 },
  });
  requireFinished(result, 'generators of inputs');
  if (result.status !== 'ok') throw new Error(`generators of inputs: ${result.status} ${result.stderr.toString()}`);
  return new Map(Object.entries(JSON.parse(result.stdout.toString()) as Record<string, PrintedCase>));
}
