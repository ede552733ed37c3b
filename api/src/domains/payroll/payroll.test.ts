import { addDays, toUtcMidnight } from 'rules/days';
import { listWeekDays } from 'rules/weeks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';

const RUNS = `query ($userId: ID, $status: PayrollRunStatus, $startDate: Date, $endDate: Date, $payYear: Int) {
  payrollRuns(userId: $userId, status: $status, startDate: $startDate, endDate: $endDate, payYear: $payYear) {
    totalCount edges { node { id weekStart status totalPay viewerCanVoid entries { pay } } } } }`;
const NODE = 'query ($id: ID!) { node(id: $id) { __typename ... on PayrollRun { totalPay } } }';
const PAYEES = `query ($search: String) { payees(search: $search) {
  totalCount edges { node { id name kind } } } }`;
const WEEK = `query ($userId: ID!, $weekStart: Date!) { payrollWeek(userId: $userId, weekStart: $weekStart) {
  user { id } weekStart weekEnd run { number } viewerCanProcess reason
  days { date worked status description proposedPay } } }`;
const OVERVIEW = `{ managerOverview { totalContractors activeContractors payrollRuns pendingDays unpaidContractors
  contractorsWithoutRate unpaidRunsOfLastWeek isLastWeekPaid
  payrollByWeek { weekStart basePay expenses totalPay } daysByWeek { weekStart approved pending rejected } } }`;

let portal: TestPortal;
let manager: Actor;
let driver: Actor;
let other: Actor;
let archived: Actor;

/** Writes a run directly to the database, as many weeks of history would have left it. */
const addRun = (userId: string, monday: string, pay: number, status: 'PROCESSED' | 'PAID' | 'VOID') =>
  portal.db.payrollRun.create({
    data: {
      userId,
      weekStart: toUtcMidnight(monday),
      weekEnd: toUtcMidnight(addDays(monday, 6)),
      basePay: pay,
      bonuses: 1,
      totalPay: pay + 1,
      status,
      payDate: toUtcMidnight('2026-11-18'),
      entries: { create: { date: toUtcMidnight(monday), pay, expenses: 1 } },
    },
  });

const addLogs = (
  userId: string,
  worked: boolean,
  status: 'PENDING' | 'APPROVED' | 'REJECTED',
  days: string[],
) =>
  portal.db.timeLog.createMany({
    data: days.map((day) => ({ userId, date: toUtcMidnight(day), worked, status, description: 'Newark' })),
  });

beforeAll(async () => {
  portal = await openTestPortal();
  manager = await portal.joinStaff('Manager');
  driver = await portal.joinContractor({ firstName: 'Dana', lastName: 'Abel', dailyRate: 200 });
  other = await portal.joinContractor({ firstName: 'Casey', lastName: 'Baker' });
  archived = await portal.joinContractor({ lastName: 'Gone' });
  await portal.db.user.update({ where: { id: archived.key }, data: { archivedAt: new Date() } });
  await addRun(driver.key, '2026-10-26', 100, 'PAID');
  await addRun(driver.key, '2026-11-02', 200, 'VOID');
  await addRun(driver.key, '2026-11-02', 300, 'PROCESSED');
  await addRun(other.key, '2026-11-02', 400, 'PROCESSED');
  await addLogs(driver.key, true, 'APPROVED', ['2026-11-09', '2026-11-10']);
  await addLogs(driver.key, true, 'PENDING', ['2026-11-11']);
  await addLogs(driver.key, false, 'APPROVED', ['2026-11-12']);
  await addLogs(other.key, true, 'REJECTED', ['2026-11-09']);
});
afterAll(() => portal.close());

async function ask(document: string, who: Actor, variables: Record<string, unknown> = {}) {
  const { data, errors } = await portal.graphql(document, variables, who.token);
  expect(errors).toBeUndefined();
  return data;
}
const totals = async (who: Actor, variables: Record<string, unknown> = {}) =>
  (await ask(RUNS, who, variables)).payrollRuns.edges.map(
    ({ node }: { node: { totalPay: number } }) => node.totalPay,
  );

