/** The copy of an embedded database from before an upgrade, and the command that goes back to it. */
import { execSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fillDataFolder, newDataFolder } from '../../../../test/support/database.ts';
import { openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { migrationsFolder } from '../migrationFiles.ts';
import { upgrade, withWayBack } from '../upgrade.ts';

const log = pino({ level: 'silent' });
const NEW = '29990101000000_new';

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

test('an upgrade that fails names the copy and the command that restores it', async () => {
  const database = await openDatabase({ dataDir }, log);
  await database.pool.query(`CREATE TABLE kept AS SELECT 7 AS number`);
  write(NEW, 'DROP TABLE kept');
  write('29990102000000_broken', 'SELECT 1 / 0');
  const failure = await upgrade(database, newer).catch((error: unknown) => error);
  expect((failure as Error).message).toMatch(
    /^Migration 29990102000000_broken failed and left the database as it was: division by zero\. To go back/,
  );
  expect(listCopies()).toEqual([`postgres.before-${NEW}`]);
  // The database itself is as it was.
  expect((await database.pool.query('SELECT number FROM kept')).rows).toEqual([{ number: 7 }]);
  await database.close();

  execSync(commandOf(failure));
  const again = await openDatabase({ dataDir }, log);
  expect(await migrate(again.pool)).toEqual([]);
  expect((await again.pool.query('SELECT number FROM kept')).rows).toEqual([{ number: 7 }]);
  await again.close();
});

test('a start that fails after the upgrade leads back to the version before it', async () => {
  const database = await openDatabase({ dataDir }, log);
  await database.pool.query(`CREATE TABLE kept AS SELECT 7 AS number`);
  write(NEW, 'DROP TABLE kept');
  expect(await upgrade(database, newer)).toEqual([NEW]);
  await expect(migrate(database.pool)).rejects.toThrow('it belongs to a newer one');
  const failure = withWayBack(new Error('The start failed.'), database);
  await database.close();

  execSync(commandOf(failure));
  expect(listCopies()).toEqual([]);
  const again = await openDatabase({ dataDir }, log);
  expect(await upgrade(again)).toEqual([]);
  expect((await again.pool.query('SELECT number FROM kept')).rows).toEqual([{ number: 7 }]);
  await again.close();
});

test('a start with nothing to upgrade copies nothing, and one that has succeeded keeps no copy', async () => {
  const database = await openDatabase({ dataDir }, log);
  expect(await upgrade(database)).toEqual([]);
  expect(listCopies()).toEqual([]);
  const failure = new Error('The start failed.');
  expect(withWayBack(failure, database)).toBe(failure);
  write(NEW, 'SELECT 1');
  await upgrade(database, newer);
  expect(listCopies()).toHaveLength(1);
  database.copies!.remove();
  expect(listCopies()).toEqual([]);
  await database.close();
});
