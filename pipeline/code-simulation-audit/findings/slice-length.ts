/** Critical path: how many lines decide the answer, and how far its writes are spread, against the length the file name declares. */
import { backwardSlice } from '../../../corpus/simulation/backward-slice.ts';
import type { Entry } from '../audited-family.ts';
import { byLevel, type Finding, meanAndMost, share } from '../finding.ts';
import { readUpdates } from '../read-updates.ts';

export const sliceLength: Finding = {
  name: 'slice-length',
  title: 'Critical path: lines in the backward slice of the answer, and how the declared length is kept',
  measure: (data) =>
    byLevel(data.get('CriticalPath'), (entries) => [
      ...meanAndMost('lines in the slice', entries.map(linesInSlice)),
      share('slice as long as declared', entries, (entry) => linesInSlice(entry) === declaredLength(entry)),
      ...meanAndMost(
        'writes to the answer',
        entries.map((entry) => placesOfWrites(entry).length),
      ),
      ...meanAndMost('operations from first to last write', entries.map(spanInOperations)),
    ]),
};

const asked = ({ program }: Entry): string => program.expressions[0] as string;

const linesInSlice = (entry: Entry): number => backwardSlice(readUpdates(entry.item), [asked(entry)]).places.length;

const declaredLength = ({ batch }: Entry): number => Number(batch.parameters.get('len_critical_path'));

const placesOfWrites = (entry: Entry): number[] =>
  readUpdates(entry.item).statements.flatMap(({ target }, place) => (target === asked(entry) ? [place] : []));

/** Two statements make an operation. */
function spanInOperations(entry: Entry): number {
  const places = placesOfWrites(entry).map((place) => Math.floor(place / 2));
  return places.length === 0 ? 0 : (places.at(-1) as number) - (places[0] as number) + 1;
}
