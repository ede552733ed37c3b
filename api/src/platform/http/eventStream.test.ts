/** Streams over a real connection: their headers, and that nothing remains of a client that disconnected. */
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { createServer, listen } from '../../app/server.ts';
import { eventStream } from './eventStream.ts';

let portal: TestPortal;
let server: Server;
let port: number;

beforeAll(async () => {
  portal = await openTestPortal();
  server = createServer({ app: portal.app, trustProxy: 0 });
  await listen(server, 0, '127.0.0.1');
  ({ port } = server.address() as AddressInfo);
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await portal.close();
});

const body = JSON.stringify({ query: 'subscription { changes { kind } }' });
const headersFor = (token: string) => ({
  'content-type': 'application/json',
  accept: 'text/event-stream',
  authorization: `Bearer ${token}`,
});
const openStreams = () => portal.services.streams.size;

longTest(
  'a stream is neither cached nor buffered nor changed on its way, and stays alive while nothing happens',
  async () => {
    const { token } = await portal.joinContractor();
    const away = new AbortController();
    const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { ...headersFor(token), 'accept-encoding': 'gzip, br' },
      body,
      signal: away.signal,
    });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(response.headers.has('content-encoding')).toBe(false);
    const reader = response.body!.getReader();
    let text = '';
    while (!/CONNECTED[\s\S]*\n:\n/.test(text)) text += new TextDecoder().decode((await reader.read()).value);
    away.abort();
    await expect.poll(openStreams).toBe(0);
  },
);

longTest('a stream whose reader has stopped reading ends when the client goes away', async () => {
  const away = new AbortController();
  let pulls = 0;
  const ended = new Promise<void>((resolve) => {
    const source = new ReadableStream({
      pull: (controller) => {
        controller.enqueue(new Uint8Array(100_000));
        pulls += 1;
      },
      cancel: () => resolve(),
    });
    const request = { signal: away.signal } as Request;
    eventStream(new Response(source), request);
  });
  await expect.poll(() => pulls, { message: 'one part taken, and one that waits' }).toBe(2);
  away.abort();
  await ended;
});

test('a client that never reads and breaks off leaves nothing behind', async () => {
  const { token, key } = await portal.joinContractor();
  const socket = connect(port, '127.0.0.1');
  const head = Object.entries(headersFor(token)).map(([name, value]) => `${name}: ${value}`);
  socket.write(
    `POST /graphql HTTP/1.1\r\nhost: portal\r\n${head.join('\r\n')}\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  socket.pause();
  await expect.poll(openStreams).toBe(1);
  portal.services.bus.publish([{ kind: 'DAYS', userId: key }]);
  socket.destroy();
  await expect.poll(openStreams).toBe(0);
});

test.each(['application/json', 'multipart/mixed'])('%s is no way to subscribe', async (accept) => {
  const { token } = await portal.joinContractor();
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { ...headersFor(token), accept },
    body,
  });
  expect(response.status).toBe(406);
  expect(openStreams()).toBe(0);
});
