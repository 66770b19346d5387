/** The builds of a C++ program. A clean build is what a judge would run. */

export type CppFlavour = 'clean' | 'instrumented' | 'traced' | 'pattern' | 'zero' | 'sanitized';

interface FlavourFacts {
  readonly flags: readonly string[];
  /** Force-includes the emitter, for programs with hooks. */
  readonly emitter: boolean;
  readonly sinceMajor: number;
}

export const standardFlag = '-std=gnu++20';

/**
 * `pattern` and `zero` fill uninitialised memory in two ways, without optimisation, which would fold the reading away. `sanitized`
 * is of the clean program: hooks read variables the program has not set yet, and a sanitizer would blame the program for it.
 */
export const flavours: Readonly<Record<CppFlavour, FlavourFacts>> = {
  clean: { flags: ['-O2'], emitter: false, sinceMajor: 11 },
  instrumented: { flags: ['-O2'], emitter: true, sinceMajor: 11 },
  traced: { flags: ['-O2'], emitter: true, sinceMajor: 11 },
  pattern: { flags: ['-O0', '-ftrivial-auto-var-init=pattern'], emitter: true, sinceMajor: 12 },
  zero: { flags: ['-O0', '-ftrivial-auto-var-init=zero'], emitter: true, sinceMajor: 12 },
  sanitized: {
    flags: [
      ...['-O1', '-g1', '-D_GLIBCXX_DEBUG'],
      ...['-fsanitize=address,undefined,float-cast-overflow', '-fno-sanitize-recover=all'],
    ],
    emitter: false,
    sinceMajor: 11,
  },
};

/** Whether a compiler of that version (`12.2.0`) can make the build; g++ 11 cannot fill uninitialised variables. */
export function flavourIsSupported(flavour: CppFlavour, version: string): boolean {
  return Number.parseInt(version, 10) >= flavours[flavour].sinceMajor;
}
