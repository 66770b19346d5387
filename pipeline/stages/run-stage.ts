/**
 * Runs a stage over its inputs: on all cores, skipping what was done before, with progress, and so that an interruption loses only
 * what was under way. Every result is stored under the hash of what it depends on before the next one is begun.
 */
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import PQueue from 'p-queue';
import { MidrunError } from '../../core/errors.ts';
import { hashParts } from '../../core/hash.ts';
import { writeFileInOneStep } from '../../core/json-lines.ts';
import { Refusal, Unfinished } from '../../oracles/admission/refusal.ts';
import type { Exclusion } from '../../oracles/schemas/exclusion.ts';
import { startProgress } from '../progress.ts';
import type { Outcome, Stage } from './stage.ts';
import { problemOfStage } from './stage-problem.ts';

export interface StageRun {
  /** Where results are kept between runs. */
  readonly cacheDirectory: string;
  readonly engineHash: string;
  readonly concurrency?: number;
  readonly signal?: AbortSignal;
}

export interface StageResult<Output> {
  /** In the order of the inputs. */
  readonly outputs: readonly Output[];
  readonly exclusions: readonly Exclusion[];
}

/**
 * Throws the first MidrunError of bad input (and says how many more there are), or MidrunError `incomplete` (exit code 3) when runs were cut short by a clock, the
 * sandbox or an interruption: in every case after all that could be done was done and stored.
 */
export async function runStage<Input, Output>(
  stage: Stage<Input, Output>,
  inputs: readonly Input[],
  run: StageRun,
): Promise<StageResult<Output>> {
  const queue = new PQueue({ concurrency: run.concurrency ?? availableParallelism() });
  const progress = startProgress(stage.name, inputs.length);
  let done = 0;
  const outcomes = await Promise.all(
    inputs.map((input) =>
      queue.add(async () => {
        const outcome = await outcomeOf(stage, input, run);
        if (!(outcome instanceof Error)) done += 1;
        progress.update(done);
        return outcome;
      }),
    ),
  );
  progress.stop();
  const problems = outcomes.filter((outcome) => outcome instanceof Error);
  if (problems.length > 0) throw problemOfStage(problems, stage.name);
  return sortOut(stage, inputs, outcomes as Outcome<Output>[]);
}

async function outcomeOf<Input, Output>(
  stage: Stage<Input, Output>,
  input: Input,
  run: StageRun,
): Promise<Outcome<Output> | Error> {
  try {
    const key = hashParts([stage.name, run.engineHash, ...stage.key(input)]);
    const file = join(run.cacheDirectory, stage.name, key.slice(0, 2), `${key}.json`);
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Outcome<Output>;
    if (run.signal?.aborted === true) throw new Unfinished('interrupted');
    const outcome = await runOnceMoreIfUnfinished(stage, input, run.signal);
    writeFileInOneStep(file, JSON.stringify(outcome));
    return outcome;
  } catch (problem) {
    return named(problem as Error, stage.identify(input));
  }
}

async function runOnceMoreIfUnfinished<Input, Output>(
  stage: Stage<Input, Output>,
  input: Input,
  signal: AbortSignal | undefined,
): Promise<Outcome<Output>> {
  try {
    return await attempt(stage, input);
  } catch (problem) {
    // An interruption from the keyboard reaches the programs as well: what they were cut short in is not tried again.
    if (problem instanceof Unfinished && signal?.aborted !== true) return attempt(stage, input);
    throw problem;
  }
}

async function attempt<Input, Output>(stage: Stage<Input, Output>, input: Input): Promise<Outcome<Output>> {
  try {
    return { kind: 'done', output: await stage.run(input) };
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    const { code, probe, message, evidence } = problem;
    return { kind: 'refused', code, probe: probe ?? null, explanation: message, evidence };
  }
}

/** Keeps a MidrunError as it is; says of everything else whose it was. */
function named(problem: Error, { program_id, case_id }: { program_id: string; case_id: string | null }): Error {
  if (problem instanceof MidrunError) return problem;
  if (problem instanceof Unfinished) return new Unfinished(`${case_id ?? program_id}: ${problem.message}`);
  return new Error(`${case_id ?? program_id}: ${problem.stack ?? problem.message}`, { cause: problem });
}

function sortOut<Input, Output>(
  stage: Stage<Input, Output>,
  inputs: readonly Input[],
  outcomes: readonly Outcome<Output>[],
): StageResult<Output> {
  const outputs: Output[] = [];
  const exclusions: Exclusion[] = [];
  outcomes.forEach((outcome, index) => {
    if (outcome.kind === 'done') outputs.push(outcome.output);
    else {
      const { code, probe, explanation, evidence } = outcome;
      exclusions.push({
        ...stage.identify(inputs[index] as Input),
        stage: stage.name,
        code,
        probe,
        explanation,
        evidence,
      });
    }
  });
  return { outputs, exclusions };
}
