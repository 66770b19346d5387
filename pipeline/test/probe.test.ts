/** Memorisation probes against a server on 127.0.0.1 that knows some texts by heart and returns log probabilities. */
import { appendFileSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Table } from '../../analysis/tables/table.ts';
import { temporaryFolder } from '../../core/temporary-folder.ts';
import { classicPairList } from '../../corpus/simulation/families/classic-pairs/pairs.ts';
import { collectProbes } from '../memorisation/collect-probes.ts';
import { planProbes } from '../memorisation/plan-probes.ts';
import type { ProbeKind } from '../memorisation/probe.ts';
import { probeTables } from '../memorisation/probe-tables.ts';
import { type Behaviour, sendJson, startFaultServer } from './fault-server.ts';

/** What the server has read: the well-known functions, their variations never. */
const knownByHeart = classicPairList.flatMap(({ vanilla }) =>
  ['f', vanilla.name].map((name) => vanilla.source.replace('FUNCTION', name)),
);

const tokensOf = (text: string): string[] => text.match(/\s*\S+/g) ?? [];

/** What a known text holds after the same last line, else nothing. */
function recalled(text: string): string | undefined {
  const whole = knownByHeart.find((known) => known.startsWith(text));
  if (whole !== undefined) return whole.slice(text.length);
  const line = `\n${text.split('\n').at(-1)}`;
  const begun = knownByHeart.find((known) => known.includes(line));
  return begun?.slice(begun.indexOf(line) + line.length);
}

const [likely, unlikely] = [-0.125, -8];

const logprobAfter = (text: string, token: string): number =>
  (recalled(text) ?? '').startsWith(token) ? likely : unlikely;

/** Of the tokens of a text: likely as far as any known text begins so. */
const logprobIn = (tokens: readonly string[], index: number): number => {
  const begun = tokens.slice(0, index + 1).join('');
  return knownByHeart.some((known) => known.startsWith(begun)) ? likely : unlikely;
};

const remembering: Behaviour = (response, { body }) => {
  const text = String(body.prompt);
  const given = body.echo ? tokensOf(text) : [];
  const written = tokensOf(recalled(text) ?? ' nothing')[0] as string;
  const tokens = [...given, written];
  const logprobs = tokens.map((token, index) =>
    index < given.length ? logprobIn(given, index) : logprobAfter(text, token),
  );
  sendJson(response, 200, {
    model: 'served',
    usage: { prompt_tokens: 7, completion_tokens: 1 },
    choices: [
      {
        ...{ text: tokens.join(''), finish_reason: 'length' },
        logprobs: {
          tokens,
          token_logprobs: logprobs.map((logprob, index) => (body.echo && index === 0 ? null : logprob)),
          top_logprobs: tokens.map((token, index) => ({ [token]: logprobs[index], ' else': -9 })),
        },
      },
    ],
  });
};

async function probed(behaviour: Behaviour, kinds: readonly ProbeKind[], options: object = {}) {
  const server = await startFaultServer(behaviour);
  const runsDirectory = temporaryFolder('probes');
  const probes = planProbes({ kinds, families: ['boxes', 'mixed-lines'], items: 2 });
  const ask = (more: object = {}) =>
    collectProbes(probes, {
      ...{ model: 'openai/test', runsDirectory, environment: server.environment, route: 'completions', top: 3, kinds },
      ...{ retryLimits: { firstWaitInMs: 1 }, ...options, ...more },
    } as Parameters<typeof collectProbes>[1]);
  return { server, probes, ask };
}

const rowsOf = (tables: readonly Table[], name: string) => tables.find((table) => table.name === name)?.rows ?? [];

test('a model that knows the well-known functions alone writes them where a variation goes on otherwise', async () => {
  const { ask, probes } = await probed(remembering, ['continuation']);
  const { replies, askedNow } = await ask();
  expect([replies.size, askedNow]).toEqual([probes.length, probes.length]);
  const rows = rowsOf(probeTables(replies, 20), 'continuation-summary');
  expect(rows.length).toBe(20);
  const bubble = rows.filter(({ pair, name }) => pair === 'bubble' && name === 'f');
  expect(bubble.map(({ which, likeliest_right }) => [which, likeliest_right])).toEqual([
    ['vanilla', 1],
    // Wrong at three of its seven places: the sign, the rest of that line, and a last line that other functions have too.
    ['variation', 4 / 7],
  ]);
  expect(bubble[1]).toMatchObject({ vanilla_places: 1, right_there: 0, vanilla_there: Math.exp(-0.125) });
});

