import { fromUtcMidnight, toUtcMidnight } from 'rules/days';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { recordStatements } from '../../../test/support/statements.ts';

const MONDAY = '2026-11-09';
const SUNDAY = '2026-11-15';
const [TUESDAY, WEDNESDAY] = ['2026-11-10', '2026-11-11'] as const;

const PROCESS = `mutation ($input: ProcessWeeklyPayrollInput!) { result: processWeeklyPayroll(input: $input) {
  __typename
  ... on ProcessWeeklyPayrollPayload { message payrollRun {
    id number user { id } weekStart weekEnd basePay expenses bonuses totalPay status payDate voidReason
    entries { date pay expenses notes } } }
  ... on Error { message code } ... on ValidationError { issues { path message } } } }`;
const SET_STATUS = `mutation ($input: SetPayrollRunStatusInput!) { result: setPayrollRunStatus(input: $input) {
  __typename ... on PayrollRun { status voidReason viewerCanVoid viewerCanMarkPaid }
  ... on Error { message code } ... on ValidationError { issues { path message } } } }`;

let portal: TestPortal;
let manager: Actor;
let driver: Actor;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
  manager = await portal.joinStaff('Manager');
  driver = await portal.joinContractor();
});

async function run(document: string, who: Actor | undefined, input: Record<string, unknown>) {
  const { data, errors } = await portal.graphql(document, { input }, who?.token);
  return data?.result ?? errors?.[0]?.extensions.code;
}

const entry = (date: string, pay: number, expenses = 0, notes?: string) => ({ date, pay, expenses, notes });
/** How many requests arrive at the same moment. */
const PRESSES = globalThis.process.env.LONG ? 50 : 10;
const WEEK = [entry(TUESDAY, 500, 50, ' Tolls '), entry(MONDAY, 500), entry(WEDNESDAY, 0)];

const process = (who: Actor | undefined, more: Record<string, unknown> = {}) =>
  run(PROCESS, who, { userId: driver.id, weekStart: MONDAY, weekEnd: SUNDAY, weeklyData: WEEK, ...more });
const setStatus = (
  who: Actor | undefined,
  id: string,
  status: string,
  reason?: string,
  expectedStatus?: string,
) => run(SET_STATUS, who, { id, status, reason, expectedStatus });

const nothingProcessed = async () => {
  expect(await portal.db.payrollRun.count()).toBe(0);
  expect(await portal.db.timeLog.count()).toBe(0);
  expect(await portal.audit({ action: 'PAYROLL_CALCULATED' })).toEqual([]);
};
const count = (responses: { __typename: string; code?: string }[], what: string) =>
  responses.filter(({ __typename, code }) => what === __typename || what === code).length;

