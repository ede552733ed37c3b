import type { TestPortal } from './portal.ts';

/** The plan that the database uses for any values after a few executions. */
export async function genericPlan(
  portal: TestPortal,
  { text, values }: { text: string; values: readonly unknown[] },
): Promise<string> {
  const client = await portal.database.pool.connect();
  try {
    await client.query('SET plan_cache_mode = force_generic_plan');
    await client.query(`PREPARE statement AS ${text}`);
    const given = values.map((value) => (value === null ? 'NULL' : `'${value}'`));
    const { rows } = await client.query(`EXPLAIN EXECUTE statement (${given})`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    await client.query('DEALLOCATE ALL; RESET plan_cache_mode');
    client.release();
  }
}

/** Two hundred drivers with a paid run in each of 44 weeks of 2026, which the database has counted. */
export async function addPaidYear(portal: TestPortal): Promise<void> {
  await portal.db.user.createMany({
    data: Array.from({ length: 200 }, (_, index) => {
      const email = `driver${index}@example.com`;
      const name = { firstName: 'Dana', lastName: `Driver ${index}` };
      return { email, emailKey: email, passwordHash: '-', kind: 'CONTRACTOR' as const, ...name };
    }),
  });
  // Bypasses the ledger, which no plan reads.
  await portal.database.pool.query(
    `BEGIN; SET LOCAL session_replication_role = replica;
     INSERT INTO "PayrollRun"
       (id, "userId", "weekStart", "weekEnd", "basePay", bonuses, "totalPay", "payDate", status)
       SELECT gen_random_uuid(), id, monday, monday + 6, 1, 0, 1, monday + 9, 'PAID'
       FROM "User", generate_series(0, 43) AS week, LATERAL (SELECT date '2026-01-05' + 7 * week AS monday) AS the;
     COMMIT`,
  );
  await portal.database.pool.query('ANALYZE "PayrollRun"');
}
