import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('the first texts of a process may be in both languages at once', () => {
  const script = `import { parseSource } from '${join(import.meta.dirname, 'grammars.ts')}';
const texts = [['python', 'for n in range(3):\\n    print(n)\\n'], ['cpp', 'int main() { for (;;) break; }'], ['python', 'n = 1\\n']];
const trees = await Promise.all(texts.map(([language, text]) => parseSource(language, text)));
const again = await parseSource('python', texts[0][1]);
console.log([...trees, again].map((tree) => tree.rootNode.children[0].type + ' ' + tree.rootNode.hasError).join(', '));`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(printed).toBe(
    'for_statement false, function_definition false, expression_statement false, for_statement false\n',
  );
});
