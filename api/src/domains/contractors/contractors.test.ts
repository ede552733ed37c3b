import { RATE_TOO_FAR } from 'rules/dayRates';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, PASSWORD, type TestPortal } from '../../../test/support/portal.ts';

let portal: TestPortal;
let manager: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
  manager = await portal.joinStaff('Manager');
});

const joinNamed = (firstName: string, lastName: string, email?: string) =>
  portal.joinContractor({ firstName, lastName, ...(email ? { email } : {}) });

const run = async (name: string, input: object, actor = manager) => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await portal.graphql(
    `mutation ($input: ${type}!) {
      result: ${name}(input: $input) {
        __typename
        ... on Error { message code }
        ... on User { id kind name email isActive needsPasswordChange roles role viewerCanEdit viewerCanDeactivate }
      }
    }`,
    { input },
    actor.token,
  );
  expect(errors).toBeUndefined();
  return data.result;
};

const list = async (args: Record<string, unknown> = {}, actor = manager) => {
  const { data, errors } = await portal.graphql(
    `query ($search: String, $status: ActivityStatus, $orderBy: ContractorOrder, $order: ContractorOrder, $first: Int, $after: String) {
      contractors(search: $search, status: $status, orderBy: $orderBy, order: $order, first: $first, after: $after) {
        totalCount
        pageInfo { hasNextPage endCursor }
        edges { node { name } }
      }
    }`,
    args,
    actor.token,
  );
  expect(errors).toBeUndefined();
  const { edges, ...rest } = data.contractors;
  return { ...rest, names: edges.map(({ node }: { node: { name: string } }) => node.name) };
};

describe('the list of contractors', () => {
  longTest('is by last and first name, without staff and archived people', async () => {
    await joinNamed('Zoe', 'Adams');
    await joinNamed('Ann', 'Brown');
    await joinNamed('Abe', 'Adams');
    const gone = await joinNamed('Gone', 'Long');
    await portal.db.user.update({ where: { id: gone.key }, data: { archivedAt: new Date() } });
    expect(await list()).toMatchObject({ totalCount: 3, names: ['Abe Adams', 'Zoe Adams', 'Ann Brown'] });
  });

  test('can be the newest first', async () => {
    await joinNamed('First', 'Aaa');
    portal.setClock('2026-11-19');
    await joinNamed('Second', 'Bbb');
    const token = await portal.signIn(manager.key);
    // The former argument name still works, alone or with the new one.
    for (const args of [{ orderBy: 'NEWEST' }, { order: 'NEWEST' }, { orderBy: 'NEWEST', order: 'NEWEST' }])
      expect((await list(args, { ...manager, token })).names).toEqual(['Second Bbb', 'First Aaa']);
    const { errors } = await portal.graphql(
      '{ contractors(orderBy: NAME, order: NEWEST) { totalCount } }',
      {},
      token,
    );
    expect(errors).toMatchObject([
      {
        message: 'order is the former name of orderBy: send orderBy alone.',
        extensions: { code: 'VALIDATION', path: ['order'] },
      },
    ]);
  });

  longTest('comes in pages', async () => {
    for (const last of ['A', 'B', 'C']) await joinNamed('Kim', last);
    const first = await list({ first: 2 });
    expect(first).toMatchObject({
      totalCount: 3,
      names: ['Kim A', 'Kim B'],
      pageInfo: { hasNextPage: true },
    });
    const second = await list({ first: 2, after: first.pageInfo.endCursor });
    expect(second).toMatchObject({ names: ['Kim C'], pageInfo: { hasNextPage: false } });
  });

  longTest('is searched by every word, in names and addresses, in whatever case', async () => {
    await joinNamed('Maria', 'Gonzalez', 'truck1@example.com');
    await joinNamed('Mario', 'Gray', 'truck2@example.com');
    expect((await list({ search: 'MARI g' })).names).toEqual(['Maria Gonzalez', 'Mario Gray']);
    expect((await list({ search: ' gonz   mar ' })).names).toEqual(['Maria Gonzalez']);
    expect((await list({ search: 'TRUCK2@' })).names).toEqual(['Mario Gray']);
    expect((await list({ search: 'maria gray' })).names).toEqual([]);
    expect((await list({ search: '  ' })).totalCount).toBe(2);
  });

  test.each(['%', '_', '\\', '*'])('takes %s in a search as it is', async (sign) => {
    await joinNamed('Maria', 'Gonzalez');
    await joinNamed('Odd', `Na${sign}me`);
    expect((await list({ search: sign })).names).toEqual([`Odd Na${sign}me`]);
  });

  longTest('can be limited to active or inactive ones', async () => {
    const off = await joinNamed('Off', 'Duty');
    await joinNamed('On', 'Duty');
    await run('deactivateContractor', { id: off.id });
    expect((await list({ status: 'active' })).names).toEqual(['On Duty']);
    expect((await list({ status: 'inactive' })).names).toEqual(['Off Duty']);
  });
});

