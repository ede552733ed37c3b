/** New keys: numbers move to them despite interruptions, and wrong keys are refused. */
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { startEpoch } from '../../audit/epochs.ts';
import { record } from '../../audit/record.ts';
import { sealFrom } from '../../audit/sealing.ts';
import { systemContext } from '../../operation/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { deriveKeys } from '../../platform/lib/keys.ts';
import { sealPassword } from '../../viewer/sealedPassword.ts';
import { assertDataKeys } from './dataKeys.ts';
import { resealNumbers } from './rotate.service.ts';
import { indexNumber, newestKeyId, readTaxNumber, sealNumber, taxNumberIndex } from './sealedNumber.ts';

const [jwtSecret, firstKey, secondKey] = [randomBytes(32), randomBytes(32), randomBytes(32)];
const OLD = deriveKeys({ jwtSecret, dataKey: firstKey });
const NEW = deriveKeys({ jwtSecret, dataKey: secondKey, previousDataKeys: [firstKey] });
/** The new key without the old ones. */
const NEW_ALONE = deriveKeys({ jwtSecret, dataKey: secondKey });
const PROFILES = 120;

let portal: TestPortal;
let driver: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  driver = await portal.joinContractor();
  await portal.db.taxProfile.createMany({
    data: Array.from({ length: PROFILES }, (_, index) => profile(index)),
  });
});

const digitsAt = (version: number) => String(400_110_000 + version);

function profile(index: number) {
  const row = { id: randomUUID(), userId: driver.key };
  const digits = digitsAt(index + 1);
  return {
    ...row,
    ...sealNumber(OLD, row, digits),
    version: index + 1,
    legalName: 'Robin Example',
    taxClass: 'INDIVIDUAL' as const,
    street: '12 Elm Street',
    city: 'Camden',
    state: 'NJ',
    zip: '08102',
    taxNumberType: 'SSN' as const,
    ...indexNumber(OLD, digits),
    taxNumberLast4: digits.slice(-4),
    formRevision: '2024-03',
    signedName: 'Robin Example',
    signedAt: new Date('2026-11-18T17:00:00Z'),
  };
}

const withKeys = (keys: typeof OLD) => ({ ...portal.services, keys });
const rows = () => portal.db.taxProfile.findMany({ orderBy: { version: 'asc' } });
const newer = (all: Awaited<ReturnType<typeof rows>>) =>
  all.filter(({ taxNumberKeyId }) => taxNumberKeyId === newestKeyId(NEW)).length;

describe('re-encrypting', () => {
  longTest(
    'moves every number and its index on, changes nothing else, and says how many in the audit log',
    async () => {
      const before = await rows();
      expect(await resealNumbers(withKeys(NEW))).toEqual({ resealed: PROFILES, unreadable: [] });
      const after = await rows();
      for (const [index, row] of after.entries()) {
        expect(readTaxNumber(NEW_ALONE, row)).toBe(digitsAt(index + 1));
        expect(row.taxNumberIndex).toBe(taxNumberIndex(NEW_ALONE, digitsAt(index + 1)));
        const { taxNumberCipher, taxNumberKeyId, taxNumberIndex: _, taxNumberIndexKeyId } = row;
        expect(taxNumberIndexKeyId).toBe(taxNumberKeyId);
        const moved = {
          taxNumberCipher,
          taxNumberKeyId,
          taxNumberIndex: row.taxNumberIndex,
          taxNumberIndexKeyId,
        };
        expect({ ...before[index], ...moved }).toEqual(row);
      }
      const entries = await portal.audit({ action: 'TAX_NUMBERS_RESEALED' });
      const counts = entries.map(({ newValues }) => (newValues as { numbers: number }).numbers);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(PROFILES);
    },
  );

  longTest('moves an index on that is older than the ids of keys', async () => {
    await portal.database.pool.query(`UPDATE "TaxProfile" SET "taxNumberIndexKeyId" = NULL`);
    expect(await resealNumbers(withKeys(OLD))).toEqual({ resealed: PROFILES, unreadable: [] });
    for (const [index, row] of (await rows()).entries())
      expect(row).toMatchObject(indexNumber(OLD, digitsAt(index + 1)));
  });

  longTest('again finds nothing to do', async () => {
    await resealNumbers(withKeys(NEW));
    const before = await rows();
    expect(await resealNumbers(withKeys(NEW))).toEqual({ resealed: 0, unreadable: [] });
    expect(await rows()).toEqual(before);
  });

  longTest('that is interrupted continues where it stopped', async () => {
    const interrupted = resealNumbers(withKeys(NEW), () => {
      throw new Error('the plug was pulled');
    });
    await expect(interrupted).rejects.toThrow('the plug was pulled');
    const half = await rows();
    expect(newer(half)).toBeGreaterThan(0);
    expect(newer(half)).toBeLessThan(PROFILES);
    for (const [index, row] of half.entries()) expect(readTaxNumber(NEW, row)).toBe(digitsAt(index + 1));
    expect((await resealNumbers(withKeys(NEW))).resealed).toBe(PROFILES - newer(half));
    for (const [index, row] of (await rows()).entries())
      expect(readTaxNumber(NEW_ALONE, row)).toBe(digitsAt(index + 1));
  });

  longTest('by two at once happens once', async () => {
    const both = await Promise.all([resealNumbers(withKeys(NEW)), resealNumbers(withKeys(NEW))]);
    expect(both[0].resealed + both[1].resealed).toBe(PROFILES);
    for (const [index, row] of (await rows()).entries())
      expect(readTaxNumber(NEW_ALONE, row)).toBe(digitsAt(index + 1));
  });

  test('leaves values that no key decrypts unchanged, and names the row', async () => {
    const [first] = await rows();
    await portal.db.taxProfile.update({ where: { id: first!.id }, data: { taxNumberKeyId: 'lost' } });
    expect(await resealNumbers(withKeys(NEW))).toEqual({ resealed: PROFILES - 1, unreadable: [first!.id] });
    expect((await rows())[0]).toMatchObject({
      taxNumberCipher: first!.taxNumberCipher,
      taxNumberKeyId: 'lost',
    });
  });
});

