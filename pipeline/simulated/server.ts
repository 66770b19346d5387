/** Serves the simulated subjects on 127.0.0.1 through the same protocol as any OpenAI-compatible server. */
import { sha256 } from '../../core/hash.ts';
import { randomStream, seedFrom } from '../../core/random.ts';
import {
  type AskedCompletion,
  type CompletionReply,
  type CompletionServer,
  startCompletionServer,
} from '../completion-server.ts';
import { type Questions, readQuestions } from './questions.ts';
import { type SimulatedSubjectName, simulatedSubjectNames } from './subject-names.ts';
import { type Reply, subjects } from './subjects.ts';

export interface SimulatedRequest {
  readonly model: SimulatedSubjectName;
  readonly promptSha256: string;
  /** The `seed` of the request, which collection sets to the repeat. */
  readonly repeat: number;
}

export interface SimulatedSubjectsOptions {
  readonly corpusDirectory: string;
  /** Told of every request that names a known subject and prompt. */
  readonly onRequest?: ((request: SimulatedRequest) => void) | undefined;
  /** Wait before every reply; default 0. */
  readonly delayInMs?: number | undefined;
}

/** Starts the server on a free port. Throws MidrunError when the corpus cannot be read. */
export async function startSimulatedSubjects(options: SimulatedSubjectsOptions): Promise<CompletionServer> {
  const questions = readQuestions(options.corpusDirectory);
  const timesAsked = new Map<string, number>();
  return startCompletionServer((asked) => answer(asked, { options, questions, timesAsked }));
}

interface Desk {
  readonly options: SimulatedSubjectsOptions;
  readonly questions: Questions;
  readonly timesAsked: Map<string, number>;
}

async function answer({ model, prompt, body }: AskedCompletion, desk: Desk): Promise<CompletionReply> {
  const repeat = Number(body.seed ?? 1);
  const subject = simulatedSubjectNames.find((name) => name === model);
  if (subject === undefined) return error(404, 'model_not_found');
  const promptSha256 = sha256(prompt);
  const question = desk.questions.byPrompt(promptSha256);
  if (question === undefined) return error(400, 'unknown_prompt');
  desk.options.onRequest?.({ model: subject, promptSha256, repeat });
  const name = JSON.stringify(['simulated', subject, promptSha256, repeat]);
  const askedBefore = desk.timesAsked.get(name) ?? 0;
  desk.timesAsked.set(name, askedBefore + 1);
  const random = randomStream(seedFrom(name));
  const reply = subjects[subject]({ question, questions: desk.questions, random, askedBefore });
  if (desk.options.delayInMs) await new Promise((resolve) => setTimeout(resolve, desk.options.delayInMs));
  return onTheWire(subject, reply);
}

function onTheWire(subject: SimulatedSubjectName, reply: Reply): CompletionReply {
  if (reply.kind === 'cut_connection') return reply;
  if (reply.kind === 'status') {
    return error(reply.status, reply.status === 429 ? 'rate_limit_exceeded' : 'server_error');
  }
  return {
    kind: 'completion',
    body: {
      object: 'chat.completion',
      model: `sim/${subject}`,
      system_fingerprint: 'simulated',
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: reply.text } }],
    },
  };
}

const error = (status: number, code: string): CompletionReply => ({
  ...{ kind: 'error', status, code, message: `simulated subject: ${code}` },
});
