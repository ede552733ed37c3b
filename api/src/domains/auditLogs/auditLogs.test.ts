/** Reading the audit log: pages, filters, counts, sentences, at both entry points. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, PASSWORD, type TestPortal } from '../../../test/support/portal.ts';
import type { AuditAction } from '../../audit/actions.ts';
import { record } from '../../audit/record.ts';
import { redactPerson } from '../../audit/redaction.ts';
import { type Context, systemContext } from '../../operation/context.ts';
import type { LogLevel } from '../../platform/db/generated/client/enums.ts';
import { inTransaction } from '../../platform/db/transaction.ts';

let portal: TestPortal;
let context: Context;
let admin: Actor;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
  context = systemContext(portal.services);
  admin = await portal.join({ kind: 'STAFF', roles: ['IT_Admin'], firstName: 'Ada', lastName: 'Okafor' });
});

interface Written {
  at?: string;
  action?: AuditAction;
  level?: LogLevel;
  userId?: string | null;
  count?: number;
}

/** Writes entries of one instant, numbered on. */
async function write({ at, action = 'COMPANY_UPDATED', level = 'INFO', userId = null, count = 1 }: Written) {
  if (at) portal.setClock(at);
  for (let index = 0; index < count; index += 1)
    await inTransaction(portal.db, (tx) =>
      record(tx, context, {
        action,
        level,
        userId,
        entityType: 'CompanyProfile',
        entityId: '1',
        newValues: { trucks: index },
      }),
    );
  portal.setClock('2026-11-18');
}

const PAGE = `query($first: Int, $after: String, $last: Int, $before: String, $offset: Int, $userId: ID, $action: String,
    $level: LogLevel, $startDate: Date, $endDate: Date, $search: String) {
  auditLogs(first: $first, after: $after, last: $last, before: $before, offset: $offset, userId: $userId,
    action: $action, level: $level, startDate: $startDate, endDate: $endDate, search: $search) {
    totalCount totalIsCapped exactCount
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    edges { cursor node { id action level timestamp sentence user { name } } } } }`;

interface Page {
  totalCount: number;
  totalIsCapped: boolean;
  exactCount: number;
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
  edges: { cursor: string; node: { id: string; action: string; timestamp: string; sentence: string } }[];
}

async function read(variables: Record<string, unknown> = {}): Promise<Page> {
  const { data, errors } = await portal.graphql(PAGE, variables, admin.token);
  expect(errors).toBeUndefined();
  return data.auditLogs;
}

const listIds = ({ edges }: Page) => edges.map(({ node }) => node.id);

