/** Which data folders the demo may recreate. */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { fillDataFolder, newDataFolder } from '../../test/support/database.ts';
import { longTest } from '../../test/support/longTest.ts';
import { HEAD_FILE } from '../audit/headFile.ts';
import { openDatabase } from '../platform/db/database.ts';
import { FolderInUseError } from '../platform/db/embedded/folderLock.ts';
import { hasDatabase } from '../platform/db/embedded/hasDatabase.ts';
import { markSample, removeEarlierSample, whoseFolder } from './sampleVersion.ts';

const SAMPLE = ['admin@example.com', 'driver@example.com', 'kim@example.com'];

/** Made once; each test has a copy of one of them. */
const unowned = newDataFolder();
const sample = newDataFolder();
const notTheSample = newDataFolder();
let dataDir: string;
beforeAll(async () => {
  await fillDataFolder(unowned);
  writeFileSync(join(unowned, 'data-key'), 'key\n');
  writeFileSync(join(unowned, HEAD_FILE), '{}');
  cpSync(unowned, sample, { recursive: true });
  await add(sample, SAMPLE);
  cpSync(unowned, notTheSample, { recursive: true });
  await add(notTheSample, ['kim@example.com']);
});
afterEach(() => remove(dataDir));
afterAll(() => {
  for (const folder of [unowned, sample, notTheSample]) remove(folder);
});

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

function copyOf(folder: string): void {
  dataDir = newDataFolder();
  cpSync(folder, dataDir, { recursive: true });
}

const open = (folder: string) => openDatabase({ dataDir: folder }, pino({ level: 'silent' }));

async function add(folder: string, addresses: readonly string[]): Promise<void> {
  const database = await open(folder);
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

test.each<[string, string | null]>([
  ['of an earlier version', '1'],
  ...(process.env.LONG
    ? [['of the first version, or one that was not finished', null] satisfies [string, null]]
    : []),
])('a sample %s goes, and its keys stay', async (_which, version) => {
  copyOf(sample);
  if (version) writeFileSync(join(dataDir, 'sample-version'), version);
  expect(await removeEarlierSample(dataDir)).toBe(true);
  expect(hasDatabase(dataDir)).toBe(false);
  expect(existsSync(join(dataDir, HEAD_FILE))).toBe(false);
  expect(readFileSync(join(dataDir, 'data-key'), 'utf8')).toBe('key\n');
  // The next start finds a folder that it fills.
  expect(await removeEarlierSample(dataDir)).toBe(false);
});

test('the sample of this version stays', async () => {
  copyOf(sample);
  markSample(dataDir);
  expect(await removeEarlierSample(dataDir)).toBe(false);
  expect(hasDatabase(dataDir)).toBe(true);
});

test('another company is refused and left as it is, even one of example.com that is marked', async () => {
  copyOf(notTheSample);
  writeFileSync(join(dataDir, 'sample-version'), '1');
  await expect(removeEarlierSample(dataDir)).rejects.toThrow(/is left as it is: move it elsewhere/);
  expect(hasDatabase(dataDir)).toBe(true);
  expect(existsSync(join(dataDir, HEAD_FILE))).toBe(true);
});

test('the sample with someone of one’s own in it is another company, and a folder without people no one’s', () => {
  expect(whoseFolder(SAMPLE)).toBe('SAMPLE');
  expect(whoseFolder([...SAMPLE, 'kim@carrier.test'])).toBe('OTHER');
  expect(whoseFolder([])).toBe('NO_ONE');
});

longTest('a folder without people is left to be filled', async () => {
  copyOf(unowned);
  expect(await removeEarlierSample(dataDir)).toBe(false);
  expect(hasDatabase(dataDir)).toBe(true);
});

longTest('a folder that a portal runs on is refused', async () => {
  copyOf(sample);
  const database = await open(dataDir);
  try {
    await expect(removeEarlierSample(dataDir)).rejects.toThrow(FolderInUseError);
  } finally {
    await database.close();
  }
  expect(hasDatabase(dataDir)).toBe(true);
});
