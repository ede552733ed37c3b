/** Payments: each is recorded once, in the year the money went out, and no run is paid twice. */
import { toUtcMidnight } from 'rules/days';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';

let portal: TestPortal;
let manager: Actor;
let other: Actor;
let driver: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-12-30');
  manager = await portal.joinStaff('Manager');
  other = await portal.joinStaff('Manager');
  driver = await portal.joinContractor();
});

/** Earlier sessions have ended by then. */
async function moveTo(day: string): Promise<void> {
  portal.setClock(day);
  for (const actor of [manager, other]) actor.token = await portal.signIn(actor.key);
}

const WEEK = { weekStart: '2026-12-21', weekEnd: '2026-12-27' };
const day = (pay: number, expenses = 0) => ({
  date: WEEK.weekStart,
  pay,
  expenses,
  notes: expenses ? 'Tolls' : '',
});

const process = (
  weeklyData: object[],
  { by = manager, person = driver, ...more }: { by?: Actor; person?: Actor; payDate?: string } = {},
) =>
  portal.rest('POST', '/payroll/weekly', {
    token: by.token,
    body: { userId: person.id, ...WEEK, weeklyData, ...more },
  });
const put = async (...given: Parameters<typeof process>): Promise<string> => {
  const { status, body } = await process(...given);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.payrollRun.id;
};
const mark = (id: string, status: 'PAID' | 'VOID', by = manager) =>
  portal.rest('PATCH', `/payroll/${id}/status`, { token: by.token, body: { status, reason: 'Wrong' } });

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
const recordPayment = (input: object, by?: Actor) =>
  call(
    'recordPayment',
    'RecordPayment',
    input,
    'warnings payments { id number date method reference amount user { id } settled { run { id status } } }',
    by,
  );
const voidPayment = (id: string, reason = 'Bounced', by?: Actor) =>
  call('voidPayment', 'VoidPayment', { id, reason }, 'payment { voidedAt voidReason viewerCanVoid }', by);

const readRun = async (id: string) => {
  const { data } = await portal.graphql(
    `query ($id: ID!) { node(id: $id) { ... on PayrollRun { status paidAt totalPay gross reimbursed deducted net
      payment { id date amount method } lines { kind taxClass amount adjusts { id } } } } }`,
    { id },
    manager.token,
  );
  return data.node;
};
/** What the season reports for the year: everything handed out, expenses, and box 1a. */
const season = async (year: number) => {
  const { data } = await portal.graphql(
    `query ($year: Int!) { taxSeason(year: $year) { rows(first: 5) { edges { node {
      paid expenses reportable months { month paid expenses } } } } } }`,
    { year },
    manager.token,
  );
  const [row] = data.taxSeason.rows.edges;
  return row ? [row.node.paid, row.node.expenses, row.node.reportable] : null;
};

