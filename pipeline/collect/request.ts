/** The request of a cell: one fresh user message, and nothing that depends on other cells. */
import type { Task } from '../schemas/task.ts';
import type { ClientOptions } from './client.ts';
import type { Setting } from './setting.ts';

export type RequestBody = ChatBody | ResponseBody | TextBody;

type UserMessage = readonly [{ readonly role: 'user'; readonly content: string }];

export interface ChatBody {
  readonly model: string;
  readonly messages: UserMessage;
  readonly [parameter: string]: unknown;
}

/** For the Responses API. */
export interface ResponseBody {
  readonly model: string;
  readonly input: UserMessage;
  readonly messages?: undefined;
  readonly [parameter: string]: unknown;
}

/** For the route that goes on with a text. */
export interface TextBody {
  readonly model: string;
  readonly prompt: string;
  readonly input?: undefined;
  readonly messages?: undefined;
  readonly [parameter: string]: unknown;
}

/** What a model is given to read. */
export function promptOf(body: RequestBody): string {
  if (body.messages !== undefined) return body.messages[0].content;
  return body.input === undefined ? body.prompt : body.input[0].content;
}

/** What of a setting a request is made of. */
export type RequestTraits = Pick<Setting, 'modelSent' | 'api' | 'parameters' | 'seed'>;

/** What of a task a request is made of. */
export type Asking = Pick<Task, 'prompt' | 'token_budget'>;

/** How providers call the limit of output tokens. */
export const limitNames: readonly string[] = ['max_completion_tokens', 'max_output_tokens', 'max_tokens'];

/**
 * Everything that decides an answer besides model and messages. A seed moves with the repeat, so that repeats differ. A limit of
 * output tokens is never below what the task needs: a cut-off answer says nothing about a model.
 */
export function requestParameters(
  setting: Pick<RequestTraits, 'seed' | 'parameters'>,
  repeat: number,
  { token_budget: budget = 0 }: Partial<Asking> = {},
): Record<string, unknown> {
  const seed = setting.seed === null ? {} : { seed: setting.seed + repeat - 1 };
  const roomy = limitNames.flatMap((name) => {
    const limit = setting.parameters[name];
    return typeof limit === 'number' && limit < budget ? [[name, budget] as const] : [];
  });
  return { ...seed, ...setting.parameters, ...Object.fromEntries(roomy) };
}

/** What a row says was sent: the parameters, and how the reply was asked to travel. */
export function sentParameters(setting: Setting, repeat: number, task?: Asking): Record<string, unknown> {
  return {
    ...requestParameters(setting, repeat, task),
    ...streamFieldsOf({ stream: setting.stream, route: setting.api }),
  };
}

/** Streaming changes how an answer travels, not which one it is: these fields are in no request key. */
export function streamFieldsOf({ stream, route }: Pick<ClientOptions, 'stream' | 'route'>): Record<string, unknown> {
  if (!stream) return {};
  return route === 'responses' ? { stream: true } : { stream: true, stream_options: { include_usage: true } };
}

/** The body of the request for a task. */
export function requestBody(setting: RequestTraits, task: Asking, repeat: number): ChatBody | ResponseBody {
  const messages: UserMessage = [{ role: 'user', content: task.prompt }];
  return {
    model: setting.modelSent,
    ...(setting.api === 'responses' ? { input: messages } : { messages }),
    ...requestParameters(setting, repeat, task),
  };
}
