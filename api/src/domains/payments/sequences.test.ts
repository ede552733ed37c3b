/**
 * Random sequences of actions on weeks and deductions, in any order and any year. Each week pays what was shown before.
 * Nothing is paid twice, no year forgets what it paid, and no advance is deducted twice. A raise for days on payroll is
 * worth what it adds to them, and is settled once. The ledger equals the sum of the runs, payments and advances, and the
 * list of payments is what the ledger has of them. What was paid is one number in every total, query, report and file.
 */
import fc from 'fast-check';
import { DEFAULT_FIRST_DAY } from 'rules/enteredDays';
import { computeHandedOut } from 'rules/plans';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectJournal, readJournal, sumLabor } from '../../../test/support/journal.ts';
import { readBalances, sumBalances } from '../../../test/support/ledger.ts';
import { expectOneNumber, expectOnePayroll } from '../../../test/support/oneNumber.ts';
import { expectPayments } from '../../../test/support/payments.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { expectTotals, expectUnpaidWork } from '../../../test/support/totals.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import { verifyLedger } from '../ledger/verify.service.ts';
import { paidToAll } from '../taxDocuments/payees.sql.ts';

let portal: TestPortal;
let admin: Actor;
let manager: Actor;
let driver: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

/** Two weeks, so that one takes back an overpayment of the other, and a last one that takes back the rest. */
const MONDAYS = ['2026-12-14', '2026-12-21'];
const LAST = '2026-12-28';
/** A day after both weeks have begun. */
const SINCE = '2026-12-22';
const sunday = (monday: string) => new Date(Date.parse(monday) + 6 * 86_400_000).toISOString().slice(0, 10);
const VOID = `mutation ($id: ID!) { voidPayment(input: { id: $id, reason: "Bounced" }) { __typename } }`;

const ADD = `mutation ($input: AddToPayInput!) { result: addToPay(input: $input) {
  ... on AddToPayPayload { payrollRun { id } } ... on Error { message } } }`;
const TRACKER = `query ($userId: ID!, $weekStart: Date!) {
  payrollWeek(userId: $userId, weekStart: $weekStart) { paidBefore deductions { due floor } } }`;
const STANDING = `query ($id: ID!) { node(id: $id) { ... on PayrollRun { standing { total } } } }`;
const CORRECT = `mutation ($input: CorrectPaymentInput!) { result: correctPayment(input: $input) {
  ... on CorrectPaymentPayload { payrollRun { id } } ... on Error { message } } }`;

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('process' as const),
      pay: fc.integer({ min: 1, max: 90 }),
      expenses: fc.nat(90),
      week: fc.nat(1),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('add' as const),
      pay: fc.integer({ min: 1, max: 60 }),
      week: fc.nat(1),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('correct' as const),
      pay: fc.nat(120),
      expenses: fc.nat(90),
      notes: fc.constantFrom('', 'Tolls'),
      week: fc.nat(1),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({ act: fc.constantFrom('pay' as const, 'void' as const), which: fc.nat(5) }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('newYear' as const) }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('voidPayment' as const), which: fc.nat(5) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constantFrom('advance' as const, 'deduction' as const),
      pay: fc.integer({ min: 1, max: 60 }),
      floor: fc.nat(40),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constantFrom('end' as const, 'voidAdvance' as const), which: fc.nat(5) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constantFrom('repay' as const, 'voidRepayment' as const, 'writeOff' as const),
      pay: fc.integer({ min: 1, max: 120 }),
      which: fc.nat(5),
    }),
  },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('takeBack' as const), week: fc.nat(1) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('opening' as const),
      pay: fc.nat(500),
      expenses: fc.nat(50),
      floor: fc.nat(40),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('voidOpening' as const) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('delete' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('rate' as const),
      pay: fc.integer({ min: 1, max: 90 }),
      from: fc.constantFrom('2026-12-01', ...MONDAYS, '2027-02-01'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constantFrom('backPay' as const, 'dismiss' as const),
      week: fc.nat(1),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('operateSince' as const),
      from: fc.constantFrom(DEFAULT_FIRST_DAY, SINCE),
    }),
  },
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/**
 * Sequences start with nothing, a paid week that is void, a week with much to lower, or a week whose correction moved
 * amounts from pay to expenses.
 */
const PAID_AND_VOID: Given[] = [
  { act: 'process', pay: 50, expenses: 20, week: 0 },
  { act: 'pay', which: 0 },
  { act: 'void', which: 0 },
];
/** A check bounces after some of its overpayment was taken back, and is paid again in the new year. */
const TAKEN_BACK_AND_BOUNCED: Step[] = [
  { act: 'process', pay: 50, expenses: 0, week: 0 },
  { act: 'pay', which: 0 },
  { act: 'correct', pay: 10, expenses: 0, notes: '', week: 0 },
  { act: 'process', pay: 30, expenses: 0, week: 1 },
  { act: 'pay', which: 2 },
  { act: 'voidPayment', which: 0 },
  { act: 'newYear' },
  { act: 'pay', which: 0 },
];
/** An amount paid as an expense, but not one, is written off in the same year or in the next. */
const NO_EXPENSE: Given[] = [
  { act: 'process', pay: 50, expenses: 60, notes: 'Tolls', week: 0 },
  { act: 'pay', which: 0 },
];
const LOWERED: Step = { act: 'correct', pay: 50, expenses: 20, notes: 'Tolls', week: 0 };
const ADDED: Step = { act: 'add', pay: 30, week: 0 };
const MOVED: Given[] = [
  { act: 'process', pay: 50, expenses: 40, notes: 'Tolls', week: 0 },
  { act: 'pay', which: 0 },
  { act: 'correct', pay: 20, expenses: 70, notes: 'Tolls', week: 0 },
];
/** An overpaid expense is taken back with a week that is voided later. */
const TAKEN_BACK_AND_VOID: Step[] = [
  LOWERED,
  { act: 'process', pay: 90, expenses: 0, week: 1 },
  { act: 'pay', which: 2 },
  { act: 'void', which: 2 },
];
/** An advance is partly deducted, partly repaid by a check that bounces, and the rest is forgiven and owed again. */
const SETTLED_BY_HAND: Step[] = [
  { act: 'advance', pay: 40, floor: 0 },
  { act: 'process', pay: 90, expenses: 0, week: 0 },
  { act: 'repay', pay: 30, which: 0 },
  { act: 'writeOff', pay: 1, which: 0 },
  { act: 'voidRepayment', pay: 1, which: 0 },
  { act: 'newYear' },
  { act: 'void', which: 0 },
  { act: 'writeOff', pay: 1, which: 0 },
  { act: 'void', which: 1 },
  { act: 'repay', pay: 5, which: 0 },
];
/**
 * The rates of two weeks are entered in any order. What they add is dismissed or paid, and the week is processed again.
 */
