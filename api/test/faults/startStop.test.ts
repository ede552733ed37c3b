/**
 * How a server starts and stops: one per folder, a clean end for requests in flight, and a successor that knows
 * everything its predecessor knew.
 */
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { login, send, signIn, signInAll } from './support/client.ts';
import { ADMIN, companyFolder, DRIVERS, emptyFolder, MANAGERS, PASSWORD } from './support/company.ts';
import { connectTo } from './support/connections.ts';
import { besideServer, inDatabase } from './support/database.ts';
import { brokenRules, whatIsThere } from './support/invariants.ts';
import { freePort, launchForTest, start, toSettings } from './support/server.ts';
import { sharedCompany } from './support/shared.ts';
import { raiseStorm } from './support/storm.ts';
import { follow } from './support/stream.ts';
import { until } from './support/until.ts';
import { addDays, FIRST_MONDAY, logDay } from './support/weeks.ts';

const long = Boolean(process.env.LONG);

/** Its servers follow one another: each test ends the server that it finds. */
const company = sharedCompany({ settings: { TRUST_PROXY: '1' }, slowPasswords: true });
const acknowledged: string[] = [];

test('a second process on the folder names its owner and ends; the first keeps running', async () => {
  const { dataDir } = company.place();
  const link = join(emptyFolder(), 'link');
  symlinkSync(dataDir, link);
  const paths = Array.from({ length: long ? 10 : 1 }, (_, index) => (index % 2 ? dataDir : link));
  const driver = await signIn(company.url(), DRIVERS[0]!);
  for (const path of paths) {
    const second = launchForTest(toSettings({ dataDir: path }));
    const goOn = async () => {
      const day = addDays(FIRST_MONDAY, acknowledged.length);
      expect((await send(company.url(), logDay(driver, day))).status).toBe(201);
      acknowledged.push(`${driver.email} ${day}`);
    };
    await goOn();
    expect(await second.exited).toBe(1);
    await goOn();
    expect(second.output()).toBe(`DATA_DIR ${dataDir} is in use by process ${company.server().pid}.\n`);
  }
});

const HOME = '198.51.100.7';
const STRANGER = '203.0.113.9';
const MADE_UP = ['10.0.0.1', '10.0.0.2, 10.0.0.3', 'unknown', '[::1]'];

test('guesses are counted on after kill -9, behind a proxy and whatever stands in front of its address', async () => {
  const guess = (password: string, address: string) =>
    send(company.url(), { ...login(ADMIN, password), address });
  expect((await guess(PASSWORD, HOME)).status).toBe(200);
  for (let count = 0; count < 10; count += 1) {
    const address = `${MADE_UP[count % MADE_UP.length]}, ${STRANGER}`;
    expect((await guess(`Wrong-Key-${count}`, address)).status).toBe(401);
  }
  // The page notices.
  const page = await follow(company.url(), await signIn(company.url(), DRIVERS[1]!));
  await company.server().kill('SIGKILL');
  expect(await page.next()).toBe('lost');
  // A killed process blocks no start, even if another process has its number now.
  writeFileSync(join(company.place().dataDir, 'portal.pid'), `${process.pid}\n`);
  await company.startAgain();
  // If there are people already, the start creates no first administrator.
  expect(company.output()).not.toContain('password');
  for (const made of MADE_UP) {
    const refused = await guess(PASSWORD, `${made}, ${STRANGER}`);
    expect(refused.status).toBe(429);
    expect(Number(refused.retryAfter)).toBeGreaterThan(0);
  }
  expect((await guess(PASSWORD, HOME)).status).toBe(200);
});

test('pages whose server died get changes from the next one', async () => {
  const driver = await signIn(company.url(), DRIVERS[1]!);
  const again = await follow(company.url(), driver);
  expect((await send(company.url(), logDay(driver, FIRST_MONDAY))).status).toBe(201);
  acknowledged.push(`${driver.email} ${FIRST_MONDAY}`);
  expect(await again.next()).toBe('DAYS');
});

test('every day that was acknowledged before the kill and after it is there', async () => {
  const there = await besideServer(company.place(), () => whatIsThere(company.place()));
  expect(acknowledged).toHaveLength(long ? 21 : 3);
  expect(acknowledged.filter((day) => !there.days.has(day))).toEqual([]);
});

