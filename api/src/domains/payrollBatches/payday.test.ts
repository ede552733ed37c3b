import { addDays, toUtcMidnight } from 'rules/days';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keepNothing } from '../../../test/support/checkedKept.ts';
import { longTest } from '../../../test/support/longTest.ts';
import { type Answer, MONDAY, payroll, WEEK } from '../../../test/support/payrollBatches.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { recordStatements } from '../../../test/support/statements.ts';
import { toKey } from '../../operation/ids.ts';

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

const PAYDAY = `{ payday { weekStart openWeeksBefore openWeekBefore isEverybodyPaid
  steps { expected logged worked approved onPayroll paid toApprove toProcess toPay paidOut
    payableRuns payablePeople payable awaitingPeople aboveLimit payDate }
  rows(first: 100, only: ATTENTION) { totalCount edges { node { user { id name } issues heldReason amountAtStake
    undecidedDays { id date revision viewerCanDecide } undecidedReceipts { id amount } } } } } }`;

async function readPayday(who = manager): Promise<Answer> {
  const { data, errors } = await portal.graphql(PAYDAY, {}, who.token);
  expect(errors).toBeUndefined();
  const { rows, ...week } = data.payday;
  return { ...week, total: rows.totalCount, people: rows.edges.map(({ node }: Answer) => node) };
}

const issuesOf = async () =>
  Object.fromEntries((await readPayday()).people.map(({ user, issues }: Answer) => [user.name, issues]));

/** Processes a driver's approved days, as a manager would. */
async function process(driver: Actor, weekStart = MONDAY): Promise<string> {
  const board = await pay.board(manager, { weekStart, first: 100 });
  const row = board.rows.edges.find(({ node }: Answer) => node.user.id === driver.id).node;
  const days = row.days.filter(({ proposedPay }: Answer) => proposedPay > 0);
  const body = {
    ...{ userId: driver.id, weekStart, weekEnd: board.weekEnd },
    weeklyData: days.map(({ date, proposedPay }: Answer) => ({
      date,
      pay: proposedPay,
      expenses: 0,
      notes: '',
    })),
  };
  const response = await portal.rest('POST', '/payroll/weekly', { token: manager.token, body });
  expect(response.status, JSON.stringify(response.body)).toBe(201);
  return response.body.payrollRun.id;
}

const markPaid = async (run: string) => {
  const body = { status: 'PAID' };
  const response = await portal.rest('PATCH', `/payroll/${run}/status`, { token: manager.token, body });
  expect(response.status, JSON.stringify(response.body)).toBe(200);
};

/** Adds $50 to the week's pay; returns the run. */
async function addBonus(driver: Actor, payDate?: string): Promise<string> {
  const { data } = await portal.graphql(
    `mutation ($input: AddToPayInput!) { result: addToPay(input: $input) {
      ... on AddToPayPayload { payrollRun { id } } ... on Error { message } } }`,
    {
      input: {
        ...{ userId: driver.id, weekStart: MONDAY, payDate, requestKey: 'bonus' },
        lines: [{ category: 'BONUS', date: MONDAY, amount: 50 }],
      },
    },
    manager.token,
  );
  expect(data.result.payrollRun, data.result.message).toBeTruthy();
  return data.result.payrollRun.id;
}

async function addReceipt(driver: Actor, date: string, amount: number, status: 'PENDING' | 'APPROVED') {
  await portal.db.receipt.create({
    data: {
      ...{
        userId: driver.key,
        date: toUtcMidnight(date),
        category: 'FUEL',
        amount,
        purpose: 'Diesel',
        status,
      },
      ...{ requestKey: `${driver.key} ${date} ${amount}`, requestHash: 'x' },
    },
  });
}

