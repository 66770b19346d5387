/** Finds the loops of a parsed program, and says which of them can carry hooks. */
import type { Node } from 'web-tree-sitter';
import type { Loop } from '../instrumented-program.ts';
import { isReadable } from './reading-errors.ts';
import { steppedNames } from './stepped-names.ts';
import { ancestors, hasSpecifier, loopKinds, nodesIn } from './syntax.ts';
import type { SourceMap } from './token-alignment.ts';
import { headerVariables } from './visible-variables.ts';

/** Source offsets of a loop. */
export interface LoopPlaces {
  /** Start and end of the whole statement. */
  readonly start: number;
  readonly end: number;
  /** Start and end of the body; a block's braces are part of it. */
  readonly bodyStart: number;
  readonly bodyEnd: number;
  /** Right after the brace that opens the body; absent for a body without a block. */
  readonly afterBrace?: number;
}

export interface FoundLoop extends Omit<Loop, 'line'> {
  readonly node: Node;
  readonly body: Node | null;
  /** Absent when a part of the loop is inside a macro. */
  readonly places: LoopPlaces | undefined;
}

/** `brackets` says where each bracket of the parsed text closes. */
export function findLoops(root: Node, map: SourceMap, brackets: ReadonlyMap<number, number>): FoundLoop[] {
  return [...nodesIn(root)]
    .filter(({ type }) => type in loopKinds)
    .map((node, index) => {
      const body = node.childForFieldName('body');
      const places = body === null ? undefined : loopPlaces(node, body, map);
      const refused = refusal(node, places, brackets);
      return {
        id: index + 1,
        kind: loopKinds[node.type] as Loop['kind'],
        headerNames: [...new Set([...headerVariables(node).map(({ name }) => name), ...steppedNames(node)])],
        node,
        body,
        places,
        ...(refused !== undefined && { refused }),
      };
    });
}

function loopPlaces(node: Node, body: Node, { starts, ends }: SourceMap): LoopPlaces | undefined {
  const start = starts.get(node.startIndex);
  const end = ends.get(node.endIndex);
  const bodyStart = starts.get(body.startIndex);
  const bodyEnd = ends.get(body.endIndex);
  const isBlock = body.type === 'compound_statement';
  const afterBrace = isBlock ? ends.get(body.startIndex + 1) : undefined;
  if (start === undefined || end === undefined || bodyEnd === undefined) return undefined;
  // A block may be opened by the macro that makes the header, as long as its brace ends that macro.
  if (isBlock)
    return afterBrace === undefined
      ? undefined
      : { start, end, bodyStart: bodyStart ?? afterBrace, bodyEnd, afterBrace };
  return bodyStart === undefined ? undefined : { start, end, bodyStart, bodyEnd };
}

function refusal(
  node: Node,
  places: LoopPlaces | undefined,
  brackets: ReadonlyMap<number, number>,
): string | undefined {
  if (!isReadable(node, brackets)) return 'syntax_error';
  if (ancestors(node).some((ancestor) => hasSpecifier(ancestor, 'consteval'))) return 'consteval_function';
  return places === undefined ? 'unmapped' : undefined;
}
