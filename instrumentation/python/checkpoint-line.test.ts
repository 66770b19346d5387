import { expect, test } from 'vitest';
import type { Checkpoint } from '../instrumented-program.ts';
import { parseShownPython, showPythonCheckpoint } from './checkpoint-line.ts';
import { corpusPrograms } from './corpus-programs-for-tests.ts';
import { instrumentPython } from './instrument-python.ts';

/** The only line that is new, with the line before and after it. Fails when anything else has changed. */
async function addedLine(source: string, checkpoint: Checkpoint): Promise<(string | undefined)[]> {
  const shown = await showPythonCheckpoint(source, checkpoint);
  const [clean, lines] = [source.split('\n'), shown.split('\n')];
  const at = lines.findIndex((line, index) => line !== clean[index]);
  expect(lines.toSpliced(at, 1)).toEqual(clean);
  return [lines[at - 1], lines[at], lines[at + 1]];
}

const inside = (loopId: number, fields: string[], iteration = 502): Checkpoint => ({
  loopId,
  instance: 1,
  iteration,
  fields,
});
const post = (loopId: number, fields: string[], instance = 1): Checkpoint => ({ loopId, instance, fields });

const source = `def main():
    ans = 0
    for c in word:  # letters
        # what it counts

        ans += 1
        while c:
            c -= 1
    else:
        ans += 2
    # the end
    return ans
main()`;

test('inside, it is the first statement of the body, after comments', async () => {
  expect(await addedLine(source, inside(1, ['ans', 'c']))).toEqual([
    '',
    '        checkpoint(1, 502, ans=ans, c=c)',
    '        ans += 1',
  ]);
});

test('after the loop, it is the first line after its else clause, with the indentation of the loop', async () => {
  expect(await addedLine(source, post(1, ['ans'], 3))).toEqual([
    '        ans += 2',
    '    checkpoint(3, ans=ans)',
    '    # the end',
  ]);
  expect(await addedLine(source, post(2, ['ans']))).toEqual([
    '            c -= 1',
    '        checkpoint(1, ans=ans)',
    '    else:',
  ]);
});

test('it keeps the line ends of the source, and adds none at the end of a source without one', async () => {
  const windows = 's = 0\r\nfor i in x:\r\n\ts += i\r\n';
  expect(await showPythonCheckpoint(windows, inside(1, ['s'], 4))).toBe(
    's = 0\r\nfor i in x:\r\n\tcheckpoint(1, 4, s=s)\r\n\ts += i\r\n',
  );
  expect(await showPythonCheckpoint(windows.trimEnd(), post(1, ['s']))).toBe(
    's = 0\r\nfor i in x:\r\n\ts += i\r\ncheckpoint(1, s=s)',
  );
});

test.each([
  ['Windows line ends', 's = 0\r\nfor i in x:\r\n\ts += i\r\n'],
  ['no final line end', 's = 0\nfor i in x:\n    s += i'],
  ['no final line end, in Windows', 's = 0\r\nfor i in x:\r\n    s += i'],
  ['a byte order mark', '\ufefffor i in x:\n    s += i\n'],
  ['a byte order mark and nothing else', '\ufefffor i in x:\n    s += i'],
  ['a comment at the end', 'for i in x:\n    s += i\n    # done'],
  ['names beyond ASCII', 'for é in x:\n    größe += é\n'],
  [
    'a function of the program that is called checkpoint',
    'for i in x:\n    checkpoint(i)\n    checkpoint(s, 1)\ncheckpoint()\n',
  ],
  ['a text that reads like one', 'for i in x:\n    s += """\ncheckpoint(1, s=s)\n"""\n'],
])('the shown form parses back: %s', async (_, text) => {
  for (const checkpoint of [inside(1, ['s', 'größe'], 7), post(1, [])]) {
    const shown = await showPythonCheckpoint(text, checkpoint);
    expect(await parseShownPython(shown)).toEqual({ cleanSource: text, checkpoint });
  }
});

test.each(corpusPrograms)('every checkpoint of every loop parses back: %s', async (_, text) => {
  const { loops } = await instrumentPython(text);
  for (const { id } of loops.filter(({ refused }) => refused === undefined)) {
    for (const checkpoint of [
      inside(id, ['a'], 1),
      inside(id, ['a', 'b_2'], 31),
      post(id, ['a'], 1),
      post(id, ['a', 'b_2'], 12),
    ]) {
      const shown = await showPythonCheckpoint(text, checkpoint);
      expect(await parseShownPython(shown)).toEqual({ cleanSource: text, checkpoint });
    }
  }
});

test('a source with two lines that could be the added one, or none, has no reading', async () => {
  const twice = await showPythonCheckpoint(await showPythonCheckpoint(source, post(1, ['ans'])), post(2, ['ans']));
  expect(await parseShownPython(twice)).toBeUndefined();
  expect(await parseShownPython(source)).toBeUndefined();
  expect(await parseShownPython('checkpoint(1, a=a)\nfor i in x:\n    pass\n')).toBeUndefined();
});

test('a loop whose body stands on the header line shows no checkpoint', async () => {
  await expect(showPythonCheckpoint('for i in x: pass\n', post(1, []))).rejects.toThrow(RangeError);
  await expect(showPythonCheckpoint('for i in x: \\\n  pass\n', post(1, []))).rejects.toThrow(RangeError);
  await expect(showPythonCheckpoint(source, post(9, []))).rejects.toThrow(RangeError);
});

test('declared expressions follow the names, under their own text, and parse back', async () => {
  const fields = ['ans', 'word', 'dp[i, "]: "]', '{"a": [1, "}"]}', 'len(ans)'];
  const shown = await showPythonCheckpoint(source, inside(1, fields));
  expect(shown.split('\n')[5]).toBe(
    String.raw`        checkpoint(1, 502, ans=ans, word=word, **{"dp[i, \"]: \"]": dp[i, "]: "], "{\"a\": [1, \"}\"]}": {"a": [1, "}"]}, "len(ans)": len(ans)})`,
  );
  expect(await parseShownPython(shown)).toEqual({ cleanSource: source, checkpoint: inside(1, fields) });
  const alone = await showPythonCheckpoint(source, post(2, ['len(word)']));
  expect(await parseShownPython(alone)).toEqual({ cleanSource: source, checkpoint: post(2, ['len(word)']) });
  expect(await parseShownPython(shown.replace('len(ans)})', 'len(word)})'))).toBeUndefined();
});
