import { expect, onTestFinished, test } from 'vitest';
import { collect } from '../collect/collect.ts';
import { predictionRows } from '../prediction-rows.ts';
import { runFolder } from '../run-folder.ts';
import { startSimulatedSubjects } from '../simulated/server.ts';
import { smallCorpus } from '../test/small-corpus.ts';
import { openReplies } from './reply-reader.ts';

test('every reply is read again from its place, and a cell without one has none', async () => {
  const corpus = smallCorpus(2);
  const server = await startSimulatedSubjects({ corpusDirectory: corpus.corpusDirectory });
  onTestFinished(() => server.close());
  await collect({ ...corpus, model: 'sim/prose', simulatedBaseUrl: server.baseUrl });
  const rows = [...predictionRows(runFolder(corpus.runsDirectory, 'sim/prose').predictionsFile)];
  const replies = openReplies(corpus.runsDirectory, corpus.tasks);
  expect(rows.length).toBeGreaterThan(4);
  expect(rows.toReversed().map(({ cell_id }) => replies.replyOf(cell_id))).toEqual(
    rows.toReversed().map(({ response_text }) => response_text),
  );
  expect(replies.replyOf('no such cell')).toBe('');
  replies.close();
});
