/** The embedded database against a power cut: whatever was acknowledged is there when the power is back. */
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fillDataFolder, newDataFolder } from '../../../../test/support/database.ts';
import { VolatileDisk } from '../../../../test/support/volatileDisk.ts';
import { readTestDatabaseUrl } from '../../config/config.ts';
import { openPostgresFolder } from './postgresFolder.ts';

const CUTS = process.env.LONG ? 200 : 4;
vi.setConfig({ testTimeout: 60_000 + CUTS * 20_000 });

const power = vi.hoisted(() => ({
  onSync: (_handle: number): void => undefined,
}));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const fsyncSync = (handle: number) => {
    fs.fsyncSync(handle);
    power.onSync(handle);
  };
  return { ...fs, fsyncSync };
});

let folder: string;
beforeEach(async () => {
  folder = newDataFolder();
  await fillDataFolder(folder);
});
afterEach(() => {
  power.onSync = () => undefined;
  rmSync(folder, { recursive: true, force: true });
});

/** From 0 up to the number. */
const some = (limit: number): number => Math.floor(Math.random() * limit);

/** What a database does between two payments: new files, old ones removed, whole pages written. */
const CHORES = [
  'CHECKPOINT',
  'VACUUM kept',
  'REINDEX TABLE kept',
  "UPDATE kept SET text = text || '.', sum = md5(text || '.') WHERE number > (SELECT max(number) - 50 FROM kept)",
  'CREATE TABLE IF NOT EXISTS other (number int); DROP TABLE other',
];

/** Pays until the power is cut at the disk's n-th write; returns how many payments were acknowledged by then. */
async function workUntilCut(
  db: PGlite,
  disk: VolatileDisk,
  before: number,
  left: string,
  chores: string[],
): Promise<number> {
  let writes = 10 + some(200);
  let acknowledged = before;
  let atCut: number | undefined;
  power.onSync = (handle) => {
    disk.sync(handle);
    writes -= 1;
    if (writes > 0 || atCut !== undefined) return;
    atCut = acknowledged;
    disk.leaveTo(left);
  };
  while (atCut === undefined) {
    if (some(6) === 0) {
      chores.push(CHORES[some(CHORES.length)]!);
      await db.exec(chores.at(-1)!);
    }
    await db.query(
      `INSERT INTO kept SELECT $1, text, md5(text) FROM (SELECT repeat(md5($2), $3) AS text) made`,
      [acknowledged + 1, String(Math.random()), some(600)],
    );
    acknowledged += 1;
  }
  power.onSync = (handle) => disk.sync(handle);
  return atCut;
}

/** How the power cut has left the index's file, which tells what was not synced from what was not recovered. */
function describeIndex(left: string, path: string): string {
  const content = readFileSync(join(left, path));
  const isEmpty = content.subarray(0, 8192).every((byte) => byte === 0);
  return `${path} was left with ${content.length} bytes${isEmpty ? ', the first page empty' : ''}`;
}

/** What a database finds in its folder when the power is back. */
async function findIn(left: string) {
  const listen = power.onSync;
  power.onSync = () => undefined;
  const asLeft = `${left}-as-left`;
  cpSync(left, asLeft, { recursive: true });
  const { db } = await openPostgresFolder(left);
  const { rows } = await db
    .query<{ count: number; last: number; whole: boolean }>(`
    SELECT count(*)::int AS count, coalesce(max(number), 0) AS last, coalesce(bool_and(md5(text) = sum), true) AS whole
    FROM kept`)
    .catch(async (cause) => {
      const index = await db.query<{ path: string }>(`SELECT pg_relation_filepath('kept_pkey') AS path`);
      throw new Error(`${cause} (${describeIndex(asLeft, index.rows[0]!.path)})`, { cause });
    });
  rmSync(asLeft, { recursive: true });
  await db.close();
  rmSync(left, { recursive: true });
  power.onSync = listen;
  return rows[0]!;
}

// It concerns only the embedded database, and once is enough.
test.skipIf(readTestDatabaseUrl())('nothing that was acknowledged is lost, wherever it was cut', async () => {
  const path = join(folder, 'postgres');
  const disk = new VolatileDisk(path);
  power.onSync = (handle) => disk.sync(handle);
  const { db } = await openPostgresFolder(path);
  await db.exec('CREATE TABLE kept (number int PRIMARY KEY, text text, sum text)');
  for (let cut = 0; cut < CUTS; cut += 1) {
    const { rows } = await db.query<{ count: number }>('SELECT count(*)::int AS count FROM kept');
    const left = join(folder, `cut-${cut}`);
    const chores: string[] = [];
    // What was done before says most about a cut that goes wrong once in many.
    const telling = (when: string) => (cause: unknown) => {
      throw new Error(`Cut ${cut}, ${when}, after ${chores.join('; ')}: ${String(cause)}`, { cause });
    };
    const acknowledged = await workUntilCut(db, disk, rows[0]!.count, left, chores).catch(telling('at work'));
    const found = await findIn(left).catch(telling('with the power back'));
    // One more may have reached the disk without a word to anybody.
    const last = Math.max(acknowledged, found.last);
    expect(found).toEqual({ count: last, last, whole: true });
    expect(last).toBeLessThanOrEqual(acknowledged + 1);
  }
  await db.close();
});

test.skipIf(readTestDatabaseUrl())('PGlite as it comes would lose it', async () => {
  const path = join(folder, 'postgres');
  const disk = new VolatileDisk(path);
  power.onSync = (handle) => disk.sync(handle);
  const db = await PGlite.create({ dataDir: path, extensions: { pg_trgm } });
  await db.exec('CREATE TABLE kept (number int); INSERT INTO kept VALUES (1)');
  const left = join(folder, 'cut');
  disk.leaveTo(left);
  await db.close();
  const again = await openPostgresFolder(left);
  await expect(again.db.query('SELECT * FROM kept')).rejects.toThrow('"kept" does not exist');
  await again.db.close();
});
