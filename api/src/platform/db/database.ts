/**
 * The only access to the data: a pool and a Prisma client, for a PostgreSQL server or the embedded database in a child
 * process. Both use the same protocol and driver.
 */
import { realpathSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { PrismaPg } from '@prisma/adapter-pg';
import type { Logger } from 'pino';
import { splitHosts } from '../lib/databaseHosts.ts';
import { EmbeddedPostgres } from './embedded/embeddedPostgres.ts';
import { socketFolder } from './embedded/socketFolder.ts';
import type { FairPool } from './fairPool.ts';
import { PrismaClient } from './generated/client/client.ts';
import { hasOwnSession } from './ownSession.ts';
import { embeddedPool, serverPool } from './pools.ts';
import { createStatementNames } from './statementNames.ts';
import { guardedClient } from './transaction.ts';

export interface Database {
  /** Throws if used inside a transaction, which has its own client. */
  prisma: PrismaClient;
  pool: FairPool;
  /** Whether the data is in DATA_DIR and not on a server. */
  embedded: boolean;
  /** A round trip. @throws if the database is unavailable. */
  ping(): Promise<void>;
  /** What is known without a round trip; a server counts as available. */
  readonly available: boolean;
  /**
   * From now on, a statement that blocks the embedded database for ten seconds is ended, and the database restarts.
   * Before that, migrations may take as long as they need.
   */
  guard(): void;
  /** Copies from before upgrades; only for the embedded database. */
  copies?: UpgradeCopies | undefined;
  close(): Promise<void>;
}

export interface UpgradeCopies {
  /** Makes a copy before this migration. */
  keep(migration: string): Promise<void>;
  /** The command that restores the earliest copy; null if there is none. */
  wayBack(): string | null;
  remove(): void;
}

/** Why the server of DATABASE_URL cannot be used: one line for the terminal, without the password. */
export class DatabaseUrlError extends Error {
  override name = 'DatabaseUrlError';
}

const SHARED_SESSION =
  'DATABASE_URL leads to a pooler that gives each transaction another connection; the portal needs sessions of its own: set pool_mode = session in PgBouncer, or name the server itself.';

const CLOSE_MS = 5_000;

interface DatabaseSettings {
  dataDir: string;
  databaseUrl?: string | undefined;
}

/**
 * Opens the configured database; `migrate` applies its migrations.
 * @throws FolderInUseError or EmbeddedStartError for the folder, DatabaseUrlError for the server.
 */
export async function openDatabase(settings: DatabaseSettings, log: Logger): Promise<Database> {
  const embedded = settings.databaseUrl ? null : await EmbeddedPostgres.start(settings.dataDir, log);
  const pool = embedded ? embeddedPool(embedded.host) : serverPool(settings.databaseUrl!);
  const database = databaseOver(pool, log, {
    embedded: embedded !== null,
    isAvailable: () => embedded?.available ?? true,
    guard: () => embedded?.guard(),
    copies: embedded?.copies,
    stop: async () => embedded?.stop(),
  });
  try {
    if (!embedded && !(await hasOwnSession(pool))) throw new DatabaseUrlError(SHARED_SESSION);
  } catch (error) {
    await database.close();
    throw settings.databaseUrl ? asDatabaseUrlError(error as Error, settings.databaseUrl) : error;
  }
  return database;
}

/**
 * Connects to the embedded database of a portal that is running on the folder. They share its one session, so a
 * transaction here makes the portal wait. Closing this one does not close the portal's.
 */
export function besideRunningPortal(dataDir: string, log: Logger): Database {
  const pool = embeddedPool(socketFolder(realpathSync(dataDir)));
  return databaseOver(pool, log, {
    embedded: true,
    isAvailable: () => true,
    guard: () => undefined,
    stop: async () => undefined,
  });
}

interface Server {
  embedded: boolean;
  isAvailable: () => boolean;
  guard: () => void;
  copies?: UpgradeCopies | undefined;
  stop: () => Promise<void>;
}

function databaseOver(
  pool: FairPool,
  log: Logger,
  { embedded, isAvailable, guard, copies, stop }: Server,
): Database {
  // Without a listener, a connection that breaks while idle would end the process.
  pool.on('error', (error) => log.warn({ error: error.message }, 'An idle database connection broke.'));
  const names = embedded ? {} : { statementNameGenerator: createStatementNames('portal') };
  const client = new PrismaClient({ adapter: new PrismaPg(pool, names) });
  return {
    prisma: guardedClient(client),
    pool,
    embedded,
    ping: async () => {
      await pool.query('SELECT 1');
    },
    get available() {
      return isAvailable();
    },
    guard,
    copies,
    close: async () => {
      await client.$disconnect();
      // A connection over a dead network never ends.
      await Promise.race([pool.end(), sleep(CLOSE_MS, undefined, { ref: false })]);
      await stop();
    },
  };
}

function asDatabaseUrlError(error: Error, url: string): Error {
  if (error instanceof DatabaseUrlError) return error;
  const servers = splitHosts(url).map((one) => {
    const { hostname, port } = new URL(one);
    return `${hostname}:${port || 5432}`;
  });
  // A host name with several addresses fails with one error for each and an empty message.
  const { message } = error instanceof AggregateError ? (error.errors[0] as Error) : error;
  return new DatabaseUrlError(
    `DATABASE_URL: the PostgreSQL server at ${servers.join(' or ')} cannot be used: ${message}`,
  );
}
