/** The sentences that say how the values of the given types are written, and only those the types need. */
import encodings from './templates/encodings.json' with { type: 'json' };

/** Words a type descriptor can consist of without being a record of the program's own. */
const plainWords = new Set([
  ...encodings.rules.flatMap(({ types }) => types),
  ...'int str long unsigned short signed string char bool double float const __int128 size_t void NoneType'.split(' '),
  ...'forward_list greater less tuple variant'.split(' '),
]);

export function encodingRules(language: 'python' | 'cpp', types: readonly string[]): string[] {
  const text = types.join(' ');
  const words = new Set(text.match(/[A-Za-z_]\w*/g) ?? []);
  const applies = (type: string) => (type === '[' ? text.includes('[') : words.has(type));
  const rules = encodings.rules.filter((rule) => rule.languages.includes(language) && rule.types.some(applies));
  const hasRecords = [...words].some((word) => !plainWords.has(word));
  return [encodings.always, ...rules.map((rule) => rule.text), ...(hasRecords ? [encodings.records] : [])];
}