const RAISED: Step[] = [
  { act: 'rate', pay: 40, from: '2026-12-01' },
  { act: 'process', pay: 40, expenses: 0, week: 0 },
  { act: 'process', pay: 40, expenses: 0, week: 1 },
  { act: 'rate', pay: 50, from: MONDAYS[1]! },
  { act: 'rate', pay: 60, from: MONDAYS[0]! },
  { act: 'dismiss', week: 1 },
  { act: 'rate', pay: 70, from: MONDAYS[1]! },
  { act: 'backPay', week: 0 },
  { act: 'backPay', week: 1 },
  { act: 'void', which: 0 },
  { act: 'process', pay: 60, expenses: 0, week: 0 },
];
/** A paid week that is void is processed again, with an advance that has come due. */
const DONE_AGAIN: Step[] = [
  { act: 'advance', pay: 20, floor: 10 },
  { act: 'process', pay: 90, expenses: 10, week: 0 },
];
/** The company's first day moves past weeks on payroll, void or not, and past a week that never was. */
const FIRST_DAY_MOVED: Step[] = [
  { act: 'process', pay: 40, expenses: 0, week: 0 },
  { act: 'operateSince', from: SINCE },
  { act: 'process', pay: 40, expenses: 0, week: 1 },
  { act: 'void', which: 0 },
  { act: 'process', pay: 50, expenses: 0, week: 0 },
  { act: 'rate', pay: 50, from: MONDAYS[0]! },
  { act: 'advance', pay: 20, floor: 0 },
];
/** What the long form tries in addition: more steps, and the same steps in more orders. */
const FURTHER_EXAMPLES: [Given[], Step[], boolean][] = [
  [[], TAKEN_BACK_AND_BOUNCED, false],
  [[], SETTLED_BY_HAND, true],
  [[], RAISED, false],
  [[], FIRST_DAY_MOVED, false],
  [PAID_AND_VOID, DONE_AGAIN, false],
  [NO_EXPENSE, [LOWERED, ADDED, { act: 'end', which: 0 }, ADDED], true],
  [NO_EXPENSE, [LOWERED, { act: 'newYear' }, { act: 'end', which: 0 }, { act: 'pay', which: 0 }], true],
  [NO_EXPENSE, [LOWERED, { act: 'newYear' }, ADDED, { act: 'end', which: 0 }, ADDED], true],
  [NO_EXPENSE, TAKEN_BACK_AND_VOID, true],
  // A correction that found an overpayment, which runs of two years took back, stands in the way of a bounced check.
  [
    PAID_AND_VOID,
    [
      { act: 'process', pay: 1, expenses: 68, week: 0 },
      { act: 'correct', pay: 0, expenses: 0, notes: '', week: 0 },
      { act: 'add', pay: 1, week: 0 },
      { act: 'newYear' },
      { act: 'add', pay: 1, week: 0 },
    ],
    true,
  ],
  [MOVED, [{ act: 'newYear' }], true],
  [MOVED, [{ act: 'newYear' }, { act: 'correct', pay: 50, expenses: 40, notes: 'Tolls', week: 0 }], true],
];
const begun = fc.constantFrom<Given[]>([], PAID_AND_VOID, NO_EXPENSE, MOVED);

/**
 * What is valid now: the most regular runs of a week, what all runs earn without what they take off for void ones, what
 * valid payments have paid, and what is still payable.
 */
async function readWeek() {
  const { rows } = await portal.database.pool.query<
    Record<
      'earned' | 'taken' | 'deducted' | 'found' | 'back' | 'paid' | 'paidBefore' | 'open' | 'regular',
      number
    >
  >(`
    SELECT (SELECT coalesce(max(of.runs), 0) FROM (SELECT count(*) AS runs FROM "PayrollRun"
        WHERE status <> 'VOID' AND kind = 'REGULAR' GROUP BY "userId", "weekStart") of)::int AS regular,
      coalesce(sum(sums.net - sums.taken - sums.found + sums.back) FILTER (WHERE run.status <> 'VOID'), 0)::float AS earned,
      coalesce(sum(sums.found) FILTER (WHERE run.status <> 'VOID'), 0)::float AS found,
      coalesce(sum(sums.back) FILTER (WHERE run.status <> 'VOID'), 0)::float AS back,
      coalesce(-sum(sums.taken) FILTER (WHERE run.status <> 'VOID'), 0)::float AS taken,
      coalesce(sum(payment.amount), 0)::float AS paid,
      coalesce(sum(payment.amount) FILTER (WHERE run.status = 'VOID'), 0)::float AS "paidBefore",
      coalesce(sum(sums.net) FILTER (WHERE run.status = 'PROCESSED'), 0)::float AS open,
      coalesce(sum(sums.deducted) FILTER (WHERE run.status <> 'VOID'), 0)::float AS deducted
    FROM "PayrollRun" run LEFT JOIN "Payment" payment ON payment.id = run."paymentId"
    JOIN LATERAL (SELECT sum(amount) AS net,
        coalesce(sum(amount) FILTER (WHERE line."adjustsRunId" IS NOT NULL AND line."adjustsPosition" IS NULL), 0) AS taken,
        coalesce(-sum(amount) FILTER (WHERE plan.kind <> 'OVERPAYMENT'), 0) AS deducted,
        coalesce(sum(amount) FILTER (WHERE plan.kind = 'OVERPAYMENT' AND amount > 0), 0) AS found,
        coalesce(-sum(amount) FILTER (WHERE plan.kind = 'OVERPAYMENT' AND amount < 0), 0) AS back
      FROM "PayrollLine" line LEFT JOIN "Plan" plan ON plan.id = line."planId" WHERE line."runId" = run.id) sums ON true`);
  return rows[0]!;
}

