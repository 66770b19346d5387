/** Refuses containers ordered by pointer: they follow where the allocator puts things, and no language says where. */
import { Refusal } from '../../admission/refusal.ts';
import type { AuditProbe } from '../probe.ts';

const name = 'containers ordered by pointer';

export const pointerOrder: AuditProbe = {
  name,
  code: 'implementation_defined',
  async run({ program }) {
    const container = findPointerOrder(program.source);
    if (container === undefined) return [{ name }];
    throw new Refusal('implementation_defined', container, name);
  },
};

/** `set<T*>` and `priority_queue<T*>` without an order of their own, `map<T*, ...>` with two arguments; the first one found. */
export function findPointerOrder(source: string): { line: number; container: string } | undefined {
  const text = withoutCommentsAndTexts(source);
  for (const match of text.matchAll(/(?<!unordered_)\b(?:multi)?(set|map|priority_queue)\s*</g)) {
    const start = match.index + match[0].length;
    const [list, end] = templateArguments(text, start);
    const ownOrder = match[1] === 'set' ? 2 : 3;
    if (list.length >= ownOrder || !/\*\s*(?:const)?\s*$/.test(list[0] ?? '')) continue;
    const line = text.slice(0, match.index).split('\n').length;
    return { line, container: text.slice(match.index, end).replaceAll(/\s+/g, ' ') };
  }
  return undefined;
}

/** Arguments of a template at its own level, and where the list ends. */
function templateArguments(text: string, start: number): [string[], number] {
  const list = [''];
  let depth = 1;
  let at = start;
  for (; at < text.length && depth > 0; at += 1) {
    const letter = text[at] as string;
    if ('<(['.includes(letter)) depth += 1;
    if ('>)]'.includes(letter)) depth -= 1;
    if (';{'.includes(letter)) break;
    if (letter === ',' && depth === 1) list.push('');
    else if (depth > 0) list[list.length - 1] += letter;
  }
  return [list, at];
}

/** Same length and lines, so that places stay. */
export function withoutCommentsAndTexts(source: string): string {
  const inert = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g;
  return source.replaceAll(inert, (text) => text.replaceAll(/[^\n]/g, ' '));
}