describe('the keys of the settings', () => {
  const check = (keys: typeof OLD) => assertDataKeys({ db: portal.db, keys });
  const enter = () =>
    inTransaction(portal.db, (tx) =>
      record(tx, systemContext(withKeys(OLD)), { action: 'COMPANY_UPDATED', entityType: 'CompanyProfile' }),
    );
  beforeEach(async () => {
    await portal.db.$executeRaw`SELECT 1`;
    await emptyAuditLog();
    // In the first format, which needs no key.
    await portal.db.user.updateMany({ data: { passwordHash: 'v1$x' } });
  });
  const emptyAuditLog = () =>
    portal.database.pool.query(
      'BEGIN; SET LOCAL session_replication_role = replica; DELETE FROM "AuditLog"; DELETE FROM "AuditSeal"; COMMIT',
    );

  longTest('fit before, during and after a change of keys', async () => {
    await enter();
    await check(OLD);
    await check(NEW);
    await resealNumbers(withKeys(NEW));
    await check(NEW);
  });

  test('are refused when a key is missing that some number is still encrypted with', async () => {
    await expect(check(NEW_ALONE)).rejects.toThrow(
      `DATA_KEY_PREVIOUS must hold the key ${newestKeyId(OLD)} until every taxpayer number`,
    );
  });

  test('are refused without the first key until the audit log goes on under the new one', async () => {
    await enter();
    await inTransaction(portal.db, (tx) => sealFrom(tx, OLD));
    await resealNumbers(withKeys(NEW));
    await inTransaction(portal.db, (tx) => sealFrom(tx, NEW));
    await expect(check(NEW_ALONE)).rejects.toThrow('DATA_KEY is not the key of this database');
    expect(await startEpoch(systemContext(withKeys(NEW)))).toBe(true);
    await check(NEW_ALONE);
    await expect(check(OLD)).rejects.toThrow('DATA_KEY is not the key of this database');
  });

  test('are refused when a key is missing that some password is still sealed with', async () => {
    await portal.db.taxProfile.deleteMany();
    const passwordHash = sealPassword(OLD, { pepper: randomBytes(32), bcryptHash: 'x' });
    await portal.db.user.updateMany({ data: { passwordHash } });
    await check(NEW);
    await expect(check(NEW_ALONE)).rejects.toThrow(
      `DATA_KEY_PREVIOUS must hold the key ${newestKeyId(OLD)} until every password`,
    );
  });

  test('are not blamed for an entry that someone altered', async () => {
    for (let index = 0; index < 3; index += 1) await enter();
    await portal.database.pool.query(
      `BEGIN; SET LOCAL session_replication_role = replica;
       UPDATE "AuditLog" SET action = 'USER_LOGIN' WHERE sequence = (SELECT max(sequence) FROM "AuditLog"); COMMIT`,
    );
    await check(OLD);
  });
});
