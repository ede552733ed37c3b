import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { newDataFolder } from '../../test/support/database.ts';
import { listDataKeys, listKeyIds } from '../backup/keys.ts';
import type { Header } from '../backup/lines.ts';
import type { Settings } from '../platform/config/config.ts';
import { keepDataKeys } from '../platform/config/secrets.ts';
import { chooseKeys } from './restoreFolder.ts';

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
