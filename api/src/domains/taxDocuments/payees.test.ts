/** A year's sums by payee, compared with looking up the lines of each of its runs. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { seasons } from '../../../test/support/taxSeason.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import { paidToAll } from './payees.sql.ts';

const YEAR = 2025;

const LOOKED_UP = `
  SELECT run."userId", run.number,
    (SELECT coalesce(sum(amount), 0) * 100 FROM "PayrollLine" WHERE "runId" = run.id AND "taxClass" = 'COMPENSATION')::int
      AS gross,
    (SELECT coalesce(sum(amount), 0) * 100 FROM "PayrollLine" WHERE "runId" = run.id AND "taxClass" = 'REIMBURSEMENT')::int
      AS reimbursed,
    (SELECT coalesce(sum(amount), 0) * 100 FROM "PayrollLine" WHERE "runId" = run.id AND "taxClass" = 'REIMBURSEMENT'
      AND kind = 'EXPENSE' AND category IS NULL)::int AS unconfirmed
  FROM "PayrollRun" run JOIN "Payment" payment ON payment.id = run."paymentId"
  WHERE payment."voidedAt" IS NULL AND extract(year FROM payment.date) = ${YEAR} ORDER BY run."userId"`;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
  portal.setClock('2026-01-15');
  const tax = seasons(portal);
  await tax.joinPayees(7, YEAR);
  // Of another year.
  await tax.joinPayees(2, YEAR - 1, 7);
});
afterAll(() => portal.close());

test('each payee has what the lines of their runs add up to', async () => {
  const asked = { year: YEAR, first: `${YEAR}-01-01`, last: `${YEAR}-12-31`, timeZone: 'UTC' };
  const [found] = await rowsIn(portal.db, paidToAll(asked));
  const { rows: runs } = await portal.database.pool.query(LOOKED_UP);
  expect(runs).toHaveLength(7);
  expect(runs.every(({ gross, reimbursed }) => gross > 0 && reimbursed > 0)).toBe(true);
  const sums = found!.rows.map((row) => ({
    ...{ userId: row.userId, number: row.runs[0], gross: row.grossCents },
    ...{ reimbursed: row.reimbursedCents, unconfirmed: row.unconfirmedCents },
  }));
  expect(sums).toEqual(runs);
});
