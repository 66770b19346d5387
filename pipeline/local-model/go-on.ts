/** Goes on with a text, and tells the probabilities of its tokens where `logprobs` asks for them. */
import type { AskedCompletion, CompletionReply } from '../completion-server.ts';
import { completionBody, contextExceeded, type Desk, limitOf, refused, write } from './desk.ts';
import type { NextTokenQuestion, Token } from './runtime.ts';

type Probabilities = ReadonlyMap<Token, number>;

const everyToken: NextTokenQuestion = {
  generateNext: { probabilities: true, options: { temperature: 1, topK: 0, topP: 1, minP: 0 } },
};

export async function goOn(asked: AskedCompletion, desk: Desk): Promise<CompletionReply> {
  const { model, served } = desk;
  if (asked.signal.aborted) return { kind: 'cut_connection' };
  const input = model.tokenize(asked.prompt, false);
  if (input.length === 0) return refused('invalid_request', 'there is no text to go on with');
  const limit = limitOf(input, asked, desk);
  if (limit === undefined) return contextExceeded(input, desk);
  if (typeof asked.body.logprobs === 'number') return await goOnTelling(asked, input, limit, desk);
  const written = await write(input, limit, asked, desk);
  if (written === undefined) return { kind: 'cut_connection' };
  const { output, finishReason } = written;
  const text = `${asked.body.echo === true ? asked.prompt : ''}${model.detokenize(output)}`;
  return completionBody(
    'text_completion',
    { finish_reason: finishReason, text, logprobs: null },
    { input, output, served },
  );
}

async function goOnTelling(
  { prompt, body, signal }: AskedCompletion,
  input: readonly Token[],
  limit: number,
  desk: Desk,
): Promise<CompletionReply> {
  const { model, sequence, served } = desk;
  if (typeof body.temperature === 'number' && body.temperature > 0) {
    return refused('unsupported_value', 'log probabilities are told of the likeliest text alone: temperature 0');
  }
  const echo = body.echo === true;
  await sequence.clearHistory();
  const answers = await sequence.controlledEvaluate(
    input.map((token, place) => (echo || place === input.length - 1 ? ([token, everyToken] as const) : token)),
  );
  const told: { token: Token; among: Probabilities | undefined }[] = echo
    ? input.map((token, place) => ({ token, among: answers[place - 1]?.next.probabilities }))
    : [];
  const output: Token[] = [];
  let finishReason = 'length';
  for (let among = answers.at(-1)?.next.probabilities; output.length < limit; ) {
    if (signal.aborted) return { kind: 'cut_connection' };
    const token = among?.keys().next().value;
    if (token === undefined || model.isEogToken(token)) {
      finishReason = 'stop';
      break;
    }
    told.push({ token, among });
    output.push(token);
    if (output.length === limit) break;
    among = (await sequence.controlledEvaluate([[token, everyToken]]))[0]?.next.probabilities;
  }
  const textOf = (token: Token) => model.detokenize([token]);
  const logprobs = {
    tokens: told.map(({ token }) => textOf(token)),
    token_logprobs: told.map(({ token, among }) => (among === undefined ? null : logarithm(among.get(token)))),
    top_logprobs: told.map(({ among }) => among && likeliest(among, Number(body.logprobs), textOf)),
  };
  const text = `${echo ? prompt : ''}${model.detokenize(output)}`;
  return completionBody('text_completion', { finish_reason: finishReason, text, logprobs }, { input, output, served });
}

/** The first of them, which are the likeliest; all of them are the whole vocabulary. */
function likeliest(among: Probabilities, count: number, textOf: (token: Token) => string): Record<string, number> {
  const found: Record<string, number> = {};
  let left = count;
  for (const [token, probability] of among) {
    if (left <= 0) break;
    found[textOf(token)] = logarithm(probability);
    left -= 1;
  }
  return found;
}

/** Of a probability too small for a number: that of the smallest one. */
const logarithm = (probability: number | undefined): number => Math.log(Math.max(probability ?? 0, Number.MIN_VALUE));
