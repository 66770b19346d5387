/** Finds programs that are the same up to white space, comments and names. */
import { hashParts } from '../../core/hash.ts';
import type { Program } from '../../corpus/schemas/program.ts';
import { sourceTokens } from '../../instrumentation/source-tokens.ts';
import reasons from '../../oracles/admission/reasons.json' with { type: 'json' };
import type { Exclusion } from '../../oracles/schemas/exclusion.ts';

/** Refusals of every program whose like came before it in the order of ids. */
export async function duplicatePrograms(programs: readonly Program[]): Promise<Exclusion[]> {
  const first = new Map<string, string>();
  const exclusions: Exclusion[] = [];
  for (const program of programs) {
    const shape = await shapeOf(program);
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

/** Names count by the order in which they first appear. */
async function shapeOf({ language, source }: Program): Promise<string> {
  const names = new Map<string, number>();
  const tokens = (await sourceTokens(language, source)).map(({ text, isName }) => {
    if (!isName) return text;
    const number = names.get(text) ?? names.size;
    names.set(text, number);
    return number;
  });
  return hashParts([language, ...tokens]);
}
