/** The variables that a declaration, a parameter or a loop header introduces. */
import type { Node } from 'web-tree-sitter';
import { fieldChildren, hasSpecifier, nodesIn } from './syntax.ts';

export interface Variable {
  readonly name: string;
  /** Extents of a C array as they are written, outermost first; empty for everything else. */
  readonly extents: readonly (Node | null)[];
  /** Known to hold one value from its definition on, as far as the declaration tells. */
  readonly constant: boolean;
  /** A name of a structured binding, which lambdas cannot capture in C++17. */
  readonly binding: boolean;
  /** At namespace scope. */
  readonly global: boolean;
  /** With the namespaces around it, `::graph::size`; absent where the name alone says which variable it is. */
  readonly qualifiedName?: string;
  /** Declared as a reference: another name of something. */
  readonly reference?: 'local' | 'parameter';
  /** Declared as a view of what something else holds, such as a `string_view`. */
  readonly isView?: true;
}

/** Tells a variable from a function in `vector<int> a(n);`, which the grammar reads as a function. */
type IsVariableName = (name: string) => boolean;

/** The variables of a `declaration` node. */
export function declaredVariables(declaration: Node, global: boolean, isVariableName: IsVariableName): Variable[] {
  if (declaration.type !== 'declaration' || hasSpecifier(declaration, 'extern', 'typedef')) return [];
  const constant = hasSpecifier(declaration, 'constexpr') || (global && hasSpecifier(declaration, 'const'));
  const variables = fieldChildren(declaration, 'declarator').flatMap((declarator) =>
    declaratorVariables(declarator, { constant, global, isVariableName }),
  );
  const isView = viewTypes.test(declaration.childForFieldName('type')?.text ?? '');
  return isView ? variables.map((variable) => ({ ...variable, isView: true })) : variables;
}

const viewTypes = /^(?:::)?(?:std::)?(?:string_view$|(?:basic_string_view|span|initializer_list)\s*<)/;

/** The variables of a parameter, a range-for header or a catch clause: one declarator. */
export function parameterVariables(declarator: Node | null): Variable[] {
  // An array in a parameter is a pointer: its extents say nothing.
  return declaratorVariables(declarator, { constant: false, global: false, isVariableName: () => false }).map(
    (variable) => ({ ...variable, extents: [] }),
  );
}

interface Circumstances {
  readonly constant: boolean;
  readonly global: boolean;
  readonly isVariableName: IsVariableName;
}

function declaratorVariables(
  declarator: Node | null,
  circumstances: Circumstances,
  extents: readonly (Node | null)[] = [],
): Variable[] {
  if (declarator === null) return [];
  const { constant, global } = circumstances;
  const inner = () =>
    declarator.childForFieldName('declarator') ??
    declarator.namedChildren.find(({ type }) => /declarator$|^identifier$/.test(type)) ??
    null;
  switch (declarator.type) {
    case 'identifier':
      return [{ name: declarator.text, extents, constant, binding: false, global }];
    // The definition of a static member, `int Modular::base = 7`, is no name of its own.
    case 'qualified_identifier':
      return [];
    case 'structured_binding_declarator':
      return declarator.namedChildren
        .filter(({ type }) => type === 'identifier')
        .map(({ text }) => ({ name: text, extents: [], constant: false, binding: true, global }));
    case 'array_declarator':
      return declaratorVariables(inner(), circumstances, [declarator.childForFieldName('size'), ...extents]);
    case 'reference_declarator':
      return declaratorVariables(inner(), circumstances).map((variable) => ({ ...variable, reference: 'local' }));
    case 'pointer_declarator':
      return declaratorVariables(inner(), circumstances);
    case 'parenthesized_declarator':
      return declaratorVariables(inner(), circumstances, extents);
    case 'function_declarator':
      return isConstructorCall(declarator, circumstances) ? declaratorVariables(inner(), circumstances) : [];
    default:
      return declaratorVariables(inner(), circumstances, extents);
  }
}

/** `vector<int> a(n)`: its "parameters" have no names, and a "type" among them is the name of a variable. */
function isConstructorCall(declarator: Node, { global, isVariableName }: Circumstances): boolean {
  const parameters = declarator.childForFieldName('parameters');
  if (parameters === null || parameters.namedChildCount === 0) return false;
  const named = [...nodesIn(parameters)].filter(({ type }) => type === 'type_identifier');
  if (named.some(({ text }) => isVariableName(text))) return true;
  const looksLikePrototype = parameters.namedChildren.some(
    (parameter) => parameter.childForFieldName('declarator') !== null || named.length === 0,
  );
  return !global && !looksLikePrototype;
}

const namesOfTrees = new WeakMap<object, Set<string>>();

/** Every name that a tree declares as a variable anywhere: enough to tell `vector<int> a(n)` from a function. */
export function variableNames(root: Node): Set<string> {
  const known = namesOfTrees.get(root.tree);
  if (known !== undefined) return known;
  const names = new Set<string>();
  for (const node of nodesIn(root)) {
    if (node.type === 'declaration') {
      for (const { name } of declaredVariables(node, true, (candidate) => names.has(candidate))) names.add(name);
    }
    if (/parameter_declaration$|^for_range_loop$/.test(node.type)) {
      for (const { name } of parameterVariables(node.childForFieldName('declarator'))) names.add(name);
    }
  }
  namesOfTrees.set(root.tree, names);
  return names;
}
