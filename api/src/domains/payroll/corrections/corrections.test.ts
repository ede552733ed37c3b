/** Correcting pay: forgotten amounts are paid at once, and nothing that was paid ever changes. */
import { toUtcMidnight } from 'rules/days';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { longTest } from '../../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../../test/support/portal.ts';
import { toId } from '../../../operation/ids.ts';
import { verifyLedger } from '../../ledger/verify.service.ts';

const WEEK = { weekStart: '2026-12-21', weekEnd: '2026-12-27' };
const [MON, TUE] = ['2026-12-21', '2026-12-22'];

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

let keys = 0;
const day = (date: string, pay: number, expenses = 0, notes = '') => ({ date, pay, expenses, notes });
const put = async (weeklyData: object[]): Promise<string> => {
  const { status, body } = await portal.rest('POST', '/payroll/weekly', {
    token: manager.token,
    body: { userId: driver.id, ...WEEK, weeklyData },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.payrollRun.id;
};
const mark = (id: string, status: 'PAID' | 'VOID') =>
  portal.rest('PATCH', `/payroll/${id}/status`, { token: manager.token, body: { status, reason: 'Wrong' } });

const RUN = `id number kind status totalPay expenses gross reimbursed deducted net payDate correctionReason
  payment { id amount date } adjusts { id } adjustments { id } receipts { id } paidBefore { number amount } overpaid
  lines { kind taxClass amount date extra description adjusts { id } } entries { date pay expenses notes }`;
const call = async (field: string, type: string, input: object, by = manager) => {
  const { data, errors } = await portal.graphql(
    `mutation ($input: ${type}Input!) { result: ${field}(input: $input) { __typename
      ... on Error { code message } ... on ValidationError { issues { path message } }
      ... on ${type}Payload { payrollRun { ${RUN} } } } }`,
    { input },
    by.token,
  );
  expect(errors).toBeUndefined();
  return data.result.payrollRun ?? data.result;
};
const detention = { category: 'DETENTION', date: MON, amount: 60, note: 'Two hours in Joliet' };
const add = (lines: object[], { by, ...more }: { by?: Actor; [name: string]: unknown } = {}) =>
  call(
    'addToPay',
    'AddToPay',
    { userId: driver.id, weekStart: WEEK.weekStart, lines, requestKey: `add ${++keys}`, ...more },
    by,
  );
const correct = (runId: string, weeklyData: object[], expectedTotal: number, more: object = {}, by?: Actor) =>
  call(
    'correctPayment',
    'CorrectPayment',
    { runId, weeklyData, expectedTotal, reason: 'A day was missing', requestKey: `put ${++keys}`, ...more },
    by,
  );
const readRun = async (id: string) => {
  const { data } = await portal.graphql(
    `query ($id: ID!) { node(id: $id) { ... on PayrollRun { ${RUN} viewerCanCorrect
      standing { total paid paidOn days { date pay compensated reimbursed notes } } } } }`,
    { id },
    manager.token,
  );
  return data.node;
};
const recordPayment = async (runId: string, date: string) => {
  const { data } = await portal.graphql(
    `mutation ($input: RecordPaymentInput!) { result: recordPayment(input: $input) {
      ... on Error { message } ... on RecordPaymentPayload { payments { id } } } }`,
    { input: { runIds: [runId], date, method: 'CHECK' } },
    manager.token,
  );
  return data.result;
};
const voidPayment = async (id: string) => {
  const { data } = await portal.graphql(
    `mutation ($id: ID!) { result: voidPayment(input: { id: $id, reason: "Bounced" }) {
      ... on Error { message } ... on VoidPaymentPayload { payment { voidReason } } } }`,
    { id },
    manager.token,
  );
  return data.result;
};
const receipt = async (amount: string, date: string) => {
  const { id } = await portal.db.receipt.create({
    data: {
      ...{ userId: driver.key, date: toUtcMidnight(date), category: 'TOLLS', purpose: 'Turnpike', amount },
      ...{ status: 'APPROVED', requestKey: `receipt ${++keys}`, requestHash: '' },
    },
  });
  return toId('Receipt', id);
};
/** What the season reports for the year: everything handed out, expenses, and box 1a. */
const season = async (year: number) => {
  const { data } = await portal.graphql(
    `query ($year: Int!) { taxSeason(year: $year) { rows(first: 5) { edges { node { paid expenses reportable } } } } }`,
    { year },
    manager.token,
  );
  const [row] = data.taxSeason.rows.edges;
  return row ? [row.node.paid, row.node.expenses, row.node.reportable] : null;
};
const expectLedger = async () => expect(await verifyLedger(portal.services)).toMatchObject({ problem: null });

describe('adding to pay', () => {
  test('a forgotten receipt for a paid week', async () => {
    const base = await put([day(MON, 500)]);
    await mark(base, 'PAID');
    const forgotten = await receipt('65.00', TUE);
    const run = await add([], { receiptIds: [forgotten] });
    expect(run).toMatchObject({
      ...{ kind: 'ADJUSTMENT', status: 'PROCESSED', totalPay: 65, reimbursed: 65, gross: 0, net: 65 },
      ...{ adjusts: { id: base }, receipts: [{ id: forgotten }], correctionReason: null },
      lines: [{ kind: 'EXPENSE', taxClass: 'REIMBURSEMENT', amount: 65, date: TUE }],
      entries: [{ date: TUE, pay: 0, expenses: 65 }],
    });
    expect(await readRun(base)).toMatchObject({
      ...{ kind: 'REGULAR', status: 'PAID', totalPay: 500, net: 500, adjustments: [{ id: run.id }] },
    });
    await mark(run.id, 'PAID');
    expect(await season(2026)).toEqual([565, 65, 500]);
    expect(await add([], { receiptIds: [forgotten] })).toMatchObject({ code: 'CONFLICT' });
    await expectLedger();
  });

  test('works for a week without a run, and never hides or replaces its run', async () => {
    const run = await add([detention, { category: 'PER_DIEM', date: TUE, amount: 80 }]);
    expect(run).toMatchObject({
      ...{ totalPay: 140, gross: 140, adjusts: null },
      lines: [
        { kind: 'EXTRA', extra: 'DETENTION', amount: 60, description: 'Two hours in Joliet' },
        { kind: 'PER_DIEM', extra: null, taxClass: 'COMPENSATION', amount: 80 },
      ],
      entries: [
        { date: MON, pay: 60, notes: 'Detention: Two hours in Joliet' },
        { date: TUE, pay: 80, notes: 'Per diem' },
      ],
    });
    // Neither one makes the days worked ones.
    expect(await portal.db.timeLog.count()).toBe(0);
    const base = await put([day(MON, 500)]);
    const again = await portal.rest('POST', '/payroll/weekly', {
      token: manager.token,
      body: { userId: driver.id, ...WEEK, weeklyData: [day(MON, 1)] },
    });
    expect(again.body.code).toBe('ALREADY_PROCESSED');
    const { data } = await portal.graphql(
      `query ($id: ID!) { payrollWeek(userId: $id, weekStart: "${MON}") { run { id } adjustments { id } }
        payrollBoard(weekStart: "${MON}") { rows(first: 5) { edges { node { run { id } } } } } }`,
      { id: driver.id },
      manager.token,
    );
    expect(data.payrollWeek).toEqual({ run: { id: base }, adjustments: [{ id: run.id }] });
    expect(data.payrollBoard.rows.edges).toEqual([{ node: { run: { id: base } } }]);
    const kinds = async (kind: string) =>
      (await portal.rest('GET', `/payroll?limit=9${kind}`, { token: manager.token })).body.map(
        (of: { id: string; kind: string }) => [of.id, of.kind],
      );
    expect((await kinds('')).sort()).toEqual(
      [
        [base, 'REGULAR'],
        [run.id, 'ADJUSTMENT'],
      ].sort(),
    );
    expect(await kinds('&kind=ADJUSTMENT')).toEqual([[run.id, 'ADJUSTMENT']]);
    await expectLedger();
  });

  test('sent twice, even at once, is added once; a key is for one request', async () => {
    const same = { requestKey: 'the same' };
    const [one, two] = await Promise.all([add([detention], same), add([detention], same)]);
    expect(one.id).toBe(two.id);
    expect(await portal.db.payrollRun.count()).toBe(1);
    expect(await add([{ ...detention, amount: 61 }], same)).toMatchObject({ code: 'CONFLICT' });
  });

  longTest('two managers who add one receipt at once pay it once', async () => {
    const receiptIds = [await receipt('40.00', MON)];
    const results = await Promise.all([add([], { receiptIds }), add([], { receiptIds, by: other })]);
    expect(results.map(({ code }) => code ?? 'added').sort()).toEqual(['CONFLICT', 'added']);
  });

  test('an amount paid with a void adjustment is not paid again', async () => {
    const forgotten = await receipt('65.00', TUE);
    const first = await add([], { receiptIds: [forgotten] });
    await mark(first.id, 'PAID');
    await mark(first.id, 'VOID');
    const second = await add([detention], { receiptIds: [forgotten] });
    expect(second).toMatchObject({ totalPay: 125, net: 60, overpaid: 0, paidBefore: [{ amount: 65 }] });
    // The week's own run has nothing left to take off.
    expect(await readRun(await put([day(MON, 500)]))).toMatchObject({ net: 500, paidBefore: [] });
    await expectLedger();
  });

  test.each([
    [{ lines: [] }, 'lines', 'Enter an amount or choose a receipt.'],
    [{ lines: [{ ...detention, date: '2026-12-28' }] }, 'lines.0.date', 'Choose a day of the week.'],
    [{ lines: [{ ...detention, category: 'OTHER', note: ' ' }] }, 'lines.0.note', 'Enter what it’s for.'],
    [
      { lines: [{ ...detention, amount: 0 }] },
      'lines.0.amount',
      'An amount must be between $0.01 and $99,999.99.',
    ],
    [
      { lines: [detention, { ...detention, amount: 99_999.99 }] },
      'lines',
      'At most $99,999.99 can be added to one day.',
    ],
    [
      { weekStart: '2026-12-28', lines: [{ ...detention, date: '2027-01-01' }] },
      'lines.0.date',
      'You can’t process pay for a future day.',
    ],
    [
      { weekStart: '2027-01-04', lines: [{ ...detention, date: '2027-01-04' }] },
      'weekStart',
      'This week hasn’t started yet.',
    ],
    [{ weekStart: TUE, lines: [detention] }, 'weekStart', 'The week must start on a Monday.'],
  ])('%o is refused', async (input, path, message) => {
    const { lines, ...more } = input as { lines: object[] };
    expect((await add(lines, more)).issues).toContainEqual({ path: path.split('.'), message });
  });

  test("is not for one's own pay, nor for someone who is archived", async () => {
    expect(await add([detention], { userId: manager.id })).toMatchObject({ code: 'FORBIDDEN' });
    await portal.db.user.update({
      where: { id: driver.key },
      data: { archivedAt: new Date(), isActive: false },
    });
    expect(await add([detention])).toMatchObject({ code: 'CONFLICT' });
  });
});

describe('correcting a run that is not paid', () => {
  test('takes its place at once, with its receipts and additions', async () => {
    const own = await receipt('20.00', TUE);
    const { data } = await portal.graphql(
      `mutation ($input: ProcessWeeklyPayrollInput!) { processWeeklyPayroll(input: $input) {
        ... on ProcessWeeklyPayrollPayload { payrollRun { id } } } }`,
      {
        input: {
          userId: driver.id,
          ...WEEK,
          weeklyData: [day(MON, 500)],
          receiptIds: [own],
          payDate: '2027-01-04',
        },
      },
      manager.token,
    );
    const base = data.processWeeklyPayroll.payrollRun.id;
    const added = await add([detention]);
    expect(await readRun(base)).toMatchObject({
      standing: { total: 520, paid: 0, paidOn: null, days: [{ date: MON, pay: 500 }] },
    });
    const run = await correct(base, [day(MON, 500), day(TUE, 250)], 520);
    expect(run).toMatchObject({
      ...{
        kind: 'REGULAR',
        status: 'PROCESSED',
        totalPay: 770,
        payDate: '2027-01-04',
        receipts: [{ id: own }],
      },
      adjustments: [{ id: added.id }],
    });
    expect(await readRun(base)).toMatchObject({ status: 'VOID', viewerCanCorrect: false, adjustments: [] });
    await expectLedger();
  });

  test('changes nothing when it changes nothing, or when the run has changed since', async () => {
    const base = await put([day(MON, 500)]);
    expect(await correct(base, [day(MON, 500)], 500)).toMatchObject({
      code: 'VALIDATION',
      message: 'Change an amount first.',
    });
    expect(await correct(base, [day(MON, 510)], 499)).toMatchObject({ code: 'CONFLICT' });
    expect(await correct(base, [day(MON, 0)], 500)).toMatchObject({ code: 'VALIDATION' });
    expect(await correct(base, [day('2026-12-28', 5)], 500)).toMatchObject({ code: 'VALIDATION' });
    expect(await portal.db.payrollRun.count()).toBe(1);
  });
});

describe('correcting a run that was paid', () => {
  test('pays the difference as a run of its own, and leaves the run as it is', async () => {
    const base = await put([day(MON, 500), day(TUE, 100, 30, 'Tolls')]);
    await recordPayment(base, '2026-12-29');
    await moveTo('2027-01-05');
    const run = await correct(base, [day(MON, 510), day(TUE, 100, 42, 'Tolls'), day('2026-12-23', 90)], 630);
    expect(run).toMatchObject({
      ...{ kind: 'ADJUSTMENT', status: 'PROCESSED', totalPay: 112, gross: 100, reimbursed: 12, net: 112 },
      ...{ adjusts: { id: base }, correctionReason: 'A day was missing' },
      lines: [
        { kind: 'ADJUSTMENT', taxClass: 'COMPENSATION', amount: 10, date: MON, adjusts: { id: base } },
        { kind: 'ADJUSTMENT', taxClass: 'REIMBURSEMENT', amount: 12, date: TUE, adjusts: { id: base } },
        { kind: 'DAY_PAY', taxClass: 'COMPENSATION', amount: 90, date: '2026-12-23', adjusts: null },
      ],
    });
    expect(await readRun(base)).toMatchObject({
      ...{ status: 'PAID', totalPay: 630, net: 630, adjustments: [{ id: run.id }], paidBefore: [] },
      standing: { total: 742, paid: 630, paidOn: '2026-12-29' },
    });
    // The missing day counts as worked, and is on the run that pays it.
    expect(await portal.db.timeLog.findMany({ where: { date: toUtcMidnight('2026-12-23') } })).toMatchObject([
      { worked: true, status: 'APPROVED', payrollRunId: run.id.split('_')[1] },
    ]);
    await recordPayment(run.id, '2027-01-05');
    expect([await season(2026), await season(2027)]).toEqual([
      [630, 30, 600],
      [112, 12, 100],
    ]);
    await expectLedger();
  });

  longTest('again starts from the current state', async () => {
    const base = await put([day(MON, 500)]);
    await mark(base, 'PAID');
    const first = await correct(base, [day(MON, 500), day(TUE, 100)], 500);
    const second = await correct(base, [day(MON, 500), day(TUE, 130)], 600);
    // It corrects the line that the first correction added.
    expect(second).toMatchObject({ net: 30, lines: [{ kind: 'ADJUSTMENT', adjusts: { id: first.id } }] });
    expect((await readRun(base)).standing).toMatchObject({
      total: 630,
      days: [
        { date: MON, pay: 500 },
        { date: TUE, pay: 130 },
      ],
    });
    // A run cannot be voided while a later correction depends on it.
    expect((await mark(base, 'VOID')).body.error).toBe('Payroll #2 corrects this run. Void that run first.');
    expect((await mark(first.id, 'VOID')).status).toBe(409);
    expect((await mark(second.id, 'VOID')).status).toBe(200);
    expect((await mark(first.id, 'VOID')).status).toBe(200);
    expect((await readRun(base)).standing).toMatchObject({ total: 500 });
    expect((await mark(base, 'VOID')).status).toBe(200);
    await expectLedger();
  });

  longTest(
    'moves an expense whose purpose was forgotten, and settles what comes to nothing at once',
    async () => {
      const base = await put([day(MON, 500, 40)]);
      await mark(base, 'PAID');
      expect(await season(2026)).toEqual([540, 0, 540]);
      const run = await correct(base, [day(MON, 500, 40, 'Tolls')], 540);
      expect(run).toMatchObject({ status: 'PAID', totalPay: 0, gross: -40, reimbursed: 40, net: 0 });
      expect(await season(2026)).toEqual([540, 40, 500]);
      // It handed nothing out, so nothing is left of it once it is void.
      expect((await mark(run.id, 'VOID')).status).toBe(200);
      expect(await season(2026)).toEqual([540, 0, 540]);
      expect((await readRun(base)).standing).toMatchObject({ total: 540 });
      await expectLedger();
    },
  );

  longTest('that takes something back is paid in the year of its pay date', async () => {
    const base = await put([day(MON, 500, 40)]);
    await mark(base, 'PAID');
    const run = await correct(base, [day(MON, 500, 50, 'Tolls')], 540);
    expect(run).toMatchObject({ status: 'PROCESSED', gross: -40, reimbursed: 50, net: 10 });
    await moveTo('2027-01-05');
    expect((await recordPayment(run.id, '2027-01-04')).message).toMatch(
      /^Payroll #2 takes back what was paid in 2026, so its payment is of that year\./,
    );
    expect(await recordPayment(run.id, '2026-12-31')).toMatchObject({ payments: [{}] });
    expect([await season(2026), await season(2027)]).toEqual([[550, 50, 500], null]);
    // The money it handed out is gone.
    expect((await mark(run.id, 'VOID')).body.error).toMatch(
      /^This correction took back what another run had paid\./,
    );
    await expectLedger();
  });

  longTest('in a later year lowers an amount that neither year reports', async () => {
    const base = await put([day(MON, 500, 40)]);
    await mark(base, 'PAID');
    await moveTo('2027-01-05');
    const run = await correct(base, [day(MON, 500, 40, 'Tolls')], 540);
    expect(run).toMatchObject({ status: 'PAID', gross: 0, reimbursed: 40, deducted: 40, net: 0 });
    expect([await season(2026), await season(2027)]).toEqual([
      [540, 0, 540],
      [40, 40, 0],
    ]);
    await expectLedger();
  });

  test('sent twice is done once, and the second of two managers is asked to look again', async () => {
    const base = await put([day(MON, 500)]);
    await mark(base, 'PAID');
    const same = { requestKey: 'the same' };
    const [one, two] = await Promise.all([
      correct(base, [day(MON, 510)], 500, same),
      correct(base, [day(MON, 510)], 500, same),
    ]);
    expect(one.id).toBe(two.id);
    const results = await Promise.all([
      correct(base, [day(MON, 520)], 510),
      correct(base, [day(MON, 530)], 510, {}, other),
    ]);
    expect(results.map(({ code }) => code ?? 'corrected').sort()).toEqual(['CONFLICT', 'corrected']);
    await expectLedger();
  });

  longTest('whose payment or whose correction bounced pays each of them again, once', async () => {
    const base = await put([day(MON, 500)]);
    await mark(base, 'PAID');
    const run = await correct(base, [day(MON, 510)], 500);
    await mark(run.id, 'PAID');
    const { payment } = await readRun(run.id);
    expect(await voidPayment(payment.id)).toEqual({ payment: { voidReason: 'Bounced' } });
    expect(await readRun(run.id)).toMatchObject({ status: 'PROCESSED', net: 10 });
    const first = await readRun(base);
    expect(await voidPayment(first.payment.id)).toEqual({ payment: { voidReason: 'Bounced' } });
    await expectLedger();
    // Neither is paid, so one run replaces both.
    expect(await correct(base, [day(MON, 505)], 510)).toMatchObject({
      kind: 'REGULAR',
      totalPay: 505,
      net: 505,
    });
    expect(await readRun(run.id)).toMatchObject({ status: 'VOID' });
    await expectLedger();
  });

  test('is not for an adjustment, a void run or one of oneself', async () => {
    const added = await add([detention]);
    expect(await correct(added.id, [day(MON, 1)], 60)).toMatchObject({ code: 'CONFLICT' });
    const base = await put([day(MON, 500)]);
    await mark(base, 'VOID');
    expect(await correct(base, [day(MON, 1)], 500)).toMatchObject({ code: 'CONFLICT' });
    const { body } = await portal.rest('POST', '/payroll/weekly', {
      token: other.token,
      body: { userId: manager.id, ...WEEK, weeklyData: [day(MON, 5)] },
    });
    expect(await correct(body.payrollRun.id, [day(MON, 6)], 5)).toMatchObject({ code: 'FORBIDDEN' });
  });
});
