/** Whoever never heard an answer sends the request again: what was done is not done twice, nor taken for a fault. */
import { expect, test } from 'vitest';
import { send, signIn, signInAll } from './support/client.ts';
import { ADMIN, MANAGERS } from './support/company.ts';
import { insisting } from './support/insist.ts';
import { brokenRules } from './support/invariants.ts';
import { findingsOf, verifiedAuditLog } from './support/proofs.ts';
import { beginLives } from './support/scenarios.ts';
import { sharedCompany } from './support/shared.ts';
import { WRITES } from './support/writes.ts';

const company = sharedCompany({ settings: { REGISTRATION: 'approval', TRUST_PROXY: '1' } });

test('every kind of write, with its first answer lost', { timeout: 900_000 }, async () => {
  const url = company.url();
  const admin = await signIn(url, ADMIN);
  const [manager] = await signInAll(url, MANAGERS.slice(0, 1));
  const { insist } = insisting({ url: async () => url });
  const lives = beginLives({
    admin,
    manager: manager!,
    insist: async (call) => {
      await send(url, call);
      const answer = await insist(call);
      return { ...answer, tries: answer.tries + 1 };
    },
  });
  await lives.calm();
  expect(new Set(lives.done.map(({ field }) => field))).toEqual(new Set(Object.keys(WRITES)));
  expect(await company.stop()).toEqual([0]);
  expect(await findingsOf(company.place(), lives)).toEqual({ lost: [], doubled: [], halved: [] });
  expect(await brokenRules(company.place())).toEqual({});
  expect(await verifiedAuditLog(company.place())).toContain('are as written');
  console.log(`${Object.keys(WRITES).length} kinds of write sent twice: none done twice`);
});