/** Each plan with what valid runs have taken, in all and with floors kept, and what was advanced in all. */
async function readPlans() {
  const { rows } = await portal.database.pool.query(`
    SELECT plan.kind::text, plan.total::float, plan."voidedAt" IS NOT NULL AS "isVoid",
      coalesce(plan."writtenOff", 0)::float AS "writtenOff", coalesce(sums.taken, 0)::float AS taken,
      (SELECT coalesce(sum(amount), 0)::float FROM "PlanRepayment" WHERE "planId" = plan.id AND "voidedAt" IS NULL) AS repaid
    FROM "Plan" plan LEFT JOIN LATERAL (
      SELECT -sum(line.amount) AS taken FROM "PayrollLine" line JOIN "PayrollRun" run ON run.id = line."runId"
      WHERE line."planId" = plan.id AND line.amount < 0 AND run.status <> 'VOID') sums ON true`);
  return rows as ({ kind: string; total: number | null; isVoid: boolean } & Record<
    'writtenOff' | 'taken' | 'repaid',
    number
  >)[];
}

/** What is left of plans for overpaid expenses, in cents, and how much was written off. */
async function readExpensesOwed() {
  const { rows } = await portal.database.pool.query(`
    SELECT coalesce(sum(least(paid.expenses, plan.total - coalesce(plan."writtenOff", 0) - coalesce(sums.taken, 0)))
        FILTER (WHERE plan."voidedAt" IS NULL), 0)::float AS left,
      coalesce(sum(plan."writtenOff") FILTER (WHERE found."taxClass" = 'REIMBURSEMENT'), 0)::float AS "writtenOff",
      EXISTS (SELECT FROM "PayrollRun" WHERE status = 'VOID' AND "paymentId" IS NOT NULL) AS "hasVoid"
    FROM "Plan" plan JOIN "PayrollLine" found ON found."planId" = plan.id AND found.amount > 0
    JOIN LATERAL (SELECT CASE found."taxClass" WHEN 'REIMBURSEMENT' THEN found.amount WHEN 'DEDUCTION' THEN (
        SELECT coalesce(-sum(lowered.amount), 0) FROM "PayrollLine" lowered JOIN "PayrollLine" target
          ON target."runId" = lowered."adjustsRunId" AND target.position = lowered."adjustsPosition"
        WHERE lowered."runId" = found."runId" AND lowered.kind = 'DEDUCTION' AND target."taxClass" = 'REIMBURSEMENT'
      ) ELSE 0 END AS expenses) paid ON true
    LEFT JOIN LATERAL (
      SELECT -sum(line.amount) AS taken FROM "PayrollLine" line JOIN "PayrollRun" run ON run.id = line."runId"
      WHERE line."planId" = plan.id AND line.amount < 0 AND run.status <> 'VOID') sums ON true`);
  const { left, writtenOff, hasVoid } = rows[0];
  return { left: cents(left), writtenOff: cents(writtenOff), hasVoid: hasVoid as boolean };
}

/** What was paid in each year: by the payments, and by the lines that the forms add up. */
async function readYears() {
  const { rows } = await portal.database.pool.query(`
    SELECT extract(year FROM payment.date)::int AS year, sum(payment.amount)::float AS paid,
      sum(sums.reported - sums.taken)::float AS handed
    FROM "Payment" payment JOIN "PayrollRun" run ON run."paymentId" = payment.id
    JOIN LATERAL (SELECT coalesce(sum(amount) FILTER (WHERE "taxClass" IN ('COMPENSATION', 'REIMBURSEMENT')), 0) AS reported,
      coalesce(-sum(amount) FILTER (WHERE "taxClass" IN ('DEDUCTION', 'WITHHELD')), 0) AS taken
      FROM "PayrollLine" line WHERE line."runId" = run.id) sums ON true
    GROUP BY 1 ORDER BY 1`);
  return rows as { year: number; paid: number; handed: number }[];
}

/**
 * The least that a year reports for a week in any class: what was paid for it in the year, less what other weeks took
 * back. Below zero, another year's amounts would lower what this year reports of other pay. A void run that took back
 * more than it paid has done so for the other week as long as that week is paid, and so has the run that gives it back.
 */
async function readLeastOfYear(): Promise<number> {
  const { rows } = await portal.database.pool.query(`
    WITH took AS (
      SELECT line."runId", line.position, line."taxClass", run.status, overpaid."weekStart", overpaid."paymentId" AS paid,
        (SELECT sum(amount) FROM "PayrollLine" own WHERE own."runId" = run.id AND own."taxClass" = line."taxClass") AS sum
      FROM "PayrollLine" line JOIN "PayrollRun" run ON run.id = line."runId" JOIN "Plan" plan ON plan.id = line."planId"
      JOIN "PayrollRun" overpaid ON overpaid.id = plan."overpaidRunId" WHERE line.amount < 0
    )
    SELECT coalesce(min(sum), 0)::float AS least FROM (
      SELECT sum(line.amount) FROM "Payment" payment JOIN "PayrollRun" run ON run."paymentId" = payment.id
        JOIN "PayrollLine" line ON line."runId" = run.id AND line."taxClass" IN ('COMPENSATION', 'REIMBURSEMENT')
        LEFT JOIN took ON took."runId" = run.id AND took.position = line.position
          AND (run.status <> 'VOID' OR took.paid IS NOT NULL AND took.sum < 0)
        LEFT JOIN LATERAL (SELECT of."weekStart" FROM took of WHERE of."runId" = line."adjustsRunId" AND of.paid IS NOT NULL
          AND of."taxClass" = line."taxClass" AND of.status = 'VOID' AND of.sum < 0 AND line.amount > 0
          AND line."adjustsPosition" IS NULL LIMIT 1) back ON true
      GROUP BY run."userId", coalesce(took."weekStart", back."weekStart", run."weekStart"),
        extract(year FROM payment.date), line."taxClass"
    ) sums`);
  return rows[0].least;
}

