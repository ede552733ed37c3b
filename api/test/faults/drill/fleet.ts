/** Two portals behind HAProxy, and PgBouncer between them and one PostgreSQL server, with the files of deploy/. */
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { emptyFolder, SECRETS } from '../support/company.ts';
import type { Place } from '../support/database.ts';
import { type PgBouncer, pgBouncerForTest } from '../support/pgbouncer.ts';
import { postgresForTest, type TestPostgres } from '../support/postgres.ts';
import { startProgram } from '../support/program.ts';
import { freePort, isReady, launchForTest, ready, type Server, toSettings } from '../support/server.ts';
import { until } from '../support/until.ts';

const HAPROXY = fileURLToPath(new URL('../../../../deploy/haproxy.cfg', import.meta.url));

export interface Portal {
  url: string;
  server: () => Server;
  /** Starts it again, at the same address, after it ended. */
  start: () => Promise<void>;
}

export interface Fleet {
  /** The address that people open. */
  url: string;
  portals: [Portal, Portal];
  postgres: TestPostgres;
  pooler: PgBouncer;
  /** The database itself, past the pooler. */
  place: Place;
  /** The folder to which the portals back up. */
  backups: string;
}

/** Everyone’s address is a claim, so that sign-ins are not counted together; the long session avoids password prompts. */
const SETTINGS = {
  NODE_ENV: 'production',
  TRUST_PROXY: '2',
  REGISTRATION: 'approval',
  FRESH_SESSION_MINUTES: '720',
  BACKUP_SCHEDULE: '00:00',
};

async function startPortal(databaseUrl: string, backups: string): Promise<Portal> {
  const port = await freePort();
  const place = { dataDir: emptyFolder(), databaseUrl, secrets: SECRETS };
  const settings = { ...toSettings(place), ...SETTINGS, PORT: String(port), BACKUP_TARGET: backups };
  let server: Server;
  const start = async () => {
    server = await ready(launchForTest(settings));
  };
  await start();
  return { url: `http://127.0.0.1:${port}`, server: () => server, start };
}

/** Starts all of it for the duration of the running test. */
export async function startFleet(): Promise<Fleet> {
  // More than the pooler takes, for what reads the database itself.
  const postgres = await postgresForTest({ copyFrom: inject('postgresTemplate')!, max_connections: 100 });
  const pooler = await pgBouncerForTest(postgres.url);
  const backups = emptyFolder();
  const portals = await Promise.all([1, 2].map(() => startPortal(pooler.url, backups)));
  const port = await freePort();
  const url = `https://127.0.0.1:${port}`;
  const [one, two] = portals.map((portal) => new URL(portal.url).host);
  await startProgram(
    'haproxy',
    ['-db', '-f', HAPROXY],
    {
      env: {
        LISTEN: `127.0.0.1:${port}`,
        CERTIFICATE: process.env.CERTIFICATE,
        PORTAL_1: one,
        PORTAL_2: two,
        PATH: process.env.PATH,
      },
    },
    () => until('the proxy', () => isReady(url)),
  );
  return {
    url,
    portals: portals as [Portal, Portal],
    postgres,
    pooler,
    place: { dataDir: emptyFolder(), databaseUrl: postgres.url, secrets: SECRETS },
    backups,
  };
}
