/**
 * The one way to the data: a pool and a Prisma client, over PostgreSQL on a server or embedded in this
 * process's child. Both speak the same protocol to the same driver.
 */
import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import type { Logger } from 'pino';
import { EmbeddedPostgres } from './embedded/embeddedPostgres.ts';
import { PrismaClient } from './generated/client/client.ts';
import { embeddedPool, serverPool } from './pools.ts';
import { createStatementNames } from './statementNames.ts';
import { guardedClient } from './transaction.ts';

export interface Database {
  /** Refuses to be used inside a transaction, whose own client belongs there. */
  prisma: PrismaClient;
  pool: pg.Pool;
  /** Whether the data is in DATA_DIR rather than on a server. */
  embedded: boolean;
  /** A round trip. @throws when the database is away. */
  ping(): Promise<void>;
  /** What is known without asking; a server counts as available. */
  readonly available: boolean;
  close(): Promise<void>;
}

/** Why the server of DATABASE_URL cannot be used; one line for the terminal, without the password. */
export class DatabaseUrlError extends Error {
  override name = 'DatabaseUrlError';
}

interface DatabaseSettings {
  dataDir: string;
  databaseUrl?: string | undefined;
}

/**
 * Opens the database of the settings; its migrations are for `migrate` to apply.
 * @throws FolderInUseError or EmbeddedStartError about the folder, DatabaseUrlError about the server.
 */
export async function openDatabase(settings: DatabaseSettings, log: Logger): Promise<Database> {
  const embedded = settings.databaseUrl ? null : await EmbeddedPostgres.start(settings.dataDir, log);
  const pool = embedded ? embeddedPool(embedded.host) : serverPool(settings.databaseUrl!);
  // Without listeners a connection that breaks would end the process: while it is idle, and between two statements of
  // whoever holds it, who hears of it with the next.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', (error) => log.warn({ error: error.message }, 'An idle database connection broke.'));
  const names = embedded ? {} : { statementNameGenerator: createStatementNames() };
  const client = new PrismaClient({ adapter: new PrismaPg(pool, names) });

  const database: Database = {
    prisma: guardedClient(client),
    pool,
    embedded: embedded !== null,
    ping: async () => {
      await pool.query('SELECT 1');
    },
    get available() {
      return embedded?.available ?? true;
    },
    close: async () => {
      await client.$disconnect();
      await pool.end();
      await embedded?.stop();
    },
  };
  try {
    await requireUtc(pool);
  } catch (error) {
    await database.close();
    throw settings.databaseUrl ? asDatabaseUrlError(error as Error, settings.databaseUrl) : error;
  }
  return database;
}

function asDatabaseUrlError(error: Error, url: string): Error {
  if (error instanceof DatabaseUrlError) return error;
  const { hostname, port } = new URL(url);
  // A name with several addresses fails with one error for each and no message of its own.
  const { message } = error instanceof AggregateError ? (error.errors[0] as Error) : error;
  return new DatabaseUrlError(
    `DATABASE_URL: the PostgreSQL server at ${hostname}:${port || 5432} cannot be used: ${message}`,
  );
}

// The driver reads and writes instants without a zone: in any other one they would shift silently.
async function requireUtc(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ TimeZone: string }>('SHOW TimeZone');
  const zone = rows[0]?.TimeZone;
  if (zone !== 'UTC' && zone !== 'GMT' && zone !== 'Etc/UTC')
    throw new DatabaseUrlError(`DATABASE_URL sets the session's time zone to ${zone}; it must be UTC.`);
}
