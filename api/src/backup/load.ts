/**
 * Puts a copy into an empty database, in one transaction: complete and proven equal, or not at all. Meanwhile triggers
 * are disabled and foreign keys dropped, because the rows were checked before. The foreign keys come back for all rows
 * at once, and refuse rows that do not match.
 */
import type pg from 'pg';
import { migrate } from '../platform/db/migrate.ts';
import { earlierText, migrationsFolder, readMigrations } from '../platform/db/migrationFiles.ts';
import { type Copy, type Manifest, readHead } from './copy.ts';
import { BackupError } from './errors.ts';
import { COPY_SESSION, createSum, insertRows, readRows, type TableSum, toLine } from './rows.ts';
import { quoted, readAppliedMigrations, readTables, type Table } from './tables.ts';
import { isMarkOf, markFinished, markUnfinished, readMark, type Sent } from './unfinished.ts';

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

export interface Loaded {
  tables: number;
  rows: number;
}

/** @throws BackupError if this version cannot make the tables of the copy. */
export function requireKnownMigrations({ migrations }: Manifest): void {
  const files = new Map(readMigrations(migrationsFolder()).map((file) => [file.name, file]));
  for (const { name, checksum } of migrations) {
    const file = files.get(name);
    if (!file)
      throw new BackupError(
        `The copy has migration ${name}: it was made by a newer version, which must read it.`,
      );
    if (!file.checksums.includes(checksum) && !earlierText(file, checksum))
      throw new BackupError(`Migration ${name} is not the one that the copy was made with.`);
  }
}

/** The same tables as those of the copy, empty; @throws BackupError if they cannot be had. */
async function prepareTables(pool: pg.Pool, { migrations }: Manifest): Promise<void> {
  const names = new Set(migrations.map(({ name }) => name));
  const client = await pool.connect();
  try {
    const newer = (await readAppliedMigrations(client)).find(({ name }) => !names.has(name));
    if (newer)
      throw new BackupError(
        `The database already has migration ${newer.name}, which the copy does not have: use a new, empty database.`,
      );
  } finally {
    client.release();
  }
  await migrate(pool, migrationsFolder(), names);
}

async function requireEmpty(client: pg.ClientBase, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables) {
    const { rowCount } = await client.query(`SELECT 1 FROM ${quoted(name)} LIMIT 1`);
    if (rowCount) throw notEmpty(`there are rows in ${name}`);
  }
}

const notEmpty = (why: string) =>
  new BackupError(
    `The database is not empty (${why}), and nothing is ever overwritten: use a new, empty database.`,
  );

async function dropForeignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY conname`,
  );
  for (const { table, name } of rows)
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quoted(name)}`);
  return rows;
}

/** Disables the triggers. Returns the statements that restore them, including which ones fire in every session. */
async function disableTriggers(client: pg.ClientBase, names: readonly string[]): Promise<string[]> {
  const { rows: always } = await client.query<{ enable: string }>(
    `SELECT format('ALTER TABLE %s ENABLE ALWAYS TRIGGER %I', tgrelid::regclass, tgname) AS enable
     FROM pg_trigger WHERE tgenabled = 'A' AND NOT tgisinternal`,
  );
  for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  return [
    ...names.map((name) => `ALTER TABLE ${name} ENABLE TRIGGER USER`),
    ...always.map(({ enable }) => enable),
  ];
}

/** @throws BackupError if what arrived is not what was sent. */
async function requireEqual(client: pg.ClientBase, table: Table, sent: TableSum): Promise<void> {
  const sum = createSum();
  for await (const rows of readRows(client, table)) for (const row of rows) sum.add(toLine(row));
  const arrived = sum.end();
  if (arrived.digest !== sent.digest)
    throw new BackupError(
      `${table.name} did not arrive as it was sent (${arrived.rows} rows of ${sent.rows}); nothing was changed.`,
    );
}

const toShape = ({ columns }: Table): string =>
  JSON.stringify(columns.map(({ name, type }) => [name, type]).sort());

/** Inserts the rows. Returns each table and its sum as they were sent. */
async function takeIn(
  client: pg.ClientBase,
  { parts }: Copy,
  tables: ReadonlyMap<string, Table>,
  onTable: (name: string, rows: number) => void,
): Promise<Sent[]> {
  const sent: Sent[] = [];
  let current: Table | undefined;
  for await (const part of parts) {
    if (part.kind === 'table') {
      const known = tables.get(part.table.name);
      if (!known || toShape(known) !== toShape(part.table))
        throw new BackupError(`The table ${part.table.name} of the copy is not the one of this database.`);
      current = part.table;
    } else if (part.kind === 'rows') await insertRows(client, current!, part.rows);
    else if (part.kind === 'sum') {
      sent.push(part);
      onTable(part.table, part.sum.rows);
    } else
      for (const [name, value] of Object.entries(part.values))
        if (value !== null)
          await client.query('SELECT setval($1::regclass, $2::bigint)', [quoted(name), value]);
  }
  return sent;
}

/** By table, because an earlier version's copy lacks some of them. */
type Endings = Readonly<Record<string, string>>;

