/** The compared servers, all running on the same database at once. */
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { Place } from '../company/company.ts';
import { toRoleName } from '../measure/statements.ts';
import { until } from '../measure/until.ts';
import { reducedTexts } from '../operations/operations.ts';
import { launch, type Running } from './launch.ts';

export const PORTAL = 'the portal';
export const LIMIT = 'the limit';

const here = (file: string): URL => new URL(file, import.meta.url);

const LIMIT_SERVER = { name: LIMIT, file: here('./limit/main.ts'), isSource: true, knowsIds: true };
/** A few callers send everything: limits for one caller are tested in their own part. */
const WITHOUT_BUDGETS = { CALLER_DATABASE_SECONDS: '0', CALLER_PDF_SECONDS: '0', CALLER_CHANGES: '0' };
const PORTAL_SERVER = {
  name: PORTAL,
  file: here('../../api/dist/main.js'),
  args: ['start'],
  knowsIds: true,
  seals: true,
  env: WITHOUT_BUDGETS,
};
const YOGA_SERVER = { name: 'plain Yoga', file: here('./untuned.ts'), isSource: true, seals: true };

/** Only the portal, even on the embedded database. */
export const startPortal = (place: Place, env: Record<string, string> = WITHOUT_BUDGETS): Promise<Running> =>
  launch({ ...PORTAL_SERVER, env }, place);

/** This many checks in a row, about a second. */
const QUIET_LOOKS = 20;

/** Waits until no server is doing background work anymore: at its start the portal seals all unsealed entries. */
async function untilIdle(pool: pg.Pool): Promise<void> {
  let quiet = 0;
  await until('no server was at work of its own', async () => {
    const { rows } = await pool.query(
      `SELECT FROM pg_stat_activity WHERE usename LIKE 'bench\\_%' AND state <> 'idle'`,
    );
    quiet = rows.length ? 0 : quiet + 1;
    return quiet === QUIET_LOOKS;
  });
}

/** Starts the servers, each with its own role in the database and a folder for its other files. */
export async function startFleet(pool: pg.Pool, place: Place, isQuick: boolean): Promise<Running[]> {
  const running: Running[] = [];
  try {
    const portal = {
      ...PORTAL_SERVER,
      env: { ...WITHOUT_BUDGETS, REDUCED_OPERATIONS: JSON.stringify(reducedTexts()) },
      preload: here('./reducedOperations.mjs'),
    };
    for (const server of [LIMIT_SERVER, portal, ...(isQuick ? [] : [YOGA_SERVER])]) {
      const role = toRoleName(server.name);
      await pool.query(`CREATE ROLE ${role} LOGIN SUPERUSER`);
      const databaseUrl = new URL(place.databaseUrl!);
      databaseUrl.username = role;
      const dataDir = mkdtempSync(join(place.dataDir, 'server-'));
      running.push(await launch(server, { ...place, dataDir, databaseUrl: databaseUrl.href }));
    }
    await untilIdle(pool);
    return running;
  } catch (error) {
    await stopAll(running);
    throw error;
  }
}

export const stopAll = async (running: readonly Running[]): Promise<void> => {
  await Promise.all(running.map((server) => server.stop()));
};