/** What was paid before the portal, in cents, and what was owed of earlier advances; without void ones. */
async function readOpenings() {
  const { rows } = await portal.database.pool.query(`
    SELECT coalesce(sum(compensation), 0)::float AS compensation, coalesce(sum(reimbursed), 0)::float AS reimbursed,
      coalesce(sum(withheld), 0)::float AS withheld,
      (SELECT coalesce(sum(total), 0)::float FROM "Plan" WHERE "carriedOverOn" IS NOT NULL AND "voidedAt" IS NULL) AS owed
    FROM "OpeningBalance" WHERE "voidedAt" IS NULL`);
  return rows[0] as Record<'compensation' | 'reimbursed' | 'withheld' | 'owed', number>;
}

const newestRun = async (): Promise<number> =>
  (await portal.db.payrollRun.findFirst({ orderBy: { number: 'desc' }, select: { number: true } }))?.number ??
  0;
const readNet = async (number: number): Promise<number> => {
  const { lines } = await portal.db.payrollRun.findUniqueOrThrow({
    where: { number },
    select: { lines: { select: { amount: true } } },
  });
  return lines.reduce((sum, { amount }) => sum + Number(amount), 0);
};

/** What was paid for void runs of the newest run's week and is not taken off yet. */
async function readFloating(number: number): Promise<number> {
  const { rows } = await portal.database.pool.query(
    `SELECT coalesce(sum(payment.amount), 0)::float
      + coalesce((SELECT sum(line.amount) FROM "PayrollLine" line JOIN "PayrollRun" taker ON taker.id = line."runId"
        WHERE taker."weekStart" = min(old."weekStart") AND taker.status <> 'VOID'
          AND line."adjustsRunId" IS NOT NULL AND line."adjustsPosition" IS NULL), 0)::float AS floating
     FROM "PayrollRun" old JOIN "Payment" payment ON payment.id = old."paymentId"
     WHERE old.status = 'VOID' AND old."weekStart" = (SELECT "weekStart" FROM "PayrollRun" WHERE number = $1)`,
    [number],
  );
  return rows[0].floating;
}

/** Puts every week on payroll, adds something to each, pays everything, and takes back the rest with one more week. */
async function close(): Promise<void> {
  for (const [week] of MONDAYS.entries()) {
    await act({ act: 'process', pay: 90, expenses: 0, week });
    await act({ act: 'add', pay: 5_000, week });
  }
  const body = {
    ...{ userId: driver.id, weekStart: LAST, weekEnd: sunday(LAST) },
    weeklyData: [{ date: LAST, pay: 5_000, expenses: 0 }],
  };
  const { status } = await portal.rest('POST', '/payroll/weekly', { token: manager.token, body });
  expect(status).toBe(201);
  const open = await portal.db.payrollRun.count({ where: { status: 'PROCESSED' } });
  for (let run = 0; run < open; run += 1) {
    const next = await portal.db.payrollRun.findFirstOrThrow({ where: { status: 'PROCESSED' } });
    const path = `/payroll/PayrollRun_${next.id}/status`;
    expect(
      (await portal.rest('PATCH', path, { token: manager.token, body: { status: 'PAID' } })).status,
    ).toBe(200);
  }
}

const cents = (dollars: number): number => Math.round(dollars * 100);

/** Compares the ledger with runs and payments, with the tax sums, and with the netting. Returns its balances. */
async function checkLedger(week: Awaited<ReturnType<typeof readWeek>>) {
  expect(await verifyLedger(portal.services)).toMatchObject({ problem: null });
  const balances = await readBalances(portal.database.pool);
  expect(balances.reduce((sum, of) => sum + of.cents, 0)).toBe(0);
  expect(sumBalances(balances, 'PAYABLE')).toBe(0 - cents(week.open));
  const plans = await readPlans();
  const advances = plans.filter(({ kind, isVoid }) => kind === 'ADVANCE' && !isVoid);
  const given = advances.reduce((sum, { total }) => sum + cents(total!), 0);
  const before = await readOpenings();
  const paidBack = plans.reduce((sum, plan) => sum + cents(plan.repaid), 0);
  expect(sumBalances(balances, 'CASH')).toBe(0 - cents(week.paid) - given + cents(before.owed) + paidBack);
  expect(sumBalances(balances, 'OPENING')).toBe(
    cents(before.withheld) - cents(before.compensation) - cents(before.reimbursed) - cents(before.owed),
  );
  expect(sumBalances(balances, 'WITHHOLDING')).toBe(0 - cents(before.withheld));
  expect(sumBalances(balances, 'ADVANCES')).toBe(
    advances.reduce((sum, { total, taken }) => sum + cents(total!) - cents(taken), 0) - paidBack,
  );
  for (const { kind, total, taken, writtenOff, repaid, isVoid } of plans) {
    expect(taken).toBeGreaterThanOrEqual(0);
    const most = (total ?? Number.MAX_SAFE_INTEGER) - writtenOff - repaid;
    expect(cents(taken)).toBeLessThanOrEqual(isVoid && kind === 'ADVANCE' ? 0 : cents(most));
  }
  const sumPlans = (of: 'taken' | 'writtenOff', isOverpaid: boolean) =>
    plans
      .filter(({ kind }) => (kind === 'OVERPAYMENT') === isOverpaid)
      .reduce((sum, plan) => sum + cents(plan[of]), 0);
  expect(sumPlans('taken', false)).toBe(cents(week.deducted));
  expect(sumPlans('taken', true)).toBe(cents(week.back));
  expect(sumBalances(balances, 'OVERPAID')).toBe(cents(readOwed(week)) - sumPlans('writtenOff', true));
  for (const year of [2026, 2027]) {
    const inYear = { year, first: `${year}-01-01`, last: `${year}-12-31`, timeZone: 'America/New_York' };
    const [sums] = await rowsIn(portal.db, paidToAll(inYear));
    const reported = (of: 'grossCents' | 'reimbursedCents') =>
      sums!.rows.reduce((sum, row) => sum + row[of], 0);
    expect(sumBalances(balances, 'COMPENSATION', year)).toBe(reported('grossCents'));
    expect(sumBalances(balances, 'REIMBURSEMENT', year)).toBe(reported('reimbursedCents'));
  }
  return balances;
}

/**
 * The books of a company that imports the journal every month: they equal the ledger in every period, and a year's
 * contract labor is the total of its forms, less what was paid before the portal.
 */
