/** Whole numbers as replies write them. */
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
  return [...signedByWord(text).matchAll(plain)].map(integerOf);
}

function integerOf([, sign = '', digits = '']: RegExpMatchArray): bigint {
  const value = BigInt(digits.replace(/\D/g, ''));
  return sign.startsWith('-') ? -value : value;
}

const signedByWord = (text: string) => text.replace(/\b(?:minus|negative) (?=\d)/gi, '-');

function wordValue(text: string): bigint | undefined {
  const word = text.toLowerCase().replace(/[.!]$/, '').trim();
  if (word === 'none' || word === 'nothing') return 0n;
  const place = words.indexOf(word);
  return place === -1 ? undefined : BigInt(place);
}
