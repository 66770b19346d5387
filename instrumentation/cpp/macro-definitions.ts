/** The macros that a source defines itself, and the marked form of their definitions. */
import { directive, type Token, tokenize } from './cpp-tokens.ts';

/** Tokens that stand around every expansion of a marked macro. */
export const marks = { begin: 'midrun__macro_begin', end: 'midrun__macro_end' } as const;

export interface Macro {
  readonly name: string;
  readonly takesArguments: boolean;
}

export interface Definition extends Macro {
  readonly head: string;
  readonly parameters: readonly string[];
  readonly body: readonly Token[];
  readonly bodyText: string;
}

export function definedMacros(source: string): Macro[] {
  return definitions(source);
}

export function definitions(source: string): Definition[] {
  return directives(source).flatMap(({ text }) => parseDefinition(text) ?? []);
}

/** The source without the definitions of some macros, so that their calls stay as they are written. */
export function withoutDefinitions(source: string, names: ReadonlySet<string>): string {
  return replaceDirectives(source, (text) => (names.has(parseDefinition(text)?.name ?? '') ? '' : text));
}

/** The source without its `#include` lines, and with the end of every line where it was. */
export function withoutIncludes(source: string): string {
  return replaceDirectives(source, (text) => (/^\s*#\s*include\b/.test(text) ? '' : text));
}

/** The source with marks around the body of every macro that can bear them. */
export function withMarkedMacros(source: string): string {
  const functionLike = new Set(
    definitions(source)
      .filter(({ takesArguments }) => takesArguments)
      .map(({ name }) => name),
  );
  const tested = namesInConditions(source);
  return replaceDirectives(source, (text) => {
    const definition = parseDefinition(text);
    if (definition === undefined || tested.has(definition.name) || endsInCall(definition, functionLike)) return text;
    return `${definition.head} ${marks.begin} ${definition.bodyText} ${marks.end}`;
  });
}

/** Whether what follows an expansion may become the arguments of a call that its last token names; a mark would part them. */
function endsInCall({ body, parameters }: Definition, functionLike: ReadonlySet<string>): boolean {
  const last = body.at(-1);
  if (last === undefined) return false;
  return (
    functionLike.has(last.text) ||
    (body.length === 1 && (parameters.includes(last.text) || last.text === '__VA_ARGS__'))
  );
}

/** Names that `#if` evaluates: a mark there would not be a number. */
export function namesInConditions(source: string): Set<string> {
  const conditions = directives(source).filter(({ text }) => /^\s*#\s*(?:if|elif)\b/.test(text));
  return new Set(conditions.flatMap(({ text }) => text.match(/\w+/g) ?? []));
}

function parseDefinition(text: string): Definition | undefined {
  const joined = text.replace(/\\\r?\n/g, ' ').replace(/\/\*[\s\S]*?\*\//g, ' ');
  const found = /^(\s*#\s*define\s+([\p{L}_$][\p{L}\p{N}_$]*)(\(([^)]*)\))?)([\s\S]*)$/u.exec(joined);
  if (found === null) return undefined;
  const body = tokenize(found[5] ?? '');
  return {
    name: found[2] as string,
    takesArguments: found[3] !== undefined,
    head: found[1] as string,
    parameters: (found[4] ?? '').split(',').map((parameter) => parameter.replace('...', '').trim()),
    body,
    bodyText: body.length === 0 ? '' : (found[5] ?? '').slice(body[0]?.start, body.at(-1)?.end),
  };
}

function directives(source: string): { text: string }[] {
  return [...source.matchAll(directive)].map((match) => ({ text: match[0] }));
}

function replaceDirectives(source: string, replace: (text: string) => string): string {
  return source.replace(directive, (text) => {
    const replaced = replace(text);
    if (replaced === text) return text;
    return replaced + '\n'.repeat(text.split('\n').length - 1);
  });
}
