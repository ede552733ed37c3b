/**
 * A full disk: the portal loses nothing that it acknowledged, people can still read the data, and free space fixes
 * everything.
 */
import { cpSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { UNAVAILABLE } from '../../src/platform/lib/unavailable.ts';
import { send } from './support/client.ts';
import { companyOnPostgres } from './support/company.ts';
import { setToWork } from './support/crew.ts';
import type { Place } from './support/database.ts';
import { hasPostgres } from './support/postgres.ts';
import { type Server, start } from './support/server.ts';
import { canMount, type SmallDisk, smallDisk } from './support/smallDisk.ts';
import { until } from './support/until.ts';

const long = Boolean(process.env.LONG);
const TIMES = long ? 3 : 1;
/** Enough refusals that every worker has seen one. */
const REFUSALS = long ? 30 : 12;
const LIMIT = { timeout: TIMES * 600_000 };

/** Fills the disk under load, checks the portal, and frees the space again. */
async function outlive(place: Place, disk: SmallDisk): Promise<Server> {
  const server = await start(place);
  const { url } = server;
  const { admin, storm, acknowledged, refused, work, expectNothingLost } = await setToWork(url);

  const filling = async () => {
    for (let time = 0; time < TIMES; time += 1) {
      await work(5);
      const before = refused.length;
      disk.fill();
      const saysSo = () => refused.some((response) => response?.body.error === UNAVAILABLE.full);
      await until(`${REFUSALS} refusals`, () => refused.length >= before + REFUSALS && saysSo());
      for (const path of ['/api/auth/me', '/api/payroll', '/api/time-logs', '/healthz'])
        expect((await send(url, { path, token: admin.token })).status, path).toBe(200);
      disk.free();
      await work(5);
    }
  };
  await Promise.race([filling(), storm.error]);
  await storm.stop();
  expect(await server.kill('SIGTERM')).toBe(0);

  for (const response of refused)
    expect(JSON.stringify(response?.body)).not.toMatch(/space|disk|file|extend/i);
  expect(refused.map((response) => response?.body.error)).toContain(UNAVAILABLE.full);
  await expectNothingLost(place);
  console.log(
    `${TIMES} times full: ${acknowledged.days.length} days acknowledged, ${refused.length} refused, 0 lost`,
  );
  return server;
}

test.runIf(canMount)('the disk of the embedded database', LIMIT, async () => {
  const disk = smallDisk(200);
  const dataDir = `${disk.folder}/data`;
  cpSync(inject('companyTemplate'), dataDir, { recursive: true });
  const server = await outlive({ dataDir }, disk);
  expect(server.output().match(/ended unexpectedly/g) ?? []).toHaveLength(0);
});

test.runIf(canMount && hasPostgres && long)('the disk of a PostgreSQL server', LIMIT, async () => {
  const disk = smallDisk(300);
  const { place } = await companyOnPostgres(disk.folder);
  await outlive(place, disk);
});