describe('processing a week', () => {
  test('creates a run of its days and returns its total', async () => {
    const { message, payrollRun } = await process(manager);
    expect(message).toBe(
      'Weekly payroll processed successfully! Base pay: $1,000.00, Expenses: $50.00, Total: $1,050.00',
    );
    expect(payrollRun).toMatchObject({
      user: { id: driver.id },
      weekStart: MONDAY,
      weekEnd: SUNDAY,
      basePay: 1000,
      expenses: 50,
      // The former name.
      bonuses: 50,
      totalPay: 1050,
      status: 'PROCESSED',
      payDate: '2026-11-18',
      entries: [
        { date: MONDAY, pay: 500, expenses: 0, notes: '' },
        { date: TUESDAY, pay: 500, expenses: 50, notes: 'Tolls' },
        { date: WEDNESDAY, pay: 0, expenses: 0, notes: '' },
      ],
    });
    const entries = await portal.audit({ action: 'PAYROLL_CALCULATED' });
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      userId: manager.key,
      entityType: 'PayrollRun',
      newValues: { userId: driver.key, weekStart: MONDAY, basePay: 1000, bonuses: 50, totalPay: 1050 },
    });
  });

  test('takes the pay date that is given', async () => {
    const { payrollRun } = await process(manager, { payDate: '2027-01-02' });
    expect(payrollRun.payDate).toBe('2027-01-02');
  });

  test.each([
    ['2026-11-09', true],
    ['2026-11-08', false],
    ['2027-01-17', true],
    ['2027-01-18', false],
  ])('the pay date %s can be: %s', async (payDate, isPossible) => {
    const { issues } = await process(manager, { payDate });
    expect(issues?.[0]?.message ?? null).toBe(
      isPossible
        ? null
        : 'Pay date must be between Nov 9, 2026, the first day of the week, and Jan 17, 2027, 60 days from today.',
    );
  });

  test('adds cents exactly', async () => {
    const weeklyData = [entry(MONDAY, 0.1, 0.7), entry(TUESDAY, 0.2, 0.1)];
    const { payrollRun } = await process(manager, { weeklyData });
    expect(payrollRun).toMatchObject({ basePay: 0.3, expenses: 0.8, totalPay: 1.1 });
  });

  test('marks days with pay as worked and approved, whatever they were, and leaves the others alone', async () => {
    const log = (day: string, worked: boolean, status: 'PENDING' | 'REJECTED') =>
      portal.db.timeLog.create({
        data: { userId: driver.key, date: toUtcMidnight(day), worked, status, description: `Was ${status}` },
      });
    await log(MONDAY, false, 'REJECTED');
    await log(WEDNESDAY, true, 'PENDING');
    await log('2026-11-12', true, 'PENDING');
    const { payrollRun } = await process(manager, {
      weeklyData: [entry(MONDAY, 100), entry(TUESDAY, 100), entry(WEDNESDAY, 0, 9), entry('2026-11-12', 0)],
    });
    const key = payrollRun.id.slice('PayrollRun_'.length);
    const logs = await portal.db.timeLog.findMany({ orderBy: { date: 'asc' } });
    expect(
      logs.map(({ date, worked, status, description, payrollRunId }) => [
        fromUtcMidnight(date),
        worked,
        status,
        description,
        payrollRunId,
      ]),
    ).toEqual([
      [MONDAY, true, 'APPROVED', 'Was REJECTED', key],
      [TUESDAY, true, 'APPROVED', '', key],
      [WEDNESDAY, true, 'PENDING', 'Was PENDING', key],
      ['2026-11-12', true, 'PENDING', 'Was PENDING', null],
    ]);
  });

  longTest('takes as many statements for seven days as for one', async () => {
    const other = await portal.joinContractor();
    const listStatementKinds = async (input: Record<string, unknown>) => {
      const statements = await recordStatements(portal.database.pool, () => process(manager, input));
      return statements.map((statement) => statement.slice(0, 50));
    };
    const week = ['09', '10', '11', '12', '13', '14', '15'].map((day) => entry(`2026-11-${day}`, 100, 1));
    const forOneDay = await listStatementKinds({ weeklyData: [entry(MONDAY, 1)], userId: other.id });
    expect(forOneDay.length).toBeGreaterThan(0);
    expect(await listStatementKinds({ weeklyData: week })).toEqual(forOneDay);
    expect(await portal.db.payrollRun.findMany({ where: { basePay: 700 } })).toHaveLength(1);
  });

  longTest('is for managers and administrators', async () => {
    expect(await process(undefined)).toBe('UNAUTHENTICATED');
    for (const role of ['HR', 'Accountant', 'Supervisor', 'Asst_Manager', 'Employee'] as const)
      expect(await process(await portal.joinStaff(role))).toBe('FORBIDDEN');
    expect(await process(driver)).toBe('FORBIDDEN');
    await nothingProcessed();
    expect(await process(await portal.joinStaff('IT_Admin'))).toMatchObject({ payrollRun: {} });
  });

  test('is never for the viewer', async () => {
    expect(await process(manager, { userId: manager.id })).toMatchObject({
      __typename: 'ForbiddenError',
      message: 'You can’t process your own pay.',
    });
    await nothingProcessed();
    expect(await portal.audit({ action: 'ACCESS_DENIED' })).toHaveLength(1);
  });

  test('pays staff as well as contractors, active or not, but no one archived or unknown', async () => {
    const employee = await portal.joinStaff('Employee');
    expect(await process(manager, { userId: employee.id })).toMatchObject({ payrollRun: {} });
    await portal.db.user.update({ where: { id: driver.key }, data: { isActive: false } });
    expect(await process(manager)).toMatchObject({ payrollRun: {} });
    const gone = await portal.joinContractor();
    await portal.db.user.update({ where: { id: gone.key }, data: { archivedAt: new Date() } });
    expect(await process(manager, { userId: gone.id })).toMatchObject({
      message: 'An archived user can’t be put on payroll.',
    });
    const unknownUser = 'User_01920000-0000-7000-8000-000000000000';
    expect(await process(manager, { userId: unknownUser })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await process(manager, { userId: 'nonsense' })).toMatchObject({ code: 'NOT_FOUND' });
  });

  const wrong: [string, Record<string, unknown>, string[], string][] = [
    [
      'a week from Tuesday',
      { weekStart: TUESDAY, weekEnd: '2026-11-16' },
      ['weekStart'],
      'The week must start on a Monday.',
    ],
    [
      'a week of six days',
      { weekEnd: '2026-11-14' },
      ['weekEnd'],
      'The week must end on its Sunday, Nov 15, 2026.',
    ],
    [
      'a day of another week',
      { weeklyData: [entry('2026-11-16', 1)] },
      ['weeklyData', '0', 'date'],
      'Nov 16, 2026 isn’t in the week of Nov 9 – 15, 2026.',
    ],
    [
      'a day twice',
      { weeklyData: [entry(MONDAY, 1), entry(MONDAY, 2)] },
      ['weeklyData', '1', 'date'],
      'Nov 9, 2026 appears twice.',
    ],
    [
      'negative pay',
      { weeklyData: [entry(MONDAY, -1, 2)] },
      ['weeklyData', '0', 'pay'],
      'Pay must be between $0.00 and $99,999.99.',
    ],
    [
      'too much in expenses',
      { weeklyData: [entry(MONDAY, 1, 100_000)] },
      ['weeklyData', '0', 'expenses'],
      'Expenses must be between $0.00 and $99,999.99.',
    ],
    [
      'nothing but zeros',
      { weeklyData: [entry(MONDAY, 0), entry(TUESDAY, 0)] },
      ['weeklyData'],
      'Enter pay or expenses for at least one day.',
    ],
    ['no day at all', { weeklyData: [] }, ['weeklyData'], 'Enter pay or expenses for at least one day.'],
    [
      'notes that are too long',
      { weeklyData: [entry(MONDAY, 1, 0, 'x'.repeat(1001))] },
      ['weeklyData', '0', 'notes'],
      'Notes must be at most 1,000 characters.',
    ],
  ];
  test.each(wrong)('refuses %s', async (_what, changes, path, message) => {
    expect(await process(manager, changes)).toMatchObject({
      __typename: 'ValidationError',
      issues: [{ path, message }],
    });
    await nothingProcessed();
  });

  test('names every issue at once', async () => {
    const { issues } = await process(manager, {
      weekEnd: MONDAY,
      weeklyData: [entry('2026-12-01', -1), entry(MONDAY, 1, 1e6)],
    });
    expect(issues.map(({ path }: { path: string[] }) => path.join('.')).sort()).toEqual([
      'weekEnd',
      'weeklyData.0.date',
      'weeklyData.0.pay',
      'weeklyData.1.expenses',
    ]);
  });

  test('refuses a third decimal at the entry point', async () => {
    const { errors } = await portal.graphql(
      PROCESS,
      {
        input: {
          userId: driver.id,
          weekStart: MONDAY,
          weekEnd: SUNDAY,
          weeklyData: [entry(MONDAY, 1.005)],
        },
      },
      manager.token,
    );
    expect(errors?.[0]?.message).toContain('at most two decimals');
    await nothingProcessed();
  });

  test('refuses pay for a day in the future; expenses may be ahead', async () => {
    const week = { weekStart: '2026-11-16', weekEnd: '2026-11-22' };
    expect(await process(manager, { ...week, weeklyData: [entry('2026-11-19', 1)] })).toMatchObject({
      issues: [{ path: ['weeklyData', '0', 'pay'], message: 'You can’t process pay for a future day.' }],
    });
    await nothingProcessed();
    const weeklyData = [entry('2026-11-18', 1), entry('2026-11-19', 0, 5)];
    expect(await process(manager, { ...week, weeklyData })).toMatchObject({
      payrollRun: { basePay: 1, expenses: 5 },
    });
  });

  test('is of the year in which it was asked for, even if it waited for someone else past midnight', async () => {
    portal.setClock('2027-01-01T04:59:59Z');
    manager.token = await portal.signIn(manager.key);
    let processed: ReturnType<typeof process> | undefined;
    await portal.db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT id FROM "User" WHERE id = ${driver.key}::uuid FOR UPDATE`;
      processed = process(manager, {
        weekStart: '2026-12-28',
        weekEnd: '2027-01-03',
        weeklyData: [entry('2026-12-28', 500)],
      });
      await vi.waitFor(async () => {
        const [{ waiting }] = await portal.db.$queryRaw<[{ waiting: number }]>`SELECT count(*)::int AS waiting
          FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
        expect(waiting).toBe(1);
      });
      portal.setClock('2027-01-01T05:00:01Z');
    });
    expect((await processed!).payrollRun).toMatchObject({ payDate: '2026-12-31' });
    const { content } = await portal.db.payStatement.findFirstOrThrow();
    expect(content).toMatchObject({ yearToDate: { year: 2026 } });
  });

  test('expenses of the next week are paid when it has begun, and none of a later week', async () => {
    const of = (monday: string, sunday: string) =>
      process(manager, { weekStart: monday, weekEnd: sunday, weeklyData: [entry(monday, 0, 500)] });
    expect(await of('2026-11-30', '2026-12-06')).toMatchObject({
      issues: [
        {
          path: ['weekStart'],
          message: 'This week is too far in the future. You can process it from Nov 23, 2026 on.',
        },
      ],
    });
    await nothingProcessed();
    expect((await of('2026-11-23', '2026-11-29')).payrollRun).toMatchObject({
      ...{ expenses: 500, payDate: '2026-11-23' },
    });
  });
});

