/** Open pages while servers end, die and share a database. */
import { describe, expect, test } from 'vitest';
import { send, signIn } from './support/client.ts';
import { companyFolder, companyOnPostgres, DRIVERS, emptyFolder, MANAGERS } from './support/company.ts';
import { hasPostgres } from './support/postgres.ts';
import { start } from './support/server.ts';
import { follow } from './support/stream.ts';
import { FIRST_MONDAY, logDay } from './support/weeks.ts';

test('a server that is told to stop ends the streams in order, and does not wait for the pages', async () => {
  const server = await start(companyFolder());
  const people = await Promise.all(DRIVERS.slice(0, 5).map((email) => signIn(server.url, email)));
  const streams = await Promise.all(people.map((person) => follow(server.url, person)));
  const began = performance.now();
  server.signal('SIGTERM');
  for (const { next } of streams) expect([await next(), await next()]).toEqual(['UNAVAILABLE', 'complete']);
  expect(await server.exited).toBe(0);
  // Answers in flight would be waited for, for ten seconds.
  expect(performance.now() - began).toBeLessThan(9_000);
  expect(server.errors()).toBe('');
});

test('after a server has died the next one tells whoever comes back', async () => {
  const place = companyFolder();
  const first = await start(place);
  const driver = await signIn(first.url, DRIVERS[0]!);
  const { next } = await follow(first.url, driver);
  await first.kill('SIGKILL');
  expect(await next()).toBe('lost');
  const second = await start(place);
  const again = await follow(second.url, driver);
  expect((await send(second.url, logDay(driver, FIRST_MONDAY))).status).toBe(201);
  expect(await again.next()).toBe('DAYS');
});

describe.runIf(hasPostgres)('two servers on one PostgreSQL', () => {
  test('tell each other’s pages, also after the database was away', async () => {
    const { place, postgres } = await companyOnPostgres();
    const [one, two] = await Promise.all([start(place), start({ ...place, dataDir: emptyFolder() })]);
    const driver = await signIn(one.url, DRIVERS[0]!);
    const manager = await follow(two.url, await signIn(two.url, MANAGERS[0]!));
    await send(one.url, logDay(driver, FIRST_MONDAY));
    expect(await manager.next()).toBe('DAYS');

    await postgres.crash();
    await postgres.restart();
    // Either the stream has outlived the outage and says that something may be missed, or it asks to be opened again.
    const heard = await manager.next();
    expect(['CONNECTED', 'UNAVAILABLE']).toContain(heard);
    const back = heard === 'CONNECTED' ? manager : await follow(two.url, await signIn(two.url, MANAGERS[0]!));
    expect((await send(one.url, logDay(driver, '2001-01-02'))).status).toBe(201);
    expect(await back.next()).toBe('DAYS');
  });
});
