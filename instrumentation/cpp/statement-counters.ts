/**
 * Walks the statements of a program in source order and decides where the hooks of statements and loops go. A statement that is a
 * body without braces gets braces; a statement whose place is inside a macro is part of the statement that the macro call is.
 */
import type { Node } from 'web-tree-sitter';
import type { Insertion } from '../insertions.ts';
import { declaredVariables, variableNames } from './declarations.ts';
import { firstStepHook, type LoopHooks, stepHook } from './hook-text.ts';
import type { FoundLoop } from './loops.ts';
import type { SourceMap } from './token-alignment.ts';

const countedKinds = new Set([
  'expression_statement',
  'declaration',
  'return_statement',
  'if_statement',
  'for_statement',
  'for_range_loop',
  'while_statement',
  'do_statement',
  'switch_statement',
  'break_statement',
  'continue_statement',
  'goto_statement',
  'throw_statement',
  'try_statement',
  'co_return_statement',
  'co_yield_statement',
]);

const ownsBody = /_statement$|^for_range_loop$|^else_clause$/;

/** A label, a case or a hint such as `[[likely]]` with the statement it belongs to. */
const prefixedKinds = new Set(['labeled_statement', 'case_statement', 'attributed_statement']);

/** At one offset, what closes a statement stands before what opens the next. */
const ranks = { closing: 0, opening: 1 } as const;

/** `list`: a statement may stand beside it. `body`: it is alone, after a header or `else`. */
type Position = 'list' | 'body';

/** Whether a statement is run only right after the one before it in its list. */
function followsStatement(node: Node): boolean {
  return node.parent?.type === 'compound_statement' && countedKinds.has(node.previousNamedSibling?.type ?? '');
}

export interface HookedLoop {
  readonly loop: FoundLoop;
  readonly hooks: LoopHooks;
}

/** The text before a counted statement. `follows`: it is run only right after the one before it in its list. */
export type StepText = (statement: Node, follows: boolean) => string;

const countStep: StepText = (_, follows) => (follows ? stepHook : firstStepHook);

export function statementInsertions(
  root: Node,
  map: SourceMap,
  loops: readonly HookedLoop[],
  stepText: StepText = countStep,
): Insertion[] {
  const byNode = new Map(loops.map((hooked) => [hooked.loop.node.id, hooked]));
  const walk = new Walk(map, byNode, variableNames(root), stepText);
  walk.anything(root);
  return walk.insertions;
}

class Walk {
  readonly insertions: Insertion[] = [];
  private readonly map: SourceMap;
  private readonly loops: ReadonlyMap<number, HookedLoop>;
  private readonly names: ReadonlySet<string>;
  private readonly stepText: StepText;

  constructor(map: SourceMap, loops: ReadonlyMap<number, HookedLoop>, names: ReadonlySet<string>, stepText: StepText) {
    this.map = map;
    this.loops = loops;
    this.names = names;
    this.stepText = stepText;
  }

  /** A node that is no statement, or whose own statement has been dealt with. */
  anything(node: Node): void {
    for (const [index, child] of node.children.entries()) {
      if (child.isNamed) this.child(node, child, node.fieldNameForChild(index));
    }
  }

  private child(parent: Node, child: Node, field: string | null): void {
    const isBody = field === 'body' || field === 'consequence' || parent.type === 'else_clause';
    if (parent.type === 'compound_statement') this.statement(child, 'list');
    else if (isBody && ownsBody.test(parent.type)) this.statement(child, 'body');
    else this.anything(child);
  }

  private statement(node: Node, position: Position): void {
    const hooked = this.loops.get(node.id);
    if (prefixedKinds.has(node.type)) {
      this.prefixed(node, position);
    } else if (hooked !== undefined) {
      this.loop(hooked);
    } else if (!this.isCounted(node)) {
      this.anything(node);
    } else {
      const braces = position === 'body';
      const hook = this.stepText(node, !braces && followsStatement(node));
      const opened = this.open(node, braces ? `{${hook}` : hook, braces);
      this.anything(node);
      if (opened && braces) this.close(this.map.ends.get(node.endIndex), '}');
    }
  }

  /** The hook goes behind a label, a case or a hint. */
  private prefixed(node: Node, position: Position): void {
    const braces = position === 'body' && this.open(node, '{', true);
    for (const [index, child] of node.children.entries()) {
      const isPrefix = !child.isNamed || /^(?:value|label)$/.test(node.fieldNameForChild(index) ?? '');
      if (isPrefix || child.type === 'attribute_declaration') this.anything(child);
      else this.statement(child, 'list');
    }
    if (braces) this.close(this.map.ends.get(node.endIndex), '}');
  }

  private loop({ loop: { node, body, places }, hooks }: HookedLoop): void {
    if (places === undefined || body === null) return;
    this.insert(places.start, `${hooks.before}${this.stepText(node, true)}`, ranks.opening);
    for (const child of node.namedChildren) {
      if (child.id !== body.id) {
        this.anything(child);
      } else if (places.afterBrace !== undefined) {
        this.insert(places.afterBrace, hooks.inside, ranks.opening);
        this.anything(body);
      } else {
        this.insert(places.bodyStart, `{${hooks.inside}`, ranks.opening);
        this.statement(body, 'list');
        this.close(places.bodyEnd, '}');
      }
    }
    this.close(places.end, hooks.after);
  }

  /** Puts text before a node; false when the node has no place in the source (or, if its end is needed, has no end there). */
  private open(node: Node, text: string, needsEnd: boolean): boolean {
    const start = this.map.starts.get(node.startIndex);
    if (start === undefined || (needsEnd && !this.map.ends.has(node.endIndex))) return false;
    this.insert(start, text, ranks.opening);
    return true;
  }

  private close(offset: number | undefined, text: string): void {
    if (offset !== undefined) this.insert(offset, text, ranks.closing);
  }

  private insert(offset: number, text: string, rank: number): void {
    this.insertions.push({ offset, text, rank });
  }

  private isCounted(node: Node): boolean {
    if (node.type === 'declaration') return declaredVariables(node, false, (name) => this.names.has(name)).length > 0;
    if (node.type === 'expression_statement') return node.namedChildCount > 0;
    return countedKinds.has(node.type);
  }
}
