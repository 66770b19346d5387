/** The one place that loads the tree-sitter grammars. Offsets in the trees are UTF-16 code units, as in JavaScript strings. */
import { createRequire } from 'node:module';
import { Language, Parser, type Tree } from 'web-tree-sitter';

const resolve = createRequire(import.meta.url).resolve;
const grammarFiles = {
  python: 'tree-sitter-python/tree-sitter-python.wasm',
  cpp: 'tree-sitter-cpp/tree-sitter-cpp.wasm',
} as const;

export type SourceLanguage = keyof typeof grammarFiles;

const parsers = new Map<SourceLanguage, Promise<Parser>>();

/** Parses a source text. The caller frees the tree by `tree.delete()`. */
export async function parseSource(language: SourceLanguage, text: string): Promise<Tree> {
  const loading = parsers.get(language) ?? loadParser(language);
  parsers.set(language, loading);
  const tree = (await loading).parse(text);
  if (tree === null) throw new Error(`tree-sitter gave up on a ${language} text`);
  return tree;
}

let runtime: Promise<void> | undefined;

async function loadParser(language: SourceLanguage): Promise<Parser> {
  // Begun twice at a time, it would be there twice, and the parser of one language be used with the memory of the other.
  runtime ??= Parser.init();
  await runtime;
  const parser = new Parser();
  parser.setLanguage(await Language.load(resolve(grammarFiles[language])));
  return parser;
}