describe('pages', () => {
  // Three instants, seven entries each: most neighbors have equal timestamps.
  beforeEach(async () => {
    for (const at of ['2026-11-10', '2026-11-11', '2026-11-12']) await write({ at, count: 7 });
  });

  longTest('forward and backward meet every entry once, newest first', async () => {
    const all = await read({ first: 100 });
    expect(listIds(all)).toHaveLength(22);
    const times = all.edges.map(({ node }) => node.timestamp);
    expect(times).toEqual([...times].sort().reverse());

    const forwards: string[] = [];
    let page = await read({ first: 4 });
    expect(page.pageInfo).toMatchObject({ hasPreviousPage: false, hasNextPage: true });
    for (;;) {
      forwards.push(...listIds(page));
      if (!page.pageInfo.hasNextPage) break;
      page = await read({ first: 4, after: page.pageInfo.endCursor });
      expect(page.pageInfo.hasPreviousPage).toBe(true);
    }
    expect(forwards).toEqual(listIds(all));

    const backwards: string[] = [];
    page = await read({ last: 4 });
    expect(page.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: false });
    for (;;) {
      backwards.unshift(...listIds(page));
      if (!page.pageInfo.hasPreviousPage) break;
      page = await read({ last: 4, before: page.pageInfo.startCursor });
      expect(page.pageInfo.hasNextPage).toBe(true);
    }
    expect(backwards).toEqual(listIds(all));
  });

  longTest('stay where they are while new entries come', async () => {
    const first = await read({ first: 5 });
    const next = listIds(await read({ first: 5, after: first.pageInfo.endCursor }));
    await write({ count: 3 });
    expect(listIds(await read({ first: 5, after: first.pageInfo.endCursor }))).toEqual(next);
  });

  longTest('by number are the same pages', async () => {
    const all = listIds(await read({ first: 100 }));
    for (const offset of [0, 5, 20, 22, 1000]) {
      const page = await read({ first: 5, offset });
      expect(listIds(page)).toEqual(all.slice(offset, offset + 5));
      expect(page.pageInfo.hasPreviousPage).toBe(offset > 0);
      expect(page.pageInfo.hasNextPage).toBe(offset + 5 < 22);
    }
  });

  test('refuse a cursor of another list, and an offset together with a cursor', async () => {
    const { pageInfo } = await read({ first: 1 });
    for (const variables of [
      { after: Buffer.from('OffsetConnection:3').toString('base64') },
      { before: 'nonsense' },
      { offset: 1, after: pageInfo.endCursor },
      { offset: -1 },
    ]) {
      const { errors } = await portal.graphql(PAGE, variables, admin.token);
      expect(errors?.[0]?.extensions.code, JSON.stringify(variables)).toBe('VALIDATION');
    }
  });

  test('beyond ten thousand are read from the nearer end, and counting stops', async () => {
    await portal.database.pool.query(
      `INSERT INTO "AuditLog" (id, action, "entityType", digest, timestamp)
       SELECT ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'MAIL_FAILED', 'X', 'x',
         timestamptz '2026-01-01' + n / 10 * interval '1 second' FROM generate_series(1, 12000) n`,
    );
    const idAt = (number: number) => `AuditLog_00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
    const page = async (offset: number) => listIds(await read({ first: 3, offset, action: 'MAIL_FAILED' }));
    expect(await page(9_999)).toEqual([idAt(2_001), idAt(2_000), idAt(1_999)]);
    expect(await page(10_001)).toEqual([idAt(1_999), idAt(1_998), idAt(1_997)]);
    expect(await page(11_000)).toEqual([idAt(1_000), idAt(999), idAt(998)]);
    expect(await page(11_999)).toEqual([idAt(1)]);
    expect(await page(12_000)).toEqual([]);
    expect(await read({ first: 1, action: 'MAIL_FAILED' })).toMatchObject({
      totalCount: 10_001,
      totalIsCapped: true,
      exactCount: 12_000,
    });
    const last = await portal.rest('GET', '/logs?action=MAIL_FAILED&limit=500&page=24', {
      token: admin.token,
    });
    expect(last.body.data.logs).toHaveLength(500);
    expect(last.body.data.logs[499].id).toBe(idAt(1));
    expect(last.body.data.pagination).toEqual({ page: 24, limit: 500, total: 12_000, totalPages: 24 });
    const past = await portal.rest('GET', '/logs?page=999999999&limit=1000', { token: admin.token });
    expect(past).toMatchObject({ status: 200, body: { data: { logs: [] } } });
  });

  test('beyond ten thousand are counted again once a deletion erased some', async () => {
    const { key } = await portal.joinContractor();
    const signIn = { action: 'USER_LOGIN', userId: key, entityType: 'User', entityId: key } as const;
    await inTransaction(portal.db, (tx) => record(tx, context, signIn));
    const { exactCount } = await read({ first: 1 });
    await portal.database.pool.query(
      `INSERT INTO "AuditLog" (id, action, "entityType", digest)
       SELECT gen_random_uuid(), 'MAIL_FAILED', 'X', 'x' FROM generate_series(1, $1)`,
      [10_001 - exactCount],
    );
    const counts = async () => {
      const { totalCount, totalIsCapped } = await read({ first: 1 });
      return [totalCount, totalIsCapped];
    };
    expect(await counts()).toEqual([10_001, true]);
    await inTransaction(portal.db, (tx) => redactPerson(tx, context, key));
    expect(await counts()).toEqual([10_000, false]);
    await write({});
    expect(await counts()).toEqual([10_001, true]);
  });

  longTest('cost no more statements the more entries they hold', async () => {
    const drivers = [await portal.joinContractor(), await portal.joinContractor()];
    for (const { key } of drivers) await write({ action: 'USER_LOGIN', userId: key, count: 5 });
    const countStatements = async (first: number) => {
      let count = 0;
      const { pool } = portal.database;
      const query = pool.query.bind(pool);
      pool.query = ((...args: Parameters<typeof query>) => {
        count += 1;
        return query(...args);
      }) as typeof pool.query;
      await read({ first });
      pool.query = query;
      return count;
    };
    const few = await countStatements(2);
    expect(few).toBeGreaterThan(0);
    expect(await countStatements(30)).toBeLessThanOrEqual(few + 1);
  });
});

describe('filters', () => {
  let driver: Actor;
  beforeEach(async () => {
    driver = await portal.joinContractor({
      firstName: 'Dario',
      lastName: 'Fontaine',
      email: 'dario@example.com',
    });
    await write({ at: '2026-11-02T04:59:59.999Z', action: 'USER_LOGIN', userId: driver.key });
    await write({ at: '2026-11-02T05:00:00Z', action: 'USER_LOGIN_FAILED', level: 'WARNING' });
    await write({ at: '2026-11-03T04:59:59.999Z', action: 'PAYROLL_PAID', userId: admin.key });
    await write({ at: '2026-11-03T05:00:00Z', action: 'USER_LOGOUT', userId: driver.key });
  });

  const actions = async (variables: Record<string, unknown>) =>
    (await read({ first: 50, ...variables })).edges.map(({ node }) => node.action);

  longTest("days are in the company's time zone, both inclusive", async () => {
    expect(await actions({ startDate: '2026-11-02', endDate: '2026-11-02' })).toEqual([
      'PAYROLL_PAID',
      'USER_LOGIN_FAILED',
    ]);
    expect(await actions({ endDate: '2026-11-01' })).toEqual(['USER_LOGIN']);
    expect(await actions({ startDate: '2026-11-03', endDate: '2026-11-17' })).toEqual(['USER_LOGOUT']);
    // The night on which clocks were set back, an hour longer than others.
    expect(await actions({ startDate: '2026-11-01', endDate: '2026-11-01' })).toEqual(['USER_LOGIN']);
  });

  longTest('by person, action and level', async () => {
    expect(await actions({ userId: driver.id })).toEqual(['USER_LOGOUT', 'USER_LOGIN']);
    expect(await actions({ action: 'PAYROLL_PAID' })).toEqual(['PAYROLL_PAID']);
    const unknown = await portal.rest('GET', '/logs?action=NO_SUCH_ACTION', { token: admin.token });
    expect([unknown.status, unknown.body.code]).toEqual([400, 'VALIDATION']);
    expect(unknown.body.error).toMatch(/^action must be one of ACCESS_DENIED, .+, WORK_RELATION_SET\.$/);
    expect(await actions({ level: 'WARNING' })).toEqual(['USER_LOGIN_FAILED']);
    expect(await actions({ userId: driver.id, action: 'USER_LOGIN', endDate: '2026-11-17' })).toEqual([
      'USER_LOGIN',
    ]);
  });

  test('by typed text: the people who acted, the people affected, and actions', async () => {
    expect(await actions({ search: 'dario font' })).toEqual(['USER_CREATED', 'USER_LOGOUT', 'USER_LOGIN']);
    expect(await actions({ search: 'DARIO@example' })).toEqual(['USER_CREATED', 'USER_LOGOUT', 'USER_LOGIN']);
    expect(await actions({ search: 'login failed' })).toEqual(['USER_LOGIN_FAILED']);
    expect(await actions({ search: driver.id })).toEqual(['USER_CREATED', 'USER_LOGOUT', 'USER_LOGIN']);
    expect(await actions({ search: 'zzz %_' })).toEqual([]);
    expect(await actions({ search: '  ' })).toHaveLength(6);
  });

  longTest('count what they match', async () => {
    expect(await read({ first: 1, userId: driver.id })).toMatchObject({
      totalCount: 2,
      totalIsCapped: false,
      exactCount: 2,
    });
  });
});

describe('an entry', () => {
  const ENTRY = `{ auditLogs(first: 1) { edges { node {
    id action level entityType entityId timestamp ipAddress userAgent oldValues newValues sentence
    changes { field before after } user { id firstName lastName email } } } } }`;

  longTest('says who changed what, from where', async () => {
    const driver = await portal.joinContractor({ firstName: 'Dario', lastName: 'Fontaine' });
    await portal.graphql(
      'mutation($id: ID!) { updateContractor(input: { id: $id, firstName: "Mario" }) { __typename } }',
      { id: driver.id },
      admin.token,
    );
    const { data } = await portal.graphql(ENTRY, {}, admin.token);
    const [{ node }] = data.auditLogs.edges;
    expect(node).toMatchObject({
      action: 'CONTRACTOR_UPDATED',
      level: 'INFO',
      entityType: 'User',
      entityId: driver.id,
      timestamp: '2026-11-18T17:00:00.000Z',
      ipAddress: '192.0.2.1',
      sentence: 'Ada Okafor changed the name or email address of Mario Fontaine.',
      changes: [{ field: 'First name', before: 'Dario', after: 'Mario' }],
      user: { id: admin.id, firstName: 'Ada', lastName: 'Okafor', email: admin.email },
    });
    expect(JSON.parse(node.oldValues)).toMatchObject({ firstName: 'Dario' });
    expect(JSON.parse(node.newValues)).toMatchObject({ firstName: 'Mario', _meta: { level: 'INFO' } });
    const byId = await portal.graphql(
      'query($id: ID!) { node(id: $id) { ... on AuditLog { action } } }',
      { id: node.id },
      admin.token,
    );
    expect(byId.data.node).toEqual({ action: 'CONTRACTOR_UPDATED' });
  });

  longTest('without values still carries its level if that is not INFO', async () => {
    await portal.graphql(
      'mutation($input: LoginInput!) { login(input: $input) { __typename } }',
      { input: { email: admin.email, password: 'Wrong-Horse-1' } },
      undefined,
    );
    const { data } = await portal.graphql(ENTRY, {}, admin.token);
    const [{ node }] = data.auditLogs.edges;
    expect(node).toMatchObject({ action: 'USER_LOGIN_FAILED', user: null, entityId: admin.id });
    expect(JSON.parse(node.newValues)._meta).toEqual({ level: 'WARNING' });
    expect(node.sentence).toBe('A sign-in as Ada Okafor was refused: wrong password.');
    await write({ action: 'USER_LOGOUT', userId: admin.key });
  });

  longTest('is for no one else, not even by its id: it looks like none', async () => {
    const [{ id } = { id: '' }] = await portal.audit();
    for (const { token } of [await portal.joinStaff('Manager', 'HR'), await portal.joinContractor()])
      for (const key of [id, randomUUID()]) {
        const document = `{ node(id: "AuditLog_${key}") { id ... on AuditLog { action newValues } } }`;
        expect(await portal.graphql(document, {}, token)).toMatchObject({ data: { node: null } });
      }
  });
});

describe('the history of a record', () => {
  const week = { weekStart: '2026-11-09', weekEnd: '2026-11-15' };
  let manager: Actor;
  let driver: Actor;
  let runId: string;

  beforeEach(async () => {
    manager = await portal.join({
      kind: 'STAFF',
      roles: ['Manager'],
      firstName: 'Marcus',
      lastName: 'Oyelaran',
    });
    driver = await portal.joinContractor({ firstName: 'Dario', lastName: 'Fontaine' });
    const paid = await portal.rest('POST', '/payroll/weekly', {
      token: manager.token,
      body: { userId: driver.id, ...week, weeklyData: [{ date: '2026-11-09', pay: 1072, expenses: 0.02 }] },
    });
    runId = paid.body.payrollRun.id;
    for (const status of ['PAID', 'VOID'])
      await portal.rest('PATCH', `/payroll/${runId}/status`, {
        token: manager.token,
        body: { status, ...(status === 'VOID' ? { reason: 'Wrong week.' } : {}) },
      });
  });

  const HISTORY = `query($id: ID!, $after: String) { node(id: $id) {
    ... on PayrollRun { history(first: 2, after: $after) {
      pageInfo { hasNextPage endCursor } edges { node { id sentence timestamp user { name } } } } }
    ... on User { history(first: 2, after: $after) { edges { node { sentence } } } } } }`;

  longTest('shows a run’s history in sentences, newest first, page by page', async () => {
    const { data } = await portal.graphql(HISTORY, { id: runId }, manager.token);
    const { edges, pageInfo } = data.node.history;
    expect(edges.map(({ node }: { node: { sentence: string } }) => node.sentence)).toEqual([
      'Marcus Oyelaran voided payroll #1 for Dario Fontaine: Wrong week.',
      'Marcus Oyelaran marked payroll #1 for Dario Fontaine as paid.',
    ]);
    expect(edges[0].node.user.name).toBe('Marcus Oyelaran');
    expect(pageInfo.hasNextPage).toBe(true);
    const rest = await portal.graphql(HISTORY, { id: runId, after: pageInfo.endCursor }, manager.token);
    expect(rest.data.node.history.edges).toMatchObject([
      { node: { sentence: 'Marcus Oyelaran processed payroll #1 for Dario Fontaine: $1,072.02.' } },
    ]);
  });

  longTest('of a run is for those who read payroll, of a person for administrators', async () => {
    const accountant = await portal.joinStaff('Accountant');
    const may = async (id: string, token: string) => {
      const { data, errors } = await portal.graphql(HISTORY, { id }, token);
      if (data?.node?.history) return true;
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
      return false;
    };
    for (const { token } of [admin, manager, accountant]) expect(await may(runId, token)).toBe(true);
    expect(await may(runId, driver.token)).toBe(false);
    expect(await may(driver.id, admin.token)).toBe(true);
    for (const { token } of [manager, accountant, driver]) expect(await may(driver.id, token)).toBe(false);
  });
});

describe('counts', () => {
  test('of the last thirty days, at both entry points', async () => {
    await write({ at: '2026-10-19T16:59:59Z', action: 'USER_LOGIN', count: 3 });
    await write({ at: '2026-10-19T17:00:00Z', action: 'USER_LOGIN' });
    await write({ action: 'USER_LOGIN', count: 2 });
    await write({ action: 'PAYROLL_CALCULATED' });
    const logsByAction = { userLogin: 3, userCreated: 1, payrollCalculation: 1 };
    const { data } = await portal.graphql(
      '{ auditLogStats { totalLogs userLogin userCreated payrollCalculation } }',
      {},
      admin.token,
    );
    expect(data.auditLogStats).toEqual({ totalLogs: 5, ...logsByAction });
    const rest = await portal.rest('GET', '/logs/stats', { token: admin.token });
    expect(rest.body).toEqual({ totalLogs: 5, logsByAction });
  });

  test('on the administrator’s home page', async () => {
    const contractor = await portal.joinContractor();
    await portal.joinStaff('Manager');
    const gone = await portal.joinContractor();
    await portal.db.user.update({
      where: { id: gone.key },
      data: { archivedAt: new Date(), isActive: false },
    });
    await portal.db.timeLog.createMany({
      data: Array.from({ length: 120 }, (_, index) => ({
        userId: contractor.key,
        date: new Date(Date.UTC(2026, 6, 1 + index)),
        worked: true,
        status: index < 20 || index % 2 ? ('PENDING' as const) : ('APPROVED' as const),
      })),
    });
    await write({ at: '2026-11-17', action: 'USER_LOGIN', count: 2 });
    await write({ at: '2026-11-18T04:59:00Z', action: 'USER_LOGIN' });
    await write({ at: '2026-10-19', action: 'USER_LOGIN' });
    await write({ at: '2026-11-18T17:00:01Z', action: 'USER_LOGIN_FAILED', level: 'WARNING', count: 2 });
    await write({ at: '2026-11-18T17:00:01Z', action: 'COMPANY_UPDATED', count: 18 });
    await write({ at: '2026-11-18T17:00:02Z', action: 'PASSWORD_CHANGE_FAILED', level: 'WARNING' });
    const { data, errors } = await portal.graphql(
      `{ adminOverview { totalUsers activeUsers archivedUsers activeContractors pendingApprovals
        logs { failedOperations recentActivity { action } signInsByDay { day count } errorsByDay { day count } } } }`,
      {},
      admin.token,
    );
    expect(errors).toBeUndefined();
    const { logs, ...people } = data.adminOverview;
    expect(people).toEqual({
      totalUsers: 4,
      activeUsers: 3,
      archivedUsers: 1,
      activeContractors: 1,
      pendingApprovals: 50,
    });
    // Twenty newest: one changed password, eighteen updates and one of the two failed sign-ins.
    expect(logs.failedOperations).toBe(2);
    expect(logs.recentActivity.map(({ action }: { action: string }) => action)).toEqual([
      'PASSWORD_CHANGE_FAILED',
      ...Array(9).fill('COMPANY_UPDATED'),
    ]);
    expect(logs.signInsByDay).toHaveLength(30);
    expect(logs.signInsByDay.at(-1)).toEqual({ day: '2026-11-18', count: 0 });
    expect(logs.signInsByDay.at(-2)).toEqual({ day: '2026-11-17', count: 3 });
    expect(logs.signInsByDay[0].day).toBe('2026-10-20');
    expect(logs.errorsByDay.at(-1)).toEqual({ day: '2026-11-18', count: 3 });
  });

  longTest('leave the rest of the home page intact when the log cannot be read', async () => {
    const { pool } = portal.database;
    await pool.query('ALTER TABLE "AuditLog" RENAME TO "AuditLogAway"');
    try {
      const { data, errors } = await portal.graphql(
        '{ adminOverview { totalUsers pendingApprovals logs { failedOperations } } }',
        {},
        admin.token,
      );
      expect(data.adminOverview).toEqual({ totalUsers: 1, pendingApprovals: 0, logs: null });
      expect(errors).toHaveLength(1);
    } finally {
      await pool.query('ALTER TABLE "AuditLogAway" RENAME TO "AuditLog"');
    }
  });
});

describe('the REST entry point', () => {
  test('responds as the contract says, newest first', async () => {
    await portal.rest('POST', '/auth/login', { body: { email: admin.email, password: PASSWORD } });
    const { status, body } = await portal.rest('GET', '/logs?limit=2', { token: admin.token });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['data']);
    expect(body.data.pagination).toEqual({ page: 1, limit: 2, total: 2, totalPages: 1 });
    expect(body.data.logs).toHaveLength(2);
    expect(body.data.logs[0]).toEqual({
      id: expect.stringMatching(/^AuditLog_/),
      action: 'USER_LOGIN',
      level: 'INFO',
      entityType: 'User',
      entityId: admin.id,
      timestamp: '2026-11-18T17:00:00.000Z',
      ipAddress: '192.0.2.1',
      userAgent: null,
      oldValues: null,
      newValues: null,
      user: { id: admin.id, firstName: 'Ada', lastName: 'Okafor', email: admin.email },
    });
    expect(body.data.logs[1]).toMatchObject({ action: 'USER_CREATED', user: null });
  });

  longTest('filters, and refuses invalid filters', async () => {
    await write({ action: 'USER_LOGIN_FAILED', level: 'WARNING' });
    const get = (query: string) => portal.rest('GET', `/logs?${query}`, { token: admin.token });
    expect((await get('level=WARNING')).body.data.pagination.total).toBe(1);
    expect((await get(`userId=${admin.id}`)).body.data.logs).toEqual([]);
    expect((await get('page=2')).body.data.logs).toEqual([]);
    for (const query of ['level=LOUD', 'startDate=yesterday', 'page=0', 'limit=x'])
      expect(await get(query), query).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  });
});

test('no secret of anyone is in any entry', async () => {
  const secrets = ['Canary-Horse-77', 'Canary-Horse-78', 'Canary-Horse-79'];
  const created = await portal.rest('POST', '/contractors', {
    token: admin.token,
    body: { firstName: 'Kim', lastName: 'Lee', email: 'kim@example.com', password: secrets[0] },
  });
  const signedIn = await portal.rest('POST', '/auth/login', {
    body: { email: 'kim@example.com', password: secrets[0] },
  });
  await portal.rest('POST', '/auth/login', { body: { email: 'kim@example.com', password: secrets[2] } });
  const changed = await portal.rest('POST', '/auth/change-password', {
    token: signedIn.body.token,
    body: { currentPassword: secrets[0], newPassword: secrets[1] },
  });
  const reset = await portal.rest('POST', `/auth/generate-reset-token/${created.body.contractor.id}`, {
    token: admin.token,
  });
  await portal.rest('POST', '/auth/reset-password', {
    body: { token: reset.body.resetToken, newPassword: secrets[2] },
  });
  const tokens = [signedIn.body.token, changed.body.token, reset.body.resetToken];
  for (const token of tokens) expect(token).toBeTypeOf('string');
  const { rows } = await portal.database.pool.query(`SELECT e::text AS text FROM "AuditLog" e`);
  expect(rows.length).toBeGreaterThan(5);
  const everything = rows.map(({ text }) => text).join('\n');
  for (const secret of [...secrets, ...tokens]) expect(everything).not.toContain(secret);
});