describe('which week it is', () => {
  test('is last week until everyone is paid for it, then the latest one before that', async () => {
    const driver = await pay.joinDriver('Abel', WEEK.slice(0, 2));
    await pay.logDays(driver, 'APPROVED', '2026-10-26');
    await pay.logDays(driver, 'PENDING', '2026-10-05');
    expect(await readPayday()).toMatchObject({
      ...{ weekStart: MONDAY, openWeeksBefore: 2, openWeekBefore: '2026-10-26' },
    });
    const run = await process(driver);
    expect((await readPayday()).weekStart).toBe(MONDAY);
    await markPaid(run);
    expect(await readPayday()).toMatchObject({ weekStart: '2026-10-26', openWeekBefore: '2026-10-05' });
    await portal.db.timeLog.deleteMany({ where: { payrollRunId: null } });
    expect(await readPayday()).toMatchObject({
      ...{ weekStart: MONDAY, isEverybodyPaid: true, openWeeksBefore: 0, openWeekBefore: null },
    });
  });

  longTest('is last week while no one has logged a day of it', async () => {
    const driver = await pay.joinDriver('Abel', ['2026-10-26']);
    await pay.joinDriver('Cole', []);
    expect((await readPayday()).weekStart).toBe(MONDAY);
    expect(await issuesOf()).toEqual({ 'Sam Abel': ['LATE'], 'Sam Cole': ['LATE'] });
    await pay.logDays(driver, 'REJECTED', MONDAY);
    expect(await issuesOf()).toEqual({ 'Sam Cole': ['LATE'] });
  });

  longTest('expects nothing of people before their first day, as the list of late people', async () => {
    await pay.joinDriver('Abel', []);
    const later = await pay.joinDriver('Later', []);
    const startsOn = toUtcMidnight(addDays(MONDAY, 7));
    await portal.db.user.update({ where: { id: later.key }, data: { startsOn } });
    const { data } = await portal.graphql(
      `{ expectedSubmitterCount(weekStart: "${MONDAY}")
        lateSubmitters(weekStart: "${MONDAY}") { edges { node { name } } } }`,
      {},
      manager.token,
    );
    expect(data).toEqual({
      expectedSubmitterCount: 1,
      lateSubmitters: { edges: [{ node: { name: 'Sam Abel' } }] },
    });
    expect(await issuesOf()).toEqual({ 'Sam Abel': ['LATE'] });
    expect((await readPayday()).steps).toMatchObject({ expected: 1, logged: 0 });
  });

  test('has no one late before the week is over', async () => {
    await pay.joinDriver('Abel', []);
    const weekStart = addDays(MONDAY, 7);
    expect(await pay.rows(manager, { weekStart, only: 'ATTENTION' })).toEqual([]);
  });

  longTest('has no one late whose week is on payroll without days', async () => {
    const driver = await pay.joinDriver('Abel', WEEK.slice(0, 1));
    await process(driver);
    await portal.db.timeLog.deleteMany();
    const { data } = await portal.graphql(
      `{ lateSubmitters(weekStart: "${MONDAY}") { totalCount } }`,
      {},
      manager.token,
    );
    expect(data.lateSubmitters.totalCount).toBe(0);
    expect((await issuesOf())['Sam Abel']).not.toContain('LATE');
  });
});

describe('how far the week has come', () => {
  longTest('counts the people at each step, and the money that has come no farther', async () => {
    await pay.joinDriver('Late', []);
    const pending = await pay.joinDriver('Pending', WEEK.slice(0, 1));
    await pay.logDays(pending, 'PENDING', ...WEEK.slice(1, 3));
    await addReceipt(pending, '2026-11-03', 45.5, 'PENDING');
    const approved = await pay.joinDriver('Approved', WEEK.slice(0, 3));
    await addReceipt(approved, MONDAY, 20.25, 'APPROVED');
    await process(await pay.joinDriver('Processed', WEEK.slice(0, 4)));
    await markPaid(await process(await pay.joinDriver('Paid', WEEK.slice(0, 5))));
    expect((await readPayday()).steps).toEqual({
      ...{ expected: 5, logged: 4, worked: 4, approved: 3, onPayroll: 2, paid: 1 },
      ...{ toApprove: 445.5, toProcess: 200 + 620.25, toPay: 800, paidOut: 1000 },
      ...{ payableRuns: 1, payablePeople: 1, payable: 800, payDate: '2026-11-18' },
      ...{ awaitingPeople: 0, aboveLimit: [] },
    });
  });

  longTest('counts someone as paid only when additions to the week are paid, too', async () => {
    const driver = await pay.joinDriver('Abel', WEEK.slice(0, 2));
    await markPaid(await process(driver));
    const bonus = await addBonus(driver);
    const owed = { onPayroll: 1, paid: 0, paidOut: 400, toPay: 50, payablePeople: 1, payable: 50 };
    expect((await readPayday()).steps).toMatchObject(owed);
    await markPaid(bonus);
    expect((await readPayday()).steps).toMatchObject({ paid: 1, paidOut: 450, toPay: 0, payablePeople: 0 });
  });

  longTest('matches the board and its button', async () => {
    await pay.joinDriver('Abel', WEEK.slice(0, 3));
    await pay.joinDriver('Cole', WEEK.slice(0, 4));
    const { totals } = await pay.board(manager);
    expect((await readPayday()).steps.toProcess).toBe(totals.totalPay);
  });
});

