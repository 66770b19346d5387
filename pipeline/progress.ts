/** Progress of long work: a bar on a terminal, a plain line now and then elsewhere. Written to standard error. */
import { SingleBar } from 'cli-progress';

export interface Progress {
  /** Says how many are done. */
  update(done: number): void;
  stop(): void;
}

const secondsBetweenLines = 10;

export function startProgress(name: string, total: number): Progress {
  if (total === 0) return { update() {}, stop() {} };
  return process.stderr.isTTY === true ? startBar(name, total) : startLines(name, total);
}

function startBar(name: string, total: number): Progress {
  const bar = new SingleBar({
    format: `${name.padEnd(12)} {bar} {value}/{total}  {duration_formatted}`,
    stream: process.stderr,
    hideCursor: true,
  });
  bar.start(total, 0);
  return { update: (done) => bar.update(done), stop: () => bar.stop() };
}

function startLines(name: string, total: number): Progress {
  const begun = Date.now();
  let latest = 0;
  let lastLine = begun;
  return {
    update(done) {
      latest = done;
      if (done === total || Date.now() - lastLine < secondsBetweenLines * 1000) return;
      lastLine = Date.now();
      process.stderr.write(`${name}: ${done}/${total}\n`);
    },
    stop() {
      process.stderr.write(`${name}: ${latest}/${total} in ${((Date.now() - begun) / 1000).toFixed(1)} s\n`);
    },
  };
}
