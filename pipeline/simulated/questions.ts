/** What the simulated subjects know: the task behind a prompt, its true answer, and how hard the corpus is. */
import { medianSorted } from 'simple-statistics';
import { readOracles } from '../grade/oracles.ts';
import { type CheckpointTask, readCheckpointTasks } from '../read-tasks.ts';
import type { Oracle } from '../schemas/oracle.ts';
import { commonestAnswers } from './commonest-answers.ts';

export interface Question {
  readonly task: CheckpointTask;
  readonly oracle: Oracle;
  /** The true state at the other checkpoint of the same case; undefined for final arms. */
  readonly otherCheckpoint: string | undefined;
}

export interface Questions {
  readonly all: readonly Question[];
  /** The question whose prompt has this SHA-256. */
  byPrompt(promptSha256: string): Question | undefined;
  /** The commonest true answer of the question's arm among all other programs; empty when there is none. */
  commonestAnswer(question: Question): string;
  /** Median over all tasks, at least 1. */
  readonly medianTraceLength: number;
  /** Median over all tasks of trace length times answer bytes, at least 1. */
  readonly medianLoad: number;
}

/** Reads the tasks and oracles of a corpus folder. */
export function readQuestions(corpusDirectory: string): Questions {
  const tasks = readCheckpointTasks(corpusDirectory);
  const oracles = readOracles(corpusDirectory);
  return questionsOf(
    tasks.map((task) => ({
      task,
      oracle: oracles.of(task),
      otherCheckpoint: oracles.otherCheckpoint(task),
    })),
  );
}

/** What there is to know of the questions of one corpus. */
export function questionsOf(questions: readonly Question[]): Questions {
  const byPrompt = new Map(questions.map((question) => [question.task.prompt_sha256, question]));
  return {
    all: questions,
    commonestAnswer: commonestAnswers(questions),
    byPrompt: (promptSha256) => byPrompt.get(promptSha256),
    medianTraceLength: median(questions.map(({ oracle }) => oracle.trace_length)),
    medianLoad: median(questions.map(({ oracle }) => load(oracle))),
  };
}

/** How much has to be kept in mind: steps times size of the answer. Stands in until state metrics exist. */
export function load(oracle: Oracle): number {
  return oracle.trace_length * oracle.answer_bytes;
}

function median(values: readonly number[]): number {
  return values.length === 0 ? 1 : Math.max(1, medianSorted([...values].sort((left, right) => left - right)));
}