/** In the short form, firstStart.test.ts sends the other signal. */
const SIGNALS = [['SIGTERM', ADMIN] as const, ...(long ? [['SIGINT', MANAGERS[0]!] as const] : [])];

test.each(SIGNALS)(
  '%s finishes what is in flight, not what is idle, and ends with 0',
  async (signal, email) => {
    if (company.server().hasEnded()) await company.startAgain();
    const server = company.server();
    const { token } = await signIn(server.url, email);
    const newPassword = 'Chosen-Key-2026';
    const body = { currentPassword: PASSWORD, newPassword };
    const changed = await send(server.url, { path: '/api/auth/change-password', token, body });
    expect(changed.status).toBe(200);
    const readers = await signInAll(server.url, DRIVERS.slice(2, 6));
    const pages = await Promise.all(readers.map((person) => follow(server.url, person)));
    // The check of this password is slow, and the sign-ins wait for each other.
    const logins = Array.from({ length: 4 }, () => send(server.url, login(email, newPassword)));
    await Promise.race(logins);
    const idle = await connectTo(server.url, 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
    server.signal(signal);
    // New clients get an answer as long as an earlier one is still served.
    const stopping = await until('a server that is stopping', async () => {
      const response = await send(server.url, { path: '/healthz' });
      return response.status === 200 ? null : response;
    });
    expect(stopping).toMatchObject({ status: 503, body: { status: 'stopping' } });
    expect(stopping.retryAfter).toMatch(/^\d+$/);
    expect((await send(server.url, { path: '/readyz' })).status).toBe(503);
    expect((await send(server.url, login(email))).status).toBe(503);

    const responses = await Promise.all(logins);
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    for (const { next } of pages) expect([await next(), await next()]).toEqual(['UNAVAILABLE', 'complete']);
    await idle.closed;
    expect(await server.exited).toBe(0);
    expect(server.errors()).toBe('');
  },
);

test.runIf(long)(
  'a server that is stopped under load loses nothing, and the next one continues',
  async () => {
    const place = companyFolder();
    let current = start(place);
    const { url } = await current;
    const loggers = await signInAll(url, DRIVERS.slice(0, 2));
    const submitters = await signInAll(url, DRIVERS.slice(2, 4));
    const [one, two] = await signInAll(url, MANAGERS.slice(0, 2));
    const storm = raiseStorm({
      url: () => current.then((server) => server.url),
      loggers,
      submitters,
      managers: [one!, two!],
    });
    const { acknowledged } = storm;
    const stops = async () => {
      for (let stop = 0; stop < 8; stop += 1) {
        const enough = acknowledged.days.length + 10;
        await until('ten more days', () => acknowledged.days.length >= enough);
        const server = await current;
        current = server.kill('SIGTERM').then((status) => {
          expect(status).toBe(0);
          expect(server.errors()).toBe('');
          return start(place);
        });
        await current;
      }
    };
    await Promise.race([stops(), storm.error]);
    await storm.stop();
    expect(await (await current).kill('SIGTERM')).toBe(0);
    await inDatabase(place, async () => {
      const there = await whatIsThere(place);
      expect(acknowledged.days.filter((day) => !there.days.has(day))).toEqual([]);
      expect(acknowledged.runs.filter((week) => !there.runs.has(week))).toEqual([]);
      expect(await brokenRules(place)).toEqual({});
    });
  },
);

// In the short form, firstStart.test.ts sends a signal while the server is still starting.
test.runIf(long)(
  'a signal ends a server that already listens but is still starting, with status 0',
  async () => {
    // The caller of the liveness check may end it at once.
    const port = await freePort();
    const launched = launchForTest({ ...toSettings(companyFolder()), PORT: String(port) });
    const isListening = () =>
      send(`http://127.0.0.1:${port}`, { path: '/healthz' }).then(
        ({ status }) => status === 200,
        () => false,
      );
    await until('a server that listens', isListening, { every: 1 });
    expect(await launched.kill('SIGTERM')).toBe(0);
  },
);
