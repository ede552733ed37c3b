/** Every route in the contract's table, called over a real socket: checks the status and the fields of the response. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../src/graph/rest/routes.ts';
import { type Actor, PASSWORD } from '../support/portal.ts';
import { taxes } from '../support/taxDocuments.ts';
import { type Answered, openSocket, type Socket } from './socket.ts';

let socket: Socket;
let admin: Actor;
let manager: Actor;
let driver: Actor;

beforeAll(async () => {
  socket = await openSocket({ registration: 'approval' });
  socket.portal.setClock('2026-11-18');
  admin = await socket.portal.joinStaff('IT_Admin');
  manager = await socket.portal.joinStaff('Manager');
  driver = await socket.portal.joinContractor({ firstName: 'Dario', lastName: 'Fontaine' });
});
afterAll(() => socket.close());

const called = new Set<string>();

/** Calls a route as the contract writes it, such as 'PUT /contractors/{id}'; `with` fills in the braces in order. */
async function call(
  route: string,
  {
    as,
    body,
    query = '',
    with: values = [],
  }: { as?: Actor; body?: object; query?: string; with?: string[] } = {},
): Promise<Answered> {
  called.add(route);
  const [method = '', path = ''] = route.split(' ');
  const rest = [...values];
  const address = path.replace(/\{\w+\}/g, () => encodeURIComponent(rest.shift()!));
  return socket.api(method, address + query, { token: as?.token, ...(body ? { body } : {}) });
}

const fields = (value: object): string[] => Object.keys(value).sort();
const names = (text: string): string[] => text.split(/[ ,]+/).sort();

const USER = names(
  'id kind firstName lastName email phone address dailyRate role roles permissions isActive archived passwordChanged needsPasswordChange createdAt updatedAt',
);
const CONTRACTOR = names('id kind firstName lastName email role isActive archived createdAt updatedAt');
const PERSON = names('id firstName lastName email');
const RUN = names('id kind user weekStart weekEnd basePay bonuses totalPay status payDate entries');
const DAY = names('id date worked description status rejectionReason user payrollRun');
const DOCUMENT = names('id type year status missing createdAt user');
const PAGINATION = names('page limit total totalPages');

const expectUser = (user: object) => expect(fields(user)).toEqual(USER);
const expectFile = ({ status, headers }: Answered, type: string) => {
  expect([status, headers.get('content-type')?.split(';')[0]]).toEqual([200, type]);
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[^"]+"$/);
};

let count = 0;
const person = (more: object = {}) => {
  count += 1;
  return {
    email: `newcomer.${count}@example.com`,
    password: 'Quiet-Harbor-7',
    firstName: 'New',
    lastName: 'Comer',
    ...more,
  };
};

/** Past weeks, each used once. */
let weeks = 0;
function nextWeek() {
  weeks += 1;
  const monday = new Date(Date.UTC(2026, 10, 16 - 7 * weeks));
  const day = (after: number) => new Date(monday.getTime() + after * 86_400_000).toISOString().slice(0, 10);
  return { weekStart: day(0), weekEnd: day(6) };
}
const payBody = ({ weekStart, weekEnd } = nextWeek()) => ({
  userId: driver.id,
  weekStart,
  weekEnd,
  weeklyData: [{ date: weekStart, pay: 200.1, expenses: 0.2, notes: 'Tolls' }],
});
const pay = async () =>
  (await call('POST /payroll/weekly', { as: manager, body: payBody() })).body.payrollRun;

