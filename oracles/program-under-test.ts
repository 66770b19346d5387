/** A program ready to be run, clean or with hooks; the same for both languages, so that planning and admission know neither. */
import type { Language } from '../corpus/program-folder.ts';
import type { Candidate } from '../corpus/schemas/candidate.ts';
import type { DeclaredFields } from '../instrumentation/declared-fields.ts';
import type { Checkpoint, Loop } from '../instrumentation/instrumented-program.ts';
import type { PythonRuntimeVariant } from '../instrumentation/python/runtime.ts';
import { type ReasonCode, Refusal } from './admission/refusal.ts';
import { openCppProgram } from './cpp-program.ts';
import type { StateTrace, TracedCheckpoint } from './metrics/state-trace.ts';
import { declaredFieldsOf } from './plan/declaration.ts';
import { openPythonProgram } from './python-program.ts';
import type { RunReport } from './run-report.ts';
import type { SandboxResult } from './sandbox/run-sandboxed.ts';
import type { ClangLibrary } from './toolchain/compile-with-clang.ts';
import type { PreloadName } from './toolchain/preload-library.ts';

/** One way of running a program that must not change what it does: another seed, allocator, directory, compiler flag. */
export interface Probe {
  readonly name: string;
  /** The reason code a difference leads to, where the probe itself says what is at fault. */
  readonly blames?: ReasonCode;
  readonly environment?: Readonly<Record<string, string>>;
  readonly workingDirectory?: string;
  readonly stackBytes?: number;
  /** A library in front of the program (oracles/probes/native). */
  readonly preload?: PreloadName;
  /** Python only: another run-time, with hooks or without. */
  readonly runtime?: PythonRuntimeVariant;
  /** Python only: the name of the file the program finds itself in. */
  readonly fileName?: string;
  /** C++ only: the build with hooks to run. */
  readonly flavour?: 'pattern' | 'zero' | ClangLibrary;
  /** C++ only: runs this build of the clean program instead, and compares outputs alone. */
  readonly cleanFlavour?: 'sanitized' | 'clean';
  /** C++ only, with a clean build: what runs it. */
  readonly runBy?: 'memcheck';
  /** The number of statements may differ: only output and states have to agree. */
  readonly traceMayDiffer?: boolean;
}

/** What an instrumented run is told to do, as variables of instrumentation/protocol.md. */
export type Instructions = Readonly<Record<string, string>>;

export interface ObservedRun {
  readonly result: SandboxResult;
  readonly report: RunReport;
}

export interface ProgramUnderTest {
  readonly language: Language;
  readonly loops: readonly Loop[];
  /** SHA-256 of the text with hooks. */
  readonly instrumentedSha256: string;
  readonly source: string;
  runClean(input: string, probe?: Probe): Promise<SandboxResult>;
  runInstrumented(input: string, instructions: Instructions, probe?: Probe): Promise<ObservedRun>;
  /** Counts the cells of live variables at every stride-th observation (instrumentation/state-metrics.md). */
  traceState(input: string, checkpoint: TracedCheckpoint, stride: number): Promise<StateTrace>;
  /** The form a prompt shows: the clean source with one added line. */
  show(checkpoint: Checkpoint): Promise<string>;
  /** What a shown form says, for checking it against the plan. */
  parseShown(shown: string): Promise<{ cleanSource: string; checkpoint: Checkpoint } | undefined>;
  cyclomatic(): Promise<number>;
  /** C++ only: functions the clean build takes from shared libraries, by their linker names. */
  symbols?(): Promise<readonly string[]>;
  /** C++ only: whether this build can be made here; some need tools that are not always installed, or accept less. */
  canBuild?(flavour: NonNullable<Probe['flavour']>): Promise<boolean>;
  /** Probes under which variables nobody has set yet take other values; such variables are no fields. */
  readonly uninitialisedProbes: readonly Probe[];
}

/**
 * Parses, instruments and compiles. Declared expressions are compiled into a C++ program; Python evaluates them as it is told to.
 * Throws Refusal (unsupported_source, instrumentation_failed).
 */
export async function openProgram(
  language: Language,
  source: string,
  declared?: DeclaredFields,
): Promise<ProgramUnderTest> {
  try {
    return await (language === 'python' ? openPythonProgram(source) : openCppProgram(source, declared));
  } catch (problem) {
    // The walk over its statements takes a call for every level of them.
    if (problem instanceof RangeError && /call stack/.test(problem.message)) {
      throw new Refusal('unsupported_source', {
        message: 'the source, or what its macros expand to, is nested too deeply',
      });
    }
    throw problem;
  }
}

/** The program of a case, with the expressions its author declares. */
export function openCandidate(candidate: Candidate, source: string): Promise<ProgramUnderTest> {
  return openProgram(candidate.language, source, declaredFieldsOf(candidate));
}
