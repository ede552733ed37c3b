/**
 * The portal shows one number for the same period and the same count everywhere: by payment date or by day worked, over
 * the same weeks with every event that can happen to pay. Both counts agree over all time. Earlier pay from before the
 * portal counts by payment date and has no days.
 */
import { addDays, type Day } from 'rules/days';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toKey } from '../../src/operation/ids.ts';
import { readBalances, sumBalances } from '../support/ledger.ts';
import { longTest } from '../support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../support/portal.ts';
import { readTotals } from '../support/totals.ts';

const [FIRST, SECOND, THIRD] = ['2026-12-14', '2026-12-21', '2026-12-28'] as const;
const [OLD, NEW] = [2026, 2027] as const;

const NAMES = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm'];

let portal: TestPortal;
let admin: Actor;
let drivers: Actor[];

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + Math.round(amount * 100), 0);

async function ask<Result>(document: string, variables: object = {}, who = admin): Promise<Result> {
  const { data, errors } = await portal.graphql(document, { ...variables }, who.token);
  expect(errors).toBeUndefined();
  expect(data.result?.message).toBeUndefined();
  return data.result;
}

async function send(method: 'POST' | 'PATCH', path: string, body: object) {
  const response = await portal.rest(method, path, { token: admin.token, body });
  expect([200, 201], JSON.stringify(response.body)).toContain(response.status);
  return response.body;
}

interface PaidDay {
  pay: number;
  expenses?: number;
  notes?: string;
}

/** Processes a week from its Monday on and returns the run's id. */
async function process(driver: Actor, weekStart: Day, days: readonly PaidDay[]): Promise<string> {
  const weeklyData = days.map(({ expenses = 0, notes = '', pay }, at) => ({
    ...{ date: addDays(weekStart, at), pay, expenses, notes },
  }));
  const week = { userId: driver.id, weekStart, weekEnd: addDays(weekStart, 6), weeklyData };
  return (await send('POST', '/payroll/weekly', week)).payrollRun.id;
}
const setStatus = (run: string, status: 'PAID' | 'VOID') =>
  send('PATCH', `/payroll/${run}/status`, { status, reason: 'Wrong' });

async function on(day: Day): Promise<void> {
  portal.setClock(day);
  admin.token = await portal.signIn(admin.key);
}

/** A driver's pay from before the portal: entered wrongly, voided, and entered correctly. */
const BEFORE = { compensation: 1000.1, reimbursed: 20.2 };

async function enterOpening(driver: Actor): Promise<void> {
  const enter = (amounts: object) =>
    ask<{ user: { openingBalances: { id: string }[] } }>(
      `mutation ($input: EnterOpeningBalanceInput!) { result: enterOpeningBalance(input: $input) {
        ... on EnterOpeningBalancePayload { user { openingBalances { id } } } ... on Error { message } } }`,
      { input: { userId: driver.id, paidThrough: '2026-12-11', ...amounts } },
    );
  const { user } = await enter({ compensation: 1 });
  await ask(
    `mutation ($id: ID!) { result: voidOpeningBalance(input: { id: $id, reason: "Wrong" }) {
      ... on Error { message } } }`,
    { id: user.openingBalances[0]!.id },
  );
  const advance = {
    ...{ description: 'Tires', total: 50, weekly: 7.77, firstWeek: FIRST },
    ...{ agreedBy: 'Bo Birch', agreedOn: '2026-06-01' },
  };
  await enter({ ...BEFORE, advance });
}

/** Corrects a paid week day by day and returns the run with the difference. */
async function correct(runId: string, expectedTotal: number, amounts: readonly number[]): Promise<string> {
  const weeklyData = amounts.map((pay, at) => ({ date: addDays(FIRST, at), pay, expenses: 0 }));
  const { payrollRun } = await ask<{ payrollRun: { id: string } }>(
    `mutation ($input: CorrectPaymentInput!) { result: correctPayment(input: $input) {
      ... on CorrectPaymentPayload { payrollRun { id } } ... on Error { message } } }`,
    { input: { runId, reason: 'A stop', requestKey: `correct ${runId}`, expectedTotal, weeklyData } },
  );
  return payrollRun.id;
}

