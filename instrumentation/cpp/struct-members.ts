/** The fields of the structs and classes that a program defines, and the members that let the emitter read them. */
import type { Node } from 'web-tree-sitter';
import { fieldChildren, hasSpecifier, nodesIn } from './syntax.ts';

export interface UserStruct {
  /** As the program calls it, by a typedef if need be; `struct` when it has no name. */
  readonly name: string;
  readonly fields: readonly string[];
  /** Fields that are pointers. */
  readonly pointers: number;
  /** Base classes, all of them structs of this list. */
  readonly bases: readonly string[];
  /** Offset in the parsed text of the brace that closes the definition. */
  readonly closingBrace: number;
  /** Offset of the brace that opens it, where only a typedef names it: clang++ wants a name before it takes functions among the members. */
  readonly wantsNameAt?: number;
}

/** Structs whose fields can be told from their text. Left out: unions, and classes with a base that is not such a struct. */
export function findStructs(root: Node): UserStruct[] {
  const found: UserStruct[] = [];
  for (const node of nodesIn(root)) {
    if (node.type !== 'struct_specifier' && node.type !== 'class_specifier') continue;
    const struct = describeStruct(node, new Set(found.map(({ name }) => name)));
    if (struct !== undefined) found.push(struct);
  }
  return found;
}

/** What is put before the closing brace: the name, and a visit of every field, private ones included. */
export function injectedMembers({ name, fields, bases }: UserStruct): string {
  const visits = [
    ...bases.map((base) => `${base}::midrun__visit(midrun__v);`),
    ...fields.map((field) => `midrun__v.midrun__field("${field}",${field});`),
  ];
  return (
    ` public:static const char*midrun__name(){return"${name}";}` +
    `void midrun__visit(midrun__::midrun__visitor&midrun__v)const{${visits.join('')}}`
  );
}

/** What is put before the closing brace of a traced struct: a count of the cells of its fields, and how many every value has. */
export function countingMembers({ fields, bases, pointers }: UserStruct): string {
  const counts = [
    ...bases.map((base) => `${base}::midrun__count_fields(midrun__c);`),
    ...fields.map((field) => `midrun__c.midrun__field(${field});`),
  ];
  const fixed = [...bases.map((base) => `${base}::midrun__fixed_fields()`), '0'];
  const types = fields.map((field) => `decltype(${field})`).join(',');
  return (
    `void midrun__count_fields(midrun__::midrun__cell_counter&midrun__c)const{midrun__c.cells+=${pointers};${counts.join('')}}` +
    `static constexpr midrun__::count_t midrun__fixed_fields(){` +
    `return midrun__::midrun__sum_of(${[`midrun__::midrun__fixed_cells<${types}>()`, ...fixed, pointers].join(',')});}`
  );
}

function describeStruct(node: Node, known: ReadonlySet<string>): UserStruct | undefined {
  const body = node.childForFieldName('body');
  const name = node.childForFieldName('name');
  if (body === null || node.hasError || isSpecialisation(name) || isPartOfAnother(node)) return undefined;
  const bases = baseNames(node);
  if (bases === undefined || !bases.every((base) => known.has(base))) return undefined;
  const fields = body.namedChildren.flatMap(fieldNames);
  if (fields.length === 0 && bases.length === 0) return undefined;
  const pointers = body.namedChildren.flatMap(pointerFields).length;
  return {
    pointers,
    name: name?.text ?? typedefName(node) ?? 'struct',
    fields,
    bases,
    closingBrace: body.endIndex - 1,
    ...(name === null && node.parent?.type === 'type_definition' && { wantsNameAt: body.startIndex }),
  };
}

/** `Point` in `typedef struct { ... } Point;`. */
function typedefName({ parent }: Node): string | undefined {
  if (parent?.type !== 'type_definition') return undefined;
  return fieldChildren(parent, 'declarator').find(({ type }) => type === 'type_identifier')?.text;
}

/** A specialisation, such as `template <> struct std::hash<Point>`. */
function isSpecialisation(name: Node | null): boolean {
  return name !== null && name.type !== 'type_identifier';
}

/** `struct { int x, y; };` among the fields of another: its fields are those of the other, and it can have no functions. */
function isPartOfAnother(node: Node): boolean {
  return (
    node.childForFieldName('name') === null &&
    node.parent?.type === 'field_declaration' &&
    fieldChildren(node.parent, 'declarator').length === 0
  );
}

/** Undefined when a base is not a plain name. */
function baseNames(node: Node): string[] | undefined {
  const clause = node.namedChildren.find(({ type }) => type === 'base_class_clause');
  const bases = (clause?.namedChildren ?? []).filter(({ type }) => type !== 'access_specifier');
  return bases.every(({ type }) => type === 'type_identifier') ? bases.map(({ text }) => text) : undefined;
}

function fieldNames(member: Node): string[] {
  if (member.type !== 'field_declaration' || hasSpecifier(member, 'static', 'constexpr')) return [];
  const part = member.childForFieldName('type');
  if (part?.type === 'struct_specifier' && isPartOfAnother(part)) {
    return part.childForFieldName('body')?.namedChildren.flatMap(fieldNames) ?? [];
  }
  return fieldChildren(member, 'declarator').flatMap(nameOf);
}

function pointerFields(member: Node): Node[] {
  if (member.type !== 'field_declaration' || hasSpecifier(member, 'static')) return [];
  return fieldChildren(member, 'declarator').filter(
    (declarator) =>
      declarator.type === 'pointer_declarator' &&
      ![...nodesIn(declarator)].some(({ type }) => type === 'function_declarator'),
  );
}

/** Pointers are skipped by name, since what they point to is not part of the value. */
function nameOf(declarator: Node): string[] {
  switch (declarator.type) {
    case 'field_identifier':
      return [declarator.text];
    case 'array_declarator':
      return declarator.childForFieldName('size') === null
        ? []
        : nameOf(declarator.childForFieldName('declarator') as Node);
    case 'reference_declarator':
      return declarator.namedChildren.flatMap(nameOf);
    default:
      return [];
  }
}
