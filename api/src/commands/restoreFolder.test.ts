import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { newDataFolder } from '../../test/support/database.ts';
import { listDataKeys, listKeyIds } from '../backup/keys.ts';
import type { Header } from '../backup/lines.ts';
import type { Settings } from '../platform/config/config.ts';
import { keepDataKeys } from '../platform/config/secrets.ts';
import { chooseKeys, restoreBackup } from './restoreFolder.ts';

const dataDir = newDataFolder();
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const settings = { dataDir } as Settings;
const keys = { dataKey: randomBytes(32), previousDataKeys: [randomBytes(32)] };
const without = { keyIds: listKeyIds(keys) } as Header;

test('the keys of a new place are those in the backup, or those that the operator puts there', () => {
  expect(() => chooseKeys(without, settings)).toThrow(
    /^The data keys are not in this backup: put the separately kept file data-key into DATA_DIR /,
  );
  const brought = chooseKeys({ ...without, keys: listDataKeys(keys) }, settings);
  expect(brought).toEqual({ dataKeys: keys, brought: true });

  keepDataKeys(dataDir, [keys.dataKey, ...keys.previousDataKeys]);
  expect(chooseKeys(without, settings)).toMatchObject({ dataKeys: keys, brought: false });
  const other = { keyIds: listKeyIds({ dataKey: randomBytes(32) }) } as Header;
  expect(() => chooseKeys(other, settings)).toThrow(/of this backup is not the one given here/);
});

test('nothing is restored over a database that is there', async () => {
  const place = newDataFolder();
  try {
    mkdirSync(join(place, 'postgres'));
    writeFileSync(join(place, 'postgres', 'PG_VERSION'), '18\n');
    await expect(restoreBackup({ settings: { dataDir: place } } as never)).rejects.toThrow(
      /already has a database, and nothing is ever overwritten/,
    );
    expect(readdirSync(join(place, 'postgres'))).toEqual(['PG_VERSION']);
  } finally {
    rmSync(place, { recursive: true });
  }
});
