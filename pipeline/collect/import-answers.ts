/** Takes over answers that were collected elsewhere. They are rows like all others, marked by the host `imported`. */
import { basename } from 'node:path';
import { MidrunError } from '../../core/errors.ts';
import { readJsonLines } from '../../core/json-lines.ts';
import { compileSchema } from '../../core/schema.ts';
import { closestWords } from '../closest-word.ts';
import { readTasks } from '../read-tasks.ts';
import { runFolder, writeManifest } from '../run-folder.ts';
import schema from '../schemas/imported-answer.schema.json' with { type: 'json' };
import type { ImportedAnswer } from '../schemas/imported-answer.ts';
import type { Prediction } from '../schemas/prediction.ts';
import type { Task } from '../schemas/task.ts';
import { classifyOutcome } from './classify-outcome.ts';
import { refuseUnknownNames } from './open-cells.ts';
import type { CollectOptions } from './options.ts';
import { planOf } from './options.ts';
import { cellId } from './plan.ts';
import { openPredictionLog, readAsked } from './prediction-log.ts';
import { predictionRow } from './prediction-row.ts';
import { createRedactor } from './redact.ts';
import { requestKey } from './request-key.ts';
import { moveTornLineAside } from './row-log.ts';
import { lockRunFolder } from './run-lock.ts';
import { manifestWithPlan } from './session.ts';
import { parseSetting, type Setting } from './setting.ts';
import { SettingsLibrary } from './settings-library.ts';

export interface ImportOptions
  extends Pick<
    CollectOptions,
    'corpusDirectory' | 'runsDirectory' | 'model' | 'studies' | 'arms' | 'settingsDirectory'
  > {
  /** JSON Lines, an answer a line, mapped by `task_id`. */
  readonly file: string;
  /** The field that holds the text of the answer; default `response_text`. */
  readonly textField?: string | undefined;
  /** How the text was taken from where it came from; default names field and file. Stands in every row. */
  readonly extractor?: string | undefined;
}

export interface ImportSummary {
  readonly setting: string;
  readonly runDirectory: string;
  readonly imported: number;
  /** Cells that had an answer already. */
  readonly answeredBefore: number;
  /** The studies that count as planned. */
  readonly studies: readonly string[];
  readonly extractor: string;
}

const answerSchema = compileSchema<ImportedAnswer>(schema);
const endpoint = { baseUrl: '', host: 'imported', apiKey: 'none' } as const;

/**
 * Adds the answers to the run folder of the setting: all of them, or none when one is wrong. The plan is the studies stated,
 * else every study the file answers. Throws MidrunError (exit code 2) with file and line.
 */
export async function importAnswers(options: ImportOptions): Promise<ImportSummary> {
  const setting = parseSetting(options.model, new SettingsLibrary(options.settingsDirectory));
  if (setting.simulated)
    throw refused(
      options.file,
      undefined,
      'answers from elsewhere are not simulated',
      'Name the model that gave them: --model provider/model@mode.',
    );
  const textField = options.textField ?? 'response_text';
  const extractor = options.extractor ?? `field ${textField} of ${basename(options.file)}`;
  const tasks = readTasks(options.corpusDirectory);
  const rows = importedRows(options, tasks, setting, textField, extractor);
  const studies = options.studies ?? [...new Set(rows.map((row) => row.study))].sort();
  const folder = runFolder(options.runsDirectory, setting.id);
  const unlock = lockRunFolder(folder.directory);
  try {
    const { answered, fileBytes } = readAsked(folder.predictionsFile);
    moveTornLineAside(folder.predictionsFile, fileBytes);
    const repeats = rows.reduce((most, row) => Math.max(most, row.repeat), 1);
    const plan = planOf({ ...options, studies, repeats });
    refuseUnknownNames(tasks, plan, options.corpusDirectory);
    writeManifest(folder, { ...manifestWithPlan(folder, setting, endpoint, plan), parameters: {} });
    const fresh = rows.filter((row) => !answered.has(row.request_key));
    const log = await openPredictionLog(folder.predictionsFile);
    await Promise.all(fresh.map((row) => log.append(row))).finally(() => log.close());
    const answeredBefore = rows.length - fresh.length;
    const { directory: runDirectory } = folder;
    return { setting: setting.id, runDirectory, imported: fresh.length, answeredBefore, studies, extractor };
  } finally {
    unlock();
  }
}

