/** The variables that a loop can see: parameters, locals, loop variables of outer loops, captured variables and globals. */
import type { Node } from 'web-tree-sitter';
import { declaredVariables, parameterVariables, type Variable, variableNames } from './declarations.ts';
import { namesHiddenBy } from './hidden-names.ts';
import { ancestors, loopKinds, nodesIn } from './syntax.ts';

export interface VisibleVariables {
  /** Visible right before and right after the loop. */
  readonly around: readonly Variable[];
  /** Bound by the loop's own header, visible in its body. */
  readonly header: readonly Variable[];
}

/** Variables of the frame that owns the loop, the nearest first; of two with one name, the inner. */
export function visibleVariables(loop: Node): VisibleVariables {
  const names = variableNames(ancestors(loop).at(-1) ?? loop);
  const header = headerVariables(loop, names);
  const hidden = new Set(header.map(({ name }) => name));
  const around = variablesAt(loop, mayBeRead(loop)).filter(({ name }) => !hidden.has(name));
  return { around, header };
}

/**
 * A reference or a view that the program does not name from the loop on may be one of what is gone, as `auto& first = rows[0]` once rows
 * has grown: no fault of a program that leaves it alone. A loop around the loop may name it again.
 */
function mayBeRead(loop: Node): (variable: Variable, scope: Node) => boolean {
  const loops = [
    ...ancestors(loop)
      .filter(({ type }) => type in loopKinds)
      .reverse(),
    loop,
  ];
  return ({ name, reference, isView, global }, scope) => {
    const mayBeGone = reference !== undefined || (isView === true && !global);
    if (!mayBeGone || scope.type === 'for_range_loop') return true;
    const from = loops.find(({ startIndex }) => startIndex > scope.startIndex) ?? loop;
    return [...nodesIn(scope)].some(
      ({ type, text, startIndex }) => startIndex >= from.startIndex && type === 'identifier' && text === name,
    );
  };
}

/** The variables that a loop's header binds. */
export function headerVariables(loop: Node, names: ReadonlySet<string> = new Set()): Variable[] {
  const declarations = [loop.childForFieldName('initializer'), loop.childForFieldName('condition')].flatMap((part) =>
    part === null ? [] : conditionVariables(part, names),
  );
  if (loop.type !== 'for_range_loop') return declarations;
  return [...declarations, ...parameterVariables(loop.childForFieldName('declarator'))];
}

/** Variables in sight right before a statement, those that `keeps` lets pass; it is told the node they are declared in. */
export function variablesAt(
  statement: Node,
  keeps: (variable: Variable, scope: Node) => boolean = () => true,
): Variable[] {
  const names = variableNames(ancestors(statement).at(-1) ?? statement);
  const found: Variable[] = [];
  // A name hides the same name further out even where it cannot be used itself, as a local not captured does.
  const taken = new Set<string>();
  let admits = (_: Variable): boolean => true;
  const add = (variables: readonly Variable[]) => {
    for (const variable of variables) {
      const inSight = !taken.has(variable.name) && (variable.global || admits(variable));
      if (inSight && keeps(variable, scope)) found.push(variable);
    }
    for (const { name } of variables) taken.add(name);
  };
  let inner = statement;
  let scope = statement;
  for (scope of ancestors(statement)) {
    const global = isNamespaceScope(scope);
    if (scope.type === 'lambda_expression') {
      add(lambdaParameters(scope));
      admits = capturedBy(scope, admits, add);
    } else if (scope.type === 'function_definition') {
      add(functionParameters(scope));
      admits = () => false;
    } else {
      add(scopeVariables(scope, inner, names));
    }
    for (const sibling of scope.namedChildren.filter((child) => child.startIndex < inner.startIndex).reverse()) {
      const declared = declaredVariables(sibling, global, (name) => names.has(name));
      add(global ? declared.map((variable) => qualified(variable, scope)) : declared);
    }
    for (const name of namesHiddenBy(scope)) taken.add(name);
    inner = scope;
  }
  return found;
}

/**
 * `using namespace std` makes the bare name of a global `count` that the program leaves alone mean two things. In a namespace without
 * a name the bare one is all there is.
 */
