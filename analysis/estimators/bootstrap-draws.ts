/**
 * Which clusters each bootstrap replicate draws. The draws are made once and shared by every statistic over the same
 * clusters, so that adding a statistic cannot move the interval of another.
 */
import { randomStream } from '../../core/random.ts';

export interface BootstrapOptions {
  /** 10,000 for anything that is reported. */
  readonly replicates: number;
  /** Start of the stream; the same seed gives the same intervals on every machine. */
  readonly seed: number;
}

export interface BootstrapDraws extends BootstrapOptions {
  readonly clusters: number;
  /** Row-major: `clusters` positions for each replicate. */
  readonly positions: Uint16Array | Uint32Array;
}

/** How the positions are drawn, in the words that stand under every table. */
export const generatorDescription = 'MT19937, 53-bit doubles, index = floor(u x clusters), clusters in code-unit order';

/**
 * Draws `clusters` positions with replacement for each replicate, replicate after replicate, from one stream.
 * Equal to `numpy.floor(numpy.random.RandomState(seed).random_sample((replicates, clusters)) * clusters)`.
 */
export function drawClusters(clusters: number, options: BootstrapOptions): BootstrapDraws {
  const count = clusters * options.replicates;
  const positions = clusters <= 65_536 ? new Uint16Array(count) : new Uint32Array(count);
  const stream = randomStream(options.seed);
  for (let draw = 0; draw < count; draw += 1) positions[draw] = stream.nextIndex(clusters);
  return { clusters, ...options, positions };
}

/** A maker of draws that makes each number of clusters only once. */
export function sharedDraws(options: BootstrapOptions): (clusters: number) => BootstrapDraws {
  const made = new Map<number, BootstrapDraws>();
  return (clusters) => {
    const draws = made.get(clusters) ?? drawClusters(clusters, options);
    made.set(clusters, draws);
    return draws;
  };
}
