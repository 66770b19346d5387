import { expect, test } from 'vitest';
import { parseShownCpp, showCppCheckpoint } from './checkpoint-line.ts';
import { type CppLoop, instrumentCpp } from './instrument-cpp.ts';
import { preprocess } from './preprocess-for-tests.ts';

async function loopsOf(source: string): Promise<readonly CppLoop[]> {
  const result = await instrumentCpp(source, preprocess);
  if ('error' in result) throw new Error(result.error);
  return result.loops;
}

const program = `#define rep(i, n) for (int i = 0; i < (n); i++)
#define FOREVER while (true)
int main() {
  int ans = 0, n = 9;
  for (int i = 0; i < n; i++) {
    ans += i;
    rep(j, n) { // inner
      if (j > i)
        ans--;
    }
  }
  do
  {
    n--;
  } while (n > 3 && (ans || n)); /* done */
\tFOREVER {
\t  break;
\t}
  for (int k = 0; k < 3; k++) {

  }
  if (n)
    while (n) {
      n--;
    }
  for (int k = 0; k < 3; k++)
    ans++;
  for (int k = 0; k < 3; k++) { ans++;
  }
  while (n--) { ans++; } ans++;
}
`;

test('the checkpoint is the one added line, first in the body or right after the loop', async () => {
  const loops = await loopsOf(program);
  const shown = (loopId: number, iteration?: number) => {
    const text = showCppCheckpoint(program, loops, {
      loopId,
      instance: 1,
      ...(iteration && { iteration }),
      fields: ['ans', 'n'],
    });
    const [clean, lines] = [program.split('\n'), text.split('\n')];
    const added = lines.findIndex((line, index) => line !== clean[index]);
    expect(lines.toSpliced(added, 1)).toEqual(clean);
    return [clean[added - 1], lines[added]];
  };
  expect(shown(1, 5)).toEqual(['  for (int i = 0; i < n; i++) {', '    CHECKPOINT(1, 5, ans, n);']);
  expect(shown(1)).toEqual(['  }', '  CHECKPOINT(1, ans, n);']);
  expect(shown(2, 5)).toEqual(['    rep(j, n) { // inner', '      CHECKPOINT(1, 5, ans, n);']);
  expect(shown(3, 5)).toEqual(['  {', '    CHECKPOINT(1, 5, ans, n);']);
  expect(shown(3)).toEqual(['  } while (n > 3 && (ans || n)); /* done */', '  CHECKPOINT(1, ans, n);']);
  expect(shown(4, 5)).toEqual(['\tFOREVER {', '\t  CHECKPOINT(1, 5, ans, n);']);
  expect(shown(5, 5)).toEqual(['  for (int k = 0; k < 3; k++) {', '      CHECKPOINT(1, 5, ans, n);']);
});

test('a loop where one line cannot read as the checkpoint has no place for it', async () => {
  const loops = await loopsOf(program);
  expect(loops.map(({ refused }) => refused ?? 'shown')).toEqual([
    ...Array(5).fill('shown'),
    ...Array(4).fill('no_place_for_checkpoint'),
  ]);
  expect(() => showCppCheckpoint(program, loops, { loopId: 6, instance: 1, fields: [] })).toThrow(RangeError);
});

test('the shown form says which loop, instance, iteration and fields it means', async () => {
  const loops = await loopsOf(program);
  for (const { id, line } of loops.filter(({ refused }) => refused === undefined)) {
    for (const iteration of [undefined, 7]) {
      const checkpoint = { loopId: id, instance: 2, ...(iteration && { iteration }), fields: ['ans', 'n'] };
      const parsed = parseShownCpp(showCppCheckpoint(program, loops, checkpoint));
      expect(parsed).toEqual({
        where: iteration === undefined ? 'post' : 'inside',
        checkpointLine: parsed?.checkpointLine,
        loopLine: line,
        instance: 2,
        iteration,
        fields: ['ans', 'n'],
        cleanSource: program,
      });
    }
  }
});

test('a source without a final newline keeps it so', async () => {
  const source = 'int main() { int n = 3;\nwhile (n) {\n  n--;\n}\n}';
  const loops = await loopsOf(source);
  expect(showCppCheckpoint(source, loops, { loopId: 1, instance: 1, fields: ['n'] })).toBe(
    'int main() { int n = 3;\nwhile (n) {\n  n--;\n}\nCHECKPOINT(1, n);\n}',
  );
});

test('a text without a checkpoint says nothing', () => {
  expect(parseShownCpp(program)).toBeUndefined();
});

test('declared expressions stand among the names and parse back', async () => {
  const fields = ['*last', 'ans', 'f(n, "a, b")', "m[{1, 2}]['(']"];
  const shown = showCppCheckpoint(program, await loopsOf(program), { loopId: 1, instance: 3, iteration: 7, fields });
  expect(shown).toContain(`    CHECKPOINT(3, 7, *last, ans, f(n, "a, b"), m[{1, 2}]['(']);\n`);
  expect(parseShownCpp(shown)).toMatchObject({ instance: 3, iteration: 7, fields, cleanSource: program });
});
