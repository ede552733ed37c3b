/** What subscribers receive, with real operations through the real entry point. */
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { family, longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { MAX_STREAMS } from '../../graph/subscriptions/streamLimit.ts';

const CHANGES = 'subscription { changes { kind userId weekStart } }';

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
  // A server never learns of changes from before its bus was open.
  const stream = portal.subscribe(CHANGES, {}, (await portal.joinContractor()).token);
  await stream.next();
  await stream.return();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
});

/** Opens a stream and waits until it is established. */
async function follow({ token }: Pick<Actor, 'token'>, page?: string) {
  const stream = portal.subscribe(CHANGES, {}, token, page);
  onTestFinished(async () => void (await stream.return()));
  /** The next event, or the code of the error that ends the stream; undefined once it has ended. */
  const next = async () => {
    const { value } = await stream.next();
    return value && (value.errors ? value.errors[0]?.extensions.code : value.data.changes);
  };
  expect(await next()).toEqual({ kind: 'CONNECTED', userId: null, weekStart: null });
  /** Reads up to this event. A manager gets the events before it as well. */
  const told = async (change: object) => {
    for (let heard = await next(); heard; heard = await next())
      if (JSON.stringify(heard) === JSON.stringify(change)) return;
    expect.unreachable('The stream ended.');
  };
  return { next, told };
}

const days = ({ id: userId }: Actor, weekStart = '2026-11-16') => ({ kind: 'DAYS', userId, weekStart });

async function logDay({ token }: Actor, date = '2026-11-17'): Promise<string> {
  const { status, body } = await portal.rest('POST', '/time-logs', { token, body: { date, worked: true } });
  expect(status).toBe(201);
  return body.id;
}

async function decide({ token }: Actor, id: string, status = 'APPROVED') {
  const { data } = await portal.graphql(
    `mutation($input: UpdateTimeLogInput!) {
      updateTimeLog(input: $input) { __typename ... on Error { code } } }`,
    { input: { id, status } },
    token,
  );
  return data.updateTimeLog;
}

const logOut = ({ token }: { token: string }) => portal.graphql('mutation { logout { message } }', {}, token);

describe('who is notified of what', () => {
  longTest("a driver of a manager's decisions about their days, and of no one else's", async () => {
    const [driver, other] = await Promise.all([portal.joinContractor(), portal.joinContractor()]);
    const manager = await portal.joinStaff('Manager');
    const [otherDay, day] = [await logDay(other), await logDay(driver, '2026-11-09')];
    const { next } = await follow(driver);
    expect(await next()).toEqual(days(driver, '2026-11-09'));
    await decide(manager, otherDay);
    await decide(manager, day);
    expect(await next()).toEqual(days(driver, '2026-11-09'));
  });

  longTest.each(family(['Manager', 'IT_Admin'] as const))('a %s of everyone', async (role) => {
    const [one, two] = await Promise.all([portal.joinContractor(), portal.joinContractor()]);
    const { told } = await follow(await portal.joinStaff(role));
    await logDay(one);
    await told(days(one));
    await logDay(two);
    await told(days(two));
  });

  longTest('a driver whose week is processed and paid, and each through either entry point', async () => {
    const driver = await portal.joinContractor({ dailyRate: 200 });
    const { token } = await portal.joinStaff('Manager');
    const { next } = await follow(driver);
    const { body } = await portal.rest('POST', '/payroll/weekly', {
      token,
      body: {
        userId: driver.id,
        weekStart: '2026-11-09',
        weekEnd: '2026-11-15',
        weeklyData: [{ date: '2026-11-09', pay: 200, expenses: 0, notes: '' }],
      },
    });
    expect(await next()).toEqual({ kind: 'PAYROLL', userId: driver.id, weekStart: '2026-11-09' });
    await portal.graphql(
      'mutation($input: SetPayrollRunStatusInput!) { setPayrollRunStatus(input: $input) { __typename } }',
      { input: { id: body.payrollRun.id, status: 'PAID' } },
      token,
    );
    expect(await next()).toMatchObject({ kind: 'PAYROLL', userId: driver.id });
  });

  longTest('a user who opens the stream just after a change that the page may not have loaded', async () => {
    const driver = await portal.joinContractor();
    await logDay(driver);
    const { next } = await follow(driver);
    expect(await next()).toEqual(days(driver));
  });

  test('with how long ago it was, where that was before the stream began', async () => {
    const driver = await portal.joinContractor();
    const began = Math.ceil(performance.now());
    const clock = vi.spyOn(performance, 'now').mockReturnValue(began);
    onTestFinished(() => clock.mockRestore());
    const earlier = await follow(driver);
    await logDay(driver);
    expect(await earlier.next()).toEqual(days(driver));
    clock.mockReturnValue(began + 3_000);
    const stream = portal.subscribe('subscription { changes { kind secondsAgo } }', {}, driver.token);
    onTestFinished(async () => void (await stream.return()));
    const next = async () => (await stream.next()).value!.data.changes;
    expect(await next()).toEqual({ kind: 'CONNECTED', secondsAgo: 0 });
    expect(await next()).toEqual({ kind: 'DAYS', secondsAgo: 3 });
    await logDay(driver, '2026-11-16');
    expect(await next()).toEqual({ kind: 'DAYS', secondsAgo: 0 });
  });

  longTest('no one of refusals', async () => {
    const driver = await portal.joinContractor();
    const { next } = await follow(driver);
    await portal.rest('POST', '/time-logs', {
      token: driver.token,
      body: { date: '2026-11-30', worked: true },
    });
    await logDay(driver, '2026-11-03');
    expect(await next()).toEqual(days(driver, '2026-11-02'));
  });

  test('someone who becomes a manager of everyone at once, and no longer when that has ended', async () => {
    const [person, driver] = await Promise.all([portal.joinStaff('Employee'), portal.joinContractor()]);
    const admin = await portal.joinStaff('IT_Admin');
    const setRole = (mutation: 'assignRole' | 'removeRole', type: string) =>
      portal.graphql(
        `mutation($input: ${type}!) { ${mutation}(input: $input) { __typename } }`,
        { input: { userId: person.id, role: 'Manager' } },
        admin.token,
      );
    const { next } = await follow(person);
    await logDay(driver, '2026-11-03');
    await setRole('assignRole', 'AssignRoleInput');
    const aboutDriver = { kind: 'PAYROLL', userId: driver.id };
    let told: unknown;
    void next().then((change) => {
      told = change;
    });
    // The stream sends it after it has reread the roles, which a change of roles triggers at once.
    await expect
      .poll(() => {
        portal.services.bus.publish([{ kind: 'PAYROLL', userId: driver.key }]);
        return told;
      })
      .toMatchObject(aboutDriver);
    await setRole('removeRole', 'RemoveRoleInput');
    await logDay(driver, '2026-11-10');
    await logDay(person, '2026-11-17');
    for (told = await next(); (told as { kind: string }).kind === 'PAYROLL'; told = await next());
    expect(told).toEqual(days(person));
  });
});

