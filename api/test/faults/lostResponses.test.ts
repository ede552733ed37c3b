/** Whoever never heard a response sends the request again: what was done is not done twice, nor taken for a fault. */
import { expect, test } from 'vitest';
import { send, signIn, signInAll } from './support/client.ts';
import { ADMIN, MANAGERS } from './support/company.ts';
import { inDatabase } from './support/database.ts';
import { brokenRules } from './support/invariants.ts';
import { collectFindings, verifiedAuditLog } from './support/proofs.ts';
import { createRetryingClient } from './support/retryUntilAnswered.ts';
import { startScenarios } from './support/scenarios.ts';
import { sharedCompany } from './support/shared.ts';
import { WRITES } from './support/writes.ts';

const company = sharedCompany({ settings: { REGISTRATION: 'approval', TRUST_PROXY: '1' } });

test('every kind of write, with its first answer lost', { timeout: 900_000 }, async () => {
  const url = company.url();
  const admin = await signIn(url, ADMIN);
  const [manager] = await signInAll(url, MANAGERS.slice(0, 1));
  const { retryUntilAnswered } = createRetryingClient({ url: async () => url });
  const scenarios = startScenarios({
    admin,
    manager: manager!,
    once: true,
    retryUntilAnswered: async (call) => {
      await send(url, call);
      const response = await retryUntilAnswered(call);
      return { ...response, tries: response.tries + 1 };
    },
  });
  await scenarios.stop();
  expect(new Set(scenarios.done.map(({ field }) => field))).toEqual(new Set(Object.keys(WRITES)));
  expect(await company.stop()).toEqual([0]);
  await inDatabase(company.place(), async () => {
    expect(await collectFindings(company.place(), scenarios)).toEqual({ lost: [], doubled: [], halved: [] });
    expect(await brokenRules(company.place())).toEqual({});
  });
  expect(await verifiedAuditLog(company.place())).toContain('are as written');
  console.log(`${Object.keys(WRITES).length} kinds of write sent twice: none done twice`);
});