/** The expenses of two weeks were too high; one amount is written off in the year it was paid, and one in the next. */
async function writeOffExpenses(driver: Actor): Promise<void> {
  const lower = async (runId: string, weekStart: Day, expectedTotal: number) => {
    const weeklyData = [{ date: weekStart, pay: 100, expenses: 10.01, notes: 'Tolls' }];
    await ask(
      `mutation ($input: CorrectPaymentInput!) { result: correctPayment(input: $input) { ... on Error { message } } }`,
      { input: { runId, reason: 'No receipt', requestKey: `lower ${runId}`, expectedTotal, weeklyData } },
    );
  };
  const writeOff = async (runId: string) => {
    const { id } = await portal.db.plan.findFirstOrThrow({
      where: { overpaidRunId: toKey('PayrollRun', runId) },
      select: { id: true },
    });
    await ask(
      `mutation ($input: EndPlanInput!) { result: endPlan(input: $input) { ... on Error { message } } }`,
      { input: { id: `Plan_${id}`, reason: 'Not worth it' } },
    );
  };
  const first = await process(driver, FIRST, [{ pay: 100, expenses: 60.06, notes: 'Tolls' }]);
  await setStatus(first, 'PAID');
  await lower(first, FIRST, 160.06);
  await writeOff(first);
  const second = await process(driver, SECOND, [{ pay: 100, expenses: 40.04, notes: 'Tolls' }]);
  await setStatus(second, 'PAID');
  await lower(second, SECOND, 140.04);
  await on('2027-01-04');
  await writeOff(second);
}

/**
 * Pay, expenses of both classes, an advance, insurance, a void run that is redone, a correction, detention, and
 * expenses that turn out to be none.
 */
async function live(): Promise<void> {
  const [alder, birch, cedar, dogwood, elm] = drivers as [Actor, Actor, Actor, Actor, Actor];
  await on('2026-12-21');
  const plan = { userId: birch.id, firstWeek: FIRST, agreedBy: 'Bo Birch', agreedOn: FIRST, floor: 0 };
  for (const about of [
    { kind: 'ADVANCE', description: 'Clutch', total: 300, weekly: 125, givenOn: FIRST, method: 'CASH' },
    { kind: 'RECURRING', description: 'Insurance', weekly: 38.51 },
  ])
    await ask(
      `mutation ($input: CreatePlanInput!) { result: createPlan(input: $input) { ... on Error { message } } }`,
      { input: { ...plan, ...about } },
    );
  await enterOpening(birch);
  const expenses = [
    { pay: 200.01, expenses: 20.17, notes: 'Tolls' },
    { pay: 199.99, expenses: 33.33 },
    { pay: 0.01 },
  ];
  await setStatus(await process(alder, FIRST, expenses), 'PAID');
  await setStatus(await process(birch, FIRST, [{ pay: 700 }]), 'PAID');
  const corrected = await process(cedar, FIRST, [{ pay: 333.33 }, { pay: 333.33 }, { pay: 333.34 }]);
  await setStatus(corrected, 'PAID');
  const tooMuch = await process(dogwood, FIRST, [{ pay: 500 }]);
  await setStatus(tooMuch, 'PAID');
  await on('2026-12-28');
  const redone = await process(alder, SECOND, [{ pay: 500.01 }]);
  await setStatus(redone, 'PAID');
  // Found in one year and taken back in the next.
  await correct(tooMuch, 500, [400.01]);
  await setStatus(await process(birch, SECOND, [{ pay: 701.07 }]), 'PAID');

  await writeOffExpenses(elm);
  await setStatus(redone, 'VOID');
  await setStatus(await process(alder, SECOND, [{ pay: 510.02, expenses: 7, notes: 'Scale' }]), 'PAID');
  await setStatus(await process(birch, THIRD, [{ pay: 150 }]), 'PAID');
  await setStatus(await process(dogwood, THIRD, [{ pay: 600 }]), 'PAID');
  await setStatus(await correct(corrected, 1000, [343.34, 333.33, 333.34]), 'PAID');
  const detention = await ask<{ payrollRun: { id: string } }>(
    `mutation ($input: AddToPayInput!) { result: addToPay(input: $input) {
      ... on AddToPayPayload { payrollRun { id } } ... on Error { message } } }`,
    {
      input: {
        ...{ userId: cedar.id, weekStart: THIRD, requestKey: 'detention' },
        lines: [{ category: 'DETENTION', date: THIRD, amount: 85.55 }],
      },
    },
  );
  await setStatus(detention.payrollRun.id, 'PAID');
}