describe('a week that has been processed', () => {
  const REFUSED = {
    __typename: 'ConflictError',
    code: 'ALREADY_PROCESSED',
    message: 'Payroll for this week has already been processed.',
  };

  test('is not processed again, by anyone or with any amounts', async () => {
    await process(manager);
    expect(await process(manager)).toMatchObject(REFUSED);
    expect(
      await process(await portal.joinStaff('IT_Admin'), { weeklyData: [entry(MONDAY, 1)] }),
    ).toMatchObject(REFUSED);
    expect(await portal.audit({ action: 'PAYROLL_CALCULATED' })).toHaveLength(1);
  });

  test('is processed once when many press the button at the same moment', async () => {
    const managers = [manager, await portal.joinStaff('Manager')];
    const responses = await Promise.all(
      Array.from({ length: PRESSES }, (_, index) => process(managers[index % 2])),
    );
    expect(count(responses, 'ProcessWeeklyPayrollPayload')).toBe(1);
    expect(count(responses, 'ALREADY_PROCESSED')).toBe(PRESSES - 1);
    expect(await portal.db.payrollRun.count()).toBe(1);
    expect(await portal.db.payrollEntry.count()).toBe(WEEK.length);
    expect(await portal.db.timeLog.count()).toBe(2);
    expect(await portal.audit({ action: 'PAYROLL_CALCULATED' })).toHaveLength(1);
  });

  test('can be processed again once it is void, and the new run replaces the old', async () => {
    const first = (await process(manager)).payrollRun;
    await setStatus(manager, first.id, 'VOID', 'Wrong rate');
    const second = (await process(manager, { weeklyData: [entry(MONDAY, 600)] })).payrollRun;
    expect(second.number).toBeGreaterThan(first.number);
    await setStatus(manager, second.id, 'VOID');
    const third = (await process(manager)).payrollRun;
    const runs = await portal.db.payrollRun.findMany({ orderBy: { number: 'asc' } });
    expect(runs.map(({ status }) => status)).toEqual(['VOID', 'VOID', 'PROCESSED']);
    expect(runs.map(({ replacesId }) => replacesId)).toEqual([null, runs[0]?.id, runs[1]?.id]);
    expect(third.totalPay).toBe(1050);
  });
});

