/** Cuts a reply into the clauses that state one value each: at line ends, semicolons, bars, and commas outside brackets. */

export interface Clause {
  readonly text: string;
  /** Line of the reply, from 0. */
  readonly line: number;
}

const closingOf: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}' };

export function clausesOf(line: string, number: number): Clause[] {
  const clauses: Clause[] = [];
  const open: string[] = [];
  let start = 0;
  const cut = (end: number) => {
    const text = line.slice(start, end).trim();
    if (text !== '') clauses.push({ text, line: number });
    start = end + 1;
  };
  for (let at = 0; at < line.length; at += 1) {
    const character = line[at] as string;
    const closing = closingOf[character];
    if (closing !== undefined) open.push(closing);
    else if (character === open.at(-1)) open.pop();
    else if (open.length === 0 && /[,;|]/.test(character)) cut(at);
    else if (open.length === 0 && line.startsWith(' and ', at)) cut(at);
    else if (open.length === 0 && line.startsWith('. ', at)) cut(at);
  }
  cut(line.length);
  return clauses;
}

/** The lines of a reply without runs of lines that only repeat the program. */
export function ownLines(reply: string, program: string): { text: string; number: number }[] {
  const ofProgram = program.split('\n').map((line) => line.trim());
  const follows = new Map(ofProgram.map((line, index) => [line, ofProgram[index + 1]]));
  const lines = reply.split('\n').map((text, number) => ({ text, number, trimmed: text.trim() }));
  const repeats = (index: number) => {
    const [line, next] = [lines[index]?.trimmed ?? '', lines[index + 1]?.trimmed];
    return line !== '' && next !== undefined && next !== '' && follows.get(line) === next;
  };
  return lines.filter(({ trimmed }, index) => trimmed !== '' && !repeats(index) && !repeats(index - 1));
}
