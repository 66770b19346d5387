/** The command line that puts a program into the sandbox: bwrap, then setpriv (root only), prlimit, the guard, the program. */
import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { execaSync } from 'execa';
import { startedByRoot } from './accounts.ts';
import { guardArguments, namespaceDescriptor } from './guard.ts';
import { limitArguments } from './limits.ts';
import { countsWithinUserNamespace, tasksOfThisUser } from './process-allowance.ts';
import { findTool, sharedLibrariesOf } from './tools.ts';
import type { Mount, ResolvedRequest } from './types.ts';

/** Room in the private /tmp; it is memory. */
const temporaryBytes = 256 * 1024 * 1024;

/** Where programs are mounted and run; nothing can be written there. */
const homeDirectory = '/midrun';

const devices = ['/dev/null', '/dev/zero', '/dev/urandom', '/dev/random'];

export function bubblewrapCommand(request: ResolvedRequest): [string, ...string[]] {
  const { account, environment, limits } = request;
  const tools = sandboxTools();
  const countedApart = account !== undefined || countsWithinUserNamespace();
  return [
    tools.bwrap,
    ...isolation(account),
    ...Object.entries(environment).flatMap(([name, value]) => ['--setenv', name, value]),
    ...fileSystem(request, tools),
    ...(account === undefined ? [] : [tools.setpriv, ...dropTo(account)]),
    tools.prlimit,
    ...limitArguments(limits, countedApart ? 0 : tasksOfThisUser()),
    ...guardArguments('/bin/sh', request.captureState === true),
    ...request.command,
  ];
}

function isolation(account: number | undefined): string[] {
  return [
    ...(account === undefined ? ['--unshare-user', '--uid', '60705', '--gid', '60705'] : rootCapabilities),
    ...['--unshare-ipc', '--unshare-pid', '--unshare-net', '--unshare-uts', '--unshare-cgroup-try'],
    ...['--hostname', 'midrun', '--die-with-parent', '--new-session', '--clearenv'],
    ...['--json-status-fd', String(namespaceDescriptor)],
  ];
}

/** What setpriv needs to give everything away; nothing of it reaches the program. */
const rootCapabilities = [
  ...['--cap-drop', 'ALL'],
  ...['CAP_SETUID', 'CAP_SETGID', 'CAP_SETPCAP'].flatMap((name) => ['--cap-add', name]),
];

function dropTo(account: number): string[] {
  return [
    ...['--reuid', String(account), '--regid', String(account), '--clear-groups'],
    ...['--no-new-privs', '--inh-caps=-all', '--bounding-set=-all'],
  ];
}

function fileSystem(request: ResolvedRequest, tools: SandboxTools): string[] {
  const readOnly = [...tools.mounts, ...(request.readOnly ?? [])].flatMap((mount) => visible(mount, '--ro-bind'));
  const writable = request.writable === undefined ? [] : visible({ from: request.writable }, '--bind');
  return [
    // First, so that a mount may lie below it.
    ...['--perms', '1777', ...(tools.sizes ? ['--size', String(temporaryBytes)] : []), '--tmpfs', '/tmp'],
    ...['--dir', homeDirectory],
    ...readOnly,
    ...writable,
    ...['--proc', '/proc', '--dir', '/dev'],
    ...devices.flatMap((device) => ['--dev-bind', device, device]),
    ...['stdin', 'stdout', 'stderr'].flatMap((name, number) => [
      '--symlink',
      `/proc/self/fd/${number}`,
      `/dev/${name}`,
    ]),
    ...['--symlink', '/proc/self/fd', '/dev/fd', '--remount-ro', '/'],
    ...['--chdir', request.workingDirectory ?? homeDirectory],
  ];
}

/** bubblewrap makes missing parents for its own user alone, so they are made here. */
function visible({ from, to = from }: Mount, option: '--ro-bind' | '--bind'): string[] {
  return [...parents(to).flatMap((parent) => ['--dir', parent]), option, realpathSync(from), to];
}

function parents(path: string): string[] {
  const parent = dirname(path);
  return parent === '/' ? [] : [...parents(parent), parent];
}

interface SandboxTools {
  readonly bwrap: string;
  readonly setpriv: string;
  readonly prlimit: string;
  readonly mounts: readonly Mount[];
  /** Bubblewrap can bound a temporary file system (0.7.0 and newer); otherwise half of the memory bounds it. */
  readonly sizes: boolean;
}

let known: SandboxTools | undefined;

function sandboxTools(): SandboxTools {
  known ??= findSandboxTools();
  return known;
}

function findSandboxTools(): SandboxTools {
  const bwrap = findTool('bwrap') ?? 'bwrap';
  const setpriv = findTool('setpriv') ?? 'setpriv';
  const prlimit = findTool('prlimit') ?? 'prlimit';
  const inside = startedByRoot ? ['/bin/sh', setpriv, prlimit] : ['/bin/sh', prlimit];
  const mounts = [...inside, ...sharedLibrariesOf(inside)].map((from) => ({ from }));
  const help = execaSync(bwrap, ['--help'], { reject: false }).stdout ?? '';
  return { bwrap, setpriv, prlimit, mounts, sizes: help.includes('--size ') };
}
