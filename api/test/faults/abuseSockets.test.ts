/** Bytes that are no HTTP, or two kinds of it at once: the server refuses or closes, and goes on serving everybody else. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { HARMLESS, JSON_TYPE, LINES, LOGIN, REFUSED } from './support/brokenHttp.ts';
import { send, signIn } from './support/client.ts';
import { ADMIN, companyFolder } from './support/company.ts';
import { say, whisper } from './support/rawSocket.ts';
import { start } from './support/server.ts';

test('the server outlives everything that is no request, and answers none of it', async () => {
  const server = await start(companyFolder());
  const { token } = await signIn(server.url, ADMIN);
  for (const [what, bytes] of Object.entries(REFUSED)) {
    const { statuses, text, isClosed } = await say(server.url, bytes, { end: true });
    expect(statuses.length > 0 || isClosed, `${what} is left waiting`).toBe(true);
    for (const status of statuses) expect(status, `${what}: ${text}`).toBeGreaterThanOrEqual(400);
    for (const status of statuses) expect(status, `${what}: ${text}`).toBeLessThan(500);
    // What hides behind a body is never a request of its own.
    expect(statuses.length, `${what}: ${text}`).toBeLessThanOrEqual(1);
    expect(text, what).not.toMatch(/node_modules|\.js:\d+|root:x:|secret=1/);
  }
  for (const [what, bytes] of Object.entries(HARMLESS))
    expect((await say(server.url, bytes, { end: true })).statuses, what).toEqual([200]);
  expect((await send(server.url, { path: '/api/auth/me', token })).status).toBe(200);
  expect(server.output()).not.toMatch(/unexpected error|uncaught|unhandled/i);
});

test('those who say half a request keep nobody else waiting, and are let go of in the end', async () => {
  const started = await start(companyFolder());
  const halves = [
    'GET /healthz HTTP/1.1\r\nHost: x\r\n',
    'GET /heal',
    `${LINES(LOGIN, 'Host: x', JSON_TYPE, 'Content-Length: 50')}{"em`,
    `${LINES(LOGIN, 'Host: x', JSON_TYPE, 'Transfer-Encoding: chunked')}5\r\n{"e`,
    '',
  ];
  const slow = Array.from({ length: 200 }, (_, index) =>
    whisper(started.url, halves[index % halves.length]!),
  );
  await sleep(200);
  const { token } = await signIn(started.url, ADMIN);
  for (let count = 0; count < 20; count += 1)
    expect((await send(started.url, { path: '/api/auth/me', token })).status).toBe(200);
  // Headers have 15 seconds, and a whole request 30; a look every so often finds those who are over.
  if (process.env.LONG) {
    const open = () => slow.filter(({ isClosed }) => !isClosed()).length;
    while (open() > 0) await sleep(500);
  }
  for (const { close } of slow) close();
  expect(await started.kill('SIGTERM')).toBe(0);
});
