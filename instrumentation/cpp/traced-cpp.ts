/**
 * The text of a traced run (instrumentation/state-metrics.md): before every statement the variables in sight are handed to cells.hpp, the
 * loop of the checkpoint says when it gets there, and a function at the end of the text counts all globals.
 */
import type { Node } from 'web-tree-sitter';
import { applyInsertions, type Insertion } from '../insertions.ts';
import { bracketPairs, type Token, tokenize, writtenNames } from './cpp-tokens.ts';
import type { Variable } from './declarations.ts';
import { findGlobals, globalFunctions } from './global-variables.ts';
import { hasRunTimeExtent, type LoopHooks } from './hook-text.ts';
import { findLoops } from './loops.ts';
import { definedMacros } from './macro-definitions.ts';
import type { Preprocess } from './macro-expansion.ts';
import { parseProgram } from './parsed-program.ts';
import { runsOnObject } from './running-object.ts';
import { type StepText, statementInsertions } from './statement-counters.ts';
import { countingMembers, findStructs, injectedMembers } from './struct-members.ts';
import { nodesIn } from './syntax.ts';
import { alignTokens, type SourceMap } from './token-alignment.ts';
import { variablesAt } from './visible-variables.ts';

export async function tracedCpp(
  source: string,
  preprocess: Preprocess,
  loopId: number,
): Promise<{ text: string } | { error: string }> {
  const program = await parseProgram(source, preprocess);
  if ('error' in program) return program;
  const root = program.tree.rootNode;
  try {
    const tokens = tokenize(source);
    const map = alignTokens(tokens, program.expansion.tokens, definedMacros(source));
    const loops = findLoops(root, map, bracketPairs(program.expansion.tokens)).filter(({ id }) => id === loopId);
    const places = new Places(tokens);
    const insertions = [
      ...statementInsertions(
        root,
        map,
        loops.map((loop) => ({ loop, hooks: traceHooks(loopId) })),
        places.stepText,
      ),
      ...structInsertions(root, map, tokens),
      ...mainInsertion(root, map),
    ];
    const globals = findGlobals(root).filter(({ name }) => writtenNames(tokens).has(name));
    const text = places.inserted(applyInsertions(source, insertions));
    return { text: `${text}\n${globalFunctions(globals)}` };
  } finally {
    program.tree.delete();
  }
}

/** Numbers the statements in the order in which they are met. The length of a row is known only when all are. */
class Places {
  private readonly written: ReadonlySet<string>;
  private count = 0;

  constructor(tokens: readonly Token[]) {
    this.written = writtenNames(tokens);
  }

  readonly stepText: StepText = (statement) => {
    this.count += 1;
    return `if(midrun__::midrun__observe(${this.count},${this.count}*midrun__row))midrun__::midrun__count(${this.countArguments(statement)});`;
  };

  /** The text with the number of places before it. */
  inserted(text: string): string {
    const row = `constexpr unsigned midrun__row=${this.count + 1};`;
    return `${row}[[gnu::init_priority(104)]]static midrun__::midrun__trace midrun__trace(${this.count});\n${text}`;
  }

  private countArguments(statement: Node): string {
    const locals = variablesAt(statement).filter(({ name, global }) => !global && this.written.has(name));
    const constants = new Set(locals.filter(({ constant }) => constant).map(({ name }) => name));
    const references = locals.filter(({ reference }) => reference === 'local').length;
    const values = locals
      .filter(({ reference }) => reference !== 'local')
      .map((variable) => valueText(variable, constants));
    const object = runsOnObject(statement) ? ['midrun__::midrun__reference(*this)'] : [];
    return [references, ...object, ...values].join(',');
  }
}

function valueText(variable: Variable, constants: ReadonlySet<string>): string {
  const { name, extents, reference } = variable;
  if (reference === 'parameter') return `midrun__::midrun__reference(${name})`;
  if (!hasRunTimeExtent(variable, constants)) return name;
  const sizes = extents.map((_, rank) => `sizeof(${name}${'[0]'.repeat(rank)})`);
  return `midrun__::midrun__array(&${name}${'[0]'.repeat(extents.length)},${sizes.join(',')})`;
}

function traceHooks(id: number): LoopHooks {
  const report = (question: string, where: string) =>
    `if(midrun__instance.midrun__at_${question}())midrun__::report_trace("${where}");`;
  return {
    before: `{midrun__::midrun__loop_instance midrun__instance(${id});`,
    inside: ` ${report('iteration', 'inside')}`,
    after: ` ${report('end', 'post')}}`,
  };
}

function structInsertions(root: Node, map: SourceMap, tokens: readonly Token[]): Insertion[] {
  const written = writtenNames(tokens);
  return findStructs(root).flatMap((struct) => {
    const offset = map.starts.get(struct.closingBrace);
    const known = { ...struct, fields: struct.fields.filter((name) => written.has(name)) };
    return offset === undefined ? [] : [{ offset, text: injectedMembers(known) + countingMembers(known), rank: 0 }];
  });
}

function mainInsertion(root: Node, map: SourceMap): Insertion[] {
  const main = [...nodesIn(root)].find(
    (node) =>
      node.type === 'function_definition' &&
      node.childForFieldName('declarator')?.childForFieldName('declarator')?.text === 'main',
  );
  const brace = main?.childForFieldName('body')?.startIndex;
  const offset = brace === undefined ? undefined : map.ends.get(brace + 1);
  return offset === undefined ? [] : [{ offset, text: 'midrun__::midrun__main_begins();', rank: 0 }];
}