async function checkJournal(balances: Awaited<ReturnType<typeof readBalances>>): Promise<void> {
  const periods = [
    ['2026-01-01', '2026-12-13'],
    ['2026-12-14', '2026-12-29'],
    ['2026-12-30', '2026-12-31'],
    ['2027-01-01', '2027-12-31'],
  ] as const;
  const lines = [];
  for (const [first, last] of periods) {
    await expectJournal(portal, manager.token, first, last);
    const found = await readJournal(portal, manager.token, first, last);
    if (Array.isArray(found)) lines.push(...found);
  }
  const { rows } = await portal.database.pool.query(`
    SELECT posting."taxYear" AS year, sum(posting.cents)::float AS cents FROM "LedgerPosting" posting
    JOIN "LedgerEntry" entry ON entry.id = posting."entryId"
    WHERE posting.account = 'COMPENSATION' AND entry.event IN ('OPENING_BALANCE', 'OPENING_BALANCE_VOID') GROUP BY 1`);
  for (const year of [2026, 2027]) {
    const before = rows.find((row) => row.year === year)?.cents ?? 0;
    const reported = balances
      .filter((of) => of.account === 'COMPENSATION' && of.year === year)
      .reduce((sum, of) => sum + of.cents, 0);
    expect(sumLabor(lines, year)).toBe(reported - before);
  }
}

/** Whatever is read of the payroll comes to the same, and to what the ledger has. */
async function expectSums(): Promise<void> {
  await expectTotals(portal, manager.token);
  await expectUnpaidWork(portal, manager.token);
  for (const year of [2026, 2027]) await expectOneNumber(portal, manager.token, year);
  await expectOnePayroll(portal, manager.token);
}

/** Payments for void runs, plus overpayments, less what valid runs have taken off and back. */
const readOwed = ({ paidBefore, taken, found, back }: Awaited<ReturnType<typeof readWeek>>): number =>
  paidBefore - taken + found - back;

const planInput = (type: string) =>
  `mutation ($input: ${type}Input!) { result: ${type[0]!.toLowerCase()}${type.slice(1)}(input: $input) { __typename } }`;

interface Given {
  act: string;
  pay?: number;
  expenses?: number;
  notes?: string;
  floor?: number;
  which?: number;
  week?: number;
  from?: string;
}

let keys = 0;
let tookBack = 0;
let keptAsPay = 0;
let undone = 0;
/** How many times each happened. */
const done = {
  ...{ repay: 0, voidRepayment: 0, writeOff: 0, backPay: 0, dismiss: 0 },
  ...{ raisedPast: 0, refusedAsEarly: 0, paidAsRecorded: 0, paidAsShown: 0 },
};

/** What the portal asks to do before a check can bounce, in its words. */
const ASKED =
  /Payroll #(\d+) .*(Void that run first|Void the payment of that run and then the run first|Void its payment first)/;

const voidPayment = async (id: string): Promise<string | null> => {
  const document = `mutation ($id: ID!) { result: voidPayment(input: { id: $id, reason: "Bounced" }) { ... on Error { message } } }`;
  const { data, errors } = await portal.graphql(document, { id: `Payment_${id}` }, manager.token);
  expect(errors).toBeUndefined();
  return data.result.message ?? null;
};

/** Does what the message asks, and whatever that requires first. */
async function undo(asked: string): Promise<void> {
  undone += 1;
  const [, number, what] = ASKED.exec(asked) ?? [asked];
  // Nothing forgiven is owed again.
  if (number === undefined) throw new Error(asked);
  const run = await portal.db.payrollRun.findUniqueOrThrow({ where: { number: Number(number) } });
  if (what!.includes('payment') && run.paymentId) {
    const further = await voidPayment(run.paymentId);
    if (further !== null) return undo(further);
  }
  if (run.status === 'VOID') return;
  const { status, body } = await portal.rest('PATCH', `/payroll/PayrollRun_${run.id}/status`, {
    ...{ token: manager.token, body: { status: 'VOID', reason: 'Bounced' } },
  });
  if (status !== 200) await undo(body.error);
}

/**
 * Every check bounces, the first one first. Everything that this requires can be done, and in the end nothing is paid.
 */
async function bounceAll(): Promise<void> {
  for (let step = 0; ; step += 1) {
    const payment = await portal.db.payment.findFirst({
      where: { voidedAt: null, amount: { gt: 0 } },
      orderBy: { number: 'asc' },
    });
    if (!payment) return;
    expect(step).toBeLessThan(50);
    const asked = await voidPayment(payment.id);
    if (asked !== null) await undo(asked);
    await checkLedger(await readWeek());
    expect(await readLeastOfYear()).toBeGreaterThanOrEqual(-0.001);
  }
}

/** Enters an advance of three installments, or a deduction, starting with the first week. */
async function enterPlan({ act, pay = 0, floor = 0 }: Given): Promise<void> {
  const common = { userId: driver.id, weekly: pay, floor, firstWeek: MONDAYS[0] };
  const agreed = { description: act, agreedBy: 'Dana Driver', agreedOn: '2026-12-13' };
  const advance = { kind: 'ADVANCE', total: 3 * pay, givenOn: '2026-12-13', method: 'CASH' };
  const input = { ...common, ...agreed, ...(act === 'advance' ? advance : { kind: 'RECURRING' }) };
  const { data } = await portal.graphql(planInput('CreatePlan'), { input }, manager.token);
  expect(data?.result.__typename).toBe(
    firstDay > common.firstWeek! ? 'ValidationError' : 'CreatePlanPayload',
  );
  if (firstDay > common.firstWeek!) done.refusedAsEarly += 1;
}

/** Enters the pay as paid before, with a third of it as withheld, and sometimes an advance from then. */
async function enterOpening({ pay = 0, expenses = 0, floor = 0 }: Given): Promise<void> {
  const advance = {
    ...{ total: pay + 1, weekly: 20, floor, firstWeek: MONDAYS[0] },
    ...{ agreedBy: 'Dana Driver', agreedOn: '2026-06-01' },
  };
  const amounts = { compensation: pay, reimbursed: expenses, withheld: Math.floor(pay / 3) };
  const input = {
    ...{ userId: driver.id, paidThrough: '2026-12-11', ...amounts },
    ...(floor % 2 ? { advance } : {}),
  };
  await portal.graphql(planInput('EnterOpeningBalance'), { input }, manager.token);
}

