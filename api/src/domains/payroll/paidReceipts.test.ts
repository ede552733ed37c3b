/** Approved receipts are paid with a week: once, no matter who pays them, and again only after their run is voided. */
import { toUtcMidnight } from 'rules/days';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { MONDAY, payroll, SUNDAY, WEEK } from '../../../test/support/payrollBatches.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { jpeg } from '../../../test/support/receivedFiles.ts';
import { toId, toKey } from '../../operation/ids.ts';
import { MAX_RUN_RECEIPTS } from './weekInput.ts';

const PROCESS = `mutation ($input: ProcessWeeklyPayrollInput!) { result: processWeeklyPayroll(input: $input) {
  __typename ... on ProcessWeeklyPayrollPayload { message payrollRun { id number basePay expenses totalPay
    gross reimbursed net entries { date pay expenses notes }
    lines { kind taxClass amount date category description } } }
  ... on Error { message code } ... on ValidationError { issues { path message } } } }`;
const PROPOSAL = `query ($userId: ID!, $weekStart: Date!) { payrollWeek(userId: $userId, weekStart: $weekStart) {
  receipts { id amount } } }`;

let portal: TestPortal;
let manager: Actor;
let driver: Actor;
let pay: ReturnType<typeof payroll>;
beforeAll(async () => {
  portal = await openTestPortal();
  pay = payroll(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
  manager = await portal.joinStaff('Manager');
  driver = await pay.joinDriver('Abel', []);
});

let keys = 0;
/** An approved receipt of $12.50 for tolls. */
const receipt = async (changes: object = {}, withFile = false) => {
  const { id } = await portal.db.receipt.create({
    data: {
      userId: driver.key,
      date: toUtcMidnight(WEEK[1]!),
      category: 'TOLLS',
      amount: '12.50',
      purpose: 'Turnpike',
      status: 'APPROVED',
      requestKey: `receipt ${++keys}`,
      requestHash: '',
      ...changes,
    },
  });
  if (withFile) {
    const bytes = new Uint8Array(await jpeg(30, 20));
    await portal.db.receiptFile.create({
      data: {
        ...{ userId: driver.key, receiptId: id, kind: 'IMAGE', mediaType: 'image/jpeg', bytes },
        ...{ size: bytes.length, sha256: `${keys}` },
      },
    });
  }
  return toId('Receipt', id);
};
const process = async (receiptIds: string[] | null, more: object = {}, who = manager) => {
  const { data, errors } = await portal.graphql(
    PROCESS,
    {
      input: {
        ...{ userId: driver.id, weekStart: MONDAY, weekEnd: SUNDAY, weeklyData: [], receiptIds },
        ...more,
      },
    },
    who.token,
  );
  return data?.result ?? errors?.[0];
};
const proposed = async (weekStart = MONDAY) => {
  const variables = { userId: driver.id, weekStart };
  const { data } = await portal.graphql(PROPOSAL, variables, manager.token);
  return data.payrollWeek.receipts.map(({ id }: { id: string }) => id);
};
const runOf = async (id: string) =>
  (await portal.db.receipt.findUniqueOrThrow({ where: { id: toKey('Receipt', id) } })).payrollRunId;
const setStatus = (id: string, status: string) =>
  portal.rest('PATCH', `/payroll/${id}/status`, { token: manager.token, body: { status } });

describe('receipts of a week', () => {
  test('are proposed when they are approved and on no run, and paid by category', async () => {
    const toll = await receipt();
    const repair = await receipt({ amount: '300', category: 'REPAIRS', purpose: 'Hose' }, true);
    const motel = await receipt({ amount: '60', category: 'LODGING', purpose: 'Motel' });
    await receipt({ status: 'PENDING' });
    await receipt({ status: 'REJECTED', rejectionReason: 'No' });
    await receipt({ date: toUtcMidnight('2026-11-16') });
    expect((await proposed()).sort()).toEqual([toll, repair, motel].sort());
    const weeklyData = [{ date: WEEK[1], pay: 200, expenses: 5, notes: 'Scale', category: 'SCALE' }];
    const { payrollRun } = await process([toll, repair, motel], { weeklyData });
    expect(payrollRun).toMatchObject({
      ...{ basePay: 200, expenses: 377.5, totalPay: 577.5, gross: 260, reimbursed: 317.5, net: 577.5 },
      entries: [
        {
          ...{ date: WEEK[1], pay: 200, expenses: 377.5 },
          notes: expect.stringMatching(/^Scale; Receipt, \$\d/),
        },
      ],
    });
    const line = (taxClass: string, amount: number, category: string, description: string) => ({
      ...{ kind: 'EXPENSE', taxClass, amount, date: WEEK[1], category, description },
    });
    expect(payrollRun.lines.slice(0, 2)).toEqual([
      { ...line('COMPENSATION', 200, '', 'Scale'), kind: 'DAY_PAY', category: null },
      line('REIMBURSEMENT', 5, 'SCALE', 'Scale'),
    ]);
    expect(new Set(payrollRun.lines.slice(2))).toEqual(
      new Set([
        line('REIMBURSEMENT', 12.5, 'TOLLS', 'Turnpike'),
        line('REIMBURSEMENT', 300, 'REPAIRS', 'Hose'),
        // Lodging requires a receipt, and this one has no picture.
        line('COMPENSATION', 60, 'LODGING', 'Motel'),
      ]),
    );
    for (const id of [toll, repair, motel]) expect(await runOf(id)).toBe(toKey('PayrollRun', payrollRun.id));
    expect(await proposed('2026-11-16')).toHaveLength(1);
  });

  test('are proposed up to what one run may have, oldest first, and the others with the next', async () => {
    const numbers = Array.from({ length: MAX_RUN_RECEIPTS + 3 }, (_, index) => index);
    const day = (index: number) => toUtcMidnight(index < 3 ? WEEK[2]! : WEEK[1]!);
    await portal.db.receipt.createMany({
      data: numbers.map((index) => ({
        ...{ userId: driver.key, date: day(index), category: 'TOLLS' as const, amount: '1.00' },
        ...{ purpose: 'Turnpike', status: 'APPROVED' as const, requestKey: `many ${index}`, requestHash: '' },
      })),
    });
    const first = await proposed();
    expect(first).toHaveLength(MAX_RUN_RECEIPTS);
    expect(await process(first)).toMatchObject({ payrollRun: { expenses: MAX_RUN_RECEIPTS } });
    expect(await proposed('2026-11-16')).toHaveLength(3);
  });

  test('leave the day to be paid that someone has logged and no one has approved', async () => {
    await pay.logDays(driver, 'PENDING', WEEK[1]!);
    await process([await receipt()]);
    expect((await portal.db.timeLog.findFirstOrThrow()).payrollRunId).toBeNull();
  });

  test('are refused where they cannot be paid, and then nothing is', async () => {
    const stranger = await pay.joinDriver('Berg', []);
    const refusal = async (changes: object) => (await process([await receipt(changes)])).message;
    expect(await refusal({ userId: stranger.key })).toBe('Receipt not found.');
    expect(await refusal({ status: 'PENDING' })).toMatch(/is no longer approved/);
    expect(await refusal({ date: toUtcMidnight('2026-11-16') })).toMatch(/for a day after this week/);
    expect(await process([])).toMatchObject({ __typename: 'ValidationError' });
    expect(await portal.db.payrollRun.count()).toBe(0);
  });

  test('are a part of the request that a key stands for', async () => {
    const [one, other] = [await receipt(), await receipt()];
    const first = await process([one], { idempotencyKey: 'once' });
    expect(await process([one], { idempotencyKey: 'once' })).toEqual(first);
    expect(await process([one, other], { idempotencyKey: 'once' })).toMatchObject({ code: 'CONFLICT' });
  });
});

test('a forgotten receipt for a paid week goes into the next run by itself', async () => {
  const weeklyData = [{ date: WEEK[0], pay: 200, expenses: 0, notes: '' }];
  const { payrollRun } = await process(null, { weeklyData });
  await setStatus(payrollRun.id, 'PAID');
  const forgotten = await receipt();
  expect(await proposed()).toEqual([]);
  expect(await proposed('2026-11-16')).toEqual([forgotten]);
  const next = await process([forgotten], { weekStart: '2026-11-16', weekEnd: '2026-11-22' });
  expect(next.payrollRun).toMatchObject({
    expenses: 12.5,
    // The days add up to the run, and the line names the day.
    entries: [
      {
        ...{ date: '2026-11-16', pay: 0, expenses: 12.5 },
        notes: 'Receipt of Nov 10, 2026, $12.50: Tolls, Turnpike',
      },
    ],
    lines: [{ kind: 'EXPENSE', taxClass: 'REIMBURSEMENT', amount: 12.5, date: WEEK[1] }],
  });
});

test('a receipt is never on two runs, even if several people pay it at once', async () => {
  const other = await portal.joinStaff('Manager');
  for (let round = 0; round < 5; round++) {
    const weeks = [0, 7].map((days) => new Date(Date.UTC(2026, 0, 5 + 14 * round + days)));
    const day = (at: Date, more = 0) => new Date(at.getTime() + more * 86_400_000).toISOString().slice(0, 10);
    const id = await receipt({ date: weeks[0] });
    const answers = await Promise.all(
      weeks.map((monday, index) =>
        process([id], { weekStart: day(monday), weekEnd: day(monday, 6) }, index ? other : manager),
      ),
    );
    const paid = answers.filter(({ payrollRun }) => payrollRun);
    expect(paid).toHaveLength(1);
    expect(answers.find(({ code }) => code)).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining(`is on payroll #${paid[0].payrollRun.number} already`),
    });
  }
  expect(await portal.db.payrollRun.count()).toBe(5);
});

