/** Open pages while servers end and die. */
import { expect, test } from 'vitest';
import { send, signIn } from './support/client.ts';
import { companyFolder, DRIVERS } from './support/company.ts';
import { start } from './support/server.ts';
import { follow } from './support/stream.ts';
import { until } from './support/until.ts';
import { FIRST_MONDAY, logDay } from './support/weeks.ts';

test('pages learn that their server has died, are told the news by the next one, and let that one go in order', async () => {
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

  const others = await Promise.all(DRIVERS.slice(1, 5).map((email) => signIn(second.url, email)));
  const streams = await Promise.all(others.map((person) => follow(second.url, person)));
  second.signal('SIGTERM');
  for (const { next } of [again, ...streams])
    expect([await next(), await next()]).toEqual(['UNAVAILABLE', 'complete']);
  // Responses in flight would be given ten seconds.
  await until('the end of a server that only has pages', second.hasEnded, { within: 9_000 });
  expect(await second.exited).toBe(0);
  expect(second.errors()).toBe('');
});
