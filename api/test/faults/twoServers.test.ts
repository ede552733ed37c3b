/** Two portals on one PostgreSQL, behind a proxy that alternates between them, are one portal to their users. */
import { describe, expect, test } from 'vitest';
import {
  type HttpResponse,
  idsByEmail,
  login,
  send,
  signIn,
  signInAll,
  untilStatus,
} from './support/client.ts';
import { ADMIN, DRIVERS, emptyFolder, FIRST_ADMIN, MANAGERS, SECRETS } from './support/company.ts';
import { inDatabase } from './support/database.ts';
import { brokenRules, whatIsThere } from './support/invariants.ts';
import {
  addPayees,
  boardTotals,
  fetchProgress,
  ledger,
  paidOnce,
  payEverybody,
  payOf,
  untilFinished,
  untilPaid,
} from './support/payroll.ts';
import { hasPostgres, postgresForTest } from './support/postgres.ts';
import { postFrom, proxyForTest } from './support/proxy.ts';
import { METRICS_TOKEN, scrape } from './support/scrape.ts';
import { launchForTest, ready, toSettings } from './support/server.ts';
import { sharedCompany } from './support/shared.ts';
import { follow } from './support/stream.ts';
import { addDays, FIRST_MONDAY, logDay, processWeek } from './support/weeks.ts';

const long = Boolean(process.env.LONG);
/** Several chunks of a batch, so that a server dies between two of them. */
const PAYEES = long ? 300 : 75;
const TOTAL = payOf(PAYEES);
const statuses = (responses: HttpResponse[]): number[] => responses.map(({ status }) => status).sort();