describe('an idempotency key', () => {
  const idempotencyKey = '2f1c9a';

  test('repeats the first response, even with the days in another order and when the run has been voided', async () => {
    const first = await process(manager, { idempotencyKey });
    expect(await process(manager, { idempotencyKey })).toEqual(first);
    expect(await process(manager, { idempotencyKey, weeklyData: [...WEEK].reverse() })).toEqual(first);
    await setStatus(manager, first.payrollRun.id, 'VOID');
    expect(await process(manager, { idempotencyKey })).toMatchObject({
      message: first.message,
      payrollRun: { id: first.payrollRun.id, status: 'VOID' },
    });
    expect(await portal.audit({ action: 'PAYROLL_CALCULATED' })).toHaveLength(1);
  });

  test('is refused for a different request', async () => {
    await process(manager, { idempotencyKey });
    const conflict = {
      code: 'CONFLICT',
      message: 'This idempotency key was used for a different request.',
    };
    expect(await process(manager, { idempotencyKey, weeklyData: [entry(MONDAY, 1)] })).toMatchObject(
      conflict,
    );
    expect(await process(manager, { idempotencyKey, payDate: '2026-12-01' })).toMatchObject(conflict);
    const other = await portal.joinContractor();
    expect(await process(manager, { idempotencyKey, userId: other.id })).toMatchObject(conflict);
    expect(await portal.db.payrollRun.count()).toBe(1);
  });

  test("is each manager's own", async () => {
    const other = await portal.joinContractor();
    await process(manager, { idempotencyKey });
    const second = await portal.joinStaff('Manager');
    expect(await process(second, { idempotencyKey, userId: other.id })).toMatchObject({ payrollRun: {} });
  });

  test('is not used up by a refusal', async () => {
    expect(await process(manager, { idempotencyKey, weeklyData: [entry(MONDAY, 0)] })).toMatchObject({
      code: 'VALIDATION',
    });
    expect(await process(manager, { idempotencyKey })).toMatchObject({ payrollRun: {} });
  });

  test('gives many simultaneous requests the same run and the same response', async () => {
    const responses = await Promise.all(
      Array.from({ length: PRESSES }, () => process(manager, { idempotencyKey })),
    );
    expect(responses[0].__typename).toBe('ProcessWeeklyPayrollPayload');
    for (const response of responses) expect(response).toEqual(responses[0]);
    expect(await portal.db.payrollRun.count()).toBe(1);
    expect(await portal.audit({ action: 'PAYROLL_CALCULATED' })).toHaveLength(1);
  });

  test('used at once for two weeks pays one of them', async () => {
    const responses = await Promise.all([
      process(manager, { idempotencyKey }),
      process(manager, {
        idempotencyKey,
        weekStart: '2026-11-02',
        weekEnd: '2026-11-08',
        weeklyData: [entry('2026-11-02', 1)],
      }),
    ]);
    expect(count(responses, 'ProcessWeeklyPayrollPayload')).toBe(1);
    expect(count(responses, 'CONFLICT')).toBe(1);
    expect(await portal.db.payrollRun.count()).toBe(1);
  });
});

