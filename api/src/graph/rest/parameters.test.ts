/** Every route with parameters rejects unknown names; derived from the route table. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { REST_CALLS } from '../../../test/support/restCalls.ts';
import { routes } from './routes.ts';

let portal: TestPortal;
let admin: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
  admin = await portal.joinStaff('IT_Admin');
});
afterAll(() => portal.close());

const taking = routes.filter(({ query }) => query);
/** The query that a call requires. */
const needed = new Map(REST_CALLS.map(({ route, query = '' }) => [route, query.slice(1)]));

const namesOf = (query: z.ZodType | undefined) => Object.keys((query as z.ZodObject).shape);

test('an operation with parameters is a read, or has no body', () => {
  expect(taking.filter(({ method, body }) => method !== 'GET' && body)).toEqual([]);
  expect(taking.length).toBeGreaterThan(10);
});

describe.each(taking)('$path', ({ method, path, query }) => {
  const names = namesOf(query);
  const ask = (search: URLSearchParams) =>
    portal.rest(method, `${path.replace(':id', admin.id)}?${search}`, { token: admin.token });
  const start = () => new URLSearchParams(needed.get(`${method} ${path}`));

  test('refuses a name that it does not know, and says which it knows', async () => {
    const search = start();
    search.set('stauts', 'PAID');
    const { status, body } = await ask(search);
    const error = `Unknown parameter stauts. Known here: ${names.join(', ')}.`;
    expect([status, body]).toEqual([400, { error, code: 'VALIDATION', details: [error] }]);
  });

  test('refuses each name that is there more than once', async () => {
    for (const name of names) {
      const search = start();
      search.delete(name);
      search.append(name, '1');
      search.append(name, '2');
      const { status, body } = await ask(search);
      expect([status, body.code, body.error]).toEqual([
        400,
        'VALIDATION',
        `${name} is there more than once.`,
      ]);
    }
  });

  test('takes each of its names, and the one that is for caches', async () => {
    for (const name of ['_', ...names]) {
      const search = start();
      search.set(name, '1');
      const { body } = await ask(search);
      expect(String(body.error), name).not.toMatch(/parameter|more than once/);
    }
  });
});

test.each(routes.filter(({ method, query }) => method === 'GET' && !query))(
  '$path takes none, and says so',
  async ({ path }) => {
    const ask = async (search: string) =>
      (await portal.rest('GET', `${path.replace(':id', admin.id)}?${search}`, { token: admin.token })).body;
    const error = 'Unknown parameter startDate. This address takes none.';
    expect(await ask('startDate=2026-11-16')).toEqual({ error, code: 'VALIDATION', details: [error] });
    expect(String((await ask('_=1')).error)).not.toMatch(/parameter/);
  },
);

test('a caller without access gets only that refusal', async () => {
  const { token } = await portal.joinContractor();
  expect((await portal.rest('GET', '/contractors?stauts=active', { token })).status).toBe(403);
  expect((await portal.rest('GET', '/contractors?stauts=active')).status).toBe(401);
});
