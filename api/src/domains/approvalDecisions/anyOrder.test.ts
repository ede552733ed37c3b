/**
 * Whatever four people do with payments, bank files, accounts, plans, opening balances and those who are paid, in
 * any order and whatever the limit is by then: nothing is paid twice, no money goes out above the limit by one person, no
 * deduction or opening balance is entered above it by one, and no one who was paid lately disappears by one. What was
 * asked for and no longer fits changes nothing, and says so.
 */
import fc from 'fast-check';
import { nextBankingDay } from 'rules/bankingDays';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { toId } from '../../operation/ids.ts';
import type { ApprovalRequestKind } from '../../platform/db/generated/client/enums.ts';

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
const LATELY_MS = 90 * DAY_MS;

const by = fc.nat(3);
/** Their places among the staff. */
const ADMINS = [0, 3];
const byAdmin = fc.constantFrom(...ADMINS);
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
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('recurring' as const),
      ...{ by, payee: fc.nat(1), total: fc.integer({ min: 1, max: 40 }) },
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('opening' as const),
      ...{ by, payee: fc.nat(1), pay: fc.integer({ min: 1, max: 40 }), isThroughToday: fc.boolean() },
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('archive' as const),
      ...{ by: byAdmin, payee: fc.nat(1), archived: fc.boolean() },
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('delete' as const),
      ...{ by: byAdmin, payee: fc.nat(1), acknowledge: fc.boolean() },
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Given> ? Given : never;

/** What every sequence begins with: someone asks for a second person. */
const ASKED: readonly Step[] = [
  { act: 'process', by: 1, payee: 0, week: 0, pay: 40 },
  { act: 'record', by: 1, which: [0] },
];

