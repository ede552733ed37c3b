/** Reads the data without the server. */
import type pg from 'pg';
import type { Database } from '../../../src/platform/db/database.ts';
import { builtModule } from './builtModule.ts';

/** Where a portal keeps its data. */
export interface Place {
  dataDir: string;
  /** A PostgreSQL server instead of the folder, with the secrets, which then come from the settings. */
  databaseUrl?: string;
  secrets?: { JWT_SECRET: string; DATA_KEY: string };
}

type Query = <Row extends pg.QueryResultRow>(sql: string, values?: unknown[]) => Promise<Row[]>;

const quiet = { debug() {}, info() {}, warn() {}, error() {}, fatal() {} };

/** The open places, each with one shared session, because opening the embedded database is slow. */
const open = new Map<Place, Query>();

/** Opens the database for the duration of the work, and of other reads of the same place meanwhile. */
export const inDatabase = <Result>(place: Place, work: (query: Query) => Promise<Result>): Promise<Result> =>
  lookInto(place, work, async ({ dataDir, databaseUrl }) => {
    const { openDatabase } = await portalDatabase();
    return openDatabase({ dataDir, databaseUrl }, quiet as never);
  });

/** The same while a server has the embedded database open: uses that server's database and starts nothing. */
export const besideServer = <Result>(
  place: Place,
  work: (query: Query) => Promise<Result>,
): Promise<Result> =>
  lookInto(place, work, async ({ dataDir }) =>
    (await portalDatabase()).besideRunningPortal(dataDir, quiet as never),
  );

const portalDatabase = () =>
  builtModule<typeof import('../../../src/platform/db/database.ts')>('platform/db/database.js');

async function lookInto<Result>(
  place: Place,
  work: (query: Query) => Promise<Result>,
  openDatabase: (place: Place) => Promise<Database>,
): Promise<Result> {
  const shared = open.get(place);
  if (shared) return work(shared);
  const database = await openDatabase(place);
  try {
    const client = await database.pool.connect();
    try {
      // The limits are for people who wait: a rule about all rows takes longer on a busy machine.
      await client.query('SET statement_timeout = 0');
      const query: Query = async (sql, values) => (await client.query(sql, values)).rows as never;
      open.set(place, query);
      return await work(query);
    } finally {
      open.delete(place);
      client.release(true);
    }
  } finally {
    await database.close();
  }
}
