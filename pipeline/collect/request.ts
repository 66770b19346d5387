/** The request of a cell: one fresh user message, and nothing that depends on other cells. */
import type { Task } from '../schemas/task.ts';
import type { Setting } from './setting.ts';

export type RequestBody = ChatBody | TextBody;

export interface ChatBody {
  readonly model: string;
  readonly messages: readonly [{ readonly role: 'user'; readonly content: string }];
  readonly [parameter: string]: unknown;
}

/** For the route that goes on with a text. */
export interface TextBody {
  readonly model: string;
  readonly prompt: string;
  readonly messages?: undefined;
  readonly [parameter: string]: unknown;
}

/** What a model is given to read. */
export const promptOf = (body: RequestBody): string =>
  body.messages === undefined ? body.prompt : body.messages[0].content;

/** What of a task a request is made of. */
export type Asking = Pick<Task, 'prompt' | 'token_budget'>;

/** How providers call the limit of output tokens. */
const limitNames = ['max_tokens', 'max_completion_tokens'];

/**
 * Everything that decides an answer besides model and messages. A seed moves with the repeat, so that repeats differ. A limit of
 * output tokens is never below what the task needs: a cut-off answer says nothing about a model.
 */
export function requestParameters(
  setting: Setting,
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
  return { ...requestParameters(setting, repeat, task), ...(setting.stream ? streamFields : {}) };
}

/** Streaming changes how an answer travels, not which one it is: these fields are in no request key. */
export const streamFields = { stream: true, stream_options: { include_usage: true } } as const;

/** The body of the request for a task. */
export function requestBody(setting: Setting, task: Asking, repeat: number): ChatBody {
  return {
    model: setting.modelSent,
    messages: [{ role: 'user', content: task.prompt }],
    ...requestParameters(setting, repeat, task),
  };
}
