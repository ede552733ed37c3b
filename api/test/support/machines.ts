/** A made-up data model with tables, for tests of code that knows no model of the portal. */
import type { Generated, Instant, JsonValue } from '../../src/platform/db/columnTypes.ts';
import type { Database } from '../../src/platform/db/database.ts';
import type { LogLevel } from '../../src/platform/db/generated/client/enums.ts';
import { createJsonReader, type JsonReader } from '../../src/platform/sql/jsonReader.ts';
import { openTestDatabase } from './database.ts';

type Machine = {
  serialId: string;
  name: string;
  /** The only type from the portal's database: statements use values of generated enums. */
  level: LogLevel;
  price: number | null;
  createdAt: Generated<Instant>;
};

type Reading = {
  id: string;
  machineId: string;
  value: number | null;
  day: string;
  details: JsonValue | null;
  correctsId: string | null;
  createdAt: Instant;
};

/** The rows as typed statements see them. */
export type MachineTables = { Machine: Machine; Reading: Reading };

const TABLES = `
  CREATE TABLE "Machine" (
    "serialId" UUID PRIMARY KEY, name TEXT NOT NULL, level "LogLevel" NOT NULL, price NUMERIC(10, 2),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT now());
  CREATE TABLE "Reading" (
    id UUID PRIMARY KEY, "machineId" UUID NOT NULL REFERENCES "Machine", value NUMERIC(10, 2), day DATE NOT NULL,
    details JSONB, "correctsId" UUID UNIQUE REFERENCES "Reading", "createdAt" TIMESTAMPTZ(3) NOT NULL)`;

/** Keys that sort by number. */
export const keyOf = (number: number): string =>
  `01935a00-0000-7000-8000-${String(number).padStart(12, '0')}`;

export interface Machines {
  database: Database;
  sql: JsonReader;
}

/** A database with the two tables: a lathe with readings, a press with one, and a saw with none. */
export async function openMachines(): Promise<Machines> {
  const database = await openTestDatabase();
  const { pool } = database;
  await pool.query(TABLES);
  await pool.query(`INSERT INTO "Machine" VALUES
    ('${keyOf(1)}', 'Lathe 100%_', 'INFO', 210.5, '2026-11-02T08:00:00.120Z'),
    ('${keyOf(2)}', 'Press', 'ERROR', NULL, '2026-11-03T08:00:00Z'),
    ('${keyOf(3)}', 'Saw', 'INFO', 80, '2026-11-04T08:00:00Z')`);
  await pool.query(`INSERT INTO "Reading" VALUES
    ('${keyOf(11)}', '${keyOf(1)}', 1.25, '2026-11-02', '{"by": "Ada", "tags": ["hot", "loud"]}', NULL, '2026-11-02T09:00:00Z'),
    ('${keyOf(12)}', '${keyOf(1)}', NULL, '2026-11-03', NULL, NULL, '2026-11-03T09:00:00Z'),
    ('${keyOf(13)}', '${keyOf(1)}', 1.5, '2026-11-04', '{"by": "Ben"}', '${keyOf(11)}', '2026-11-04T09:00:00Z'),
    ('${keyOf(14)}', '${keyOf(2)}', 7, '2026-11-04', NULL, NULL, '2026-11-04T09:00:00Z')`);
  return { database, sql: createJsonReader(pool, !database.embedded) };
}
