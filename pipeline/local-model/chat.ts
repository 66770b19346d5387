/** Answers a chat of one message. */
import type { AskedCompletion, CompletionReply } from '../completion-server.ts';
import { completionBody, contextExceeded, type Desk, limitOf, write } from './desk.ts';

export async function chat(asked: AskedCompletion, desk: Desk): Promise<CompletionReply> {
  const { model, served } = desk;
  if (asked.signal.aborted) return { kind: 'cut_connection' };
  const [before, after] = served.frame;
  // Marks in the prompt itself are letters: a program may print them.
  const prompt = model.tokenize(asked.prompt, false);
  const input = [...model.tokenize(before, true), ...prompt, ...model.tokenize(after, true)];
  const limit = limitOf(input, asked, desk);
  if (limit === undefined) return contextExceeded(input, desk);
  const written = await write(input, limit, asked, desk);
  if (written === undefined) return { kind: 'cut_connection' };
  const { output, finishReason } = written;
  const message = { role: 'assistant', content: model.detokenize(output) };
  return completionBody('chat.completion', { finish_reason: finishReason, message }, { input, output, served });
}
