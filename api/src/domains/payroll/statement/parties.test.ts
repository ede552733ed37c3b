/** How much the database reads for payer and payee. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../../test/support/portal.ts';
import { type RunToMake, runFacts } from '../loadFacts.sql.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

/** The plan that the database uses for any payee after a few executions. */
async function planFor(userId: string): Promise<string> {
  const run: RunToMake = {
    ...{ position: 0, kind: 'REGULAR', userId, weekStart: '2026-11-09', weekEnd: '2026-11-15' },
    ...{ payDate: '2026-11-18', newYear: '2026-01-01', paysOff: null },
  };
  const { text, values } = runFacts({ runs: JSON.stringify([run]) });
  const client = await portal.database.pool.connect();
  try {
    await client.query('SET plan_cache_mode = force_generic_plan');
    await client.query(`PREPARE parties AS ${text}`);
    const given = values.map((value) => (value === null ? 'NULL' : `'${value}'`));
    const { rows } = await client.query(`EXPLAIN EXECUTE parties (${given})`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    await client.query('DEALLOCATE ALL; RESET plan_cache_mode');
    client.release();
  }
}

test("one payee's year is read from their own runs, however many others were paid in it", async () => {
  const { key } = await portal.joinContractor();
  const { pool } = portal.database;
  await portal.db.user.createMany({
    data: Array.from({ length: 200 }, (_, index) => {
      const email = `driver${index}@example.com`;
      const name = { firstName: 'Dana', lastName: `Driver ${index}` };
      return { email, emailKey: email, passwordHash: '-', kind: 'CONTRACTOR' as const, ...name };
    }),
  });
  // Bypasses the ledger, which this test does not read.
  await pool.query(
    `BEGIN; SET LOCAL session_replication_role = replica;
     INSERT INTO "PayrollRun" (id, "userId", "weekStart", "weekEnd", "basePay", bonuses, "totalPay", "payDate")
       SELECT gen_random_uuid(), id, monday, monday + 6, 1, 0, 1, monday + 9
       FROM "User", generate_series(0, 43) AS week, LATERAL (SELECT date '2026-01-05' + 7 * week AS monday) AS the;
     COMMIT`,
  );
  await pool.query('ANALYZE "PayrollRun"');
  const plan = await planFor(key);
  expect(plan).toMatch(/on "PayrollRun"/);
  expect(plan).not.toMatch(/PayrollRun_payDate_idx|Seq Scan on "PayrollRun"/);
});