describe('a page', () => {
  const [PAGE, OTHER_PAGE] = ['a-page-of-the-portal', 'and-a-page-beside-it'];
  const logOn = (page: string, { token }: Actor, date: string) =>
    portal.rest('POST', '/time-logs', {
      token,
      headers: { 'x-portal-page': page },
      body: { date, worked: true },
    });

  longTest('does not hear of its own changes, but every other page does', async () => {
    const driver = await portal.joinContractor();
    const [own, beside, nameless] = await Promise.all([
      follow(driver, PAGE),
      follow(driver, OTHER_PAGE),
      follow(driver),
    ]);
    await logOn(PAGE, driver, '2026-11-03');
    await logOn(OTHER_PAGE, driver, '2026-11-10');
    expect(await own.next()).toEqual(days(driver, '2026-11-09'));
    for (const { next } of [beside, nameless]) expect(await next()).toEqual(days(driver, '2026-11-02'));
    expect(await nameless.next()).toEqual(days(driver, '2026-11-09'));
    await logDay(driver, '2026-11-17');
    expect(await beside.next()).toEqual(days(driver));
  });

  longTest('does not hear it from before its stream began either', async () => {
    const driver = await portal.joinContractor();
    await logOn(PAGE, driver, '2026-11-03');
    await logDay(driver, '2026-11-10');
    const { next } = await follow(driver, PAGE);
    expect(await next()).toEqual(days(driver, '2026-11-09'));
  });

  longTest('hears of a change that another page has made as well', async () => {
    const driver = await portal.joinContractor();
    const { next } = await follow(driver, PAGE);
    const change = { kind: 'DAYS', userId: driver.key, weekStart: '2026-11-16' } as const;
    portal.services.bus.publish([
      { ...change, page: OTHER_PAGE },
      { ...change, page: PAGE },
    ]);
    expect(await next()).toEqual(days(driver));
  });

  test('hears of its notices, no matter who caused them, and of its rights', async () => {
    const driver = await portal.joinContractor();
    const [manager, admin] = [await portal.joinStaff('Manager'), await portal.joinStaff('IT_Admin')];
    const { next } = await follow(driver, PAGE);
    const run = (mutation: string, input: object, { token }: Actor) =>
      portal.graphql(mutation, { input }, token, undefined, PAGE);
    await run(
      'mutation($input: RequestW9Input!) { requestW9(input: $input) { __typename } }',
      { userId: driver.id },
      manager,
    );
    expect(await next()).toMatchObject({ kind: 'NOTICES' });
    await run(
      'mutation($input: SetUserActiveInput!) { setUserActive(input: $input) { __typename } }',
      { userId: driver.id, isActive: false },
      admin,
    );
    expect(await next()).toBe('UNAUTHENTICATED');
  });

  test.each(
    family(['too-short', 'x'.repeat(41), 'a name with spaces in it', '<script>alert(1)</script>'], 2),
  )('with an invalid name hears everything: %s', async (name) => {
    const driver = await portal.joinContractor();
    const { next } = await follow(driver, name);
    await logOn(name, driver, '2026-11-17');
    expect(await next()).toEqual(days(driver));
  });
});

