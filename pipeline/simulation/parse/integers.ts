/** Whole numbers as replies write them. */
import { nounOf } from '../../../corpus/simulation/vocabulary.ts';
import { withoutLabel } from './undress.ts';

/** Digits, not part of a name such as a3, of a fraction, of 5e3, 0x1F or 5th; `5.0` is whole, `5kg` has a unit. */
const source = (digits: string) =>
  `(?<![\\p{L}\\p{N}_.])([+-] ?)?(${digits})(?:\\.0+)?(?!\\.?\\d|\\p{L}*\\d|(?:st|nd|rd|th)\\b)`;
const withSeparators = new RegExp(source("\\d{1,3}(?:[,_'’ ]\\d{3})+(?![,_'’]?\\d)|\\d+"), 'gu');
const plain = new RegExp(source('\\d+(?:_\\d{3})*'), 'gu');
const fraction = /\d\.(?!0+(?!\d))\d|\d[eE][+-]?\d|\d\s*\/\s*\d/;

const words =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** The one whole number that an undressed text states; undefined when there is none, or several that differ. */
export function readInteger(text: string): bigint | undefined {
  const numbersIn = (rest: string) => [...signedByWord(rest).matchAll(withSeparators)].map(integerOf);
  const rest = withoutLabel(text, (value) => numbersIn(value).length > 0 || wordValue(value) !== undefined);
  if (fraction.test(rest)) return undefined;
  const [first, ...others] = numbersIn(rest);
  if (first === undefined) return wordValue(rest);
  return others.every((other) => other === first) ? first : undefined;
}

/** All whole numbers of an undressed text, in order. A comma parts two of them, whatever follows. */
export function readIntegers(text: string): bigint[] | undefined {
  if (fraction.test(text)) return undefined;
  const counted = text.replace(/\bno \p{L}+/giu, (words) => (isNoneOfThem(words.toLowerCase()) ? '0' : words));
  return [...signedByWord(counted).matchAll(plain)].map(integerOf);
}

function integerOf([, sign = '', digits = '']: RegExpMatchArray): bigint {
  const value = BigInt(digits.replace(/\D/g, ''));
  return sign.startsWith('-') ? -value : value;
}

/** A debt is a negative number, as the questions about accounts say. */
const signedByWord = (text: string) => text.replace(/\b(?:minus|negative|debt of|owes) +(?=\d)/gi, '-');

function wordValue(text: string): bigint | undefined {
  const word = text.toLowerCase().replace(/[.!]$/, '').trim();
  if (word === 'none' || word === 'nothing' || isNoneOfThem(word)) return 0n;
  const place = words.indexOf(word);
  return place === -1 ? undefined : BigInt(place);
}

/** `no bells`, as stories say it; not `no answer`. */
function isNoneOfThem(words: string): boolean {
  const [, thing = ''] = /^no (\p{L}+)$/u.exec(words) ?? [];
  return nounOf(thing) !== undefined || /^euros?$/.test(thing);
}
