/**
 * While the database is away, the portal asks clients to try again. The database restarts by itself, with everything
 * that was acknowledged.
 */
import { expect, test } from 'vitest';
import { type HttpResponse, isTurnedAway, send, untilStatus } from '../support/client.ts';
import { companyFolder, companyOnPostgres } from '../support/company.ts';
import { setToWork } from '../support/crew.ts';
import type { Place } from '../support/database.ts';
import { damageTo, hasPostgres } from '../support/postgres.ts';
import { listChildren } from '../support/processes.ts';
import { type Server, start } from '../support/server.ts';
import { until } from '../support/until.ts';

const OUTAGES = 8;
/** After more than five failures in a minute, the portal would give up on the embedded database. */
const BREATH_MS = 12_500;

interface Outage {
  /** How long the database stays before it goes again. */
  breathMs?: number;
  takeAway: (server: Server) => Promise<void>;
  bringBack: (server: Server) => Promise<unknown>;
}

/** Takes the database away under load this many times, and checks the responses meanwhile and the data afterward. */
async function outlive(place: Place, { takeAway, bringBack, breathMs = 0 }: Outage) {
  const server = await start(place);
  const { url } = server;
  const { admin, storm, acknowledged, refused, work, expectNothingLost } = await setToWork(url);

  const read: HttpResponse[] = [];
  const paths = ['/api/auth/me', '/api/payroll', '/schema.graphql', '/api/auth/login', '/'];
  const readAround = async () => {
    for (const path of paths) {
      const body = path.endsWith('login') && { email: 'no-one@example.com', password: 'Wrong-Key-2026' };
      read.push(await send(url, { path, token: admin.token, ...(body && { body }) }));
    }
  };

  const outages = async () => {
    for (let time = 0; time < OUTAGES; time += 1) {
      const breath = performance.now() + breathMs;
      await until('a breath between two outages', () => performance.now() >= breath);
      await work(5);
      await takeAway(server);
      await readAround();
      await bringBack(server);
      await untilStatus(url, '/readyz', 200);
      await readAround();
    }
    await work(5);
  };
  await Promise.race([outages(), storm.error]);
  await storm.stop();
  expect(await server.kill('SIGTERM')).toBe(0);

  const unread = read.filter(({ status }) => status >= 500);
  expect(unread.filter((response) => !isTurnedAway(response))).toEqual([]);
  await expectNothingLost(place);
  console.log(
    `${OUTAGES} outages: ${acknowledged.days.length} days acknowledged, ${refused.length + unread.length} answers 503, 0 lost`,
  );
}

/** Time for all the pauses, and the same again for the work between them. */
const LIMIT = { timeout: 120_000 + 2 * OUTAGES * BREATH_MS };

test('the embedded database is started again when its process is killed', LIMIT, () =>
  outlive(companyFolder(), {
    breathMs: BREATH_MS,
    takeAway: async ({ pid, url }) => {
      const [child] = listChildren(pid);
      process.kill(child!, 'SIGKILL');
      await untilStatus(url, '/healthz', 503);
    },
    bringBack: ({ url }) => untilStatus(url, '/healthz', 200),
  }),
);

test.runIf(hasPostgres)('a PostgreSQL server that crashes and is started again', async () => {
  const { place, postgres } = await companyOnPostgres();
  await outlive(place, {
    takeAway: async ({ url }) => {
      await postgres.crash();
      await untilStatus(url, '/readyz', 503);
    },
    bringBack: () => postgres.restart(),
  });
  expect(damageTo(postgres)).toBe('');
});
