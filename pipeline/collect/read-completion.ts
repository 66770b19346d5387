/** Reads a chat completion: its text, its reasoning, its counts and who served it. Knows the spellings servers use. */

export interface Completion {
  readonly text: string;
  readonly refusal: string | null;
  readonly finishReason: string | null;
  readonly servedModel: string | null;
  readonly servedProvider: string | null;
  readonly systemFingerprint: string | null;
  readonly responseId: string | null;
  readonly reasoningField: string | null;
  readonly reasoningText: string | null;
  readonly usage: Readonly<Record<string, unknown>> | null;
  readonly inputTokens: number | null;
  readonly cachedInputTokens: number | null;
  readonly outputTokens: number | null;
  readonly reasoningTokens: number | null;
  readonly totalTokens: number | null;
}

type Members = Readonly<Record<string, unknown>>;

/** Fields of a message that carry reasoning, in the order they are looked for. */
const reasoningFields = ['reasoning_content', 'reasoning'] as const;

/** The first choice of a completion body; nulls for whatever the server left out. */
export function readCompletion(body: Members): Completion {
  const choice = asObject(Array.isArray(body.choices) ? body.choices[0] : undefined);
  const message = asObject(choice.message);
  const usage = asObject(body.usage);
  const reasoningField = reasoningFields.find((field) => typeof message[field] === 'string' && message[field] !== '');
  return {
    text: contentText(message.content),
    refusal: asText(message.refusal),
    finishReason: asText(choice.finish_reason),
    servedModel: asText(body.model),
    servedProvider: asText(body.provider),
    systemFingerprint: asText(body.system_fingerprint),
    responseId: asText(body.id),
    reasoningField: reasoningField ?? null,
    reasoningText: reasoningField === undefined ? null : (message[reasoningField] as string),
    usage: body.usage === undefined || body.usage === null ? null : usage,
    inputTokens: asCount(usage.prompt_tokens),
    cachedInputTokens: asCount(asObject(usage.prompt_tokens_details).cached_tokens ?? usage.prompt_cache_hit_tokens),
    outputTokens: asCount(usage.completion_tokens),
    reasoningTokens: asCount(asObject(usage.completion_tokens_details).reasoning_tokens),
    totalTokens: asCount(usage.total_tokens),
  };
}

/** A message's content: a string, or a list of parts whose texts belong together. */
function contentText(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((part) => asText(asObject(part).text) ?? '').join('');
}

/** The value when it is an object, else one without members. */
export function asObject(value: unknown): Members {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Members) : {};
}

/** The value when it is a string, else null. */
export function asText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function asCount(value: unknown): number | null {
  return Number.isSafeInteger(value) ? (value as number) : null;
}
