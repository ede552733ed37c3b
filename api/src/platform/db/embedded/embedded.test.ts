/**
 * The embedded database's process is killed, hangs or does not start. In test/faults, whole portals are killed and
 * started twice.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { until } from '../../../../test/faults/support/until.ts';
import { fillDataFolder, newDataFolder } from '../../../../test/support/database.ts';
import { type Database, openDatabase } from '../database.ts';
import { isUnavailable } from '../transaction.ts';
import { EmbeddedPostgres, EmbeddedStartError } from './embeddedPostgres.ts';

// Every process start counts here, and the machine may be busy.
vi.setConfig({ testTimeout: 120_000 });

const silent = pino({ level: 'silent' });
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** A data folder with a database. */
async function newFolder(...path: string[]): Promise<string> {
  const made = newDataFolder();
  cleanups.push(() => rmSync(made, { recursive: true, force: true }));
  const folder = join(made, ...path);
  await fillDataFolder(folder);
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
  // In a path too long for a socket.
  const database = await open(await newFolder('a'.repeat(60), 'b'.repeat(60)));
  await database.pool.query('CREATE TABLE kept AS SELECT 7 AS number');
  const [pid] = listChildren(process.pid);
  const client = await database.pool.connect();
  // It is sent although it can no longer get a result.
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

test('a child that hangs is killed and restarted once nothing may take that long; one that keeps failing is given up', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  cleanups.push(() => vi.useRealTimers());
  const log = pino({ level: 'silent' });
  const error = vi.spyOn(log, 'error');
  const folder = await newFolder();
  let givenUp = false;
  const postgres = await EmbeddedPostgres.start(folder, log, {
    onGivingUp: () => {
      givenUp = true;
    },
  });
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

  // Without its folder, it ends before it loads anything.
  rmSync(folder, { recursive: true });
  process.kill(postgres.pid!, 'SIGKILL');
  await until('the last try', () => givenUp);
  expect(postgres.available).toBe(false);
});

test('a folder that does not open is named, with the reason', async () => {
  const folder = newDataFolder();
  cleanups.push(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'portal.pid'));
  await expect(EmbeddedPostgres.start(folder, silent)).rejects.toThrow(
    new EmbeddedStartError(`The embedded database in ${folder} does not open: it is a folder.`),
  );
  const inFile = join(folder, 'file', 'data');
  writeFileSync(join(folder, 'file'), '');
  await expect(EmbeddedPostgres.start(inFile, silent)).rejects.toThrow(
    new EmbeddedStartError(`DATA_DIR ${inFile} cannot be written to: part of its path is a file.`),
  );
});
