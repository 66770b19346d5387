/** Virtual environments below `build/bench/`, for what Midrun is compared with. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';

const directory = join(import.meta.dirname, '../../build/bench');

/** The interpreter of an environment that holds the requirements, made once; the reason when registry or Python cannot be reached. */
export async function pythonWith(
  name: string,
  requirementsFile: string,
): Promise<{ readonly executable: string } | { readonly reason: string }> {
  const environment = join(directory, name);
  const executable = join(environment, 'bin', 'python');
  try {
    if (!existsSync(executable)) {
      mkdirSync(directory, { recursive: true });
      await execa('python3', ['-m', 'venv', environment]);
    }
    await execa(executable, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '-r', requirementsFile]);
    return { executable };
  } catch (error) {
    const { shortMessage = String(error) } = error as { shortMessage?: string };
    return { reason: `its packages could not be installed (${shortMessage.split('\n')[0]})` };
  }
}
