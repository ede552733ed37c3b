/** What is copied: every table of the portal as the database describes it, so that a new one is never forgotten. */
import type pg from 'pg';

export interface Column {
  name: string;
  /** As SQL writes it, as in `timestamp(3) with time zone`. */
  type: string;
}

export interface Table {
  name: string;
  columns: Column[];
  /** The columns of the primary key: the order of rows in a copy. */
  key: string[];
}

/**
 * The queue (schema pgboss) is left out, because a portal requeues unfinished work at its start. So are transaction
 * numbers, which mean nothing elsewhere.
 */
const TABLES = `
  SELECT class.relname AS name,
    (SELECT json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) ORDER BY attnum)
      FROM pg_attribute WHERE attrelid = class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns,
    (SELECT json_agg(attname ORDER BY array_position(indkey::int2[], attnum))
      FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY(indkey)
      WHERE indrelid = class.oid AND indisprimary) AS key
  FROM pg_class class
  WHERE class.relkind = 'r' AND class.relnamespace = 'public'::regnamespace AND class.relname NOT IN ('_prisma_migrations', 'TouchedTable')
  ORDER BY class.relname COLLATE "C"`;

export async function readTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(TABLES);
  return rows;
}

const SEQUENCES = `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences WHERE schemaname = 'public'`;

/** The last number that each sequence gave; null if it gave none. */
export async function readSequences(client: pg.ClientBase): Promise<Record<string, string | null>> {
  const { rows } = await client.query<{ name: string; value: string | null }>(SEQUENCES);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

export interface AppliedMigration {
  name: string;
  checksum: string;
}

/** The migrations that the database has, oldest first; none if it does not even have their table. */
export async function readAppliedMigrations(client: pg.ClientBase): Promise<AppliedMigration[]> {
  const { rows: found } = await client.query(
    `SELECT 1 WHERE to_regclass('"_prisma_migrations"') IS NOT NULL`,
  );
  if (!found.length) return [];
  const { rows } = await client.query<AppliedMigration>(
    `SELECT migration_name AS name, checksum FROM "_prisma_migrations"
     WHERE rolled_back_at IS NULL AND finished_at IS NOT NULL ORDER BY migration_name`,
  );
  return rows;
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