test('a run is found by its number, by those who may see it', async () => {
  const { number } = await portal.db.payrollRun.findFirstOrThrow({ where: { userId: driver.key } });
  const BY_NUMBER = 'query ($number: Int!) { payrollRun(number: $number) { number user { id } } }';
  const run = { number, user: { id: driver.id } };
  expect((await ask(BY_NUMBER, manager, { number })).payrollRun).toEqual(run);
  expect((await ask(BY_NUMBER, driver, { number })).payrollRun).toEqual(run);
  expect((await ask(BY_NUMBER, other, { number })).payrollRun).toBeNull();
  expect((await ask(BY_NUMBER, manager, { number: 2_147_483_647 })).payrollRun).toBeNull();
});

describe('the list of runs', () => {
  test("contains the viewer's own, newest week first", async () => {
    expect(await totals(driver)).toEqual([301, 201, 101]);
    expect(await totals(other)).toEqual([401]);
  });

  test('shows all to people who can read payroll, and to no one else', async () => {
    const expected = {
      IT_Admin: 4,
      Manager: 4,
      Accountant: 4,
      HR: 0,
      Supervisor: 0,
      Asst_Manager: 0,
      Admin_Assistant: 0,
      Employee: 0,
    } as const;
    for (const role of Object.keys(expected) as (keyof typeof expected)[])
      expect([role, (await totals(await portal.joinStaff(role))).length]).toEqual([role, expected[role]]);
    const { errors } = await portal.graphql(RUNS);
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('is filtered by person, status and the weeks that overlap a range', async () => {
    expect(await totals(manager, { userId: other.id })).toEqual([401]);
    const refusal = async (who: Actor, userId: string) =>
      (await portal.graphql(RUNS, { userId }, who.token)).errors?.[0]?.extensions.code;
    expect(await refusal(driver, other.id)).toBe('FORBIDDEN');
    expect(await refusal(manager, 'nonsense')).toBe('VALIDATION');
    expect(await totals(driver, { status: 'VOID' })).toEqual([201]);
    expect(await totals(driver, { startDate: '2026-11-08' })).toEqual([301, 201]);
    expect(await totals(driver, { endDate: '2026-11-01' })).toEqual([101]);
  });

  test('is filtered by the year of the pay date, whatever the week', async () => {
    const all = await totals(driver, { payYear: 2026 });
    expect(all.length).toBeGreaterThan(1);
    const { id, payDate } = await portal.db.payrollRun.findFirstOrThrow({
      where: { userId: driver.key },
      orderBy: [{ weekStart: 'desc' }, { number: 'desc' }],
    });
    const payOn = (day: Date) => portal.db.payrollRun.update({ where: { id }, data: { payDate: day } });
    await payOn(toUtcMidnight('2025-12-31'));
    expect(await totals(driver, { payYear: 2025 })).toEqual(all.slice(0, 1));
    expect(await totals(driver, { payYear: 2026 })).toEqual(all.slice(1));
    expect(await totals(driver, { payYear: 0 })).toEqual([]);
    await payOn(payDate);
  });

  test('shows the actions that the viewer may take on a run', async () => {
    const seenBy = async (who: Actor) =>
      (await ask(RUNS, who, { status: 'PROCESSED' })).payrollRuns.edges[0].node.viewerCanVoid;
    expect(await seenBy(manager)).toBe(true);
    expect(await seenBy(driver)).toBe(false);
    expect(await seenBy(await portal.joinStaff('Accountant'))).toBe(false);
  });

  test("node(id:) shows the viewer's own and, to those who can read payroll, anyone's; anyone else's looks like none", async () => {
    const run = await portal.db.payrollRun.findFirstOrThrow({ where: { userId: driver.key } });
    const seen = async (who: Actor) => (await ask(NODE, who, { id: `PayrollRun_${run.id}` })).node;
    for (const who of [driver, manager, await portal.joinStaff('Accountant')])
      expect(await seen(who)).toMatchObject({ __typename: 'PayrollRun' });
    for (const who of [other, await portal.joinStaff('HR')]) expect(await seen(who)).toBeNull();
  });
});

describe('payees', () => {
  const ids = async (who: Actor, search?: string) =>
    (await ask(PAYEES, who, { search })).payees.edges.map(({ node }: { node: { id: string } }) => node.id);

  test('has people who are archived only where they are asked for', async () => {
    const former = `{ payees(includeFormer: true) { nodes { id viewerCanPay } } }`;
    const found = (await ask(former, manager)).payees.nodes;
    expect(found).toContainEqual({ id: archived.id, viewerCanPay: false });
    expect(found).toContainEqual({ id: driver.id, viewerCanPay: true });
    expect(found).not.toContainEqual(expect.objectContaining({ id: manager.id }));
  });

  test('are contractors first, then staff, without archived people and the viewer', async () => {
    const found = await ids(manager);
    expect(found.slice(0, 2)).toEqual([driver.id, other.id]);
    expect(found).not.toContain(archived.id);
    expect(found).not.toContain(manager.id);
    expect(found.length).toBeGreaterThan(2);
    expect(await ids(manager, 'abel dana')).toEqual([driver.id]);
  });

  test('are for managers and administrators', async () => {
    for (const who of [driver, await portal.joinStaff('Accountant')]) {
      const { errors } = await portal.graphql(PAYEES, {}, who.token);
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
  });
});

describe('the week of the payroll tracker', () => {
  const week = async (who: Actor, userId: string, weekStart: string) =>
    (await ask(WEEK, who, { userId, weekStart })).payrollWeek;

  test('proposes the rate for approved worked days', async () => {
    const { days, ...rest } = await week(manager, driver.id, '2026-11-09');
    expect(rest).toEqual({
      user: { id: driver.id },
      weekStart: '2026-11-09',
      weekEnd: '2026-11-15',
      run: null,
      viewerCanProcess: true,
      reason: null,
    });
    expect(days.map((day: { proposedPay: number }) => day.proposedPay)).toEqual([200, 200, 0, 0, 0, 0, 0]);
    expect(days[0]).toMatchObject({ worked: true, status: 'APPROVED', description: 'Newark' });
    expect(days[6]).toEqual({
      date: '2026-11-15',
      worked: false,
      status: null,
      description: '',
      proposedPay: 0,
    });
  });

  test('is the week of any of its days', async () => {
    expect((await week(manager, driver.id, '2026-11-15')).weekStart).toBe('2026-11-09');
  });

  test('says why it cannot be processed, in the words of the refusal', async () => {
    expect(await week(manager, driver.id, '2026-11-02')).toMatchObject({
      viewerCanProcess: false,
      run: { number: 3 },
      reason: 'Payroll for this week has already been processed.',
    });
    expect((await week(manager, manager.id, '2026-11-09')).reason).toBe('You can’t process your own pay.');
    expect((await week(manager, archived.id, '2026-11-09')).reason).toBe(
      'An archived user can’t be put on payroll.',
    );
  });

  test('is not found for an unknown person, and forbidden to people who may not pay', async () => {
    const code = async (who: Actor, userId: string) =>
      (await portal.graphql(WEEK, { userId, weekStart: '2026-11-09' }, who.token)).errors?.[0]?.extensions
        .code;
    expect(await code(manager, 'nonsense')).toBe('NOT_FOUND');
    expect(await code(manager, 'User_01920000-0000-7000-8000-000000000000')).toBe('NOT_FOUND');
    expect(await code(driver, driver.id)).toBe('FORBIDDEN');
    expect(await code(await portal.joinStaff('Accountant'), driver.id)).toBe('FORBIDDEN');
  });
});

describe("the manager's home", () => {
  test('counts people, runs and days', async () => {
    await portal.db.user.update({ where: { id: other.key }, data: { isActive: false } });
    const { managerOverview } = await ask(OVERVIEW, manager);
    expect(managerOverview).toMatchObject({
      totalContractors: 2,
      activeContractors: 1,
      payrollRuns: 3,
      pendingDays: 1,
      unpaidContractors: 1,
      contractorsWithoutRate: 0,
      unpaidRunsOfLastWeek: 0,
      isLastWeekPaid: false,
    });
    const { payrollByWeek, daysByWeek } = managerOverview;
    expect(payrollByWeek).toHaveLength(12);
    expect(payrollByWeek.at(-1)).toEqual({ weekStart: '2026-11-16', basePay: 0, expenses: 0, totalPay: 0 });
    expect(payrollByWeek.at(-3)).toEqual({
      weekStart: '2026-11-02',
      basePay: 700,
      expenses: 2,
      totalPay: 702,
    });
    expect(payrollByWeek[0].weekStart).toBe('2026-08-31');
    expect(daysByWeek.at(-2)).toEqual({ weekStart: '2026-11-09', approved: 2, pending: 1, rejected: 1 });
  });

  test('says that last week is paid only once everyone is, and who has no day rate', async () => {
    const lastWeek = async () => {
      const { unpaidContractors, unpaidRunsOfLastWeek, isLastWeekPaid, contractorsWithoutRate } = (
        await ask(OVERVIEW, manager)
      ).managerOverview;
      return { unpaidContractors, unpaidRunsOfLastWeek, isLastWeekPaid, contractorsWithoutRate };
    };
    const run = await addRun(driver.key, '2026-11-09', 400, 'PROCESSED');
    await portal.db.timeLog.updateMany({
      where: { userId: driver.key, worked: true },
      data: { payrollRunId: run.id },
    });
    const processed = { unpaidContractors: 0, contractorsWithoutRate: 0, isLastWeekPaid: false };
    expect(await lastWeek()).toEqual({ ...processed, unpaidRunsOfLastWeek: 1 });
    await portal.db.payrollRun.update({ where: { id: run.id }, data: { status: 'PAID' } });
    expect(await lastWeek()).toEqual({ ...processed, unpaidRunsOfLastWeek: 0, isLastWeekPaid: true });

    await addLogs(other.key, true, 'APPROVED', ['2026-11-10']);
    expect(await lastWeek()).toEqual({
      unpaidContractors: 1,
      contractorsWithoutRate: 1,
      unpaidRunsOfLastWeek: 0,
      isLastWeekPaid: false,
    });
    await portal.db.timeLog.deleteMany({ where: { userId: other.key, status: 'APPROVED' } });
    await portal.db.payrollRun.update({ where: { id: run.id }, data: { status: 'VOID' } });
    await portal.db.timeLog.updateMany({ where: { payrollRunId: run.id }, data: { payrollRunId: null } });
  });

  test('counts the days of each contractor over four weeks, the busiest first', async () => {
    const newcomer = await portal.joinContractor();
    await addLogs(newcomer.key, true, 'APPROVED', [...listWeekDays('2026-11-09').slice(0, 4), '2026-10-25']);
    await addLogs(newcomer.key, true, 'PENDING', ['2026-11-16']);
    await addLogs(manager.key, true, 'PENDING', listWeekDays('2026-11-09'));
    const { daysByContractor } = (
      await ask('{ managerOverview { daysByContractor { user { id } approved pending rejected } } }', manager)
    ).managerOverview;
    expect(daysByContractor).toEqual([
      { user: { id: newcomer.id }, approved: 4, pending: 1, rejected: 0 },
      { user: { id: driver.id }, approved: 2, pending: 1, rejected: 0 },
      { user: { id: other.id }, approved: 0, pending: 0, rejected: 1 },
    ]);
  });

  test('is for managers and administrators', async () => {
    for (const who of [driver, await portal.joinStaff('HR')]) {
      const { errors } = await portal.graphql(OVERVIEW, {}, who.token);
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
  });
});