describe('a stream ends, and sends nothing more, when', () => {
  const person = async () => {
    const actor = await portal.joinContractor();
    return { ...actor, ...(await follow(actor)) };
  };

  longTest('its session is logged out', async () => {
    const driver = await person();
    await logOut(driver);
    expect(await driver.next()).toBe('UNAUTHENTICATED');
    expect(await driver.next()).toBeUndefined();
  });

  const BARRED: [string, object][] = [
    ['deactivated', { isActive: false }],
    ['archived', { archivedAt: new Date() }],
    ['told to change the password', { mustChangePassword: true }],
  ];
  longTest.each(family(BARRED))("its user is %s behind the portal's back", async (_what, data) => {
    const driver = await person();
    const id = await logDay(driver);
    expect(await driver.next()).toEqual(days(driver));
    await portal.db.user.update({ where: { id: driver.key }, data });
    await decide(await portal.joinStaff('Manager'), id);
    expect(await driver.next()).toMatch(/^(UNAUTHENTICATED|PASSWORD_CHANGE_REQUIRED)$/);
    expect(await driver.next()).toBeUndefined();
  });

  longTest('an administrator ends the access', async () => {
    const driver = await person();
    const admin = await portal.joinStaff('IT_Admin');
    await portal.graphql(
      'mutation($input: SetUserActiveInput!) { setUserActive(input: $input) { __typename } }',
      { input: { userId: driver.id, isActive: false } },
      admin.token,
    );
    expect(await driver.next()).toBe('UNAUTHENTICATED');
  });

  longTest('an administrator signs its owner out everywhere', async () => {
    const driver = await person();
    const admin = await portal.joinStaff('IT_Admin');
    await portal.graphql(
      'mutation($input: SignOutEverywhereInput!) { signOutEverywhere(input: $input) { __typename } }',
      { input: { userId: driver.id } },
      admin.token,
    );
    expect(await driver.next()).toBe('UNAUTHENTICATED');
    expect(await driver.next()).toBeUndefined();
  });

  longTest('its token has expired', async () => {
    const driver = await person();
    portal.setClock('2026-11-19T12:00:00Z');
    portal.services.bus.publish([{ kind: 'DAYS', userId: driver.key }]);
    expect(await driver.next()).toBe('UNAUTHENTICATED');
  });

  longTest('another session of the user ends, only that one', async () => {
    const driver = await person();
    await logOut({ token: await portal.signIn(driver.key) });
    await logDay(driver);
    expect(await driver.next()).toEqual(days(driver));
  });
});

describe('the entry point', () => {
  test(`keeps ${MAX_STREAMS} streams of a user at most, and lets the next in when one has gone`, async () => {
    const driver = await portal.joinContractor();
    const streams = Array.from({ length: MAX_STREAMS }, () => portal.subscribe(CHANGES, {}, driver.token));
    await Promise.all(streams.map((stream) => stream.next()));
    const refused = await portal.graphql(CHANGES, {}, driver.token);
    expect(refused.errors?.[0]).toMatchObject({
      message: 'At most 10 subscriptions can be open at once.',
      extensions: { code: 'RATE_LIMITED', retryAfter: 30 },
    });
    await follow(await portal.joinContractor());
    await streams[0]!.return();
    await expect
      .poll(async () => (await portal.graphql(CHANGES, {}, driver.token)).data?.changes)
      .toEqual({ kind: 'CONNECTED', userId: null, weekStart: null });
    await Promise.all(streams.map((stream) => stream.return()));
  });

  test('leaves nothing behind after clients disconnect', async () => {
    await expect.poll(() => portal.services.streams.size).toBe(0);
  });

  test('applies the bounds of queries to subscriptions', async () => {
    const { token } = await portal.joinContractor();
    const readErrorCode = async (query: string) =>
      (await portal.graphql(query, {}, token)).errors?.[0]?.extensions.code;
    const aliases = Array.from({ length: 20 }, (_, index) => `k${index}: kind`).join(' ');
    expect(await readErrorCode(`subscription { changes { ${aliases} } }`)).toBe('ALIAS_LIMIT');
    expect(await readErrorCode('subscription { changes { kind } more: changes { kind } }')).toBe(
      'GRAPHQL_VALIDATION_FAILED',
    );
    expect(await readErrorCode('subscription { changes(name: "\\u0000") { kind } }')).toBe('BAD_USER_INPUT');
    expect(await readErrorCode('subscription { __schema { types { name } } }')).toBe(
      'GRAPHQL_VALIDATION_FAILED',
    );
  });
});
