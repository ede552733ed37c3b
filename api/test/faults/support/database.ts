/** A look into the data behind the server's back: the embedded database only while no server has it open. */
import type pg from 'pg';
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
export async function inDatabase<Result>(
  place: Place,
  work: (query: Query) => Promise<Result>,
): Promise<Result> {
  const shared = open.get(place);
  if (shared) return work(shared);
  const { dataDir, databaseUrl } = place;
  const { openDatabase } =
    await builtModule<typeof import('../../../src/platform/db/database.ts')>('platform/db/database.js');
  const database = await openDatabase({ dataDir, databaseUrl }, quiet as never);
  try {
    const query: Query = async (sql, values) => (await database.pool.query(sql, values)).rows as never;
    open.set(place, query);
    return await work(query);
  } finally {
    open.delete(place);
    await database.close();
  }
}
