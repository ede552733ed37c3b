/** No one can enter anything before the company's first day, and earlier records keep working. */
import { toUtcMidnight } from 'rules/days';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';

const BEFORE_ALL =
  'Choose Jan 1, 2020 or later. The company wasn’t operating before that day (Operating since).';
const BEFORE_IT = BEFORE_ALL.replace('Jan 1, 2020', 'Nov 4, 2026');

let portal: TestPortal;
let admin: Actor;
let manager: Actor;
let driver: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
  admin = await portal.joinStaff('IT_Admin');
  manager = await portal.joinStaff('Manager');
  driver = await portal.joinContractor();
});

const operateSince = (operatingSince: string) =>
  portal.rest('PUT', '/company', { token: admin.token, body: { operatingSince } });
const run = async (field: string, type: string, input: object, by: Actor) => {
  const { data, errors } = await portal.graphql(
    `mutation ($input: ${type}Input!) { result: ${field}(input: $input) { __typename
      ... on Error { message code } ... on ValidationError { issues { path message } } } }`,
    { input },
    by.token,
  );
  expect(errors).toBeUndefined();
  return data.result;
};
const refused = (path: string[], message: string) => ({
  ...{ code: 'VALIDATION', issues: [{ path, message }] },
});
const logDay = (date: string, by = driver) => run('logDay', 'LogDay', { date, worked: true }, by);
const process = (weekStart: string, weekEnd: string, dates: string[]) =>
  portal.rest('POST', '/payroll/weekly', {
    token: manager.token,
    body: {
      ...{ userId: driver.id, weekStart, weekEnd },
      weeklyData: dates.map((date) => ({ date, pay: 200, expenses: 0 })),
    },
  });
let keys = 0;
const receipt = (date: string) =>
  run(
    'addReceipt',
    'AddReceipt',
    { date, category: 'TOLLS', amount: 9, purpose: 'Bridge', idempotencyKey: `${++keys}` },
    driver,
  );
const advance = (more: object) =>
  run(
    'createPlan',
    'CreatePlan',
    {
      ...{ userId: driver.id, kind: 'ADVANCE', description: 'Fuel', total: 100, weekly: 50 },
      ...{ firstWeek: '2026-11-16', agreedBy: 'Dana', agreedOn: '2026-10-01' },
      ...{ givenOn: '2026-11-16', method: 'CASH', ...more },
    },
    manager,
  );

describe('while no one has said since when the company operates', () => {
  test('days of 2000 and 2016 are refused, and those from 2020 on are taken', async () => {
    expect(await logDay('2000-01-03')).toMatchObject(refused(['date'], BEFORE_ALL));
    expect(await logDay('2016-06-01')).toMatchObject(refused(['date'], BEFORE_ALL));
    expect(await logDay('2020-01-02')).not.toHaveProperty('code');
  });

  test('so is their pay, over REST as well', async () => {
    expect(await process('2016-05-30', '2016-06-05', ['2016-06-01'])).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', error: BEFORE_ALL },
    });
    expect((await process('2020-01-06', '2020-01-12', ['2020-01-06'])).status).toBe(201);
  });

  test('the API says which day is the first', async () => {
    const read = async () => (await portal.graphql('{ company { firstDay } }', {})).data.company.firstDay;
    expect(await read()).toBe('2020-01-01');
    await operateSince('2026-11-04');
    expect(await read()).toBe('2026-11-04');
  });
});

