/** When the server's process is killed at any moment, nothing that it acknowledged is lost, half done or done twice. */
import { expect, test } from 'vitest';
import { type Person, signIn, signInAll } from '../support/client.ts';
import { ADMIN, companyFolder, companyOnPostgres, DRIVERS, MANAGERS } from '../support/company.ts';
import type { Place } from '../support/database.ts';
import { countAcknowledged, expectNothingLost } from '../support/nothingLost.ts';
import { damageTo, hasPostgres } from '../support/postgres.ts';
import { listChildren } from '../support/processes.ts';
import { createRetryingClient, type RetryingClient } from '../support/retryUntilAnswered.ts';
import { startScenarios } from '../support/scenarios.ts';
import { type Launched, launchForTest, ready, type Server, start, toSettings } from '../support/server.ts';
import { raiseStorm } from '../support/storm.ts';
import { until } from '../support/until.ts';

/** How many times each database is killed. */
const KILLS = Number(process.env.KILLS ?? 20);
const some = (limit: number): number => Math.floor(Math.random() * limit);

/** How far a start may get before it is killed. */
const STAGES = [
  () => true,
  ({ pid }: Launched) => listChildren(pid).length > 0,
  ({ output }: Launched) => output().includes('running at'),
];

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

  console.log(
    `${kills} kills: ${await expectNothingLost(place, storm, scenarios)}, ${storm.retried() + retried()} sent again`,
  );
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
