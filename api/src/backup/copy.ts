/** A whole database in transit: the parts of a copy in order, wherever they come from. */
import type pg from 'pg';
import type { Head } from '../audit/headFile.ts';
import { COPY_SESSION, createSum, type Row, readRows, type TableSum, toLine } from './rows.ts';
import {
  type AppliedMigration,
  readAppliedMigrations,
  readSequences,
  readTables,
  type Table,
} from './tables.ts';

/** The header of a copy, known before its rows. */
export interface Manifest {
  takenAt: string;
  migrations: AppliedMigration[];
  /** Where the chain over the audit log ended; null if nothing was sealed yet. */
  head: Head | null;
}

export type Part =
  | { kind: 'table'; table: Table }
  | { kind: 'rows'; rows: Row[] }
  | { kind: 'sum'; table: string; sum: TableSum }
  | { kind: 'sequences'; values: Record<string, string | null> };

export interface Copy {
  manifest: Manifest;
  parts: AsyncIterable<Part>;
}

/** Where the chain over the audit log ends; null if nothing is sealed yet. */
export async function readHead(client: Pick<pg.ClientBase, 'query'>): Promise<Head | null> {
  const { rows } = await client.query<{ position: string; hash: string }>(
    // By the column: the text of the same name would put 999 after 1000.
    'SELECT seal.position::text, seal.hash FROM "AuditSeal" seal ORDER BY seal.position DESC LIMIT 1',
  );
  const [last] = rows;
  return last ? { position: BigInt(last.position), hash: last.hash } : null;
}

async function* readParts(client: pg.ClientBase): AsyncGenerator<Part> {
  for (const table of await readTables(client)) {
    yield { kind: 'table', table };
    const sum = createSum();
    for await (const rows of readRows(client, table)) {
      for (const row of rows) sum.add(toLine(row));
      yield { kind: 'rows', rows };
    }
    yield { kind: 'sum', table: table.name, sum: sum.end() };
  }
  // Numbers are given outside of transactions: read last, they are never behind the rows.
  yield { kind: 'sequences', values: await readSequences(client) };
}

/** Reads the database as of one moment, no matter what is written in the meantime. */
export async function withCopy<Result>(
  pool: pg.Pool,
  takenAt: Date,
  work: (copy: Copy) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${COPY_SESSION}`);
    const migrations = await readAppliedMigrations(client);
    const manifest = { takenAt: takenAt.toISOString(), migrations, head: await readHead(client) };
    return await work({ manifest, parts: readParts(client) });
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    await client.query('ROLLBACK').catch(() => undefined);
    client.release(failure);
  }
}
