/** Whether a statement runs on an object, whose members it can name without saying so: whether `*this` may stand beside it. */
import type { Node } from 'web-tree-sitter';
import { ancestors, fieldChildren, hasSpecifier, nodesIn } from './syntax.ts';

/** True in member functions that are not static, and in lambdas there that capture the object. */
export function runsOnObject(statement: Node): boolean {
  const around = ancestors(statement);
  const definition = around.findIndex(({ type }) => type === 'function_definition');
  if (definition === -1) return false;
  const lambdas = around.slice(0, definition).filter(({ type }) => type === 'lambda_expression');
  return lambdas.every(capturesObject) && isMember(around[definition] as Node);
}

function capturesObject(lambda: Node): boolean {
  const captures = lambda.childForFieldName('captures')?.namedChildren ?? [];
  return captures.some(({ type, text }) => type === 'lambda_default_capture' || text === 'this' || text === '*this');
}

function isMember(definition: Node): boolean {
  if (hasSpecifier(definition, 'static')) return false;
  const name = declaredName(definition);
  if (name?.type === 'qualified_identifier') return isMemberOfNamedClass(definition, name);
  const holder = definition.parent?.type === 'template_declaration' ? definition.parent.parent : definition.parent;
  return holder?.type === 'field_declaration_list';
}

/** The name in `int Walker::walk(int steps) const`. */
export function declaredName(definition: Node): Node | undefined {
  let declarator = definition.childForFieldName('declarator');
  while (declarator !== null && declarator.type !== 'function_declarator') {
    declarator = declarator.childForFieldName('declarator') ?? declarator.namedChildren.at(-1) ?? null;
  }
  return declarator?.childForFieldName('declarator') ?? undefined;
}

/** `Walker::walk`, where Walker is a class of this program that declares it, and not as static. */
function isMemberOfNamedClass(definition: Node, qualified: Node): boolean {
  const scope = qualified.childForFieldName('scope');
  const className = scope?.childForFieldName('name')?.text ?? scope?.text;
  const member = qualified.childForFieldName('name')?.text;
  const root = ancestors(definition).at(-1) ?? definition;
  return [...nodesIn(root)].some(
    (node) =>
      /^(?:struct|class)_specifier$/.test(node.type) &&
      node.childForFieldName('name')?.text === className &&
      declarationsIn(node).some((declaration) => !hasSpecifier(declaration, 'static') && declares(declaration, member)),
  );
}

function declarationsIn(specifier: Node): Node[] {
  const members = specifier.childForFieldName('body')?.namedChildren ?? [];
  return members.flatMap((member) => (member.type === 'template_declaration' ? member.namedChildren : [member]));
}

function declares(declaration: Node, name: string | undefined): boolean {
  return fieldChildren(declaration, 'declarator').some((declarator) =>
    [...nodesIn(declarator)].some(
      (node) => node.type === 'function_declarator' && node.childForFieldName('declarator')?.text === name,
    ),
  );
}
