/** How a server begins and ends: one to a folder, and an orderly end for what is in flight. */
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { login, send, signIn, signInAll } from './support/client.ts';
import { ADMIN, companyFolder, DRIVERS, emptyFolder, MANAGERS, PASSWORD } from './support/company.ts';
import { connectTo } from './support/connections.ts';
import { inDatabase } from './support/database.ts';
import { brokenRules, whatIsThere } from './support/invariants.ts';
import { freePort, launchForTest, start, toSettings } from './support/server.ts';
import { raiseStorm } from './support/storm.ts';
import { until } from './support/until.ts';
import { addDays, FIRST_MONDAY, logDay } from './support/weeks.ts';

const long = Boolean(process.env.LONG);

test('a second process on the folder says whose it is and ends; the first goes on', async () => {
  const { dataDir } = companyFolder();
  const link = join(emptyFolder(), 'link');
  symlinkSync(dataDir, link);
  const paths = Array.from({ length: long ? 50 : 1 }, (_, index) => (index % 2 ? dataDir : link));

  // A killed process keeps nobody out, even where its number belongs to another one by now.
  writeFileSync(join(dataDir, 'portal.pid'), `${process.pid}\n`);
  const first = await start({ dataDir });
  const driver = await signIn(first.url, DRIVERS[0]!);
  const days: string[] = [];
  for (const path of paths) {
    const second = launchForTest(toSettings({ dataDir: path }));
    while (!second.hasEnded()) {
      const day = addDays(FIRST_MONDAY, days.length);
      expect((await send(first.url, logDay(driver, day))).status).toBe(201);
      days.push(`${driver.email} ${day}`);
    }
    expect(await second.exited).toBe(1);
    expect(second.output()).toBe(`DATA_DIR ${dataDir} is in use by process ${first.pid}.\n`);
  }
  // The connections of those answers are idle. Were one in flight, it would be given ten seconds.
  first.signal('SIGINT');
  await until('the end of an idle server', first.hasEnded, { within: 9_000 });
  expect(await first.exited).toBe(0);
  const there = await whatIsThere({ dataDir });
  expect(days.filter((day) => !there.days.has(day))).toEqual([]);
  console.log(`${paths.length} second processes refused: ${days.length} days acknowledged meanwhile, 0 lost`);
});

test('a server that is told to stop under load loses nothing, and the next one goes on', async () => {
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
    for (let stop = 0; stop < (long ? 20 : 1); stop += 1) {
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
});

/** The other one ends the server of the first test: they are one and the same to it. */
const SIGNALS = long ? (['SIGTERM', 'SIGINT'] as const) : (['SIGTERM'] as const);

test.each(SIGNALS)('%s finishes what is in flight, not what is idle, and ends with 0', async (signal) => {
  const place = companyFolder();
  const server = await start(place, {}, { slowPasswords: true });
  const { token } = await signIn(server.url, ADMIN);
  const newPassword = 'Chosen-Key-2026';
  const body = { currentPassword: PASSWORD, newPassword };
  const changed = await send(server.url, { path: '/api/auth/change-password', token, body });
  expect(changed.status).toBe(200);
  // Checking this one takes its time, and they wait for each other.
  const logins = Array.from({ length: 6 }, () => send(server.url, login(ADMIN, newPassword)));
  await Promise.race(logins);
  const idle = await connectTo(server.url, 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
  server.signal(signal);
  // Newcomers are told, for as long as somebody is still served.
  const stopping = await until('a server that is stopping', async () => {
    const response = await send(server.url, { path: '/healthz' });
    return response.status === 200 ? null : response;
  });
  expect(stopping).toMatchObject({ status: 503, body: { status: 'stopping' } });
  expect(stopping.retryAfter).toMatch(/^\d+$/);
  expect((await send(server.url, { path: '/readyz' })).status).toBe(503);
  expect((await send(server.url, login(ADMIN))).status).toBe(503);

  const responses = await Promise.all(logins);
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  await idle.closed;
  expect(await server.exited).toBe(0);
  expect(server.errors()).toBe('');
});

test('a signal ends a server with 0 that listens already and is not done starting', async () => {
  // Whoever asked whether it lives may end it at once.
  const port = await freePort();
  const launched = launchForTest({ ...toSettings(companyFolder()), PORT: String(port) });
  const isListening = () =>
    send(`http://127.0.0.1:${port}`, { path: '/healthz' }).then(
      ({ status }) => status === 200,
      () => false,
    );
  await until('a server that listens', isListening, { every: 1 });
  expect(await launched.kill('SIGTERM')).toBe(0);
});
