import { rmSync, appendFileSync, cpSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fillDataFolder, newDataFolder } from '../../../../test/support/database.ts';
import { VolatileDisk } from '../../../../test/support/volatileDisk.ts';
import { openPostgresFolder } from './postgresFolder.ts';
vi.setConfig({ testTimeout: 6_000_000 });
const power = vi.hoisted(() => ({ onSync: (_handle: number): void => undefined }));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  return { ...fs, fsyncSync: (h: number) => { fs.fsyncSync(h); power.onSync(h); } };
});
let folder: string;
beforeEach(async () => { folder = newDataFolder(); await fillDataFolder(folder); });
const some = (n: number) => Math.floor(Math.random() * n);
const CHORES = ['CHECKPOINT','VACUUM kept','REINDEX TABLE kept',"UPDATE kept SET text = text || '.', sum = md5(text || '.') WHERE number > (SELECT max(number) - 50 FROM kept)",'CREATE TABLE IF NOT EXISTS other (number int); DROP TABLE other'];
const LOG = process.env.PROBE_LOG!;
test('probe', async () => {
  const path = join(folder, 'postgres');
  const disk = new VolatileDisk(path);
  power.onSync = (h) => disk.sync(h);
  const { db } = await openPostgresFolder(path);
  await db.exec('CREATE TABLE kept (number int PRIMARY KEY, text text, sum text)');
  console.log((await db.query("select name, setting from pg_settings where name in ('wal_level','full_page_writes','shared_buffers','max_wal_size','fsync')")).rows);
  let ack = 0;
  for (let cut = 0; cut < 150; cut++) {
    const history: string[] = [];
    let writes = 10 + some(120); let atCut: number | undefined; const left = join(folder, `cut-${cut}`);
    power.onSync = (h) => { disk.sync(h); writes--; if (writes > 0 || atCut !== undefined) return; atCut = ack; disk.leaveTo(left); };
    let step = '';
    try {
      while (atCut === undefined) {
        if (some(3) === 0) { step = CHORES[some(CHORES.length)]!; history.push(step.slice(0, 12)); await db.exec(step); }
        step = 'insert';
        await db.query(`INSERT INTO kept SELECT $1, text, md5(text) FROM (SELECT repeat(md5($2), $3) AS text) made`, [ack + 1, String(Math.random()), some(600)]);
        ack++;
      }
    } catch (e) { appendFileSync(LOG, `LIVE cut ${cut} step ${step}: ${e} ${history.join(',')}\n`); throw e; }
    power.onSync = () => undefined;
    cpSync(left, left + '.copy', { recursive: true });
    let rows: any;
    try {
      const again = await openPostgresFolder(left);
      rows = (await again.db.query('SELECT count(*)::int AS count, coalesce(max(number), 0) AS last, coalesce(bool_and(md5(text) = sum), true) AS whole FROM kept')).rows[0];
      await again.db.close();
    } catch (e) {
      appendFileSync(LOG, `FOUND cut ${cut} step ${step} ack ${atCut}: ${e} ${history.join(',')} ${folder}\n`);
      throw e;
    }
    rmSync(left, { recursive: true }); rmSync(left + '.copy', { recursive: true });
    power.onSync = (h) => disk.sync(h);
    if (rows.count !== rows.last || !rows.whole || rows.last < atCut! || rows.last > atCut! + 1) { appendFileSync(LOG, `WRONG ${JSON.stringify(rows)} ${atCut}\n`); throw Error('wrong'); }
    if (ack > 400) { await db.exec('TRUNCATE kept'); ack = 0; }
    appendFileSync(LOG, `ok ${cut}\n`);
  }
});