describe('what stands in the way', () => {
  test('lists people with something to mend, each with the money, and no one else', async () => {
    const signed = async (driver: Actor) =>
      portal.db.user.update({ where: { id: driver.key }, data: { firstName: 'Ann' } });
    await signed(await pay.joinDriver('Fine', WEEK.slice(0, 3)));
    const pending = await pay.joinDriver('Pending', WEEK.slice(0, 1));
    await pay.logDays(pending, 'PENDING', ...WEEK.slice(1, 3));
    const rateless = await portal.joinContractor({ firstName: 'Sam', lastName: 'Rateless' });
    await pay.logDays(rateless, 'PENDING', MONDAY);
    const receipts = await pay.joinDriver('Receipts', WEEK.slice(0, 1));
    await addReceipt(receipts, '2026-11-03', 45.5, 'PENDING');
    const { people, total } = await readPayday();
    // None of them has signed a Form W-9.
    expect(total).toBe(4);
    const found = people.map(({ user, issues, amountAtStake }: Answer) => [user.name, issues, amountAtStake]);
    expect(found).toEqual([
      ['Ann Fine', ['NO_W9'], 600],
      ['Sam Pending', ['UNAPPROVED_DAYS', 'NO_W9'], 600],
      ['Sam Rateless', ['NO_RATE', 'UNAPPROVED_DAYS', 'NO_W9'], null],
      ['Sam Receipts', ['UNAPPROVED_RECEIPTS', 'NO_W9'], 245.5],
    ]);
    const days = people[1].undecidedDays;
    expect(days.map(({ date, viewerCanDecide }: Answer) => [date, viewerCanDecide])).toEqual([
      ['2026-11-10', true],
      ['2026-11-11', true],
    ]);
    expect(people[3].undecidedReceipts).toMatchObject([{ amount: 45.5 }]);
  });

  test('names everyone whom the last batch refused, with the reason, until they are on payroll', async () => {
    const driver = await pay.joinDriver('Abel', WEEK.slice(0, 1));
    const refused = {
      ...{ userId: driver.key, position: 0, entries: [], totalPay: 200, status: 'REFUSED' as const },
      ...{ refusal: 'A day has changed.', settledAt: new Date() },
    };
    await portal.db.payrollBatch.create({
      data: {
        ...{ weekStart: toUtcMidnight(MONDAY), payDate: toUtcMidnight('2026-11-18'), finishedAt: new Date() },
        ...{ idempotencyKey: 'k', requestHash: 'h' },
        items: { create: refused },
      },
    });
    expect((await readPayday()).people).toMatchObject([
      { issues: ['HELD_BACK', 'NO_W9'], heldReason: 'A day has changed.', amountAtStake: 200 },
    ]);
    await process(driver);
    expect(await issuesOf()).toEqual({ 'Sam Abel': ['NO_W9'] });
  });

  test('names days that a processed week leaves out', async () => {
    const driver = await pay.joinDriver('Abel', WEEK.slice(0, 2));
    await process(driver);
    await pay.logDays(driver, 'APPROVED', WEEK[3]!);
    await pay.logDays(driver, 'PENDING', WEEK[4]!);
    expect((await readPayday()).people).toMatchObject([
      { issues: ['UNAPPROVED_DAYS', 'LEFT_OUT', 'NO_W9'], amountAtStake: 400 },
    ]);
  });

  test('leaves runs that need a second person out of the amount that one person can pay', async () => {
    const admin = await portal.joinStaff('IT_Admin');
    const { data } = await portal.graphql(
      `mutation { result: updateCompany(input: { secondPersonAbove: 500 }) {
        ... on UpdateCompanyPayload { companyProfile { secondPersonAbove } } ... on Error { message } } }`,
      {},
      admin.token,
    );
    expect(data.result.companyProfile).toEqual({ secondPersonAbove: 500 });
    await process(await pay.joinDriver('Abel', WEEK.slice(0, 2)));
    const cole = await pay.joinDriver('Cole', WEEK.slice(0, 3));
    await process(cole);
    const { steps, people } = await readPayday();
    expect(steps).toMatchObject({ toPay: 1000, payableRuns: 1, payable: 400, aboveLimit: [cole.id] });
    expect(people).toMatchObject([
      { user: { name: 'Sam Abel' }, issues: ['NO_W9'] },
      { user: { name: 'Sam Cole' }, issues: ['ABOVE_LIMIT', 'NO_W9'], amountAtStake: 600 },
    ]);
  });

  test('leaves one’s own pay for someone else to record', async () => {
    await process(await pay.joinDriver('Abel', WEEK.slice(0, 1)));
    const days = { weekStart: toUtcMidnight(MONDAY), weekEnd: toUtcMidnight(WEEK[6]!) };
    const amounts = { basePay: 100, bonuses: 0, totalPay: 100, payDate: toUtcMidnight('2026-11-18') };
    await portal.db.payrollRun.create({ data: { userId: manager.key, ...days, ...amounts } });
    expect((await readPayday()).steps.payableRuns).toBe(1);
    const other = await portal.joinStaff('Manager');
    expect((await readPayday(other)).steps.payableRuns).toBe(2);
  });
});

