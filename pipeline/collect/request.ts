/** The request of a cell: one fresh user message, and nothing that depends on other cells. */
import type { Task } from '../schemas/task.ts';
import type { Setting } from './setting.ts';

export interface RequestBody {
  readonly model: string;
  readonly messages: readonly [{ readonly role: 'user'; readonly content: string }];
  readonly [parameter: string]: unknown;
}

/** Everything that decides an answer besides model and messages. A seed moves with the repeat, so that repeats differ. */
export function requestParameters(setting: Setting, repeat: number): Record<string, unknown> {
  const seed = setting.seed === null ? {} : { seed: setting.seed + repeat - 1 };
  return { ...seed, ...setting.parameters };
}

/** What a row says was sent: the parameters, and how the reply was asked to travel. */
export function sentParameters(setting: Setting, repeat: number): Record<string, unknown> {
  return { ...requestParameters(setting, repeat), ...(setting.stream ? streamFields : {}) };
}

/** Streaming changes how an answer travels, not which one it is: these fields are in no request key. */
export const streamFields = { stream: true, stream_options: { include_usage: true } } as const;

/** The body of the request for a task. */
export function requestBody(setting: Setting, task: Pick<Task, 'prompt'>, repeat: number): RequestBody {
  return {
    model: setting.modelSent,
    messages: [{ role: 'user', content: task.prompt }],
    ...requestParameters(setting, repeat),
  };
}
