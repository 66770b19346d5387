/** Puts the events of a streamed reply together to the body an unstreamed one would have had. */
import { asObject } from './read-completion.ts';
import { readStreamEvents } from './stream-events.ts';

/** The JSON of the whole body, the text as it came when an event is no JSON, or undefined when the stream ended too early. */
export function assembleStream(text: string): string | undefined {
  const read = readStreamEvents(text);
  if (read === undefined) return text;
  const body: Record<string, unknown> = {};
  const choice: Record<string, unknown> = { finish_reason: null };
  const message: Record<string, unknown> = {};
  let hasChoice = false;
  for (const chunk of read.events) {
    // An error in mid-stream is what the reply comes to.
    if (chunk.error !== undefined && chunk.error !== null) return JSON.stringify({ error: chunk.error });
    for (const [name, value] of Object.entries(chunk)) if (name !== 'choices' && value !== null) body[name] = value;
    const part = Array.isArray(chunk.choices) ? chunk.choices[0] : undefined;
    if (part === undefined) continue;
    hasChoice = true;
    const { delta, message: whole, ...rest } = asObject(part);
    for (const [name, value] of Object.entries(rest)) if (value !== null) choice[name] = value;
    for (const [name, value] of Object.entries(asObject(delta ?? whole))) append(message, name, value);
  }
  if (!read.isDone && choice.finish_reason === null && choice.error === undefined) return undefined;
  return JSON.stringify({ ...body, choices: hasChoice ? [{ ...choice, message }] : [] });
}

/** Texts and lists grow; anything else is replaced. */
function append(message: Record<string, unknown>, name: string, value: unknown): void {
  const before = message[name];
  if (name === 'role' || value === null) message[name] ??= value;
  else if (typeof value === 'string' && typeof before === 'string') message[name] = before + value;
  else if (Array.isArray(value) && Array.isArray(before)) message[name] = [...before, ...value];
  else message[name] = value;
}
