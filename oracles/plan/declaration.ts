/** What the author of a case declares of its checkpoint, and how a part that does not hold is told. */
import type { Candidate } from '../../corpus/schemas/candidate.ts';
import { type DeclaredFields, isVariableName } from '../../instrumentation/declared-fields.ts';

/** Parts of `checkpoint` in program.json; null for what is chosen by observation. */
export interface Declaration {
  readonly line: number | null;
  readonly instance: number | null;
  readonly iteration: number | null;
  readonly fields: readonly string[] | null;
}

type DeclaredIn = Pick<Candidate, 'fixed_line' | 'fixed_instance' | 'fixed_iteration' | 'fixed_fields'>;

export function declarationOf(candidate: DeclaredIn): Declaration {
  return {
    line: candidate.fixed_line,
    instance: candidate.fixed_instance,
    iteration: candidate.fixed_iteration,
    fields: candidate.fixed_fields,
  };
}

export function expressionsOf({ fields }: Declaration): string[] {
  return (fields ?? []).filter((field) => !isVariableName(field));
}

/** The expressions that are to be compiled into the hooks of a loop, where any are declared. */
export function declaredFieldsOf(candidate: DeclaredIn): DeclaredFields | undefined {
  const declaration = declarationOf(candidate);
  const expressions = expressionsOf(declaration);
  return declaration.line === null || expressions.length === 0 ? undefined : { line: declaration.line, expressions };
}

/** A declared part does not hold: its author has to correct it. The message says why, as a sentence without a final stop. */
export class DeclarationProblem extends Error {
  override readonly name = 'DeclarationProblem';
  readonly part: keyof Declaration;
  /** The field in question, where `part` is `fields`. */
  readonly field: string | undefined;

  constructor(part: keyof Declaration, message: string, field?: string) {
    super(message);
    this.part = part;
    this.field = field;
  }
}