describe('one contractor', () => {
  const find = async (id: string) =>
    (await portal.graphql('query ($id: ID!) { contractor(id: $id) { name } }', { id }, manager.token)).data
      .contractor;

  longTest('is found by id; staff, archived people and nonsense are not', async () => {
    const sam = await joinNamed('Sam', 'Poe');
    expect(await find(sam.id)).toEqual({ name: 'Sam Poe' });
    expect(await find(manager.id)).toBeNull();
    expect(await find('nonsense')).toBeNull();
    await portal.db.user.update({ where: { id: sam.key }, data: { archivedAt: new Date() } });
    expect(await find(sam.id)).toBeNull();
  });
});

describe('adding a contractor', () => {
  const kim = { email: 'Kim@Example.com', password: PASSWORD, firstName: 'Kim', lastName: 'Lee' };

  longTest('creates someone without roles who changes the password first', async () => {
    expect(await run('createContractor', kim)).toMatchObject({
      kind: 'CONTRACTOR',
      email: 'Kim@Example.com',
      roles: [],
      role: 'User',
      isActive: true,
      needsPasswordChange: true,
      viewerCanEdit: true,
      viewerCanDeactivate: true,
    });
    const entry = (await portal.audit({ action: 'USER_CREATED' })).at(-1)!;
    expect(entry).toMatchObject({ userId: manager.key, newValues: { kind: 'CONTRACTOR', roles: [] } });
  });

  test('twice at once happens once', async () => {
    const responses = await Promise.all(Array.from({ length: 6 }, () => run('createContractor', kim)));
    expect(responses.filter(({ __typename }) => __typename === 'User')).toHaveLength(1);
    expect(responses.filter(({ code }) => code === 'CONFLICT')).toHaveLength(5);
  });
});

