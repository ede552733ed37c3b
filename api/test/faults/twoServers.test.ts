/** Two servers on one PostgreSQL are one portal. */
import { describe, expect, test } from 'vitest';
import { type HttpResponse, idsByEmail, send, signIn, signInAll, untilStatus } from './support/client.ts';
import { DRIVERS, emptyFolder, FIRST_ADMIN, MANAGERS, SECRETS } from './support/company.ts';
import { inDatabase } from './support/database.ts';
import { brokenRules, whatIsThere } from './support/invariants.ts';
import { hasPostgres, postgresForTest } from './support/postgres.ts';
import { launchForTest, ready, toSettings } from './support/server.ts';
import { sharedCompany } from './support/shared.ts';
import { follow } from './support/stream.ts';
import { addDays, FIRST_MONDAY, logDay, processWeek } from './support/weeks.ts';

const long = Boolean(process.env.LONG);
const statuses = (responses: HttpResponse[]): number[] => responses.map(({ status }) => status).sort();

describe.runIf(hasPostgres)('two servers on one PostgreSQL', () => {
  const company = sharedCompany({ serversOnPostgres: 2 });
  const urls = () => [company.url(0), company.url(1)] as const;

  test('that start at once on an empty database make it and its first administrator once', async () => {
    const { url } = await postgresForTest();
    const place = { dataDir: emptyFolder(), databaseUrl: url, secrets: SECRETS };
    const servers = await Promise.all(
      [1, 2].map(() => ready(launchForTest({ ...toSettings(place), ...FIRST_ADMIN }))),
    );
    for (const server of servers) await signIn(server.url, FIRST_ADMIN.ADMIN_EMAIL);
    const [row] = await inDatabase(place, (query) =>
      query<{ n: number }>('SELECT count(*)::int n FROM "User"'),
    );
    expect(row?.n).toBe(1);
  });

  test('tell each other’s pages, also after the database was away', async () => {
    const [one, two] = urls();
    const driver = await signIn(one, DRIVERS[0]!);
    const manager = await follow(two, await signIn(two, MANAGERS[0]!));
    await send(one, logDay(driver, addDays(FIRST_MONDAY, 7)));
    expect(await manager.next()).toBe('DAYS');

    await company.crashDatabase();
    // Either the stream has outlived the outage and says that something may be missed, or it asks to be opened again.
    const heard = await manager.next();
    expect(['CONNECTED', 'UNAVAILABLE']).toContain(heard);
    await Promise.all(urls().map((url) => untilStatus(url, '/readyz', 200)));
    const back = heard === 'CONNECTED' ? manager : await follow(two, await signIn(two, MANAGERS[0]!));
    expect((await send(one, logDay(driver, addDays(FIRST_MONDAY, 8)))).status).toBe(201);
    expect(await back.next()).toBe('DAYS');
  });

  test('know the same sessions, and end them together', async () => {
    const [one, two] = urls();
    const driver = await signIn(one, DRIVERS[0]!);
    expect((await send(two, logDay(driver, FIRST_MONDAY))).status).toBe(201);
    expect((await send(one, logDay(driver, FIRST_MONDAY))).status).toBe(409);
    await send(one, { path: '/api/auth/logout', method: 'POST', body: {}, token: driver.token });
    expect((await send(two, { path: '/api/auth/me', token: driver.token })).status).toBe(401);
  });

  test('pay a week once', async () => {
    const managers = await signInAll(urls()[0], MANAGERS);
    const driver = (await idsByEmail(urls()[1], managers[0]!)).get(DRIVERS[3]!)!;
    const weeks = long ? 50 : 2;
    for (let week = 0; week < weeks; week += 1) {
      const weekStart = addDays(FIRST_MONDAY, 7 * week);
      const responses = await Promise.all(
        managers.map((manager, index) => send(urls()[index % 2]!, processWeek(manager, driver, weekStart))),
      );
      expect(statuses(responses)).toEqual([201, ...Array(11).fill(409)]);
      // One request with its key, sent to both.
      const repeated = processWeek(managers[0]!, driver, addDays(weekStart, 7 * weeks), `week ${week}`);
      const same = await Promise.all(urls().flatMap((url) => [1, 2, 3].map(() => send(url, repeated))));
      expect(statuses(same)).toEqual(Array(6).fill(201));
      expect(new Set(same.map(({ body }) => body.payrollRun.id)).size).toBe(1);
    }
    await inDatabase(company.place(), async () => {
      expect((await whatIsThere(company.place())).runs.size).toBe(2 * weeks);
      expect(await brokenRules(company.place())).toEqual({});
    });
  });
});
