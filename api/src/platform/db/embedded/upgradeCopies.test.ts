/** The copy of an embedded database from before an upgrade, and the command that restores it. */
import { execSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fillDataFolder, newDataFolder } from '../../../../test/support/database.ts';
import { type Database, openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { migrationsFolder } from '../migrationFiles.ts';
import { upgrade, withWayBack } from '../upgrade.ts';

const log = pino({ level: 'silent' });
const NEW = '29990101000000_new';
const BROKEN = '29990102000000_broken';

let dataDir: string;
let newer: string;
beforeEach(async () => {
  dataDir = join(newDataFolder(), "an owner's folder");
  mkdirSync(dataDir);
  await fillDataFolder(dataDir);
  newer = join(dataDir, 'migrations');
  cpSync(migrationsFolder(), newer, { recursive: true });
});
afterEach(() => rmSync(join(dataDir, '..'), { recursive: true, force: true }));

const write = (name: string, sql: string) => {
  mkdirSync(join(newer, name), { recursive: true });
  writeFileSync(join(newer, name, 'migration.sql'), sql);
};
const listCopies = () => readdirSync(dataDir).filter((name) => name.startsWith('postgres.'));

/** The command at the end of the message. */
const commandOf = (error: unknown): string =>
  / bring its database back: (.+)$/.exec((error as Error).message)![1]!;

const readKept = async ({ pool }: Database) => (await pool.query('SELECT number FROM kept')).rows;

// Upgrades one folder several times, because opening its database is what takes time.
test('an upgrade or a start that fails leads back to the database before it, and one that succeeds keeps no copy', {
  timeout: 120_000,
}, async () => {
  const kept = [{ number: 7 }];
  const database = await openDatabase({ dataDir }, log);
  await database.pool.query(`CREATE TABLE kept AS SELECT 7 AS number`);
  write(NEW, 'DROP TABLE kept');
  write(BROKEN, 'SELECT 1 / 0');
  const failure = await upgrade(database, newer).catch((error: unknown) => error);
  expect((failure as Error).message).toMatch(
    /^Migration 29990102000000_broken failed and left the database as it was: division by zero\. To go back/,
  );
  expect(listCopies()).toEqual([`postgres.before-${NEW}`]);
  // The database itself is unchanged.
  expect(await readKept(database)).toEqual(kept);
  // The short form restores only once, after the start below.
  let again = database;
  if (process.env.LONG) {
    await database.close();
    execSync(commandOf(failure));
    again = await openDatabase({ dataDir }, log);
  }
  expect(await migrate(again.pool)).toEqual([]);
  expect(await readKept(again)).toEqual(kept);
  // The upgrade succeeds, but the start fails.
  rmSync(join(newer, BROKEN), { recursive: true });
  expect(await upgrade(again, newer)).toEqual([NEW]);
  await expect(migrate(again.pool)).rejects.toThrow('it belongs to a newer one');
  const started = withWayBack(new Error('The start failed.'), again);
  await again.close();

  execSync(commandOf(started));
  expect(listCopies()).toEqual([]);
  const last = await openDatabase({ dataDir }, log);
  expect(await upgrade(last)).toEqual([]);
  expect(await readKept(last)).toEqual(kept);
  // Without an upgrade, nothing is copied.
  expect(listCopies()).toEqual([]);
  const unrelated = new Error('The start failed.');
  expect(withWayBack(unrelated, last)).toBe(unrelated);
  write(NEW, 'SELECT 1');
  await upgrade(last, newer);
  expect(listCopies()).toHaveLength(1);
  last.copies!.remove();
  expect(listCopies()).toEqual([]);
  await last.close();
});