test('voiding a run frees its receipts, and the week is redone with them', async () => {
  const id = await receipt();
  const { payrollRun: first } = await process([id]);
  await setStatus(first.id, 'VOID');
  expect(await runOf(id)).toBeNull();
  expect(await proposed()).toEqual([id]);
  const { payrollRun: again } = await process([id]);
  expect(again).toMatchObject({ totalPay: 12.5, net: 12.5 });
  expect(await runOf(id)).toBe(toKey('PayrollRun', again.id));
});

longTest('voiding a paid run and redoing it never pays a receipt twice', async () => {
  const id = await receipt();
  const { payrollRun: first } = await process([id]);
  await setStatus(first.id, 'PAID');
  await setStatus(first.id, 'VOID');
  const { payrollRun: again } = await process([id]);
  expect(again).toMatchObject({ totalPay: 12.5, net: 0 });
});

test('a receipt that was paid with a void run is paid with no other week until the money is back', async () => {
  const id = await receipt();
  const { payrollRun: first } = await process([id]);
  await setStatus(first.id, 'PAID');
  await setStatus(first.id, 'VOID');
  const next = { weekStart: '2026-11-16', weekEnd: '2026-11-22' };
  expect(await proposed('2026-11-16')).toEqual([]);
  expect(await process([id], next)).toMatchObject({
    __typename: 'ConflictError',
    message: expect.stringMatching(
      /was paid with payroll #\d+, which is void\. Process it with that week again\.$/,
    ),
  });
  // A second void run of the week does not free it either.
  const { payrollRun: second } = await process([id], {
    weeklyData: [{ date: WEEK[1], pay: 200, expenses: 0, notes: '' }],
  });
  expect(second).toMatchObject({ totalPay: 212.5, net: 200 });
  await setStatus(second.id, 'VOID');
  expect(await proposed('2026-11-16')).toEqual([]);
  expect(await proposed()).toEqual([id]);
  const { id: payment } = await portal.db.payment.findFirstOrThrow({ where: { amount: 12.5 } });
  const { data } = await portal.graphql(
    'mutation ($input: VoidPaymentInput!) { result: voidPayment(input: $input) { __typename } }',
    { input: { id: toId('Payment', payment), reason: 'Bounced' } },
    manager.token,
  );
  expect(data.result.__typename).toBe('Payment');
  expect(await runOf(id)).toBeNull();
  expect(await proposed('2026-11-16')).toEqual([id]);
  expect((await process([id], next)).payrollRun).toMatchObject({ totalPay: 12.5, net: 12.5 });
});

