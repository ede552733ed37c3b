/**
 * Whatever three people do with payments, files for the bank, accounts, plans and opening balances, in any order and
 * whatever the limit is by then: nothing is paid twice, and no money goes out above the limit by one person.
 */
import fc from 'fast-check';
import { nextBankingDay } from 'rules/bankingDays';
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
const NUMBERS = ['00123456789', '77004321', '55554444'];
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
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('file' as const),
      ...{ by, week: fc.nat(2), repeated: fc.boolean() },
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('account' as const),
      ...{ isOwn: fc.boolean(), payee: fc.nat(1), number: fc.nat(2) },
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('noAccount' as const), payee: fc.nat(1) }) },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('recurring' as const), by, payee: fc.nat(1) }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('opening' as const), by, payee: fc.nat(1) }) },
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

/** A file is asked for, approved and recorded; and two who share an account are paid in one. */
const BY_FILE: Step[] = [
  { act: 'decline', by: 0, which: 0 },
  { act: 'account', isOwn: true, payee: 0, number: 0 },
  { act: 'file', by: 1, week: 0, repeated: false },
  { act: 'approve', by: 0, which: 0 },
  { act: 'record', by: 1, which: [0] },
  { act: 'account', isOwn: true, payee: 1, number: 0 },
  { act: 'process', by: 1, payee: 1, week: 1, pay: 15 },
  { act: 'file', by: 1, week: 1, repeated: false },
];
/** Small ones by file, one after the other, until they are too many for one person. */
const SPLIT_OVER_FILES: Step[] = [
  { act: 'withdraw', by: 1, which: 0 },
  { act: 'account', isOwn: true, payee: 0, number: 1 },
  { act: 'process', by: 1, payee: 0, week: 1, pay: 15 },
  { act: 'file', by: 1, week: 1, repeated: false },
  { act: 'file', by: 1, week: 1, repeated: true },
  { act: 'process', by: 1, payee: 0, week: 2, pay: 15 },
  { act: 'file', by: 1, week: 2, repeated: false },
  { act: 'record', by: 1, which: [1, 2] },
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
  for (const actor of new Set([...staff, ...payees])) {
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
      { userId: staff[given.who]!.id, isActive: false },
      staff[0]!,
    ));
  if (given.act === 'account' || given.act === 'noAccount') {
    const payee = payees[given.payee]!;
    if (given.act === 'noAccount')
      return void (await send('removeBankAccount', 'RemoveBankAccount', { userId: payee.id }, payee));
    const input = {
      ...{ userId: payee.id, routingNumber: '021000021', accountNumber: NUMBERS[given.number] },
      ...{ type: 'CHECKING', holder: 'PERSONAL' },
    };
    return void (await send('setBankAccount', 'SetBankAccount', input, given.isOwn ? payee : staff[0]!));
  }
  const actor = staff[given.by]!;
  if (given.act === 'file') {
    const { week, repeated } = given;
    await portal.graphql(
      `{ bankFile(weekStart: "${MONDAYS[week]}", format: CSV, effectiveOn: "${nextBankingDay(today)}",
        includeNew: true, includeRepeated: ${repeated}) { __typename } }`,
      {},
      actor.token,
    );
  } else if (given.act === 'recurring') {
    const input = {
      ...{ userId: payees[given.payee]!.id, kind: 'RECURRING', description: 'Insurance', weekly: 50 },
      ...{ firstWeek: MONDAYS[0], agreedBy: 'Dana', agreedOn: '2026-10-26' },
    };
    await send('createPlan', 'CreatePlan', input, actor);
  } else if (given.act === 'opening') {
    const input = {
      ...{ userId: payees[given.payee]!.id, year: 2026, paidThrough: '2026-06-30' },
      ...{ compensation: 20_000, reimbursed: 0, withheld: 0 },
    };
    await send('enterOpeningBalance', 'EnterOpeningBalance', input, actor);
  } else if (given.act === 'process') {
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
    portal.db.bankFile.findMany({
      include: { request: true, runs: { include: { account: true, run: { include: { lines: true } } } } },
    }),
    portal.db.bankAccount.findMany(),
  ]);

