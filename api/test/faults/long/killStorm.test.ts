/** When the server's process is killed at any moment, nothing that it acknowledged is lost, half done or done twice. */
import { expect, test } from 'vitest';
import { type Person, signIn, signInAll } from '../support/client.ts';
import { ADMIN, companyFolder, companyOnPostgres, DRIVERS, MANAGERS } from '../support/company.ts';
import { inDatabase, type Place } from '../support/database.ts';
import { brokenRules, whatIsThere } from '../support/invariants.ts';
import { damageTo, hasPostgres } from '../support/postgres.ts';
import { listChildren } from '../support/processes.ts';
import { collectFindings, verifiedAuditLog, verifiedLedger } from '../support/proofs.ts';
import { createRetryingClient, type RetryingClient } from '../support/retryUntilAnswered.ts';
import { startScenarios } from '../support/scenarios.ts';
import { type Launched, launchForTest, ready, type Server, start, toSettings } from '../support/server.ts';
import { type Acknowledged, raiseStorm } from '../support/storm.ts';
import { until } from '../support/until.ts';
import { WEEK_PAY } from '../support/weeks.ts';
import { WRITES } from '../support/writes.ts';

/** How many times each database is killed. */
const KILLS = Number(process.env.KILLS ?? 20);
const some = (limit: number): number => Math.floor(Math.random() * limit);

/** How far a start may get before it is killed. */
const STAGES = [
  () => true,
  ({ pid }: Launched) => listChildren(pid).length > 0,
  ({ output }: Launched) => output().includes('running at'),
];

const countAcknowledged = ({ days, weeks, runs }: Acknowledged): number =>
  days.length + weeks.length + runs.length;

/** The acknowledged days of a driver that a newly started server does not know. */
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
 * Anonymous callers may register. Each client has its own address, so that failed tries are counted separately. The
 * long session avoids password prompts.
 */
const SETTINGS = { REGISTRATION: 'approval', TRUST_PROXY: '1', FRESH_SESSION_MINUTES: '720' };

/** Kills the server this many times under load, and checks the data. */
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
    // Now and then, the new process is killed before it accepts work.
    if (some(10) === 0) {
      const early = launchForTest({ ...toSettings(place), ...SETTINGS });
      const isFarEnough = STAGES[some(STAGES.length)]!;
      // With a PostgreSQL server, the process never has a child.
      const isRunning = STAGES.at(-1)!;
      await until('a start to be killed', () => isFarEnough(early) || isRunning(early));
      await early.kill('SIGKILL');
    }
    return ready(launchForTest({ ...toSettings(place), ...SETTINGS }));
  }

  async function killAgainAndAgain(): Promise<void> {
    for (let kill = 0; kill < kills; kill += 1) {
      const server = await current;
      await checkWhatIsNew();
      // Other requests are in flight whenever one is acknowledged.
      const enough = countAcknowledged(acknowledged) + 1 + some(40);
      await until('more to lose', () => countAcknowledged(acknowledged) >= enough, { every: 1 });
      current = server.kill('SIGKILL').then(restart);
    }
    await current;
  }

  await Promise.race([killAgainAndAgain(), storm.error, scenarios.error]);
  await Promise.all([storm.stop(), scenarios.stop()]);
  expect(await (await current).kill('SIGTERM')).toBe(0);

  const { there, findings, broken } = await inDatabase(place, async () => ({
    there: await whatIsThere(place),
    findings: await collectFindings(place, scenarios),
    broken: await brokenRules(place),
  }));
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
  expect(broken).toEqual({});
  expect(acknowledged.runs.length).toBeGreaterThan(0);
  expect(await verifiedLedger(place)).toContain('The ledger adds up');
  expect(await verifiedAuditLog(place)).toContain('are as written');
}

const LIMIT = { timeout: 1_200_000 + 60_000 * KILLS };

test('the embedded database, killed with its server', LIMIT, () => surviveKills(companyFolder(), KILLS));

test.runIf(hasPostgres)(
  'a PostgreSQL server that keeps running while its portal is killed',
  LIMIT,
  async () => {
    const { place, postgres } = await companyOnPostgres();
    await surviveKills(place, KILLS);
    expect(damageTo(postgres)).toBe('');
  },
);