describe('signing in', () => {
  test('POST /auth/login returns { token, user, needsPasswordChange }', async () => {
    const { status, body } = await call('POST /auth/login', {
      body: { email: driver.email, password: PASSWORD },
    });
    expect([status, fields(body)]).toEqual([200, names('token user needsPasswordChange')]);
    expectUser(body.user);
    expect(body.needsPasswordChange).toBe(false);
    expect((await socket.api('GET', '/auth/me', { token: body.token })).status).toBe(200);
  });

  test('POST /auth/register returns 201 with what was sent and isActive: false', async () => {
    const { password, ...sent } = person();
    const { status, body } = await call('POST /auth/register', {
      body: { ...sent, password, phone: '555-0142' },
    });
    expect([status, body]).toEqual([201, { user: { ...sent, isActive: false } }]);
  });

  test('GET /auth/me returns { user }', async () => {
    const { status, body } = await call('GET /auth/me', { as: driver });
    expect([status, fields(body)]).toEqual([200, ['user']]);
    expectUser(body.user);
    expect(body.user).toMatchObject({ id: driver.id, kind: 'CONTRACTOR', role: 'User', roles: [] });
  });

  test('PUT /auth/me returns { user }, with the address as JSON text, sent as text or as an object', async () => {
    const address = { street: '1 Dock Road', city: 'Toledo', state: 'OH', zip: '43604', country: 'USA' };
    for (const sent of [address, JSON.stringify(address)]) {
      const { status, body } = await call('PUT /auth/me', {
        as: driver,
        body: { firstName: 'Dario', lastName: 'Fontaine', phone: '555-0142', address: sent },
      });
      expect([status, fields(body)]).toEqual([200, ['user']]);
      expect(JSON.parse(body.user.address)).toEqual(address);
      expect(body.user.phone).toBe('555-0142');
    }
  });

  test('PUT /auth/me takes dailyRate from managers, and null clears it', async () => {
    const set = (as: Actor, dailyRate: number | null) => call('PUT /auth/me', { as, body: { dailyRate } });
    expect((await set(manager, 245.5)).body.user.dailyRate).toBe(245.5);
    expect((await set(manager, null)).body.user.dailyRate).toBeNull();
    expect((await set(driver, 245.5)).status).toBe(403);
  });

  test('POST /auth/change-password returns { message, token }, and every other token is revoked', async () => {
    const someone = await socket.portal.joinContractor();
    const { status, body } = await call('POST /auth/change-password', {
      as: someone,
      body: { newPassword: 'Quiet-Harbor-7', currentPassword: PASSWORD },
    });
    expect([status, fields(body)]).toEqual([200, ['message', 'token']]);
    expect((await socket.api('GET', '/auth/me', { token: someone.token })).status).toBe(401);
    expect((await socket.api('GET', '/auth/me', { token: body.token })).status).toBe(200);
  });

  test('POST /auth/change-password works without currentPassword only while a change is forced', async () => {
    const change = (as: Actor) =>
      call('POST /auth/change-password', { as, body: { newPassword: 'Quiet-Harbor-7' } });
    expect((await change(await socket.portal.join({ mustChangePassword: true }))).status).toBe(200);
    expect((await change(await socket.portal.joinContractor())).body).toMatchObject({
      code: 'VALIDATION',
      error: 'Current password is required.',
    });
  });

  test('POST /auth/generate-reset-token/{id} returns { resetToken, expiresAt }, which POST /auth/reset-password takes once, for a { message }', async () => {
    const someone = await socket.portal.joinContractor();
    const made = await call('POST /auth/generate-reset-token/{id}', { as: admin, with: [someone.id] });
    expect([made.status, fields(made.body)]).toEqual([200, ['expiresAt', 'resetToken']]);
    const reset = () =>
      call('POST /auth/reset-password', {
        body: { token: made.body.resetToken, newPassword: 'Quiet-Harbor-7' },
      });
    const { status, body } = await reset();
    expect([status, fields(body)]).toEqual([200, ['message']]);
    expect((await reset()).status).toBe(400);
  });
});

