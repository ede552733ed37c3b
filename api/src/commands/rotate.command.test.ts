/** The command as a person runs it, on a data folder of its own, and killed while it works. */
import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fillDataFolder, newDataFolder } from '../../test/support/database.ts';
import { createServices } from '../app/services.ts';
import { createUser } from '../domains/people/accounts.ts';
import { indexNumber, readTaxNumber, sealNumber } from '../domains/taxProfiles/sealedNumber.ts';
import { systemContext } from '../operation/context.ts';
import { loadSecrets } from '../platform/config/secrets.ts';
import { type Database, openDatabase } from '../platform/db/database.ts';
import { deriveKeys } from '../platform/lib/keys.ts';

const TIMEOUT_MS = 240_000;
const PROFILES = 2_000;
const PROGRAM = fileURLToPath(new URL('./rotate.command.ts', import.meta.url));

let dataDir: string;
beforeEach(async () => {
  dataDir = newDataFolder();
  // A database never comes before the key to what will be in it.
  loadSecrets({ dataDir });
  await fillDataFolder(dataDir);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const digitsAt = (version: number) => String(400_110_000 + version);
const environment = () => ({
  ...process.env,
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  DATA_KEY: '',
  NODE_ENV: '',
});

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

/** What the command printed, and its exit status. */
const rotate = (...options: string[]): Promise<{ status: number; stdout: string; stderr: string }> =>
  promisify(execFile)(process.execPath, ['--conditions=source', '--import', 'tsx', PROGRAM, ...options], {
    env: environment(),
  }).then(
    (output) => ({ status: 0, ...output }),
    ({ code, stdout, stderr }) => ({ status: code, stdout, stderr }),
  );

/** Starts the command and kills it as soon as it says that it has begun. Returns what it printed. */
function rotateAndKill(...options: string[]): Promise<string> {
  const child = spawn(process.execPath, ['--conditions=source', '--import', 'tsx', PROGRAM, ...options], {
    env: environment(),
  });
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
    child.kill('SIGKILL');
  });
  child.stderr.on('data', (chunk) => {
    printed += chunk;
  });
  return new Promise((resolve) => {
    child.once('close', () => resolve(printed));
  });
}

test(
  'a new key, killed in the middle: no number is lost, and the next run ends what was begun',
  async () => {
    await withDatabase(fill);
    const printed = await rotateAndKill('--new-key');
    expect(printed).toMatch(/re-encrypted so far/);

    const secrets = loadSecrets({ dataDir });
    expect(secrets.previousDataKeys).toHaveLength(1);
    const keys = deriveKeys(secrets);
    const readAll = (known = keys) =>
      withDatabase(async ({ prisma }) => {
        const rows = await prisma.taxProfile.findMany({ orderBy: { version: 'asc' } });
        expect(rows).toHaveLength(PROFILES);
        for (const row of rows) expect(readTaxNumber(known, row)).toBe(digitsAt(row.version));
        return rows.filter(({ taxNumberKeyId }) => taxNumberKeyId === known.taxNumber[0]!.id).length;
      });
    const begun = await readAll();
    expect(begun).toBeGreaterThan(0);
    expect(begun).toBeLessThan(PROFILES);

    const second = await rotate();
    expect(second).toMatchObject({ status: 0, stderr: '' });
    expect(second.stdout).toMatch(
      new RegExp(
        `\n${(PROFILES - begun).toLocaleString('en-US')} taxpayer numbers encrypted with the newest key\\.\n$`,
      ),
    );
    // The old key opens nothing anymore that the new one does not.
    expect(await readAll(deriveKeys({ ...secrets, previousDataKeys: [] }))).toBe(PROFILES);
    for (const text of [printed, second.stdout]) expect(text).not.toMatch(/\d{5}/);
    expect(loadSecrets({ dataDir })).toEqual(secrets);
  },
  TIMEOUT_MS,
);

test(
  'says in one line what it cannot do',
  async () => {
    await withDatabase(async () => {
      const busy = await rotate('--new-key');
      expect(busy.status).toBe(1);
      expect(busy.stderr).toMatch(/^DATA_DIR .* is in use by process \d+\.\n$/);
      // And has made no key that the portal does not know.
      expect(loadSecrets({ dataDir }).previousDataKeys).toBeUndefined();
    });
    expect(await rotate('--force')).toMatchObject({
      status: 1,
      stderr: 'Unknown option --force; the only one is --new-key.\n',
    });
  },
  TIMEOUT_MS,
);
