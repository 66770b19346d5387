/** Taking over what a sandboxed compiler wrote. */
import { chmodSync, lchownSync, lstatSync } from 'node:fs';

/** Makes a regular file ours and read-only; throws when it is anything else, such as a link. */
export function adoptFile(path: string, mode: number): void {
  if (!lstatSync(path).isFile()) throw new Error(`not a regular file: ${path}`);
  if (process.getuid?.() === 0) lchownSync(path, 0, 0);
  chmodSync(path, mode);
}
