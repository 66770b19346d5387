/** The gate every source passes first: the interpreter or the compiler itself accepts it. */
import type { Language } from '../corpus/program-folder.ts';
import { Refusal } from './admission/refusal.ts';
import { requireFinished, requireFinishedCompilation } from './finished-run.ts';
import { refusePythonTwoText } from './python-two.ts';
import { compileCpp } from './toolchain/cpp.ts';
import { runPython } from './toolchain/python.ts';

/** Throws Refusal (unsupported_source) with the line and the complaint of the interpreter or compiler. */
export function checkSource(language: Language, source: string): Promise<void> {
  return language === 'python' ? checkPython(source) : checkCpp(source);
}

/** Compiles the source it reads from standard input and prints where it is wrong. */
const syntaxCheck = `import sys
source = sys.stdin.buffer.read()
try:
    compile(source, 'program.py', 'exec', dont_inherit=True)
except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
    print(getattr(error, 'lineno', None) or 1, error.args[0])
`;

/** The declaration of an encoding, on one of the first two lines (Python's PEP 263). */
const encodingDeclaration = /^(?:[ \t\f]*(?:#.*)?\r?\n)?[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+)/;

/** A text that calls itself something else would be read by the interpreter as other characters than a reader sees. */
function requireUtf8(source: string): void {
  const declared = encodingDeclaration.exec(source)?.[1];
  if (declared === undefined || /^(utf[-_]?8([-_]sig)?|(us[-_]?)?ascii)$/i.test(declared)) return;
  const line = source.slice(0, source.indexOf(declared)).split('\n').length;
  throw new Refusal('unsupported_source', { line, message: `the source declares the encoding ${declared}` });
}

async function checkPython(source: string): Promise<void> {
  requireUtf8(source);
  const result = await runPython({ program: syntaxCheck, input: source });
  requireFinished(result, 'syntax check');
  const [line, ...message] = result.stdout.toString().trim().split(' ');
  if (line === undefined || line === '') return;
  const complaint = { line: Number(line), message: message.join(' ') };
  throw refusePythonTwoText(source, complaint) ?? new Refusal('unsupported_source', complaint);
}

async function checkCpp(source: string): Promise<void> {
  const compiled = await compileCpp(source, 'clean');
  if (compiled.ok) return;
  requireFinishedCompilation(compiled, 'clean');
  const [, line, message] = /:(\d+):\d+: (?:fatal )?error: (.*)/.exec(compiled.message) ?? [];
  throw new Refusal('unsupported_source', {
    line: line === undefined ? null : Number(line),
    message: message ?? compiled.message.slice(0, 300),
  });
}
