/** Two portals on one PostgreSQL, behind a proxy that gives each request to the next one, are one portal to its users. */
import { describe, expect, test } from 'vitest';
import { login, send, signIn } from './support/client.ts';
import { ADMIN, companyOnPostgres, DRIVERS, emptyFolder, MANAGERS } from './support/company.ts';
import type { Place } from './support/database.ts';
import { brokenRules } from './support/invariants.ts';
import {
  addPayees,
  boardTotals,
  fetchProgress,
  ledger,
  payEverybody,
  untilFinished,
  untilPaid,
} from './support/payroll.ts';
import { hasPostgres } from './support/postgres.ts';
import { postFrom, proxyForTest } from './support/proxy.ts';
import { type Server, start } from './support/server.ts';
import { follow } from './support/stream.ts';
import { addDays, FIRST_MONDAY, logDay } from './support/weeks.ts';

const PAYEES = 24;
const METRICS_TOKEN = 'a-token-for-the-scraper';

const begin = (place: Place): Promise<Server> =>
  start({ ...place, dataDir: emptyFolder() }, { TRUST_PROXY: '1', METRICS_TOKEN });

const scrapeMetrics = async ({ url }: Server): Promise<string> =>
  (await send(url, { path: '/metrics', token: METRICS_TOKEN })).body;

describe.runIf(hasPostgres)('behind a proxy', () => {
  test('people, limits, news and work are those of one portal', { timeout: 600_000 }, async () => {
    const { place } = await companyOnPostgres();
    await addPayees(place, PAYEES);
    const [one, two] = await Promise.all([begin(place), begin(place)]);
    const proxy = await proxyForTest([one.url, two.url]);
    const admin = await signIn(proxy.url, ADMIN);
    const driver = await signIn(proxy.url, DRIVERS[0]!);

    // Whoever is shut out is out on both at once.
    const me = (server: { url: string }) => send(server.url, { path: '/api/auth/me', token: driver.token });
    expect((await Promise.all([one, two].map(me))).map(({ status }) => status)).toEqual([200, 200]);
    const shutOut = { path: `/api/staff/${driver.id}/status`, method: 'PATCH', token: admin.token };
    expect((await send(proxy.url, { ...shutOut, body: { isActive: false } })).status).toBe(200);
    expect((await Promise.all([one, two].map(me))).map(({ status }) => status)).toEqual([401, 401]);

    // Guesses count by the client that the proxy saw, wherever they arrive and whatever the client claims to be.
    const guess = (from: string, index: number) =>
      postFrom(
        from,
        `${proxy.url}/api/auth/login`,
        login(DRIVERS[1]!, 'Wrong-Key-1').body,
        `198.51.100.${index}`,
      );
    const guesses: number[] = [];
    for (let index = 0; index < 12; index += 1) guesses.push(await guess('127.0.0.2', index));
    expect(guesses).toEqual([...Array(10).fill(401), 429, 429]);
    expect(await guess('127.0.0.3', 1)).toBe(401);
    const refused = (await Promise.all([one, two].map(scrapeMetrics))).map((text) =>
      Number(/portal_sign_ins_total\{outcome="wrong"\} (\d+)/.exec(text)?.[1] ?? 0),
    );
    expect(refused[0]! + refused[1]!).toBe(11);
    expect(Math.min(...refused)).toBeGreaterThan(0);

    // News comes through the proxy as it happens, from either of them.
    const colleague = await signIn(proxy.url, DRIVERS[2]!);
    const manager = await signIn(proxy.url, MANAGERS[0]!);
    const page = await follow(proxy.url, manager);
    // What happened in the ten seconds before is told as well.
    const news = async (): Promise<string> => {
      const kind = await page.next();
      return kind === 'PEOPLE' ? news() : kind;
    };
    for (const [index, server] of [one, two].entries()) {
      await send(server.url, logDay(colleague, addDays(FIRST_MONDAY, index)));
      expect(await news()).toBe('DAYS');
    }

    // The work of a process that dies is done by the others, and by the one that takes its place.
    const totals = await boardTotals(proxy.url, manager);
    expect(totals.ready).toBe(PAYEES);
    const batch = await payEverybody(one.url, manager, totals);
    await untilPaid(proxy.url, manager, batch, 5);
    await one.kill('SIGKILL');
    expect((await fetchProgress(proxy.url, manager, batch)).done).toBeGreaterThan(0);
    const three = await begin(place);
    proxy.route([two.url, three.url]);
    await untilFinished(proxy.url, manager, batch);
    expect(await Promise.all([two, three].map((server) => server.kill('SIGTERM')))).toEqual([0, 0]);
    expect(await ledger(place)).toMatchObject({
      runs: PAYEES,
      people: PAYEES,
      settled: PAYEES,
      statements: PAYEES,
      started: 1,
      finished: 1,
    });
    expect(await brokenRules(place)).toEqual({});
  });
});
