/** What happens to a caller whose budget is spent, on each way in, and that no one else is affected. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { createRecords } from '../../../../test/access/stage.ts';
import { longTest } from '../../../../test/support/longTest.ts';
import { type Actor, openTestPortal, PASSWORD, type TestPortal } from '../../../../test/support/portal.ts';
import { QUERY_LIMITS } from '../limits.ts';

const SECONDS = 100;
const CHANGES = 50;
/** A little more, because some of it comes back at once. */
const ALL = SECONDS + 10;

let portal: TestPortal;
let driver: Actor;
beforeAll(async () => {
  portal = await openTestPortal({ databaseSeconds: SECONDS, documentSeconds: SECONDS, changes: CHANGES });
});
beforeEach(async () => {
  driver = await portal.joinContractor({ dailyRate: 200 });
});
afterAll(() => portal.close());

const post = (
  query: string,
  token?: string,
  { variables = {}, wantsCost = false, ipAddress = '192.0.2.1', headers = {} } = {},
): Promise<Response> =>
  portal.app.fetch(
    new Request('http://localhost/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(wantsCost && { 'graphql-cost': '1' }),
        ...headers,
      },
      body: JSON.stringify({ query, variables }),
    }),
    { requestId: 'one', ipAddress },
  );

const QUERY = '{ viewer { daySummary { totalDays } } }';

describe('an empty budget', () => {
  longTest('refuses over GraphQL and REST, with the time after which there is some', async () => {
    portal.services.budgets.database.spend(driver.key, SECONDS + 0.9);
    const refused = await post(QUERY, driver.token);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3']);
    expect((await refused.json()).errors[0].extensions).toMatchObject({
      code: 'BUDGET_EXCEEDED',
      retryAfter: 3,
    });
    const rest = await portal.rest('GET', '/payroll', { token: driver.token });
    expect([rest.status, rest.headers.get('retry-after')]).toEqual([429, '3']);
    expect(rest.body).toEqual({ code: 'BUDGET_EXCEEDED', error: expect.stringContaining('wait a moment') });
    expect(rest.headers.get('ratelimit-remaining')).toBe('0');
  });

  longTest("is a person's, with whichever token, and no one else's", async () => {
    const { data } = await portal.graphql(
      `mutation { made: createAccessToken(input: { name: "Export", canWrite: false, expiresInDays: 30 }) {
        ... on CreateAccessTokenPayload { token } } }`,
      {},
      driver.token,
    );
    portal.services.budgets.database.spend(driver.key, ALL);
    expect((await post(QUERY, data.made.token)).status).toBe(429);
    expect((await post(QUERY, await portal.signIn(driver.key))).status).toBe(429);
    const other = await portal.joinContractor();
    expect((await post(QUERY, other.token)).status).toBe(200);
    expect((await post('{ today }')).status).toBe(200);
  });

  longTest("is an address', of those who are not signed in", async () => {
    portal.services.budgets.database.spend('client 192.0.2.7', ALL);
    expect((await post('{ today }', undefined, { ipAddress: '192.0.2.7' })).status).toBe(429);
    expect((await post('{ today }', undefined, { ipAddress: '192.0.2.8' })).status).toBe(200);
    expect((await post(QUERY, driver.token, { ipAddress: '192.0.2.7' })).status).toBe(200);
  });

  it('of documents refuses documents alone', async () => {
    const admin = await portal.joinStaff('IT_Admin', 'Manager');
    const { runId } = await createRecords(portal, admin, driver);
    portal.services.budgets.documents.spend(driver.key, ALL);
    const { status, body } = await portal.rest('GET', `/payroll/${runId}/statement`, { token: driver.token });
    expect([status, body.code]).toEqual([429, 'BUDGET_EXCEEDED']);
    expect((await post(QUERY, driver.token)).status).toBe(200);
    const pull = vi.fn();
    const sent = await portal.fetch('/api/receipts/files', {
      method: 'POST',
      headers: { authorization: `Bearer ${driver.token}` },
      body: new ReadableStream({ pull }, { highWaterMark: 0 }),
      duplex: 'half',
    } as RequestInit);
    expect([sent.status, pull.mock.calls]).toEqual([429, []]);
    const file = await portal.rest('GET', `/payroll/${runId}/statement`, { token: admin.token });
    expect(file.status).toBe(200);
    expect(portal.services.budgets.documents.state(admin.key).left).toBeLessThan(SECONDS);
  });
});

