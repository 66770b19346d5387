/** Answers written as the prompts ask for them and as artefacts hold them, white space aside. Nothing else is accepted here. */
import type { Answer, AnswerKind } from '../../../corpus/simulation/answer.ts';

const item = /^[\p{L}\p{N}_'-]+(?: [\p{L}\p{N}_'-]+)*$/u;

/** Undefined when the text is no answer of the kind in its plain form. */
export function readPlainAnswer(text: string, kind: AnswerKind): Answer | undefined {
  const trimmed = text.trim();
  switch (kind) {
    case 'integer':
      return /^-?\d+$/.test(trimmed) ? { kind, value: BigInt(trimmed) } : undefined;
    case 'boolean':
      return /^(?:[Tt]rue|[Ff]alse)$/.test(trimmed) ? { kind, value: /true/i.test(trimmed) } : undefined;
    case 'name':
      return item.test(trimmed) ? { kind, value: trimmed } : undefined;
    case 'integer-list': {
      const items = itemsBetween(trimmed, '[', ']');
      return items?.every((part) => /^-?\d+$/.test(part)) ? { kind, value: items.map(BigInt) } : undefined;
    }
    case 'name-set': {
      const items = itemsBetween(trimmed, '{', '}');
      return items?.every((part) => item.test(part)) ? { kind, value: items } : undefined;
    }
  }
}

function itemsBetween(text: string, opening: string, closing: string): string[] | undefined {
  if (!text.startsWith(opening) || !text.endsWith(closing) || text.length < 2) return undefined;
  const inner = text.slice(1, -1).trim();
  return inner === '' ? [] : inner.split(',').map((part) => part.trim());
}
