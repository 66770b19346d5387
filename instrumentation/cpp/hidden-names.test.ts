import { expect, test } from 'vitest';
import { parseSource } from '../grammars.ts';
import { nodesIn } from './syntax.ts';
import { visibleVariables } from './visible-variables.ts';

/** Names, with the paths of globals, that the first loop of a program can see. */
async function seen(source: string): Promise<string[]> {
  const tree = await parseSource('cpp', source);
  const loop = [...nodesIn(tree.rootNode)].find(({ type }) => type === 'while_statement');
  const { around } = visibleVariables(loop as NonNullable<typeof loop>);
  const names = around.map(({ name, qualifiedName }) => qualifiedName ?? name);
  tree.delete();
  return names.sort();
}

test('a view that the program does not name from the loop on is left out: what it shows may be gone', async () => {
  const source =
    'void run(string_view all) { string_view head = all, tail = all; std::span<int> part; vector<string_view> parts; while (tail.size()) { } part[0] = 1; }';
  expect(await seen(source)).toEqual(['all', 'part', 'parts', 'tail']);
});

const globals = 'int total, count, N, other;\n';

test.each([
  [
    'members of a class, in a function that is defined outside of it',
    'struct Walk { int total; int count() { return 0; } void run(int n); };\nvoid Walk::run(int n) { while (n--) {} }',
    ['::N', '::other', 'n'],
  ],
  [
    'members of the classes that a class is derived from, and of what it holds without a name',
    'struct Low { int total; };\nstruct Base : public Low { union { int count; char letters; }; };\nclass Walk : Base { void run() { int k; while (k--) {} } };',
    ['::N', '::other', 'k'],
  ],
  ['parameters of a template', 'template <int N, class total> void run() { while (N) {} }', ['::count', '::other']],
  [
    'what a namespace declares, in a function that is defined outside of it',
    'namespace walk { int total; void run(); }\nvoid walk::run() { while (true) {} }',
    ['::N', '::count', '::other'],
  ],
  [
    'what a namespace declares where it was opened before',
    'namespace walk { int total; }\nnamespace walk { int count; void run() { while (true) {} } }',
    ['::N', '::other', '::walk::count'],
  ],
  [
    'nothing that another class declares',
    'struct Walk { int total; };\nstruct Run { void go(); };\nvoid Run::go() { while (true) {} }',
    ['::N', '::count', '::other', '::total'],
  ],
])('globals are hidden by their name: %s', async (_, source, names) => {
  expect(await seen(globals + source)).toEqual(names);
});
