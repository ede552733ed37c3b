/**
 * A client without a response sends the request again, whether the response was lost or the server was killed.
 * Everything acknowledged is there, and a finished write is neither repeated nor reported as an error.
 */
import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { send, signIn } from './support/client.ts';
import { ADMIN, companyFolder, MANAGERS } from './support/company.ts';
import { besideServer } from './support/database.ts';
import { brokenRules } from './support/invariants.ts';
import { checkRecords, collectFindings, INTACT_RECORDS } from './support/proofs.ts';
import { createRetryingClient } from './support/retryUntilAnswered.ts';
import { startScenarios } from './support/scenarios.ts';
import { start } from './support/server.ts';
import { until } from './support/until.ts';
import { WRITES } from './support/writes.ts';

const SETTINGS = { REGISTRATION: 'approval', TRUST_PROXY: '1' };
const KINDS = Object.keys(WRITES);

test('every kind of write has its row', () => {
  const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));
  expect(KINDS.sort()).toEqual(Object.keys(schema.getMutationType()!.getFields()).sort());
});

test('each write, with its first response lost and the server killed in between', async () => {
  const place = companyFolder();
  let current = start(place, SETTINGS);
  const url = () => current.then((server) => server.url);
  const [admin, manager] = [await signIn(await url(), ADMIN), await signIn(await url(), MANAGERS[0]!)];
  const { retryUntilAnswered } = createRetryingClient({ url });
  const scenarios = startScenarios({
    admin,
    manager,
    once: true,
    retryUntilAnswered: async (call) => {
      // The test ignores this response, and the kill may come first.
      await send(await url(), call).catch(() => null);
      const response = await retryUntilAnswered(call);
      return { ...response, tries: response.tries + 1 };
    },
  });
  const killHalfway = async () => {
    await until('half of the writes', () => scenarios.done.length >= KINDS.length / 2, { every: 1 });
    current = current.then(async (server) => {
      await server.kill('SIGKILL');
      return start(place, SETTINGS);
    });
    await current;
  };
  await Promise.race([killHalfway(), scenarios.error]);
  await scenarios.stop();
  const sent = new Set(scenarios.done.map(({ field }) => field));
  // In the short form, a driver's scenario ends with the first payment.
  expect([...sent].filter((kind) => !KINDS.includes(kind))).toEqual([]);
  expect(sent.size).toBeGreaterThanOrEqual(process.env.LONG ? KINDS.length : 70);
  await besideServer(place, async () => {
    expect(await collectFindings(place, scenarios)).toEqual({ lost: [], doubled: [], halved: [] });
    expect(await brokenRules(place)).toEqual({});
  });
  // The commands that report this too are tested separately.
  const { token } = await signIn(await url(), ADMIN);
  const checked = await send(await url(), checkRecords(token));
  expect(checked.body.data).toEqual(INTACT_RECORDS);
  console.log(`${sent.size} kinds of write sent twice, with a kill in between: none lost, none done twice`);
});
