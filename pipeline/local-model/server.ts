/** Serves a small real model on 127.0.0.1 through the same protocol as any OpenAI-compatible server, one request at a time. */
import { join } from 'node:path';
import PQueue from 'p-queue';
import {
  type AskedCompletion,
  type CompletionReply,
  type CompletionServer,
  startCompletionServer,
} from '../completion-server.ts';
import type { LocalModel } from './local-models.ts';
import { installation, type LlamaModel, type LlamaSequence, loadRuntime, requireInstalled } from './runtime.ts';

/** Loads the model and starts its server. Throws MidrunError (exit code 2) when it is not installed. */
export async function startLocalModel(served: LocalModel, directory: string = installation): Promise<CompletionServer> {
  const weights = join(directory, served.weightsFile);
  requireInstalled(weights);
  const { getLlama } = await loadRuntime(directory);
  // One thread: several wait for each other in a loop, which on a busy machine costs far more than they save.
  const threads = 1;
  const llama = await getLlama({
    ...{ gpu: false, build: 'never', progressLogs: false, logLevel: 'error', maxThreads: threads },
  });
  const model = await llama.loadModel({ modelPath: weights });
  const contextTokens = model.trainContextSize;
  const context = await model.createContext({ contextSize: contextTokens, threads });
  const desk = { served, model, sequence: context.getSequence(), contextTokens };
  const queue = new PQueue({ concurrency: 1 });
  const server = await startCompletionServer((asked) => queue.add(() => complete(asked, desk)));
  return {
    baseUrl: server.baseUrl,
    async close() {
      queue.clear();
      // Connections end first: the answer under way sees that nobody waits for it any more.
      await server.close();
      await queue.onIdle();
      await llama.dispose();
    },
  };
}

interface Desk {
  readonly served: LocalModel;
  readonly model: LlamaModel;
  readonly sequence: LlamaSequence;
  readonly contextTokens: number;
}

async function complete({ prompt, body, signal }: AskedCompletion, desk: Desk): Promise<CompletionReply> {
  const { model, sequence, served, contextTokens } = desk;
  if (signal.aborted) return { kind: 'cut_connection' };
  const [before, after] = served.frame;
  // Marks in the prompt itself are letters: a program may print them.
  const input = [...model.tokenize(before, true), ...model.tokenize(prompt, false), ...model.tokenize(after, true)];
  const room = contextTokens - input.length;
  if (room < 1) return contextExceeded(input.length, contextTokens);
  const limit = Math.min(room, numberOr(body.max_tokens, room));
  const output: number[] = [];
  // Nothing of an earlier request is kept: the same request gets the same answer, whatever came before it.
  await sequence.clearHistory();
  const sampling = {
    temperature: numberOr(body.temperature, 0),
    topP: numberOr(body.top_p, 1),
    seed: numberOr(body.seed, 1),
  };
  let finishReason = 'stop';
  for await (const token of sequence.evaluate(input, sampling)) {
    if (signal.aborted) return { kind: 'cut_connection' };
    output.push(token);
    if (output.length < limit) continue;
    finishReason = 'length';
    break;
  }
  const usage = {
    prompt_tokens: input.length,
    completion_tokens: output.length,
    total_tokens: input.length + output.length,
  };
  const message = { role: 'assistant', content: model.detokenize(output) };
  const choices = [{ index: 0, finish_reason: finishReason, message }];
  return { kind: 'completion', body: { object: 'chat.completion', model: served.servedAs, choices, usage } };
}

const numberOr = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise);

function contextExceeded(tokens: number, contextTokens: number): CompletionReply {
  const message = `${tokens} tokens exceed the context of ${contextTokens}`;
  return { kind: 'error', status: 400, code: 'context_length_exceeded', message };
}
