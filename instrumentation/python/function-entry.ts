/**
 * Python files that only define functions, as judges of interview problems take them: which functions could be called, and the program
 * that calls one with arguments read from standard input.
 */
import type { Node } from 'web-tree-sitter';
import { parseSource } from '../grammars.ts';
import implicitImports from './implicit-imports.json' with { type: 'json' };

export interface FunctionFile {
  /** What an entry can name, in source order: `Solution.twoSum`, `solve`. */
  readonly entries: readonly string[];
  /** Whether the file does nothing when it is run but to define: no call, no loop, no read. */
  readonly onlyDefines: boolean;
  /** Whether it names standard input anywhere. */
  readonly readsInput: boolean;
}

export async function describeFunctionFile(source: string): Promise<FunctionFile> {
  return withRoot(source, (root) => ({
    entries: callables(root).map(({ entry }) => entry),
    onlyDefines: statements(root).every(isDefinition),
    readsInput: /\b(?:input|raw_input|fileinput|stdin)\b|\bopen\s*\(\s*0\b/.test(source),
  }));
}

export interface WrappedFunction {
  readonly source: string;
  /** Lines that were put in front of a line of the file. */
  linesBefore(line: number): number;
}

/**
 * The file as a program: it reads a JSON array of arguments, calls the entry, and prints the result as JSON (the arguments when the
 * function is annotated to return None, since it then works on them). Names that such files take for granted are imported when they
 * are used. The text depends on nothing but file and entry. Undefined when the file has no such entry.
 */
export async function wrapFunction(file: string, entry: string): Promise<WrappedFunction | undefined> {
  const text = file.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  return withRoot(text, (root) => {
    const found = callables(root).find((callable) => callable.entry === entry);
    if (found === undefined) return undefined;
    const imports = missingImports(root);
    const offset = afterPreamble(root, text);
    const head = imports.length === 0 ? '' : `${imports.join('\n')}\n`;
    const firstLineAfter = text.slice(0, offset).split('\n').length;
    return {
      source: `${text.slice(0, offset)}${head}${text.slice(offset).trimEnd()}\n\n\n${caller(found)}`,
      linesBefore: (line) => (line >= firstLineAfter ? imports.length : 0),
    };
  });
}

async function withRoot<Result>(source: string, use: (root: Node) => Result): Promise<Result> {
  const tree = await parseSource('python', source);
  try {
    return use(tree.rootNode);
  } finally {
    tree.delete();
  }
}

interface Callable {
  readonly entry: string;
  readonly call: string;
  readonly returnsNone: boolean;
}

function caller({ call, returnsNone }: Callable): string {
  const body = returnsNone
    ? [`${call}(*arguments)`, 'print(json.dumps(arguments))']
    : [`print(json.dumps(${call}(*arguments)))`];
  return ['import json', 'import sys', '', 'arguments = json.loads(sys.stdin.read())', ...body, ''].join('\n');
}

/** Functions of the module, and methods of its classes that are no dunder; of classes those without base or constructor arguments. */
function callables(root: Node): Callable[] {
  return statements(root).flatMap((node) => {
    const definition = undecorated(node);
    const name = definition.childForFieldName('name')?.text ?? '';
    if (definition.type === 'function_definition') return isAsync(definition) ? [] : [callable(name, name, definition)];
    if (definition.type !== 'class_definition') return [];
    const members = definition.childForFieldName('body')?.namedChildren ?? [];
    return members.flatMap((member) => {
      const method = undecorated(member);
      const own = method.childForFieldName('name')?.text ?? '';
      const isMethod = method.type === 'function_definition' && !own.startsWith('__') && !isAsync(method);
      return isMethod ? [callable(`${name}.${own}`, `${name}().${own}`, method)] : [];
    });
  });
}

function callable(entry: string, call: string, definition: Node): Callable {
  return { entry, call, returnsNone: definition.childForFieldName('return_type')?.text === 'None' };
}

const isAsync = (definition: Node) => definition.child(0)?.type === 'async';

const undecorated = (node: Node) =>
  node.type === 'decorated_definition' ? (node.childForFieldName('definition') ?? node) : node;

function statements(root: Node): Node[] {
  return root.namedChildren.filter(({ type }) => type !== 'comment');
}

const definingKinds = new Set([
  'import_statement',
  'import_from_statement',
  'future_import_statement',
  'function_definition',
  'class_definition',
  'decorated_definition',
  'pass_statement',
  'type_alias_statement',
]);

/** A definition, or an assignment or a text without a call in it. */
function isDefinition(node: Node): boolean {
  if (definingKinds.has(node.type)) return true;
  return node.type === 'expression_statement' && node.descendantsOfType(['call', 'await']).length === 0;
}

/** Behind the docstring and `from __future__`, which have to stay first. */
function afterPreamble(root: Node, text: string): number {
  let end = 0;
  for (const node of statements(root)) {
    const isDocstring = node.type === 'expression_statement' && node.namedChild(0)?.type === 'string';
    if (node.type !== 'future_import_statement' && !isDocstring) break;
    const lineEnd = text.indexOf('\n', node.endIndex);
    end = lineEnd === -1 ? text.length : lineEnd + 1;
  }
  return end;
}

/** Import statements for names that are used, taken for granted, and bound nowhere in the file. */
function missingImports(root: Node): string[] {
  const names = root.descendantsOfType('identifier').filter((node) => node !== null && !isOfAnother(node));
  const used = new Set(names.filter((node) => !isBinding(node)).map(({ text }) => text));
  const bound = new Set(names.filter(isBinding).map(({ text }) => text));
  const everything = root
    .descendantsOfType('wildcard_import')
    .map((node) => node?.parent?.childForFieldName('module_name')?.text);
  const { '': modules, ...members } = implicitImports;
  const isMissing = (name: string) => used.has(name) && !bound.has(name);
  const fromModules = Object.entries(members).flatMap(([module, all]) => {
    const missing = everything.includes(module) ? [] : all.filter(isMissing).filter((name) => !modules.includes(name));
    return missing.length === 0 ? [] : [`from ${module} import ${missing.join(', ')}`];
  });
  return [...modules.filter(isMissing).map((name) => `import ${name}`), ...fromModules].sort();
}

/** The name of an attribute or of an argument. */
function isOfAnother({ id, parent }: Node): boolean {
  if (parent?.type === 'attribute') return parent.childForFieldName('attribute')?.id === id;
  return parent?.type === 'keyword_argument' && parent.childForFieldName('name')?.id === id;
}

function isBinding(node: Node): boolean {
  const { parent } = node;
  if (parent === null) return false;
  if (
    /^(?:dotted_name|aliased_import|global_statement|nonlocal_statement|parameters|lambda_parameters)$/.test(
      parent.type,
    )
  )
    return true;
  const isOwnName =
    parent.childForFieldName('name')?.id === node.id || parent.childForFieldName('left')?.id === node.id;
  return isOwnName || (parent.type === 'typed_parameter' && parent.namedChild(0)?.id === node.id);
}
