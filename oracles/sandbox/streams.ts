/**
 * A run's standard streams are files without a name, because real judges redirect files (`open('/dev/stdin')` works),
 * because RLIMIT_FSIZE then bounds them exactly, and because a forgotten background process cannot hold them open.
 */
import { closeSync, constants, fchmodSync, fstatSync, openSync, readSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { guardDescriptor, namespaceDescriptor, stateDescriptor } from './guard.ts';
import { inheritedDescriptors } from './inherited-descriptors.ts';
import { privateDirectory } from './private-directory.ts';
import type { SandboxRequest } from './types.ts';

export interface Streams {
  /** For file descriptors 0, 1, 2, ... of the launcher. */
  readonly descriptors: [number, number, number, ...(number | 'ignore')[]];
  /** What the program wrote, each stream cut at the limit. */
  readOutput(outputBytes: number): { stdout: Buffer; stderr: Buffer; state: Buffer; outputExceeded: boolean };
  readGuard(): string;
  readNamespaceStatus(): string;
  close(): void;
}

let streamCount = 0;

/** Opens the streams of one run; the input is already in place. */
export function openStreams(request: Pick<SandboxRequest, 'input' | 'captureState'>): Streams {
  const opened: number[] = [];
  const keep = (descriptor: number) => {
    opened.push(descriptor);
    return descriptor;
  };
  const stdin = keep(inputFile(request.input ?? ''));
  const stdout = keep(outputFile());
  const stderr = keep(outputFile());
  const state = request.captureState === true ? keep(outputFile()) : undefined;
  const guard = keep(outputFile());
  const namespace = keep(outputFile());
  const descriptors: Streams['descriptors'] = [stdin, stdout, stderr];
  descriptors[stateDescriptor] = state ?? 'ignore';
  descriptors[guardDescriptor] = guard;
  descriptors[namespaceDescriptor] = namespace;
  for (const inherited of inheritedDescriptors()) {
    while (descriptors.length < inherited) descriptors.push('ignore');
    descriptors[inherited] = stdin;
  }
  return {
    descriptors,
    readOutput(outputBytes) {
      const files = state === undefined ? [stdout, stderr] : [stdout, stderr, state];
      return {
        stdout: content(stdout, outputBytes),
        stderr: content(stderr, outputBytes),
        state: state === undefined ? Buffer.alloc(0) : content(state, outputBytes),
        outputExceeded: files.some((file) => fstatSync(file).size > outputBytes),
      };
    },
    readGuard: () => content(guard, 65_536).toString('latin1'),
    readNamespaceStatus: () => content(namespace, 65_536).toString('latin1'),
    close: () => opened.forEach(closeSync),
  };
}

function inputFile(input: string | Uint8Array): number {
  const path = freshPath();
  writeFileSync(path, input, { flag: 'wx' });
  const descriptor = openSync(path, constants.O_RDONLY);
  unlinkSync(path);
  // So that a program under another user id may open /dev/stdin.
  fchmodSync(descriptor, 0o444);
  return descriptor;
}

function outputFile(): number {
  const path = freshPath();
  const flags = constants.O_RDWR | constants.O_CREAT | constants.O_EXCL | constants.O_APPEND;
  const descriptor = openSync(path, flags);
  unlinkSync(path);
  // So that a program under another user id may open /dev/stdout as well.
  fchmodSync(descriptor, 0o666);
  return descriptor;
}

function freshPath(): string {
  streamCount += 1;
  return join(privateDirectory(), `stream-${streamCount}`);
}

function content(descriptor: number, limitBytes: number): Buffer {
  const size = Math.min(fstatSync(descriptor).size, limitBytes);
  const buffer = Buffer.alloc(size);
  let filled = 0;
  while (filled < size) {
    const count = readSync(descriptor, buffer, filled, size - filled, filled);
    if (count === 0) break;
    filled += count;
  }
  return buffer.subarray(0, filled);
}
