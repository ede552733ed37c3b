/** Lists of people, one person, editing and daily rates. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keepNothing } from '../../../test/support/checkedKept.ts';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { routes } from '../../graph/rest/routes.ts';

let portal: TestPortal;
let admin: Actor;
let hr: Actor;
let manager: Actor;
let sam: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
  const staff = (email: string, lastName: string, role: 'IT_Admin' | 'HR' | 'Manager') =>
    portal.join({ kind: 'STAFF', roles: [role], email, firstName: 'Alex', lastName });
  admin = await staff('admin@example.com', 'Adler', 'IT_Admin');
  hr = await staff('hr@example.com', 'Brook', 'HR');
  manager = await staff('manager@example.com', 'Castor', 'Manager');
  sam = await portal.joinContractor({
    email: 'sam@example.com',
    firstName: 'Sam',
    lastName: 'Drake',
    dailyRate: 200,
  });
});

const archive = ({ key }: Actor, at: string) =>
  portal.db.user.update({ where: { id: key }, data: { archivedAt: new Date(at) } });

const emails = (response: { body: { data: { users: { email: string }[] } } }) =>
  response.body.data.users.map(({ email }) => email.split('@')[0]);
const list = (path: string, { token }: Actor = hr) => portal.rest('GET', `/staff${path}`, { token });

describe('the lists', () => {
  longTest('staff, everyone and the archive, each as its route says', async () => {
    const gone = await portal.join({ kind: 'STAFF', roles: ['Employee'], email: 'gone@example.com' });
    const left = await portal.joinContractor({ email: 'left@example.com' });
    await archive(gone, '2026-11-01T00:00:00Z');
    await archive(left, '2026-11-02T00:00:00Z');
    expect(emails(await list(''))).toEqual(['admin', 'hr', 'manager']);
    expect(emails(await list('/all'))).toEqual(['admin', 'hr', 'manager', 'sam', 'gone', 'left']);
    expect(emails(await list('/archived'))).toEqual(['left', 'gone']);
    const { data } = await portal.graphql(
      '{ staff(includeArchived: true) { totalCount edges { node { archivedAt } } } }',
      {},
      hr.token,
    );
    expect(data.staff.totalCount).toBe(4);
    expect(data.staff.edges.at(-1).node.archivedAt).toBe('2026-11-01T00:00:00.000Z');
  });

  test('are searched, filtered and turned page by page', async () => {
    expect(emails(await list('/all?search=ALEX bro'))).toEqual(['hr']);
    expect(emails(await list('?role=Manager'))).toEqual(['manager']);
    expect(await list('/all?page=2&limit=3')).toMatchObject({
      status: 200,
      body: { pagination: { page: 2, limit: 3, total: 4, totalPages: 2 } },
    });
    expect(emails(await list('/all?page=2&limit=3'))).toEqual(['sam']);
    expect(emails(await list('/all?page=9&limit=3'))).toEqual([]);
    expect((await list('?role=Boss')).status).toBe(400);
    await portal.db.user.update({ where: { id: manager.key }, data: { isActive: false } });
    const { data } = await portal.graphql('{ staff(status: inactive) { totalCount } }', {}, hr.token);
    expect(data.staff.totalCount).toBe(1);
  });

  longTest('respond in the documented shapes', async () => {
    const shape = (path: string) =>
      routes.find((route) => route.method === 'GET' && route.path === path)!.response;
    for (const path of ['', '/all', '/archived', '/overview/stats'])
      shape(`/staff${path}`).parse((await list(path)).body);
    shape('/staff/:id').parse((await list(`/${sam.id}`)).body);
    shape('/staff/:id/contact').parse((await list(`/${sam.id}/contact`)).body);
    shape('/staff/:id/schedule').parse((await list(`/${sam.id}/schedule`)).body);
  });
});

longTest('a page takes a number of statements that does not grow with it', async () => {
  keepNothing(portal);
  const fields = 'name email roles role viewerCanArchive viewerCanAssignRoles viewerCanDelete archivedAt';
  const count = async (first: number) => {
    const { pool } = portal.database;
    const { query } = pool;
    let statements = 0;
    pool.query = ((...args: Parameters<typeof query>) => {
      statements += 1;
      return query.apply(pool, args);
    }) as typeof query;
    try {
      const { errors } = await portal.graphql(
        `{ people(first: ${first}) { totalCount edges { node { ${fields} } } } }`,
        {},
        admin.token,
      );
      expect(errors).toBeUndefined();
    } finally {
      pool.query = query;
    }
    return statements;
  };
  await count(1);
  expect(await count(4)).toBe(await count(1));
});

longTest('the counts are of staff who are not archived, and of everyone', async () => {
  await portal.db.user.update({ where: { id: manager.key }, data: { isActive: false } });
  await archive(await portal.joinStaff('Manager'), '2026-11-01T00:00:00Z');
  await archive(await portal.joinContractor(), '2026-11-01T00:00:00Z');
  expect((await list('/overview/stats')).body.data).toEqual({
    totalStaff: 3,
    activeStaff: 2,
    inactiveStaff: 1,
    archivedUsers: 2,
    managers: 1,
    totalUsers: 6,
    activeUsers: 3,
    activeContractors: 1,
  });
});

describe('one person', () => {
  test('schedule and contact are read by the person and those in charge of people', async () => {
    await portal.rest('PUT', '/auth/me', {
      token: sam.token,
      body: { phone: '555-0101', address: JSON.stringify({ street: '1 Dock Road' }) },
    });
    for (const date of ['2026-11-17', '2026-11-16', '2026-11-09'])
      await portal.rest('POST', '/time-logs', {
        token: sam.token,
        body: { date, worked: true, description: 'Truck 1' },
      });
    const day = (date: string) => ({ date, worked: true, status: 'PENDING', description: 'Truck 1' });
    for (const reader of [sam, admin, manager, hr]) {
      expect((await list(`/${sam.id}/schedule?startDate=2026-11-10`, reader)).body).toEqual({
        data: { schedule: [day('2026-11-16'), day('2026-11-17')] },
      });
      const { contact } = (await list(`/${sam.id}/contact`, reader)).body.data;
      expect(contact).toMatchObject({ email: 'sam@example.com', phone: '555-0101' });
      expect(JSON.parse(contact.address)).toMatchObject({ street: '1 Dock Road', city: '' });
    }
    const kim = await portal.joinContractor();
    const accountant = await portal.joinStaff('Accountant');
    for (const reader of [kim, accountant])
      for (const path of ['schedule', 'contact'])
        expect((await list(`/${sam.id}/${path}`, reader)).status).toBe(403);
  });

  test('is found archived as well', async () => {
    await archive(sam, '2026-11-01T00:00:00Z');
    expect((await list(`/${sam.id}`)).body.data.user).toMatchObject({ archived: true, kind: 'CONTRACTOR' });
  });
});

describe('editing', () => {
  const put = (id: string, body: object, { token }: Actor = admin) =>
    portal.rest('PUT', `/staff/${id}`, { token, body });

  longTest('changes the given fields and records the previous values', async () => {
    await put(hr.id, { firstName: ' Ada ', phone: '555-0102' });
    const response = await put(hr.id, { lastName: 'Byrne', phone: '' });
    expect(response.body.data.user).toMatchObject({ firstName: 'Ada', lastName: 'Byrne', phone: null });
    const entries = await portal.audit({ action: 'STAFF_UPDATED' });
    expect(entries).toHaveLength(2);
    expect(entries[1]).toMatchObject({
      userId: admin.key,
      entityId: hr.key,
      oldValues: { firstName: 'Ada', lastName: 'Brook', phone: '555-0102' },
      newValues: { firstName: 'Ada', lastName: 'Byrne', phone: null },
    });
  });

  longTest('leaves no entry where nothing changes, and refuses an empty name', async () => {
    await put(hr.id, { firstName: 'Alex', dailyRate: null });
    expect(await portal.audit({ action: 'STAFF_UPDATED' })).toEqual([]);
    expect(await put(hr.id, { firstName: ' ' })).toMatchObject({
      status: 400,
      body: { error: 'First name is required.' },
    });
  });

  longTest('never touches fields that are not its own', async () => {
    await put(hr.id, { firstName: 'Ada', email: 'x@example.com', roles: ['IT_Admin'], isActive: false });
    expect((await list(`/${hr.id}`)).body.data.user).toMatchObject({
      firstName: 'Ada',
      email: 'hr@example.com',
      roles: ['HR'],
      isActive: true,
    });
  });

  longTest('keeps one’s own rate out, unless the form merely repeats it', async () => {
    expect((await put(admin.id, { firstName: 'Ada', dailyRate: 900 })).status).toBe(403);
    expect((await put(admin.id, { firstName: 'Ada', dailyRate: null })).status).toBe(200);
  });
});

describe('the daily rate', () => {
  const setRate = (person: Actor, dailyRate: number | null, { token }: Actor = manager) =>
    portal.rest('PUT', `/staff/${person.id}/pay-rate`, { token, body: { dailyRate } });

  longTest('is set from today on, with its history and an entry', async () => {
    expect((await setRate(sam, 225.5)).body.data.user.dailyRate).toBe(225.5);
    expect((await setRate(sam, null)).body.data.user.dailyRate).toBeNull();
    const rates = await portal.db.payRate.findMany({ where: { userId: sam.key } });
    expect(rates).toMatchObject([{ dailyRate: null, effectiveFrom: new Date('2026-11-18') }]);
    expect(await portal.audit({ action: 'DAILY_RATE_CHANGED' })).toMatchObject([
      { userId: manager.key, oldValues: { dailyRate: 200 }, newValues: { dailyRate: 225.5 } },
      { oldValues: { dailyRate: 225.5 }, newValues: { dailyRate: null } },
    ]);
  });

  longTest('is neither one’s own nor, for a manager, an administrator’s', async () => {
    expect(await setRate(manager, 900)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect((await setRate(admin, 900)).body.error).toBe(
      'Only administrators set the daily rate of an administrator.',
    );
    const other = await portal.joinStaff('IT_Admin');
    expect((await setRate(other, 900, admin)).status).toBe(200);
  });

  test('is an amount', async () => {
    for (const rate of [-1, 0.001, 100_000])
      expect((await setRate(sam, rate)).status, String(rate)).toBe(400);
  });
});

test('everyone sees which actions they may take on whom', async () => {
  const fields =
    'viewerCanEditStaff viewerCanAssignRoles viewerCanSetActive viewerCanResetPassword viewerCanArchive viewerCanDelete viewerCanSetDailyRate';
  const may = async (viewer: Actor, person: Actor) => {
    const { data } = await portal.graphql(
      `query ($id: ID!) { node(id: $id) { ... on User { ${fields} } } }`,
      { id: person.id },
      viewer.token,
    );
    return Object.keys(data.node)
      .filter((field) => data.node[field])
      .map((field) => field.replace('viewerCan', ''));
  };
  const otherAdmin = await portal.joinStaff('IT_Admin');
  const clerk = await portal.joinStaff('Employee');
  const gone = await portal.joinStaff('Employee');
  await archive(gone, '2026-11-01T00:00:00Z');
  expect(await may(admin, clerk)).toEqual([
    'EditStaff',
    'AssignRoles',
    'SetActive',
    'ResetPassword',
    'Archive',
    'SetDailyRate',
  ]);
  expect(await may(admin, sam)).toEqual([
    'EditStaff',
    'SetActive',
    'ResetPassword',
    'Archive',
    'SetDailyRate',
  ]);
  expect(await may(admin, otherAdmin)).toEqual([
    'EditStaff',
    'AssignRoles',
    'SetActive',
    'ResetPassword',
    'SetDailyRate',
  ]);
  expect(await may(admin, admin)).toEqual(['EditStaff', 'SetDailyRate']);
  expect(await may(admin, gone)).toEqual(['EditStaff', 'SetActive', 'Archive', 'Delete', 'SetDailyRate']);
  expect(await may(manager, clerk)).toEqual(['SetDailyRate']);
  expect(await may(manager, admin)).toEqual([]);
  expect(await may(hr, clerk)).toEqual([]);
});
