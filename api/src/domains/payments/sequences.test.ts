/** Whatever is done to a week, in any order and in any year, it is never paid twice, and no year forgets what it paid. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';

let portal: TestPortal;
let manager: Actor;
let driver: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const WEEK = { weekStart: '2026-12-21', weekEnd: '2026-12-27' };
const VOID = `mutation ($id: ID!) { voidPayment(input: { id: $id, reason: "Bounced" }) { __typename } }`;

const step = fc.oneof(
  fc.record({
    act: fc.constant('process' as const),
    pay: fc.integer({ min: 1, max: 90 }),
    expenses: fc.nat(90),
  }),
  fc.record({ act: fc.constantFrom('pay' as const, 'void' as const, 'newYear' as const) }),
  fc.record({ act: fc.constant('voidPayment' as const), which: fc.nat(5) }),
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
  } else if (given.act === 'voidPayment') {
    const payments = await portal.db.payment.findMany({ orderBy: { number: 'asc' }, select: { id: true } });
    const chosen = payments[(given.which ?? 0) % (payments.length || 1)];
    if (chosen) await portal.graphql(VOID, { id: `Payment_${chosen.id}` }, token);
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
      manager = await portal.joinStaff('Manager');
      driver = await portal.joinContractor();
      let years: Awaited<ReturnType<typeof readYears>> = [];
      for (const given of steps) {
        await act(given);
        const week = await readWeek();
        expect(week.live).toBeLessThanOrEqual(1);
        if (week.live === 1)
          expect(week.paid + week.open).toBeCloseTo(Math.max(week.total, week.paidBefore), 2);
        const now = await readYears();
        for (const { paid, handed } of now) expect(handed).toBeCloseTo(paid, 2);
        // Only voiding a payment takes anything out of a year.
        if (given.act !== 'voidPayment')
          for (const { year, paid } of years)
            expect(now.find((other) => other.year === year)?.paid ?? 0).toBeGreaterThanOrEqual(paid);
        years = now;
      }
    }),
    { numRuns: 25 },
  );
});
