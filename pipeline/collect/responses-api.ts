/**
 * The Responses API, for providers that offer control of reasoning only there: its replies, put into the form of a chat completion,
 * so that they are judged by the same rules. What a server counted stays as it wrote it.
 */
import { asObject, asText } from './read-completion.ts';
import { readStreamEvents } from './stream-events.ts';

/** The chat completion a reply amounts to; the text as it came when it is no reply of this kind. */
export function completionOfResponse(text: string): string {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return text;
  }
  const { output, status, incomplete_details: incomplete, error, ...rest } = asObject(body);
  if (error !== undefined && error !== null) return JSON.stringify({ error });
  if (!Array.isArray(output)) return text;
  const items = output.map(asObject);
  const reasoning = items.filter(({ type }) => type === 'reasoning').map(reasoningOf);
  const parts = items.filter(({ type }) => type === 'message').flatMap(({ content }) => objectsIn(content));
  const textOf = (kind: string, field: string) => {
    const texts = parts.filter(({ type }) => type === kind).map((part) => asText(part[field]) ?? '');
    return texts.length === 0 ? null : texts.join('');
  };
  const message = {
    content: textOf('output_text', 'text'),
    refusal: textOf('refusal', 'refusal'),
    ...(reasoning.length > 0 && { reasoning: reasoning.join('') }),
  };
  // Nothing but `completed` and `incomplete` is an end; any other status is a finish reason that says so.
  const finishReason = asText(asObject(incomplete).reason) ?? status ?? null;
  return JSON.stringify({ ...rest, choices: [{ finish_reason: finishReason, message }] });
}

/** The whole text when the provider shows it, else its summary. */
function reasoningOf({ content, summary }: Readonly<Record<string, unknown>>): string {
  const textsOf = (list: unknown) => objectsIn(list).map(({ text }) => asText(text) ?? '');
  const whole = textsOf(content).join('');
  return whole === '' ? textsOf(summary).join('\n') : whole;
}

const objectsIn = (list: unknown) => (Array.isArray(list) ? list.map(asObject) : []);

const lastEvents = new Set<unknown>(['response.completed', 'response.incomplete', 'response.failed']);

/** The reply that the last event of a stream carries; the text when an event is no JSON, undefined when the stream ended too early. */
export function assembleResponseStream(text: string): string | undefined {
  const read = readStreamEvents(text);
  if (read === undefined) return text;
  for (const event of read.events) {
    if (lastEvents.has(event.type)) return JSON.stringify(event.response ?? {});
    const { type, code, message } = event;
    if (type === 'error') return JSON.stringify({ error: event.error ?? { code, message } });
  }
  return undefined;
}
