/** The length of a reply by a measure that every server gives: its words, numbers and signs. */
export function replyPieces(reply: string): number {
  return reply.match(/[\p{L}_]+|\p{N}+|[^\s\p{L}\p{N}_]/gu)?.length ?? 0;
}
