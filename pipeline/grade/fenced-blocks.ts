/** The fenced code blocks of a reply, by the rules of CommonMark as far as replies use them. */

const opening = /^\s*(`{3,}|~{3,})([^`]*)$/;
const closing = /^\s*(`{3,}|~{3,})\s*$/;

/** The bodies of all closed fenced blocks, in order. A fence ends at one of its own kind that is at least as long. */
export function fencedBlocks(text: string): string[] {
  const blocks: string[] = [];
  let fence: string | undefined;
  let body: string[] = [];
  for (const line of text.split('\n')) {
    if (fence === undefined) {
      fence = opening.exec(line)?.[1];
      body = [];
      continue;
    }
    const end = closing.exec(line)?.[1];
    if (end?.startsWith(fence)) {
      blocks.push(body.join('\n'));
      fence = undefined;
    } else {
      body.push(line);
    }
  }
  return blocks;
}