/** What came into being with this act: one person's is within the limit, and anything else is two people's. */
async function check(known: Set<string>, given: Step): Promise<void> {
  const [payments, advances, company, files, accounts] = await readMoney();
  const now = portal.services.now().getTime();
  const limit = Number(company?.secondPersonAbove ?? Number.MAX_SAFE_INTEGER);
  const isCounted = ({ createdAt }: { createdAt: Date }) => now - createdAt.getTime() < COUNTED_MS;
  const sentTo = files.filter(isCounted).flatMap(({ runs }) =>
    runs
      .filter(({ run }) => run.status === 'PROCESSED' || (run.status === 'VOID' && run.paymentId === null))
      .map(({ run }) => ({
        userId: run.userId,
        dollars: run.lines.reduce((sum, { amount }) => sum + Number(amount), 0),
      })),
  );
  const numbers = accounts.filter(({ endedAt }) => !endedAt || isCounted({ createdAt: endedAt }));
  const areSame = (one: (typeof numbers)[number], other: (typeof numbers)[number]) =>
    one.accountLast4 === other.accountLast4;
  /** Whoever is paid to an account of this person, who is one of them. */
  const together = (person: string | null) => [
    ...new Set([
      person,
      ...numbers
        .filter(({ userId }) => userId === person)
        .flatMap((own) => numbers.filter((one) => areSame(one, own)).map(({ userId }) => userId)),
    ]),
  ];
  const sumHeld = (person: string | null) =>
    together(person).reduce(
      (sum, one) =>
        sum +
        sumGiven(one) +
        sentTo.filter(({ userId }) => userId === one).reduce((total, { dollars }) => total + dollars, 0),
      0,
    );
  const agreed = new Set(
    files.flatMap(({ requestId, runs }) => (requestId ? runs.map(({ runId }) => runId) : [])),
  );
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
      // What two people have agreed to in a file is recorded by one.
      if (!made.runs.every(({ runId }) => agreed.has(runId)))
        expect(sumHeld(made.userId)).toBeLessThanOrEqual(limit);
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
    if (given.act === 'advance') expect(sumHeld(userId)).toBeLessThanOrEqual(limit);
    else {
      expect(given.act).toBe('approve');
      expect(new Set([createdById, userId, staff[(given as { by: number }).by]!.key]).size).toBe(3);
    }
  }
  for (const { id, requestId, request, madeById, amount, runs } of files) {
    if (known.has(id)) continue;
    known.add(id);
    const paid = runs.map(({ run }) => run.userId);
    expect(paid).not.toContain(madeById);
    if (requestId === null) {
      expect(given.act).toBe('file');
      expect(Number(amount)).toBeLessThanOrEqual(limit);
      for (const person of paid) expect(sumHeld(person)).toBeLessThanOrEqual(limit);
    } else {
      expect(given.act).toBe('approve');
      expect(request).toMatchObject({ status: 'DONE', askedById: madeById });
      expect(new Set([madeById, request!.decidedById]).size).toBe(2);
      expect(paid).not.toContain(request!.decidedById);
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
  let filesByOne = 0;
  let filesByTwo = 0;
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
      const [payments, , , files] = await readMoney();
      approved += payments.filter(({ approvedById }) => approvedById).length;
      alone += payments.filter(({ approvedById }) => !approvedById).length;
      filesByOne += files.filter(({ requestId }) => !requestId).length;
      filesByTwo += files.filter(({ requestId }) => requestId).length;
    }),
    { numRuns: process.env.LONG ? 100 : 4, examples: [[APPROVED_AND_ALONE], [BY_FILE], [SPLIT_OVER_FILES]] },
  );
  // The steps reach what they are about.
  expect(approved).toBeGreaterThan(0);
  expect(alone).toBeGreaterThan(0);
  expect(filesByOne).toBeGreaterThan(0);
  expect(filesByTwo).toBeGreaterThan(0);
}, 240_000);
