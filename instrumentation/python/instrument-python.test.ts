import { expect, test } from 'vitest';
import { corpusPrograms } from './corpus-programs-for-tests.ts';
import { instrumentPython } from './instrument-python.ts';

const instrumented = async (source: string) => (await instrumentPython(source)).text;

test('every statement is counted, and a loop has a hook before it, at the top of its body and after it', async () => {
  const source = `"""doc"""
from __future__ import annotations
n = int(input())
def walk(k):
    global total
    for i in range(k):  # comment
        if i % 2: total += i
        elif(i > 6):
            break
    else:
        total += 100
    # trailing
total = 0; walk(n)
while total > 50: total -= 7
print(total)
`;
  expect(await instrumented(source)).toBe(`"""doc"""
from __future__ import annotations
midrun__step();n = int(input())
midrun__step()
def walk(k):
    global total
    midrun__start(1)
    for i in range(k):  # comment
        midrun__inside(1)
        midrun__step()
        if i % 2: midrun__step();total += i
        elif midrun__step() and ((i > 6)):
            midrun__step();break
    else:
        midrun__step();total += 100
    midrun__post(1)
    # trailing
midrun__step();total = 0; midrun__step();walk(n)
midrun__start(2)
while total > 50: midrun__inside(2);midrun__step();total -= 7
midrun__post(2)
midrun__step();print(total)
`);
});

test('loops that end together are closed from the inside out, at the end of a text without a line end as well', async () => {
  const source = '\ufeffif a:\n\tfor x in y:\n\t\twhile z:\n\t\t\tfor q in r:\n\t\t\t\tpass';
  expect(await instrumented(source)).toBe(
    '\ufeffmidrun__step()\nif a:\n\tmidrun__start(1)\n\tfor x in y:\n\t\tmidrun__inside(1)\n\t\tmidrun__start(2)\n\t\twhile z:\n' +
      '\t\t\tmidrun__inside(2)\n\t\t\tmidrun__start(3)\n\t\t\tfor q in r:\n\t\t\t\tmidrun__inside(3);midrun__step();pass\n' +
      '\t\t\tmidrun__post(3)\n\t\tmidrun__post(2)\n\tmidrun__post(1)',
  );
});

test('multi-line strings, continued lines and Windows line ends stay as they are', async () => {
  const source =
    's = """\r\nfor i in x:\r\n  pass\r\n"""\r\nfor w in s, \\\r\n  s:\r\n  t = f"""{w}\r\n    """ \\\r\n\r\nu = 1\r\n';
  expect(await instrumented(source)).toBe(
    'midrun__step();s = """\r\nfor i in x:\r\n  pass\r\n"""\r\nmidrun__start(1)\nfor w in s, \\\r\n  s:\r\n  ' +
      'midrun__inside(1);midrun__step();t = f"""{w}\r\n    """ \\\r\n\r\nmidrun__post(1)\nmidrun__step();u = 1\r\n',
  );
});

/** Takes out every call of a hook, with the line that was opened for it. */
function withoutHooks(text: string): string {
  return text
    .replace(/^[ \t]*midrun__post\(\d+\)\n/gm, '')
    .replace(/\n[ \t]*midrun__post\(\d+\)$/g, '')
    .replace(/elif {2}midrun__step\(\) and \((.*)\)(\s*:)/g, 'elif $1$2')
    .replace(/midrun__(?:step|start|inside)\(\d*\)(?:;|\n[ \t]*)/g, '');
}

test.each(corpusPrograms)('%s is the text without its hooks, and every loop has its three', async (_, source) => {
  const { text, loops } = await instrumentPython(source);
  expect(withoutHooks(text)).toBe(source);
  const calls = text.match(/midrun__(start|inside|post)\(\d+\)/g) ?? [];
  const expected = loops.flatMap(({ id }) => ['start', 'inside', 'post'].map((hook) => `midrun__${hook}(${id})`));
  expect(calls.sort()).toEqual(expected.sort());
});

test('a source of the largest size allowed is instrumented', async () => {
  const body = 'for i in range(3):\n    if i:\n        a = [i, i + 1]\n    elif a: pass\n';
  const source = body.repeat(Math.floor((64 * 1024) / body.length));
  const { loops } = await instrumentPython(source);
  expect(loops.length).toBeGreaterThan(800);
});
