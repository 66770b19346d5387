/** The variables at namespace scope of a program, and the functions by which a traced run counts them. */
import type { Node } from 'web-tree-sitter';
import { declaredVariables, variableNames } from './declarations.ts';

export interface GlobalVariable {
  readonly name: string;
  /** With the namespaces around it: `::graph::size`. */
  readonly qualifiedName: string;
  readonly isArray: boolean;
}

export function findGlobals(root: Node): GlobalVariable[] {
  const names = variableNames(root);
  const found = new Map<string, GlobalVariable>();
  const visit = (list: Node, scope: string) => {
    for (const child of list.namedChildren) {
      const body = child.childForFieldName('body');
      if (child.type === 'namespace_definition' && body !== null) {
        const name = child.childForFieldName('name')?.text;
        visit(body, name === undefined ? scope : `${scope}::${name}`);
      }
      for (const { name, extents } of declaredVariables(child, true, (candidate) => names.has(candidate))) {
        const qualifiedName = `${scope}::${name}`;
        found.set(qualifiedName, { name, qualifiedName, isArray: extents.length > 0 });
      }
    }
  };
  visit(root, '');
  return [...found.values()];
}

/** The text that ends a traced program. Arrays are numbered in order. */
export function globalFunctions(globals: readonly GlobalVariable[]): string {
  const arrays = globals.filter(({ isArray }) => isArray);
  const cells = globals.map((global) =>
    global.isArray
      ? `midrun__array_cells(${arrays.indexOf(global)},${global.qualifiedName})`
      : `midrun__cells(${global.qualifiedName})`,
  );
  const holds = globals.map(({ qualifiedName }) => `midrun__holds(${qualifiedName},midrun__address)`);
  const notes = arrays.map(({ qualifiedName }, index) => `midrun__note_used(${index},${qualifiedName});`);
  return [
    'namespace midrun__{',
    `count_t midrun__global_cells(){return ${['0', ...cells].join('+')};}`,
    `bool midrun__is_global(const void*midrun__address){return ${[...holds, 'false'].join('||')};}`,
    `void midrun__note_all_used(){${notes.join('')}}`,
    '}',
    '',
  ].join('\n');
}
