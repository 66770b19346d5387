/** Reads the predictions of a run row by row. */
import { compileSchema } from '../core/schema.ts';
import { appendedRows, placedRows, type ReadBytes, type RowPlace } from './appended-rows.ts';
import schema from './schemas/prediction.schema.json' with { type: 'json' };
import type { Prediction } from './schemas/prediction.ts';

export const predictionSchema = compileSchema<Prediction>(schema);

/** The rows of a predictions file, as `appendedRows` reads them. */
export const predictionRows = (file: string): Generator<Prediction, ReadBytes> => appendedRows(file, predictionSchema);

/** The same, each with its place. */
export const placedPredictions = (file: string): Generator<{ row: Prediction; place: RowPlace }, ReadBytes> =>
  placedRows(file, predictionSchema);
