/** The only writer of predictions.jsonl, and which requests its rows answer. */
import { predictionSchema } from '../prediction-rows.ts';
import type { Prediction } from '../schemas/prediction.ts';
import { type AskedKeys, askedKeys } from './asked-keys.ts';
import { RowLog } from './row-log.ts';

export type PredictionLog = RowLog<Prediction>;

export const openPredictionLog = (file: string): Promise<PredictionLog> => RowLog.open(file, predictionSchema);

/** What was asked before; `onRow` sees every whole row. Reads only. */
export const readAsked = (file: string, onRow?: (row: Prediction) => void): AskedKeys =>
  askedKeys(file, predictionSchema, onRow);