beforeAll(async () => {
  portal = await openTestPortal();
  portal.setClock('2026-12-14');
  admin = await portal.joinStaff('IT_Admin');
  drivers = [];
  for (const lastName of NAMES) drivers.push(await portal.joinContractor({ firstName: 'Sam', lastName }));
  await live();
});
afterAll(() => portal.close());

interface Season {
  totals: { paid: number; expenses: number; paidBefore: number };
  rows: { edges: { node: { user: { id: string }; paid: number; expenses: number } }[] };
}

const season = (year: number) =>
  ask<Season>(
    `query ($year: Int!) { result: taxSeason(year: $year) { totals { paid expenses paidBefore }
      rows(first: 100) { edges { node { user { id } paid expenses } } } } }`,
    { year },
  );

interface Run {
  status: string;
  totalPay: number;
  gross: number;
  reimbursed: number;
  deducted: number;
  net: number;
  user: { id: string };
  payment: { date: string; amount: number } | null;
}

const runs = async () =>
  (
    await ask<{ edges: { node: Run }[] }>(
      `{ result: payrollRuns(first: 100) { edges { node {
        status totalPay gross reimbursed deducted net user { id } payment { date amount } } } } }`,
    )
  ).edges.map(({ node }) => node);

describe.each([OLD, NEW])('by the date of the payment, in %s', (year) => {
  test('the season, its rows, the ledger and the payments show the same for everyone', async () => {
    const { rows, totals } = await season(year);
    const nodes = rows.edges.map(({ node }) => node);
    const balances = await readBalances(portal.database.pool);
    expect(sum([totals.paid, -totals.expenses])).toBe(sumBalances(balances, 'COMPENSATION', year));
    expect(sum([totals.expenses])).toBe(sumBalances(balances, 'REIMBURSEMENT', year));
    expect(sum(nodes.map(({ paid }) => paid))).toBe(sum([totals.paid]));
    expect(sum(nodes.map(({ expenses }) => expenses))).toBe(sum([totals.expenses]));

    const settled = (await runs()).filter(({ payment }) => payment?.date.startsWith(`${year}-`));
    // The money paid out plus earlier deductions equals the earnings and reimbursements.
    expect(
      sum(settled.map(({ payment }) => payment!.amount)) + sum(settled.map(({ deducted }) => deducted)),
    ).toBe(sum([totals.paid, -totals.paidBefore]));
    expect(totals.paidBefore).toBe(year === OLD ? 1020.3 : 0);
    expect(sumBalances(balances, 'OPENING', year)).toBe(year === OLD ? -sum([1020.3, 50]) : 0);
  });

  test('the quarter on the accountant’s home page shows the same, month by month', async () => {
    type Sums = { paid: number; compensation: number; reimbursed: number; handedOut: number };
    const { months, yearToDate } = await ask<{ months: { month: string; sums: Sums }[]; yearToDate: Sums }>(
      `query ($on: Date) { result: quarter(on: $on) { months { month sums { paid handedOut } }
        yearToDate { paid compensation reimbursed } } }`,
      { on: year === OLD ? '2026-12-31' : '2027-01-01' },
    );
    const { totals } = await season(year);
    const balances = await readBalances(portal.database.pool);
    expect(sum([yearToDate.paid])).toBe(sum([totals.paid]));
    expect(sum([yearToDate.compensation])).toBe(sumBalances(balances, 'COMPENSATION', year));
    expect(sum([yearToDate.reimbursed])).toBe(sumBalances(balances, 'REIMBURSEMENT', year));
    const asTotals = await readTotals(portal, admin.token, 'PAYMENT_DATE', ['MONTH']);
    for (const { month, sums } of months) {
      const [row] = asTotals.rows.filter((of) => of.month === month);
      expect(sum([sums.paid]), month).toBe(sum([row?.sums.gross ?? 0, row?.sums.reimbursed ?? 0]));
      expect(sum([sums.handedOut]), month).toBe(sum([row?.sums.net ?? 0]));
    }
    // All pay of these years was paid in one quarter.
    expect(sum(months.map(({ sums }) => sums.paid))).toBe(sum([totals.paid, -totals.paidBefore]));
    const settled = (await runs()).filter(({ payment }) => payment?.date.startsWith(`${year}-`));
    expect(sum(months.map(({ sums }) => sums.handedOut))).toBe(
      sum(settled.map(({ payment }) => payment!.amount)),
    );
  });
});

