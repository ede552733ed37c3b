import { addDays, toUtcMidnight } from 'rules/days';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import type { TimeLogStatus } from '../../platform/db/generated/client/enums.ts';

const PROCESS = `mutation ($input: ProcessWeeklyPayrollInput!) { result: processWeeklyPayroll(input: $input) {
  __typename ... on ProcessWeeklyPayrollPayload { payrollRun { id } } ... on Error { message } } }`;
const SET_STATUS = `mutation ($input: SetPayrollRunStatusInput!) { result: setPayrollRunStatus(input: $input) {
  __typename } }`;
const SUMMARY = `query ($id: ID!) { node(id: $id) { ... on User {
  daySummary { totalDays approvedDays pendingDays rejectedDays estimatedEarnings year awaitedDays { date rate } }
  paySummary {
    weekly { ...totals } monthly { ...totals } yearToDate { ...totals }
  } } } }
  fragment totals on PayTotals { period startDate endDate daysWorked earned expenses paid }`;
const STATS = `query ($id: ID!, $startDate: Date, $endDate: Date) { node(id: $id) { ... on User {
  contractorStats(startDate: $startDate, endDate: $endDate) {
    daysWorked approvedDays pendingDays rejectedDays payrollRuns basePay expenses totalPay } } } }`;

let portal: TestPortal;
let manager: Actor;
let driver: Actor;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  manager = await portal.joinStaff('Manager');
  driver = await portal.joinContractor({ dailyRate: 250 });
});

const logDays = (status: TimeLogStatus, ...days: string[]) =>
  portal.db.timeLog.createMany({
    data: days.map((day) => ({ userId: driver.key, date: toUtcMidnight(day), worked: true, status })),
  });

async function pay(weekStart: string, weeklyData: object[]): Promise<string> {
  const input = { userId: driver.id, weekStart, weekEnd: addDays(weekStart, 6), weeklyData };
  const { data } = await portal.graphql(PROCESS, { input }, manager.token);
  return data.result.payrollRun.id;
}

const setStatus = (id: string, status: string) =>
  portal.graphql(SET_STATUS, { input: { id, status } }, manager.token);

const summary = async () => (await portal.graphql(SUMMARY, { id: driver.id }, driver.token)).data.node;

describe("the cards of the employee's home", () => {
  test('count the worked days of the year and estimate their pay', async () => {
    await logDays('APPROVED', '2026-11-10');
    await logDays('PENDING', '2026-11-11', '2026-11-12');
    await logDays('REJECTED', '2026-11-13');
    await logDays('APPROVED', '2025-12-31');
    await portal.db.timeLog.create({
      data: { userId: driver.key, date: toUtcMidnight('2026-11-14'), worked: false },
    });
    expect((await summary()).daySummary).toEqual({
      totalDays: 4,
      approvedDays: 1,
      pendingDays: 2,
      rejectedDays: 1,
      estimatedEarnings: 750,
      year: 2026,
      awaitedDays: [
        { date: '2026-11-10', rate: 250 },
        { date: '2026-11-11', rate: 250 },
        { date: '2026-11-12', rate: 250 },
      ],
    });
  });

  longTest('use the processed amounts instead of the rate, until the run is void', async () => {
    await logDays('APPROVED', '2026-11-10', '2026-11-11');
    const run = await pay('2026-11-09', [{ date: '2026-11-10', pay: 300.01, expenses: 20 }]);
    expect((await summary()).daySummary).toMatchObject({
      estimatedEarnings: 550.01,
      awaitedDays: [{ date: '2026-11-11', rate: 250 }],
    });
    await setStatus(run, 'VOID');
    expect((await summary()).daySummary.estimatedEarnings).toBe(500);
  });

  longTest('value each day at the rate in effect on it', async () => {
    await portal.db.payRate.createMany({
      data: [
        { userId: driver.key, dailyRate: '200', effectiveFrom: toUtcMidnight('2026-10-01') },
        { userId: driver.key, dailyRate: '250', effectiveFrom: toUtcMidnight('2026-11-11') },
      ],
    });
    await logDays('PENDING', '2026-09-01', '2026-11-10', '2026-11-11');
    expect((await summary()).daySummary).toMatchObject({
      estimatedEarnings: 650,
      awaitedDays: [
        { date: '2026-09-01', rate: 200 },
        { date: '2026-11-10', rate: 200 },
        { date: '2026-11-11', rate: 250 },
      ],
    });
  });
});

