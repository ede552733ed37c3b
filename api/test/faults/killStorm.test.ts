/** Nothing that the server has acknowledged is lost, halved or doubled when its process is killed at any moment. */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { type Person, signIn, signInAll } from './support/client.ts';
import { ADMIN, companyFolder, companyOnPostgres, DRIVERS, MANAGERS } from './support/company.ts';
import type { Place } from './support/database.ts';
import { brokenRules, whatIsThere } from './support/invariants.ts';
import { damageTo, hasPostgres } from './support/postgres.ts';
import { collectFindings, verifiedAuditLog, verifiedLedger } from './support/proofs.ts';
import { createRetryingClient, type RetryingClient } from './support/retryUntilAnswered.ts';
import { startScenarios } from './support/scenarios.ts';
import { launchForTest, ready, type Server, start, toSettings } from './support/server.ts';
import { type Acknowledged, raiseStorm } from './support/storm.ts';
import { WEEK_PAY } from './support/weeks.ts';
import { WRITES } from './support/writes.ts';

const LONG = process.env.LONG ? Number(process.env.KILLS ?? 200) : undefined;
const between = (least: number, most: number): number => least + Math.random() * (most - least);

const countAcknowledged = ({ days, weeks, runs }: Acknowledged): number =>
  days.length + weeks.length + runs.length;

/** The acknowledged days of a driver that a server which has just started does not know. */
async function missingDays(
  retryUntilAnswered: RetryingClient['retryUntilAnswered'],
  { token }: Person,
  driver: Person,
  days: string[],
): Promise<string[]> {
  const [first] = days;
  if (!first) return [];
  const query = new URLSearchParams({
    userId: driver.id,
    startDate: first,
    endDate: days.at(-1)!,
    limit: '1000',
  });
  const { body } = await retryUntilAnswered({ path: `/api/time-logs?${query}`, token });
  const known = new Set(body.map(({ date }: { date: string }) => date));
  return days.filter((day) => !known.has(day));
}

/**
 * Strangers may register, and each client has an address of its own: nobody's tries count for another's. In the long
 * version nobody is asked for the password halfway.
 */
const SETTINGS = { REGISTRATION: 'approval', TRUST_PROXY: '1', FRESH_SESSION_MINUTES: '720' };

/** Kills the server so many times under load, and looks at what is left. */
async function surviveKills(place: Place, kills: number): Promise<void> {
  let current: Promise<Server> = start(place, SETTINGS);
  const { url: first } = await current;
  const admin = await signIn(first, ADMIN);
  const [loggers, submitters, managers] = await Promise.all([
    signInAll(first, DRIVERS.slice(0, 2)),
    signInAll(first, DRIVERS.slice(2, 6)),
    signInAll(first, MANAGERS.slice(0, 3)),
  ]);
  const url = () => current.then((server) => server.url);
  const storm = raiseStorm({ url, loggers, submitters, managers: [managers[0]!, managers[1]!] });
  const { retryUntilAnswered, retried } = createRetryingClient({ url });
  const scenarios = startScenarios({ retryUntilAnswered, admin, manager: managers[2]! });
  const { acknowledged } = storm;
  const checked = { days: 0 };

  async function checkWhatIsNew(): Promise<void> {
    const recent = acknowledged.days.slice(checked.days);
    checked.days = acknowledged.days.length;
    for (const driver of [...loggers, ...submitters]) {
      const days = recent
        .filter((day) => day.startsWith(`${driver.email} `))
        .map((day) => day.slice(driver.email.length + 1))
        .sort();
      expect(await missingDays(retryUntilAnswered, admin, driver, days), `days of ${driver.email}`).toEqual(
        [],
      );
    }
  }

  async function restart(): Promise<Server> {
    // Now and then the new process does not get as far as to take work.
    if (Math.random() < 0.1) {
      const early = launchForTest({ ...toSettings(place), ...SETTINGS });
      await sleep(between(0, 1_500));
      await early.kill('SIGKILL');
    }
    return ready(launchForTest({ ...toSettings(place), ...SETTINGS }));
  }

  async function killAgainAndAgain(): Promise<void> {
    for (let kill = 0; kill < kills; kill += 1) {
      const server = await current;
      await checkWhatIsNew();
      const before = countAcknowledged(acknowledged);
      while (countAcknowledged(acknowledged) === before) await sleep(5);
      await sleep(between(20, 800));
      current = server.kill('SIGKILL').then(restart);
    }
    await current;
  }

  await Promise.race([killAgainAndAgain(), storm.error, scenarios.error]);
  await Promise.all([storm.stop(), scenarios.stop()]);
  expect(await (await current).kill('SIGTERM')).toBe(0);

  const there = await whatIsThere(place);
  const findings = await collectFindings(place, scenarios);
  findings.lost.push(
    ...acknowledged.days.filter((day) => !there.days.has(day)),
    ...acknowledged.runs.filter((week) => there.runs.get(week)?.total !== WEEK_PAY.totalPay),
  );
  console.log(
    `${kills} kills: ${countAcknowledged(acknowledged) + scenarios.done.length} acknowledged (${acknowledged.days.length} days, ` +
      `${acknowledged.weeks.length} weeks, ${acknowledged.runs.length} runs, ${scenarios.done.length} others of ` +
      `${Object.keys(WRITES).length} kinds), ${storm.retried() + retried()} sent again, ${findings.lost.length} lost, ` +
      `${findings.halved.length} half, ${findings.doubled.length} twice`,
  );
  expect(findings).toEqual({ lost: [], doubled: [], halved: [] });
  expect([...there.runs.values()].filter(({ entries }) => ![1, WEEK_PAY.entries].includes(entries))).toEqual(
    [],
  );
  expect(new Set(acknowledged.runs).size).toBe(acknowledged.runs.length);
  expect(await brokenRules(place)).toEqual({});
  expect(acknowledged.runs.length).toBeGreaterThan(0);
  expect(await verifiedAuditLog(place)).toContain('are as written');
  expect(await verifiedLedger(place)).toContain('The ledger adds up');
}

test('every kind of write has its row', () => {
  const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));
  expect(Object.keys(WRITES).sort()).toEqual(Object.keys(schema.getMutationType()!.getFields()).sort());
});

const LIMIT = { timeout: 1_200_000 + 60_000 * (LONG ?? 0) };

test('the embedded database, killed with its server', LIMIT, () => surviveKills(companyFolder(), LONG ?? 2));

test.runIf(hasPostgres)('a PostgreSQL server that goes on while its portal is killed', LIMIT, async () => {
  const { place, postgres } = await companyOnPostgres();
  await surviveKills(place, LONG ?? 1);
  expect(damageTo(postgres)).toBe('');
});
