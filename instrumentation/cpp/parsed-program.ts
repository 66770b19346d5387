/** A C++ source as the grammar reads it: expanded in the way that leaves fewer places unread. */
import type { Node, Tree } from 'web-tree-sitter';
import { parseSource } from '../grammars.ts';
import { expressionMacros } from './expression-macros.ts';
import { conditionOnHeader } from './header-conditions.ts';
import { type Expansion, expandMacros, type Preprocess } from './macro-expansion.ts';
import { isError } from './syntax.ts';

export interface ParsedProgram {
  /** What the tree was made from. */
  readonly expansion: Expansion;
  /** The program with all its macros expanded; the same as `expansion` unless calls of expression macros stayed in it. */
  readonly wholeExpansion: Expansion;
  /** The caller frees it by `tree.delete()`. */
  readonly tree: Tree;
}

/** All macros are expanded first. Where the grammar does not read the result, calls of expression macros stay, if that helps. */
export async function parseProgram(source: string, preprocess: Preprocess): Promise<ParsedProgram | { error: string }> {
  const wholeExpansion = await expandMacros(source, preprocess);
  if ('error' in wholeExpansion) return wholeExpansion;
  const line = await conditionOnHeader(source, wholeExpansion, preprocess);
  if (line !== undefined) return { error: `the condition before line ${line} asks for a macro of a header` };
  const tree = await parseSource('cpp', wholeExpansion.text);
  const whole = { expansion: wholeExpansion, wholeExpansion, tree };
  const kept = tree.rootNode.hasError ? expressionMacros(source) : new Set<string>();
  if (kept.size === 0) return whole;
  const expansion = await expandMacros(source, preprocess, kept);
  if ('error' in expansion) return whole;
  const other = await parseSource('cpp', expansion.text);
  const helps = errorCount(other.rootNode) < errorCount(tree.rootNode);
  (helps ? tree : other).delete();
  return helps ? { expansion, wholeExpansion, tree: other } : whole;
}

function errorCount(node: Node): number {
  if (!node.hasError) return 0;
  return node.children.reduce((sum, child) => sum + errorCount(child), isError(node) ? 1 : 0);
}