describe('before the company’s first day', () => {
  beforeEach(async () => {
    expect((await operateSince('2026-11-04')).status).toBe(200);
  });

  longTest('no day is logged, alone, moved there, or with its week', async () => {
    expect(await logDay('2026-11-03')).toMatchObject(refused(['date'], BEFORE_IT));
    await logDay('2026-11-04');
    const [log] = await portal.db.timeLog.findMany();
    const moved = await portal.rest('PUT', `/time-logs/TimeLog_${log!.id}`, {
      token: driver.token,
      body: { date: '2026-11-03' },
    });
    expect(moved).toMatchObject({ status: 400 });
    const days = ['2026-11-02', '2026-11-04', '2026-11-05'].map((date) => ({ date, worked: true }));
    expect(await run('submitWeek', 'SubmitWeek', { weekStart: '2026-11-02', days }, driver)).toMatchObject(
      refused(['days', '0', 'date'], BEFORE_IT),
    );
    expect(await portal.db.timeLog.count()).toBe(1);
  });

  longTest('no day is paid, in a week of one’s own, added to pay, or in a batch', async () => {
    const { body } = await process('2026-11-02', '2026-11-08', ['2026-11-03', '2026-11-04']);
    expect(body).toMatchObject({ code: 'VALIDATION', error: BEFORE_IT });
    const added = {
      ...{ userId: driver.id, weekStart: '2026-10-26', requestKey: 'added' },
      lines: [{ category: 'BONUS', date: '2026-10-26', amount: 50 }],
    };
    expect(await run('addToPay', 'AddToPay', added, manager)).toMatchObject(
      refused(['lines', '0', 'date'], BEFORE_IT),
    );
    const batch = {
      ...{ weekStart: '2026-10-26', include: [driver.id], idempotencyKey: 'batch' },
      edits: [{ userId: driver.id, weeklyData: [{ date: '2026-10-26', pay: 200, expenses: 0 }] }],
      expected: { contractors: 1, totalPay: 200 },
    };
    expect(await run('startPayrollBatch', 'StartPayrollBatch', batch, manager)).toMatchObject(
      refused(['edits', '0', 'weeklyData', '0', 'date'], BEFORE_IT),
    );
    expect(await portal.db.payrollRun.count()).toBe(0);
    // The week of the company's first day can be paid from that day on.
    expect((await process('2026-11-02', '2026-11-08', ['2026-11-04'])).status).toBe(201);
  });

  test('no receipt is sent, no advance given, no deduction begun and no rate started', async () => {
    expect(await receipt('2026-11-03')).toMatchObject(refused(['date'], BEFORE_IT));
    expect(await receipt('2026-11-04')).not.toHaveProperty('code');
    expect(await advance({ givenOn: '2026-11-03' })).toMatchObject(refused(['givenOn'], BEFORE_IT));
    expect(await advance({ firstWeek: '2026-10-26' })).toMatchObject(refused(['firstWeek'], BEFORE_IT));
    expect(await advance({ firstWeek: '2026-11-02' })).not.toHaveProperty('code');
    const rate = { userId: driver.id, dailyRate: 200, effectiveFrom: '2026-11-03' };
    expect(await run('setPayRate', 'SetPayRate', rate, manager)).toMatchObject(
      refused(['effectiveFrom'], BEFORE_IT),
    );
  });
});

test('a plan begins at most a year ahead', async () => {
  expect(await advance({ firstWeek: '2027-11-15' })).not.toHaveProperty('code');
  expect(await advance({ firstWeek: '2035-01-01' })).toMatchObject(
    refused(['firstWeek'], 'The first week can be at most one year from today.'),
  );
});

describe('records from before the day was set', () => {
  test('is decided about, changed and paid as ever', async () => {
    await logDay('2026-10-27');
    await logDay('2026-10-28');
    await operateSince('2026-11-04');
    const logs = await portal.db.timeLog.findMany({ orderBy: { date: 'asc' } });
    const approve = (id: string) =>
      portal.rest('PUT', `/time-logs/TimeLog_${id}`, { token: manager.token, body: { status: 'APPROVED' } });
    for (const { id } of logs) expect((await approve(id)).status).toBe(200);
    expect((await process('2026-10-26', '2026-11-01', ['2026-10-27', '2026-10-28'])).status).toBe(201);
  });

  longTest('can be put right: its week was on payroll', async () => {
    const { body } = await process('2026-10-26', '2026-11-01', ['2026-10-27']);
    await operateSince('2026-11-04');
    const bonus = [{ category: 'BONUS', date: '2026-10-29', amount: 50 }];
    const week = { userId: driver.id, weekStart: '2026-10-26', requestKey: 'bonus' };
    expect(await run('addToPay', 'AddToPay', { ...week, lines: bonus }, manager)).not.toHaveProperty('code');
    await portal.rest('PATCH', `/payroll/${body.payrollRun.id}/status`, {
      token: manager.token,
      body: { status: 'VOID', reason: 'Wrong' },
    });
    expect((await process('2026-10-26', '2026-11-01', ['2026-10-27', '2026-10-30'])).status).toBe(201);
  });

  test('so do days of long ago in a portal that never said', async () => {
    await portal.db.timeLog.create({
      data: {
        ...{ userId: driver.key, date: toUtcMidnight('2018-03-05'), worked: true, status: 'APPROVED' },
      },
    });
    expect((await process('2018-03-05', '2018-03-11', ['2018-03-05'])).status).toBe(201);
  });
});
