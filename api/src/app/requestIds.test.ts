/** How a request is found again: by the ID of a proxy in front and of a trace, in the log and in the response. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../test/support/portal.ts';
import { createServer, listen } from './server.ts';

let portal: TestPortal;
let server: Server;
let lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  portal = await openTestPortal({ log });
  server = createServer({ app: portal.app, trustProxy: 0 });
  await listen(server, 0, '127.0.0.1');
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await portal.close();
});

async function ask(path: string, headers: Record<string, string> = {}, body?: object) {
  lines = [];
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
  return { shown: response.headers.get('x-request-id'), line: lines.find(({ msg }) => msg === 'request') };
}

const GIVEN = '4f1c2a9e-7b3d-4c55-9a10-2f6e8d7c0b1a';
const WAYS: [string, object?][] = [
  ['/healthz'],
  ['/api/auth/me'],
  ['/graphql', { query: '{ viewer { id } }' }],
  ['/absent.js'],
];

test.each(WAYS)('a response of %s has the ID under which the log has its request', async (path, body) => {
  const { shown, line } = await ask(path, {}, body);
  expect(shown).toMatch(/^[\da-f-]{36}$/);
  expect(line).toMatchObject({ requestId: shown });
  expect(line).not.toHaveProperty('clientRequestId');
});

test.each(WAYS)(
  'of %s, an ID from a proxy comes back and is in the log beside our own',
  async (path, body) => {
    const { shown, line } = await ask(path, { 'x-request-id': GIVEN }, body);
    expect(shown).toBe(GIVEN);
    expect(line).toMatchObject({ clientRequestId: GIVEN, requestId: expect.not.stringContaining(GIVEN) });
  },
);

test('the trace that a request belongs to is in the log', async () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const { line } = await ask('/healthz', { traceparent: `00-${traceId}-b7ad6b7169203331-01` });
  expect(line).toMatchObject({ traceId });
});

test.each(['system', 'dana@example.com', '<script>', 'a'.repeat(65), '123-45-6789'])(
  'an ID that no proxy makes, like %s, neither comes back nor gets into the log',
  async (text) => {
    const { shown, line } = await ask('/healthz', { 'x-request-id': text, traceparent: text });
    expect(shown).toMatch(/^[\da-f-]{36}$/);
    expect(JSON.stringify(line)).not.toContain(text);
  },
);

test('the audit log keeps our own ID, which no client can choose', async () => {
  const body = { email: 'dana@example.com', password: 'Wrong-Horse-1' };
  const { line } = await ask('/api/auth/login', { 'x-request-id': GIVEN }, body);
  const entry = await portal.db.auditLog.findFirstOrThrow({ where: { action: 'USER_LOGIN_FAILED' } });
  expect(entry.requestId).toBe(line!.requestId);
});
