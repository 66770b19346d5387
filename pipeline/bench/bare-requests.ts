/** `node bare-requests.ts CORPUS BASE_URL CONCURRENCY REQUESTS`: sends prompts and reads replies, and does nothing else; prints the seconds. */
import { Pool } from 'undici';
import { readTasks } from '../read-tasks.ts';
import { timedAsync } from './timed.ts';

const [corpusDirectory = '', baseUrl = '', concurrency = '', requests = ''] = process.argv.slice(2);
const bodies = readTasks(corpusDirectory).map(({ prompt }) =>
  JSON.stringify({ model: 'loopback', messages: [{ role: 'user', content: prompt }] }),
);
const { origin, pathname } = new URL(`${baseUrl}/chat/completions`);
const pool = new Pool(origin, { connections: Number(concurrency) });
let sent = 0;

async function askOneAfterTheOther(): Promise<void> {
  while (sent < Number(requests)) {
    const body = bodies[sent % bodies.length] as string;
    sent += 1;
    const headers = { 'content-type': 'application/json' };
    const response = await pool.request({ path: pathname, method: 'POST', headers, body });
    await response.body.json();
  }
}

const askers = () => Promise.all(Array.from({ length: Number(concurrency) }, askOneAfterTheOther));
const { seconds } = await timedAsync(askers);
await pool.close();
process.stdout.write(JSON.stringify({ seconds }));
