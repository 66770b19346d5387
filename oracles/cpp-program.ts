/** A C++ program ready to be run: its builds, made when first needed. */
import { sha256 } from '../core/hash.ts';
import { parseShownCpp, showCppCheckpoint } from '../instrumentation/cpp/checkpoint-line.ts';
import { cyclomaticCpp } from '../instrumentation/cpp/cyclomatic-cpp.ts';
import { type CppLoop, instrumentCpp } from '../instrumentation/cpp/instrument-cpp.ts';
import type { DeclaredFields } from '../instrumentation/declared-fields.ts';
import type { Checkpoint } from '../instrumentation/instrumented-program.ts';
import { Refusal } from './admission/refusal.ts';
import { buildCpp, isClang } from './build-cpp.ts';
import { readObservedRun, requireFinishedCompilation } from './finished-run.ts';
import type { Probe, ProgramUnderTest } from './program-under-test.ts';
import { reportLimits, surrounding } from './surrounding.ts';
import { clangRuntimeLibraries, compileWithClang } from './toolchain/compile-with-clang.ts';
import { type CppFlavour, findCpp, flavourIsSupported, preprocess, runCpp } from './toolchain/cpp.ts';
import { undefinedSymbols } from './toolchain/dynamic-symbols.ts';
import { runUnderMemcheck } from './toolchain/valgrind.ts';
import { cppTracer } from './trace-cpp.ts';

export async function openCppProgram(source: string, declared?: DeclaredFields): Promise<ProgramUnderTest> {
  const instrumented = await instrumentCpp(source, preprocess, declared);
  if ('error' in instrumented) throw new Refusal('instrumentation_failed', { message: instrumented.error });
  const { loops, text } = instrumented;
  const { version } = await findCpp();
  const trace = cppTracer(source);
  return {
    language: 'cpp',
    loops,
    instrumentedSha256: sha256(text),
    source,
    async runClean(input, probe) {
      const flavour = probe?.cleanFlavour ?? probe?.flavour ?? 'clean';
      const run = {
        // Without a mode, hooks do nothing: the build that clang++ has made for other runs will do.
        binary: await buildCpp(isClang(flavour) ? text : source, flavour),
        input,
        sanitized: flavour === 'sanitized',
        ...(isClang(flavour) && { libraries: await clangRuntimeLibraries(flavour) }),
        ...(await surrounding(probe)),
      };
      return probe?.runBy === 'memcheck' ? runUnderMemcheck(run) : runCpp(run);
    },
    async runInstrumented(input, instructions, probe) {
      const flavour = probe?.flavour ?? 'instrumented';
      const around = await surrounding(probe, instructions);
      const result = await runCpp({
        binary: await buildCpp(text, flavour),
        input,
        captureState: true,
        ...(isClang(flavour) && { libraries: await clangRuntimeLibraries(flavour) }),
        ...around,
        limits: { ...reportLimits, ...around.limits },
      });
      return readObservedRun(result, `instrumented run (${flavour})`);
    },
    traceState: (input, checkpoint, stride) => trace({ input, checkpoint, stride }),
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
    async symbols() {
      return undefinedSymbols(await buildCpp(source, 'clean'));
    },
    async canBuild(flavour) {
      if (!isClang(flavour)) return flavourIsSupported(flavour, version);
      const compiled = await compileWithClang(text, flavour);
      if (compiled !== undefined) requireFinishedCompilation(compiled, flavour);
      return compiled?.ok === true;
    },
    uninitialisedProbes: uninitialisedProbes.filter(({ flavour }) =>
      flavourIsSupported(flavour as CppFlavour, version),
    ),
  };
}

/** Two fillings of unset memory, without optimisation. */
const uninitialisedProbes: readonly Probe[] = [
  { name: '-O0, unset memory patterned', flavour: 'pattern' },
  { name: '-O0, unset memory zero', flavour: 'zero' },
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
