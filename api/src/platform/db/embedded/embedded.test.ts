/**
 * What happens when the process of the embedded database is killed, hangs or does not start. In test/faults, whole
 * portals are killed and started twice.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { until } from '../../../../test/faults/support/until.ts';
import { fillDataFolder, newDataFolder } from '../../../../test/support/database.ts';
import { type Database, openDatabase } from '../database.ts';
import { isUnavailable } from '../transaction.ts';
import { DurableFolder, proveDurable } from './durableFolder.ts';
import { EmbeddedPostgres } from './embeddedPostgres.ts';
import { openPostgresFolder } from './postgresFolder.ts';

// Every start of a process counts here, on machines that may be busy with other things.
vi.setConfig({ testTimeout: 120_000 });

const silent = pino({ level: 'silent' });
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** A data folder; with a database in it unless the test is about making one. */
async function newFolder({ empty = false } = {}): Promise<string> {
  const folder = newDataFolder();
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  if (!empty) await fillDataFolder(folder);
  return folder;
}

async function open(dataDir: string): Promise<Database> {
  const database = await openDatabase({ dataDir }, silent);
  cleanups.push(() => database.close());
  return database;
}

const listChildren = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
const query = (host: string, sql: string) =>
  import('../pools.ts').then(async ({ embeddedPool }) => {
    const pool = embeddedPool(host);
    try {
      return (await pool.query(sql)).rows;
    } finally {
      await pool.end();
    }
  });

test('the pool and Prisma recover by themselves after the child was restarted', async () => {
  const database = await open(await newFolder());
  await database.pool.query('CREATE TABLE kept AS SELECT 7 AS number');
  const [pid] = listChildren(process.pid);
  const client = await database.pool.connect();
  // It cannot get a result anymore, and yet is sent.
  process.kill(pid!, 'SIGSTOP');
  const crash = client.query('SELECT 1').catch((reason: unknown) => reason);
  process.kill(pid!, 'SIGKILL');
  expect(isUnavailable(await crash)).toBe(true);
  client.release(true);
  await until('the end of the child', () => !database.available);
  const meanwhile = await database.prisma.user.count().catch((reason: unknown) => reason);
  expect(isUnavailable(meanwhile)).toBe(true);
  await until('another child', () => database.available);
  await database.ping();
  expect(await database.prisma.$queryRaw`SELECT number FROM kept`).toEqual([{ number: 7 }]);
});

test('a child that hangs is killed and restarted once nothing may take that long', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  cleanups.push(() => vi.useRealTimers());
  const log = pino({ level: 'silent' });
  const error = vi.spyOn(log, 'error');
  const postgres = await EmbeddedPostgres.start(await newFolder(), log);
  cleanups.push(() => postgres.stop());
  const hung = postgres.pid!;
  process.kill(hung, 'SIGSTOP');
  vi.advanceTimersByTime(15_000);
  expect(error).not.toHaveBeenCalled();
  postgres.guard();
  vi.advanceTimersByTime(9_000);
  expect(error).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('blocked the embedded database'));
  await until('another child', () => postgres.available && postgres.pid !== hung);
  expect(await query(postgres.host, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('a database that keeps failing is given up', async () => {
  const folder = await newFolder();
  let givenUp = false;
  const postgres = await EmbeddedPostgres.start(folder, silent, {
    onGivingUp: () => {
      givenUp = true;
    },
  });
  cleanups.push(() => postgres.stop());
  writeFileSync(join(folder, 'postgres', 'global', 'pg_control'), 'not what it was');
  process.kill(postgres.pid!, 'SIGKILL');
  await until('the last try', () => givenUp);
  expect(postgres.available).toBe(false);
});

test('a folder that was half created when the process was killed is created again, under a path too long for a socket', async () => {
  const folder = join(await newFolder({ empty: true }), 'a'.repeat(60), 'b'.repeat(60));
  mkdirSync(join(folder, 'postgres.new'), { recursive: true });
  writeFileSync(join(folder, 'postgres.new', 'PG_VERSION'), '18\n');
  const database = await open(folder);
  await database.ping();
  expect(existsSync(join(folder, 'postgres.new'))).toBe(false);
});

test('each commit is on disk before it is acknowledged', async () => {
  const { db, folder } = await openPostgresFolder(join(await newFolder(), 'postgres'));
  await db.exec('CREATE TABLE kept (number int)');
  for (let number = 1; number <= 20; number += 1) {
    const before = folder.fsyncs;
    await db.query('INSERT INTO kept VALUES ($1)', [number]);
    expect(folder.fsyncs).toBeGreaterThan(before);
  }
  const beforeReading = folder.fsyncs;
  await db.query('SELECT count(*) FROM kept');
  expect(folder.fsyncs).toBe(beforeReading);
  await db.close();
});

test('a version of PGlite that does not reach the disk is refused', async () => {
  const path = join(await newFolder(), 'postgres');
  const db = await PGlite.create({ dataDir: path, extensions: { pg_trgm } });
  await expect(proveDurable(db, new DurableFolder(path))).rejects.toThrow(
    'does not write its commits to disk',
  );
  await db.close();
});