describe('contractors', () => {
  test('GET /contractors returns { contractors, pagination }, narrowed by search and status', async () => {
    const { status, body } = await call('GET /contractors', { as: manager, query: '?page=1&limit=10' });
    expect([status, fields(body), fields(body.pagination)]).toEqual([
      200,
      ['contractors', 'pagination'],
      PAGINATION,
    ]);
    expect(fields(body.contractors[0])).toEqual(CONTRACTOR);
    const found = await call('GET /contractors', { as: manager, query: '?search=fontaine&status=active' });
    expect(found.body.contractors.map(({ id }: { id: string }) => id)).toEqual([driver.id]);
    const none = await call('GET /contractors', { as: manager, query: '?search=fontaine&status=inactive' });
    expect(none.body).toMatchObject({ contractors: [], pagination: { total: 0 } });
  });

  test('POST /contractors returns 201 { contractor }', async () => {
    const sent = person();
    const { status, body } = await call('POST /contractors', { as: manager, body: sent });
    expect([status, fields(body), fields(body.contractor)]).toEqual([201, ['contractor'], CONTRACTOR]);
    expect(body.contractor).toMatchObject({ email: sent.email, isActive: true, kind: 'CONTRACTOR' });
  });

  test('GET and PUT /contractors/{id} return { contractor }', async () => {
    const { body: found } = await call('GET /contractors/{id}', { as: manager, with: [driver.id] });
    expect([fields(found), fields(found.contractor)]).toEqual([['contractor'], CONTRACTOR]);
    const { status, body } = await call('PUT /contractors/{id}', {
      as: manager,
      with: [driver.id],
      body: { firstName: 'Dario', lastName: 'Fontaine', email: driver.email },
    });
    expect([status, fields(body), body.contractor.id]).toEqual([200, ['contractor'], driver.id]);
  });

  test('DELETE /contractors/{id} returns { contractor } with isActive: false, also when repeated', async () => {
    const { id } = await socket.portal.joinContractor();
    for (const _again of [1, 2]) {
      const { status, body } = await call('DELETE /contractors/{id}', { as: manager, with: [id] });
      expect([status, body.contractor.id, body.contractor.isActive]).toEqual([200, id, false]);
    }
  });

  test('GET /contractors/{id}/stats returns { stats }', async () => {
    const { status, body } = await call('GET /contractors/{id}/stats', {
      as: manager,
      with: [driver.id],
      query: '?startDate=2026-01-01&endDate=2026-12-31',
    });
    expect([status, fields(body), fields(body.stats)]).toEqual([
      200,
      ['stats'],
      names('daysWorked approvedDays pendingDays rejectedDays payrollRuns basePay expenses totalPay'),
    ]);
  });
});

describe('time logs', () => {
  const day = { date: '2026-11-16', worked: true, description: 'Truck 1', status: 'PENDING' };

  test('POST /time-logs returns 201 with the time log, and PUT /time-logs/{id} the time log', async () => {
    const someone = await socket.portal.joinContractor();
    const made = await call('POST /time-logs', { as: someone, body: day });
    expect([made.status, fields(made.body)]).toEqual([201, DAY]);
    expect(made.body).toMatchObject({ ...day, payrollRun: null });
    expect(fields(made.body.user)).toEqual(PERSON);
    const { status, body } = await call('PUT /time-logs/{id}', {
      as: someone,
      with: [made.body.id],
      body: { ...day, description: 'Truck 2' },
    });
    expect([status, fields(body), body.description]).toEqual([200, DAY, 'Truck 2']);
  });

  test('POST /time-logs with userId logs someone else’s day, for managers', async () => {
    const someone = await socket.portal.joinContractor();
    const body = { ...day, userId: someone.id };
    expect((await call('POST /time-logs', { as: manager, body })).body.user.id).toBe(someone.id);
    expect((await call('POST /time-logs', { as: driver, body })).status).toBe(403);
  });

  test('GET /time-logs returns a list, newest day first, narrowed by its parameters', async () => {
    const someone = await socket.portal.joinContractor();
    for (const date of ['2026-11-09', '2026-11-11', '2026-11-10'])
      await call('POST /time-logs', { as: someone, body: { ...day, date } });
    const dates = async (query: string, as = someone) => {
      const { status, body } = await call('GET /time-logs', { as, query });
      expect(status).toBe(200);
      for (const row of body) expect(fields(row)).toEqual(DAY);
      return body.map(({ date }: { date: string }) => date);
    };
    expect(await dates('')).toEqual(['2026-11-11', '2026-11-10', '2026-11-09']);
    expect(await dates('?startDate=2026-11-10&endDate=2026-11-10&status=PENDING')).toEqual(['2026-11-10']);
    expect(await dates('?status=APPROVED')).toEqual([]);
    expect(await dates('?limit=1')).toEqual(['2026-11-11']);
    expect(await dates(`?userId=${someone.id}`, manager)).toHaveLength(3);
  });
});

