import { toUtcMidnight } from 'rules/days';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keepNothing } from '../../../test/support/checkedKept.ts';
import { longTest } from '../../../test/support/longTest.ts';
import { MONDAY, payroll, SUNDAY, WEEK } from '../../../test/support/payrollBatches.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { recordStatements } from '../../../test/support/statements.ts';
import { toId } from '../../operation/ids.ts';

let portal: TestPortal;
let manager: Actor;
let pay: ReturnType<typeof payroll>;

beforeAll(async () => {
  portal = await openTestPortal();
  pay = payroll(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  manager = await portal.joinStaff('Manager');
});

const names = (rows: { user: { name: string } }[]) => rows.map(({ user }) => user.name);

longTest('shows every contractor who can be paid, by name, and no one else', async () => {
  await pay.joinDriver('Cole', []);
  await pay.joinDriver('Abel', WEEK.slice(0, 2));
  await portal.joinContractor({ firstName: 'Ann', lastName: 'Abel' });
  const gone = await pay.joinDriver('Dunn', []);
  await portal.db.user.update({ where: { id: gone.key }, data: { archivedAt: new Date() } });
  const out = await pay.joinDriver('Eden', []);
  await portal.db.user.update({ where: { id: out.key }, data: { isActive: false } });
  await portal.joinStaff('Employee');

  const board = await pay.board(manager, { weekStart: '2026-11-12' });
  expect(board).toMatchObject({
    weekStart: MONDAY,
    weekEnd: SUNDAY,
    payDate: '2026-11-18',
    viewerCanProcess: true,
    reason: null,
    batch: null,
    totals: { contractors: 3, ready: 1, held: 0, processed: 0, unpaidRuns: 0, basePay: 400, totalPay: 400 },
  });
  const rows = await pay.rows(manager);
  expect(names(rows)).toEqual(['Ann Abel', 'Sam Abel', 'Sam Cole']);
  expect(rows.map(({ state }) => state)).toEqual(['EMPTY', 'READY', 'EMPTY']);
  expect(rows[1].days).toHaveLength(7);
  expect(rows[1].days[0]).toEqual({
    date: MONDAY,
    worked: true,
    status: 'APPROVED',
    description: '',
    proposedPay: 200,
  });
});

longTest('shows everyone who has a live run of either kind, archived or not, and the viewer', async () => {
  const other = await portal.joinStaff('Manager');
  const run = (userId: string, status: 'PROCESSED' | 'PAID' | 'VOID') =>
    portal.db.payrollRun.create({
      data: {
        userId,
        weekStart: new Date(MONDAY),
        weekEnd: new Date(SUNDAY),
        basePay: '1.00',
        bonuses: '0.00',
        totalPay: '1.00',
        payDate: new Date(SUNDAY),
        status,
      },
    });
  const driver = await pay.joinDriver('Abel', [MONDAY]);
  await run(driver.key, 'PAID');
  await run(manager.key, 'PROCESSED');
  await run(other.key, 'VOID');
  await portal.db.user.update({ where: { id: driver.key }, data: { archivedAt: new Date() } });

  const rows = await pay.rows(manager);
  expect(rows.map(({ user, state, run: { status } }) => [user.id, state, status])).toEqual([
    [driver.id, 'PROCESSED', 'PAID'],
    [manager.id, 'PROCESSED', 'PROCESSED'],
  ]);
  expect((await pay.board(manager)).totals).toMatchObject({ contractors: 2, processed: 2, unpaidRuns: 1 });
});

test('proposes nothing for days in the future, and nothing for a week before it begins', async () => {
  await pay.joinDriver('Abel', WEEK);
  portal.setClock('2026-11-10');
  expect((await pay.rows(manager))[0]).toMatchObject({ proposedPay: 400, state: 'HELD' });
  expect(await pay.board(manager, { weekStart: '2026-11-16' })).toMatchObject({
    viewerCanProcess: false,
    reason: 'This week hasn’t started yet.',
  });
  portal.setClock('2026-11-18');
});

test('knows what is paid to and taken from someone without a day, too', async () => {
  const idle = await pay.joinDriver('Idle', []);
  const spender = await pay.joinDriver('Spender', []);
  const debtor = await pay.joinDriver('Debtor', []);
  const overpaid = await pay.joinDriver('Overpaid', []);
  await portal.db.receipt.create({
    data: {
      ...{ userId: spender.key, date: toUtcMidnight(MONDAY), status: 'APPROVED', amount: '20.50' },
      ...{ category: 'FUEL', purpose: 'Trip', requestKey: 'receipt', requestHash: 'x' },
    },
  });
  const plan = {
    ...{ userId: debtor.id, kind: 'RECURRING', description: 'Insurance', weekly: 30 },
    ...{ firstWeek: MONDAY, agreedBy: 'Sam Debtor', agreedOn: MONDAY },
  };
  await portal.graphql(
    'mutation ($input: CreatePlanInput!) { createPlan(input: $input) { ... on Error { message } } }',
    { input: plan },
    manager.token,
  );
  const week = { userId: overpaid.id, weekStart: MONDAY, weekEnd: SUNDAY };
  const weeklyData = [{ date: MONDAY, pay: 100, expenses: 0, notes: '' }];
  const { body } = await portal.rest('POST', '/payroll/weekly', {
    token: manager.token,
    body: { ...week, weeklyData },
  });
  for (const status of ['PAID', 'VOID'])
    await portal.rest('PATCH', `/payroll/${body.payrollRun.id}/status`, {
      token: manager.token,
      body: { status, reason: 'Typed wrongly' },
    });
  await portal.db.timeLog.deleteMany({ where: { userId: overpaid.key } });

  const { data } = await portal.graphql(
    `query ($week: Date!) { payrollBoard(weekStart: $week) { rows(first: 10) { edges { node {
      user { id } state proposedExpenses deductions { due } paidBefore } } } } }`,
    { week: MONDAY },
    manager.token,
  );
  const rows = data.payrollBoard.rows.edges.map((edge: { node: object }) => edge.node);
  const nothing = { state: 'EMPTY', proposedExpenses: 0, deductions: [], paidBefore: 0 };
  expect(rows).toEqual([
    { ...nothing, user: { id: debtor.id }, deductions: [{ due: 30 }] },
    { ...nothing, user: { id: idle.id } },
    { ...nothing, user: { id: overpaid.id }, paidBefore: 100 },
    { ...nothing, user: { id: spender.id }, state: 'READY', proposedExpenses: 20.5 },
  ]);
});

test('pages, searches and filters; the totals stay those of the whole board', async () => {
  await pay.joinMany(12);
  const held = await pay.joinDriver('Held', [MONDAY]);
  await pay.logDays(held, 'PENDING', WEEK[1]!);
  const whole = (await pay.board(manager)).totals;
  expect(whole).toMatchObject({ contractors: 13, ready: 12, held: 1 });

  const first = await pay.board(manager, { first: 5 });
  expect(first.totals).toEqual(whole);
  expect(first.rows).toMatchObject({ totalCount: 13, pageInfo: { hasNextPage: true } });
  const { endCursor } = first.rows.pageInfo;
  const second = await pay.rows(manager, { first: 5, after: endCursor });
  expect(names(second)).toEqual([5, 6, 7, 8, 9].map((index) => `Pat Many 0000${index - 1}`));

  expect(names(await pay.rows(manager, { search: 'many 00011' }))).toEqual(['Pat Many 00011']);
  expect(await pay.rows(manager, { search: '%' })).toEqual([]);
  expect(names(await pay.rows(manager, { only: 'HELD' }))).toEqual(['Sam Held']);
  const filtered = await pay.board(manager, { only: 'READY', search: 'pat' });
  expect(filtered.rows.totalCount).toBe(12);
  expect(filtered.totals).toEqual(whole);
});

longTest('takes as many statements for two hundred people as for three', async () => {
  keepNothing(portal);
  const count = async () =>
    (await recordStatements(portal.database.pool, () => pay.board(manager, { first: 200 }))).length;
  await pay.joinMany(3);
  await count();
  const forThree = await count();
  await portal.db.user.deleteMany({ where: { kind: 'CONTRACTOR' } });
  await pay.joinMany(200);
  expect(await count()).toBe(forThree);
  expect(forThree).toBeGreaterThan(4);
});

test('reads no more of a person than is requested', async () => {
  await pay.joinDriver('Abel', [MONDAY]);
  const texts: string[] = [];
  const { pool } = portal.database;
  const { query } = pool;
  pool.query = ((...args: Parameters<typeof query>) => {
    const [asked] = args as unknown as [string | { text: string }];
    texts.push(typeof asked === 'string' ? asked : asked.text);
    return query.apply(pool, args);
  }) as typeof query;
  try {
    await pay.rows(manager);
    await portal.graphql(
      `{ payrollBoard(weekStart: "${MONDAY}") { rows { edges { node { state } } } } }`,
      {},
      manager.token,
    );
  } finally {
    pool.query = query;
  }
  expect(texts.filter((text) => text.includes('"User"')).length).toBeGreaterThan(0);
  expect(texts.filter((text) => text.includes('passwordHash'))).toEqual([]);
});

test('holds back people with approved days and no rate, and pays as soon as there is one', async () => {
  const driver = await portal.joinContractor({ firstName: 'Noa', lastName: 'Rate' });
  await pay.logDays(driver, 'APPROVED', ...WEEK.slice(0, 3));
  const [row] = await pay.rows(manager, { only: 'HELD' });
  expect(row).toMatchObject({
    state: 'HELD',
    proposedPay: 0,
    reason: '3 approved days have no day rate.',
  });
  expect(row.warnings).toContain('NO_RATE');
  expect(await pay.board(manager)).toMatchObject({
    totals: { ready: 0, held: 1 },
    isEverybodyPaid: false,
  });
  const included = { include: [driver.id], expected: { contractors: 1, totalPay: 0 } };
  expect((await pay.start(manager, included)).issues).toEqual([
    {
      path: ['include', '0'],
      message:
        'This person has approved days and no day rate. Set the rate, enter amounts or exclude the person.',
    },
  ]);

  await portal.rest('PUT', `/staff/${driver.id}/pay-rate`, {
    token: manager.token,
    body: { dailyRate: 245, effectiveFrom: MONDAY },
  });
  expect(await pay.rows(manager)).toMatchObject([{ state: 'READY', proposedPay: 735, reason: null }]);
});

longTest('counts as paid for everyone only when no one at all is left, whatever is shown', async () => {
  const isPaid = async (variables = {}) => (await pay.board(manager, variables)).isEverybodyPaid;
  await pay.joinDriver('Abel', [MONDAY]);
  const later = await pay.joinDriver('Cole', []);
  await pay.logDays(later, 'PENDING', MONDAY);
  await pay.startAsShown(manager);
  await portal.runJobs();
  expect(await isPaid()).toBe(false);
  await pay.markPaid(manager);
  // One day is still pending.
  expect(await isPaid()).toBe(false);
  expect(await isPaid({ only: 'PROCESSED', search: 'abel' })).toBe(false);
  await portal.db.timeLog.updateMany({ where: { userId: later.key }, data: { status: 'REJECTED' } });
  expect(await isPaid()).toBe(true);
  expect(await isPaid({ only: 'HELD', search: 'unknown' })).toBe(true);

  // A toll of a paid week is still owed; a rejected one is not.
  const toll = await portal.db.receipt.create({
    data: {
      userId: later.key,
      date: toUtcMidnight(MONDAY),
      category: 'TOLLS',
      amount: 12.5,
      purpose: 'Turnpike',
      requestKey: 'toll',
      requestHash: 'x',
    },
  });
  expect(await isPaid()).toBe(false);
  await portal.db.receipt.update({ where: { id: toll.id }, data: { status: 'REJECTED' } });
  expect(await isPaid()).toBe(true);

  // Staff have no row here, but their days are still owed. A former contractor has a row as long as something is due.
  const clerk = await portal.joinStaff('Employee');
  await pay.logDays(clerk, 'APPROVED', MONDAY);
  await portal.db.user.update({ where: { id: later.key }, data: { isActive: false } });
  await portal.db.timeLog.updateMany({ where: { userId: later.key }, data: { status: 'APPROVED' } });
  expect(await pay.board(manager)).toMatchObject({ isEverybodyPaid: false, unpaidElsewhere: 1 });
  expect(names(await pay.rows(manager))).toContain('Sam Cole');
  await portal.db.user.update({ where: { id: later.key }, data: { archivedAt: portal.services.now() } });
  expect(await pay.board(manager)).toMatchObject({ unpaidElsewhere: 2 });
});

test('does not count as paid for everyone before the week is over', async () => {
  const weekStart = '2026-11-16';
  const driver = await pay.joinDriver('Abel', [weekStart]);
  const body = {
    ...{ userId: driver.id, weekStart, weekEnd: '2026-11-22' },
    weeklyData: [{ date: weekStart, pay: 200, expenses: 0, notes: '' }],
  };
  const { payrollRun } = (await portal.rest('POST', '/payroll/weekly', { token: manager.token, body })).body;
  await portal.rest('PATCH', `/payroll/${payrollRun.id}/status`, {
    token: manager.token,
    body: { status: 'PAID' },
  });
  expect((await pay.board(manager, { weekStart })).isEverybodyPaid).toBe(false);
  portal.setClock('2026-11-23T17:00:00Z');
  const later = await portal.joinStaff('Manager');
  expect((await pay.board(later, { weekStart })).isEverybodyPaid).toBe(true);
});

test('does not count as paid for everyone while no one is paid', async () => {
  await pay.joinDriver('Abel', []);
  expect(await pay.board(manager)).toMatchObject({ isEverybodyPaid: false, unpaidElsewhere: 0 });
});

longTest(
  'shows what a run pays where one that is void now had been paid and a plan takes something',
  async () => {
    const [abel, cole] = [
      await pay.joinDriver('Abel', WEEK.slice(0, 2)),
      await pay.joinDriver('Cole', WEEK.slice(0, 2)),
    ];
    await pay.startAsShown(manager);
    await portal.runJobs();
    await pay.markPaid(manager);
    const runs = await portal.db.payrollRun.findMany({ select: { id: true } });
    for (const { id } of runs)
      await portal.rest('PATCH', `/payroll/${toId('PayrollRun', id)}/status`, {
        token: manager.token,
        body: { status: 'VOID', reason: 'A day was missing' },
      });
    await pay.logDays(abel, 'APPROVED', WEEK[2]!);
    await pay.logDays(cole, 'APPROVED', WEEK[2]!);
    await portal.db.plan.create({
      data: {
        ...{ userId: cole.key, kind: 'RECURRING', description: 'Insurance', floor: 0 },
        ...{ agreedBy: 'Sam Cole', agreedOn: toUtcMidnight(MONDAY) },
        firstWeek: toUtcMidnight(MONDAY),
        rates: { create: { firstWeek: toUtcMidnight(MONDAY), weekly: 45.5 } },
      },
    });

    const { totals } = await pay.board(manager);
    const shown = await pay.rows(manager);
    expect(shown).toMatchObject([
      { proposedPay: 600, paidBefore: 400, overpaid: 0, proposedNet: 200 },
      { proposedPay: 600, paidBefore: 400, overpaid: 0, proposedNet: 154.5 },
    ]);
    expect(totals).toMatchObject({ totalPay: 1200, net: 354.5 });
    // What a screen opened before the plan has shown.
    const expected = { contractors: 2, totalPay: 1200, net: 400 };
    expect((await pay.start(manager, { expected })).message).toBe(
      'The week has changed: it now has 2 contractors and comes to $1,200.00, with $354.50 paid out. Please review it and try again.',
    );
    expect((await pay.start(manager, { expected: { ...expected, net: 354.5 } })).message).toBeUndefined();
    await portal.runJobs();
    const paid = await pay.rows(manager);
    expect(paid.map(({ run }) => run.net)).toEqual(shown.map(({ proposedNet }) => proposedNet));
  },
);
