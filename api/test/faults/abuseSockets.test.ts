/** Bytes that are no HTTP, or two kinds of it at once: the server refuses or closes, and goes on serving everybody else. */
import { expect, test } from 'vitest';
import { HARMLESS, JSON_TYPE, LINES, LOGIN, REFUSED } from './support/brokenHttp.ts';
import { send, signIn } from './support/client.ts';
import { ADMIN } from './support/company.ts';
import { connectTo } from './support/connections.ts';
import { say } from './support/rawSocket.ts';
import { sharedCompany } from './support/shared.ts';

const company = sharedCompany();

test('the server outlives everything that is no request, and answers none of it', async () => {
  const url = company.url();
  const { token } = await signIn(url, ADMIN);
  for (const [what, bytes] of Object.entries(REFUSED)) {
    const { statuses, text } = await say(url, bytes);
    for (const status of statuses) expect(status, `${what}: ${text}`).toBeGreaterThanOrEqual(400);
    for (const status of statuses) expect(status, `${what}: ${text}`).toBeLessThan(500);
    // What hides behind a body is never a request of its own.
    expect(statuses.length, `${what}: ${text}`).toBeLessThanOrEqual(1);
    expect(text, what).not.toMatch(/node_modules|\.js:\d+|root:x:|secret=1/);
  }
  for (const [what, bytes] of Object.entries(HARMLESS)) {
    const { statuses, text } = await say(url, bytes);
    expect(statuses, what).toEqual([404]);
    // The page that says so.
    expect(text, what).toContain('<!doctype html>');
  }
  expect((await send(url, { path: '/api/auth/me', token })).status).toBe(200);
  expect(company.output()).not.toMatch(/unexpected error|uncaught|unhandled/i);
});

// In the short form slow clients are in overload.test.ts.
test.runIf(process.env.LONG)(
  'those who say half a request keep nobody else waiting, and are let go of in the end',
  async () => {
    const url = company.url();
    const halves = [
      'GET /healthz HTTP/1.1\r\nHost: x\r\n',
      'GET /heal',
      `${LINES(LOGIN, 'Host: x', JSON_TYPE, 'Content-Length: 50')}{"em`,
      `${LINES(LOGIN, 'Host: x', JSON_TYPE, 'Transfer-Encoding: chunked')}5\r\n{"e`,
      '',
    ];
    // Accepted before anybody who comes later.
    const slow = await Promise.all(
      Array.from({ length: 200 }, (_, index) => connectTo(url, halves[index % halves.length])),
    );
    const { token } = await signIn(url, ADMIN);
    for (let count = 0; count < 20; count += 1)
      expect((await send(url, { path: '/api/auth/me', token })).status).toBe(200);
    // Headers have 15 seconds, and a whole request 30.
    await Promise.all(slow.map(({ closed }) => closed));
    for (const { socket } of slow) socket.destroy();
    expect(await company.stop()).toEqual([0]);
  },
);
