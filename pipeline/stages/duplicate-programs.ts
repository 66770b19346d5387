/** Finds programs that are the same up to white space, comments and names. */
import type { Node } from 'web-tree-sitter';
import { hashParts } from '../../core/hash.ts';
import type { Program } from '../../corpus/schemas/program.ts';
import { parseSource } from '../../instrumentation/grammars.ts';
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

async function shapeOf({ language, source }: Program): Promise<string> {
  const tree = await parseSource(language, source);
  const names = new Map<string, number>();
  const tokens: (string | number)[] = [];
  const visit = (node: Node): void => {
    if (node.type === 'comment') return;
    if (node.childCount > 0) {
      for (const child of node.children) visit(child);
      return;
    }
    const isName = node.type.endsWith('identifier');
    if (isName && !names.has(node.text)) names.set(node.text, names.size);
    tokens.push(isName ? (names.get(node.text) as number) : node.text);
  };
  visit(tree.rootNode);
  tree.delete();
  return hashParts([language, ...tokens]);
}
