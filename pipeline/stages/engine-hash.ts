/**
 * One hash over everything of Midrun that decides what the stages of the corpus write: the code and data of the rooms that take
 * part, and the toolchains. A cached result holds only as long as this hash does.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashParts, sha256 } from '../../core/hash.ts';
import { findPackage, setUpPackagesDirectory } from '../../corpus/installed-package.ts';
import { findClang } from '../../oracles/toolchain/clang.ts';
import { findCpp } from '../../oracles/toolchain/cpp.ts';
import { findPython } from '../../oracles/toolchain/python.ts';
import { findPythonNative } from '../../oracles/toolchain/python-native.ts';
import { findValgrind } from '../../oracles/toolchain/valgrind.ts';

const root = join(import.meta.dirname, '../..');
const sources = ['core/**', 'corpus/*', 'instrumentation/**', 'oracles/**', 'pipeline/{stages,prompt}/**'];

export interface Engine {
  readonly hash: string;
  /** Versions of everything that can change an oracle. */
  readonly versions: Readonly<Record<'python' | 'tracer' | 'networkx' | 'cpp' | 'clang' | 'valgrind', string>>;
}

let known: Promise<Engine> | undefined;

/** Computed once a process. */
export function findEngine(): Promise<Engine> {
  known ??= describeEngine();
  return known;
}

async function describeEngine(): Promise<Engine> {
  const files = globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|py|c|h|hpp|json)$/.test(entry.name) && !entry.name.endsWith('.test.ts'))
    // Programs the audit is tried on decide nothing.
    .filter(({ parentPath }) => !parentPath.includes('oracles/planted/'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const [python, cpp] = [await findPython(), await findCpp()];
  const [clang, valgrind] = [await findClang(), await findValgrind()];
  const versions = {
    python: `CPython ${python.version}`,
    // The compiled one counts more state exactly.
    tracer: (await findPythonNative()) === undefined ? 'Python' : 'compiled',
    networkx: findPackage('networkx', setUpPackagesDirectory())?.version ?? 'absent',
    cpp: `g++ ${cpp.version} ${cpp.target}`,
    // Without them some probes of the audit do not run.
    clang: clang === undefined ? 'absent' : `${clang.version} ${clang.hasLibcxx ? 'with' : 'without'} libc++`,
    valgrind: valgrind ?? 'absent',
  };
  return {
    hash: hashParts([versions, process.version, ...files.map((file) => sha256(readFileSync(file)))]),
    versions,
  };
}
