/** Serves a small real model on 127.0.0.1 through the same protocol as any OpenAI-compatible server, one request at a time. */
import { join } from 'node:path';
import PQueue from 'p-queue';
import { type CompletionServer, startCompletionServer } from '../completion-server.ts';
import { chat } from './chat.ts';
import { goOn } from './go-on.ts';
import type { LocalModel } from './local-models.ts';
import { installation, loadRuntime, requireInstalled } from './runtime.ts';

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
  const server = await startCompletionServer(
    (asked) => queue.add(() => (asked.route === 'completions' ? goOn(asked, desk) : chat(asked, desk))),
    ['chat/completions', 'completions'],
  );
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