describe('a payment', () => {
  test('settles the runs of each person, and numbers the checks on', async () => {
    const second = await portal.joinContractor();
    const [one, two] = [await put([day(500, 20)]), await put([day(400)], { person: second })];
    const { payments, warnings } = await recordPayment({
      ...{ runIds: [two, one], date: '2026-12-29', method: 'CHECK', reference: '0099' },
    });
    expect(warnings).toEqual([]);
    expect(payments).toMatchObject([
      {
        reference: '0099',
        amount: 400,
        user: { id: second.id },
        settled: [{ run: { id: two, status: 'PAID' } }],
      },
      {
        reference: '0100',
        amount: 520,
        user: { id: driver.id },
        settled: [{ run: { id: one, status: 'PAID' } }],
      },
    ]);
    expect(await readRun(one)).toMatchObject({
      status: 'PAID',
      payment: { date: '2026-12-29', method: 'CHECK' },
    });
    const entries = await portal.audit({ action: 'PAYROLL_PAID' });
    expect(entries.map(({ newValues }) => newValues)).toMatchObject([
      { payment: 1, paidOn: '2026-12-29', method: 'CHECK', reference: '0099', net: 400 },
      { payment: 2, reference: '0100', net: 520 },
    ]);
  });

  test('counts in the year in which the money left, and warns where that is another one', async () => {
    const id = await put([day(500)], { payDate: '2026-12-31' });
    await moveTo('2027-01-04');
    const { warnings } = await recordPayment({ runIds: [id], date: '2027-01-04', method: 'ACH' });
    expect(warnings).toEqual([
      'Payroll #1 has the pay date Dec 31, 2026. Paid on Jan 4, 2027, it counts in 2027.',
    ]);
    expect([await season(2026), await season(2027)]).toEqual([null, [500, 0, 500]]);
  });

  test.each([
    [{ date: '2026-12-31' }, 'VALIDATION', 'after the money goes out'],
    [{ date: '2026-12-20' }, 'VALIDATION', 'can’t have been paid before that'],
    [{ runIds: [] }, 'VALIDATION', 'at least one'],
    [{ runIds: ['PayrollRun_0190aaaa-0000-7000-8000-000000000000'] }, 'NOT_FOUND', ''],
  ])('is refused with %j', async (wrong, code, message) => {
    const id = await put([day(500)]);
    const result = await recordPayment({ runIds: [id], date: '2026-12-30', method: 'CASH', ...wrong });
    expect(result).toMatchObject({ code });
    expect(
      JSON.stringify(result) +
        (await issuesOf({ runIds: [id], date: '2026-12-30', method: 'CASH', ...wrong })),
    ).toContain(message);
    expect(await readRun(id)).toMatchObject({ status: 'PROCESSED', payment: null });
  });

  const issuesOf = async (input: object): Promise<string> => {
    const { data } = await portal.graphql(
      `mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { ... on ValidationError { issues { message } } } }`,
      { input },
      manager.token,
    );
    return JSON.stringify(data);
  };

  test('is not dated before the week of the run, in any way of marking it as paid', async () => {
    const id = await put([day(500)]);
    // Earlier versions allowed such a pay date.
    await portal.db.payrollRun.updateMany({ data: { payDate: toUtcMidnight('2026-12-18') } });
    const message =
      'Payroll #1 is for a week that begins on Dec 21, 2026; it can’t have been paid before that.';
    expect((await mark(id, 'PAID')).body).toMatchObject({ code: 'VALIDATION', error: message });
    expect(await call('markWeekPaid', 'MarkWeekPaid', { weekStart: WEEK.weekStart }, 'paid')).toEqual({
      ...{ code: 'VALIDATION', message },
    });
    expect(await readRun(id)).toMatchObject({ status: 'PROCESSED', payment: null });
    expect((await recordPayment({ runIds: [id], date: '2026-12-21', method: 'CASH' })).payments).toHaveLength(
      1,
    );
  });

  test('is of all the runs or of none', async () => {
    const second = await portal.joinContractor();
    const [paid, open] = [await put([day(500)]), await put([day(400)], { person: second })];
    await mark(paid, 'PAID');
    expect(await recordPayment({ runIds: [open, paid], date: '2026-12-30', method: 'ACH' })).toEqual({
      ...{ code: 'INVALID_TRANSITION', message: 'Payroll #1 is already paid.' },
    });
    expect(await readRun(open)).toMatchObject({ status: 'PROCESSED' });
    const own = await put([day(300)], { by: other, person: manager });
    expect(await recordPayment({ runIds: [open, own], date: '2026-12-30', method: 'ACH' })).toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  test('is recorded once by two managers at once', async () => {
    const id = await put([day(500)]);
    const input = { runIds: [id], date: '2026-12-30', method: 'ACH' };
    const results = await Promise.all([recordPayment(input), recordPayment(input, other), mark(id, 'PAID')]);
    expect(await portal.db.payment.count()).toBe(1);
    expect(results.filter((result) => 'payments' in result || result.status === 200)).toHaveLength(1);
  });

  test('that is marked by status is dated the pay date, which must have come', async () => {
    const id = await put([day(500)], { payDate: '2027-01-04' });
    expect(await mark(id, 'PAID')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(await readRun(id)).toMatchObject({ status: 'PROCESSED' });
    await moveTo('2027-01-05');
    expect((await mark(id, 'PAID')).body.payrollRun).toMatchObject({ status: 'PAID' });
    expect(await readRun(id)).toMatchObject({
      payment: { date: '2027-01-04', amount: 500, method: 'OTHER' },
    });
  });

  test('of a whole week leaves out runs that are not due, and reports it if none is', async () => {
    const second = await portal.joinContractor();
    const later = await put([day(400)], { person: second, payDate: '2027-01-04' });
    const markWeek = () => call('markWeekPaid', 'MarkWeekPaid', { weekStart: WEEK.weekStart }, 'paid');
    expect(await markWeek()).toMatchObject({ code: 'CONFLICT' });
    await put([day(500)]);
    expect(await markWeek()).toEqual({ paid: 1 });
    expect(await readRun(later)).toMatchObject({ status: 'PROCESSED' });
  });
});

describe('a void payment', () => {
  test('leaves its runs on payroll, and takes them out of the year', async () => {
    const id = await put([day(500)]);
    const { payments } = await recordPayment({ runIds: [id], date: '2026-12-30', method: 'CHECK' });
    expect(await season(2026)).toEqual([500, 0, 500]);
    expect(await voidPayment(payments[0].id)).toMatchObject({
      payment: { voidReason: 'Bounced', viewerCanVoid: false },
    });
    expect(await readRun(id)).toMatchObject({ status: 'PROCESSED', paidAt: null, payment: null });
    expect(await season(2026)).toEqual([0, 0, 0]);
    expect(await portal.audit({ action: 'PAYMENT_VOIDED' })).toMatchObject([
      { level: 'WARNING', newValues: { number: 1, payment: 1, amount: 500, reason: 'Bounced' } },
    ]);
    expect(await voidPayment(payments[0].id)).toMatchObject({ code: 'INVALID_TRANSITION' });
    expect((await mark(id, 'PAID')).status).toBe(200);
    expect(await season(2026)).toEqual([500, 0, 500]);
  });

  test('leaves a void run void', async () => {
    const id = await put([day(500)]);
    await mark(id, 'PAID');
    const { payment } = await readRun(id);
    await mark(id, 'VOID');
    expect(await season(2026)).toEqual([500, 0, 500]);
    await voidPayment(payment.id);
    expect(await readRun(id)).toMatchObject({ status: 'VOID', payment: null });
    expect(await season(2026)).toBeNull();
    // No money went out, so the week is paid in full.
    expect(await readRun(await put([day(510)]))).toMatchObject({ net: 510 });
  });

  test("is no one's own", async () => {
    const id = await put([day(300)], { by: other, person: manager });
    await mark(id, 'PAID', other);
    const { payment } = await readRun(id);
    expect(await voidPayment(payment.id)).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('a week that was paid, voided and redone', () => {
  test('pays the difference, says so, and repeats it', async () => {
    const first = await put([day(500)], { payDate: '2026-12-29' });
    await mark(first, 'PAID');
    await mark(first, 'VOID');
    const request = {
      token: manager.token,
      headers: { 'idempotency-key': 'redo' },
      body: { userId: driver.id, ...WEEK, weeklyData: [day(510)] },
    };
    const { body } = await portal.rest('POST', '/payroll/weekly', request);
    expect(body.message).toBe(
      'Weekly payroll processed successfully! Base pay: $510.00, Expenses: $0.00, Total: $510.00. ' +
        '$500.00 was paid on Dec 29, 2026, $10.00 still to pay.',
    );
    expect((await portal.rest('POST', '/payroll/weekly', request)).body).toEqual(body);
    expect(await readRun(body.payrollRun.id)).toMatchObject({
      ...{ status: 'PROCESSED', totalPay: 510, gross: 10, net: 10, payment: null },
      lines: [
        { kind: 'DAY_PAY', amount: 510 },
        { kind: 'ADJUSTMENT', taxClass: 'COMPENSATION', amount: -500, adjusts: { id: first } },
      ],
    });
    await mark(body.payrollRun.id, 'PAID');
    expect(await season(2026)).toEqual([510, 0, 510]);
  });

  test('across New Year keeps the amount paid in each year', async () => {
    const first = await put([day(500, 40)]);
    await mark(first, 'PAID');
    await moveTo('2027-01-06');
    await mark(first, 'VOID');
    expect([await season(2026), await season(2027)]).toEqual([[540, 40, 500], null]);
    const second = await put([day(560)]);
    // Last year's reimbursement stays. It is taken back, and the amount now counts as compensation.
    expect(await readRun(second)).toMatchObject({ gross: 60, reimbursed: 0, deducted: 40, net: 20 });
    await mark(second, 'PAID');
    expect([await season(2026), await season(2027)]).toEqual([
      [540, 40, 500],
      [60, 0, 60],
    ]);
    await mark(second, 'VOID');
    const third = await put([day(500, 40)]);
    expect(await readRun(third)).toMatchObject({
      status: 'PAID',
      net: 0,
      payment: { amount: 0, date: '2027-01-06' },
    });
    const { rows } = await portal.database.pool.query('SELECT sum(amount)::float AS paid FROM "Payment"');
    expect(rows).toEqual([{ paid: 560 }]);
    expect(await season(2026)).toEqual([540, 40, 500]);
  });

  test('for less is settled by a payment of nothing, and shows the overpaid amount', async () => {
    const first = await put([day(540)]);
    await mark(first, 'PAID');
    await mark(first, 'VOID');
    const { body } = await process([day(500)]);
    expect(body.message).toContain('$540.00 was paid on Dec 30, 2026, $40.00 too much was paid.');
    expect(await readRun(body.payrollRun.id)).toMatchObject({
      status: 'PAID',
      net: 0,
      payment: { amount: 0 },
    });
    expect(await season(2026)).toEqual([540, 0, 540]);
    const { payment } = await readRun(body.payrollRun.id);
    expect(await voidPayment(payment.id)).toMatchObject({
      message: 'Nothing was paid, so there is nothing to void.',
    });
    const { payment: counted } = await readRun(first);
    expect(await voidPayment(counted.id)).toMatchObject({
      message: 'Payroll #2 counts on this payment. Void that run first.',
    });
  });

  test('is not paid twice by two managers at once', async () => {
    const first = await put([day(500)]);
    await mark(first, 'PAID');
    const redo = async (by: Actor) => {
      await mark(first, 'VOID', by);
      return process([day(510)], { by });
    };
    const results = await Promise.all([redo(manager), redo(other), redo(manager), redo(other)]);
    expect(results.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const live = await portal.db.payrollRun.findMany({
      where: { status: { not: 'VOID' } },
      include: { lines: true },
    });
    expect(live).toHaveLength(1);
    expect(live[0]!.lines.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(10);
  });
});

describe('the database', () => {
  const sql = (text: string, values: unknown[] = []) => portal.database.pool.query(text, values);

  test('records a payment for a program that marks a run and knows none', async () => {
    const id = await put([day(500)], { payDate: '2026-12-29' });
    await sql(`UPDATE "PayrollRun" SET status = 'PAID', "paidAt" = '2026-12-30T12:00:00Z'`);
    expect(await readRun(id)).toMatchObject({
      payment: { date: '2026-12-29', amount: 500, method: 'OTHER' },
    });
  });

  test('never changes or deletes a payment, and voids it once', async () => {
    await mark(await put([day(500)]), 'PAID');
    await expect(sql('UPDATE "Payment" SET amount = 1')).rejects.toThrow('never changes');
    await expect(sql(`UPDATE "Payment" SET date = '2025-01-01'`)).rejects.toThrow('never changes');
    await expect(sql('DELETE FROM "Payment"')).rejects.toThrow('never deleted');
    await expect(sql('DELETE FROM "PaymentRun"')).rejects.toThrow('never deleted');
    await expect(sql(`UPDATE "Payment" SET "voidedAt" = now(), "voidReason" = 'x'`)).rejects.toThrow(
      'settles nothing',
    );
    await expect(sql(`UPDATE "PayrollRun" SET status = 'PROCESSED'`)).rejects.toThrow('settled by a payment');
    await expect(sql(`UPDATE "PayrollRun" SET status = 'PROCESSED', "paymentId" = NULL`)).rejects.toThrow(
      'stands and settles it',
    );
  });

  test('refuses a payment that differs from the total of its runs', async () => {
    await put([day(500)]);
    await expect(
      sql(`WITH run AS (SELECT id, "userId" FROM "PayrollRun"), payment AS (
          INSERT INTO "Payment" (id, "userId", date, method, amount)
          SELECT gen_random_uuid(), "userId", '2026-12-30'::date, 'CASH'::"PaymentMethod", 499 FROM run RETURNING id)
        INSERT INTO "PaymentRun" ("paymentId", "runId") SELECT payment.id, run.id FROM payment, run`),
    ).rejects.toThrow('not what its payroll runs come to');
  });
});

describe('a week that is voided and done again', () => {
  const readReplacement = async (id: string) => {
    const { data } = await portal.graphql(
      `query ($id: ID!) { node(id: $id) { ... on PayrollRun { status totalPay net overpaid
        paidBefore { number date amount } statement { amounts { net deducted lines { kind amount } } } } } }`,
      { id },
      manager.token,
    );
    return data.node;
  };

  longTest('the replacement shows the amount paid and the rest', async () => {
    const first = await put([day(500)]);
    await recordPayment({ runIds: [first], date: '2026-12-29', method: 'CHECK', reference: '17' });
    await mark(first, 'VOID');
    const second = await put([day(510)]);
    expect(await readReplacement(second)).toMatchObject({
      status: 'PROCESSED',
      totalPay: 510,
      net: 10,
      overpaid: 0,
      paidBefore: [{ number: 1, date: '2026-12-29', amount: 500 }],
      statement: {
        amounts: {
          net: 10,
          lines: [
            { kind: 'DAY_PAY', amount: 510 },
            { kind: 'ADJUSTMENT', amount: -500 },
          ],
        },
      },
    });
    await mark(second, 'VOID');
    expect(await readReplacement(await put([day(400)]))).toMatchObject({
      status: 'PAID',
      net: 0,
      overpaid: 100,
      paidBefore: [{ number: 1, amount: 500 }],
    });
  });

  longTest('void and redo across New Year keeps both years right', async () => {
    const first = await put([day(500)]);
    await recordPayment({ runIds: [first], date: '2026-12-29', method: 'CHECK', reference: '17' });
    await moveTo('2027-01-05');
    await mark(first, 'VOID');
    const second = await put([day(510)]);
    const { warnings } = await recordPayment({ runIds: [second], date: '2027-01-05', method: 'ACH' });
    expect(warnings).toEqual([]);
    expect([await season(2026), await season(2027)]).toEqual([
      [500, 0, 500],
      [10, 0, 10],
    ]);
    expect(await readReplacement(second)).toMatchObject({
      status: 'PAID',
      paidBefore: [{ number: 1, date: '2026-12-29', amount: 500 }],
    });
  });
});