describe('the status of a run', () => {
  let id: string;
  beforeEach(async () => {
    id = (await process(manager)).payrollRun.id;
  });

  test('goes from processed to paid, with one entry in the audit log', async () => {
    expect(await setStatus(manager, id, 'PAID')).toMatchObject({
      status: 'PAID',
      viewerCanVoid: true,
      viewerCanMarkPaid: false,
    });
    const [entry, ...more] = await portal.audit({ action: 'PAYROLL_PAID' });
    expect(more).toEqual([]);
    const run = await portal.db.payrollRun.findFirstOrThrow();
    expect(entry).toMatchObject({
      level: 'INFO',
      entityType: 'PayrollRun',
      entityId: run.id,
      oldValues: { status: 'PROCESSED' },
    });
    expect(entry?.newValues).toEqual({
      ...{ number: run.number, userId: driver.key, status: 'PAID', net: 1050 },
      ...{ payment: 1, paidOn: '2026-11-18', method: 'OTHER' },
    });
    expect(run.paidAt).toEqual(portal.services.now());
    const days = await portal.db.timeLog.findMany();
    expect(days.map(({ payrollRunId }) => payrollRunId)).toEqual([run.id, run.id]);
  });

  test('goes to void with a reason, and the days are free and stay approved', async () => {
    await setStatus(manager, id, 'PAID');
    expect(await setStatus(manager, id, 'VOID', ' Wrong week ')).toMatchObject({
      status: 'VOID',
      voidReason: 'Wrong week',
    });
    const logs = await portal.db.timeLog.findMany();
    expect(logs.map(({ status, payrollRunId }) => [status, payrollRunId])).toEqual([
      ['APPROVED', null],
      ['APPROVED', null],
    ]);
    const [entry] = await portal.audit({ action: 'PAYROLL_VOIDED' });
    expect(entry).toMatchObject({ level: 'WARNING', newValues: { status: 'VOID', reason: 'Wrong week' } });
  });

  test('goes to void without a reason, too, and leaves the days of other runs locked', async () => {
    const other = await portal.joinContractor();
    await process(manager, { userId: other.id });
    const before = { weekStart: '2026-11-02', weekEnd: '2026-11-08' };
    await process(manager, { ...before, weeklyData: [entry('2026-11-03', 100)] });
    expect(await setStatus(manager, id, 'VOID')).toMatchObject({ status: 'VOID', voidReason: '' });
    const held = await portal.db.timeLog.findMany({ where: { payrollRunId: { not: null } } });
    expect(held.map(({ userId, date }) => `${userId} ${fromUtcMidnight(date)}`).sort()).toEqual(
      [`${driver.key} 2026-11-03`, `${other.key} ${MONDAY}`, `${other.key} ${TUESDAY}`].sort(),
    );
    const [voided] = await portal.audit({ action: 'PAYROLL_VOIDED' });
    expect(voided?.newValues).toEqual({
      number: expect.any(Number),
      userId: driver.key,
      status: 'VOID',
      reason: '',
    });
  });

  test('goes nowhere else', async () => {
    expect(await setStatus(manager, id, 'PROCESSED')).toMatchObject({
      code: 'INVALID_TRANSITION',
      message: 'This run is already processed.',
    });
    await setStatus(manager, id, 'PAID');
    expect(await setStatus(manager, id, 'PAID')).toMatchObject({ message: 'This run is already paid.' });
    expect(await setStatus(manager, id, 'PROCESSED')).toMatchObject({
      message: 'A paid run can’t be processed.',
    });
    await setStatus(manager, id, 'VOID');
    for (const [status, message] of [
      ['PAID', 'A void run can’t be paid.'],
      ['PROCESSED', 'A void run can’t be processed.'],
      ['VOID', 'This run is already void.'],
    ] as const)
      expect(await setStatus(manager, id, status)).toMatchObject({ code: 'INVALID_TRANSITION', message });
  });

  test('goes nowhere from a status that was not seen', async () => {
    await setStatus(manager, id, 'PAID', undefined, 'PROCESSED');
    expect(await setStatus(manager, id, 'VOID', 'Wrong day', 'PROCESSED')).toMatchObject({
      code: 'CONFLICT',
      message: 'This run is now paid. Please review it and try again.',
    });
    expect(await portal.audit({ action: 'PAYROLL_VOIDED' })).toEqual([]);
    expect(await setStatus(manager, id, 'VOID', 'Wrong day', 'PAID')).toMatchObject({ status: 'VOID' });
  });

  longTest('changes once, however many change it at the same moment', async () => {
    const responses = await Promise.all(Array.from({ length: 12 }, () => setStatus(manager, id, 'PAID')));
    expect(count(responses, 'PayrollRun')).toBe(1);
    expect(count(responses, 'INVALID_TRANSITION')).toBe(11);
    for (const { __typename, message } of responses)
      if (__typename !== 'PayrollRun') expect(message).toBe('This run is already paid.');
    expect(await portal.audit({ action: 'PAYROLL_PAID' })).toHaveLength(1);
  });

  test('is for managers and administrators, and never about their own pay', async () => {
    expect(await setStatus(undefined, id, 'PAID')).toBe('UNAUTHENTICATED');
    expect(await setStatus(driver, id, 'PAID')).toBe('FORBIDDEN');
    expect(await setStatus(await portal.joinStaff('Accountant'), id, 'PAID')).toBe('FORBIDDEN');
    const boss = await portal.joinStaff('IT_Admin');
    const own = (await process(boss, { userId: manager.id })).payrollRun;
    for (const status of ['PAID', 'VOID'])
      expect(await setStatus(manager, own.id, status)).toMatchObject({ __typename: 'ForbiddenError' });
    const denied = await portal.audit({ action: 'ACCESS_DENIED' });
    expect(denied.filter(({ userId }) => userId === manager.key).map(({ entityId }) => entityId)).toEqual([
      'Mutation.setPayrollRunStatus',
      'Mutation.setPayrollRunStatus',
    ]);
    for (const unknownRun of ['nonsense', 'PayrollRun_00000000-0000-4000-8000-000000000000'])
      expect(await setStatus(boss, unknownRun, 'PAID')).toMatchObject({
        code: 'NOT_FOUND',
        message: 'Payroll run not found.',
      });
    expect(await setStatus(manager, id, 'VOID', 'x'.repeat(501))).toMatchObject({ code: 'VALIDATION' });
  });
});
