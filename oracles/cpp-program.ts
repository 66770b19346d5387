/** A C++ program ready to be run: its builds, made when first needed, and its probes. */
import { sha256 } from '../core/hash.ts';
import { parseShownCpp, showCppCheckpoint } from '../instrumentation/cpp/checkpoint-line.ts';
import { cyclomaticCpp } from '../instrumentation/cpp/cyclomatic-cpp.ts';
import { type CppLoop, instrumentCpp } from '../instrumentation/cpp/instrument-cpp.ts';
import type { Checkpoint } from '../instrumentation/instrumented-program.ts';
import { Refusal, Unfinished } from './admission/refusal.ts';
import { readObservedRun } from './finished-run.ts';
import type { Probe, ProgramUnderTest } from './program-under-test.ts';
import { surrounding } from './surrounding.ts';
import { type CppFlavour, compileCpp, findCpp, flavourIsSupported, preprocess, runCpp } from './toolchain/cpp.ts';

export async function openCppProgram(source: string): Promise<ProgramUnderTest> {
  const instrumented = await instrumentCpp(source, preprocess);
  if ('error' in instrumented) throw new Refusal('instrumentation_failed', { message: instrumented.error });
  const { loops, text } = instrumented;
  const { version } = await findCpp();
  return {
    language: 'cpp',
    loops,
    instrumentedSha256: sha256(text),
    async runClean(input, probe) {
      const flavour = probe?.cleanFlavour ?? probe?.flavour ?? 'clean';
      return runCpp({
        binary: await build(source, flavour),
        input,
        sanitized: flavour === 'sanitized',
        ...surrounding(probe),
      });
    },
    async runInstrumented(input, instructions, probe) {
      const flavour = probe?.flavour ?? 'instrumented';
      const result = await runCpp({
        binary: await build(text, flavour),
        input,
        captureState: true,
        ...surrounding(probe, instructions),
      });
      return readObservedRun(result, `instrumented run (${flavour})`);
    },
    async show(checkpoint) {
      return showCppCheckpoint(source, loops, checkpoint);
    },
    async parseShown(shown) {
      return parseShown(shown, loops);
    },
    async cyclomatic() {
      const complexity = await cyclomaticCpp(source, preprocess);
      if (typeof complexity === 'number') return complexity;
      throw new Refusal('instrumentation_failed', { message: complexity.error });
    },
    probes: cppProbes.filter(({ flavour }) => flavour === undefined || flavourIsSupported(flavour, version)),
    uninitialisedProbes: cppProbes.filter(
      ({ flavour }) => (flavour === 'pattern' || flavour === 'zero') && flavourIsSupported(flavour, version),
    ),
  };
}

async function build(text: string, flavour: CppFlavour): Promise<string> {
  const compiled = await compileCpp(text, flavour);
  if (compiled.ok) return compiled.binary;
  if (compiled.status === 'cpu_timeout' || compiled.status === 'wall_timeout' || compiled.status === 'sandbox_error') {
    throw new Unfinished(`compilation (${flavour}): ${compiled.status}`);
  }
  throw new Refusal('instrumentation_failed', { build: flavour, message: compiled.message.slice(0, 500) });
}

/** Two fillings of unset memory at -O0, the sanitizers, and a filled heap; what each finds is in the specification, section 4. */
const cppProbes: readonly Probe[] = [
  { name: '-O0, unset memory patterned', flavour: 'pattern', blames: 'undefined_behaviour' },
  { name: '-O0, unset memory zero', flavour: 'zero', blames: 'undefined_behaviour' },
  { name: 'sanitizers', cleanFlavour: 'sanitized', blames: 'undefined_behaviour' },
  {
    name: 'heap filled',
    environment: { GLIBC_TUNABLES: 'glibc.malloc.perturb=85', MALLOC_PERTURB_: '85' },
    blames: 'undefined_behaviour',
  },
  {
    name: 'other surrounding',
    environment: { TZ: 'NPT-5:45', LC_ALL: 'C', HOME: '/tmp', MIDRUN_PADDING: 'x'.repeat(3000) },
    workingDirectory: '/tmp',
    blames: 'reads_environment',
  },
];

/** The text names a loop by its line; where several share the line, the one whose shown form this is. */
function parseShown(shown: string, loops: readonly CppLoop[]) {
  const parsed = parseShownCpp(shown);
  if (parsed === undefined) return undefined;
  const lines = shown.split('\n');
  const cleanSource = lines.toSpliced(parsed.checkpointLine - 1, 1).join('\n');
  const { instance, iteration, fields } = parsed;
  const checkpointOf = (loop: CppLoop): Checkpoint => ({
    loopId: loop.id,
    instance,
    ...(iteration !== undefined && { iteration }),
    fields,
  });
  const loop = loops.find(
    (candidate) =>
      candidate.line === parsed.loopLine &&
      candidate.checkpointPlaces !== undefined &&
      showCppCheckpoint(cleanSource, loops, checkpointOf(candidate)) === shown,
  );
  return loop && { cleanSource, checkpoint: checkpointOf(loop) };
}
