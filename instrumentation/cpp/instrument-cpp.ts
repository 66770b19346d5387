/**
 * Puts hooks into a C++ source. Its macros are expanded only to find loops, statements and variables; the hooks go into the source as
 * it was written, and nothing of it is changed or moved, so that line numbers stay.
 */
import type { Node } from 'web-tree-sitter';
import { type DeclaredFields, loopOnLine } from '../declared-fields.ts';
import { applyInsertions, type Insertion } from '../insertions.ts';
import type { InstrumentedProgram, Loop } from '../instrumented-program.ts';
import { type CheckpointPlaces, checkpointPlaces } from './checkpoint-places.ts';
import { bracketPairs, type Token, tokenize, writtenNames } from './cpp-tokens.ts';
import { loopHooks } from './hook-text.ts';
import { type FoundLoop, findLoops } from './loops.ts';
import { definedMacros } from './macro-definitions.ts';
import type { Expansion, Preprocess } from './macro-expansion.ts';
import { parseProgram } from './parsed-program.ts';
import { type HookedLoop, statementInsertions } from './statement-counters.ts';
import { findStructs, injectedMembers } from './struct-members.ts';
import { alignTokens, type SourceMap } from './token-alignment.ts';
import { visibleVariables } from './visible-variables.ts';

export interface CppLoop extends Loop {
  /** Where the shown form puts the checkpoint line; absent when it has no place for one. */
  readonly checkpointPlaces?: CheckpointPlaces;
}

export interface InstrumentedCpp extends InstrumentedProgram {
  readonly loops: readonly CppLoop[];
}

/**
 * The instrumented form of a source, to be compiled with emitter.hpp in front of it, or what the preprocessor objects to.
 * Loops are refused as `syntax_error` (the grammar does not read their boundaries, or what they stand in), `unmapped` (a part of the loop is inside a macro),
 * `consteval_function`, or `no_place_for_checkpoint`, which alone still carry hooks.
 * Declared expressions are compiled into the hooks of their loop; checkCppExpression says whether one can be.
 */
export async function instrumentCpp(
  source: string,
  preprocess: Preprocess,
  declared?: DeclaredFields,
): Promise<InstrumentedCpp | { error: string }> {
  const program = await parseProgram(source, preprocess);
  if ('error' in program) return program;
  try {
    return instrumentTree(source, program.expansion, program.tree.rootNode, declared);
  } finally {
    program.tree.delete();
  }
}

function instrumentTree(
  source: string,
  expansion: Expansion,
  root: Node,
  declared: DeclaredFields | undefined,
): InstrumentedCpp {
  const tokens = tokenize(source);
  const map = alignTokens(tokens, expansion.tokens, definedMacros(source));
  const loops = findLoops(root, map, bracketPairs(expansion.tokens));
  const described = loops.map((loop) => describeLoop(loop, source, expansion));
  const declaredLoop = declared && loopOnLine(described, declared.line)?.id;
  const hooked = loops
    .filter(({ refused }) => refused === undefined)
    .map((loop) => hookLoop(loop, tokens, loop.id === declaredLoop ? declared?.expressions : []));
  const insertions = [...statementInsertions(root, map, hooked), ...structInsertions(root, map, tokens)];
  return { text: applyInsertions(source, insertions), loops: described };
}

/** Variables that only a macro names are left out: a reader of the program does not know them. */
function hookLoop(loop: FoundLoop, tokens: readonly Token[], expressions?: readonly string[]): HookedLoop {
  const written = writtenNames(tokens);
  const { around, header } = visibleVariables(loop.node);
  const known = ({ name }: { name: string }) => written.has(name);
  return { loop, hooks: loopHooks(loop.id, around.filter(known), header.filter(known), expressions) };
}

function structInsertions(root: Node, map: SourceMap, tokens: readonly Token[]): Insertion[] {
  const written = writtenNames(tokens);
  return findStructs(root).flatMap((struct) => {
    const offset = map.starts.get(struct.closingBrace);
    if (offset === undefined) return [];
    const fields = struct.fields.filter((name) => written.has(name));
    const opening = struct.wantsNameAt === undefined ? undefined : map.starts.get(struct.wantsNameAt);
    return [
      { offset, text: injectedMembers({ ...struct, fields }), rank: 0 },
      ...(opening === undefined ? [] : [{ offset: opening, text: ` midrun__${struct.name} `, rank: 0 }]),
    ];
  });
}

function describeLoop(loop: FoundLoop, source: string, expansion: Expansion): CppLoop {
  const places = loop.refused === undefined ? checkpointPlaces(loop, source) : undefined;
  const refused = loop.refused ?? (places === undefined ? 'no_place_for_checkpoint' : undefined);
  return {
    id: loop.id,
    kind: loop.kind,
    line: lineOf(loop, source, expansion),
    headerNames: loop.headerNames,
    ...(refused !== undefined && { refused }),
    ...(places !== undefined && { checkpointPlaces: places }),
  };
}

function lineOf({ node, places }: FoundLoop, source: string, { tokens }: Expansion): number {
  if (places !== undefined) return source.slice(0, places.start).split('\n').length;
  return tokens.find(({ start }) => start === node.startIndex)?.line ?? 0;
}