describe('payroll', () => {
  test('POST /payroll/weekly returns 201 { message, payrollRun }', async () => {
    const sent = payBody();
    const { status, body } = await call('POST /payroll/weekly', { as: manager, body: sent });
    expect([status, fields(body), fields(body.payrollRun)]).toEqual([201, ['message', 'payrollRun'], RUN]);
    expect(body.message).toBe(
      'Weekly payroll processed successfully! Base pay: $200.10, Expenses: $0.20, Total: $200.30',
    );
    expect(body.payrollRun).toMatchObject({
      weekStart: sent.weekStart,
      weekEnd: sent.weekEnd,
      basePay: 200.1,
      bonuses: 0.2,
      totalPay: 200.3,
      status: 'PROCESSED',
      payDate: '2026-11-18',
      entries: sent.weeklyData,
    });
  });

  test('GET /payroll returns a list of runs, newest week first, narrowed by its parameters', async () => {
    const [newer, older] = [await pay(), await pay()];
    const ids = async (query: string) => {
      const { status, body } = await call('GET /payroll', { as: driver, query });
      expect(status).toBe(200);
      for (const row of body) expect(fields(row)).toEqual(RUN);
      return body.map(({ id }: { id: string }) => id);
    };
    const all = await ids('');
    expect(all.indexOf(newer.id)).toBeLessThan(all.indexOf(older.id));
    expect(await ids(`?startDate=${newer.weekStart}&endDate=${newer.weekEnd}&userId=${driver.id}`)).toEqual([
      newer.id,
    ]);
    expect(await ids('?status=VOID')).toEqual([]);
  });

  test('PATCH /payroll/{id}/status returns { payrollRun }: PROCESSED to PAID, and PROCESSED or PAID to VOID with a reason', async () => {
    const set = (id: string, body: object) =>
      call('PATCH /payroll/{id}/status', { as: manager, with: [id], body });
    const [one, two] = [await pay(), await pay()];
    const paid = await set(one.id, { status: 'PAID' });
    expect([paid.status, fields(paid.body), paid.body.payrollRun.status]).toEqual([
      200,
      ['payrollRun'],
      'PAID',
    ]);
    for (const { id } of [one, two]) {
      const { body } = await set(id, { status: 'VOID', reason: 'Wrong day' });
      expect(body.payrollRun.status).toBe('VOID');
    }
    expect((await set(one.id, { status: 'PROCESSED' })).status).toBe(409);
  });
});

describe('tax documents', () => {
  let tax: ReturnType<typeof taxes>;
  beforeAll(async () => {
    tax = taxes(socket.portal);
    await tax.saveCompany();
    await tax.certify(driver, '400112222');
    await tax.pay(driver, { payDate: '2025-06-05', pay: 500_000 });
  });

  test.each(['generate-1099-nec', 'generate-1099-misc', 'generate-w9'])(
    'POST /tax-documents/%s returns 201 { taxDocument }',
    async (kind) => {
      const route = `POST /tax-documents/${kind}`;
      const { status, body } = await call(route, { as: admin, body: { userId: driver.id, year: 2025 } });
      expect([status, fields(body), fields(body.taxDocument)]).toEqual([201, ['taxDocument'], DOCUMENT]);
      expect(body.taxDocument).toMatchObject({ year: 2025, user: { id: driver.id } });
      expect(body.taxDocument.type).toBe(
        { 'generate-w9': 'W9', 'generate-1099-nec': 'FORM_1099_NEC', 'generate-1099-misc': 'FORM_1099_MISC' }[
          kind
        ],
      );
    },
  );

  test('GET /tax-documents returns { taxDocuments }, narrowed by its parameters', async () => {
    const list = async (query: string) => {
      const { status, body } = await call('GET /tax-documents', { as: manager, query });
      expect([status, fields(body)]).toEqual([200, ['taxDocuments']]);
      for (const row of body.taxDocuments) expect(fields(row)).toEqual(DOCUMENT);
      return body.taxDocuments.map(({ type }: { type: string }) => type).sort();
    };
    expect(await list(`?userId=${driver.id}`)).toEqual(['FORM_1099_MISC', 'FORM_1099_NEC', 'W9']);
    expect(await list(`?userId=${driver.id}&type=W9&year=2025`)).toEqual(['W9']);
    expect(await list(`?userId=${driver.id}&status=APPROVED`)).toEqual([]);
    expect(await list('?year=2020')).toEqual([]);
  });

  test('PATCH /tax-documents/{id}/status returns { taxDocument }, and GET /tax-documents/{id}/download a PDF to save', async () => {
    const { body: made } = await call('POST /tax-documents/generate-w9', {
      as: admin,
      body: { userId: driver.id, year: 2026 },
    });
    const { status, body } = await call('PATCH /tax-documents/{id}/status', {
      as: admin,
      with: [made.taxDocument.id],
      body: { status: 'SUBMITTED' },
    });
    expect([status, fields(body), body.taxDocument.status]).toEqual([200, ['taxDocument'], 'SUBMITTED']);
    const file = await call('GET /tax-documents/{id}/download', { as: driver, with: [made.taxDocument.id] });
    expectFile(file, 'application/pdf');
    expect(file.body).toMatch(/^%PDF-/);
  });
});

