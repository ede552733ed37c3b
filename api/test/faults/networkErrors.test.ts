/** A network to the database that is slow, breaks or falls silent: people wait a moment or are asked to come back. */
import pg from 'pg';
import { expect, test } from 'vitest';
import {
  asksToComeBack,
  type Call,
  type HttpResponse,
  type Person,
  send,
  signIn,
  untilStatus,
} from './support/client.ts';
import { companyOnPostgres, DRIVERS } from './support/company.ts';
import { setToWork } from './support/crew.ts';
import { proxyTo } from './support/databaseProxy.ts';
import { brokenRules } from './support/invariants.ts';
import { hasPostgres } from './support/postgres.ts';
import { start } from './support/server.ts';
import { until } from './support/until.ts';
import { FIRST_MONDAY, logDay } from './support/weeks.ts';

const ROUNDS = process.env.LONG ? 10 : 1;

test.runIf(hasPostgres)('slow, cut and silent, under load', { timeout: ROUNDS * 600_000 }, async () => {
  const { place } = await companyOnPostgres();
  const proxy = await proxyTo(place.databaseUrl!);
  const server = await start({ ...place, databaseUrl: proxy.url });
  const { url } = server;
  const { admin, storm, acknowledged, refused, work, expectNothingLost } = await setToWork(url);

  const errors = {
    slow: () => proxy.delay(300),
    // Beyond what a write may take: the connection stands, and nobody gets anywhere.
    ...(process.env.LONG && { crawling: () => proxy.delay(2_000) }),
    cut: () => proxy.cut(),
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
        // Everybody who is at work meets it.
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
  expect(await server.kill('SIGTERM')).toBe(0);

  await expectNothingLost(place);
  console.log(
    `${Object.keys(errors).length * ROUNDS} network faults: ${acknowledged.days.length} days acknowledged, 0 lost`,
  );
});

test.runIf(hasPostgres)('a table that somebody holds, and every connection waiting for it', async () => {
  const { place } = await companyOnPostgres();
  const server = await start(place);
  const driver = await signIn(server.url, DRIVERS[0]!);
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
    const sent = calls.map(async (call) => void responses.push(await send(server.url, call)));
    await until('somebody turned away', () => responses.some((response) => asksToComeBack(response)));
    await holder.query('COMMIT');
    await Promise.all(sent);
  } finally {
    await holder.end();
  }
  const served = responses.filter(({ status }) => status < 300);
  const turnedAway = responses.filter((response) => asksToComeBack(response));
  console.log(`a table held: ${served.length} served, ${turnedAway.length} asked to come back`);
  // One of the twelve wrote the day, or nobody could.
  expect(served.length + turnedAway.length + responses.filter(({ status }) => status === 409).length).toBe(
    36,
  );
  expect(turnedAway.length).toBeGreaterThan(0);
  expect((await send(server.url, { path: '/api/time-logs', token: driver.token })).status).toBe(200);
  expect(await server.kill('SIGTERM')).toBe(0);
  expect(await brokenRules(place)).toEqual({});
});