/** Someone else approves it, and one person pays small ones, by hand and by file: a short run must not miss either by chance. */
const APPROVED_AND_ALONE: Step[] = [
  { act: 'approve', by: 0, which: 0 },
  { act: 'process', by: 1, payee: 1, week: 1, pay: 10 },
  { act: 'record', by: 1, which: [0] },
  { act: 'account', isOwn: true, payee: 1, number: 2 },
  { act: 'process', by: 1, payee: 1, week: 2, pay: 10 },
  { act: 'file', by: 1, week: 2, repeated: false },
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

/** One person deletes someone never paid, even with pay pending; two delete someone who was paid and is archived. */
const DELETED: Step[] = [
  { act: 'archive', by: 0, payee: 0, archived: true },
  { act: 'delete', by: 0, payee: 0, acknowledge: false },
  { act: 'delete', by: 0, payee: 0, acknowledge: true },
  { act: 'approve', by: 2, which: 0 },
  { act: 'process', by: 1, payee: 0, week: 1, pay: 10 },
  { act: 'record', by: 1, which: [0] },
  { act: 'archive', by: 0, payee: 0, archived: true },
  { act: 'delete', by: 0, payee: 0, acknowledge: true },
  { act: 'archive', by: 3, payee: 0, archived: false },
  { act: 'approve', by: 3, which: 1 },
  { act: 'archive', by: 3, payee: 0, archived: true },
  { act: 'approve', by: 3, which: 1 },
];
/** A file has sent money to someone, which no one has recorded. */
const SENT_AND_DELETED: Step[] = [
  { act: 'withdraw', by: 1, which: 0 },
  { act: 'account', isOwn: true, payee: 0, number: 0 },
  { act: 'process', by: 1, payee: 0, week: 1, pay: 15 },
  { act: 'void', by: 1, which: 0 },
  { act: 'file', by: 1, week: 1, repeated: false },
  { act: 'archive', by: 0, payee: 0, archived: true },
  { act: 'delete', by: 0, payee: 0, acknowledge: true },
];
/** A deduction of someone who is archived by then, and an opening balance of someone paid by then. */
const NO_LONGER_FIT: Step[] = [
  { act: 'recurring', by: 1, payee: 0, total: 30 },
  { act: 'archive', by: 0, payee: 0, archived: true },
  { act: 'approve', by: 2, which: 1 },
  { act: 'archive', by: 0, payee: 0, archived: false },
  { act: 'approve', by: 2, which: 1 },
  { act: 'opening', by: 1, payee: 0, pay: 30, isThroughToday: true },
  { act: 'process', by: 1, payee: 0, week: 1, pay: 10 },
  { act: 'record', by: 1, which: [1] },
  { act: 'approve', by: 2, which: 1 },
  { act: 'voidPayment', by: 1, which: 0 },
  { act: 'approve', by: 2, which: 1 },
];

/** The steps that only the long form tries: each of them also has a test of its own. */
const FURTHER_EXAMPLES: [Step[]][] = [[SPLIT_OVER_FILES], [DELETED], [NO_LONGER_FIT], [SENT_AND_DELETED]];

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

/** The clock moves: everyone signs in again. */
async function later(days: number): Promise<void> {
  portal.setClock(new Date(portal.services.now().getTime() + days * DAY_MS).toISOString());
  for (const actor of new Set([...staff, ...payees])) {
    const isThere = { id: actor.key, isActive: true, archivedAt: null };
    if (await portal.db.user.count({ where: isThere })) actor.token = await portal.signIn(actor.key);
  }
}

/** The administrators agree on it. */
async function setLimit(secondPersonAbove: number | null): Promise<void> {
  await send('updateCompany', 'UpdateCompany', { secondPersonAbove }, staff[0]!);
  const asked = await portal.db.approvalRequest.findFirst({
    where: { kind: 'CHANGE_LIMIT', status: 'OPEN' },
  });
  if (asked)
    await send('approveRequest', 'ApproveRequest', { id: toId('ApprovalRequest', asked.id) }, staff[3]!);
}

/** How often something has happened, over all sequences. */
const seen = { deletedByOne: 0, deletedByTwo: 0, refusedAsOpen: 0, unfit: 0, deductions: 0, openings: 0 };

/** Of those who are paid, by key. */
interface Payee {
  isArchived: boolean;
  /** Money is unpaid, owed, or still unreported. */
  isOpen: boolean;
  wasPaidLately: boolean;
}
async function readPayees(): Promise<Map<string, Payee>> {
  const since = new Date(portal.services.now().getTime() - LATELY_MS);
  const found = await portal.db.user.findMany({
    where: { id: { in: payees.map(({ key }) => key) } },
    select: {
      ...{
        id: true,
        archivedAt: true,
        payments: { select: { createdAt: true, voidedAt: true, amount: true } },
      },
      plans: { where: { kind: 'ADVANCE' }, select: { createdAt: true, voidedAt: true } },
      payrollRuns: {
        select: { status: true, bankFiles: { select: { file: { select: { createdAt: true } } } } },
      },
    },
  });
  return new Map(
    found.map(({ id, archivedAt, payments, plans, payrollRuns }) => {
      const files = payrollRuns.flatMap(({ bankFiles }) => bankFiles.map(({ file }) => file));
      return [
        id,
        {
          isArchived: archivedAt !== null,
          isOpen:
            payrollRuns.some(({ status }) => status === 'PROCESSED') ||
            payments.some(({ voidedAt, amount }) => !voidedAt && Number(amount) > 0) ||
            plans.some(({ voidedAt }) => !voidedAt),
          wasPaidLately: [...payments, ...plans, ...files].some(({ createdAt }) => createdAt > since),
        },
      ];
    }),
  );
}
/** As they were before the act. */
let before: Map<string, Payee>;

async function setArchived({ by, payee, archived }: Extract<Step, { act: 'archive' }>): Promise<void> {
  const person = payees[payee]!;
  const body = { archived };
  const answer = await portal.rest('PATCH', `/staff/${person.id}/archive`, { token: staff[by]!.token, body });
  // A user who comes back signs in again.
  if (answer.status === 200 && !archived) await later(0);
}

async function deletePayee({ by, payee, acknowledge }: Extract<Step, { act: 'delete' }>): Promise<void> {
  const person = payees[payee]!;
  const anyhow = acknowledge ? '?acknowledge=true&reason=Asked' : '';
  const answer = await portal.rest('DELETE', `/staff/${person.id}${anyhow}`, { token: staff[by]!.token });
  const { isArchived, isOpen } = before.get(person.key)!;
  if (!isArchived || !isOpen || acknowledge) return;
  expect(answer).toMatchObject({ status: 409, body: { code: 'RETENTION' } });
  expect(answer.body.details.length).toBeGreaterThan(0);
  seen.refusedAsOpen += 1;
}

/** Everything that an approval may change, but for the request itself. */
const countAll = () =>
  Promise.all([
    portal.db.user.count(),
    portal.db.payment.count(),
    portal.db.plan.count(),
    portal.db.openingBalance.count(),
    portal.db.bankFile.count(),
    portal.db.bankAccount.count(),
    portal.db.ledgerEntry.count(),
    portal.db.notice.count(),
    portal.db.approvalRequest.count({ where: { status: 'OPEN' } }),
  ]);

/** What cannot be done anymore is said, and leaves everything as it was. */
async function approve(input: object, actor: Actor): Promise<void> {
  const counted = await countAll();
  const { data, errors } = await send('approveRequest', 'ApproveRequest', input, actor);
  const type = data?.result?.__typename;
  if (type && !type.endsWith('Error')) return;
  expect(await countAll()).toEqual(counted);
  expect(data?.result?.message ?? errors?.[0]?.message).toBeTruthy();
  if (type === 'ConflictError' || type === 'ValidationError') seen.unfit += 1;
}

async function act(given: Step): Promise<void> {
  const today = portal.services.now().toISOString().slice(0, 10);
  if (given.act === 'later') return later(given.days);
  if (given.act === 'limit') return setLimit(given.limit);
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
  if (given.act === 'archive') return setArchived(given);
  if (given.act === 'delete') return deletePayee(given);
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
      total: given.total * 100,
      ...{ firstWeek: MONDAYS[0], agreedBy: 'Dana', agreedOn: '2026-10-26' },
    };
    await send('createPlan', 'CreatePlan', input, actor);
  } else if (given.act === 'opening') {
    const input = {
      ...{ userId: payees[given.payee]!.id, paidThrough: given.isThroughToday ? today : '2026-06-30' },
      ...{ compensation: given.pay * 100, reimbursed: 0, withheld: 0 },
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
    if (given.act === 'approve') await approve(input, actor);
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

/** Each deleted person was archived; if paid lately, two people made the decision. */
async function checkDeleted(given: Step, limit: number): Promise<void> {
  const now = await readPayees();
  for (const [key, { isArchived, isOpen, wasPaidLately }] of before) {
    if (now.has(key)) continue;
    expect(isArchived).toBe(true);
    if (given.act === 'delete') {
      expect(wasPaidLately && limit !== Number.MAX_SAFE_INTEGER).toBe(false);
      expect(given.acknowledge || !isOpen).toBe(true);
      seen.deletedByOne += 1;
    } else {
      await expectAgreed(given, 'DELETE_USER', { content: { path: ['userId'], equals: key } });
      seen.deletedByTwo += 1;
    }
    const place = payees.findIndex((payee) => payee.key === key);
    payees[place] = await portal.joinContractor();
  }
}

/** Someone else than who asked has just approved such a request. */
async function expectAgreed(given: Step, kind: ApprovalRequestKind, about: object): Promise<void> {
  expect(given.act).toBe('approve');
  const decidedById = staff[(given as { by: number }).by]!.key;
  const done = { kind, decidedById, status: 'DONE', askedById: { not: decidedById } } as const;
  expect(await portal.db.approvalRequest.count({ where: { ...done, ...about } })).toBeGreaterThan(0);
}

/** What is taken off pay or was entered as paid before: above the limit after a second person's yes alone. */
async function checkEntered(known: Set<string>, given: Step, limit: number): Promise<void> {
  const since = new Date(portal.services.now().getTime() - COUNTED_MS);
  const plans = await portal.db.plan.findMany({ where: { kind: 'RECURRING' } });
  for (const { id, userId } of plans) {
    if (known.has(id)) continue;
    known.add(id);
    expect(before.get(userId)?.isArchived).toBe(false);
    const counted = plans.filter((plan) => plan.userId === userId && !plan.endedAt && plan.createdAt > since);
    if (given.act === 'recurring')
      expect(counted.reduce((sum, { total }) => sum + Number(total), 0)).toBeLessThanOrEqual(limit);
    else {
      await expectAgreed(given, 'ENTER_DEDUCTION', { aboutId: userId });
      seen.deductions += 1;
    }
  }
  for (const { id, userId, compensation, paidThrough } of await portal.db.openingBalance.findMany()) {
    if (known.has(id)) continue;
    known.add(id);
    const covered = { userId, voidedAt: null, date: { lte: paidThrough } };
    expect(await portal.db.payment.count({ where: covered })).toBe(0);
    if (given.act === 'opening') expect(Number(compensation)).toBeLessThanOrEqual(limit);
    else {
      await expectAgreed(given, 'ENTER_OPENING_BALANCE', { aboutId: userId });
      seen.openings += 1;
    }
  }
}

/** What came into being with this act: one person's is within the limit, and anything else is two people's. */
async function check(known: Set<string>, given: Step): Promise<void> {
  const [payments, advances, company, files, accounts] = await readMoney();
  const now = portal.services.now().getTime();
  const limit = Number(company?.secondPersonAbove ?? Number.MAX_SAFE_INTEGER);
  await checkDeleted(given, limit);
  await checkEntered(known, given, limit);
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
  /** Everyone who is paid to an account of this person, including this person. */
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

test('requests, approvals, declines, voids and limit changes by anyone in any order', async () => {
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
        await portal.joinStaff('IT_Admin'),
      ];
      // One of those who are paid may approve payments.
      payees = [await portal.joinContractor(), staff[2]!];
      await act({ act: 'limit', limit: 2500 });
      const known = new Set<string>();
      for (const given of [...ASKED, ...steps]) {
        before = await readPayees();
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
    {
      // The examples count as runs.
      numRuns: process.env.LONG ? 100 : 2,
      examples: [[APPROVED_AND_ALONE], [BY_FILE], ...(process.env.LONG ? FURTHER_EXAMPLES : [])],
    },
  );
  // The steps reach what they are about.
  expect(approved).toBeGreaterThan(0);
  expect(alone).toBeGreaterThan(0);
  expect(filesByOne).toBeGreaterThan(0);
  expect(filesByTwo).toBeGreaterThan(0);
  if (process.env.LONG)
    for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(0);
}, 240_000);
