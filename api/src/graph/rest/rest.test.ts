/**
 * The REST entry point: the route table, its shapes, its errors, and a week of payroll from hiring to paying the
 * driver.
 */
import { validate } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, PASSWORD, type TestPortal } from '../../../test/support/portal.ts';
import { schema } from '../../app/schema.ts';
import { readRelease } from '../../platform/lib/release.ts';
import { createMatcher } from './match.ts';
import { routes } from './routes.ts';

let portal: TestPortal;
let admin: Actor;
let manager: Actor;
let driver: Actor;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
  admin = await portal.joinStaff('IT_Admin');
  manager = await portal.joinStaff('Manager');
  driver = await portal.joinContractor({ firstName: 'Dario', lastName: 'Fontaine' });
});

const WEEK = { weekStart: '2026-11-09', weekEnd: '2026-11-15' };
const weeklyData = [
  { date: '2026-11-09', pay: 200.1, expenses: 0.2, notes: 'Truck 1' },
  { date: '2026-11-10', pay: 200.2, expenses: 0.1, notes: '' },
];

const processWeek = (options: { headers?: Record<string, string>; body?: object } = {}) =>
  portal.rest('POST', '/payroll/weekly', {
    token: manager.token,
    body: { userId: driver.id, ...WEEK, weeklyData, ...options.body },
    ...(options.headers ? { headers: options.headers } : {}),
  });

