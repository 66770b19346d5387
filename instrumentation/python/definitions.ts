/** The functions and classes that a Python module defines at its top level, as texts of their own. */
import type { Node } from 'web-tree-sitter';
import { parseSource } from '../grammars.ts';

/**
 * Each name with its definition, every character as in the module but without decorators in front of it. Of a name that is defined more
 * than once, the last definition counts, as when the module is run.
 */
export async function topLevelDefinitions(moduleText: string): Promise<Map<string, string>> {
  const text = moduleText.replaceAll(/\r\n?/g, '\n');
  const tree = await parseSource('python', text);
  try {
    return new Map(
      tree.rootNode.namedChildren.flatMap((node) => {
        const definition = node.type === 'decorated_definition' ? node.childForFieldName('definition') : node;
        const name = definition === null ? undefined : nameOf(definition);
        return definition === null || name === undefined ? [] : [[name, definition.text] as const];
      }),
    );
  } finally {
    tree.delete();
  }
}

function nameOf(node: Node): string | undefined {
  const isDefinition = node.type === 'function_definition' || node.type === 'class_definition';
  return isDefinition ? node.childForFieldName('name')?.text : undefined;
}
