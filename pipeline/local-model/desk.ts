/** A loaded model at work, and how it writes. */
import type { AskedCompletion, CompletionReply } from '../completion-server.ts';
import type { LocalModel } from './local-models.ts';
import type { LlamaModel, LlamaSequence, Token } from './runtime.ts';

export interface Desk {
  readonly served: LocalModel;
  readonly model: LlamaModel;
  readonly sequence: LlamaSequence;
  readonly contextTokens: number;
}

export interface Written {
  readonly output: readonly Token[];
  readonly finishReason: 'stop' | 'length';
}

/** How much may be written after this input; undefined when there is no room for any. */
export function limitOf(
  input: readonly Token[],
  { body }: AskedCompletion,
  { contextTokens }: Desk,
): number | undefined {
  const room = contextTokens - input.length;
  return room < 1 ? undefined : Math.min(room, numberOr(body.max_tokens, room));
}

/** What the model writes after the input; undefined when whoever asked has gone away. */
export async function write(
  input: readonly Token[],
  limit: number,
  { body, signal }: AskedCompletion,
  { sequence }: Desk,
): Promise<Written | undefined> {
  const output: Token[] = [];
  // Nothing of an earlier request is kept: the same request gets the same answer, whatever came before it.
  await sequence.clearHistory();
  const sampling = {
    temperature: numberOr(body.temperature, 0),
    topP: numberOr(body.top_p, 1),
    seed: numberOr(body.seed, 1),
  };
  for await (const token of sequence.evaluate(input, sampling)) {
    if (signal.aborted) return undefined;
    output.push(token);
    if (output.length >= limit) return { output, finishReason: 'length' };
  }
  return { output, finishReason: 'stop' };
}

/** The body of a reply. */
export function completionBody(
  object: string,
  choice: object,
  { input, output, served }: { input: readonly Token[]; output: readonly Token[]; served: LocalModel },
): CompletionReply {
  const usage = {
    prompt_tokens: input.length,
    completion_tokens: output.length,
    total_tokens: input.length + output.length,
  };
  return { kind: 'completion', body: { object, model: served.servedAs, choices: [{ index: 0, ...choice }], usage } };
}

const numberOr = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise);

export const refused = (code: string, message: string): CompletionReply => ({
  kind: 'error',
  status: 400,
  code,
  message,
});

export function contextExceeded(input: readonly Token[], { contextTokens }: Desk): CompletionReply {
  return refused('context_length_exceeded', `${input.length} tokens exceed the context of ${contextTokens}`);
}
