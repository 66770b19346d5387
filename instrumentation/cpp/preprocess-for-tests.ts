/** The preprocessor without a sandbox, for tests of this room over texts of their own. */
import { execa } from 'execa';
import type { Preprocess } from './macro-expansion.ts';

export const preprocess: Preprocess = async (input) => {
  const result = await execa('g++', ['-E', '-std=gnu++20', '-x', 'c++', '-'], {
    input,
    reject: false,
    stripFinalNewline: false,
  });
  return result.exitCode === 0 ? { ok: true, text: result.stdout } : { ok: false, message: result.stderr };
};
