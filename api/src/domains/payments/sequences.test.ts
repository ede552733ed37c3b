/**
 * Whatever is done to a week, in any order and in any year, it is never paid twice, no year forgets what it paid, and the
 * ledger adds up to what the runs and payments themselves come to.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBalances, sumBalances } from '../../../test/support/ledger.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
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

const WEEK = { weekStart: '2026-12-21', weekEnd: '2026-12-27' };
const VOID = `mutation ($id: ID!) { voidPayment(input: { id: $id, reason: "Bounced" }) { __typename } }`;

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('process' as const),
      pay: fc.integer({ min: 1, max: 90 }),
      expenses: fc.nat(90),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ act: fc.constantFrom('pay' as const, 'void' as const, 'newYear' as const) }),
  },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('voidPayment' as const), which: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('delete' as const) }) },
);

/** The live run of the week, what standing payments have paid for the week, and what is still to be paid. */
async function readWeek() {
  const { rows } = await portal.database.pool.query<
    Record<'total' | 'paid' | 'paidBefore' | 'open' | 'live', number>
  >(`
    SELECT count(*) FILTER (WHERE run.status <> 'VOID')::int AS live,
      coalesce(sum(run."totalPay") FILTER (WHERE run.status <> 'VOID'), 0)::float AS total,
      coalesce(sum(payment.amount), 0)::float AS paid,
      coalesce(sum(payment.amount) FILTER (WHERE run.status = 'VOID'), 0)::float AS "paidBefore",
      coalesce(sum(sums.net) FILTER (WHERE run.status = 'PROCESSED'), 0)::float AS open
    FROM "PayrollRun" run LEFT JOIN "Payment" payment ON payment.id = run."paymentId"
    JOIN LATERAL (SELECT sum(amount) AS net FROM "PayrollLine" line WHERE line."runId" = run.id) sums ON true`);
  return rows[0]!;
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

const cents = (dollars: number): number => Math.round(dollars * 100);

/** The ledger against the runs and payments, the tax sums and the netting. Returns its balances. */
async function checkLedger(week: Awaited<ReturnType<typeof readWeek>>) {
  expect(await verifyLedger(portal.services)).toMatchObject({ problem: null });
  const balances = await readBalances(portal.database.pool);
  expect(balances.reduce((sum, of) => sum + of.cents, 0)).toBe(0);
  expect(sumBalances(balances, 'PAYABLE')).toBe(0 - cents(week.open));
  expect(sumBalances(balances, 'CASH')).toBe(0 - cents(week.paid));
  // A run that stands has taken what it could of what was paid before.
  if (week.live === 0) expect(sumBalances(balances, 'OVERPAID')).toBe(cents(week.paidBefore));
  else if (week.total > week.paidBefore) expect(sumBalances(balances, 'OVERPAID')).toBe(0);
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

async function act(given: { act: string; pay?: number; expenses?: number; which?: number }): Promise<void> {
  const { token } = manager;
  const live = await portal.db.payrollRun.findFirst({
    where: { status: { not: 'VOID' } },
    select: { id: true },
  });
  if (given.act === 'process')
    await portal.rest('POST', '/payroll/weekly', {
      token,
      body: {
        ...{ userId: driver.id, ...WEEK },
        weeklyData: [{ date: WEEK.weekStart, pay: given.pay, expenses: given.expenses, notes: 'Tolls' }],
      },
    });
  else if (given.act === 'newYear') {
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
    expect((await portal.rest('DELETE', person, { token: admin.token })).status).toBe(200);
    driver = await portal.joinContractor();
  } else if (live)
    await portal.rest('PATCH', `/payroll/PayrollRun_${live.id}/status`, {
      token,
      body: { status: given.act === 'pay' ? 'PAID' : 'VOID', reason: 'Wrong' },
    });
}

test('any sequence of processing, paying, voiding and redoing', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      await portal.reset();
      portal.setClock('2026-12-30');
      admin = await portal.joinStaff('IT_Admin');
      manager = await portal.joinStaff('Manager');
      driver = await portal.joinContractor();
      let years: Awaited<ReturnType<typeof readYears>> = [];
      let before: Awaited<ReturnType<typeof readBalances>> = [];
      for (const given of steps) {
        await act(given);
        const week = await readWeek();
        const balances = await checkLedger(week);
        // Deleting somebody for good takes the name and nothing else, and nothing that follows concerns them.
        const asGone = before.filter(({ isGone }) => isGone || given.act === 'delete');
        expect(balances.filter(({ isGone }) => isGone)).toEqual(
          asGone.map((of) => ({ ...of, isGone: true })),
        );
        before = balances;
        expect(week.live).toBeLessThanOrEqual(1);
        if (week.live === 1)
          expect(week.paid + week.open).toBeCloseTo(Math.max(week.total, week.paidBefore), 2);
        const now = await readYears();
        for (const { paid, handed } of now) expect(handed).toBeCloseTo(paid, 2);
        // Only voiding a payment takes anything out of a year, and the deletion of whoever it was paid to.
        if (given.act !== 'voidPayment' && given.act !== 'delete')
          for (const { year, paid } of years)
            expect(now.find((other) => other.year === year)?.paid ?? 0).toBeGreaterThanOrEqual(paid);
        years = now;
      }
    }),
    { numRuns: 25 },
  );
});
