/**
 * The embedded database after power failures: everything acknowledged is still there. A failing run prints its seed,
 * and POWER_CUT_SEED repeats the same work and the same cuts.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fillDataFolder, newDataFolder } from '../../../../test/support/database.ts';
import { VolatileDisk } from '../../../../test/support/volatileDisk.ts';
import { DurableFolder, proveDurable } from './durableFolder.ts';
import { openPostgresFolder } from './postgresFolder.ts';

// The same flag that `briefDatabases` sets for databases in separate processes.
setFlagsFromString('--liftoff-only');

const CUTS = process.env.LONG ? 60 : 1;
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

const SEED = Number(process.env.POWER_CUT_SEED ?? Math.floor(Math.random() * 2 ** 32));
/** Random numbers from the seed (mulberry32). */
const random = (() => {
  let state = SEED;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
})();

/** An integer from 0 to less than the limit. */
const some = (limit: number): number => Math.floor(random() * limit);

/**
 * What a checkpoint counts on although it is not on disk; recovery will not write it again. Between a checkpoint's
 * next-to-last sync and its last one, of the control file, nothing is written.
 */
const afterCheckpoint = (disk: VolatileDisk, synced: string): string[] =>
  synced === 'global/pg_control'
    ? ['base/5', 'global'].flatMap((directory) =>
        disk
          .unsynced(directory)
          .filter((name) => /^\d+(_\w+)?$/.test(name))
          .map((name) => `${directory}/${name}`),
      )
    : [];

/** Other work between two payments: it creates and removes files and writes whole pages. */
const CHORES = [
  'CHECKPOINT',
  'VACUUM kept',
  'REINDEX TABLE kept',
  "UPDATE kept SET text = text || '.', sum = md5(text || '.') WHERE number > (SELECT max(number) - 50 FROM kept)",
  'CREATE TABLE IF NOT EXISTS other (number int); DROP TABLE other',
];

/** The power fails within this many writes. */
const MOST_WRITES = 210;

/** Pays until the power fails at the disk's n-th write; returns how many payments were acknowledged. */
async function workUntilCut(
  db: PGlite,
  disk: VolatileDisk,
  before: number,
  left: string,
  chores: string[],
): Promise<number> {
  let writes = 10 + some(MOST_WRITES - 10);
  let acknowledged = before;
  let atCut: number | undefined;
  const missing: string[] = [];
  power.onSync = (handle) => {
    missing.push(...afterCheckpoint(disk, disk.sync(handle)));
    writes -= 1;
    if (writes > 0 || atCut !== undefined) return;
    atCut = acknowledged;
    disk.leaveTo(left);
  };
  for (let payments = 0; atCut === undefined; payments += 1) {
    // Each payment syncs at least once.
    if (payments > MOST_WRITES) throw new Error('The disk has seen no sync for many payments.');
    if (some(6) === 0) {
      chores.push(CHORES[some(CHORES.length)]!);
      await db.exec(chores.at(-1)!);
      expect(missing, 'files that a checkpoint counted on and the database had not synced').toEqual([]);
    }
    await db.query(
      `INSERT INTO kept SELECT $1, text, md5(text) FROM (SELECT repeat(md5($2), $3) AS text) made`,
      [acknowledged + 1, String(random()), some(600)],
    );
    acknowledged += 1;
  }
  power.onSync = (handle) => void disk.sync(handle);
  return atCut;
}

const relationFiles = (folder: string): string[] =>
  readdirSync(join(folder, 'base/5'))
    .filter((name) => /^\d+$/.test(name))
    .map((name) => `base/5/${name}`);

/** What the database finds in its folder when the power is back. */
async function findIn(left: string, disk: VolatileDisk) {
  const listen = power.onSync;
  power.onSync = () => undefined;
  const asLeft = new Map(relationFiles(left).map((path) => [path, readFileSync(join(left, path))]));
  const { db } = await openPostgresFolder(left);
  const { rows } = await db
    .query<{ count: number; last: number; whole: boolean }>(`
    SELECT count(*)::int AS count, coalesce(max(number), 0) AS last, coalesce(bool_and(md5(text) = sum), true) AS whole
    FROM kept`)
    .catch(async (cause) => {
      const { rows } = await db.query<{ path: string }>(
        `SELECT pg_relation_filepath(oid) AS path FROM pg_class WHERE relname IN ('kept', 'kept_pkey')`,
      );
      const verdicts = rows.map(({ path }) => disk.judge(path, asLeft.get(path) ?? null));
      throw new Error([String(cause), ...verdicts].join(' '), { cause });
    });
  await db.close();
  rmSync(left, { recursive: true });
  power.onSync = listen;
  return rows[0]!;
}

test('nothing that was acknowledged is lost, wherever it was cut', async () => {
  const path = join(folder, 'postgres');
  const disk = new VolatileDisk(path);
  power.onSync = (handle) => void disk.sync(handle);
  const { db, folder: durable } = await openPostgresFolder(path);
  await db.exec('CREATE TABLE kept (number int PRIMARY KEY, text text, sum text)');
  // Reads do not touch the disk.
  const before = durable.fsyncs;
  await db.query('SELECT count(*) FROM kept');
  expect(durable.fsyncs).toBe(before);
  for (let cut = 0; cut < CUTS; cut += 1) {
    const { rows } = await db.query<{ count: number }>('SELECT count(*)::int AS count FROM kept');
    const left = join(folder, `cut-${cut}`);
    const chores: string[] = [];
    // For a rare failure, the work before it tells the most.
    const telling = (when: string) => (cause: unknown) => {
      throw new Error(
        `POWER_CUT_SEED=${SEED}: cut ${cut}, ${when}, after ${chores.join('; ')}: ${String(cause)}`,
        { cause },
      );
    };
    const acknowledged = await workUntilCut(db, disk, rows[0]!.count, left, chores).catch(telling('at work'));
    const found = await findIn(left, disk).catch(telling('with the power back'));
    // One more payment may have reached the disk without an acknowledgment.
    const last = Math.max(acknowledged, found.last);
    const where = `POWER_CUT_SEED=${SEED}: cut ${cut}, after ${chores.join('; ')}`;
    expect(found, where).toEqual({ count: last, last, whole: true });
    expect(last, where).toBeLessThanOrEqual(acknowledged + 1);
  }
  await db.close();
});

test('PGlite as it comes would lose it, and is refused', async () => {
  const path = join(folder, 'postgres');
  const disk = new VolatileDisk(path);
  power.onSync = (handle) => void disk.sync(handle);
  const db = await PGlite.create({ dataDir: path, extensions: { pg_trgm } });
  await db.exec('CREATE TABLE kept (number int); INSERT INTO kept VALUES (1)');
  await expect(proveDurable(db, new DurableFolder(path))).rejects.toThrow(
    'does not write its commits to disk',
  );
  const left = join(folder, 'cut');
  disk.leaveTo(left);
  await db.close();
  const again = await openPostgresFolder(left);
  await expect(again.db.query('SELECT * FROM kept')).rejects.toThrow('"kept" does not exist');
  await again.db.close();
});
