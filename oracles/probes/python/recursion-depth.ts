/** Finds a program that recurses so deeply that its end depends on how many frames stand below it, or how large the stack is. */
import { otherWays } from '../probe.ts';

const mebibyte = 1024 * 1024;

export const recursionDepth = otherWays(
  'recursion depth',
  'implementation_defined',
  () => [
    {
      name: 'shallower recursion, half the stack',
      runtime: 'shallower-recursion',
      stackBytes: 256 * mebibyte,
      blames: 'implementation_defined',
    },
  ],
  ({ program }) => mayRecurse(program.source),
);

/** Whether some function is called in more than one place, one of which may be itself, or a lambda calls itself. */
function mayRecurse(source: string): boolean {
  if (/RecursionError|recursionlimit/.test(source)) return true;
  if (/\b(\w+)\s*=\s*lambda\b[^\n]*\b\1\s*\(/.test(source)) return true;
  const names = [...source.matchAll(/\bdef\s+(\w+)|\b(\w+)\s*=\s*lambda\b/g)].map(([, name, lambda]) => name ?? lambda);
  return names.some((name) => (source.match(new RegExp(`\\b${name}\\s*\\(`, 'g'))?.length ?? 0) > 2);
}
