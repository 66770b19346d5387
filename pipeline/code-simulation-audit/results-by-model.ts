/** The published accuracies of each model in each family. */
import type { AuditedFamily } from './audited-family.ts';
import type { AuditedData } from './finding.ts';

export function resultsByModel(data: AuditedData): {
  readonly family: AuditedFamily;
  readonly model: string;
  readonly results: AuditedFamily['results'];
}[] {
  return [...data.values()].flatMap((family) =>
    [...Map.groupBy(family.results, ({ model }) => model)].map(([model, results]) => ({ family, model, results })),
  );
}
