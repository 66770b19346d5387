/** The C++ toolchain: finding it, preprocessing, compiling and running. Compiler and programs run in the sandbox. */
export { type CompiledProgram, type CompileOptions, compileCpp } from './compile-cpp.ts';
export { useCppCache } from './cpp-cache.ts';
export { type CppToolchain, findCpp } from './cpp-compiler.ts';
export { type CppFlavour, flavourIsSupported } from './cpp-flavours.ts';
export { type Preprocessed, preprocess } from './preprocess-cpp.ts';
export { type CppRun, runCpp } from './run-cpp.ts';