describe('reading the text of a query', () => {
  let hosts = 20;
  let address: string;
  beforeEach(() => {
    hosts += 1;
    address = `192.0.2.${hosts}`;
  });
  afterEach(() => vi.restoreAllMocks());
  /** What each caller spends from now on, in seconds. A bucket refills meanwhile. */
  const watchSpending = () => {
    const spend = vi.spyOn(portal.services.budgets.database, 'spend');
    return (caller: string) =>
      spend.mock.calls.reduce((sum, [who, seconds]) => (who === caller ? sum + seconds : sum), 0);
  };
  const PAGE = { 'x-portal-session': 'cookie', 'sec-fetch-site': 'same-origin' };
  const signIn = (headers = {}) =>
    post(
      `mutation { login(input: { email: "${driver.email}", password: "${PASSWORD}" }) { __typename } }`,
      undefined,
      { ipAddress: address, headers: { ...PAGE, ...headers } },
    );

  it.each(['{ nothing }', '{ today', `{ ${'viewer { name } '.repeat(200)} }`])(
    'costs the address, even if it is refused: %.20s',
    async (text) => {
      const spentBy = watchSpending();
      expect((await post(text, undefined, { ipAddress: address })).status).toBeLessThan(500);
      expect(spentBy(`client ${address}`)).toBeGreaterThan(0);
    },
  );

  it('costs the person instead, once they are known', async () => {
    const spentBy = watchSpending();
    expect((await post(QUERY, driver.token, { ipAddress: address })).status).toBe(200);
    expect(spentBy(`client ${address}`)).toBeCloseTo(0, 9);
    expect(spentBy(driver.key)).toBeGreaterThan(0);
  });

  it('counts for the pace of the address, and of the person once they are known', async () => {
    const use = vi.spyOn(portal.services.pace, 'use');
    const usedBy = (caller: string) => use.mock.calls.filter(([who]) => who === caller).length;
    await post('{ nothing }', undefined, { ipAddress: address });
    expect(usedBy(`client ${address}`)).toBeGreaterThan(0);
    await post('{ __typename }', driver.token, { ipAddress: address });
    // It needs no statement of the person's.
    expect(usedBy(driver.key)).toBe(1);
    await post(QUERY, driver.token, { ipAddress: address });
    expect(usedBy(driver.key)).toBeGreaterThan(2);
  });

  it('is refused to an address without a budget, before it is read', async () => {
    portal.services.budgets.database.spend(`client ${address}`, ALL);
    const refused = await post('{ today', undefined, { ipAddress: address });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.any(String)]);
    expect((await refused.json()).errors[0].extensions.code).toBe('BUDGET_EXCEEDED');
    expect((await post(QUERY, driver.token, { ipAddress: address })).status).toBe(200);
  });

  it('of others at the same address does not keep people from signing in where they have before', async () => {
    portal.services.publicUrl = 'http://localhost:4000';
    const session = (await signIn()).headers.get('set-cookie')!.split(';')[0]!;
    const page = await post(QUERY, undefined, { headers: { ...PAGE, cookie: session } });
    const device = page.headers.get('set-cookie')!.split(';')[0]!;
    portal.services.budgets.database.spend(`client ${address}`, ALL);
    const statuses = [];
    for (const cookie of ['', device.replace(/=.{22}/, `=${'x'.repeat(22)}`), device])
      statuses.push((await signIn({ cookie })).status);
    expect(statuses).toEqual([429, 429, 200]);
  });
});

longTest('each change is counted, aliases included, and reads go on', async () => {
  const { changes } = portal.services.budgets;
  const ten = Array.from({ length: 10 }, (_, index) => `a${index}: endOtherSessions { __typename }`);
  expect((await post(`mutation { ${ten.join(' ')} }`, driver.token)).status).toBe(200);
  expect(Math.floor(changes.state(driver.key).left)).toBe(CHANGES - ten.length);
  changes.spend(driver.key, CHANGES);
  const refused = await post('mutation { logout { message } }', driver.token);
  expect(refused.status).toBe(429);
  expect((await refused.json()).errors[0].extensions.code).toBe('BUDGET_EXCEEDED');
  const rest = await portal.rest('POST', '/auth/logout', { token: driver.token });
  expect([rest.status, rest.body.code]).toEqual([429, 'BUDGET_EXCEEDED']);
  expect((await post(QUERY, driver.token)).status).toBe(200);
});

test('the cost of a query counts the pages that its variables request', async () => {
  const query = 'query($first: Int = 1000) { timeLogs(first: $first) { edges { node { id } } } }';
  const costOf = async (variables: Record<string, unknown>) =>
    (await (await post(query, driver.token, { variables, wantsCost: true })).json()).extensions.cost.query;
  // One row costs 2 + 1.5 × (2 + 1.5 × (2 + 1.5 × 1)).
  expect(await costOf({ first: 200 })).toBe(200 * 12.875);
  expect(await costOf({})).toBe(1000 * 12.875);
});

test('a script learns its remaining budget, and the cost of a query if it requests that', async () => {
  expect((await (await post(QUERY, driver.token)).json()).extensions).toBeUndefined();
  const response = await post(QUERY, driver.token, { wantsCost: true });
  const { cost } = (await response.json()).extensions;
  expect(cost).toEqual({
    // Two objects, and a field two levels below: 2 + 1.5 × (2 + 1.5 × 1).
    query: 8,
    queryLimit: QUERY_LIMITS.cost,
    databaseMs: expect.any(Number),
    documentMs: 0,
  });
  expect(cost.databaseMs).toBeGreaterThan(0);
  portal.services.budgets.database.spend(driver.key, 30);
  const rest = await portal.rest('GET', '/payroll', { token: driver.token });
  expect(rest.headers.get('ratelimit-limit')).toBe(String(SECONDS));
  // Some of it has come back by now.
  const { left } = portal.services.budgets.database.state(driver.key);
  const remaining = Number(rest.headers.get('ratelimit-remaining'));
  expect(remaining).toBeGreaterThan(SECONDS - 35);
  expect(remaining).toBeLessThanOrEqual(Math.floor(left));
  expect(left).toBeLessThan(SECONDS - 20);
  expect(Number(rest.headers.get('ratelimit-reset'))).toBeGreaterThan(85);
  expect(response.headers.get('ratelimit-limit')).toBe(String(SECONDS));
});