function importedRows(
  { file }: ImportOptions,
  tasks: readonly Task[],
  setting: Setting,
  textField: string,
  extractor: string,
): Prediction[] {
  const taskOf = new Map(tasks.map((task) => [task.task_id, task]));
  const lineOf = new Map<string, number>();
  const rows = readJsonLines(file, answerSchema).map((answer, index) => {
    const line = index + 1;
    const task = taskOf.get(answer.task_id);
    if (task === undefined) throw unknownTask(file, line, answer.task_id, [...taskOf.keys()]);
    if (answer.prompt_sha256 !== undefined && answer.prompt_sha256 !== task.prompt_sha256) {
      throw refused(
        file,
        line,
        'this answers another prompt than the one of the task',
        'Import into the corpus the answers were collected from.',
      );
    }
    const text = answer[textField];
    if (typeof text !== 'string') {
      throw refused(
        file,
        line,
        `"${textField}" holds no text`,
        'Name the field of the answer (--text), or leave the line out: its cell then counts as not asked.',
      );
    }
    const row = importedRow(setting, task, answer, text, extractor);
    const earlier = lineOf.get(row.cell_id);
    if (earlier !== undefined)
      throw refused(
        file,
        line,
        `line ${earlier} answers this task too`,
        'Keep one, or number them by "repeat": 1, 2, ...',
      );
    lineOf.set(row.cell_id, line);
    return row;
  });
  if (rows.length === 0) throw refused(file, undefined, 'this file holds no answers', 'Check the path.');
  return rows;
}

/** What is not known of an answer from elsewhere is null; its parameters are empty, because nobody here has sent them. */
function importedRow(
  setting: Setting,
  task: Task,
  answer: ImportedAnswer,
  text: string,
  extractor: string,
): Prediction {
  const repeat = answer.repeat ?? 1;
  const cell = { id: cellId(task.task_id, setting.id, repeat), task, repeat };
  const body = {
    model: answer.served_model,
    choices: [
      { finish_reason: answer.finish_reason ?? null, message: { content: text, reasoning: answer.reasoning_text } },
    ],
    usage: {
      prompt_tokens: answer.input_tokens,
      completion_tokens: answer.output_tokens,
      completion_tokens_details: { reasoning_tokens: answer.reasoning_tokens },
    },
  };
  const reply = { kind: 'reply', status: 200, headers: new Headers(), text: JSON.stringify(body) } as const;
  const result = classifyOutcome(reply, ['reasoning']);
  const now = new Date();
  const asked = { result, failedAttempts: [], latencyInMs: 0, waitedInMs: 0, askedAt: now, finishedAt: now };
  const facts = { setting, endpoint, session: null, cell, requestKey: requestKey(setting, cell), asked };
  const row = predictionRow(facts, createRedactor([]));
  return { ...row, http_status: null, parameters: {}, usage: null, reasoning_field: null, extractor };
}

function unknownTask(file: string, line: number, id: string, known: readonly string[]): MidrunError {
  const remedy = `The closest: ${closestWords(id, known, 3).join(', ')}. Nothing was imported.`;
  return refused(file, line, `no task of the corpus is called "${id}"`, remedy);
}

function refused(file: string, line: number | undefined, message: string, remedy: string): MidrunError {
  return new MidrunError({
    code: 'cannot_import',
    message,
    file,
    place: line === undefined ? undefined : String(line),
    remedy,
  });
}
