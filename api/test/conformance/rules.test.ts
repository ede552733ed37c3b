/** Sentences of the contract that no other test covers: record identity, lists, entries, and the portal's operators. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD_COST } from '../../src/app/services.ts';
import { createPasswordHasher } from '../../src/viewer/passwordHasher.ts';
import { openPassword } from '../../src/viewer/sealedPassword.ts';
import { longTest } from '../support/longTest.ts';
import { type Actor, openTestPortal, PASSWORD, type TestPortal } from '../support/portal.ts';
import { taxes } from '../support/taxDocuments.ts';

let portal: TestPortal;
let admin: Actor;
let manager: Actor;
let driver: Actor;

beforeAll(async () => {
  portal = await openTestPortal({ registration: 'approval' });
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
  admin = await portal.joinStaff('IT_Admin');
  manager = await portal.joinStaff('Manager');
  driver = await portal.joinContractor();
});

const WEEK = { weekStart: '2026-11-09', weekEnd: '2026-11-15' };
const pay = async (userId = driver.id) => {
  const weeklyData = [{ date: WEEK.weekStart, pay: 200.1, expenses: 0.2, notes: '' }];
  const body = { userId, ...WEEK, weeklyData };
  return (await portal.rest('POST', '/payroll/weekly', { token: manager.token, body })).body.payrollRun;
};

describe('identity', () => {
  const nodeOf = async (id: string) =>
    (await portal.graphql('query ($id: ID!) { node(id: $id) { id __typename } }', { id }, admin.token)).data
      .node;
  const made: Record<string, () => Promise<{ id: string; path: string }>> = {
    User: async () => ({ id: driver.id, path: `/contractors/${driver.id}` }),
    TimeLog: async () => {
      const body = { date: '2026-11-16', worked: true };
      const { id } = (await portal.rest('POST', '/time-logs', { token: driver.token, body })).body;
      return { id, path: '/time-logs' };
    },
    PayrollRun: async () => ({ id: (await pay()).id, path: '/payroll' }),
    TaxDocument: async () => {
      await taxes(portal).saveCompany();
      const body = { userId: driver.id, year: 2026 };
      const response = await portal.rest('POST', '/tax-documents/generate-w9', { token: admin.token, body });
      return { id: response.body.taxDocument.id, path: '/tax-documents' };
    },
    Report: async () => {
      const response = await portal.rest('POST', '/reports/tax-summary', {
        token: admin.token,
        body: { year: 2026 },
      });
      return { id: response.body.data.report.id, path: '/reports' };
    },
  };

  test.each(Object.keys(made))('the id of a %s over REST is its id in GraphQL, and back', async (type) => {
    const { id, path } = await made[type]!();
    expect(await nodeOf(id)).toEqual({ id, __typename: type });
    const { body } = await portal.rest('GET', path, { token: admin.token });
    expect(JSON.stringify(body)).toContain(`"id":"${id}"`);
  });

  test('days are written YYYY-MM-DD, instants in UTC, money with two decimals at most', async () => {
    const run = await pay();
    expect([run.weekStart, run.payDate]).toEqual(['2026-11-09', '2026-11-18']);
    expect([run.basePay, run.bonuses, run.totalPay]).toEqual([200.1, 0.2, 200.3]);
    const { body } = await portal.rest('GET', '/auth/me', { token: driver.token });
    expect(body.user.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  test('a contractor has no roles and is shown as User', async () => {
    const { body } = await portal.rest('GET', '/auth/me', { token: driver.token });
    expect(body.user).toMatchObject({ kind: 'CONTRACTOR', roles: [], role: 'User', permissions: [] });
  });

  test.each([
    ['IT_Admin', ['add_staff', 'assign_roles', 'manage_infra']],
    ['HR', ['add_staff']],
    ...(['Manager', 'Employee', 'Accountant', 'Supervisor', 'Asst_Manager', 'Admin_Assistant'] as const).map(
      (role) => [role, []] as const,
    ),
  ] as const)('the role %s has the permissions %j', async (role, permissions) => {
    const { token } = await portal.joinStaff(role);
    const { body } = await portal.rest('GET', '/auth/me', { token });
    expect(body.user).toMatchObject({ kind: 'STAFF', roles: [role], role, permissions });
  });
});

test('the sample company has 6 trucks and 10 drivers as of August 2025, and operates since August 21, 2023', async () => {
  const { body } = await portal.rest('GET', '/company');
  expect(body.company ?? body).toMatchObject({
    trucks: 6,
    drivers: 10,
    fleetAsOf: expect.stringMatching(/^2025-08/),
    operatingSince: '2023-08-21',
  });
});

test('readiness returns 503 while the database is unavailable, and health 200', async () => {
  const status = async (path: string) =>
    (await portal.app.fetch(new Request(`http://localhost${path}`), { requestId: 'test', ipAddress: null }))
      .status;
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200]);
  const { pool } = portal.database;
  const { query } = pool;
  pool.query = (() => Promise.reject(new Error('connect ECONNREFUSED'))) as unknown as typeof query;
  try {
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503]);
  } finally {
    pool.query = query;
  }
});

test('the commands of the contract exist', () => {
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'));
  for (const name of ['demo', 'start', 'test', 'dev', 'check', 'bench', 'migrate'])
    expect(scripts, name).toHaveProperty(name);
});

describe('an email address', () => {
  const create = (email: string) =>
    portal.rest('POST', '/contractors', {
      token: manager.token,
      body: { email, password: PASSWORD, firstName: 'Kim', lastName: 'Lee' },
    });

  test('is trimmed, stored as typed, and accepted in any case', async () => {
    const { status, body } = await create('  Kim.Lee@Example.com ');
    expect([status, body.contractor.email]).toEqual([201, 'Kim.Lee@Example.com']);
    expect(await create('kim.lee@example.COM')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });
});

describe('another person’s rows', () => {
  test.each(['/time-logs', '/payroll', '/tax-documents'])(
    'without permission, GET %s with their id returns 403',
    async (path) => {
      const other = await portal.joinContractor();
      const response = await portal.rest('GET', `${path}?userId=${other.id}`, { token: driver.token });
      expect(response).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
      expect(await portal.audit({ action: 'ACCESS_DENIED' })).toHaveLength(1);
    },
  );
});

describe('the audit log', () => {
  test('has no entry for a refusal that only asks for one more step', async () => {
    const due = await portal.join({ mustChangePassword: true });
    portal.setClock('2026-11-18T18:00:00Z');
    for (const [path, token, code] of [
      ['/time-logs', due.token, 'PASSWORD_CHANGE_REQUIRED'],
      [`/staff/${driver.id}/records`, admin.token, 'FRESH_SESSION_REQUIRED'],
    ] as const)
      expect(await portal.rest('GET', path, { token })).toMatchObject({ status: 403, body: { code } });
    expect(await portal.audit({ action: 'ACCESS_DENIED' })).toEqual([]);
  });

  test('has an entry for every refusal for lack of permission', async () => {
    for (const path of ['/logs', '/staff', '/contractors', '/reports'])
      expect((await portal.rest('GET', path, { token: driver.token })).status).toBe(403);
    const entries = await portal.audit({ action: 'ACCESS_DENIED' });
    expect(entries.map(({ userId, entityId }) => [userId, entityId])).toEqual(
      ['/logs', '/staff', '/contractors', '/reports'].map((path) => [driver.key, `GET ${path}`]),
    );
  });
});

describe('a password', () => {
  const weak = 'freight';
  const ways: Record<string, () => Promise<{ status: number; body: { code: string } }>> = {
    'when a contractor is added': () =>
      portal.rest('POST', '/contractors', {
        token: manager.token,
        body: { email: 'a@example.com', password: weak, firstName: 'A', lastName: 'B' },
      }),
    'when staff is added': () =>
      portal.rest('POST', '/staff', {
        token: admin.token,
        body: { email: 'a@example.com', password: weak, firstName: 'A', lastName: 'B' },
      }),
    'at a registration': () =>
      portal.rest('POST', '/auth/register', {
        body: { email: 'a@example.com', password: weak, firstName: 'A', lastName: 'B' },
      }),
    'when it is changed': () =>
      portal.rest('POST', '/auth/change-password', {
        token: driver.token,
        body: { newPassword: weak, currentPassword: PASSWORD },
      }),
    'when an administrator resets it': () =>
      portal.rest('POST', `/staff/${driver.id}/reset-password`, {
        token: admin.token,
        body: { newPassword: weak },
      }),
    'when a reset token is used': async () => {
      const made = await portal.rest('POST', `/auth/generate-reset-token/${driver.id}`, {
        token: admin.token,
      });
      return portal.rest('POST', '/auth/reset-password', {
        body: { token: made.body.resetToken, newPassword: weak },
      });
    },
  };

  test.each(Object.keys(ways))('that breaks the rules is refused %s', async (way) => {
    expect(await ways[way]!()).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  });

  test('is stored with bcrypt at cost 12', async () => {
    const passwords = createPasswordHasher({ keys: portal.services.keys, cost: PASSWORD_COST });
    const stored = openPassword(portal.services.keys, await passwords.hash(PASSWORD));
    expect(stored?.bcryptHash).toMatch(/^\$2b\$12\$/);
  });
});

describe('the last active administrator', () => {
  const says = (code: string) => ({ status: code === 'LAST_ADMIN' ? 409 : 403, body: { code } });
  const deactivate = (id: string) =>
    portal.rest('PATCH', `/staff/${id}/status`, { token: admin.token, body: { isActive: false } });
  const demote = (id: string) => portal.rest('DELETE', `/staff/${id}/roles/IT_Admin`, { token: admin.token });

  test('keeps activity and role: LAST_ADMIN', async () => {
    const asleep = await portal.joinStaff('IT_Admin');
    await portal.db.user.update({ where: { id: asleep.key }, data: { isActive: false } });
    expect(await deactivate(admin.id)).toMatchObject(says('LAST_ADMIN'));
    expect(await demote(admin.id)).toMatchObject(says('LAST_ADMIN'));
    expect((await portal.rest('GET', '/logs', { token: admin.token })).status).toBe(200);
  });

  test('gets FORBIDDEN about themselves once there is another', async () => {
    await portal.joinStaff('IT_Admin');
    expect(await deactivate(admin.id)).toMatchObject(says('FORBIDDEN'));
    expect(await demote(admin.id)).toMatchObject(says('FORBIDDEN'));
  });

  longTest('is neither archived nor deleted', async () => {
    const archive = { token: admin.token, body: { archived: true } };
    expect(await portal.rest('PATCH', `/staff/${admin.id}/archive`, archive)).toMatchObject(
      says('FORBIDDEN'),
    );
    expect(await portal.rest('DELETE', `/staff/${admin.id}`, { token: admin.token })).toMatchObject(
      says('FORBIDDEN'),
    );
  });
});
