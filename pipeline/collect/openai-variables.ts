/** Keeps what OPENAI_ORG_ID, OPENAI_PROJECT_ID and OPENAI_CUSTOM_HEADERS hold, which the client adds to every request, from other providers. */

/** Options of a client whose requests are to carry none of it. */
export function withoutOpenAiVariables(apiKey: string) {
  const lines = (process.env.OPENAI_CUSTOM_HEADERS ?? '').split('\n');
  const names = lines.map((line) => line.split(':', 1)[0]?.trim() ?? '').filter((name) => name !== '');
  const none = Object.fromEntries(names.map((name) => [name.toLowerCase(), null]));
  return { organization: null, project: null, defaultHeaders: { ...none, authorization: `Bearer ${apiKey}` } };
}
