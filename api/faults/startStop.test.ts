/** How a server begins and ends: one to a folder, and an orderly end for what is in flight. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { login, send, signIn } from './support/client.ts';
import { ADMIN, companyFolder, DRIVERS, emptyFolder, MANAGERS } from './support/company.ts';
import { launchForTest, settingsOf, start } from './support/server.ts';

test('a second process on the folder says whose it is and ends; the first goes on', async () => {
  const place = companyFolder();
  const first = await start(place);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const second = launchForTest(settingsOf(place));
    expect(await second.exited).toBe(1);
    expect(second.output()).toBe(`DATA_DIR ${place.dataDir} is in use by process ${first.pid}.\n`);
  }
  expect((await signIn(first.url, ADMIN)).email).toBe(ADMIN);
});

test('a killed process keeps nobody out, even where its number belongs to another one by now', async () => {
  const place = companyFolder();
  const killed = await start(place);
  await killed.kill('SIGKILL');
  const next = await start(place);
  await next.kill('SIGKILL');
  writeFileSync(join(place.dataDir, 'portal.pid'), `${process.pid}\n`);
  const last = await start(place);
  await signIn(last.url, ADMIN);
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s finishes what is in flight and ends with 0', async (signal) => {
  const place = companyFolder();
  const server = await start(place);
  // Checking a password takes its time, and they wait for each other.
  const logins = [...MANAGERS.slice(0, 6), ...DRIVERS.slice(0, 6)].map((email) =>
    send(server.url, login(email)),
  );
  await Promise.race(logins);
  server.signal(signal);
  // Newcomers are told, for as long as somebody is still served.
  let stopping = await send(server.url, { path: '/healthz' });
  while (stopping.status === 200) {
    await sleep(5);
    stopping = await send(server.url, { path: '/healthz' });
  }
  expect(stopping).toMatchObject({ status: 503, body: { status: 'stopping' } });
  expect(stopping.retryAfter).toMatch(/^\d+$/);
  expect((await send(server.url, { path: '/readyz' })).status).toBe(503);
  expect((await send(server.url, login(ADMIN))).status).toBe(503);

  const answers = await Promise.all(logins);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await server.exited).toBe(0);
  expect(server.errors()).toBe('');

  const again = await start(place);
  const me = await send(again.url, { path: '/api/auth/me', token: answers.at(-1)!.body.token });
  expect(me.status).toBe(200);
});

test('an idle connection does not hold the end up', async () => {
  const server = await start(companyFolder());
  await send(server.url, { path: '/healthz' });
  const began = performance.now();
  expect(await server.kill('SIGTERM')).toBe(0);
  expect(performance.now() - began).toBeLessThan(9_000);
});

test('the first start prints a password for one use, and no other start does', async () => {
  const dataDir = emptyFolder();
  const first = await start({ dataDir });
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

test('the secrets are for their owner alone', async () => {
  const dataDir = join(emptyFolder(), 'data');
  await start({ dataDir });
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  for (const name of ['jwt-secret', 'data-key']) {
    const path = join(dataDir, name);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(Buffer.from(readFileSync(path, 'utf8'), 'base64')).toHaveLength(32);
  }
  expect(readdirSync(dataDir).filter((name) => /^(jwt-secret|data-key)\./.test(name))).toEqual([]);
});
