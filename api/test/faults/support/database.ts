/** A look into the data behind the server's back. */
import type pg from 'pg';
import type { Database } from '../../../src/platform/db/database.ts';
import { builtModule } from './builtModule.ts';

/** Where a portal keeps its data. */
export interface Place {
  dataDir: string;
  /** A PostgreSQL server instead of the folder, and the secrets that then come from the settings. */
  databaseUrl?: string;
  secrets?: { JWT_SECRET: string; DATA_KEY: string };
}

type Query = <Row extends pg.QueryResultRow>(sql: string, values?: unknown[]) => Promise<Row[]>;

const quiet = { debug() {}, info() {}, warn() {}, error() {}, fatal() {} };

/** The places that are open, which are looked into through one session: opening the embedded database takes long. */
const open = new Map<Place, Query>();

/** Opens the database for the length of the work, and of whatever looks into the same place during it. */
export const inDatabase = <Result>(place: Place, work: (query: Query) => Promise<Result>): Promise<Result> =>
  lookInto(place, work, async ({ dataDir, databaseUrl }) => {
    const { openDatabase } = await portalDatabase();
    return openDatabase({ dataDir, databaseUrl }, quiet as never);
  });

/** The same while a server has the embedded database open, through that server's: nothing has to be started. */
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
    const query: Query = async (sql, values) => (await database.pool.query(sql, values)).rows as never;
    open.set(place, query);
    return await work(query);
  } finally {
    open.delete(place);
    await database.close();
  }
}