describe('the audit log', () => {
  test('GET /logs returns { data: { logs, pagination } }, newest first, narrowed by its parameters', async () => {
    const { status, body } = await call('GET /logs', { as: admin, query: '?page=1&limit=50' });
    expect([status, fields(body), fields(body.data), fields(body.data.pagination)]).toEqual([
      200,
      ['data'],
      ['logs', 'pagination'],
      PAGINATION,
    ]);
    const times = body.data.logs.map(({ timestamp }: { timestamp: string }) => timestamp);
    expect(times).toEqual([...times].sort().reverse());
    const found = await call('GET /logs', {
      as: admin,
      query: `?userId=${driver.id}&action=USER_LOGIN&level=INFO&startDate=2026-11-18&endDate=2026-11-18`,
    });
    for (const { action, user } of found.body.data.logs)
      expect([action, user.id]).toEqual(['USER_LOGIN', driver.id]);
    expect(found.body.data.pagination.total).toBe(1);
  });

  test('an entry has the fields of the specification, its values as JSON text and the level in _meta', async () => {
    await call('PUT /staff/{id}/pay-rate', { as: admin, with: [driver.id], body: { dailyRate: 210 } });
    const { body } = await call('GET /logs', { as: admin, query: '?action=DAILY_RATE_CHANGED&limit=1' });
    const [entry] = body.data.logs;
    for (const field of names(
      'id action entityType entityId timestamp user ipAddress userAgent oldValues newValues',
    ))
      expect(entry).toHaveProperty(field);
    for (const field of ['firstName', 'lastName', 'email']) expect(entry.user).toHaveProperty(field);
    expect(JSON.parse(entry.oldValues)).toHaveProperty('dailyRate');
    expect(JSON.parse(entry.newValues)).toMatchObject({ dailyRate: 210, _meta: { level: 'INFO' } });
  });

  test('GET /logs/stats returns { totalLogs, logsByAction }', async () => {
    const { status, body } = await call('GET /logs/stats', { as: admin });
    expect([status, fields(body), fields(body.logsByAction)]).toEqual([
      200,
      ['logsByAction', 'totalLogs'],
      names('userLogin userCreated payrollCalculation'),
    ]);
  });
});

