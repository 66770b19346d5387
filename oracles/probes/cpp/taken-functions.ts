/** Functions of shared libraries by which a C++ program reads what it should not, as the linker names them. */
import type { Subject } from '../../admission/subject.ts';

export const clockFunctions = [
  ...['time', 'clock', 'gettimeofday', 'clock_gettime', 'timespec_get', 'ftime'],
  ...['_ZNSt6chrono3_V212system_clock3nowEv', '_ZNSt6chrono3_V212steady_clock3nowEv'],
] as const;

/** What they return for a seed is up to the C library. */
export const sequenceFunctions = ['rand', 'rand_r', 'random', 'lrand48', 'drand48'] as const;

/** Opening a file by the C library or by streams. */
export const fileFunctions = [
  ...['fopen', 'fopen64', 'freopen', 'freopen64', 'open', 'open64'],
  ...['_ZNSt13basic_filebufI*', '_ZNSt14basic_ifstreamI*', '_ZNSt14basic_ofstreamI*', '_ZNSt13basic_fstreamI*'],
] as const;

/** Randomness of the machine, the machine itself, other programs, the network, directories. */
export const systemFunctions = [
  ...['_ZNSt13random_device9_M_getvalEv', 'getrandom', 'getentropy', 'arc4random', 'arc4random_uniform'],
  ...['getpid', 'getppid', 'getuid', 'gethostname', 'uname', 'sysconf', '_ZNSt6thread20hardware_concurrencyEv'],
  ...['system', 'popen', 'fork', 'vfork', 'execl', 'execlp', 'execv', 'execve', 'execvp', 'posix_spawn'],
  ...['socket', 'connect', 'getaddrinfo', 'opendir', 'readdir', '_ZNSt10filesystem*'],
] as const;

/** By which unordered containers of libstdc++ find out how many buckets to have. */
export const bucketFunctions = ['_ZNKSt8__detail20_Prime_rehash_policy*'] as const;

export const threadFunctions = ['pthread_create', 'thrd_create', '_ZNSt6thread15_M_start_threadE*'] as const;

/** Those of the functions the program takes; a name that ends in `*` stands for all that begin so. */
export async function takenOf({ program }: Pick<Subject, 'program'>, functions: readonly string[]): Promise<string[]> {
  const symbols = (await program.symbols?.()) ?? [];
  return symbols.filter((symbol) =>
    functions.some((name) => (name.endsWith('*') ? symbol.startsWith(name.slice(0, -1)) : symbol === name)),
  );
}
