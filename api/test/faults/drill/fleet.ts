/** Two portals behind HAProxy, and PgBouncer between them and one PostgreSQL server, with the files of deploy/. */
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { emptyFolder, found, SECRETS } from '../support/company.ts';
import type { Place } from '../support/database.ts';
import { type PgBouncer, pgBouncerForTest } from '../support/pgbouncer.ts';
import { postgresForTest, type TestPostgres } from '../support/postgres.ts';
import { startProgram } from '../support/program.ts';
import {
  freePort,
  isReady,
  type LaunchOptions,
  launchForTest,
  ready,
  type Server,
  toSettings,
} from '../support/server.ts';
import { until } from '../support/until.ts';

const HAPROXY = fileURLToPath(new URL('../../../../deploy/haproxy.cfg', import.meta.url));

export interface Portal {
  url: string;
  server: () => Server;
  /** Starts this version, at the same address, after it ended. */
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

async function startPortal(databaseUrl: string, backups: string, first: LaunchOptions): Promise<Portal> {
  const port = await freePort();
  const place = { dataDir: emptyFolder(), databaseUrl, secrets: SECRETS };
  const settings = { ...toSettings(place), ...SETTINGS, PORT: String(port), BACKUP_TARGET: backups };
  let server: Server;
  const start = async (options?: LaunchOptions) => {
    server = await ready(launchForTest(settings, options));
  };
  await start(first);
  return { url: `http://127.0.0.1:${port}`, server: () => server, start: () => start() };
}

/**
 * Starts all of it for the duration of the running test, with portals of this version, or of another whose database it
 * then is.
 */
export async function startFleet(version: LaunchOptions = {}): Promise<Fleet> {
  const postgres = await postgresForTest({
    // More than the pooler takes, for what reads the database itself.
    max_connections: 100,
    ...(version.program ? {} : { copyFrom: inject('postgresTemplate')! }),
  });
  const place = { dataDir: emptyFolder(), databaseUrl: postgres.url, secrets: SECRETS };
  if (version.program) await found(place, version);
  const pooler = await pgBouncerForTest(postgres.url);
  const backups = emptyFolder();
  const portals = await Promise.all([1, 2].map(() => startPortal(pooler.url, backups, version)));
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
  return { url, portals: portals as [Portal, Portal], postgres, pooler, place, backups };
}
