/** Finds programs that are the same up to white space, comments and names. */
import type { Program } from '../../corpus/schemas/program.ts';
import reasons from '../../oracles/admission/reasons.json' with { type: 'json' };
import type { Exclusion } from '../../oracles/schemas/exclusion.ts';

export interface ShapedProgram {
  readonly program: Program;
  /** What program-shape.ts says of it. */
  readonly shape: string;
}

/** Refusals of every program whose like came before it in the order of ids. */
export function duplicatePrograms(programs: readonly ShapedProgram[]): Exclusion[] {
  const first = new Map<string, string>();
  const exclusions: Exclusion[] = [];
  for (const { program, shape } of programs) {
    const same = first.get(shape);
    if (same === undefined) first.set(shape, program.program_id);
    else exclusions.push(refuse(program, same));
  }
  return exclusions;
}

function refuse({ program_id, study }: Program, same: string): Exclusion {
  return {
    program_id,
    case_id: null,
    study,
    stage: 'ingest',
    code: 'duplicate_program',
    probe: null,
    explanation: reasons.duplicate_program,
    evidence: { same_as: same },
  };
}
