/** `node loopback-server.ts`: a server on 127.0.0.1 that answers every chat completion at once with the same reply; prints its address. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const reply = Buffer.from(
  JSON.stringify({
    ...{ id: 'chatcmpl-1', object: 'chat.completion', created: 0, model: 'loopback' },
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: '{"output": "42\\n"}' } }],
    usage: { prompt_tokens: 800, completion_tokens: 8, total_tokens: 808 },
  }),
);

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': reply.length });
    response.end(reply);
  });
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1\n`);
});
