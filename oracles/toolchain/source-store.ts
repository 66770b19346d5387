/** Source texts as files of a private directory, named after their content. */
import { chmodSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../../core/hash.ts';
import { privateDirectory } from '../sandbox/private-directory.ts';

/** Absolute path of a file with this text. A text that was stored before is not written again. */
export function storeSource(text: string, extension: string): string {
  const directory = join(privateDirectory(), 'sources');
  const path = join(directory, `${sha256(text)}.${extension}`);
  if (existsSync(path)) return path;
  mkdirSync(directory, { recursive: true });
  writeFileSync(`${path}.part`, text);
  // Sandboxed runs read it under another user id, whatever the umask is.
  chmodSync(`${path}.part`, 0o444);
  renameSync(`${path}.part`, path);
  return path;
}
