/**
 * The part of node-llama-cpp that is used here. It is no package of Midrun's own: `make setup-local` installs it into
 * `.toolchain/local-model`, and only a collection from a local model loads it.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MidrunError } from '../../core/errors.ts';

/** A number that stands for a piece of text. */
export type Token = number;

export interface LlamaRuntime {
  getLlama(options: {
    readonly gpu: false;
    readonly build: 'never';
    readonly progressLogs: false;
    readonly logLevel: 'error';
    readonly maxThreads: number;
  }): Promise<{ loadModel(options: { readonly modelPath: string }): Promise<LlamaModel>; dispose(): Promise<void> }>;
}

export interface LlamaModel {
  readonly trainContextSize: number;
  /** `isMarkup`: whether marks such as `<|im_end|>` in the text mean what they say, or are plain letters. */
  tokenize(text: string, isMarkup: boolean): Token[];
  detokenize(tokens: readonly Token[]): string;
  /** Whether the model ends its turn, or its text, with this token. */
  isEogToken(token: Token): boolean;
  createContext(options: { readonly contextSize: number; readonly threads: number }): Promise<{
    getSequence(): LlamaSequence;
  }>;
}

export interface NextTokenQuestion {
  readonly generateNext: {
    readonly probabilities: true;
    /** A temperature of 1 and no cut: the distribution of the model itself. */
    readonly options: { readonly temperature: 1; readonly topK: 0; readonly topP: 1; readonly minP: 0 };
  };
}

export interface NextTokenAnswer {
  readonly next: { readonly probabilities?: ReadonlyMap<Token, number> };
}

export interface LlamaSequence {
  /** Reads the tokens, then yields one new token after the other until the model ends its turn. */
  evaluate(
    tokens: readonly Token[],
    options: { readonly temperature: number; readonly topP: number; readonly seed: number },
  ): AsyncGenerator<Token, void, void>;
  /** Reads the tokens, and tells for those that ask for it how likely every next token is, the likeliest first. */
  controlledEvaluate(
    input: readonly (Token | readonly [Token, NextTokenQuestion])[],
  ): Promise<readonly (NextTokenAnswer | undefined)[]>;
  clearHistory(): Promise<void>;
}

export const installation = join(import.meta.dirname, '../../.toolchain/local-model');

/** Throws MidrunError (exit code 2) when it is not installed. */
export async function loadRuntime(directory: string = installation): Promise<LlamaRuntime> {
  requireInstalled(join(directory, 'node_modules', 'node-llama-cpp'));
  const { resolve } = createRequire(join(directory, 'package.json'));
  return await import(pathToFileURL(resolve('node-llama-cpp')).href);
}

/** Throws MidrunError (exit code 2) when a file or folder of the installation is missing. */
export function requireInstalled(path: string): void {
  if (existsSync(path)) return;
  throw new MidrunError({
    code: 'local_model_not_installed',
    message: 'what serves the local model is not installed',
    file: path,
    remedy: 'Install it: make setup-local (about 180 MB).',
  });
}
