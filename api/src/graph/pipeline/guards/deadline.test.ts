/**
 * A query ends when its client disconnects; a mutation does not. `guards.matrix.test.ts` tests the time limits of both.
 */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { longTest } from '../../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../../test/support/portal.ts';
import { readClientOperations } from '../../../app/operations.ts';
import { createServer, listen } from '../../../app/server.ts';
import { currentSpender, OperationOver, spendingBy } from '../../../platform/db/spender.ts';

let portal: TestPortal;
let server: Server;
let url: string;
let driver: Actor;
/** The outcomes of reads that continued after their operation ended. */
let outcomes: string[];
/** Called when something has started that waits for the client to leave. */
let onBegun: () => void;
const somethingBegins = () =>
  new Promise<void>((resolve) => {
    onBegun = resolve;
  });

beforeAll(async () => {
  portal = await openTestPortal();
  server = createServer({ app: portal.app, trustProxy: 0 });
  await listen(server, 0, '127.0.0.1');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  driver = await portal.joinContractor({ dailyRate: 200 });
  const { sql } = portal.services;
  portal.services.sql = {
    ...sql,
    read: async (...args) => {
      const spender = currentSpender()!;
      onBegun();
      if (!spender.over) await new Promise<void>((resolve) => void spender.onEnd(resolve));
      const reading = spendingBy(spender, () => sql.read(...args));
      reading.then(
        () => outcomes.push('read'),
        (error) => outcomes.push(error instanceof OperationOver ? 'ended' : String(error)),
      );
      return reading;
    },
  };
});
beforeEach(() => {
  outcomes = [];
});
afterAll(async () => {
  server.closeAllConnections();
  await portal.close();
});

const post = (body: object) => ({
  path: '/graphql',
  init: { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
});
const [HOME] = [...readClientOperations()].find(([, text]) =>
  text.startsWith('query EmployeeDashboardQuery'),
)!;

test.each<[string, () => { path: string; init?: RequestInit }]>([
  ['as text', () => post({ query: '{ viewer { daySummary { totalDays } } }' })],
  ['by id', () => post({ documentId: HOME, variables: { userId: driver.id } })],
  ['over REST', () => ({ path: '/api/time-logs' })],
])('a query %s ends when its client hangs up', async (_way, request) => {
  const { path, init } = request();
  const gone = new AbortController();
  const headers = { ...init?.headers, accept: 'application/json', authorization: `Bearer ${driver.token}` };
  const begun = somethingBegins();
  const asked = fetch(url + path, { ...init, headers, signal: gone.signal });
  await begun;
  gone.abort();
  await expect(asked).rejects.toThrow();
  await expect
    .poll(() => new Set(outcomes), { message: 'what has become of the reads' })
    .toEqual(new Set(['ended']));
});

longTest('a wrong password counts though its client hangs up', async () => {
  const { passwords } = portal.services;
  const left = new Promise<void>((resolve) => {
    server.once('request', (_request, response) => void response.once('close', resolve));
  });
  portal.services.passwords = {
    ...passwords,
    verify: async (...args) => {
      onBegun();
      await left;
      return passwords.verify(...args);
    },
  };
  const gone = new AbortController();
  const { path, init } = post({
    query: 'mutation ($input: LoginInput!) { login(input: $input) { __typename } }',
    variables: { input: { email: driver.email, password: 'Wrong-Horse-1' } },
  });
  const begun = somethingBegins();
  const asked = fetch(url + path, { ...init, signal: gone.signal });
  await begun;
  gone.abort();
  await expect(asked).rejects.toThrow();
  await expect
    .poll(async () => (await portal.audit({ action: 'USER_LOGIN_FAILED' })).length, {
      message: 'wrong passwords counted',
    })
    .toBe(1);
});
