/** Content addresses: SHA-256 over bytes, and over lists of parts that cannot run into one another. */
import { createHash } from 'node:crypto';

/** SHA-256 of a text (as UTF-8) or of bytes, as 64 hexadecimal digits. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** SHA-256 over a JSON encoding of the parts, so that `['ab','c']` and `['a','bc']` differ. */
export function hashParts(parts: readonly unknown[]): string {
  return sha256(JSON.stringify(parts));
}