describe('the board', () => {
  const row = async () => (await pay.rows(manager))[0];

  test('proposes the receipts of someone without any day of work, and pays them', async () => {
    const id = await receipt();
    expect(await row()).toMatchObject({
      ...{ state: 'READY', proposedPay: 0, proposedExpenses: 12.5, receipts: [{ id, amount: 12.5 }] },
    });
    expect((await pay.board(manager)).totals).toMatchObject({ ready: 1, expenses: 12.5, totalPay: 12.5 });
    const { batch } = await pay.startAsShown(manager);
    await portal.runJobs();
    expect(await pay.batch(manager, batch.id)).toMatchObject({ done: 1, refused: 0, paidTotal: 12.5 });
    expect(await runOf(id)).not.toBeNull();
    expect(await row()).toMatchObject({ state: 'PROCESSED', receipts: [] });
  });

  test('pays only the receipts that were chosen beside amounts of one’s own, all if no one chose', async () => {
    const [one, other] = [await receipt(), await receipt({ amount: '20' })];
    const edit = { userId: driver.id, weeklyData: [{ date: WEEK[0], pay: 100, expenses: 0 }] };
    const attempt = (receiptIds: string[] | null, totalPay: number) =>
      pay.start(manager, {
        edits: [{ ...edit, receiptIds }],
        expected: { contractors: 1, totalPay },
      });
    expect(await attempt(null, 100)).toMatchObject({ code: 'CONFLICT' });
    expect(await attempt([], 132.5)).toMatchObject({ code: 'CONFLICT' });
    await attempt([other], 120);
    await portal.runJobs();
    expect(await pay.paid()).toEqual({ people: 1, runs: 12_000, entries: 12_000 });
    expect([await runOf(one), await runOf(other)]).toEqual([null, expect.any(String)]);
  });

  test('refuses a person whose receipt changed after the batch was started, and says so', async () => {
    const id = await receipt();
    const { batch } = await pay.startAsShown(manager);
    await portal.db.receipt.update({ where: { id: toKey('Receipt', id) }, data: { amount: '99' } });
    await portal.runJobs();
    const { items } = await pay.batch(manager, batch.id);
    expect(items.edges[0].node).toMatchObject({
      status: 'REFUSED',
      message: 'The receipt of Nov 10, 2026 ($99.00) has changed. Please review it and try again.',
    });
    expect(await runOf(id)).toBeNull();
  });

  test('$480.00 of expenses on the board carries day, category and purpose', async () => {
    await pay.start(manager, {
      edits: [
        {
          userId: driver.id,
          weeklyData: [{ date: WEEK[2], pay: 0, expenses: 480, notes: 'Tire', category: 'REPAIRS' }],
        },
      ],
      expected: { contractors: 1, totalPay: 480 },
    });
    await portal.runJobs();
    expect(await portal.db.payrollLine.findMany()).toMatchObject([
      {
        ...{ kind: 'EXPENSE', taxClass: 'COMPENSATION', category: 'REPAIRS', description: 'Tire' },
        date: toUtcMidnight(WEEK[2]!),
      },
    ]);
  });
});
