/** How much the database reads for payer and payee. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPaidYear, genericPlan } from '../../../../test/support/genericPlan.ts';
import { openTestPortal, type TestPortal } from '../../../../test/support/portal.ts';
import { type RunToMake, runFacts } from '../loadFacts.sql.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

test("one payee's year is read from their own runs, however many others were paid in it", async () => {
  const { key: userId } = await portal.joinContractor();
  await addPaidYear(portal);
  const run: RunToMake = {
    ...{ position: 0, kind: 'REGULAR', userId, weekStart: '2026-11-09', weekEnd: '2026-11-15' },
    ...{ payDate: '2026-11-18', newYear: '2026-01-01', paysOff: null },
  };
  const plan = await genericPlan(portal, runFacts({ runs: JSON.stringify([run]) }));
  expect(plan).toMatch(/on "PayrollRun"/);
  expect(plan).not.toMatch(/PayrollRun_payDate_idx|Seq Scan on "PayrollRun"/);
});
