/**
 * Whatever three people do with payments, in any order and whatever the limit is by then: nothing is paid twice, and
 * one person alone hands nobody more than the limit.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { toId } from '../../operation/ids.ts';

let portal: TestPortal;
let staff: Actor[];
let payees: Actor[];
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const MONDAYS = ['2026-10-26', '2026-11-02', '2026-11-09'];
const TODAY = '2026-11-18T17:00:00.000Z';
const DAY_MS = 86_400_000;
const COUNTED_MS = 7 * DAY_MS;

const by = fc.nat(2);
const which = fc.nat(9);
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('process' as const),
      ...{ by, payee: fc.nat(1), week: fc.nat(2), pay: fc.integer({ min: 1, max: 40 }) },
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      act: fc.constant('record' as const),
      ...{ by, which: fc.array(which, { minLength: 1, maxLength: 3 }) },
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      act: fc.constantFrom('approve' as const, 'decline' as const, 'withdraw' as const),
      ...{ by, which },
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constantFrom('void' as const, 'voidPayment' as const, 'patch' as const),
      ...{ by, which },
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('markWeek' as const), by, week: fc.nat(2) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('limit' as const),
      limit: fc.constantFrom(null, 1000, 2500, 6000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('advance' as const),
      by,
      total: fc.integer({ min: 1, max: 40 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('later' as const), days: fc.integer({ min: 1, max: 4 }) }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('leave' as const), who: fc.constantFrom(1, 2) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Given> ? Given : never;

/** What every sequence begins with: somebody asks for a second person. */
const ASKED: readonly Step[] = [
  { act: 'process', by: 1, payee: 0, week: 0, pay: 40 },
  { act: 'record', by: 1, which: [0] },
];

/** Someone else approves it, and one person pays a small one: a short run must not miss either by chance. */
const APPROVED_AND_ALONE: Step[] = [
  { act: 'approve', by: 0, which: 0 },
  { act: 'process', by: 1, payee: 1, week: 1, pay: 10 },
  { act: 'record', by: 1, which: [0] },
];

const send = (field: string, type: string, input: object, actor: Actor) =>
  portal.graphql(
    `mutation ($input: ${type}Input!) { result: ${field}(input: $input) { __typename ... on Error { message } } }`,
    { input },
    actor.token,
  );

const addDays = (day: string, count: number) =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

async function pick<Row>(rows: Promise<Row[]>, index: number): Promise<Row | undefined> {
  const all = await rows;
  return all[index % Math.max(all.length, 1)];
}
const runs = () => portal.db.payrollRun.findMany({ orderBy: { number: 'asc' } });
const unpaid = () =>
  portal.db.payrollRun.findMany({ where: { status: 'PROCESSED' }, orderBy: { number: 'asc' } });
const open = () =>
  portal.db.approvalRequest.findMany({ where: { status: 'OPEN' }, orderBy: { number: 'asc' } });

/** The clock moves: everybody signs in again. */
async function later(days: number): Promise<void> {
  portal.setClock(new Date(portal.services.now().getTime() + days * DAY_MS).toISOString());
  for (const actor of staff) {
    const { isActive } = await portal.db.user.findUniqueOrThrow({ where: { id: actor.key } });
    if (isActive) actor.token = await portal.signIn(actor.key);
  }
}

async function act(given: Step): Promise<void> {
  const today = portal.services.now().toISOString().slice(0, 10);
  if (given.act === 'later') return later(given.days);
  if (given.act === 'limit')
    return void (await send('updateCompany', 'UpdateCompany', { secondPersonAbove: given.limit }, staff[0]!));
  if (given.act === 'leave')
    return void (await send(
      'setUserActive',
      'SetUserActive',
      { id: staff[given.who]!.id, isActive: false },
      staff[0]!,
    ));
  const actor = staff[given.by]!;
  if (given.act === 'process') {
    const weekStart = MONDAYS[given.week]!;
    const body = {
      userId: payees[given.payee]!.id,
      weekStart,
      weekEnd: addDays(weekStart, 6),
      payDate: '2026-11-18',
      weeklyData: [{ date: weekStart, pay: given.pay * 100, expenses: 0 }],
    };
    await portal.rest('POST', '/payroll/weekly', { token: actor.token, body });
  } else if (given.act === 'record') {
    const chosen = await Promise.all(given.which.map((index) => pick(unpaid(), index)));
    const keys = [...new Set(chosen.flatMap((run) => run?.id ?? []))];
    const input = {
      runIds: keys.map((key) => toId('PayrollRun', key)),
      date: today,
      method: 'CHECK',
      reference: '1',
    };
    if (keys.length) await send('recordPayment', 'RecordPayment', input, actor);
  } else if (given.act === 'markWeek') {
    await send('markWeekPaid', 'MarkWeekPaid', { weekStart: MONDAYS[given.week] }, actor);
  } else if (given.act === 'advance') {
    const input = {
      ...{ userId: payees[0]!.id, kind: 'ADVANCE', description: 'Fuel', total: given.total * 100, weekly: 1 },
      ...{
        firstWeek: '2027-03-01',
        agreedBy: 'Dana',
        agreedOn: '2026-11-16',
        givenOn: '2026-11-17',
        method: 'CASH',
      },
    };
    await send('createPlan', 'CreatePlan', input, actor);
  } else if (given.act === 'void' || given.act === 'patch') {
    const run = await pick(runs(), given.which);
    const body = given.act === 'void' ? { status: 'VOID', reason: 'Wrong' } : { status: 'PAID' };
    if (run) await portal.rest('PATCH', `/payroll/${run.id}/status`, { token: actor.token, body });
  } else if (given.act === 'voidPayment') {
    const payment = await pick(portal.db.payment.findMany({ orderBy: { number: 'asc' } }), given.which);
    if (payment)
      await send('voidPayment', 'VoidPayment', { id: toId('Payment', payment.id), reason: 'Bounced' }, actor);
  } else {
    const request = await pick(open(), given.which);
    if (!request) return;
    const input = { id: toId('ApprovalRequest', request.id) };
    if (given.act === 'approve') await send('approveRequest', 'ApproveRequest', input, actor);
    else if (given.act === 'withdraw') await send('withdrawRequest', 'WithdrawRequest', input, actor);
    else await send('declineRequest', 'DeclineRequest', { ...input, reason: 'No' }, actor);
  }
}