describe('editing a contractor', () => {
  longTest('changes what is given', async () => {
    const sam = await joinNamed('Sam', 'Poe', 'sam@example.com');
    expect(await run('updateContractor', { id: sam.id, lastName: ' Roe ' })).toMatchObject({
      name: 'Sam Roe',
      email: 'sam@example.com',
    });
    expect(await run('updateContractor', { id: sam.id, email: 'SAM@example.com' })).toMatchObject({
      email: 'SAM@example.com',
    });
    expect((await portal.audit({ action: 'CONTRACTOR_UPDATED' }))[0]).toMatchObject({
      userId: manager.key,
      entityId: sam.key,
      oldValues: { lastName: 'Poe' },
      newValues: { lastName: 'Roe' },
    });
  });

  test('keeps what others change at the same moment', async () => {
    const sam = await joinNamed('Sam', 'Poe', 'sam@example.com');
    const edits = [{ firstName: 'Robin' }, { lastName: 'Roe' }, { email: 'robin@example.com' }];
    await Promise.all(edits.map((edit) => run('updateContractor', { id: sam.id, ...edit })));
    expect(await portal.db.user.findUniqueOrThrow({ where: { id: sam.key } })).toMatchObject({
      firstName: 'Robin',
      lastName: 'Roe',
      email: 'robin@example.com',
    });
  });

  longTest('records nothing if nothing changes', async () => {
    const sam = await joinNamed('Sam', 'Poe', 'sam@example.com');
    expect(await run('updateContractor', { id: sam.id, lastName: 'Poe' })).toMatchObject({ name: 'Sam Poe' });
    expect(await portal.audit({ action: 'CONTRACTOR_UPDATED' })).toEqual([]);
  });

  longTest("never takes someone else's address", async () => {
    const sam = await joinNamed('Sam', 'Poe', 'sam@example.com');
    expect(await run('updateContractor', { id: sam.id, email: manager.email.toUpperCase() })).toEqual({
      __typename: 'ConflictError',
      code: 'CONFLICT',
      message: 'A user with this email address already exists.',
    });
    expect(await portal.audit({ action: 'CONTRACTOR_UPDATED' })).toEqual([]);
  });

  longTest.each(['updateContractor', 'deactivateContractor'])('%s finds contractors alone', async (name) => {
    const hr = await portal.joinStaff('HR');
    const missing = { __typename: 'NotFoundError', code: 'NOT_FOUND', message: 'Contractor not found.' };
    for (const id of [hr.id, 'User_00000000-0000-7000-8000-000000000000', 'Report_x', ''])
      expect(await run(name, { id })).toMatchObject({
        ...missing,
        message: expect.stringContaining('not found.'),
      });
  });
});

describe('deactivating a contractor', () => {
  test('ends the access at once, and happens once', async () => {
    const sam = await joinNamed('Sam', 'Poe');
    expect(await run('deactivateContractor', { id: sam.id })).toMatchObject({
      isActive: false,
      viewerCanDeactivate: false,
    });
    const { errors } = await portal.graphql('{ viewer { id } }', {}, sam.token);
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(await portal.db.session.count({ where: { userId: sam.key, revokedAt: null } })).toBe(0);
    const login = await portal.rest('POST', '/auth/login', {
      body: { email: sam.email, password: PASSWORD },
    });
    expect(login).toMatchObject({ status: 403, body: { code: 'ACCOUNT_INACTIVE' } });

    // A repeat changes nothing.
    expect(await run('deactivateContractor', { id: sam.id })).toMatchObject({ isActive: false });
    const again = await portal.rest('DELETE', `/contractors/${sam.id}`, { token: manager.token });
    expect([again.status, again.body.contractor]).toMatchObject([200, { id: sam.id, isActive: false }]);
    expect(await portal.audit({ action: 'CONTRACTOR_DEACTIVATED' })).toMatchObject([
      { userId: manager.key, entityId: sam.key, level: 'WARNING' },
    ]);
  });

  test('by several managers at once happens once', async () => {
    const sam = await joinNamed('Sam', 'Poe');
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => run('deactivateContractor', { id: sam.id })),
    );
    expect(responses).toMatchObject(responses.map(() => ({ __typename: 'User', isActive: false })));
    expect(await portal.audit({ action: 'CONTRACTOR_DEACTIVATED' })).toHaveLength(1);
  });
});