test.each([
  ['Alder', 2026, 400.01 + 20.17 + 33.33 + 500.01],
  ['Alder', 2027, 10.01 + 7],
  ['Birch', 2026, 1401.07 + 1020.3],
  ['Birch', 2027, 150],
  ['Cedar', 2026, 1000],
  ['Cedar', 2027, 95.56],
  ['Dogwood', 2026, 500],
  ['Dogwood', 2027, 600],
  ['Elm', 2026, 160.06 + 140.04],
  ['Elm', 2027, 30.03],
])('%s was paid in %s as the weeks show', async (name, year, paid) => {
  const { rows } = await season(year);
  const driver = drivers[NAMES.indexOf(name)]!;
  const row = rows.edges.find(({ node }) => node.user.id === driver.id);
  expect(sum([row!.node.paid])).toBe(sum([paid]));
});

describe('by the day worked', () => {
  const EVER = { startDate: FIRST, endDate: addDays(THIRD, 6) };

  const totalOf = async (kind: string, column: string): Promise<number> => {
    const made = await send('POST', `/reports/${kind}`, EVER);
    const { columns, totals } = await ask<{ columns: { key: string }[]; totals: (string | null)[] }>(
      `query ($id: ID!) { result: node(id: $id) { ... on Report { columns { key } totals } } }`,
      { id: made.data.report.id },
    );
    return sum([Number(totals[columns.findIndex(({ key }) => key === column)])]);
  };

  const summaries = async () => {
    const months: { earned: number; expenses: number; paid: number }[] = [];
    for (const driver of drivers) {
      const { paySummary } = await ask<{ paySummary: { monthly: typeof months } }>(
        `query ($id: ID!) { result: node(id: $id) { ... on User {
          paySummary { monthly { earned expenses paid } } } } }`,
        { id: driver.id },
      );
      months.push(...paySummary.monthly);
    }
    return months;
  };

  longTest('Pay Summary, both reports, the home page and the list of runs show the same', async () => {
    const stand = (await runs()).filter(({ status }) => status !== 'VOID');
    const expected = sum(stand.map(({ totalPay }) => totalPay));
    const months = await summaries();
    expect(sum(months.flatMap(({ earned, expenses }) => [earned, expenses]))).toBe(expected);
    expect(await totalOf('payroll-summary', 'totalPay')).toBe(expected);
    expect(await totalOf('contractor-performance', 'totalPay')).toBe(expected);
    const weeks = await ask<{ payrollByWeek: { totalPay: number }[] }>(
      '{ result: managerOverview { payrollByWeek { totalPay } } }',
    );
    expect(sum(weeks.payrollByWeek.map(({ totalPay }) => totalPay))).toBe(expected);
  });

  test('over all time it equals the payments, without earlier payments', async () => {
    const paid = [await season(OLD), await season(NEW)].map(({ totals }) => totals.paid - totals.paidBefore);
    expect(sum((await summaries()).map((month) => month.paid))).toBe(sum(paid));
  });
});
