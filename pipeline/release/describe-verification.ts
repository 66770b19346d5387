/** What a verification says at its end: identical or not, and of every case what differs. */
import type { ReleaseDifference } from '../schemas/release-difference.ts';
import type { Comparison } from './compare-release.ts';
import type { Release } from './release-files.ts';
import type { Verification } from './verify-release.ts';

/** One line for those who have built the corpus for themselves. */
export function describeAgreement({ manifest: { release } }: Release, { differences }: Comparison): string {
  if (differences.length === 0) return `Identical to release ${release}.`;
  return `Not release ${release}: ${countCases(differences)}. midrun verify tells more.`;
}

const shownCases = 20;

export function describeVerification(verification: Verification): string {
  const { release, differences, runtimes, continued } = verification;
  const { release: version, cases, programs } = release.manifest;
  const others = runtimes.map(({ name, released, here }) => `Other ${name}: ${here}; released with ${released}.`);
  const work = [
    `Built ${continued ? 'to its end, after an earlier call was cut short' : 'from nothing'}: `,
    describeWork(verification),
  ].join('');
  if (differences.length === 0) {
    return [
      `Identical to release ${version}: ${cases} cases of ${programs} programs, every file.`,
      ...others,
      work,
    ].join('\n');
  }
  return [
    ...describeDifferences(differences),
    '',
    `Not release ${version}: ${countCases(differences)}. ${cause(verification)}`,
    ...others,
    `All differences: ${verification.differencesFile}`,
    work,
  ].join('\n');
}

function describeDifferences(differences: readonly ReleaseDifference[]): string[] {
  const byCase = [...Map.groupBy(differences.filter(isOfCase), ({ about }) => about)];
  const lines = byCase
    .slice(0, shownCases)
    .flatMap(([about, all]) => [
      about,
      ...all.map(
        ({ what, released, here }) => `  ${what}: ${here ?? 'not there'}; released: ${released ?? 'not there'}`,
      ),
    ]);
  const more = byCase.length - shownCases;
  return more > 0 ? [...lines, `... and ${more} more cases`] : lines;
}

function describeWork({ wallInSeconds, cores, sandboxedRuns, floorInSeconds: floor }: Verification): string {
  const work = `${wallInSeconds.toFixed(1)} s on ${cores} cores, ${sandboxedRuns} sandboxed runs`;
  if (floor === undefined) return `${work}.`;
  return `${work}; these alone, on all cores, take about ${floor.toFixed(1)} s: ratio ${(wallInSeconds / floor).toFixed(2)}.`;
}

const isOfCase = ({ what }: ReleaseDifference): boolean => what !== 'sha256';

function countCases(differences: readonly ReleaseDifference[]): string {
  const cases = new Set(differences.filter(isOfCase).map(({ about }) => about)).size;
  const files = differences.filter((difference) => !isOfCase(difference)).map(({ about }) => about);
  return `${cases} ${cases === 1 ? 'case differs' : 'cases differ'}, in ${files.join(', ')}`;
}

const authored = ['source', 'short_input', 'long_input', 'facts'];

/** Programs that were changed explain everything about themselves; what is left is for the toolchain, or for Midrun, to explain. */
function cause({ differences, runtimes }: Verification): string {
  const changed = new Set(differences.filter(({ what }) => authored.includes(what)).map(({ about }) => about));
  const unexplained = new Set(
    differences
      .filter((difference) => isOfCase(difference) && !changed.has(difference.about))
      .map(({ about }) => about),
  );
  const parts = [
    ...(changed.size > 0 ? [`${changed.size} by other programs or inputs`] : []),
    ...(unexplained.size > 0
      ? [
          `${unexplained.size} with the same program and inputs: ${runtimes.length > 0 ? 'drift of the toolchain' : 'another version of Midrun, or chance'}`,
        ]
      : []),
  ];
  return `${parts.join('; ')}.`;
}