const readMoney = () =>
  Promise.all([
    portal.db.payment.findMany({ include: { runs: true } }),
    portal.db.plan.findMany({ where: { kind: 'ADVANCE' } }),
    portal.db.companyProfile.findFirst({ select: { secondPersonAbove: true } }),
  ]);

/** What came into being with this act: one person's is within the limit, and anything else is two people's. */
async function check(known: Set<string>, given: Step): Promise<void> {
  const [payments, advances, company] = await readMoney();
  const now = portal.services.now().getTime();
  const limit = Number(company?.secondPersonAbove ?? Number.MAX_SAFE_INTEGER);
  const isCounted = ({ createdAt }: { createdAt: Date }) => now - createdAt.getTime() < COUNTED_MS;
  const sumGiven = (person: string | null) =>
    [
      ...payments.map(({ amount: dollars, ...made }) => ({ ...made, dollars })),
      ...advances.map(({ total: dollars, ...made }) => ({ ...made, dollars })),
    ]
      .filter((made) => made.userId === person && !made.voidedAt && isCounted(made))
      .reduce((sum, { dollars }) => sum + Number(dollars), 0);
  for (const { id, ...made } of payments) {
    if (known.has(id)) continue;
    known.add(id);
    if (made.approvedById === null) {
      expect(sumGiven(made.userId)).toBeLessThanOrEqual(limit);
      expect(given.act).not.toBe('approve');
      continue;
    }
    expect(given.act).toBe('approve');
    expect(new Set([made.recordedById, made.approvedById, made.userId]).size).toBe(3);
    const done = await portal.db.approvalRequest.findMany({
      where: { status: 'DONE', askedById: made.recordedById!, decidedById: made.approvedById },
      select: { runs: { select: { runId: true } } },
    });
    for (const { runId } of made.runs)
      expect(done.some((request) => request.runs.some((wanted) => wanted.runId === runId))).toBe(true);
  }
  for (const { id, createdById, userId } of advances) {
    if (known.has(id)) continue;
    known.add(id);
    if (given.act === 'advance') expect(sumGiven(userId)).toBeLessThanOrEqual(limit);
    else {
      expect(given.act).toBe('approve');
      expect(new Set([createdById, userId, staff[(given as { by: number }).by]!.key]).size).toBe(3);
    }
  }
  const times = new Map<string, number>();
  for (const { runId } of payments.filter(({ voidedAt }) => !voidedAt).flatMap((payment) => payment.runs))
    times.set(runId, (times.get(runId) ?? 0) + 1);
  expect([...times.values()].every((count) => count === 1)).toBe(true);
  const paid = (await runs()).filter(({ status }) => status === 'PAID');
  expect(paid.every(({ id }) => times.has(id))).toBe(true);
}

/** A run that waits waits for one request. */
async function expectOneRequestEach(): Promise<void> {
  const waiting = await portal.db.approvalRequestRun.findMany({
    where: { request: { status: 'OPEN', expiresAt: { gt: portal.services.now() } } },
  });
  expect(new Set(waiting.map(({ runId }) => runId)).size).toBe(waiting.length);
}

test('whoever asks, approves, declines, voids and changes the limit in whatever order', async () => {
  let approved = 0;
  let alone = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
      await portal.reset();
      portal.setClock(TODAY);
      staff = [
        await portal.joinStaff('IT_Admin'),
        await portal.joinStaff('Manager'),
        await portal.joinStaff('Manager'),
      ];
      // One of those who are paid may approve payments.
      payees = [await portal.joinContractor(), staff[2]!];
      await act({ act: 'limit', limit: 2500 });
      const known = new Set<string>();
      for (const given of [...ASKED, ...steps]) {
        await act(given);
        await check(known, given);
        await expectOneRequestEach();
      }
      const [payments] = await readMoney();
      approved += payments.filter(({ approvedById }) => approvedById).length;
      alone += payments.filter(({ approvedById }) => !approvedById).length;
    }),
    { numRuns: process.env.LONG ? 100 : 4, examples: [[APPROVED_AND_ALONE]] },
  );
  // The steps reach what they are about.
  expect(approved).toBeGreaterThan(0);
  expect(alone).toBeGreaterThan(0);
}, 240_000);
