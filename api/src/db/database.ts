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

interface DatabaseSettings {
  dataDir: string;
  databaseUrl?: string | undefined;
}

/**
 * Opens the database of the settings; its migrations are for `migrate` to apply.
 * @throws FolderInUseError, EmbeddedStartError, or the driver's error when the server cannot be reached.
 */
export async function openDatabase(settings: DatabaseSettings, log: Logger): Promise<Database> {
  const embedded = settings.databaseUrl ? null : await EmbeddedPostgres.start(settings.dataDir, log);
  const pool = embedded ? embeddedPool(embedded.host) : serverPool(settings.databaseUrl!);
  // Without a listener a connection that breaks while idle would end the process.
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
    throw error;
  }
  return database;
}

// The driver reads and writes instants without a zone: in any other one they would shift silently.
async function requireUtc(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ TimeZone: string }>('SHOW TimeZone');
  const zone = rows[0]?.TimeZone;
  if (zone !== 'UTC' && zone !== 'GMT' && zone !== 'Etc/UTC')
    throw new Error(`DATABASE_URL sets the session's time zone to ${zone}; it must be UTC.`);
}
