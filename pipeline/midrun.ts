#!/usr/bin/env node
/** The command `midrun`. Keeps compiled modules between runs, which halves the time to start, and does what the words say. */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { hideBin } from 'yargs/helpers';

enableCompileCache(join(import.meta.dirname, '../build/cache/node'));
const { runCommandLine } = await import('./command-line.ts');
process.exitCode = await runCommandLine(hideBin(process.argv));
