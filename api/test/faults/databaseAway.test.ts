/** While the database is away people are asked to come back; it comes back by itself, with all it has acknowledged. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { asksToComeBack, type HttpResponse, send } from './support/client.ts';
import { companyFolder, companyOnPostgres } from './support/company.ts';
import { setToWork } from './support/crew.ts';
import type { Place } from './support/database.ts';
import { damageTo, hasPostgres } from './support/postgres.ts';
import { listChildren } from './support/processes.ts';
import { type Server, start } from './support/server.ts';
import { until } from './support/until.ts';

const OUTAGES = process.env.LONG ? 50 : 2;
/** More than five in a minute, and the portal would take the embedded database for one that cannot be helped. */
const BREATH_MS = process.env.LONG ? 12_500 : 0;

/** Takes the database away under load, so many times, and looks at every response meanwhile and at what is left. */
async function outlive(place: Place, times: number, takeAway: (server: Server) => Promise<void>) {
  const server = await start(place);
  const { url } = server;
  const { admin, storm, acknowledged, refused, work, expectNothingLost } = await setToWork(url);

  let reading = true;
  const read: HttpResponse[] = [];
  const paths = ['/api/auth/me', '/api/payroll', '/schema.graphql', '/api/auth/login', '/'];
  const reader = (async () => {
    while (reading)
      for (const path of paths) {
        const response = await send(url, {
          path,
          token: admin.token,
          ...(path.endsWith('login') && {
            body: { email: 'nobody@example.com', password: 'Wrong-Key-2026' },
          }),
        });
        read.push(response);
        await sleep(20);
      }
  })();

  const outages = async () => {
    for (let time = 0; time < times; time += 1) {
      await work(5);
      await takeAway(server);
      await until(url, '/readyz', 200);
    }
  };
  await Promise.race([outages(), storm.error, reader]);
  await storm.stop();
  reading = false;
  await reader;
  expect(await server.kill('SIGTERM')).toBe(0);

  const unread = read.filter(({ status }) => status >= 500);
  expect(unread.filter((response) => !asksToComeBack(response))).toEqual([]);
  await expectNothingLost(place);
  console.log(
    `${times} outages: ${acknowledged.days.length} days acknowledged, ${refused.length + unread.length} answers 503, 0 lost`,
  );
}

/** All the breaths, and as much again for the work between them. */
const LIMIT = { timeout: 120_000 + 2 * OUTAGES * BREATH_MS };

test('the embedded database is started again when its process is killed', LIMIT, () =>
  outlive(companyFolder(), OUTAGES, async ({ pid, url }) => {
    await sleep(BREATH_MS);
    const [child] = listChildren(pid);
    process.kill(child!, 'SIGKILL');
    await until(url, '/healthz', 503);
    await until(url, '/healthz', 200);
    expect(listChildren(pid)).not.toEqual([child]);
  }),
);

test.runIf(hasPostgres)('a PostgreSQL server that crashes and is started again', async () => {
  const { place, postgres } = await companyOnPostgres();
  await outlive(place, OUTAGES, async ({ url }) => {
    await postgres.crash();
    await until(url, '/readyz', 503);
    await postgres.restart();
  });
  expect(damageTo(postgres)).toBe('');
});
