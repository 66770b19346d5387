/** The models that Midrun can serve itself: their weights, and the frame their training puts around a prompt. */

export interface LocalModel {
  /** Below `.toolchain/local-model`; `setup/setup-local-model.sh` puts it there and checks its SHA-256. */
  readonly weightsFile: string;
  /** As a reply names it. */
  readonly servedAs: string;
  /** What stands before and after the prompt. */
  readonly frame: readonly [before: string, after: string];
}

/** By the name in MODEL=local/<name>. */
export const localModels: Readonly<Record<string, LocalModel>> = {
  'smollm2-135m': {
    weightsFile: 'SmolLM2-135M-Instruct.Q4_1.gguf',
    servedAs: 'SmolLM2-135M-Instruct.Q4_1',
    // The chat template in the weights, for one message of the user.
    frame: [
      '<|im_start|>system\nYou are a helpful AI assistant named SmolLM, trained by Hugging Face<|im_end|>\n<|im_start|>user\n',
      '<|im_end|>\n<|im_start|>assistant\n',
    ],
  },
};
