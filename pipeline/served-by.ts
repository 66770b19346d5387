/** Who an answer says it is from: the model, and for a router the provider behind it. Settings may be served by several in the course of time. */
import type { Prediction } from './schemas/prediction.ts';

/** Undefined when the reply names nobody. */
export function servedBy({ served_model, served_provider }: Prediction): string | undefined {
  if (served_model === null) return undefined;
  return served_provider === null ? served_model : `${served_model} at ${served_provider}`;
}
