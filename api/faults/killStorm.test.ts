/** Nothing that the server has acknowledged is lost, halved or doubled when its process is killed at any moment. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type Person, send, signIn, signInAll } from './support/client.ts';
import { ADMIN, companyFolder, companyOn, DRIVERS, MANAGERS } from './support/company.ts';
import type { Place } from './support/database.ts';
import { brokenRules, whatIsThere } from './support/invariants.ts';
import { hasPostgres, postgresForTest } from './support/postgres.ts';
import { launchForTest, ready, type Server, settingsOf, start } from './support/server.ts';
import { type Acknowledged, raiseStorm } from './support/storm.ts';
import { WEEK_PAY } from './support/weeks.ts';

const long = Boolean(process.env.LONG);
const between = (least: number, most: number): number => least + Math.random() * (most - least);

const countOf = ({ days, weeks, runs }: Acknowledged): number => days.length + weeks.length + runs.length;

/** The acknowledged days of a driver that a server which has just started does not know. */
async function missingDays(
  url: string,
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
  const { body } = await send(url, { path: `/api/time-logs?${query}`, token });
  const known = new Set(body.map(({ date }: { date: string }) => date));
  return days.filter((day) => !known.has(day));
}

/** Kills the server so many times under load, and looks at what is left. */
async function survive(place: Place, kills: number): Promise<void> {
  let current: Promise<Server> = start(place);
  const { url } = await current;
  const admin = await signIn(url, ADMIN);
  const [loggers, submitters, managers] = await Promise.all([
    signInAll(url, DRIVERS.slice(0, 2)),
    signInAll(url, DRIVERS.slice(2, 6)),
    signInAll(url, MANAGERS.slice(0, 2)),
  ]);
  const storm = raiseStorm({
    url: () => current.then((server) => server.url),
    loggers,
    submitters,
    managers: [managers[0]!, managers[1]!],
  });
  const { acknowledged } = storm;
  const checked = { days: 0 };

  async function checkWhatIsNew(server: Server): Promise<void> {
    const recent = acknowledged.days.slice(checked.days);
    checked.days = acknowledged.days.length;
    for (const driver of [...loggers, ...submitters]) {
      const days = recent
        .filter((day) => day.startsWith(`${driver.email} `))
        .map((day) => day.slice(driver.email.length + 1))
        .sort();
      expect(await missingDays(server.url, admin, driver, days), `days of ${driver.email}`).toEqual([]);
    }
  }

  async function restart(): Promise<Server> {
    // Now and then the new process does not get as far as to take work.
    if (Math.random() < 0.1) {
      const early = launchForTest(settingsOf(place));
      await sleep(between(0, 1_500));
      await early.kill('SIGKILL');
    }
    return ready(launchForTest(settingsOf(place)));
  }

  async function killAgainAndAgain(): Promise<void> {
    for (let kill = 0; kill < kills; kill += 1) {
      const server = await current;
      await checkWhatIsNew(server);
      const before = countOf(acknowledged);
      while (countOf(acknowledged) === before) await sleep(5);
      await sleep(between(20, 800));
      current = server.kill('SIGKILL').then(restart);
    }
    await current;
  }

  await Promise.race([killAgainAndAgain(), storm.fault]);
  await storm.calm();
  expect(await (await current).kill('SIGTERM')).toBe(0);

  const there = await whatIsThere(place);
  const lost = [
    ...acknowledged.days.filter((day) => !there.days.has(day)),
    ...acknowledged.runs.filter((week) => there.runs.get(week)?.total !== WEEK_PAY.totalPay),
  ];
  console.log(
    `${kills} kills: ${countOf(acknowledged)} acknowledged (${acknowledged.days.length} days, ` +
      `${acknowledged.weeks.length} weeks, ${acknowledged.runs.length} runs), ${storm.retried()} sent again, ` +
      `${lost.length} lost`,
  );
  expect(lost).toEqual([]);
  expect([...there.runs.values()].filter(({ entries }) => entries !== WEEK_PAY.entries)).toEqual([]);
  expect(new Set(acknowledged.runs).size).toBe(acknowledged.runs.length);
  expect(await brokenRules(place)).toEqual({});
  expect(acknowledged.runs.length).toBeGreaterThan(0);
}

test('the embedded database, killed with its server', { timeout: long ? 7_200_000 : 1_200_000 }, () =>
  survive(companyFolder(), long ? 300 : 12),
);

test.runIf(hasPostgres)(
  'a PostgreSQL server that goes on while its portal is killed',
  { timeout: long ? 3_600_000 : 600_000 },
  async () => {
    const { url } = await postgresForTest();
    await survive(await companyOn(url), long ? 100 : 5);
  },
);