describe('staff', () => {
  const one = ({ status, body }: Answered): object => {
    expect([status, fields(body), fields(body.data)]).toEqual([200, ['data'], ['user']]);
    expectUser(body.data.user);
    return body.data.user;
  };

  test.each(['/staff', '/staff/all', '/staff/archived'])(
    'GET %s returns { data: { users }, pagination }',
    async (path) => {
      const gone = await socket.portal.joinContractor();
      await socket.portal.db.user.update({ where: { id: gone.key }, data: { archivedAt: new Date() } });
      const { status, body } = await call(`GET ${path}`, { as: admin, query: '?page=1&limit=10' });
      expect([status, fields(body), fields(body.data), fields(body.pagination)]).toEqual([
        200,
        ['data', 'pagination'],
        ['users'],
        PAGINATION,
      ]);
      for (const user of body.data.users) expectUser(user);
      expect(body.data.users.length).toBeGreaterThan(0);
      const none = await call(`GET ${path}`, { as: admin, query: '?search=no-one-at-all&role=HR' });
      expect(none.body).toMatchObject({ data: { users: [] }, pagination: { total: 0 } });
    },
  );

  test('GET /staff/{id} returns { data: { user } }', async () => {
    expect(one(await call('GET /staff/{id}', { as: admin, with: [manager.id] }))).toMatchObject({
      id: manager.id,
      kind: 'STAFF',
      roles: ['Manager'],
    });
  });

  test('POST /staff returns 201 { data: { user } }, an Employee if no role is named', async () => {
    const { status, body } = await call('POST /staff', { as: admin, body: person() });
    expect([status, fields(body), body.data.user.roles]).toEqual([201, ['data'], ['Employee']]);
    expectUser(body.data.user);
    const named = await call('POST /staff', { as: admin, body: person({ roles: ['Supervisor'] }) });
    expect(named.body.data.user.roles).toEqual(['Supervisor']);
  });

  test('PUT /staff/{id} returns { data: { user } }', async () => {
    const { id } = await socket.portal.joinStaff('Employee');
    const body = { firstName: 'Kim', lastName: 'Lee', phone: '555-0101', dailyRate: 210.5 };
    expect(one(await call('PUT /staff/{id}', { as: admin, with: [id], body }))).toMatchObject(body);
  });

  test('POST /staff/{id}/roles and DELETE /staff/{id}/roles/{role} return { data: { user } }', async () => {
    const { id } = await socket.portal.joinStaff('Employee');
    const given = await call('POST /staff/{id}/roles', {
      as: admin,
      with: [id],
      body: { roleName: 'Accountant' },
    });
    expect(one(given)).toMatchObject({ roles: expect.arrayContaining(['Accountant', 'Employee']) });
    const taken = await call('DELETE /staff/{id}/roles/{role}', { as: admin, with: [id, 'Employee'] });
    expect(one(taken)).toMatchObject({ roles: ['Accountant'] });
  });

  test('PATCH /staff/{id}/status and PATCH /staff/{id}/archive return { data: { user } }', async () => {
    const { id } = await socket.portal.joinStaff('Employee');
    for (const isActive of [false, true]) {
      const response = await call('PATCH /staff/{id}/status', { as: admin, with: [id], body: { isActive } });
      expect(one(response)).toMatchObject({ isActive });
    }
    for (const archived of [true, false]) {
      const response = await call('PATCH /staff/{id}/archive', { as: admin, with: [id], body: { archived } });
      expect(one(response)).toMatchObject({ archived });
    }
  });

  test('PUT /staff/{id}/pay-rate returns { data: { user } }, and null clears the rate', async () => {
    const { id } = await socket.portal.joinContractor();
    for (const dailyRate of [225.5, null]) {
      const response = await call('PUT /staff/{id}/pay-rate', {
        as: manager,
        with: [id],
        body: { dailyRate },
      });
      expect(one(response)).toMatchObject({ dailyRate });
    }
  });

  test('GET /staff/{id}/schedule and GET /staff/{id}/contact return what is listed', async () => {
    const someone = await socket.portal.joinContractor();
    await call('POST /time-logs', {
      as: someone,
      body: { date: '2026-11-17', worked: true, description: 'Truck 1' },
    });
    const range = '?startDate=2026-11-16&endDate=2026-11-22';
    const schedule = await call('GET /staff/{id}/schedule', {
      as: someone,
      with: [someone.id],
      query: range,
    });
    expect([schedule.status, schedule.body]).toEqual([
      200,
      {
        data: {
          schedule: [{ date: '2026-11-17', worked: true, status: 'PENDING', description: 'Truck 1' }],
        },
      },
    ]);
    const contact = await call('GET /staff/{id}/contact', { as: someone, with: [someone.id] });
    expect([contact.status, fields(contact.body.data), fields(contact.body.data.contact)]).toEqual([
      200,
      ['contact'],
      ['address', 'email', 'phone'],
    ]);
  });

  test('GET /staff/overview/stats returns { data } with eight numbers', async () => {
    const { status, body } = await call('GET /staff/overview/stats', { as: admin });
    expect([status, fields(body), fields(body.data)]).toEqual([
      200,
      ['data'],
      names(
        'totalStaff activeStaff inactiveStaff archivedUsers managers totalUsers activeUsers activeContractors',
      ),
    ]);
    for (const number of Object.values(body.data)) expect(number).toEqual(expect.any(Number));
  });

  test('POST /staff/{id}/reset-password returns { message }, and a change is then forced', async () => {
    const { id, email } = await socket.portal.joinContractor();
    const { status, body } = await call('POST /staff/{id}/reset-password', {
      as: admin,
      with: [id],
      body: { newPassword: 'Quiet-Harbor-7' },
    });
    expect([status, fields(body)]).toEqual([200, ['message']]);
    const login = await call('POST /auth/login', { body: { email, password: 'Quiet-Harbor-7' } });
    expect(login.body.needsPasswordChange).toBe(true);
  });

  test('DELETE /staff/{id} returns { message }, only for an archived user', async () => {
    const { id } = await socket.portal.joinContractor();
    expect((await call('DELETE /staff/{id}', { as: admin, with: [id] })).status).toBe(409);
    await call('PATCH /staff/{id}/archive', { as: admin, with: [id], body: { archived: true } });
    const { status, body } = await call('DELETE /staff/{id}', { as: admin, with: [id] });
    expect([status, fields(body)]).toEqual([200, ['message']]);
    expect((await call('GET /staff/{id}', { as: admin, with: [id] })).status).toBe(404);
  });
});