describe('the day rate', () => {
  const kim = { firstName: 'Kim', lastName: 'Lee', email: 'kim@example.com', password: PASSWORD };
  const mutate = async (name: 'createContractor' | 'updateContractor', input: object) => {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    const { data } = await portal.graphql(
      `mutation ($input: ${type}!) { result: ${name}(input: $input) {
        ... on ValidationError { issues { path message } } ... on Error { message }
        ... on User { id dailyRate dailyRateFrom } } }`,
      { input },
      manager.token,
    );
    return data.result;
  };
  const week = async (userId: string, weekStart = '2026-11-09') => {
    const { data } = await portal.graphql(
      `query ($userId: ID!, $weekStart: Date!) {
        payrollWeek(userId: $userId, weekStart: $weekStart) { days { proposedPay lacksRate } run { totalPay } } }`,
      { userId, weekStart },
      manager.token,
    );
    return data.payrollWeek;
  };
  const logDay = (userId: string, date: string) =>
    portal.rest('POST', '/time-logs', {
      token: manager.token,
      body: { userId, date, worked: true, description: '', status: 'APPROVED' },
    });

  longTest('comes with the contractor, in one step, and applies from its day', async () => {
    const added = await mutate('createContractor', { ...kim, dailyRate: 245, effectiveFrom: '2026-11-09' });
    expect(added).toMatchObject({ dailyRate: 245, dailyRateFrom: '2026-11-09' });
    await logDay(added.id, '2026-11-09');
    expect((await week(added.id)).days[0]).toEqual({ proposedPay: 245, lacksRate: false });
    expect(await portal.audit({ action: 'DAILY_RATE_CHANGED' })).toMatchObject([
      {
        userId: manager.key,
        oldValues: { dailyRate: null },
        newValues: { dailyRate: 245, effectiveFrom: '2026-11-09' },
      },
    ]);
    // A refused rate adds no one.
    const other = { ...kim, email: 'other@example.com' };
    expect(
      await mutate('createContractor', { ...other, dailyRate: 245, effectiveFrom: '2027-12-01' }),
    ).toEqual({
      message: RATE_TOO_FAR,
      issues: [{ path: ['effectiveFrom'], message: RATE_TOO_FAR }],
    });
    expect(await portal.db.user.count({ where: { kind: 'CONTRACTOR' } })).toBe(1);
  });

  longTest('changes from a past day on, and never processed days', async () => {
    const { id } = await mutate('createContractor', { ...kim, dailyRate: 200, effectiveFrom: '2026-10-01' });
    await logDay(id, '2026-11-02');
    await logDay(id, '2026-11-09');
    await logDay(id, '2026-11-12');
    await portal.rest('POST', '/payroll/weekly', {
      token: manager.token,
      body: {
        userId: id,
        weekStart: '2026-11-02',
        weekEnd: '2026-11-08',
        weeklyData: [{ date: '2026-11-02', pay: 200, expenses: 0 }],
      },
    });
    await mutate('updateContractor', { id, dailyRate: 230, effectiveFrom: '2026-11-16' });
    // The later rate stays, and it is the rate today.
    expect(
      await mutate('updateContractor', { id, dailyRate: 250, effectiveFrom: '2026-11-10' }),
    ).toMatchObject({
      dailyRate: 230,
      dailyRateFrom: '2026-11-16',
    });
    const { days } = await week(id);
    expect([days[0].proposedPay, days[3].proposedPay]).toEqual([200, 250]);
    expect((await week(id, '2026-11-02')).run).toEqual({ totalPay: 200 });
  });

  longTest('that stays the same leaves no trace, and one that is left out stays', async () => {
    const { id } = await mutate('createContractor', { ...kim, dailyRate: 200, effectiveFrom: '2026-11-09' });
    await mutate('updateContractor', { id, firstName: 'Kit' });
    await mutate('updateContractor', { id, dailyRate: 200, effectiveFrom: '2026-11-16' });
    expect(await portal.audit({ action: 'DAILY_RATE_CHANGED' })).toHaveLength(1);
    expect(await mutate('updateContractor', { id, dailyRate: null })).toMatchObject({ dailyRate: null });
  });

  test.each([
    ['dailyRate', 'Daily rate must not be negative.', { dailyRate: -1 }],
    ['effectiveFrom', RATE_TOO_FAR, { dailyRate: 1, effectiveFrom: '2027-12-01' }],
    [
      'effectiveFrom',
      'Choose Jan 1, 2020 or later. The company wasn’t operating before that day (Operating since).',
      { dailyRate: 1, effectiveFrom: '2019-12-31' },
    ],
    ['dailyRate', 'Enter the day rate that starts on this day.', { effectiveFrom: '2026-11-09' }],
  ])('is refused at its field: %s, %s', async (field, message, input) => {
    const { id } = await joinNamed('Kim', 'Lee');
    expect((await mutate('updateContractor', { id, ...input })).issues).toEqual([{ path: [field], message }]);
  });
});