/** No one who has lost access since the copy was made gets back in with an old session, reset code or invitation. */
const ALWAYS_ENDED: Endings = {
  Session: 'UPDATE "Session" SET "revokedAt" = now() WHERE "revokedAt" IS NULL',
  PasswordResetToken: 'UPDATE "PasswordResetToken" SET "usedAt" = now() WHERE "usedAt" IS NULL',
  Invitation: 'UPDATE "Invitation" SET "expiresAt" = now() WHERE "expiresAt" > now()',
};
/** What may have been revoked since, and mail that may have been sent since. */
const ENDED_IN_OLD_COPIES: Endings = {
  PersonalAccessToken: 'UPDATE "PersonalAccessToken" SET "revokedAt" = now() WHERE "revokedAt" IS NULL',
  Mail: 'UPDATE "Mail" SET "givenUpAt" = now(), secret = NULL WHERE "sentAt" IS NULL AND "givenUpAt" IS NULL',
};

async function end(client: pg.ClientBase, tables: readonly Table[], endings: Endings): Promise<void> {
  for (const { name } of tables) if (endings[name]) await client.query(endings[name]);
}

async function loadInto(
  client: pg.ClientBase,
  copy: Copy,
  { onTable, isOldCopy }: Required<Pick<LoadOptions, 'onTable' | 'isOldCopy'>>,
): Promise<Loaded> {
  const tables = await readTables(client);
  const names = tables.map(({ name }) => quoted(name));
  // No one, a portal that starts meanwhile for one, writes in between.
  await client.query(`LOCK TABLE ${names.join(', ')} IN ACCESS EXCLUSIVE MODE`);
  await requireEmpty(client, tables);
  const foreignKeys = await dropForeignKeys(client);
  const enablings = await disableTriggers(client, names);
  const byName = new Map(tables.map((table) => [table.name, table]));
  const sent = await takeIn(client, copy, byName, onTable);
  if (sent.length !== tables.length) throw new BackupError('The copy lacks a table of this database.');
  for (const { table, sum } of sent) await requireEqual(client, byName.get(table)!, sum);
  await end(client, tables, ALWAYS_ENDED);
  if (isOldCopy) await end(client, tables, ENDED_IN_OLD_COPIES);
  for (const enabling of enablings) await client.query(enabling);
  for (const { table, name, definition } of foreignKeys)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${quoted(name)} ${definition}`);
  await markUnfinished(client, sent);
  return toLoaded(sent);
}

const toLoaded = (sent: readonly Sent[]): Loaded => ({
  tables: sent.length,
  rows: sent.reduce((total, { sum }) => total + sum.rows, 0),
});

/**
 * What is there of a load that was cut short after its rows; undefined if there was none.
 * @throws BackupError when the rows are another copy's, or a portal has gone on with them.
 */
async function findUnfinished(
  pool: pg.Pool,
  { manifest, parts }: Copy,
  onTable: (name: string, rows: number) => void,
): Promise<Loaded | undefined> {
  const mark = await readMark(pool);
  if (mark === null) return undefined;
  const sent: Sent[] = [];
  for await (const part of parts)
    if (part.kind === 'sum') {
      sent.push(part);
      onTable(part.table, part.sum.rows);
    }
  if (!isMarkOf(mark, sent)) throw notEmpty('another copy was put into it');
  const head = await readHead(pool);
  if (head?.hash !== manifest.head?.hash) throw notEmpty('a portal has worked in it since');
  return toLoaded(sent);
}

export interface LoadOptions {
  /** Called for each table that has been inserted. */
  onTable?: (name: string, rows: number) => void;
  /** Runs when everything is there, before it takes effect. */
  beforeCommit?: () => void;
  /** Whether the portal may have continued since: then access tokens end like sessions, and waiting mail is not sent. */
  isOldCopy?: boolean;
  /** What makes the rows a portal's database; the next load of the same copy goes on with it where it was cut short. */
  finish?: () => Promise<void>;
}

/** Loads the copy into an empty database and ends its sessions. @throws BackupError */
export async function load(
  pool: pg.Pool,
  copy: Copy,
  {
    onTable = () => undefined,
    beforeCommit = () => undefined,
    isOldCopy = false,
    finish = async () => undefined,
  }: LoadOptions = {},
): Promise<Loaded> {
  requireKnownMigrations(copy.manifest);
  const loaded =
    (await findUnfinished(pool, copy, onTable)) ??
    (await loadRows(pool, copy, { onTable, beforeCommit, isOldCopy }));
  await finish();
  await markFinished(pool);
  return loaded;
}

/** When it throws, the database has no rows. */
async function loadRows(
  pool: pg.Pool,
  copy: Copy,
  { onTable, beforeCommit, isOldCopy }: Required<Omit<LoadOptions, 'finish'>>,
): Promise<Loaded> {
  await prepareTables(pool, copy.manifest);
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query(`BEGIN; ${COPY_SESSION}; SET LOCAL lock_timeout = '10s'`);
    const loaded = await loadInto(client, copy, { onTable, isOldCopy });
    beforeCommit();
    await client.query('COMMIT');
    return loaded;
  } catch (error) {
    failure = error as Error;
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release(failure);
  }
}
