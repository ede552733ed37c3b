/** Whose folder the demo may make anew. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fillDataFolder, newDataFolder } from '../../test/support/database.ts';
import { HEAD_FILE } from '../audit/headFile.ts';
import { openDatabase } from '../platform/db/database.ts';
import { FolderInUseError } from '../platform/db/embedded/folderLock.ts';
import { hasDatabase } from '../platform/db/embedded/hasDatabase.ts';
import { markSample, removeEarlierSample } from './sampleVersion.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = newDataFolder();
  await fillDataFolder(dataDir);
  writeFileSync(join(dataDir, 'data-key'), 'key\n');
  writeFileSync(join(dataDir, HEAD_FILE), '{}');
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const open = () => openDatabase({ dataDir }, pino({ level: 'silent' }));

async function add(...addresses: string[]): Promise<void> {
  const database = await open();
  try {
    for (const address of addresses)
      await database.pool.query(
        `INSERT INTO "User" (id, kind, email, "emailKey", "firstName", "lastName", "passwordHash", "updatedAt")
         VALUES (gen_random_uuid(), 'STAFF', $1, $1, 'Kim', 'Reyes', 'x', now())`,
        [address],
      );
  } finally {
    await database.close();
  }
}

const SAMPLE = ['admin@example.com', 'driver@example.com', 'kim@example.com'];

test.each([
  ['of the first version, or one that was not finished', null],
  ['of an earlier version', '1'],
])('a sample %s goes, and its keys stay', async (_which, version) => {
  await add(...SAMPLE);
  if (version) writeFileSync(join(dataDir, 'sample-version'), version);
  expect(await removeEarlierSample(dataDir)).toBe(true);
  expect(hasDatabase(dataDir)).toBe(false);
  expect(existsSync(join(dataDir, HEAD_FILE))).toBe(false);
  expect(readFileSync(join(dataDir, 'data-key'), 'utf8')).toBe('key\n');
  // The next start finds a folder that it fills.
  expect(await removeEarlierSample(dataDir)).toBe(false);
});

test('the sample of this version stays', async () => {
  await add(...SAMPLE);
  markSample(dataDir);
  expect(await removeEarlierSample(dataDir)).toBe(false);
  expect(hasDatabase(dataDir)).toBe(true);
});

test.each([
  ['another company', ['kim@carrier.test'], null],
  ['another company that somebody marked', ['kim@carrier.test'], '1'],
  ['the sample with somebody of one’s own in it', [...SAMPLE, 'kim@carrier.test'], null],
  ['people of example.com who are not the sample’s', ['kim@example.com'], null],
])('%s is refused and left as it is', async (_whose, addresses, version) => {
  await add(...addresses);
  if (version) writeFileSync(join(dataDir, 'sample-version'), version);
  await expect(removeEarlierSample(dataDir)).rejects.toThrow(/is left as it is: move it elsewhere/);
  const database = await open();
  const { rows } = await database.pool.query('SELECT email FROM "User" ORDER BY email');
  await database.close();
  expect(rows.map(({ email }) => email)).toEqual([...addresses].sort());
  expect(existsSync(join(dataDir, HEAD_FILE))).toBe(true);
});

test('a folder without people, or without a database, is left to be filled', async () => {
  expect(await removeEarlierSample(dataDir)).toBe(false);
  expect(hasDatabase(dataDir)).toBe(true);
  expect(await removeEarlierSample(join(dataDir, 'nowhere'))).toBe(false);
});

test('a folder that a portal runs on is refused', async () => {
  await add(...SAMPLE);
  const database = await open();
  try {
    await expect(removeEarlierSample(dataDir)).rejects.toThrow(FolderInUseError);
  } finally {
    await database.close();
  }
  expect(hasDatabase(dataDir)).toBe(true);
});
