/** What a database says about itself, for the operator. Connecting is the only right it needs. */
import type pg from 'pg';

/** The oldest major version of PostgreSQL that the portal runs on. */
export const OLDEST_POSTGRES = 15;

/** Extensions that the migrations create. */
const EXTENSIONS = ['pg_trgm'];

export interface Inspection {
  /** The major version. */
  version: number;
  missingExtensions: string[];
  /** The database's clock. */
  now: Date;
}

const INSPECTION = `
  SELECT current_setting('server_version_num')::int / 10000 AS version, clock_timestamp() AS now,
    ARRAY(SELECT name FROM unnest($1::text[]) AS name
      WHERE NOT EXISTS (SELECT FROM pg_extension WHERE extname = name)) AS "missingExtensions"`;

export async function inspect(database: Pick<pg.Pool | pg.PoolClient, 'query'>): Promise<Inspection> {
  const { rows } = await database.query<Inspection>(INSPECTION, [EXTENSIONS]);
  return rows[0]!;
}
