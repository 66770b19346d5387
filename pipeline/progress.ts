/** Progress of long work: a bar on a terminal, a plain line now and then elsewhere. Written to standard error. */
import { SingleBar } from 'cli-progress';

export interface Progress {
  /** Says how many are done; `note` is asked for more when it is shown. */
  update(done: number, note?: () => string): void;
  stop(): void;
}

const secondsBetweenLines = 10;

/** `sharesTerminal`: others show their progress too, so plain lines are written in place of a bar. */
export function startProgress(name: string, total: number, sharesTerminal = false): Progress {
  if (total === 0) return { update() {}, stop() {} };
  return process.stderr.isTTY === true && !sharesTerminal ? startBar(name, total) : startLines(name, total);
}

function startBar(name: string, total: number): Progress {
  const bar = new SingleBar({
    format: `${name.padEnd(12)} {bar} {value}/{total}  {duration_formatted}  {note}`,
    stream: process.stderr,
    hideCursor: true,
  });
  bar.start(total, 0, { note: '' });
  return { update: (done, note) => bar.update(done, { note: note?.() ?? '' }), stop: () => bar.stop() };
}

function startLines(name: string, total: number): Progress {
  const begun = Date.now();
  let latest = 0;
  let lastLine = begun;
  return {
    update(done, note) {
      latest = done;
      if (done === total || Date.now() - lastLine < secondsBetweenLines * 1000) return;
      lastLine = Date.now();
      const more = note?.() ?? '';
      process.stderr.write(`${name}: ${done}/${total}${more === '' ? '' : `, ${more}`}\n`);
    },
    stop() {
      process.stderr.write(`${name}: ${latest}/${total} in ${((Date.now() - begun) / 1000).toFixed(1)} s\n`);
    },
  };
}
