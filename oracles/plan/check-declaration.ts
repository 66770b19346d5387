/** Checks the declared parts of a checkpoint against the program and its runs. Every complaint is a DeclarationProblem. */
import type { Language } from '../../corpus/program-folder.ts';
import type { Candidate } from '../../corpus/schemas/candidate.ts';
import { complaintAboutCppExpression } from '../../instrumentation/cpp/declared-expression.ts';
import { isVariableName, loopOnLine } from '../../instrumentation/declared-fields.ts';
import type { Loop } from '../../instrumentation/instrumented-program.ts';
import { Refusal } from '../admission/refusal.ts';
import { complaintAboutPythonExpression } from '../check-python-expression.ts';
import { type Instructions, openProgram, type ProgramUnderTest } from '../program-under-test.ts';
import type { CandidateInstance } from './candidate-instances.ts';
import type { CountedRun } from './count-loops.ts';
import { type Declaration, DeclarationProblem, declarationOf, expressionsOf } from './declaration.ts';
import words from './verdict-words.json' with { type: 'json' };

/** What can be said before the program is instrumented: expressions have a loop, and parse. */
export async function requireReadableFields(language: Language, declaration: Declaration): Promise<void> {
  const [first, ...others] = expressionsOf(declaration);
  if (first === undefined) return;
  if (declaration.line === null) {
    throw new DeclarationProblem('fields', `"${first}" is an expression, so "line" has to say at which loop`, first);
  }
  for (const expression of [first, ...others]) {
    const complaint =
      language === 'python'
        ? await complaintAboutPythonExpression(expression)
        : complaintAboutCppExpression(expression);
    if (complaint !== undefined) throw new DeclarationProblem('fields', `"${expression}" ${complaint}`, expression);
  }
}

/** The loop on the declared line can carry a checkpoint. */
export function requireDeclaredLoop(loops: readonly Loop[], { line }: Declaration): void {
  if (line === null) return;
  const loop = loopOnLine(loops, line);
  if (loop === undefined) {
    const lines = [...new Set(loops.map((other) => other.line))].join(', ');
    const known =
      lines === '' ? 'the program has no loop' : `loops begin on ${lines.includes(',') ? 'lines' : 'line'} ${lines}`;
    throw new DeclarationProblem('line', `no loop begins on line ${line}; ${known}`);
  }
  if (loop.refused === undefined) return;
  const reasons: Readonly<Record<string, string>> = words.loops;
  throw new DeclarationProblem('line', `the loop on line ${line} cannot carry a checkpoint: ${reasons[loop.refused]}`);
}

/** The declared instance is started, and some instance reaches the declared iteration. */
export function requireDeclaredInstance(
  loops: readonly Loop[],
  counts: CountedRun,
  candidates: readonly CandidateInstance[],
  { line, instance, iteration }: Declaration,
): void {
  const loop = line === null ? undefined : loopOnLine(loops, line);
  const reports = counts.loops.filter(({ loopId }) => loop === undefined || loopId === loop.id);
  const which = loop === undefined ? 'every loop' : `the loop on line ${loop.line}`;
  const starts = Math.max(0, ...reports.map(({ instances }) => instances));
  if (instance !== null && starts < instance) {
    throw new DeclarationProblem('instance', `${which} starts at most ${starts} times on the long input`);
  }
  if (iteration === null || candidates.length > 0) return;
  const ended = reports.flatMap(({ listed }) => listed.filter((report) => report.ended));
  const most = Math.max(0, ...ended.map(({ iterations }) => iterations));
  if (ended.length === 0 || most >= iteration) return;
  const execution = instance === null ? 'no execution' : `execution ${instance}`;
  throw new DeclarationProblem(
    'iteration',
    `${execution} of ${which === 'every loop' ? 'any loop' : which} ${instance === null ? 'reaches' : 'does not reach'} it: the most iterations on the long input are ${most}`,
  );
}

/** Finds the expression that keeps the program with hooks from compiling; returns when it is none of them. */
export async function blameExpression(candidate: Candidate, source: string): Promise<void> {
  const { line, fields } = declarationOf(candidate);
  const expressions = (fields ?? []).filter((field) => !isVariableName(field));
  if (line === null || (await compileProblem(candidate, source, undefined)) !== undefined) return;
  for (const expression of expressions) {
    const problem = await compileProblem(candidate, source, { line, expressions: [expression] });
    if (problem === undefined) continue;
    throw new DeclarationProblem('fields', `"${expression}" does not compile: ${problem}`, expression);
  }
}

async function compileProblem(
  { language, short_input }: Candidate,
  source: string,
  declared: Parameters<typeof openProgram>[2],
): Promise<string | undefined> {
  try {
    const program = await openProgram(language, source, declared);
    await program.runInstrumented(short_input, {});
    return undefined;
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    const message = String(problem.evidence.message);
    return /error: ([^\n]*)/.exec(message)?.[1] ?? message;
  }
}

/** Evaluating the declared expressions may change nothing that the program does. */
export async function requireNoSideEffects(
  program: ProgramUnderTest,
  candidate: Candidate,
  observing: Instructions,
  counted: CountedRun,
): Promise<void> {
  const expressions = expressionsOf(declarationOf(candidate));
  if (expressions.length === 0) return;
  if (await isUndisturbed(program, candidate, observing, counted)) return;
  const { fixed_line: line, language } = candidate;
  const guilty: string[] = [];
  for (const expression of expressions) {
    const alone = await openProgram(language, program.source, { line: line as number, expressions: [expression] });
    const only = { ...observing, MIDRUN_EXPRESSIONS: expression };
    if (!(await isUndisturbed(alone, candidate, only, counted))) guilty.push(expression);
  }
  const plain = await openProgram(language, program.source);
  const { MIDRUN_EXPRESSIONS: _, ...without } = observing;
  // A program that differs by itself is a matter of the audit.
  if (!(await isUndisturbed(plain, candidate, without, counted))) return;
  const first = guilty[0] ?? (expressions[0] as string);
  throw new DeclarationProblem('fields', `evaluating "${first}" changes what the program does`, first);
}

async function isUndisturbed(
  program: ProgramUnderTest,
  { long_input }: Candidate,
  observing: Instructions,
  counted: CountedRun,
): Promise<boolean> {
  const { result, report } = await program.runInstrumented(long_input, observing);
  return result.status === 'ok' && result.stdout.equals(counted.stdout) && report.end?.steps === counted.traceLength;
}
