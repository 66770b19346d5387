import { expect, test } from 'vitest';
import { hashParts, sha256 } from './hash.ts';

test('the hash is SHA-256 (the examples of FIPS 180-2)', () => {
  expect(['', 'abc'].map(sha256)).toEqual([
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  ]);
});

test('a text is hashed as its UTF-8 bytes', () => {
  expect(sha256('né\u2028😀')).toBe(sha256(Buffer.from('né\u2028😀', 'utf8')));
});

test('parts do not run into one another', () => {
  const lists = [['ab', 'c'], ['a', 'bc'], ['abc'], ['abc', ''], [['ab', 'c']], ['ab', null, 'c'], [1], ['1'], []];
  expect(new Set(lists.map(hashParts)).size).toBe(lists.length);
  expect(hashParts(['ab', 'c'])).toBe(sha256('["ab","c"]'));
});