describe('the table', () => {
  longTest('holds only documents that the schema understands', () => {
    for (const { document, method, path } of routes)
      expect(
        validate(schema, document).map(({ message }) => message),
        `${method} ${path}`,
      ).toEqual([]);
  });

  test('has one route for a method and a path', () => {
    const shapes = routes.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':x')}`);
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  test('prefers literal segments over parameters', () => {
    const base = routes[0]!;
    const match = createMatcher([
      { ...base, method: 'GET', path: '/staff/:id' },
      { ...base, method: 'GET', path: '/staff/all' },
    ]);
    expect(match('GET', '/staff/all')).toMatchObject({ route: { path: '/staff/all' } });
    expect(match('GET', '/staff/7')).toMatchObject({ route: { path: '/staff/:id' }, params: { id: '7' } });
    expect(match('DELETE', '/staff/all')).toEqual({ allowed: ['GET'] });
    expect(match('GET', '/staff/%E0%A4%A')).toBeUndefined();
  });

  test('describes every route as OpenAPI 3.1', async () => {
    const { body } = await portal.rest('GET', '/openapi.json');
    expect([body.openapi, body.info.version]).toEqual(['3.1.0', readRelease().version]);
    for (const { method, path } of routes) {
      const operation = body.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      expect(operation?.responses, `${method} ${path}`).toBeDefined();
    }
  });
});

describe('a week, from hiring to the paid driver', () => {
  test('works over REST alone, and every response has the documented shape', async () => {
    const findShape = (method: string, path: string) =>
      routes.find((route) => route.method === method && route.path === path)!.response;

    const hired = await portal.rest('POST', '/contractors', {
      token: manager.token,
      body: {
        firstName: 'Nadia',
        lastName: 'Ferro',
        email: 'Nadia@example.com',
        password: 'First-Password-1',
      },
    });
    expect(hired.status).toBe(201);
    findShape('POST', '/contractors').parse(hired.body);

    const first = await portal.rest('POST', '/auth/login', {
      body: { email: 'nadia@EXAMPLE.com', password: 'First-Password-1' },
    });
    expect(first.body.needsPasswordChange).toBe(true);
    findShape('POST', '/auth/login').parse(first.body);

    const changed = await portal.rest('POST', '/auth/change-password', {
      token: first.body.token,
      body: { newPassword: PASSWORD },
    });
    expect(changed.status).toBe(200);
    const token: string = changed.body.token;
    expect((await portal.rest('GET', '/auth/me', { token: first.body.token })).status).toBe(401);

    const day = await portal.rest('POST', '/time-logs', {
      token,
      body: { date: '2026-11-09', worked: true, description: 'Truck 1', status: 'PENDING' },
    });
    expect(day.status).toBe(201);
    findShape('POST', '/time-logs').parse(day.body);

    const processed = await processWeek({ body: { userId: hired.body.contractor.id } });
    expect(processed.status).toBe(201);
    findShape('POST', '/payroll/weekly').parse(processed.body);
    expect(processed.body.payrollRun).toMatchObject({ basePay: 400.3, bonuses: 0.3, totalPay: 400.6 });

    const runs = await portal.rest('GET', '/payroll', { token });
    findShape('GET', '/payroll').parse(runs.body);
    expect(runs.body).toHaveLength(1);
    expect(runs.body[0].entries).toEqual(weeklyData);

    const days = await portal.rest('GET', '/time-logs', { token });
    findShape('GET', '/time-logs').parse(days.body);
    expect(
      days.body.map(({ date, worked, status }: Record<string, unknown>) => ({ date, worked, status })),
    ).toEqual([
      { date: '2026-11-10', worked: true, status: 'APPROVED' },
      { date: '2026-11-09', worked: true, status: 'APPROVED' },
    ]);
    expect(days.body[0].payrollRun).toMatchObject({ totalPay: 400.6, status: 'PROCESSED' });

    const actions = (await portal.audit()).map(({ action }) => action);
    for (const action of [
      'USER_CREATED',
      'USER_LOGIN',
      'PASSWORD_CHANGED',
      'TIME_LOG_CREATED',
      'PAYROLL_CALCULATED',
    ])
      expect(actions).toContain(action);
  });

  test('cannot be paid twice, and an Idempotency-Key repeats the first response', async () => {
    const first = await processWeek({ headers: { 'idempotency-key': 'monday-1' } });
    const again = await processWeek({ headers: { 'idempotency-key': 'monday-1' } });
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await processWeek()).toMatchObject({ status: 409, body: { code: 'ALREADY_PROCESSED' } });
    const other = await processWeek({
      headers: { 'idempotency-key': 'monday-1' },
      body: { weeklyData: [{ date: '2026-11-09', pay: 1, expenses: 0, notes: '' }] },
    });
    expect(other).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(await portal.db.payrollRun.count()).toBe(1);
  });

  test('is locked for the driver, paid, made void and processed again', async () => {
    const { body } = await processWeek();
    const [day] = (await portal.rest('GET', '/time-logs', { token: driver.token })).body;
    const change = () =>
      portal.rest('PUT', `/time-logs/${day.id}`, { token: driver.token, body: { description: 'Other' } });
    const setStatus = (id: string, status: string) =>
      portal.rest('PATCH', `/payroll/${id}/status`, { token: manager.token, body: { status } });

    expect(await change()).toMatchObject({ status: 409, body: { code: 'LOCKED' } });
    expect(await setStatus(body.payrollRun.id, 'PAID')).toMatchObject({
      body: { payrollRun: { status: 'PAID' } },
    });
    expect(await setStatus(body.payrollRun.id, 'PAID')).toMatchObject({
      status: 409,
      body: { code: 'INVALID_TRANSITION' },
    });
    expect((await setStatus(body.payrollRun.id, 'VOID')).status).toBe(200);
    expect((await change()).status).toBe(200);
    expect((await processWeek()).status).toBe(201);
  });
});

describe('errors', () => {
  longTest('list every problem', async () => {
    const { status, body } = await portal.rest('POST', '/contractors', {
      token: manager.token,
      body: { firstName: '', lastName: 'X', email: 'nowhere', password: 'short' },
    });
    expect(status).toBe(400);
    expect(body.code).toBe('VALIDATION');
    expect(body.details.length).toBeGreaterThan(2);
    expect(body.error).toMatch(/^[A-Z].*\.$/);
  });

  test('say which field is missing or of the wrong kind', async () => {
    const { body } = await portal.rest('POST', '/payroll/weekly', {
      token: manager.token,
      body: { userId: driver.id, ...WEEK, weeklyData: [{ date: '2026-11-09', pay: '12', expenses: 1.005 }] },
    });
    expect(body.details).toEqual([
      'weeklyData.0.pay must be a number.',
      'weeklyData.0.expenses: Expected an amount with at most two decimals.',
    ]);
    const missing = await portal.rest('POST', '/auth/login', { body: { email: 'a@example.com' } });
    expect(missing.body).toMatchObject({ code: 'VALIDATION', error: 'password is required.' });
  });

  test('distinguish a missing address, method, media type and size', async () => {
    expect((await portal.rest('GET', '/nothing')).status).toBe(404);
    const method = await portal.rest('PATCH', '/contractors');
    expect([method.status, method.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    const media = await portal.rest('POST', '/auth/login', {
      body: 'email=a',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(media.status).toBe(415);
    const large = await portal.rest('POST', '/auth/login', {
      body: { email: 'x'.repeat(200_000), password: 'x' },
    });
    expect(large.status).toBe(413);
    expect((await portal.rest('POST', '/auth/login', { body: '{"email":' })).status).toBe(400);
    expect((await portal.rest('POST', '/auth/login', { body: '[]' })).status).toBe(400);
  });

  test('hide records that the caller may not know about', async () => {
    const other = await portal.joinContractor();
    const day = await portal.rest('POST', '/time-logs', {
      token: other.token,
      body: { date: '2026-11-09', worked: true },
    });
    const foreign = await portal.rest('PUT', `/time-logs/${day.body.id}`, {
      token: driver.token,
      body: { worked: false },
    });
    const unknown = await portal.rest('PUT', '/time-logs/TimeLog_nothing', {
      token: driver.token,
      body: { worked: false },
    });
    expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
    expect((await portal.rest('GET', '/contractors/not-an-id', { token: manager.token })).status).toBe(404);
    expect((await portal.rest('GET', `/contractors/${admin.id}`, { token: manager.token })).status).toBe(404);
  });

  longTest('count wrong passwords and say when to come back', async () => {
    const guess = () =>
      portal.rest('POST', '/auth/login', { body: { email: driver.email, password: 'Wrong-Guess-1' } });
    for (let attempt = 0; attempt < 10; attempt++) expect((await guess()).status).toBe(401);
    const limited = await guess();
    expect([limited.status, limited.body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('mask an internal error and give its number in the log', async () => {
    const { db } = portal;
    const broken = Object.create(db, {
      user: {
        get: () => {
          throw new Error('secret inner text');
        },
      },
    });
    portal.services.db = broken;
    const { status, body } = await portal.rest('PUT', '/auth/me', {
      token: driver.token,
      body: { firstName: 'X' },
    });
    portal.services.db = db;
    expect(status).toBe(500);
    expect(body).toMatchObject({ code: 'INTERNAL_SERVER_ERROR', requestId: expect.any(String) });
    expect(JSON.stringify(body)).not.toContain('secret');
  });
});

describe('an address', () => {
  const ADDRESS = { street: '1 Dock Road', city: 'Toledo', state: 'OH', zip: '43604', country: 'USA' };
  const save = (address: unknown) =>
    portal.rest('PUT', '/auth/me', { token: driver.token, body: { address } });

  test('is taken as an object and as JSON text, and comes back as text', async () => {
    for (const address of [ADDRESS, JSON.stringify({ ...ADDRESS, city: 'Akron' })]) {
      const { status, body } = await save(address);
      expect(status, JSON.stringify(body)).toBe(200);
      expect(JSON.parse(body.user.address)).toEqual(
        typeof address === 'string' ? JSON.parse(address) : address,
      );
    }
    const { body } = await save({ city: 'Dayton' });
    expect(JSON.parse(body.user.address)).toEqual({ ...ADDRESS, city: 'Dayton' });
  });

  test.each([[{ planet: 'Mars' }], [{ city: 7 }], ['Toledo'], ['[1]'], [7], [['Toledo']]])(
    'that is none is refused: %j',
    async (address) => {
      const { status, body } = await save(address);
      expect([status, body.code, body.error]).toEqual([
        400,
        'VALIDATION',
        'address: Expected an object with street, city, state, zip and country, or the same as JSON text.',
      ]);
    },
  );
});

describe('lists', () => {
  test('are numbered, and a page past the end is empty', async () => {
    for (const lastName of ['Abel', 'Bell', 'Cole']) await portal.joinContractor({ lastName });
    const page = async (query: string) =>
      (await portal.rest('GET', `/contractors?${query}`, { token: manager.token })).body;
    const names = ({ contractors }: { contractors: { lastName: string }[] }) =>
      contractors.map(({ lastName }) => lastName);
    expect(names(await page('limit=2'))).toEqual(['Abel', 'Bell']);
    expect(names(await page('limit=2&page=2'))).toEqual(['Cole', 'Fontaine']);
    expect((await page('limit=2&page=9')).contractors).toEqual([]);
    expect((await page('limit=5000')).error).toBe('limit must be at most 1000.');
    expect(names(await page('search=dario%20font'))).toEqual(['Fontaine']);
  });

  longTest('show a driver their own days, and a manager everyone’s', async () => {
    const other = await portal.joinContractor();
    for (const { token } of [driver, other])
      await portal.rest('POST', '/time-logs', { token, body: { date: '2026-11-09', worked: true } });
    expect((await portal.rest('GET', '/time-logs', { token: driver.token })).body).toHaveLength(1);
    expect((await portal.rest('GET', '/time-logs', { token: manager.token })).body).toHaveLength(2);
    const filtered = await portal.rest('GET', `/time-logs?userId=${other.id}`, { token: driver.token });
    expect([filtered.status, filtered.body.code]).toEqual([403, 'FORBIDDEN']);
  });
});
