/**
 * `npm run bench`: the built portal against the limit of the same machine in the same run, as ratios, so the tables
 * mean the same everywhere. It exits with status 1 when a promise is broken.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { readTestDatabaseUrl } from '../api/src/platform/config/config.ts';
import { readArguments } from './arguments.ts';
import { foundCompany, newPlace } from './company/company.ts';
import { EMBEDDED, volumes as volumesOf } from './company/volumes.ts';
import { compare } from './compare.ts';
import { startLoad } from './load/load.ts';
import { OPERATIONS } from './operations/operations.ts';
import { PARTS } from './parts/parts.ts';
import { type Promised, printPromises } from './report/promises.ts';
import { PORTAL, startFleet, startPortal, stopAll } from './servers/fleet.ts';

const databaseUrl = readTestDatabaseUrl();
const { names, isSmall, isQuick, drawsPictures } = readArguments(
  process.argv.slice(2),
  [...OPERATIONS, ...PARTS].map(({ name }) => name),
);
const isWanted = ({ name }: { name: string }) => !names.length || names.includes(name);
const operations = OPERATIONS.filter(isWanted);
// Parts that measure only the portal take long and are rarely needed: they run only by name.
const parts = isQuick && !names.length ? [] : PARTS.filter(isWanted);

const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
const promises: Promised[] = [];
try {
  if (!databaseUrl)
    console.log(
      'Without a PostgreSQL server there is nothing to compare with: the portal alone is measured, on the embedded database.',
    );
  const volumes = databaseUrl ? volumesOf(isSmall) : EMBEDDED;
  const began = Date.now();
  const company = await foundCompany(newPlace(folder, databaseUrl), volumes);
  console.log(`A company of ${volumes.users.toLocaleString('en-US')} in ${seconds(began)} s.`);
  const pool = new pg.Pool({ connectionString: databaseUrl });
  const servers = databaseUrl
    ? await startFleet(pool, company.place, isQuick)
    : [await startPortal(company.place)];
  const load = startLoad();
  try {
    const compared = databaseUrl
      ? await compare(operations, { pool, company, servers, load, isQuick })
      : undefined;
    promises.push(...(compared?.promises ?? []));
    const portal = servers.find(({ name }) => name === PORTAL)!;
    const stage = { portal, company, volumes, load, drawsPictures, oneWeekLimit: compared?.oneWeekLimit };
    for (const part of parts) promises.push(...(await part.run(stage)));
  } finally {
    load.stop();
    await stopAll(servers);
    await pool.end();
  }
  console.log(`\nAll of it in ${seconds(began)} s.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (!printPromises(promises)) process.exitCode = 1;

function seconds(since: number): string {
  return ((Date.now() - since) / 1000).toFixed(0);
}
