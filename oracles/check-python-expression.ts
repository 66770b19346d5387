/** Whether the interpreter can evaluate a text as one expression that stands on a line of its own. */
import { requireFinished } from './finished-run.ts';
import { runPython } from './toolchain/python.ts';

const expressionCheck = `import ast, sys
text = sys.stdin.buffer.read().decode()
try:
    # In brackets, where a comment would swallow what follows; and without, where it would be continued.
    bracketed = ast.parse("(%s)" % text, mode="eval")
    tree = ast.parse(text, mode="eval")
    if ast.dump(bracketed) != ast.dump(tree):
        print("is not one expression")
    elif isinstance(tree.body, ast.Constant):
        print("is a constant")
    elif any(isinstance(node, (ast.NamedExpr, ast.Await, ast.Yield, ast.YieldFrom)) for node in ast.walk(tree)):
        print("does more than to be evaluated")
except (SyntaxError, ValueError) as error:
    print("does not parse:", error.args[0])
`;

/** What is wrong with the text of a declared field, as the end of a sentence; undefined when nothing is. Throws Unfinished. */
export async function complaintAboutPythonExpression(text: string): Promise<string | undefined> {
  if (/[\r\n]/.test(text)) return 'has to stand on one line';
  const result = await runPython({ program: expressionCheck, input: text });
  requireFinished(result, 'check of a declared field');
  const complaint = result.stdout.toString().trim();
  return complaint === '' ? undefined : complaint;
}
