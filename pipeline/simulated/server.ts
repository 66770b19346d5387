/** Serves the simulated subjects on 127.0.0.1 through the same protocol as any OpenAI-compatible server. */
import { MidrunError } from '../../core/errors.ts';
import { sha256 } from '../../core/hash.ts';
import { randomStream, seedFrom } from '../../core/random.ts';
import {
  type AskedCompletion,
  type CompletionReply,
  type CompletionServer,
  startCompletionServer,
} from '../completion-server.ts';
import { readTasks } from '../read-tasks.ts';
import { simulationPanel } from '../simulation/subjects/panel.ts';
import { checkpointPanel, type Panel } from './panel.ts';
import type { Reply } from './reply.ts';
import { type SimulatedSubjectName, simulatedSubjectNames } from './subject-names.ts';

export interface SimulatedRequest {
  readonly model: SimulatedSubjectName;
  readonly promptSha256: string;
  /** The `seed` of the request, which collection sets to the repeat. */
  readonly repeat: number;
}

export interface SimulatedSubjectsOptions {
  readonly corpusDirectory: string;
  /** Who is going to be asked, if it is known. */
  readonly subject?: SimulatedSubjectName | undefined;
  /** Told of every request that names a known subject and prompt. */
  readonly onRequest?: ((request: SimulatedRequest) => void) | undefined;
  /** Wait before every reply; default 0. */
  readonly delayInMs?: number | undefined;
}

/** Starts the server on a free port. Throws MidrunError when the corpus cannot be read, or its suite does not have the subject. */
export async function startSimulatedSubjects(options: SimulatedSubjectsOptions): Promise<CompletionServer> {
  const panel = panelOf(options.corpusDirectory);
  const timesAsked = new Map<string, number>();
  if (options.subject !== undefined && !panel.subjects.includes(options.subject))
    throw notOfSuite(options.subject, panel);
  return startCompletionServer((asked) => answer(asked, { options, panel, timesAsked }));
}

/** The subjects of the suite that the corpus is of. */
function panelOf(corpusDirectory: string): Panel {
  const [task] = readTasks(corpusDirectory);
  return task?.match_policy === 'tagged' ? simulationPanel(corpusDirectory) : checkpointPanel(corpusDirectory);
}

function notOfSuite(subject: SimulatedSubjectName, { subjects }: Panel): MidrunError {
  return new MidrunError({
    code: 'unknown_simulated_subject',
    message: `there is no simulated subject "sim/${subject}" in this suite`,
    remedy: `Simulated subjects of this suite: ${subjects.map((name) => `sim/${name}`).join(', ')}.`,
  });
}

interface Desk {
  readonly options: SimulatedSubjectsOptions;
  readonly panel: Panel;
  readonly timesAsked: Map<string, number>;
}

async function answer({ model, prompt, body }: AskedCompletion, desk: Desk): Promise<CompletionReply> {
  const repeat = Number(body.seed ?? 1);
  const subject = simulatedSubjectNames.find((name) => name === model);
  if (subject === undefined) return error(404, 'model_not_found');
  const promptSha256 = sha256(prompt);
  const name = JSON.stringify(['simulated', subject, promptSha256, repeat]);
  const askedBefore = desk.timesAsked.get(name) ?? 0;
  const reply = desk.panel.ask(subject, promptSha256, randomStream(seedFrom(name)), askedBefore);
  if (reply === undefined) return error(400, 'unknown_prompt');
  desk.timesAsked.set(name, askedBefore + 1);
  desk.options.onRequest?.({ model: subject, promptSha256, repeat });
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