async function voidOpening(): Promise<void> {
  const standing = await portal.db.openingBalance.findFirst({ where: { voidedAt: null } });
  if (!standing) return;
  const input = { id: `OpeningBalance_${standing.id}`, reason: 'Wrong' };
  await portal.graphql(planInput('VoidOpeningBalance'), { input }, manager.token);
}

async function endPlan({ act, which = 0 }: Given): Promise<void> {
  const plans = await portal.db.plan.findMany({
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true },
  });
  const chosen = plans[which % (plans.length || 1)];
  if (!chosen) return;
  const input = { id: `Plan_${chosen.id}`, reason: 'Settled' };
  await portal.graphql(planInput(act === 'end' ? 'EndPlan' : 'VoidAdvance'), { input }, admin.token);
}

/** Repays an advance by hand, voids a repayment, or forgives what is left. */
async function settleByHand({ act, pay = 0, which = 0 }: Given): Promise<void> {
  const rows: { id: string }[] =
    act === 'voidRepayment'
      ? await portal.db.planRepayment.findMany({
          orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
          select: { id: true },
        })
      : await portal.db.plan.findMany({
          where: { kind: 'ADVANCE' },
          orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
          select: { id: true },
        });
  const chosen = rows[which % (rows.length || 1)];
  if (!chosen) return;
  const reason = 'Settled';
  const [type, input] = {
    repay: [
      'RecordRepayment',
      { id: `Plan_${chosen.id}`, amount: pay, date: '2026-12-30', method: 'CASH' },
    ] as const,
    voidRepayment: ['VoidRepayment', { id: `PlanRepayment_${chosen.id}`, reason }] as const,
    writeOff: ['WriteOffAdvance', { id: `Plan_${chosen.id}`, reason }] as const,
  }[act as 'repay' | 'voidRepayment' | 'writeOff'];
  const { data } = await portal.graphql(planInput(type), { input }, admin.token);
  if (!data.result.__typename.endsWith('Error')) done[act as 'repay' | 'voidRepayment' | 'writeOff'] += 1;
}

/** Nothing before this day can be entered unless it is already recorded. */
let firstDay = DEFAULT_FIRST_DAY;
/** The driver's rates as entered: the day each starts, and dollars. */
const rates = new Map<string, number>();
/** For each week's own run: what its day was worth when the run was made, and the most since. */
const worth = new Map<string, { made: number; most: number }>();

const forget = (): void => {
  firstDay = DEFAULT_FIRST_DAY;
  rates.clear();
  worth.clear();
};

/** The rate last entered for that day or the latest day before it; the first one for earlier days. */
function rateOn(day: string): number {
  const starts = [...rates.keys()].sort();
  return rates.get(starts.findLast((start) => start <= day) ?? starts[0] ?? '') ?? 0;
}

async function readBackPay(): Promise<{ weekStart: string; amount: number; days: object[] }[]> {
  const { data, errors } = await portal.graphql(
    'query ($id: ID!) { person(id: $id) { backPay { weekStart amount days { date amount } } } }',
    { id: driver.id },
    manager.token,
  );
  expect(errors).toBeUndefined();
  return data.person.backPay;
}
const dueOf = async (week: string): Promise<number> =>
  (await readBackPay()).find(({ weekStart }) => weekStart === week)?.amount ?? 0;

/** The share of its rate that a week's day was paid, at most all of it. */
async function shareOf(week: string): Promise<number> {
  const { rows } = await portal.database.pool.query<{ run: string; pay: number }>(
    `SELECT own.id AS run, sum(line.amount) FILTER (WHERE line.kind = 'DAY_PAY' OR of.kind = 'DAY_PAY')::float AS pay
     FROM "PayrollRun" own JOIN "PayrollRun" run ON run."userId" = own."userId" AND run."weekStart" = own."weekStart"
     JOIN "PayrollLine" line ON line."runId" = run.id AND line.date = own."weekStart"
     LEFT JOIN "PayrollLine" of ON of."runId" = line."adjustsRunId" AND of.position = line."adjustsPosition"
     WHERE own.status <> 'VOID' AND own.kind = 'REGULAR' AND run.status <> 'VOID' AND own."weekStart" = $1::date
     GROUP BY own.id`,
    [week],
  );
  const [day] = rows;
  return Math.min(1, (day?.pay ?? 0) / (worth.get(day?.run ?? '')?.made ?? 1));
}

/** A rate changes what is due for each week by what it adds to the week's day, and never below zero. */
async function setRate({ pay = 0, from = '' }: Given): Promise<void> {
  const before = await Promise.all(MONDAYS.map(async (week) => [await dueOf(week), rateOn(week)] as const));
  const input = { userId: driver.id, dailyRate: pay, effectiveFrom: from };
  const { data } = await portal.graphql(planInput('SetPayRate'), { input }, manager.token);
  // A rate that is in effect already is not entered.
  const isSo = [...rates.keys()].some((start) => start <= from) && rateOn(from) === pay;
  const isEarly = from < firstDay && !isSo;
  expect(data.result.__typename === 'ValidationError').toBe(isEarly);
  if (isEarly) {
    done.refusedAsEarly += 1;
    return;
  }
  // A first rate is not a raise.
  const hadRate = MONDAYS.map((week) => [...rates.keys()].some((start) => start <= week));
  if (!isSo) rates.set(from, pay);
  for (const [index, week] of MONDAYS.entries()) {
    const [due, rate] = before[index]!;
    const more = rateOn(week) - rate;
    const now = await dueOf(week);
    // A cent for rounding, before and after.
    if (due > 0) expect(Math.abs(now - Math.max(0, due + more * (await shareOf(week))))).toBeLessThan(0.02);
    else if (hadRate[index]) expect(now).toBeLessThanOrEqual(Math.max(0, more));
    if (now > due) done.raisedPast += 1;
  }
}

