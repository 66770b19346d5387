/** The request of a cell: one fresh user message, and nothing that depends on other cells. */
import type { Task } from '../schemas/task.ts';
import type { Setting } from './setting.ts';

export interface RequestBody {
  readonly model: string;
  readonly messages: readonly [{ readonly role: 'user'; readonly content: string }];
  readonly [parameter: string]: unknown;
}

/** Everything sent besides model and messages. Simulated subjects take the repeat as their seed; real models get no seed. */
export function requestParameters(setting: Setting, repeat: number): Record<string, unknown> {
  return setting.simulated ? { seed: repeat } : { ...setting.parameters };
}

/** The body of the request for a task. */
export function requestBody(setting: Setting, task: Task, repeat: number): RequestBody {
  return {
    model: setting.model,
    messages: [{ role: 'user', content: task.prompt }],
    ...requestParameters(setting, repeat),
  };
}
