/** Recognises programs written for Python 2: by their text where they do not parse, by what they miss where they do. */
import { Refusal } from './admission/refusal.ts';

const signs: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['a print statement', /^[ \t]*(?:[^#\n'"]*:[ \t]*)?print(?:[ \t]*>>|[ \t]+[^\s=.,)(]|[ \t]*$)/m],
  ['an exec statement', /^[ \t]*exec[ \t]+["'\w]/m],
  ['raw_input', /\braw_input[ \t]*\(/],
  ['xrange', /\bxrange[ \t]*\(/],
  ['an except clause with a comma', /^[ \t]*except[ \t]+[\w.]+[ \t]*,[ \t]*\w+[ \t]*:/m],
  ['a raise statement with a comma', /^[ \t]*raise[ \t]+[\w.]+[ \t]*,/m],
  ['the operator <>', /[\w)\]][ \t]*<>[ \t]*[\w(]/],
  ['a long integer', /\b\d+[lL]\b/],
  ['a text in backquotes', /`[^`\n]+`/],
];

/** A refusal when a source that does not parse bears a sign of Python 2; undefined when it bears none. */
export function refusePythonTwoText(source: string, complaint: { line: number; message: string }): Refusal | undefined {
  for (const [sign, pattern] of signs) {
    const found = pattern.exec(source);
    if (found === null) continue;
    const line = source.slice(0, found.index).split('\n').length;
    return refusal(`${sign} on line ${line}`, { line, message: complaint.message });
  }
  return undefined;
}

const builtIns = 'raw_input|xrange|unicode|unichr|basestring|long|cmp|execfile|reduce|reload|intern';
const missing = [
  new RegExp(`NameError: name '(${builtIns})' is not defined`),
  /AttributeError: 'dict' object has no attribute '(has_key|iteritems|iterkeys|itervalues)'/,
  /(?:ModuleNotFoundError|ImportError): No module named '(Queue|StringIO|cStringIO|itertools\.izip|__builtin__|sets)'/,
  /TypeError: unsupported operand type\(s\) for (>>): 'builtin_function_or_method'/,
  /AttributeError: module '\w+' has no attribute '(maketrans|izip|imap|ifilter|maxint)'/,
];

/** A refusal when the last line of a failed run says that something of Python 2 is missing. */
export function refusePythonTwoRun(lastLine: string): Refusal | undefined {
  const name = missing.map((pattern) => pattern.exec(lastLine)?.[1]).find((found) => found !== undefined);
  return name === undefined ? undefined : refusal(`it uses ${name}`, { message: lastLine });
}

function refusal(sign: string, evidence: Readonly<Record<string, unknown>>): Refusal {
  const explanation = `The program is written for Python 2 (${sign}); programs are Python 3.`;
  return new Refusal('unsupported_source', { written_for: 'Python 2', ...evidence }, undefined, explanation);
}