/** Pays or dismisses what is due for a week; nothing is due afterwards. */
async function settleBackPay({ act, week: place = 0 }: Given): Promise<void> {
  const week = MONDAYS[place]!;
  const due = (await readBackPay()).find(({ weekStart }) => weekStart === week);
  if (!due) return;
  const common = { userId: driver.id, weekStart: week };
  const lines = due.days.map((day) => ({ ...day, category: 'BACK_PAY' }));
  const [type, input] =
    act === 'backPay'
      ? (['AddToPay', { ...common, lines, requestKey: `${++keys}` }] as const)
      : (['DismissBackPay', { ...common, amount: due.amount }] as const);
  const before = await readWeek();
  const { data } = await portal.graphql(planInput(type), { input }, manager.token);
  expect(data.result.__typename).not.toContain('Error');
  expect((await readWeek()).earned - before.earned).toBeCloseTo(act === 'backPay' ? due.amount : 0, 2);
  expect(await dueOf(week)).toBe(0);
  // Someone else read the same amount and comes a moment later.
  if (act === 'backPay') {
    const again = { input: { ...input, requestKey: `${++keys}` } };
    const late = await portal.graphql(planInput(type), again, manager.token);
    expect(late.data.result.__typename).toBe('ConflictError');
  }
  done[act as 'backPay' | 'dismiss'] += 1;
}

/** What was added and dismissed for a week never exceeds the raise of its day since the week's run was made. */
async function checkBackPay(): Promise<void> {
  const { rows } = await portal.database.pool.query<Record<'week' | 'run', string> & { settled: number }>(
    `SELECT to_char(line.date, 'YYYY-MM-DD') AS week, coalesce(own.id::text, '') AS run,
       sum(line.amount) FILTER (WHERE line.extra = 'BACK_PAY')::float + coalesce((SELECT sum(amount)::float
         FROM "DismissedBackPay" WHERE "runId" = own.id), 0) AS settled
     FROM "PayrollLine" line JOIN "PayrollRun" run ON run.id = line."runId" AND run.status <> 'VOID'
     LEFT JOIN "PayrollRun" own ON own."userId" = run."userId" AND own."weekStart" = run."weekStart"
       AND own.status <> 'VOID' AND own.kind = 'REGULAR'
     WHERE line.extra = 'BACK_PAY' GROUP BY 1, 2, own.id`,
  );
  const own = await portal.db.payrollRun.findMany({
    where: { status: { not: 'VOID' }, kind: 'REGULAR' },
    select: { id: true, weekStart: true },
  });
  for (const { id, weekStart } of own) {
    const rate = rateOn(weekStart.toISOString().slice(0, 10));
    const { made, most } = worth.get(id) ?? { made: rate, most: rate };
    worth.set(id, { made, most: Math.max(most, rate) });
  }
  for (const { run, settled } of rows) {
    const { made, most } = worth.get(run) ?? { made: 0, most: 0 };
    expect(settled).toBeLessThanOrEqual(most - made + 0.001);
  }
}

/** A week before the company's first day is refused, unless it was on payroll before. */
/** What the tracker says the week hands out if this total is typed, in cents. */
async function readShown(weekStart: string, total: number): Promise<number> {
  const { data } = await portal.graphql(TRACKER, { userId: driver.id, weekStart }, manager.token);
  const { paidBefore, deductions } = data.payrollWeek;
  const due = deductions.map((plan: { due: number; floor: number }) => ({
    due: cents(plan.due),
    floor: cents(plan.floor),
  }));
  return computeHandedOut(due, { total, paidBefore: cents(paidBefore) }).net;
}

async function processWeek({ pay, expenses }: Given, weekStart: string): Promise<void> {
  const body = {
    ...{ userId: driver.id, weekStart, weekEnd: sunday(weekStart) },
    weeklyData: [{ date: weekStart, pay, expenses, notes: 'Tolls' }],
  };
  const wasThere =
    (await portal.db.payrollRun.count({
      where: { userId: driver.key, weekStart: new Date(weekStart) },
    })) > 0;
  const shown = await readShown(weekStart, cents(pay! + expenses!));
  const { status } = await portal.rest('POST', '/payroll/weekly', { token: manager.token, body });
  if (status === 201) {
    expect(cents(await readNet(await newestRun()))).toBe(shown);
    done.paidAsShown += 1;
  }
  if (weekStart >= firstDay) return;
  expect(status === 400).toBe(!wasThere);
  if (!wasThere) done.refusedAsEarly += 1;
  else if (status === 201) done.paidAsRecorded += 1;
}

async function act(given: Given): Promise<void> {
  const { token } = manager;
  const weekStart = MONDAYS[given.week ?? 0]!;
  const standing = await portal.db.payrollRun.findMany({
    where: { status: { not: 'VOID' } },
    orderBy: { number: 'asc' },
    select: { id: true, kind: true, weekStart: true },
  });
  const regular = standing.find(
    (run) => run.kind === 'REGULAR' && run.weekStart.toISOString().startsWith(weekStart),
  );
  const live = standing[(given.which ?? 0) % (standing.length || 1)];
  if (given.act === 'process') await processWeek(given, weekStart);
  else if (given.act === 'add')
    await portal.graphql(
      ADD,
      {
        input: {
          ...{ userId: driver.id, weekStart, requestKey: `${++keys}` },
          lines: [{ category: 'BONUS', date: weekStart, amount: given.pay }],
        },
      },
      token,
    );
  else if (given.act === 'takeBack') {
    const input = { userId: driver.id, weekStart, requestKey: `${++keys}` };
    const { data } = await portal.graphql(planInput('TakeBackOverpaid'), { input }, token);
    if (data.result.__typename !== 'ConflictError') tookBack += 1;
  } else if (given.act === 'correct' && regular) {
    const runId = `PayrollRun_${regular.id}`;
    const { data } = await portal.graphql(STANDING, { id: runId }, token);
    const { pay, expenses, notes } = given;
    const input = {
      ...{ runId, reason: 'Wrong', requestKey: `${++keys}`, expectedTotal: data.node.standing.total },
      weeklyData: [{ date: weekStart, pay, expenses, notes }],
    };
    const answer = await portal.graphql(CORRECT, { input }, token);
    expect(answer.errors).toBeUndefined();
  } else if (given.act === 'advance' || given.act === 'deduction') await enterPlan(given);
  else if (given.act === 'end' || given.act === 'voidAdvance') await endPlan(given);
  else if (['repay', 'voidRepayment', 'writeOff'].includes(given.act)) await settleByHand(given);
  else if (given.act === 'opening') await enterOpening(given);
  else if (given.act === 'voidOpening') await voidOpening();
  else if (given.act === 'rate') await setRate(given);
  else if (given.act === 'backPay' || given.act === 'dismiss') await settleBackPay(given);
  else if (given.act === 'operateSince') {
    const body = { operatingSince: given.from };
    expect((await portal.rest('PUT', '/company', { token: admin.token, body })).status).toBe(200);
    firstDay = given.from!;
  } else if (given.act === 'newYear') {
    portal.setClock('2027-01-05');
    manager.token = await portal.signIn(manager.key);
    admin.token = await portal.signIn(admin.key);
  } else if (given.act === 'voidPayment') {
    const payments = await portal.db.payment.findMany({ orderBy: { number: 'asc' }, select: { id: true } });
    const chosen = payments[(given.which ?? 0) % (payments.length || 1)];
    if (chosen) await portal.graphql(VOID, { id: `Payment_${chosen.id}` }, token);
  } else if (given.act === 'delete') {
    const person = `/staff/${driver.id}`;
    await portal.rest('PATCH', `${person}/archive`, { token: admin.token, body: { archived: true } });
    expect(
      (await portal.rest('DELETE', `${person}?acknowledge=true&reason=Asked`, { token: admin.token })).status,
    ).toBe(200);
    driver = await portal.joinContractor();
    rates.clear();
  } else if (live && ['pay', 'void'].includes(given.act))
    await portal.rest('PATCH', `/payroll/PayrollRun_${live.id}/status`, {
      token,
      body: { status: given.act === 'pay' ? 'PAID' : 'VOID', reason: 'Wrong' },
    });
}