describe('the pay summary', () => {
  longTest('divides each run evenly among its worked days and counts it as paid once it is', async () => {
    // Monday to Sunday: the Sunday is in the summary's next week.
    const run = await pay('2026-11-02', [
      { date: '2026-11-02', pay: 100, expenses: 0.01 },
      { date: '2026-11-03', pay: 200, expenses: 0 },
      { date: '2026-11-08', pay: 0.01, expenses: 0 },
    ]);
    await setStatus(run, 'PAID');
    const { weekly, monthly, yearToDate } = (await summary()).paySummary;
    expect(weekly).toEqual([
      {
        period: '2026-11-08',
        startDate: '2026-11-08',
        endDate: '2026-11-14',
        daysWorked: 1,
        earned: 100,
        expenses: 0,
        paid: 100,
      },
      {
        period: '2026-11-01',
        startDate: '2026-11-01',
        endDate: '2026-11-07',
        daysWorked: 2,
        earned: 200.01,
        expenses: 0.01,
        paid: 200.02,
      },
    ]);
    expect(monthly).toMatchObject([{ period: '2026-11', daysWorked: 3, earned: 300.01, paid: 300.02 }]);
    expect(yearToDate).toMatchObject({ period: '2026', earned: 300.01, expenses: 0.01, paid: 300.02 });
  });

  longTest('shows unpaid days without an amount, and expenses without a day on their Monday', async () => {
    await logDays('PENDING', '2026-11-17');
    await pay('2026-11-09', [{ date: '2026-11-11', pay: 0, expenses: 12 }]);
    expect((await summary()).paySummary.weekly).toMatchObject([
      { period: '2026-11-15', daysWorked: 1, earned: 0, expenses: 0 },
      { period: '2026-11-08', daysWorked: 0, earned: 0, expenses: 12, paid: 0 },
    ]);
  });

  longTest('leaves void runs out', async () => {
    await setStatus(await pay('2026-11-09', [{ date: '2026-11-10', pay: 300, expenses: 0 }]), 'VOID');
    expect((await summary()).paySummary.yearToDate).toMatchObject({ daysWorked: 1, earned: 0, paid: 0 });
  });

  longTest('goes back 24 months and 60 weeks', async () => {
    await logDays('APPROVED', '2024-11-30', '2024-12-01', '2025-09-27', '2025-09-28', '2026-11-17');
    const { weekly, monthly } = (await summary()).paySummary;
    const periods = (totals: { period: string }[]) => totals.map(({ period }) => period);
    expect(periods(monthly)).toEqual(['2026-11', '2025-09', '2024-12']);
    expect(periods(weekly)).toEqual(['2026-11-15', '2025-09-28']);
  });
});

describe('contractor statistics', () => {
  const stats = async (range: Record<string, string> = {}) =>
    (await portal.graphql(STATS, { id: driver.id, ...range }, manager.token)).data.node.contractorStats;

  test('count days and sum the pay of the days in the range', async () => {
    await logDays('PENDING', '2026-11-12');
    await logDays('REJECTED', '2026-11-13');
    await pay('2026-11-09', [
      { date: '2026-11-09', pay: 100.1, expenses: 10 },
      { date: '2026-11-10', pay: 200.2, expenses: 20 },
    ]);
    await setStatus(await pay('2026-11-02', [{ date: '2026-11-03', pay: 50, expenses: 0 }]), 'VOID');
    expect(await stats()).toEqual({
      daysWorked: 5,
      approvedDays: 3,
      pendingDays: 1,
      rejectedDays: 1,
      payrollRuns: 1,
      basePay: 300.3,
      expenses: 30,
      totalPay: 330.3,
    });
    expect(await stats({ startDate: '2026-11-10', endDate: '2026-11-12' })).toEqual({
      daysWorked: 2,
      approvedDays: 1,
      pendingDays: 1,
      rejectedDays: 0,
      payrollRuns: 1,
      basePay: 200.2,
      expenses: 20,
      totalPay: 220.2,
    });
    expect(await stats({ startDate: '2027-01-01' })).toMatchObject({ daysWorked: 0, totalPay: 0 });
  });

  longTest('have days alone for HR, who reads no pay, over REST as well', async () => {
    await pay('2026-11-09', [{ date: '2026-11-09', pay: 100.1, expenses: 10 }]);
    const { token } = await portal.joinStaff('HR');
    const read = { daysWorked: 1, payrollRuns: 1, basePay: null, expenses: null, totalPay: null };
    const { data, errors } = await portal.graphql(STATS, { id: driver.id }, token);
    expect(errors).toBeUndefined();
    expect(data.node.contractorStats).toMatchObject(read);
    const { status, body } = await portal.rest('GET', `/contractors/${driver.id}/stats`, { token });
    expect([status, body.stats]).toEqual([200, expect.objectContaining(read)]);
  });
});

test('summaries are for oneself and for managers, statistics for those who can read contractors', async () => {
  const fields = {
    daySummary: 'daySummary { totalDays }',
    paySummary: 'paySummary { yearToDate { earned } }',
    contractorStats: 'contractorStats { daysWorked }',
  };
  const mayRead = async (who: Actor) => {
    const allowed: string[] = [];
    for (const [name, selection] of Object.entries(fields)) {
      const document = `query ($id: ID!) { node(id: $id) { ... on User { ${selection} } } }`;
      const { errors } = await portal.graphql(document, { id: driver.id }, who.token);
      if (errors) expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
      else allowed.push(name);
    }
    return allowed;
  };
  const summaries = ['daySummary', 'paySummary'];
  const stats = ['contractorStats'];
  expect(await mayRead(driver)).toEqual(summaries);
  expect(await mayRead(manager)).toEqual([...summaries, ...stats]);
  expect(await mayRead(await portal.joinStaff('IT_Admin'))).toEqual([...summaries, ...stats]);
  expect(await mayRead(await portal.joinStaff('HR'))).toEqual(stats);
  expect(await mayRead(await portal.joinStaff('Accountant'))).toEqual(stats);
  expect(await mayRead(await portal.joinStaff('Employee'))).toEqual([]);
  expect(await mayRead(await portal.joinContractor())).toEqual([]);
});