describe.runIf(hasPostgres)('two servers on one PostgreSQL', () => {
  const company = sharedCompany({ serversOnPostgres: 2, settings: { TRUST_PROXY: '1', METRICS_TOKEN } });
  const urls = () => [company.url(0), company.url(1)] as const;

  test('send changes to each other’s pages, even after the database was away', async () => {
    const [one, two] = urls();
    const proxy = await proxyForTest(urls());
    const driver = await signIn(proxy.url, DRIVERS[0]!);
    const manager = await follow(proxy.url, await signIn(proxy.url, MANAGERS[0]!));
    for (const [index, url] of urls().entries()) {
      await send(url, logDay(driver, addDays(FIRST_MONDAY, 7 + index)));
      expect(await manager.next()).toBe('DAYS');
    }

    await company.crashDatabase();
    // Either the stream survived the outage and reports that changes may be missing, or it asks the client to open it
    // again.
    const heard = await manager.next();
    expect(['CONNECTED', 'UNAVAILABLE']).toContain(heard);
    await Promise.all(urls().map((url) => untilStatus(url, '/readyz', 200)));
    const back = heard === 'CONNECTED' ? manager : await follow(two, await signIn(two, MANAGERS[0]!));
    expect((await send(one, logDay(driver, addDays(FIRST_MONDAY, 9)))).status).toBe(201);
    expect(await back.next()).toBe('DAYS');
  });

  test('know the same sessions, and end them together', async () => {
    const [one, two] = urls();
    const driver = await signIn(one, DRIVERS[0]!);
    expect((await send(two, logDay(driver, FIRST_MONDAY))).status).toBe(201);
    expect((await send(one, logDay(driver, FIRST_MONDAY))).status).toBe(409);
    await send(one, { path: '/api/auth/logout', method: 'POST', body: {}, token: driver.token });
    expect((await send(two, { path: '/api/auth/me', token: driver.token })).status).toBe(401);

    // A user who loses access loses it on both servers at once.
    const other = await signIn(one, DRIVERS[1]!);
    const admin = await signIn(two, ADMIN);
    const me = (url: string) => send(url, { path: '/api/auth/me', token: other.token });
    expect(statuses(await Promise.all(urls().map(me)))).toEqual([200, 200]);
    const shutOut = { path: `/api/staff/${other.id}/status`, method: 'PATCH', token: admin.token };
    expect((await send(one, { ...shutOut, body: { isActive: false } })).status).toBe(200);
    expect(statuses(await Promise.all(urls().map(me)))).toEqual([401, 401]);
  });

  test('count guesses by the client address that the proxy saw, on either server and whatever the client claims', async () => {
    const proxy = await proxyForTest(urls());
    const guess = (from: string, index: number) =>
      postFrom(
        from,
        `${proxy.url}/api/auth/login`,
        login(DRIVERS[2]!, 'Wrong-Key-1').body,
        `198.51.100.${index}`,
      );
    const guesses: number[] = [];
    for (let index = 0; index < 12; index += 1) guesses.push(await guess('127.0.0.2', index));
    expect(guesses).toEqual([...Array(10).fill(401), 429, 429]);
    expect(await guess('127.0.0.3', 1)).toBe(401);
    const refused = (await Promise.all(urls().map(scrape))).map(
      (numbers) => numbers.get('portal_sign_ins_total{outcome="wrong"}') ?? 0,
    );
    expect(refused[0]! + refused[1]!).toBe(11);
    expect(Math.min(...refused)).toBeGreaterThan(0);
  });

  test('do the work of one that dies, with the one that takes its place', async () => {
    const place = company.place();
    await addPayees(place, PAYEES);
    const proxy = await proxyForTest(urls());
    const manager = await signIn(proxy.url, MANAGERS[0]!);
    const totals = await boardTotals(proxy.url, manager);
    expect(totals).toEqual({ ready: PAYEES, totalPay: TOTAL });
    const batch = await payEverybody(company.url(0), manager, totals);
    await untilPaid(proxy.url, manager, batch, 2);
    await company.server(0).kill('SIGKILL');
    expect((await fetchProgress(proxy.url, manager, batch)).done).toBeGreaterThan(0);
    await company.startAgain();
    proxy.route(urls());
    const { done, refused, paidTotal } = await untilFinished(proxy.url, manager, batch);
    expect({ done, refused, paidTotal }).toEqual({ done: PAYEES, refused: 0, paidTotal: TOTAL });
    expect(await ledger(place)).toEqual(paidOnce(PAYEES));
  });

  test('pay a week once', async () => {
    const managers = await signInAll(urls()[0], MANAGERS);
    const driver = (await idsByEmail(urls()[1], managers[0]!)).get(DRIVERS[3]!)!;
    const weeks = long ? 50 : 1;
    for (let week = 0; week < weeks; week += 1) {
      const weekStart = addDays(FIRST_MONDAY, 7 * week);
      const responses = await Promise.all(
        managers.map((manager, index) => send(urls()[index % 2]!, processWeek(manager, driver, weekStart))),
      );
      expect(statuses(responses)).toEqual([201, ...Array(11).fill(409)]);
      // The same request with its key, sent to both.
      const repeated = processWeek(managers[0]!, driver, addDays(weekStart, 7 * weeks), `week ${week}`);
      const same = await Promise.all(urls().flatMap((url) => [1, 2, 3].map(() => send(url, repeated))));
      expect(statuses(same)).toEqual(Array(6).fill(201));
      expect(new Set(same.map(({ body }) => body.payrollRun.id)).size).toBe(1);
    }
    const runs = [...(await whatIsThere(company.place())).runs.keys()];
    expect(runs.filter((week) => week.startsWith(`${DRIVERS[3]} `))).toHaveLength(2 * weeks);
  });

  test('stop cleanly and leave everything correct', async () => {
    expect(await company.stop()).toEqual([0, 0]);
    expect(await brokenRules(company.place())).toEqual({});
  });

  // In the short form, migrate.test.ts and firstAdmin.test.ts show it without processes.
  test.runIf(long)(
    'that start at once on an empty database set it up and create its first administrator once',
    async () => {
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
    },
  );
});
