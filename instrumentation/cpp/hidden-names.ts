/**
 * Names that mean something else than a global in a function, without being variables of that function: members of its class and of the
 * classes that one is derived from, parameters of its template, and what its namespace declares where it is opened elsewhere.
 */
import type { Node } from 'web-tree-sitter';
import { declaredVariables } from './declarations.ts';
import { declaredName } from './running-object.ts';
import { ancestors, fieldChildren, nodesIn } from './syntax.ts';

/** Those that a scope around a statement hides. */
export function namesHiddenBy(scope: Node): string[] {
  switch (scope.type) {
    case 'field_declaration_list':
      return scope.parent === null ? memberNames(scope) : namesOfClass(scope.parent, new Set());
    case 'function_definition':
      return qualifiersOf(declaredName(scope)).flatMap((name) => namesOf(name, scope));
    case 'template_declaration':
      return parameterNames(scope);
    case 'namespace_definition':
      return namesOf(scope.childForFieldName('name')?.text, scope);
    default:
      return [];
  }
}

/** `A` and `B` of `A::B::run`. */
function qualifiersOf(name: Node | null | undefined): string[] {
  if (name?.type !== 'qualified_identifier') return [];
  const scope = name.childForFieldName('scope');
  const own = scope?.childForFieldName('name')?.text ?? scope?.text;
  return [...(own === undefined ? [] : [own]), ...qualifiersOf(name.childForFieldName('name'))];
}

/** What the classes and namespaces of a name declare, anywhere in the program. */
function namesOf(name: string | undefined, place: Node, met: Set<string> = new Set()): string[] {
  if (name === undefined || met.has(name)) return [];
  met.add(name);
  return [...nodesIn(ancestors(place).at(-1) ?? place)].flatMap((node) => {
    if (node.childForFieldName('name')?.text !== name) return [];
    if (/^(?:struct|class|union)_specifier$/.test(node.type)) return namesOfClass(node, met);
    return node.type === 'namespace_definition' ? namesOfNamespace(node) : [];
  });
}

function namesOfClass(specifier: Node, met: Set<string>): string[] {
  const body = specifier.childForFieldName('body');
  const bases = specifier.namedChildren.find(({ type }) => type === 'base_class_clause')?.namedChildren ?? [];
  return [
    ...(body === null ? [] : memberNames(body)),
    ...bases.flatMap((base) => namesOf(base.childForFieldName('name')?.text ?? base.text, specifier, met)),
  ];
}

function memberNames(members: Node): string[] {
  return members.namedChildren.flatMap((member) => {
    const declarators = fieldChildren(member, 'declarator');
    // What a member without a name holds is named as if it stood beside it.
    const part = declarators.length === 0 ? member.childForFieldName('type')?.childForFieldName('body') : null;
    return [...declarators, ...(part == null ? [] : [part])].flatMap((node) =>
      [...nodesIn(node)].flatMap(({ type, text }) => (type === 'field_identifier' ? [text] : [])),
    );
  });
}

function namesOfNamespace(definition: Node): string[] {
  const declarations = definition.childForFieldName('body')?.namedChildren ?? [];
  return declarations.flatMap((node) => declaredVariables(node, true, () => false).map(({ name }) => name));
}

function parameterNames(template: Node): string[] {
  const parameters = template.childForFieldName('parameters')?.namedChildren ?? [];
  return parameters.flatMap((parameter) =>
    [...nodesIn(parameter)].flatMap(({ type, text }) => (/^(?:type_)?identifier$/.test(type) ? [text] : [])),
  );
}
