/**
 * Compares the type descriptors that the emitters report. Two Python descriptors agree when they name the same types, where an empty
 * container agrees with any element type (specification, section 2): `list` and `list[int]` agree, `list[int]` and `list[str]` do not.
 */

export interface TypeTree {
  readonly head: string;
  /** Element types by position: one list of alternatives for a sequence, two (keys, values) for a mapping. */
  readonly parts: readonly (readonly TypeTree[])[];
}

/** The more telling of two descriptors that agree, or undefined when they disagree. */
export function agreeOnType(left: string, right: string): string | undefined {
  if (left === right) return left;
  const merged = mergeTrees(parseDescriptor(left), parseDescriptor(right));
  return merged === undefined ? undefined : writeDescriptor(merged);
}

function mergeTrees(left: TypeTree, right: TypeTree): TypeTree | undefined {
  if (left.head !== right.head) return undefined;
  if (left.parts.length === 0) return right;
  if (right.parts.length === 0) return left;
  const parts = left.parts.map((alternatives, index) => mergeAlternatives(alternatives, right.parts[index] ?? []));
  return parts.includes(undefined) ? undefined : { head: left.head, parts: parts as TypeTree[][] };
}

function mergeAlternatives(left: readonly TypeTree[], right: readonly TypeTree[]): TypeTree[] | undefined {
  const [leftMerged, rightMerged] = [mergeSameHeads(left), mergeSameHeads(right)];
  if (leftMerged.length !== rightMerged.length) return undefined;
  const merged = leftMerged.map((tree) =>
    rightMerged.map((other) => mergeTrees(tree, other)).find((both) => both !== undefined),
  );
  return merged.includes(undefined) ? undefined : (merged as TypeTree[]);
}

/** `list|list[int]` is one type: a container that is sometimes empty. */
function mergeSameHeads(alternatives: readonly TypeTree[]): TypeTree[] {
  const merged: TypeTree[] = [];
  for (const tree of alternatives) {
    const index = merged.findIndex((other) => mergeTrees(other, tree) !== undefined);
    if (index === -1) merged.push(tree);
    else merged[index] = mergeTrees(merged[index] as TypeTree, tree) as TypeTree;
  }
  return merged;
}

export function parseDescriptor(text: string): TypeTree {
  let offset = 0;
  const tree = (): TypeTree => {
    const head = /[^[\]|:]*/y;
    head.lastIndex = offset;
    const name = head.exec(text)?.[0] ?? '';
    offset += name.length;
    if (text[offset] !== '[') return { head: name, parts: [] };
    const parts: TypeTree[][] = [];
    do {
      offset += 1;
      parts.push(alternatives());
    } while (text[offset] === ':');
    offset += 1;
    return { head: name, parts };
  };
  const alternatives = (): TypeTree[] => {
    const trees = [tree()];
    while (text[offset] === '|') {
      offset += 1;
      trees.push(tree());
    }
    return trees;
  };
  return tree();
}

function writeDescriptor(tree: TypeTree): string {
  if (tree.parts.length === 0) return tree.head;
  return `${tree.head}[${tree.parts.map((part) => part.map(writeDescriptor).join('|')).join(':')}]`;
}
