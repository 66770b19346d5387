/** What the reply to a preflight says about the settings, and which field of them to change. */
import type { Finding } from '../schemas/preflight.ts';
import type { Completed, Failed } from './classify-outcome.ts';
import { limitNames } from './request.ts';
import type { Setting } from './setting.ts';

/** Findings that stop come first. A failure that time may mend (transient) is none: the cells have retries of their own. */
export function judgePreflight(setting: Setting, result: Completed | Failed): Finding[] {
  const findings = result.kind === 'failed' ? judgeFailure(setting, result) : judgeReply(setting, result);
  return findings.sort((left, right) => Number(right.stops) - Number(left.stops));
}

/** Whole replies that no server of models sends: its front page, or the answer of something else. */
const foreignReplies: ReadonlySet<string> = new Set(['html_reply', 'invalid_json', 'no_completion']);

function judgeFailure(setting: Setting, { reason, message, httpStatus, errorCode }: Failed): Finding[] {
  if (foreignReplies.has(errorCode)) return [stop('base_url', 'what answers there is no OpenAI-compatible server')];
  if (reason === 'transient') return [];
  if (reason === 'context_exceeded') {
    return [stop('token_limit', 'even a short prompt exceeds the context: the limit of output tokens may be too high')];
  }
  const words = message.toLowerCase();
  // Longer names first: max_completion_tokens is named by messages about max_tokens too.
  const sent = Object.keys(setting.parameters).sort((left, right) => right.length - left.length);
  const blamed = sent.find((name) => words.includes(name.toLowerCase()));
  if (blamed !== undefined && limitNames.includes(blamed)) {
    const others = limitNames.filter((name) => name !== blamed).join(' or ');
    return [stop('token_limit_parameter', `the server does not take ${blamed}; ${others} may be its name here`)];
  }
  if (blamed !== undefined) {
    const fields: Record<string, string> = { temperature: 'temperature', seed: 'seed' };
    const field = fields[blamed] ?? (setting.mode === 'default' ? 'parameters' : `reasoning_modes.${setting.mode}`);
    return [stop(field, `the server does not take ${JSON.stringify({ [blamed]: setting.parameters[blamed] })}`)];
  }
  if (httpStatus === 404) return [stop('base_url', 'the server knows no such model or address')];
  if (httpStatus !== null && httpStatus >= 300 && httpStatus < 400)
    return [stop('base_url', 'the server sends requests on to another address, and they do not follow')];
  return [stop(null, 'the server does not take this request')];
}

function judgeReply(
  { mode, reasoningFields, tokenLimit, stream }: Setting,
  { outcome, completion }: Completed,
): Finding[] {
  const { reasoningTokens, reasoningText, unreadReasoningField, inputTokens, outputTokens } = completion;
  const reasoned = (reasoningTokens ?? 0) > 0 || (reasoningText ?? '') !== '' || unreadReasoningField !== null;
  const findings: Finding[] = [];
  if (outcome === 'truncated') {
    const limit =
      tokenLimit === null ? 'the server’s own limit of output tokens' : `the limit of ${tokenLimit} output tokens`;
    findings.push(stop('token_limit', `a short answer is cut off at ${limit}`));
  } else if (outcome !== 'answered') {
    findings.push(note(null, `the reply was ${outcome}`));
  }
  if (unreadReasoningField !== null) {
    const listed = JSON.stringify([...reasoningFields, unreadReasoningField]);
    findings.push(
      stop('reasoning_fields', `reasoning arrives in "${unreadReasoningField}", which is not read: ${listed}`),
    );
  }
  if (mode === 'off' && reasoned) {
    findings.push(stop('reasoning_modes.off', 'the model reasons although the mode is off'));
  }
  if (!['off', 'default'].includes(mode) && !reasoned) {
    findings.push(note(`reasoning_modes.${mode}`, `nothing shows that the model reasons in the mode ${mode}`));
  }
  if (inputTokens === null || outputTokens === null) {
    const hint = stream ? '; without streaming there may be some' : '';
    findings.push(note(stream ? 'stream' : null, `the server counts no tokens, so the cost will be unknown${hint}`));
  }
  return findings;
}

const stop = (field: string | null, message: string): Finding => ({ stops: true, field, message });
const note = (field: string | null, message: string): Finding => ({ stops: false, field, message });