test('Min-K% of known functions is higher, and the least likely tokens are told', async () => {
  const { ask } = await probed(remembering, ['min-k']);
  const { replies } = await ask();
  const rows = rowsOf(probeTables(replies, 20), 'min-k');
  const gauss = rows.find(({ pair, name }) => pair === 'gauss' && name === 'f');
  expect(gauss).toMatchObject({ min_k: likely, mean_logprob: likely, variation_min_k: unlikely });
  expect(rows.map(({ difference }) => Number(difference) > 0)).not.toContain(false);
});

test('a recited item is told from what any item of its kind has', async () => {
  const plan = planProbes({ kinds: ['truncated'], families: ['boxes', 'mixed-lines'], items: 2 });
  const reciting: Behaviour = (response, { body }) => {
    const probe = plan.find(({ text }) => text === body.prompt);
    const isKnown = probe !== undefined && 'family' in probe.about && probe.about.family === 'boxes';
    sendJson(response, 200, { choices: [{ text: isKnown ? probe.rest : 'I do not know.', finish_reason: 'stop' }] });
  };
  const { ask } = await probed(reciting, ['truncated']);
  const rows = rowsOf(probeTables((await ask()).replies, 20), 'truncated-items');
  const facts = rows.map(({ family, rendering, items, recited, verbatim, overlap_4 }) => [
    ...[family, rendering, items, recited, verbatim, overlap_4],
  ]);
  expect(facts).toEqual([
    ['boxes', 'code', 2, 2, 1, 1],
    ['boxes', 'story', 2, 2, 1, 1],
    ['mixed-lines', 'code', 2, 0, 0, 0],
  ]);
  expect(rows.map(({ other_4 }) => Number(other_4) < 1)).not.toContain(false);
});

test('what is answered is not asked again, after a torn line neither', async () => {
  const { ask, server, probes } = await probed(remembering, ['min-k']);
  const { file } = await ask();
  appendFileSync(file, '{"schema_version": 1, "pro');
  const again = await ask();
  expect([again.askedNow, again.replies.size, server.requests.length]).toEqual([0, probes.length, probes.length]);
  expect(readFileSync(file, 'utf8').trimEnd().split('\n').length).toBe(probes.length);
  expect((await ask({ top: 2 })).askedNow).toBe(probes.length);
});

test('a server without log probabilities is told so at once, and leaves no row behind', async () => {
  const silent: Behaviour = (response) =>
    sendJson(response, 200, { choices: [{ text: ' n', finish_reason: 'length' }] });
  const { ask, server } = await probed(silent, ['continuation'], { concurrency: 1 });
  await expect(ask()).rejects.toMatchObject({
    ...{ code: 'no_logprobs', exitCode: 2 },
    message: expect.stringMatching(
      /^127\.0\.0\.1:\d+ gives no log probabilities for openai\/test: its reply carries none$/,
    ),
  });
  expect(server.requests.length).toBe(1);
  const refusing: Behaviour = (response) =>
    sendJson(response, 400, { error: { message: "unknown field 'logprobs'", code: 'invalid_request' } });
  const refused = await probed(refusing, ['continuation'], { concurrency: 1 });
  await expect(refused.ask()).rejects.toMatchObject({ code: 'no_logprobs', exitCode: 2 });
});

test('a server that tells only of what it writes cannot serve Min-K%', async () => {
  const deaf: Behaviour = (response, request) =>
    remembering(response, { ...request, body: { ...request.body, echo: false } });
  const { ask } = await probed(deaf, ['min-k'], { concurrency: 1 });
  await expect(ask()).rejects.toMatchObject({ code: 'no_text_logprobs', exitCode: 2 });
});

test('chats are asked for what follows, and the key is in no row', async () => {
  const chatting: Behaviour = (response, { headers }) => {
    const key = headers.authorization?.replace('Bearer ', '') as string;
    const content = [{ token: key, logprob: -0.5, top_logprobs: [{ token: key, logprob: -0.5 }] }];
    sendJson(response, 200, {
      choices: [{ finish_reason: 'length', message: { content: `your key is ${key}` }, logprobs: { content } }],
    });
  };
  const { ask, server } = await probed(chatting, ['continuation'], { route: 'chat/completions' });
  const { file, replies } = await ask();
  expect(server.requests[0]).toMatchObject({
    url: '/v1/chat/completions',
    body: { logprobs: true, top_logprobs: 3, max_tokens: 1, temperature: 0 },
  });
  expect([...replies.values()][0]).toMatchObject({
    response_text: 'your key is [key]',
    tokens: [{ token: '[key]', logprob: -0.5, top: [{ token: '[key]', logprob: -0.5 }] }],
  });
  expect(readFileSync(file, 'utf8')).not.toContain(server.environment.OPENAI_API_KEY);
});

test('a simulated subject has no probabilities', async () => {
  const { ask } = await probed(remembering, ['min-k']);
  await expect(ask({ model: 'sim/slip' })).rejects.toMatchObject({ code: 'no_logprobs', exitCode: 2 });
});
