/** The simulated subjects of a built simulation suite, ready to be asked. */
import { join } from 'node:path';
import { readJsonLines } from '../../../core/json-lines.ts';
import { readTasks } from '../../read-tasks.ts';
import type { Panel } from '../../simulated/panel.ts';
import { simulationSubjectNames } from '../../simulated/subject-names.ts';
import { simulationFiles } from '../simulation-files.ts';
import { type SimulationQuestion, simulationSubjects } from './subjects.ts';

/** Throws MidrunError when the suite cannot be read. */
export function simulationPanel(corpusDirectory: string): Panel {
  const questions = new Map(
    readSimulationQuestions(corpusDirectory).map((question) => [question.task.prompt_sha256, question]),
  );
  return {
    subjects: simulationSubjectNames,
    ask(subject, promptSha256, random, askedBefore) {
      const name = simulationSubjectNames.find((known) => known === subject);
      const question = questions.get(promptSha256);
      if (name === undefined || question === undefined) return undefined;
      return simulationSubjects[name]({ question, random, askedBefore });
    },
  };
}

/** Every task of a built suite with its item and trace. Throws MidrunError when the suite cannot be read. */
export function readSimulationQuestions(corpusDirectory: string): SimulationQuestion[] {
  const { items: itemFile, traces: traceFile } = simulationFiles;
  const itemRows = readJsonLines(join(corpusDirectory, itemFile.name), itemFile.schema);
  const traceRows = readJsonLines(join(corpusDirectory, traceFile.name), traceFile.schema);
  const items = new Map(itemRows.map((item) => [item.item_id, item]));
  const traces = new Map(traceRows.map((trace) => [trace.item_id, trace]));
  return readTasks(corpusDirectory).flatMap((task) => {
    const [item, trace] = [items.get(task.case_id), traces.get(task.case_id)];
    return item === undefined || trace === undefined ? [] : [{ task, item, trace }];
  });
}
