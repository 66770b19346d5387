/** The words that stories are told with: things and people, none of them part of another, so that a text can be searched for them. */
import words from './vocabulary.json' with { type: 'json' };

export interface Noun {
  readonly singular: string;
  readonly plural: string;
}

/** Things that can be counted, owned and put into boxes. */
export const nouns: readonly Noun[] = words.nouns.map((entry) => {
  const [singular = '', plural = `${singular}s`] = entry.split('/');
  return { singular, plural };
});

/** First names; which of them are taken says nothing about a person. */
export const people: readonly string[] = words.people;

const byForm = new Map(nouns.flatMap((noun) => [noun.singular, noun.plural].map((form) => [form, noun] as const)));

/** The noun of which `form` is the singular or the plural; undefined for any other word. */
export const nounOf = (form: string): Noun | undefined => byForm.get(form.toLowerCase());

/** `no cups`, `1 cup`, `3 cups` */
export function counted(count: number | bigint, noun: Noun): string {
  const number = BigInt(count);
  return `${number === 0n ? 'no' : number} ${number === 1n ? noun.singular : noun.plural}`;
}

/** `a`, `a and b`, `a, b and c` */
export function enumerated(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
