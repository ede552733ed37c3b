/**
 * A payday of two portals, in which each part they need goes away, or in which they are upgraded one after the other:
 * nothing is lost, and no one is paid twice.
 */
import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { type Person, signIn, signInAll } from '../support/client.ts';
import { ADMIN, DRIVERS, MANAGERS } from '../support/company.ts';
import { inDatabase, type Place } from '../support/database.ts';
import { brokenRules, whatIsThere } from '../support/invariants.ts';
import { expectNothingLost } from '../support/nothingLost.ts';
import { addPeopleWithRates } from '../support/payroll.ts';
import { checkRecords, INTACT_RECORDS } from '../support/proofs.ts';
import { createRetryingClient, type RetryingClient } from '../support/retryUntilAnswered.ts';
import { startScenarios } from '../support/scenarios.ts';
import { raiseStorm } from '../support/storm.ts';
import { follow } from '../support/stream.ts';
import { until } from '../support/until.ts';
import { type Fleet, type Portal, startFleet } from './fleet.ts';
import { createPayday, type Moment, type Payday } from './payday.ts';
import { startVisits } from './visits.ts';
import { createWatch, toTable } from './watch.ts';

const PAYEES = 40;

type Faults = Record<string, (fleet: Fleet, moment: Moment) => Promise<void>>;

async function restart(portal: Portal): Promise<void> {
  expect(await portal.server().kill('SIGTERM')).toBe(0);
  await portal.start();
}

const OUTAGES: Faults = {
  'nothing goes wrong': async () => undefined,
  'a portal is killed': async ({ portals: [, portal] }) => {
    await portal.server().kill('SIGKILL');
    await portal.start();
  },
  'a portal is restarted': ({ portals: [, portal] }) => restart(portal),
  'PostgreSQL is restarted': async ({ postgres }) => {
    await postgres.end();
    await postgres.restart();
  },
  'PgBouncer is cut': async ({ pooler }) => {
    await pooler.kill();
    await pooler.restart();
  },
};

/** Each week's batch begins in the portal that still has the previous version; the second ends there in the middle. */
const UPGRADES: Faults = {
  'both have the previous version': async () => undefined,
  'one portal is upgraded': async ({ portals: [portal] }, moment) => {
    if (moment === 'APPROVALS') await restart(portal);
  },
  'the other is upgraded': async ({ portals: [, portal] }, moment) => {
    if (moment === 'PAYMENT') await restart(portal);
  },
  'both have this version': async () => undefined,
};

/** The program of the version to upgrade from. */
const PREVIOUS = process.env.PREVIOUS && pathToFileURL(process.env.PREVIOUS).href;
const FAULTS = PREVIOUS ? UPGRADES : OUTAGES;

interface Company extends Pick<RetryingClient, 'retryUntilAnswered'> {
  place: Place;
  payday: Payday;
  admin: Person;
}

const signInInTurn = async (url: string, emails: readonly string[]): Promise<Person[]> => {
  const people: Person[] = [];
  for (const email of emails) people.push(await signIn(url, email));
  return people;
};

/** What was backed up, of all that portals tried. */
const backups = (place: Place) =>
  inDatabase(place, (query) =>
    query<{ action: string }>(`SELECT action FROM "AuditLog" WHERE action LIKE 'BACKUP%' ORDER BY sequence`),
  );

/** What holds at any time, also while people work. */
async function expectIntact({ place, payday, admin, retryUntilAnswered }: Company): Promise<void> {
  const acknowledged = [...payday.days];
  const { days, broken } = await inDatabase(place, async () => ({
    days: (await whatIsThere(place)).days,
    broken: await brokenRules(place),
  }));
  expect(acknowledged.filter((day) => !days.has(day))).toEqual([]);
  expect(broken).toEqual({});
  const { body } = await retryUntilAnswered(checkRecords(admin.token));
  expect(body.data, JSON.stringify(body)).toEqual(INTACT_RECORDS);
}

test(`a payday during which ${PREVIOUS ? 'the portals are upgraded' : 'a portal, PostgreSQL and PgBouncer go away'}`, async () => {
  const fleet = await startFleet(PREVIOUS ? { program: PREVIOUS as `file:${string}` } : {});
  const { url, place, portals } = fleet;
  const drivers = await signInInTurn(url, await addPeopleWithRates(place, PAYEES));
  const admin = await signIn(url, ADMIN);
  const [loggers, submitters, managers] = await Promise.all([
    signInAll(url, DRIVERS.slice(0, 2)),
    signInAll(url, DRIVERS.slice(2, 4)),
    signInAll(url, MANAGERS.slice(0, 5)),
  ]);
  // A proof makes a whole database, which would be the longest pause.
  await until('a backup, and its proof', async () => (await backups(place)).length > 1, { every: 100 });

  const watch = createWatch();
  const options = { url: async () => url, ...watch.callers };
  const storm = raiseStorm({ ...options, loggers, submitters, managers: [managers[0]!, managers[1]!] });
  const { retryUntilAnswered } = createRetryingClient(options);
  const scenarios = startScenarios({ retryUntilAnswered, admin, manager: managers[2]! });
  const visits = startVisits(url);
  const payday = createPayday({ retryUntilAnswered, drivers, managers: managers.slice(3) });

  const drill = async () => {
    for (const [name, fault] of Object.entries(FAULTS)) {
      await watch.during(name, (happen) =>
        payday.payWeek(portals[1].url, (moment) => happen(() => fault(fleet, moment))),
      );
      // The checks know this version's tables.
      if (name !== 'both have the previous version')
        await expectIntact({ place, payday, admin, retryUntilAnswered });
    }
  };
  await Promise.race([drill(), storm.error, scenarios.error, visits.error]).finally(() =>
    console.log(`\n${toTable(watch.noticed)}\n`),
  );

  // Each portal still hears of changes that the other one makes.
  for (const portal of portals) {
    const page = await follow(portal.url, managers[0]!);
    expect(await page.next()).toMatch(/^[A-Z_]+$/);
    page.leave();
  }
  const [pages] = await Promise.all([visits.stop(), storm.stop(), scenarios.stop()]);
  for (const portal of portals) expect(await portal.server().kill('SIGTERM')).toBe(0);

  const kept = await expectNothingLost(place, storm, scenarios);
  const { days, runs } = await whatIsThere(place);
  expect(payday.days.filter((day) => !days.has(day))).toEqual([]);
  expect([...runs.keys()].filter((week) => week.startsWith('payee'))).toHaveLength(PAYEES * payday.weeks());
  expect((await backups(place)).map(({ action }) => action)).toEqual(['BACKUP_MADE', 'BACKUP_PROVEN']);
  expect(readdirSync(fleet.backups)).toHaveLength(1);
  console.log(`${kept}; ${PAYEES * payday.weeks()} weeks paid once; ${pages} pages opened whole.`);
});
