/**
 * A PostgreSQL server that has no free connection, is slow to respond, or is behind a network that is slow, breaks or
 * goes silent: people wait a moment or are asked to try again, and nothing is half done.
 */
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import {
  type Call,
  type HttpResponse,
  isTurnedAway,
  type Person,
  send,
  signIn,
  signInAll,
  untilStatus,
} from './support/client.ts';
import { ADMIN, DRIVERS, MANAGERS } from './support/company.ts';
import { setToWork } from './support/crew.ts';
import { inDatabase } from './support/database.ts';
import { brokenRules } from './support/invariants.ts';
import { hasPostgres } from './support/postgres.ts';
import { sharedCompany } from './support/shared.ts';
import { until } from './support/until.ts';
import { FIRST_MONDAY, logDay, processWeek, submitWeek } from './support/weeks.ts';

const ROUNDS = process.env.LONG ? 4 : 1;

describe.runIf(hasPostgres)('on a PostgreSQL server', () => {
  const company = sharedCompany({ serversOnPostgres: 1, behindProxy: true });

  test('what cannot be entered in the audit log is not done', async () => {
    const [place, url] = [company.place(), company.url()];
    const [admin, manager, driver, other] = await signInAll(url, [
      ADMIN,
      MANAGERS[0]!,
      ...DRIVERS.slice(6, 8),
    ]);
    const calls: Call[] = [
      logDay(driver!, FIRST_MONDAY),
      submitWeek(driver!, FIRST_MONDAY),
      processWeek(manager!, driver!.id, FIRST_MONDAY, 'the key'),
      {
        path: `/api/staff/${other!.id}/pay-rate`,
        method: 'PUT',
        token: manager!.token,
        body: { dailyRate: 300 },
      },
      { path: `/api/contractors/${other!.id}`, method: 'DELETE', token: manager!.token },
      { path: '/api/auth/me', method: 'PUT', token: driver!.token, body: { firstName: 'Other' } },
      { path: '/api/reports/tax-summary', token: admin!.token, body: { year: 2025 } },
    ];
    const contents = () =>
      inDatabase(place, async (query) => {
        const tables = [
          'User',
          'TimeLog',
          'PayrollRun',
          'PayrollEntry',
          'PayRate',
          'Report',
          'AuditLog',
          'Session',
        ];
        const rows = [];
        for (const table of tables) rows.push(await query(`SELECT * FROM "${table}" ORDER BY 1`));
        return rows;
      });
    const arrange = (sql: string) => inDatabase(place, (query) => query(sql));

    const before = await contents();
    await arrange(`CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
    CREATE TRIGGER full_disk BEFORE INSERT ON "AuditLog" FOR EACH STATEMENT EXECUTE FUNCTION full_disk()`);
    for (const call of calls) {
      const response = await send(url, call);
      const said = `${call.path}: ${JSON.stringify(response)}`;
      expect(isTurnedAway(response), said).toBe(true);
      expect(said).toContain('STORAGE_FULL');
    }
    expect(await contents()).toEqual(before);

    await arrange('DROP TRIGGER full_disk ON "AuditLog"');
    for (const call of calls) expect((await send(url, call)).status, call.path).toBeLessThan(300);
    expect(await brokenRules(place)).toEqual({});
  });

  test('a locked table, with every connection waiting for it', async () => {
    const [place, url] = [company.place(), company.url()];
    const driver = await signIn(url, DRIVERS[4]!);
    const readsAndWrites = (person: Person): Call[] => [
      { path: '/api/time-logs', token: person.token },
      logDay(person, FIRST_MONDAY),
      { path: '/api/auth/me', token: person.token },
    ];
    const responses: HttpResponse[] = [];
    const holder = new pg.Client({ connectionString: place.databaseUrl });
    await holder.connect();
    try {
      await holder.query('BEGIN; LOCK TABLE "TimeLog" IN ACCESS EXCLUSIVE MODE');
      const calls = Array.from({ length: 12 }, () => readsAndWrites(driver)).flat();
      const sent = calls.map(async (call) => void responses.push(await send(url, call)));
      await until('someone turned away', () => responses.some((response) => isTurnedAway(response)));
      await holder.query('COMMIT');
      await Promise.all(sent);
    } finally {
      await holder.end();
    }
    const served = responses.filter(({ status }) => status < 300);
    const turnedAway = responses.filter((response) => isTurnedAway(response));
    console.log(`a table held: ${served.length} served, ${turnedAway.length} asked to come back`);
    // One of the twelve wrote the day, or none could.
    expect(served.length + turnedAway.length + responses.filter(({ status }) => status === 409).length).toBe(
      36,
    );
    expect(turnedAway.length).toBeGreaterThan(0);
    expect((await send(url, { path: '/api/time-logs', token: driver.token })).status).toBe(200);
    expect(await brokenRules(place)).toEqual({});
  });

  test('a network that fails, under load', { timeout: ROUNDS * 600_000 }, async () => {
    const [place, url, proxy] = [company.place(), company.url(), company.proxy()];
    const { admin, storm, acknowledged, refused, work, expectNothingLost } = await setToWork(url);

    const errors = {
      ...(process.env.LONG && {
        slow: () => proxy.delay(300),
        // Slower than a write may be: the connection stays open, and no request succeeds.
        crawling: () => proxy.delay(2_000),
        // In the short form, twoServers.test.ts stops the server itself.
        cut: () => proxy.cut(),
      }),
      silent: () => proxy.freeze(),
    };
    const weather = async () => {
      for (let round = 0; round < ROUNDS; round += 1)
        for (const [name, begin] of Object.entries(errors)) {
          await work(5);
          const before = refused.length;
          begin();
          if (name === 'slow') await work(5);
          if (name === 'cut' || name === 'silent') await untilStatus(url, '/readyz', 503);
          // It affects every worker.
          if (name === 'silent' || name === 'crawling')
            await until('four refusals', () => refused.length >= before + 4);
          expect((await send(url, { path: '/healthz' })).status).toBe(200);
          proxy.heal();
          await untilStatus(url, '/readyz', 200);
          console.log(`${name}: ${refused.length - before} asked to come back`);
        }
      await work(5);
    };
    await Promise.race([weather(), storm.error]);
    await storm.stop();
    expect((await send(url, { path: '/api/auth/me', token: admin.token })).status).toBe(200);
    expect(await company.stop()).toEqual([0]);

    await expectNothingLost(place);
    console.log(
      `${Object.keys(errors).length * ROUNDS} network faults: ${acknowledged.days.length} days acknowledged, 0 lost`,
    );
  });
});