describe('reports', () => {
  const range = { startDate: '2026-11-01', endDate: '2026-11-30' };

  test.each([
    ['payroll-summary', range, 'PAYROLL_SUMMARY'],
    ['contractor-performance', range, 'CONTRACTOR_REPORT'],
    ['tax-summary', { year: 2026 }, 'TAX_REPORT'],
  ])('POST /reports/%s returns 201 { data: { report } }', async (kind, sent, type) => {
    const body = { ...sent, ...(kind === 'tax-summary' ? {} : { contractorId: driver.id }) };
    const { status, body: made } = await call(`POST /reports/${kind}`, { as: manager, body });
    expect([status, fields(made), fields(made.data)]).toEqual([201, ['data'], ['report']]);
    expect(made.data.report).toMatchObject({
      id: expect.any(String),
      name: expect.any(String),
      type,
      createdAt: expect.stringMatching(/Z$/),
    });
  });

  test('GET /reports returns { data: { reports } }, newest first, narrowed by its parameters', async () => {
    const ids = async (query: string) => {
      const { status, body } = await call('GET /reports', { as: manager, query });
      expect([status, fields(body), fields(body.data)]).toEqual([200, ['data'], ['reports']]);
      return body.data.reports.map(({ id }: { id: string }) => id);
    };
    const make = async (kind: string, body: object) =>
      (await call(`POST /reports/${kind}`, { as: manager, body })).body.data.report.id;
    const older = await make('payroll-summary', { ...range, contractorId: driver.id });
    socket.portal.setClock('2026-11-18T17:00:01Z');
    const newer = await make('tax-summary', { year: 2024 });
    expect((await ids('')).filter((id: string) => [older, newer].includes(id))).toEqual([newer, older]);
    expect(await ids('?type=TAX_REPORT&year=2024')).toEqual([newer]);
    expect(await ids(`?contractorId=${driver.id}&startDate=2026-11-01&endDate=2026-11-30`)).toContain(older);
    expect(await ids('?startDate=2021-01-01&endDate=2021-01-31&type=PAYROLL_SUMMARY')).toEqual([]);
  });

  test('GET /reports/{id}/export/csv returns a CSV file named after the report, and DELETE /reports/{id} { message }', async () => {
    const { body: made } = await call('POST /reports/payroll-summary', { as: manager, body: range });
    const { id } = made.data.report;
    const file = await call('GET /reports/{id}/export/csv', { as: manager, with: [id] });
    expectFile(file, 'text/csv');
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${id}.csv"`);
    const { status, body } = await call('DELETE /reports/{id}', { as: manager, with: [id] });
    expect([status, fields(body)]).toEqual([200, ['message']]);
    expect((await call('GET /reports/{id}/export/csv', { as: manager, with: [id] })).status).toBe(404);
  });
});

/** Routes that are not in the contract's table but in the portal's openapi.json. */
const FURTHER = [
  'GET /company',
  'PUT /company',
  'GET /payroll/bank-file',
  'GET /payroll/bank-files',
  'GET /payroll/bank-files/{id}',
  'GET /payroll/journal',
  'GET /payroll/statements',
  'GET /payroll/{id}/statement',
  'GET /receipts/files/{id}',
  'GET /saved-queries/{id}',
  'GET /staff/{id}/records',
  'GET /tax-documents/iris-files',
  'GET /tax-documents/recipient-copies',
  'POST /auth/confirm',
  'POST /auth/logout',
  'POST /payroll/bank-files',
  'POST /receipts/files',
];

test('no route of the portal is left out', () => {
  const table = routes.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  expect([...called, ...FURTHER].sort()).toEqual(table.sort());
});