function qualified(variable: Variable, scope: Node): Variable {
  const namespaces = [scope, ...ancestors(scope)].filter(({ type }) => type === 'namespace_definition');
  const names = namespaces.map((namespace) => namespace.childForFieldName('name')?.text);
  if (names.length > 0 && names[0] === undefined) return variable;
  const path = names.reverse().flatMap((name) => name ?? []);
  return { ...variable, qualifiedName: ['', ...path, variable.name].join('::') };
}

/** Variables of a surrounding statement's header, when the loop stands in its body. */
function scopeVariables(scope: Node, inner: Node, names: ReadonlySet<string>): Variable[] {
  const condition = scope.childForFieldName('condition');
  if (inner.id === condition?.id || inner.id === scope.childForFieldName('initializer')?.id) return [];
  if (scope.type === 'for_range_loop' && inner.id !== scope.childForFieldName('body')?.id) return [];
  if (scope.type === 'catch_clause') return parametersIn(scope.childForFieldName('parameters'));
  return /^(?:for|while|if|switch)_statement$|^for_range_loop$/.test(scope.type) ? headerVariables(scope, names) : [];
}

function conditionVariables(part: Node, names: ReadonlySet<string>): Variable[] {
  const declarations = part.type === 'declaration' ? [part] : directDeclarations(part);
  return declarations.flatMap((declaration) => declaredVariables(declaration, false, (name) => names.has(name)));
}

function directDeclarations(part: Node): Node[] {
  if (part.type !== 'condition_clause' && part.type !== 'init_statement') return [];
  return part.namedChildren.flatMap((child) => (child.type === 'declaration' ? [child] : directDeclarations(child)));
}

function functionParameters(definition: Node): Variable[] {
  let declarator = definition.childForFieldName('declarator');
  while (declarator !== null && !/^(?:abstract_)?function_declarator$/.test(declarator.type)) {
    declarator = declarator.childForFieldName('declarator') ?? declarator.namedChildren.at(-1) ?? null;
  }
  return parametersIn(declarator?.childForFieldName('parameters') ?? null);
}

const lambdaParameters = functionParameters;

function parametersIn(list: Node | null): Variable[] {
  return (list?.namedChildren ?? []).flatMap((parameter) =>
    parameter.type === 'variadic_parameter_declaration'
      ? []
      : parameterVariables(parameter.childForFieldName('declarator')).map((variable) =>
          variable.reference === undefined ? variable : { ...variable, reference: 'parameter' as const },
        ),
  );
}

/**
 * What remains visible beyond a lambda: what it names in its capture list, and under a capture default what its body mentions (to
 * mention more would capture more). Structured bindings and arrays of run-time extent stay out.
 */
function capturedBy(
  lambda: Node,
  outer: (variable: Variable) => boolean,
  add: (variables: readonly Variable[]) => void,
): (variable: Variable) => boolean {
  const captures = lambda.childForFieldName('captures');
  const hasDefault = captures?.namedChildren.some(({ type }) => type === 'lambda_default_capture') ?? false;
  const initialised = (captures?.namedChildren ?? []).filter(({ type }) => type === 'lambda_capture_initializer');
  const own = initialised.flatMap((capture) => capture.childForFieldName('left')?.text ?? []);
  add(own.map((name) => ({ name, extents: [], constant: false, binding: false, global: false })));
  const named = new Set(
    (captures?.namedChildren ?? []).flatMap((capture) => (capture.type === 'identifier' ? [capture.text] : [])),
  );
  const body = lambda.childForFieldName('body');
  const mentioned = new Set(
    hasDefault && body !== null
      ? [...nodesIn(body)].flatMap(({ type, text }) => (type === 'identifier' ? [text] : []))
      : [],
  );
  return (variable) => {
    const reachable = named.has(variable.name) || mentioned.has(variable.name);
    const plain =
      !variable.binding && variable.extents.every((extent) => extent === null || extent.type === 'number_literal');
    return reachable && plain && outer(variable);
  };
}

export function isNamespaceScope(scope: Node): boolean {
  return scope.type === 'translation_unit' || scope.type === 'declaration_list';
}
