/** Reads a completion, of a chat or of a text: its text, its reasoning, its counts and who served it. Knows the spellings servers use. */

export interface Completion {
  readonly text: string;
  readonly refusal: string | null;
  readonly finishReason: string | null;
  readonly servedModel: string | null;
  readonly servedProvider: string | null;
  readonly systemFingerprint: string | null;
  readonly responseId: string | null;
  /** The field that carried the reasoning; `content` when it stood in think tags before the answer. */
  readonly reasoningField: string | null;
  readonly reasoningText: string | null;
  /** A field that looks like reasoning but is not among those that are read. */
  readonly unreadReasoningField: string | null;
  readonly usage: Readonly<Record<string, unknown>> | null;
  readonly inputTokens: number | null;
  readonly cachedInputTokens: number | null;
  readonly outputTokens: number | null;
  readonly reasoningTokens: number | null;
  readonly totalTokens: number | null;
  /** Log probabilities of tokens as the server wrote them; null when it sent none. */
  readonly logprobs: unknown;
}

type Members = Readonly<Record<string, unknown>>;

/** The first choice of a completion body; nulls for whatever the server left out. Reasoning is looked for in `reasoningFields`. */
export function readCompletion(body: Members, reasoningFields: readonly string[]): Completion {
  const choice = asObject(Array.isArray(body.choices) ? body.choices[0] : undefined);
  const message = asObject(choice.message);
  const usage = asObject(body.usage);
  // The second spelling is that of the Responses API.
  const inputDetails = asObject(usage.prompt_tokens_details ?? usage.input_tokens_details);
  const outputDetails = asObject(usage.completion_tokens_details ?? usage.output_tokens_details);
  const text = choice.message === undefined ? (asText(choice.text) ?? '') : contentText(message.content);
  const reasoning = readReasoning(message, text, reasoningFields);
  const counts = {
    inputTokens: asCount(usage.prompt_tokens ?? usage.input_tokens),
    cachedInputTokens: asCount(inputDetails.cached_tokens ?? usage.prompt_cache_hit_tokens),
    reasoningTokens: asCount(outputDetails.reasoning_tokens),
    totalTokens: asCount(usage.total_tokens),
  };
  return {
    text,
    refusal: asText(message.refusal),
    finishReason: asText(choice.finish_reason),
    servedModel: asText(body.model),
    servedProvider: asText(body.provider),
    systemFingerprint: asText(body.system_fingerprint),
    responseId: asText(body.id),
    reasoningField: reasoning?.field ?? null,
    reasoningText: reasoning?.text ?? null,
    unreadReasoningField: usualReasoningFields.find((field) => isUnread(message, field, reasoningFields)) ?? null,
    usage: body.usage === undefined || body.usage === null ? null : usage,
    ...counts,
    outputTokens: outputOf(counts, asCount(usage.completion_tokens ?? usage.output_tokens)),
    logprobs: choice.logprobs ?? null,
  };
}

/** What servers are known to call it; only the settings decide which are read. */
const usualReasoningFields = ['reasoning_content', 'reasoning', 'reasoning_text', 'thinking', 'thought'];

function isUnread(message: Members, field: string, fields: readonly string[]): boolean {
  const isText = typeof message[field] === 'string' && message[field] !== '';
  // A server that sends the same text under two names is read already.
  return isText && !fields.some((read) => read === field || message[read] === message[field]);
}

function readReasoning(message: Members, text: string, fields: readonly string[]) {
  for (const field of fields) {
    const value = message[field];
    if (typeof value === 'string' && value !== '') return { field, text: value };
  }
  const parts = Array.isArray(message.content) ? message.content.filter(isReasoningPart) : [];
  const inParts = parts.map((part) => asText(asObject(part).text) ?? contentText(asObject(part).thinking)).join('');
  if (inParts !== '') return { field: 'content', text: inParts };
  const inline = /^\s*<think>([\s\S]*?)<\/think>/.exec(text)?.[1];
  return inline === undefined ? undefined : { field: 'content', text: inline };
}

const isReasoningPart = (part: unknown) => /^(?:reasoning|thinking)$/.test(String(asObject(part).type));

/** A message's content: a string, or a list of parts whose texts belong together; reasoning is no part of an answer. */
function contentText(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  const answers = content.filter((part) => !isReasoningPart(part));
  return answers.map((part) => asText(asObject(part).text) ?? '').join('');
}

/** The value when it is an object, else one without members. */
export function asObject(value: unknown): Members {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Members) : {};
}

/** The value when it is a string, else null. */
export function asText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** Some servers write -1 for what they have not counted. */
function asCount(value: unknown): number | null {
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : null;
}

type Counts = Pick<Completion, 'inputTokens' | 'cachedInputTokens' | 'reasoningTokens' | 'totalTokens'>;

/**
 * Everything that is paid as output. Some servers count reasoning beside the completion, and only their total shows it: xAI with the
 * count of its reasoning, Gemini without one.
 */
function outputOf(counts: Counts, completion: number | null): number | null {
  const { inputTokens: input, totalTokens: total } = counts;
  if (completion === null || input === null || total === null) return completion;
  const beside = total - input - completion;
  const isReasoning = counts.reasoningTokens ? beside === counts.reasoningTokens : beside !== counts.cachedInputTokens;
  return beside > 0 && isReasoning ? completion + beside : completion;
}
