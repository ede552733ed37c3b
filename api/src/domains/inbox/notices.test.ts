/** Who gets which notices and in what words; reading and deleting them. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { certify, INDIVIDUAL } from '../../../test/support/taxProfiles.ts';

let portal: TestPortal;
let ada: Actor;
let boss: Actor;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
  ada = await join('Ada', 'IT_Admin');
  boss = await join('Boss', 'IT_Admin');
});

const join = async (firstName: string, ...roles: Parameters<TestPortal['joinStaff']>) => {
  const actor = await portal.joinStaff(...roles);
  await portal.db.user.update({ where: { id: actor.key }, data: { firstName, lastName: 'Yew' } });
  return actor;
};

const change = async (name: string, input: object, { token }: Actor) => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await portal.graphql(
    `mutation ($input: ${type}!) { result: ${name}(input: $input) { __typename ... on Error { message } } }`,
    { input },
    token,
  );
  expect(errors).toBeUndefined();
  expect(data.result.message).toBeUndefined();
};

const inbox = async ({ token }: Actor) =>
  (
    await portal.graphql(
      '{ viewer { unreadNotices notices(first: 10) { totalCount edges { node { id kind text readAt } } } } }',
      {},
      token,
    )
  ).data.viewer;

const texts = async (actor: Actor): Promise<string[]> =>
  (await inbox(actor)).notices.edges.map(({ node }: { node: { text: string } }) => node.text);

const pay = ({ id: userId }: Actor, weekStart: string, weekEnd: string) =>
  change(
    'processWeeklyPayroll',
    { userId, weekStart, weekEnd, weeklyData: [{ date: weekStart, pay: 200, expenses: 0, notes: '' }] },
    ada,
  );

const NEW_TOKEN = `mutation ($input: CreateAccessTokenInput!) { result: createAccessToken(input: $input) {
  ... on CreateAccessTokenPayload { token } } }`;
const createToken = async (actor: Actor, input: object): Promise<string> =>
  (await portal.graphql(NEW_TOKEN, { input: { name: 'Export', ...input } }, actor.token)).data.result.token;

describe('every administrator but the one who did it is notified of', () => {
  test('a new administrator, added or promoted', async () => {
    const sam = await join('Sam', 'Manager');
    await change('assignRole', { userId: sam.id, role: 'Accountant' }, ada);
    expect(await texts(boss)).toEqual([]);
    await change('assignRole', { userId: sam.id, role: 'IT_Admin' }, ada);
    expect(await texts(boss)).toEqual(['Ada Yew made Sam Yew an administrator.']);
    for (const one of [ada, sam]) expect(await texts(one)).toEqual([]);
    const person = {
      firstName: 'Kim',
      lastName: 'Ash',
      email: 'kim@example.com',
      password: 'Tracks-4-Winter',
    };
    await change('createStaff', { ...person, roles: ['IT_Admin'] }, ada);
    expect(await texts(boss)).toContain('Ada Yew made Kim Ash an administrator.');
  });

  longTest('a daily rate that someone sets for themselves, not one of someone else', async () => {
    const manager = await join('Mo', 'Manager');
    const driver = await portal.joinContractor();
    await change('setPayRate', { userId: driver.id, dailyRate: 250 }, manager);
    expect(await texts(boss)).toEqual([]);
    await change('updateProfile', { dailyRate: 99_999.99 }, manager);
    expect(await texts(boss)).toEqual(['Mo Yew set their own day rate to $99,999.99.']);
    expect(await texts(manager)).toEqual([]);
  });

  test('the first payroll of someone added within a week, and of no one else', async () => {
    const driver = await portal.joinContractor({ firstName: 'Lee', lastName: 'Oak' });
    portal.setClock('2026-11-24');
    const token = await portal.signIn(ada.key);
    ada = { ...ada, token };
    boss = { ...boss, token: await portal.signIn(boss.key) };
    await pay(driver, '2026-11-09', '2026-11-15');
    await pay(driver, '2026-11-16', '2026-11-22');
    const { number } = await portal.db.payrollRun.findFirstOrThrow({ orderBy: { number: 'asc' } });
    const first = `Ada Yew put Lee Oak, who was added less than a week before, on payroll for the first time: payroll #${number}, $200.00.`;
    expect(await texts(boss)).toEqual([first]);
    const created = new Date('2026-11-17T12:00:00Z');
    const old = await portal.joinContractor();
    await portal.db.user.update({ where: { id: old.key }, data: { createdAt: created } });
    await pay(old, '2026-11-09', '2026-11-15');
    expect(await texts(boss)).toEqual([first]);
  });

  test('a deletion, which then names a number in every notice about the person', async () => {
    const sam = await join('Sam', 'Manager');
    await change('updateProfile', { dailyRate: 300 }, sam);
    await portal.db.user.update({ where: { id: sam.key }, data: { archivedAt: new Date() } });
    portal.setClock('2026-11-18T17:05:00Z');
    await change('deleteUser', { userId: sam.id }, ada);
    expect(await texts(boss)).toEqual([
      'Ada Yew permanently deleted Deleted user #1.',
      'Deleted user #1 set their own day rate to $300.00.',
    ]);
  });

  test('a token that can write, and so is its owner', async () => {
    const manager = await join('Mo', 'Manager');
    await createToken(manager, { scopes: ['PAYROLL_READ'] });
    expect(await texts(boss)).toEqual([]);
    await createToken(manager, { scopes: ['PAYROLL_WRITE'] });
    expect(await texts(boss)).toEqual(['Mo Yew created an access token that can make changes.']);
    const made =
      'The access token “Export” was created for your account. If that wasn’t you, revoke it and change your password.';
    expect(await texts(manager)).toEqual([made, made]);
  });
});

describe('people who may see taxpayer numbers are notified of', () => {
  test('a number that is on file for someone else, but the person who certifies it is not', async () => {
    const accountant = await join('Acc', 'Accountant');
    const manager = await join('Mo', 'Manager');
    const [one, two] = [await portal.joinContractor(), await join('Twin', 'Employee')];
    await certify(portal, one, INDIVIDUAL);
    expect(await texts(accountant)).toEqual([]);
    await certify(portal, two, INDIVIDUAL);
    expect(await texts(accountant)).toEqual([
      'Twin Yew certified a taxpayer number that is already on file for another person.',
    ]);
    for (const other of [manager, two]) expect(await texts(other)).toEqual([]);
  });

  test('the first form of an account whose password someone else chose', async () => {
    const accountant = await join('Acc', 'Accountant');
    const email = 'lee@example.com';
    const password = 'Tracks-4-Winter';
    const person = { firstName: 'Lee', lastName: 'Oak', email, password };
    await change('createContractor', person, ada);
    const { id: key } = await portal.db.user.update({
      where: { emailKey: email },
      data: { mustChangePassword: false },
    });
    const lee: Actor = { ...accountant, key, id: `User_${key}`, email, token: await portal.signIn(key) };
    await certify(portal, lee, INDIVIDUAL);
    await certify(portal, lee, INDIVIDUAL);
    expect(await texts(accountant)).toEqual([
      'Lee Oak signed a first Form W-9 from an account whose password Ada Yew chose. Check with Lee Oak that the form is theirs.',
    ]);
  });
});

test('the owner of a token is notified of its first use from an address, once', async () => {
  const manager = await join('Mo', 'Manager');
  const token = await createToken(manager, {});
  const use = (ipAddress: string) => portal.rest('GET', '/auth/me', { token, ipAddress });
  await use('203.0.113.9');
  const from = (address: string) =>
    `Your access token “Export” was used from ${address} for the first time. If you don’t recognize that address, revoke the token.`;
  await expect.poll(() => texts(manager)).toContain(from('203.0.113.9'));
  await Promise.all([use('203.0.113.9'), use('2001:db8::1'), use('2001:db8::2')]);
  await expect.poll(() => texts(manager)).toContain(from('2001:db8:0:0::/64'));
  await use('203.0.113.9');
  expect(await texts(manager)).toHaveLength(3);
});

describe('reading', () => {
  const markRead = (input: object, actor: Actor) => change('markNoticesRead', input, actor);

  test('marks some or all of one’s own, is recorded, and counts down', async () => {
    await createToken(ada, {});
    await createToken(ada, { canWrite: true });
    const { unreadNotices, notices } = await inbox(ada);
    expect(unreadNotices).toBe(2);
    const [newest] = notices.edges;
    await markRead({ ids: [newest.node.id] }, boss);
    expect((await inbox(ada)).unreadNotices).toBe(2);
    await markRead({ ids: [newest.node.id] }, ada);
    expect(
      (await inbox(ada)).notices.edges.map(({ node }: { node: { readAt: unknown } }) => !node.readAt),
    ).toEqual([false, true]);
    await markRead({}, ada);
    await markRead({}, ada);
    expect((await inbox(ada)).unreadNotices).toBe(0);
    expect((await inbox(boss)).unreadNotices).toBe(1);
    expect(await portal.audit({ action: 'NOTICES_READ' })).toMatchObject([
      { userId: ada.key, newValues: { notices: 1 } },
      { userId: ada.key, newValues: { notices: 1 } },
    ]);
  });

  longTest('lets them go after 90 days, and unread ones stay', async () => {
    await createToken(ada, {});
    await createToken(ada, {});
    await markRead({ ids: [(await inbox(ada)).notices.edges[0].node.id] }, ada);
    portal.setClock('2027-02-16T00:00:00Z');
    await portal.recoverJobs();
    expect(await portal.db.notice.count()).toBe(2);
    portal.setClock('2027-02-17T00:00:00Z');
    await portal.recoverJobs();
    expect(await portal.db.notice.findMany({ select: { readAt: true } })).toEqual([{ readAt: null }]);
  });
});

test('open pages get the new count over the stream of changes, and only the recipient’s', async () => {
  const CHANGES = 'subscription { changes { kind viewer { unreadNotices } } }';
  const streams = [ada, boss].map(({ token }) => portal.subscribe(CHANGES, {}, token));
  /** Reads up to an event of this kind; events about added people come first. */
  const until = async (stream: (typeof streams)[number] | undefined, kind: string) => {
    for (;;) {
      const { value } = await stream!.next();
      const change = value && 'data' in value ? value.data.changes : undefined;
      expect(change?.kind).not.toBe(kind === 'DAYS' ? 'NOTICES' : undefined);
      if (change.kind === kind) return change;
    }
  };
  expect(await until(streams[0], 'CONNECTED')).toMatchObject({ viewer: { unreadNotices: 0 } });
  await until(streams[1], 'CONNECTED');
  await createToken(ada, {});
  expect(await until(streams[0], 'NOTICES')).toMatchObject({ viewer: { unreadNotices: 1 } });
  await portal.rest('POST', '/time-logs', { token: boss.token, body: { date: '2026-11-17', worked: true } });
  expect(await until(streams[1], 'DAYS')).toMatchObject({ viewer: null });
  for (const stream of streams) await stream.return();
});
