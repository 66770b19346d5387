/** Starting Node under other rights than those of the tests. */
import { execa } from 'execa';
import { findPython } from '../../toolchain/python.ts';

/** A user id that no distribution hands out and no sandboxed run uses. */
const ordinaryUser = { uid: 60_700, gid: 60_700 };

/** Options of execa that start a process as an ordinary user, with an interpreter that user may read. Needs root. */
export async function asOrdinaryUser() {
  return { ...ordinaryUser, cwd: '/', extendEnv: false, env: await readableTools() } as const;
}

/** Starts Node where root is root of a user namespace only, as in some containers. */
export const asNamespaceRoot = ['unshare', '--user', '--map-root-user', process.execPath] as const;

async function readableTools(): Promise<Record<string, string>> {
  for (const python of [(await findPython()).executable, '/usr/bin/python3']) {
    const trial = await execa(python, ['-S', '-c', ''], { ...ordinaryUser, reject: false, stdin: 'ignore' });
    if (!trial.failed) return { PATH: '/usr/bin:/bin', MIDRUN_PYTHON: python };
  }
  throw new Error('no Python interpreter that an ordinary user may start');
}
