/** The check after a storm and scenarios: everything that was acknowledged is there, once and whole. */
import { expect } from 'vitest';
import { inDatabase, type Place } from './database.ts';
import { brokenRules, whatIsThere } from './invariants.ts';
import { collectFindings, verifiedAuditLog, verifiedLedger } from './proofs.ts';
import type { Scenarios } from './scenarios.ts';
import type { Acknowledged, Storm } from './storm.ts';
import { WEEK_PAY } from './weeks.ts';
import { WRITES } from './writes.ts';

export const countAcknowledged = ({ days, weeks, runs }: Acknowledged): number =>
  days.length + weeks.length + runs.length;

/** Returns how much was acknowledged. */
export async function expectNothingLost(
  place: Place,
  { acknowledged }: Pick<Storm, 'acknowledged'>,
  scenarios: Pick<Scenarios, 'done' | 'deleted'>,
): Promise<string> {
  const { there, findings, broken } = await inDatabase(place, async () => ({
    there: await whatIsThere(place),
    findings: await collectFindings(place, scenarios),
    broken: await brokenRules(place),
  }));
  const { days, weeks, runs } = acknowledged;
  findings.lost.push(
    ...days.filter((day) => !there.days.has(day)),
    ...runs.filter((week) => {
      const run = there.runs.get(week);
      return run?.total !== WEEK_PAY.totalPay || run.entries !== WEEK_PAY.entries;
    }),
  );
  expect(findings).toEqual({ lost: [], doubled: [], halved: [] });
  expect(broken).toEqual({});
  expect(new Set(runs).size).toBe(runs.length);
  expect(runs.length).toBeGreaterThan(0);
  expect(await verifiedLedger(place)).toContain('The ledger adds up');
  expect(await verifiedAuditLog(place)).toContain('are as written');
  return (
    `${countAcknowledged(acknowledged) + scenarios.done.length} acknowledged (${days.length} days, ${weeks.length} weeks, ` +
    `${runs.length} runs, ${scenarios.done.length} others of ${Object.keys(WRITES).length} kinds), none lost`
  );
}
