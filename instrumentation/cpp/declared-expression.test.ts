import { expect, test } from 'vitest';
import { complaintAboutCppExpression } from './declared-expression.ts';

test('an expression with its own brackets, texts and commas inside of them is fine', () => {
  for (const text of ['dp[i]', 's.size()', '*p', 'f(a, b)', '(pair<int, int>(a, b))', 'm["a; b"]', "c == ','"]) {
    expect([text, complaintAboutCppExpression(text)]).toEqual([text, undefined]);
  }
});

test('what could not stand in a hook or as one part of a checkpoint line is refused', () => {
  const complaints = ['', 'a\nb', 'a; b', 'f(a', 'a)', 'f(a])', 'pair<int, int>(a, b)', '42', '"text"', 'a // b', '#a'];
  expect(complaints.map((text) => [text, complaintAboutCppExpression(text)])).toEqual([
    ['', 'is empty'],
    ['a\nb', 'has to stand on one line'],
    ['a; b', 'is no expression'],
    ['f(a', 'has a bracket without its partner'],
    ['a)', 'has a bracket without its partner'],
    ['f(a])', 'has a bracket without its partner'],
    ['pair<int, int>(a, b)', 'has a comma outside of brackets; put the whole into brackets'],
    ['42', 'is a constant'],
    ['"text"', 'is a constant'],
    ['a // b', 'holds a comment or a directive'],
    ['#a', 'is empty'],
  ]);
});
