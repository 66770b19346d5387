/**
 * Writes the TypeScript type of every `<room>/schemas/<name>.schema.json`, and of those of its suite `simulation`, to a `<name>.ts` beside it.
 * Run by `npm run schemas`; a test fails when a committed type differs from its schema.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, type JSONSchema } from 'json-schema-to-typescript';

const root = join(import.meta.dirname, '..');

/** Every schema file with the path and the text of its generated type. */
export async function schemaTypes(): Promise<{ file: string; text: string }[]> {
  const files = globSync(['*/schemas/*.schema.json', '*/simulation/schemas/*.schema.json'], { cwd: root }).sort();
  return Promise.all(
    files.map(async (file) => {
      const schema = JSON.parse(readFileSync(join(root, file), 'utf8')) as JSONSchema;
      const banner = `/* Generated from ${file.split('/').at(-1)} by "npm run schemas". */`;
      const text = await compile(schema, schema.title ?? file, { bannerComment: banner, format: false });
      return { file: join(root, file.replace(/\.schema\.json$/, '.ts')), text };
    }),
  );
}

if (import.meta.main) for (const { file, text } of await schemaTypes()) writeFileSync(file, text);
