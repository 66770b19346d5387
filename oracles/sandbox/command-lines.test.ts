import { expect, test } from 'vitest';
import { borrowAccount, returnAccount } from './accounts.ts';
import { limitArguments, withDefaultLimits } from './limits.ts';
import { toHostPath } from './limits-only-command.ts';
import { countsWithinUserNamespace } from './process-allowance.ts';
import { librariesInListing } from './tools.ts';

test('limits become arguments of prlimit', () => {
  const limits = withDefaultLimits({
    cpuInSeconds: 1.5,
    memoryBytes: Number.POSITIVE_INFINITY,
    outputBytes: 1000,
    processes: 10,
  });
  expect(limitArguments(limits, 100)).toEqual([
    '--cpu=2:3',
    '--as=unlimited',
    '--stack=536870912',
    '--fsize=1001',
    '--nproc=111',
    '--nofile=256',
    '--core=0',
  ]);
});

test('a place inside is a path of the host where nothing is mounted', () => {
  const mounts = [
    { from: '/a/program.py', to: '/midrun/program.py' },
    { from: '/b', to: '/midrun/python' },
    { from: '/c' },
  ];
  const places = ['/midrun/program.py', '/midrun/python/bin/python3', '/midrun/pythonic', '/c/d', '-S'];
  expect(places.map((place) => toHostPath(place, mounts))).toEqual([
    '/a/program.py',
    '/b/bin/python3',
    '/midrun/pythonic',
    '/c/d',
    '-S',
  ]);
});

test('every run under way has a user id of its own', () => {
  const accounts = [borrowAccount(), borrowAccount(), borrowAccount()];
  expect(new Set(accounts).size).toBe(3);
  expect(accounts.every((account) => account >= 60_706 && account <= 61_183)).toBe(true);
  for (const account of accounts) returnAccount(account);
  expect(borrowAccount()).toBe(accounts[0]);
  returnAccount(accounts[0] as number);
});

test('the loader lists libraries in three ways', () => {
  const listing = `/bin/sh:
\tlinux-vdso.so.1 (0x00007f099df70000)
\tlibc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x00007f099dd5b000)
\tlibgone.so => not found
\t/lib64/ld-linux-x86-64.so.2 (0x00007f099df72000)
\tlibc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x00007f0000000000)
`;
  expect(librariesInListing(listing)).toEqual(['/lib/x86_64-linux-gnu/libc.so.6', '/lib64/ld-linux-x86-64.so.2']);
});

test('processes are counted within a user namespace since Linux 5.14', () => {
  expect(['5.4.0-90-generic', '5.13.1', '5.14.0', '6.1.0-18-amd64'].map(countsWithinUserNamespace)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