test('any sequence of processing, adding, correcting, deducting, paying, voiding and redoing', {
  timeout: process.env.LONG ? 1_200_000 : 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      begun,
      fc.array(step, { minLength: 4, maxLength: 14 }),
      fc.boolean(),
      async (first, steps, bounces) => {
        await portal.reset();
        forget();
        portal.setClock('2026-12-30');
        admin = await portal.joinStaff('IT_Admin');
        manager = await portal.joinStaff('Manager');
        driver = await portal.joinContractor();
        let years: Awaited<ReturnType<typeof readYears>> = [];
        let before: Awaited<ReturnType<typeof readBalances>> = [];
        let newest = 0;
        for (const given of [...first, ...steps]) {
          const owed = await readExpensesOwed();
          await act(given);
          const week = await readWeek();
          const balances = await checkLedger(week);
          // An amount that was no expense counts as pay of the day's year when it is written off. No other year's pay
          // changes.
          const { left, writtenOff } = await readExpensesOwed();
          expect(writtenOff).toBe(0);
          if (given.act === 'end' && !owed.hasVoid) {
            const today = new Date(portal.services.now()).getUTCFullYear();
            for (const year of [2026, 2027]) {
              const ofYear = (of: typeof balances) => sumBalances(of, 'COMPENSATION', year);
              expect(ofYear(balances) - ofYear(before)).toBe(year === today ? owed.left - left : 0);
            }
            if (left < owed.left) keptAsPay += 1;
          }
          // Deleting someone for good removes only the name, and nothing later concerns them.
          const asGone = before.filter(({ isGone }) => isGone || given.act === 'delete');
          expect(balances.filter(({ isGone }) => isGone)).toEqual(
            asGone.map((of) => ({ ...of, isGone: true })),
          );
          before = balances;
          await expectPayments(portal, manager.token);
          await checkBackPay();
          expect(week.regular).toBeLessThanOrEqual(1);
          // Everything paid or payable was earned, or is owed because the run it was paid for is void.
          const overpaid = readOwed(week);
          expect(week.paid + week.open).toBeCloseTo(week.earned + overpaid, 2);
          // Less than zero is owed only if a void run's deduction is owed to the payee again.
          const again = (await readPlans()).filter(({ kind, isVoid }) => kind === 'OVERPAYMENT' && isVoid);
          expect(overpaid + again.reduce((sum, { taken }) => sum + taken, 0)).toBeGreaterThanOrEqual(-0.001);
          // A new run has taken what it could of what its week had been paid.
          const number = await newestRun();
          if (number !== newest && (await readFloating(number)) > 0.001)
            expect(await readNet(number)).toBe(0);
          newest = number;
          expect(await readLeastOfYear()).toBeGreaterThanOrEqual(-0.001);
          const now = await readYears();
          for (const { paid, handed } of now) expect(handed).toBeCloseTo(paid, 2);
          // Only voiding a payment or deleting its payee takes anything out of a year.
          if (given.act !== 'voidPayment' && given.act !== 'delete')
            for (const { year, paid } of years)
              expect(now.find((other) => other.year === year)?.paid ?? 0).toBeGreaterThanOrEqual(paid);
          years = now;
        }
        await expectSums();
        if (bounces) await bounceAll();
        await close();
        await expectPayments(portal, manager.token);
        await expectSums();
        const week = await readWeek();
        const balances = await checkLedger(week);
        await checkJournal(balances);
        // Every overpayment is back or written off, and nothing was taken that was not owed.
        const writtenOff = (await readPlans()).reduce((sum, plan) => sum + plan.writtenOff, 0);
        expect(readOwed(week)).toBeCloseTo(writtenOff, 2);
        expect(week.paid).toBeCloseTo(week.earned + writtenOff, 2);
      },
    ),
    {
      // The examples count as runs.
      numRuns: process.env.LONG ? 100 : 2,
      examples: [
        [PAID_AND_VOID, [{ act: 'takeBack', week: 0 }, ...DONE_AGAIN], true],
        [
          NO_EXPENSE,
          [LOWERED, { act: 'end', which: 0 }, { act: 'void', which: 2 }, { act: 'end', which: 0 }],
          true,
        ],
        ...(process.env.LONG ? FURTHER_EXAMPLES : []),
      ],
    },
  );
  // The steps cover what they are meant to.
  expect(tookBack).toBeGreaterThan(0);
  expect(keptAsPay).toBeGreaterThan(0);
  expect(undone).toBeGreaterThan(0);
  if (process.env.LONG)
    for (const [what, times] of Object.entries(done)) expect(times, what).toBeGreaterThan(0);
});