describe('the pay date', () => {
  const read = async (driver: Actor) => {
    const { data, errors } = await portal.graphql(
      `query ($id: ID!) { payday { payDate } payrollWeek(userId: $id, weekStart: "${MONDAY}") { payDate } }`,
      { id: driver.id },
      manager.token,
    );
    expect(errors).toBeUndefined();
    return [data.payday.payDate, data.payrollWeek.payDate];
  };

  longTest('is the company’s payday for everyone, then the pay date of the runs', async () => {
    const abel = await pay.joinDriver('Abel', WEEK.slice(0, 2));
    const cole = await pay.joinDriver('Cole', WEEK.slice(0, 2));
    expect(await read(cole)).toEqual(['2026-11-18', '2026-11-18']);
    const admin = await portal.joinStaff('IT_Admin');
    const { data } = await portal.graphql(
      `mutation { result: updateCompany(input: { payday: FRIDAY }) {
        ... on UpdateCompanyPayload { companyProfile { payday } } ... on Error { message } } }`,
      {},
      admin.token,
    );
    expect(data.result.companyProfile).toEqual({ payday: 'FRIDAY' });
    expect(await read(cole)).toEqual(['2026-11-20', '2026-11-20']);
    // An addition to pay is not the week's run.
    await addBonus(abel, '2026-11-24');
    expect(await read(cole)).toEqual(['2026-11-20', '2026-11-20']);
    const run = await process(abel);
    const payDate = toUtcMidnight('2026-11-25');
    await portal.db.payrollRun.update({ where: { id: toKey('PayrollRun', run) }, data: { payDate } });
    expect(await read(cole)).toEqual(['2026-11-25', '2026-11-25']);
    await portal.rest('PATCH', `/payroll/${run}/status`, {
      token: manager.token,
      body: { status: 'VOID', reason: 'x' },
    });
    expect(await read(cole)).toEqual(['2026-11-20', '2026-11-20']);
  });
});

longTest('takes as many statements for many people as for few', async () => {
  keepNothing(portal);
  const count = async () => (await recordStatements(portal.database.pool, () => readPayday())).length;
  const log = async (people: number, from: number) => {
    for (let index = 0; index < people; index += 1) {
      const driver = await pay.joinDriver(`Many${from + index}`, WEEK.slice(0, 2));
      await pay.logDays(driver, 'PENDING', WEEK[3]!);
      await addReceipt(driver, MONDAY, 10, 'PENDING');
    }
  };
  await log(2, 0);
  await process(await pay.joinDriver('Run', WEEK.slice(0, 2)));
  const few = await count();
  await log(8, 2);
  expect((await readPayday()).people).toHaveLength(11);
  expect(await count()).toBe(few);
});
