/** Takes reasoning written into a reply out of it. */

const tag = /<(\/?)think(?:ing)?>/gi;

/**
 * The reply without its think blocks, or undefined when one is never closed: then the reply ended before any answer.
 * A closing tag without an opening one ends a block that the chat template opened, so all before it goes too.
 * A block leaves a line break behind, which no JSON string may hold: taking one out of a string cannot make up an answer.
 */
export function withoutThinkBlocks(reply: string): string | undefined {
  const kept: string[] = [];
  let from = 0;
  let inside = false;
  for (const match of reply.matchAll(tag)) {
    if (match[1] === '') {
      if (!inside) kept.push(reply.slice(from, match.index));
      inside = true;
      continue;
    }
    if (!inside) kept.length = 0;
    kept.push('\n');
    inside = false;
    from = match.index + match[0].length;
  }
  return inside ? undefined : kept.join('') + reply.slice(from);
}
