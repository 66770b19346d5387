/** Stage 1: program folders in, programs and candidates out. Inputs are read, or printed by the program's generator in the sandbox. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { canary } from '../../core/canary.ts';
import { MidrunError } from '../../core/errors.ts';
import { sha256 } from '../../core/hash.ts';
import { errorInFacts } from '../../corpus/place-in-facts.ts';
import type { ReadCase } from '../../corpus/program-cases.ts';
import { type ReadProgram, readProgramFolder } from '../../corpus/program-folder.ts';
import type { Candidate } from '../../corpus/schemas/candidate.ts';
import type { Program } from '../../corpus/schemas/program.ts';
import { Refusal } from '../../oracles/admission/refusal.ts';
import { checkSource } from '../../oracles/check-source.ts';
import { requireFinished } from '../../oracles/finished-run.ts';
import { limitsFor } from '../../oracles/plan/limits.ts';
import { requireSandboxFor } from '../../oracles/sandbox/sandbox-kind.ts';
import { runPython } from '../../oracles/toolchain/python.ts';
import { asProgram, requireArguments } from './function-program.ts';
import { packageContent, withPackageSource } from './package-program.ts';
import { programShape } from './program-shape.ts';
import type { Stage } from './stage.ts';

export interface FolderReference {
  readonly folder: string;
  readonly origin: Program['origin'];
  /** Ids of the cases that take part; all when absent. */
  readonly caseIds?: readonly string[];
}

export interface IngestedProgram {
  readonly program: Program;
  readonly candidates: Candidate[];
  /** Alike in programs that are the same up to white space, comments and names. */
  readonly shape: string;
}

export const ingestStage: Stage<FolderReference, IngestedProgram> = {
  name: 'ingest',
  identify: ({ folder }) => ({ ...identityOf(folder), case_id: null }),
  key: ({ folder, origin }) => [identityOf(folder), origin, ...contentOf(folder)],
  async run({ folder, origin }) {
    requireSandboxFor(origin);
    const written = readProgramFolder(folder);
    const whole = await withPackageSource(written, folder);
    requireSize(whole.read.source, limitsFor(origin).sourceBytes);
    await requireValidSource(written);
    const read = await asProgram(whole.read, folder);
    const program = programRow(read, origin, whole.notice);
    return { program, candidates: await candidatesOf(read, program, folder), shape: await programShape(program) };
  },
};

/** The program of a folder: its study and itself are the last two parts of the path. */
export function identityOf(folder: string) {
  const study = basename(dirname(folder));
  return { program_id: `${study}/${basename(folder)}`, study };
}

function contentOf(folder: string): string[] {
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  const files = names.map(({ name }) => `${name} ${sha256(readFileSync(join(folder, name)))}`).sort();
  return [...files, ...packageContent(readProgramFolder(folder), folder)];
}

function requireSize(source: string, limit: number): void {
  const bytes = Buffer.byteLength(source);
  if (bytes > limit) throw new Refusal('source_too_large', { bytes, limit });
}

/** A source its author named is expected to compile: where it does not, the author is told the place. */
async function requireValidSource({ language, source, sourceFile }: ReadProgram): Promise<void> {
  try {
    await checkSource(language, source);
  } catch (problem) {
    // What is written for something else altogether is refused, not corrected.
    if (!(problem instanceof Refusal) || problem.evidence.written_for !== undefined) throw problem;
    throw new MidrunError({
      code: problem.code,
      message: `this program does not ${language === 'python' ? 'parse' : 'compile'}: ${problem.evidence.message}`,
      file: sourceFile,
      place: problem.evidence.line === null ? undefined : String(problem.evidence.line),
      remedy: language === 'python' ? 'Programs are Python 3.' : 'Programs are compiled as GNU C++20.',
      cause: problem,
    });
  }
}

async function candidatesOf({ cases, facts }: ReadProgram, program: Program, folder: string): Promise<Candidate[]> {
  const candidates: Candidate[] = [];
  for (const readCase of cases) {
    const texts = await bothInputs(readCase);
    if (facts.entry !== undefined) {
      requireArguments(texts.short, readCase.inputFiles.short);
      requireArguments(texts.long, readCase.inputFiles.long);
    }
    candidates.push(candidateRow(readCase, program, texts));
  }
  requireDifferentInputs(candidates, folder);
  return candidates;
}

interface InputTexts {
  readonly short: string;
  readonly long: string;
}

async function bothInputs({ inputs, inputFiles }: ReadCase): Promise<InputTexts> {
  if ('short' in inputs) return inputs;
  const print = (which: 'short' | 'long') => printInput(inputs.generator, which, inputs.seed, inputFiles[which]);
  return { short: await print('short'), long: await print('long') };
}

/** Cases of one program that ask the same would count twice. */
function requireDifferentInputs(candidates: readonly Candidate[], folder: string): void {
  const first = new Map<string, string>();
  for (const { case_id, long_input_sha256 } of candidates) {
    const same = first.get(long_input_sha256);
    const name = basename(case_id);
    if (same !== undefined)
      throw errorInFacts(join(folder, 'program.json'), `cases.${name}`, `has the same long input as "${same}"`);
    first.set(long_input_sha256, name);
  }
}

async function printInput(generator: string, which: string, seed: number, file: string): Promise<string> {
  const result = await runPython({ program: generator, programArguments: [which, String(seed)], input: '' });
  requireFinished(result, `${file} ${which}`);
  if (result.status === 'ok' && result.stdout.length > 0) return result.stdout.toString();
  throw new MidrunError({
    code: 'generator_failed',
    message: `the generator printed no ${which} input (${result.status}): ${result.stderr.toString().trim().split('\n').at(-1)}`,
    file,
    remedy: 'It is called with "short" or "long" and a seed, and prints that input.',
  });
}

function programRow(read: ReadProgram, origin: Program['origin'], notice: string | null): Program {
  const { programId, study, language, source, facts } = read;
  return {
    program_id: programId,
    study,
    origin,
    language,
    title: facts.title,
    source_sha256: sha256(source),
    source_bytes: Buffer.byteLength(source),
    licence: facts.licence,
    package: facts.package === undefined ? null : `${facts.package.name} ${facts.package.version}`,
    notice,
    reference: facts.reference ?? null,
    problem_id: facts.problem?.id ?? null,
    problem_date: facts.problem?.date ?? null,
    folder: programId,
    topics: facts.topics ?? [],
    constraints: facts.constraints ?? [],
    statement: facts.statement ?? '',
    canary,
    source,
  };
}

function candidateRow({ caseId, inputs, checkpoint }: ReadCase, program: Program, texts: InputTexts): Candidate {
  const { short, long } = texts;
  return {
    case_id: caseId,
    program_id: program.program_id,
    study: program.study,
    origin: program.origin,
    language: program.language,
    source_sha256: program.source_sha256,
    short_input_sha256: sha256(short),
    short_input_bytes: Buffer.byteLength(short),
    long_input_sha256: sha256(long),
    long_input_bytes: Buffer.byteLength(long),
    inputs_from: 'short' in inputs ? 'files' : `seed ${inputs.seed}`,
    fixed_line: checkpoint?.line ?? null,
    fixed_instance: checkpoint?.instance ?? null,
    fixed_iteration: checkpoint?.iteration ?? null,
    fixed_fields: checkpoint?.fields ?? null,
    short_input: short,
    long_input: long,
  };
}
