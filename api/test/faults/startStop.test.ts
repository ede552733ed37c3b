/** How a server begins and ends: one to a folder, and an orderly end for what is in flight. */
import { existsSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { login, send, signIn, signInAll } from './support/client.ts';
import { ADMIN, companyFolder, DRIVERS, emptyFolder, MANAGERS, PASSWORD } from './support/company.ts';
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
  expect(await first.kill('SIGTERM')).toBe(0);
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

/** The other one ends another server of these tests: they are one and the same to it. */
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
  const logins = Array.from({ length: 4 }, () => send(server.url, login(ADMIN, newPassword)));
  await Promise.race(logins);
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
  expect(await server.exited).toBe(0);
  expect(server.errors()).toBe('');

  const again = await start(place);
  const me = await send(again.url, { path: '/api/auth/me', token: responses.at(-1)!.body.token });
  expect(me.status).toBe(200);
  // The connection of that answer stays open, and nobody uses it. What is in flight would be given ten seconds.
  again.signal('SIGINT');
  await until('the end of an idle server', again.hasEnded, { within: 9_000 });
  expect(await again.exited).toBe(0);
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

function expectSecretsForTheirOwner(dataDir: string): void {
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  for (const name of ['jwt-secret', 'data-key']) {
    const path = join(dataDir, name);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(Buffer.from(readFileSync(path, 'utf8'), 'base64')).toHaveLength(32);
  }
  expect(readdirSync(dataDir).filter((name) => /^(jwt-secret|data-key)\./.test(name))).toEqual([]);
}

test('the first start keeps its secrets for their owner and prints a password for one use, no other start does', async () => {
  const dataDir = join(emptyFolder(), 'data');
  // Nothing of one that was ended when it had only just its folder is in the way.
  const opening = launchForTest(toSettings({ dataDir }));
  await until('a server with a folder', () => existsSync(join(dataDir, 'portal.pid')), { every: 1 });
  expect(await opening.kill('SIGTERM')).toBe(0);
  expect(opening.output()).not.toContain('running at');
  expect(opening.errors()).toBe('');

  const first = await start({ dataDir });
  expectSecretsForTheirOwner(dataDir);
  const [, email, oneTime] = /First administrator: (\S+)\nOne-time password, shown only now: (\S+)\n/.exec(
    first.output(),
  )!;
  const signedIn = await send(first.url, login(email!, oneTime));
  expect(signedIn.body).toMatchObject({ needsPasswordChange: true });
  const { token } = signedIn.body;
  expect(await send(first.url, { path: '/api/contractors', token })).toMatchObject({
    status: 403,
    body: { code: 'PASSWORD_CHANGE_REQUIRED' },
  });
  const newPassword = 'Chosen-Key-2026';
  const changed = await send(first.url, { path: '/api/auth/change-password', token, body: { newPassword } });
  expect(changed.status).toBe(200);
  expect(await send(first.url, { path: '/api/auth/me', token })).toMatchObject({ status: 401 });
  expect(await send(first.url, login(email!, oneTime))).toMatchObject({ status: 401 });
  expect(first.output().split(oneTime!)).toHaveLength(2);

  await first.kill('SIGKILL');
  const second = await start({ dataDir });
  expect(second.output()).not.toContain('password');
  expect((await send(second.url, login(email!, newPassword))).status).toBe(200);
});
