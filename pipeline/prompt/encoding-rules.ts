/** The sentences that say how the values of the given types are written, and only those the types need. */
import { parseDescriptor, type TypeTree } from '../../oracles/plan/type-descriptor.ts';
import encodings from './templates/encodings.json' with { type: 'json' };

type Language = 'python' | 'cpp';

/** Words of type descriptors that need no sentence of their own. */
const selfExplaining: Readonly<Record<Language, readonly string[]>> = {
  python: ['int', 'str'],
  cpp: 'int long unsigned short signed string bool const __int128 size_t void forward_list greater less variant'.split(
    ' ',
  ),
};

const ordered: readonly string[] = ['set', 'frozenset', 'dict', 'defaultdict', 'Counter'];
const inOneOrder: readonly string[] = ['bool', 'int', 'float', 'Fraction', 'Decimal', 'str', 'bytes', 'tuple'];

/** Whether "ascending" alone does not say in which order the members of a set or the keys of a dictionary of Python stand. */
function needsOrder({ head, parts }: TypeTree): boolean {
  const members = new Set(ordered.includes(head) ? parts[0]?.map((member) => member.head) : []);
  return (
    members.size > 1 ||
    [...members].some((member) => !inOneOrder.includes(member)) ||
    parts.flat().some((part) => needsOrder(part))
  );
}

/** In the order of the table; `float` NaN and the infinities have no sentence, since they are never fields. */
export function encodingRules(language: Language, types: readonly string[]): string[] {
  const text = types.join(' ');
  const words = new Set(text.match(/(?:un)?signed char|[\p{L}_][\p{L}\p{N}_]*/gu) ?? []);
  const ofLanguage = encodings.rules.filter((rule) => rule.languages.includes(language));
  const applies = (type: string) => (type === '[' ? text.includes('[') : words.has(type));
  const rules = ofLanguage.filter((rule) => rule.types.some(applies));
  // Every other word is the name of a class or struct of the program.
  const plainWords = new Set([...ofLanguage.flatMap((rule) => rule.types), ...selfExplaining[language]]);
  const hasRecords = [...words].some((word) => !plainWords.has(word));
  return [
    encodings.always,
    ...rules.map((rule) => rule.text),
    ...(language === 'python' && types.some((type) => needsOrder(parseDescriptor(type)))
      ? [encodings.python_order]
      : []),
    ...(hasRecords ? [encodings.records] : []),
  ];
}
