/** Clients that send half a request; busyServer.test.ts has a few of them. */
import { expect, test } from 'vitest';
import { JSON_TYPE, LINES, LOGIN } from '../support/brokenHttp.ts';
import { send, signIn } from '../support/client.ts';
import { ADMIN } from '../support/company.ts';
import { connectTo } from '../support/connections.ts';
import { sharedCompany } from '../support/shared.ts';

const company = sharedCompany();

test('clients that send half a request keep no one else waiting, and are disconnected in the end', async () => {
  const url = company.url();
  const halves = [
    'GET /healthz HTTP/1.1\r\nHost: x\r\n',
    'GET /heal',
    `${LINES(LOGIN, 'Host: x', JSON_TYPE, 'Content-Length: 50')}{"em`,
    `${LINES(LOGIN, 'Host: x', JSON_TYPE, 'Transfer-Encoding: chunked')}5\r\n{"e`,
    '',
  ];
  // Accepted before all later clients.
  const slow = await Promise.all(
    Array.from({ length: 200 }, (_, index) => connectTo(url, halves[index % halves.length])),
  );
  const { token } = await signIn(url, ADMIN);
  for (let count = 0; count < 20; count += 1)
    expect((await send(url, { path: '/api/auth/me', token })).status).toBe(200);
  // Headers may take 15 seconds, and a whole request 30.
  await Promise.all(slow.map(({ closed }) => closed));
  for (const { socket } of slow) socket.destroy();
  expect(await company.stop()).toEqual([0]);
});
