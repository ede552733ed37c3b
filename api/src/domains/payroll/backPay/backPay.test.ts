/** A raise dated back over days on payroll: what it is worth, until it is added to pay or dismissed. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keepNothing } from '../../../../test/support/checkedKept.ts';
import { longTest } from '../../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../../test/support/portal.ts';
import { recordStatements } from '../../../../test/support/statements.ts';
import { verifyLedger } from '../../ledger/verify.service.ts';

const WEEK = { weekStart: '2026-11-09', weekEnd: '2026-11-15' };
const [MON, TUE, WED] = ['2026-11-09', '2026-11-10', '2026-11-11'];

let portal: TestPortal;
let manager: Actor;
let accountant: Actor;
let driver: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
  manager = await portal.joinStaff('Manager');
  accountant = await portal.joinStaff('Accountant');
  driver = await portal.joinContractor();
  await setRate(240, '2026-09-07');
});

const BACK_PAY = 'weekStart amount viewerCanDecide days { date paidAt dailyRate amount }';
const call = async (field: string, type: string, input: object, select: string, by = manager) => {
  const { data, errors } = await portal.graphql(
    `mutation ($input: ${type}Input!) { result: ${field}(input: $input) {
      ... on Error { code message } ... on ${type}Payload { ${select} } } }`,
    { input },
    by.token,
  );
  expect(errors).toBeUndefined();
  return data.result;
};
const setRate = async (dailyRate: number, effectiveFrom: string) => {
  const rate = { userId: driver.id, dailyRate, effectiveFrom };
  return (await call('setPayRate', 'SetPayRate', rate, `user { backPay { ${BACK_PAY} } }`)).user?.backPay;
};
const day = (date: string, pay = 240) => ({ date, pay, expenses: 0, notes: '' });
const process = async (days: object[] = [MON, TUE, WED].map((date) => day(date))): Promise<string> => {
  const { status, body } = await portal.rest('POST', '/payroll/weekly', {
    token: manager.token,
    body: { userId: driver.id, ...WEEK, weeklyData: days },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.payrollRun.id;
};
const mark = (id: string, status: 'PAID' | 'VOID') =>
  portal.rest('PATCH', `/payroll/${id}/status`, { token: manager.token, body: { status, reason: 'Wrong' } });
const read = async (by = manager) => {
  const { data, errors } = await portal.graphql(
    `query ($id: ID!) { person(id: $id) { backPay { ${BACK_PAY} } } }`,
    { id: driver.id },
    by.token,
  );
  expect(errors).toBeUndefined();
  return data.person.backPay;
};
const issues = async () => {
  const { data, errors } = await portal.graphql(
    `query { payrollBoard(weekStart: "${MON}") { rows(first: 5) { edges { node { issues backPay { amount } } } } } }`,
    {},
    manager.token,
  );
  expect(errors).toBeUndefined();
  const [{ node }] = data.payrollBoard.rows.edges;
  return [node.issues.includes('BACK_PAY'), node.backPay?.amount ?? null];
};
let keys = 0;
const add = (lines: { date: string; amount: number; category?: string }[]) =>
  call(
    'addToPay',
    'AddToPay',
    {
      ...{ userId: driver.id, weekStart: WEEK.weekStart, requestKey: `raise ${++keys}` },
      lines: lines.map((line) => ({ category: 'BACK_PAY', ...line })),
    },
    'payrollRun { gross lines { kind extra amount } }',
  );
const dismiss = (amount: number, by = manager) =>
  call(
    'dismissBackPay',
    'DismissBackPay',
    { userId: driver.id, weekStart: WEEK.weekStart, amount },
    'user { backPay { amount } }',
    by,
  );

test('a raise over paid days shows its amount, and is among the week’s issues', async () => {
  await mark(await process(), 'PAID');
  expect(await issues()).toEqual([false, null]);
  const raised = await setRate(260, TUE);
  expect(raised).toEqual([
    {
      ...{ weekStart: MON, amount: 40, viewerCanDecide: true },
      days: [TUE, WED].map((date) => ({ date, paidAt: 240, dailyRate: 260, amount: 20 })),
    },
  ]);
  expect(await issues()).toEqual([true, 40]);
});

longTest('a rate from today on, or a lower one, is worth nothing', async () => {
  await mark(await process(), 'PAID');
  expect(await setRate(260, '2026-11-16')).toEqual([]);
  expect(await setRate(200, MON)).toEqual([]);
  expect(await issues()).toEqual([false, null]);
});

describe('is settled', () => {
  test('by Add to Pay, and the 1099 reports all of it', async () => {
    await mark(await process(), 'PAID');
    await setRate(260, MON);
    const { payrollRun } = await add([MON, TUE, WED].map((date) => ({ date, amount: 20 })));
    expect(payrollRun.gross).toBe(60);
    expect(payrollRun.lines[0]).toEqual({ kind: 'EXTRA', extra: 'BACK_PAY', amount: 20 });
    expect(await read()).toEqual([]);
    expect(await issues()).toEqual([false, null]);
    expect(await verifyLedger(portal.services)).toMatchObject({ problem: null });
  });

  test('in part, with the rest still due; other extra pay of the day settles nothing', async () => {
    await process();
    await setRate(260, MON);
    await add([{ date: MON, amount: 20 }]);
    await add([{ date: TUE, amount: 75, category: 'DETENTION' }]);
    expect(await read()).toMatchObject([{ amount: 40, days: [{ date: TUE }, { date: WED }] }]);
  });

  test('by dismissing it, until there is a further raise', async () => {
    await process();
    await setRate(260, MON);
    expect(await dismiss(59)).toMatchObject({ code: 'CONFLICT' });
    expect(await dismiss(60)).toEqual({ user: { backPay: [] } });
    expect(await dismiss(60)).toEqual({ user: { backPay: [] } });
    expect(await issues()).toEqual([false, null]);
    expect(await portal.audit({ action: 'BACK_PAY_DISMISSED' })).toMatchObject([
      { newValues: { weekStart: MON, days: 3, amount: 60 } },
    ]);
    await setRate(270, MON);
    expect(await read()).toMatchObject([{ amount: 30 }]);
  });

  test('by voiding the run and processing the week at the rate that counts now', async () => {
    const run = await process();
    await setRate(260, MON);
    await mark(run, 'VOID');
    expect(await read()).toEqual([]);
    portal.setClock('2026-11-19');
    manager.token = await portal.signIn(manager.key);
    await process([MON, TUE, WED].map((date) => day(date, 260)));
    expect(await read()).toEqual([]);
  });

  test('by a correction that pays the day at the new rate', async () => {
    const run = await process();
    await mark(run, 'PAID');
    await setRate(260, MON);
    await call(
      'correctPayment',
      'CorrectPayment',
      {
        ...{ runId: run, expectedTotal: 720, reason: 'The raise', requestKey: `corrected ${++keys}` },
        weeklyData: [day(MON, 260), day(TUE), day(WED)],
      },
      'payrollRun { id }',
    );
    expect(await read()).toMatchObject([{ amount: 40, days: [{ date: TUE }, { date: WED }] }]);
  });

  test('and not by a correction of other days before the run is paid', async () => {
    const run = await process();
    await setRate(260, MON);
    const correct = (monday: number, tuesday: number) =>
      call(
        'correctPayment',
        'CorrectPayment',
        {
          ...{ runId: run, expectedTotal: 720, reason: 'A typo', requestKey: `corrected ${++keys}` },
          weeklyData: [day(MON, monday), day(TUE, tuesday)],
        },
        'payrollRun { gross }',
      );
    expect(await correct(245, 240)).toEqual({
      code: 'CONFLICT',
      message:
        'A raise since then adds $20.00 to other days of this run. Correct these too, or first add the raise to pay or dismiss it.',
    });
    expect(await read()).toMatchObject([{ amount: 60 }]);
    expect(await correct(260, 260)).toEqual({ payrollRun: { gross: 520 } });
    expect(await read()).toEqual([]);
  });
});

test('is added once, even if someone else also saw that it was due, and a further raise after it', async () => {
  await process();
  await setRate(260, MON);
  await add([{ date: MON, amount: 20 }]);
  expect(await add([MON, TUE].map((date) => ({ date, amount: 20 })))).toMatchObject({
    code: 'CONFLICT',
    message: 'Back pay for Nov 9, 2026 was added already. Review what is still due and try again.',
  });
  await setRate(270, MON);
  expect((await add([{ date: MON, amount: 10 }])).payrollRun.gross).toBe(10);
});

test('a run whose raise was paid is voided after the run that paid it: processed again, its days have the raise', async () => {
  const run = await process();
  await setRate(260, MON);
  await add([{ date: MON, amount: 20 }]);
  expect((await mark(run, 'VOID')).body).toMatchObject({
    code: 'CONFLICT',
    error: 'Payroll #2 adds back pay to this run. Void that run first.',
  });
  const { id } = await portal.db.payrollRun.findFirstOrThrow({ where: { number: 2 } });
  expect((await mark(`PayrollRun_${id}`, 'VOID')).status).toBe(200);
  expect((await mark(run, 'VOID')).status).toBe(200);
});

test('a day that was paid more than the raise brings lacks nothing, and half a day has half of it', async () => {
  await process([day(MON, 300), day(TUE, 120), day(WED, 250)]);
  await setRate(260, MON);
  expect(await read()).toMatchObject([
    {
      days: [
        { date: TUE, amount: 10 },
        { date: WED, amount: 10 },
      ],
    },
  ]);
});

test('a day raised twice is worth the difference to the amount paid, and lowered again nothing', async () => {
  await process([day(MON)]);
  await setRate(260, MON);
  expect(await setRate(255, MON)).toMatchObject([{ amount: 15 }]);
  expect(await setRate(240, MON)).toEqual([]);
});

test('a first rate is no raise of days that were paid without one', async () => {
  driver = await portal.joinContractor();
  await process([day(MON, 200)]);
  expect(await setRate(260, MON)).toEqual([]);
});

test('no one decides about their own, and an accountant about no one’s', async () => {
  await process();
  await setRate(260, MON);
  expect(await read(accountant)).toMatchObject([{ amount: 60, viewerCanDecide: false }]);
  const { errors } = await portal.graphql(
    `mutation ($input: DismissBackPayInput!) { dismissBackPay(input: $input) { __typename } }`,
    { input: { userId: driver.id, weekStart: WEEK.weekStart, amount: 60 } },
    accountant.token,
  );
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test('takes one statement, however many people are asked about', async () => {
  keepNothing(portal);
  await process();
  await setRate(260, MON);
  const ask = () =>
    portal.graphql(
      'query { contractors(first: 9) { edges { node { backPay { amount } } } } }',
      {},
      manager.token,
    );
  await ask();
  const one = await recordStatements(portal.database.pool, ask);
  for (let others = 0; others < 4; others += 1) await portal.joinContractor();
  expect((await recordStatements(portal.database.pool, ask)).length).toBe(one.length);
});
