/** The events of a streamed reply. */
import { asObject } from './read-completion.ts';

export interface StreamEvents {
  readonly events: readonly Readonly<Record<string, unknown>>[];
  /** Whether the closing event was there. */
  readonly isDone: boolean;
}

/** The data of each event; undefined when an event is no JSON. Half an event at the end is a cut and is left out. */
export function readStreamEvents(text: string): StreamEvents | undefined {
  const data = text.split(/\r\n|\n|\r/).flatMap((line) => /^data: ?(.*)$/s.exec(line)?.[1] ?? []);
  const events: Readonly<Record<string, unknown>>[] = [];
  for (const item of data) {
    if (item.trim() === '[DONE]') continue;
    try {
      events.push(asObject(JSON.parse(item)));
    } catch {
      if (item !== data.at(-1)) return undefined;
    }
  }
  return { events, isDone: data.at(-1)?.trim() === '[DONE]' };
}
