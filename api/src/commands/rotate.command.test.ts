/** The built command as a person runs it, on a data folder of its own, and killed while it works. */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../test/faults/support/commands.ts';
import { fillDataFolder, newDataFolder } from '../../test/support/database.ts';
import { longTest } from '../../test/support/longTest.ts';
import { createServices } from '../app/services.ts';
import { createUser } from '../domains/people/accounts.ts';
import { indexNumber, readTaxNumber, sealNumber } from '../domains/taxProfiles/sealedNumber.ts';
import { systemContext } from '../operation/context.ts';
import { loadSecrets } from '../platform/config/secrets.ts';
import { type Database, openDatabase } from '../platform/db/database.ts';
import { deriveKeys } from '../platform/lib/keys.ts';

const TIMEOUT_MS = 240_000;
/** In batches of fifty: more than a process gets through between its first word and the signal. */
const PROFILES = 2_000;

let dataDir: string;
beforeAll(() => {
  dataDir = newDataFolder();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const digitsAt = (version: number) => String(400_110_000 + version);

async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataDir }, pino({ level: 'silent' }));
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function fill(database: Database): Promise<void> {
  const secrets = loadSecrets({ dataDir });
  const settings = {
    timeZone: 'UTC',
    registration: 'closed',
    freshSessionMinutes: 10,
    databaseSeconds: 0,
    documentSeconds: 0,
    changes: 0,
    dataDir,
  } as const;
  const services = createServices({ database, secrets, settings, passwordCost: 4, sealDelay: null });
  const userId = await createUser(systemContext(services), {
    kind: 'CONTRACTOR',
    roles: [],
    email: 'robin@example.com',
    firstName: 'Robin',
    lastName: 'Example',
    password: 'Correct-Horse-1',
    mustChangePassword: false,
  });
  await services.db.taxProfile.createMany({
    data: Array.from({ length: PROFILES }, (_, index) => {
      const row = { id: randomUUID(), userId };
      const digits = digitsAt(index + 1);
      return {
        ...row,
        ...sealNumber(services.keys, row, digits),
        version: index + 1,
        legalName: 'Robin Example',
        taxClass: 'INDIVIDUAL' as const,
        street: '12 Elm Street',
        city: 'Camden',
        state: 'NJ',
        zip: '08102',
        taxNumberType: 'SSN' as const,
        ...indexNumber(services.keys, digits),
        taxNumberLast4: digits.slice(-4),
        formRevision: '2024-03',
        signedName: 'Robin Example',
        signedAt: new Date('2026-11-18T17:00:00Z'),
      };
    }),
  });
}

const rotate = (...args: string[]) => runCommand('rotate-keys', { args, settings: { DATA_DIR: dataDir } });

/** On a folder that a portal runs on. */
async function expectRefused(): Promise<void> {
  const before = loadSecrets({ dataDir });
  const busy = await rotate('--new-key');
  expect(busy.status).toBe(1);
  expect(busy.stderr).toMatch(/^DATA_DIR .* is in use by process \d+\.\n$/);
  // And has made no key that the portal does not know.
  expect(loadSecrets({ dataDir })).toEqual(before);
}

longTest(
  // It is killed in the middle and run again, as rotate.test.ts does without a process.
  'a new key loses no number, and the old one is needed no more',
  async () => {
    // A database never comes before the key to what will be in it.
    loadSecrets({ dataDir });
    await fillDataFolder(dataDir);
    await withDatabase(async (database) => {
      await fill(database);
      await expectRefused();
    });
    const first = await runCommand('rotate-keys', {
      args: ['--new-key'],
      settings: { DATA_DIR: dataDir },
      killAt: /re-encrypted so far/,
    });
    expect(first.status).toBeNull();

    const secrets = loadSecrets({ dataDir });
    expect(secrets.previousDataKeys).toHaveLength(1);

    const last = await rotate();
    expect(last).toMatchObject({ status: 0, stderr: '' });
    const [, said] = /\n([\d,]+) taxpayer numbers encrypted with the newest key\.\n$/.exec(last.stdout)!;
    const ended = Number(said!.replace(',', ''));
    expect(ended).toBeGreaterThan(0);
    expect(ended).toBeLessThan(PROFILES);
    // The old key opens nothing anymore that the new one does not.
    const keys = deriveKeys({ ...secrets, previousDataKeys: [] });
    await withDatabase(async ({ prisma }) => {
      const rows = await prisma.taxProfile.findMany({ orderBy: { version: 'asc' } });
      expect(rows.map((row) => readTaxNumber(keys, row))).toEqual(
        rows.map(({ version }) => digitsAt(version)),
      );
      expect(rows).toHaveLength(PROFILES);
    });
    for (const text of [first.stdout, first.stderr, last.stdout]) expect(text).not.toMatch(/\d{5}/);
    expect(loadSecrets({ dataDir })).toEqual(secrets);
  },
  TIMEOUT_MS,
);

test('says how it is called to those who give another option', { timeout: TIMEOUT_MS }, async () => {
  expect(await rotate('--force')).toMatchObject({
    status: 2,
    stderr: 'Usage: npm run rotate-keys -- [--new-key] [--json] [--quiet] [--help]\n',
  });
});
