/** A new data key from beginning to end: everything works without the old one, which opens nothing written since. */
import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBankAccount } from '../../test/support/bankAccounts.ts';
import { openTestDatabase } from '../../test/support/database.ts';
import { type Actor, PASSWORD, portalOver, type TestPortal } from '../../test/support/portal.ts';
import { dollars, taxes } from '../../test/support/taxDocuments.ts';
import { certify, INDIVIDUAL } from '../../test/support/taxProfiles.ts';
import { record } from '../audit/record.ts';
import { verifyAuditLog } from '../audit/verify.service.ts';
import { readAccountNumber } from '../domains/bankAccounts/sealedAccount.ts';
import { assertDataKeys } from '../domains/taxProfiles/dataKeys.ts';
import { listIndexes, readTaxNumber } from '../domains/taxProfiles/sealedNumber.ts';
import { systemContext } from '../operation/context.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { newAccessToken, tokenColumns } from '../viewer/accessTokens.ts';
import { sealEarlierTokens } from '../viewer/reseal.service.ts';
import { openPassword } from '../viewer/sealedPassword.ts';
import { replaceRecoveryCodes } from '../viewer/secondFactor/recoveryCodes.ts';
import { openFactor, sealFactor } from '../viewer/secondFactor/sealedFactor.ts';
import { newTotpSecret } from '../viewer/secondFactor/totp.ts';
import { rotateKeys } from './rotateKeys.ts';

const jwtSecret = randomBytes(32);
const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
const APP_SECRET = 'AuthenticatorApp.sealedSecret';
const NUMBER = INDIVIDUAL.taxNumber.replaceAll('-', '');

/** The same portal before the change of keys, during it, and when the old key has been thrown away. */
let before: TestPortal;
let during: TestPortal;
let after: TestPortal;
beforeAll(async () => {
  const database = await openTestDatabase();
  before = portalOver(database, {}, { jwtSecret, dataKey: oldKey });
  during = portalOver(database, {}, { jwtSecret, dataKey: newKey, previousDataKeys: [oldKey] });
  after = portalOver(database, {}, { jwtSecret, dataKey: newKey });
});
afterAll(async () => {
  for (const { services } of [before, during]) {
    await services.bus.close();
    await services.pdf.close();
    await services.received.close();
  }
  await after.close();
});

const logIn = async (portal: TestPortal, { email }: Actor, code?: string) =>
  (await portal.rest('POST', '/auth/login', { body: { email, password: PASSWORD, code } })).status;
/** Gives someone an authenticator app; returns one of its recovery codes. */
const addFactor = ({ db, services: { keys } }: TestPortal, userId: string) =>
  inTransaction(db, async (tx) => {
    const sealedSecret = sealFactor(keys, { column: APP_SECRET, userId }, newTotpSecret());
    await tx.authenticatorApp.create({ data: { userId, sealedSecret, confirmedAt: new Date() } });
    return (await replaceRecoveryCodes(tx, keys, userId))[0]!;
  });
const meWith = async (portal: TestPortal, token: string) =>
  (await portal.rest('GET', '/auth/me', { token })).status;
const enter = (portal: TestPortal) =>
  inTransaction(portal.db, (tx) =>
    record(tx, systemContext(portal.services), { action: 'COMPANY_UPDATED', entityType: 'CompanyProfile' }),
  );
const expiresAt = new Date('2027-01-01T00:00:00Z');
async function addToken(columns: object): Promise<void> {
  const scopes = ['PEOPLE_READ' as const];
  const given = { tokenHash: 'none', userId: 'no-one', ...columns };
  await after.db.personalAccessToken.create({ data: { name: 'Script', expiresAt, scopes, ...given } });
}
const sharers = async (portal: TestPortal, admin: Actor, { id }: Actor) =>
  (
    await portal.graphql(
      'query ($id: ID!) { node(id: $id) { ... on User { taxProfile { sharedWith { id } } } } }',
      { id },
      admin.token,
    )
  ).data.node.taxProfile.sharedWith.map((one: { id: string }) => one.id);

test('a new key takes over everything, and the old one opens nothing written since', async () => {
  const admin = await before.joinStaff('IT_Admin');
  const driver = await before.joinContractor({ firstName: 'Robin', lastName: 'Example' });
  const other = await before.joinContractor({ firstName: 'Robin', lastName: 'Example' });
  for (const person of [driver, other])
    expect((await certify(before, person, INDIVIDUAL)).__typename).toBe('CertifyTaxProfilePayload');
  const tax = taxes(before);
  await tax.saveCompany();
  const payee = await before.joinContractor();
  await tax.pay(payee, { payDate: '2025-06-02', pay: dollars(5000) });
  await tax.certify(payee, '400112233');
  const form = await tax.generate(admin, { year: 2025, userId: payee.id });
  expect(form).toMatchObject({ status: 'GENERATED', isCurrent: true });
  const script = newAccessToken();
  await addToken(
    tokenColumns(before.services.keys, {
      userId: admin.key,
      token: script,
      scopes: ['PEOPLE_READ'],
      expiresAt,
    }),
  );
  const stranger = newAccessToken();
  const hash = createHash('sha256').update(stranger).digest('hex');
  await addToken({ userId: admin.key, tokenHash: hash });
  expect([await meWith(before, script), await meWith(before, stranger)]).toEqual([200, 401]);
  const recoveryCode = await addFactor(before, driver.key);
  const account = await addBankAccount(before, driver);
  await before.services.sealer.seal();

  // Nothing is moved yet: the new key alone is refused, and entries under either key are the portal's.
  await enter(during);
  expect(await verifyAuditLog(during.services)).toMatchObject({ problem: null, intact: true });
  await assertDataKeys(during.services);
  await expect(assertDataKeys(after.services)).rejects.toThrow('DATA_KEY is not the key of this database');
  expect(await rotateKeys(during.services)).toEqual({
    isNewEpoch: true,
    passwords: 4,
    tokens: 1,
    factors: 11,
    accounts: { resealed: 1, unreadable: [] },
    resealed: 3,
    unreadable: [],
  });
  expect(await rotateKeys(during.services)).toMatchObject({
    isNewEpoch: false,
    passwords: 0,
    tokens: 0,
    factors: 0,
    accounts: { resealed: 0, unreadable: [] },
    resealed: 0,
  });
  expect(await during.audit({ action: 'PASSWORDS_RESEALED' })).toMatchObject([
    { newValues: { passwords: 4 } },
  ]);
  expect(await during.audit({ action: 'ACCESS_TOKENS_SEALED' })).toMatchObject([
    { newValues: { tokens: 1 } },
  ]);
  const moved = await after.db.bankAccount.findUniqueOrThrow({ where: { id: account.id } });
  expect(readAccountNumber(after.services.keys, moved)).toBe('77004321');

  // The old key is thrown away, and no one notices.
  await assertDataKeys(after.services);
  expect(await logIn(after, other)).toBe(200);
  expect(await logIn(after, driver)).toBe(401);
  expect(await logIn(after, driver, recoveryCode)).toBe(200);
  expect([await meWith(after, script), await meWith(after, stranger)]).toEqual([200, 401]);
  expect(await sharers(after, admin, driver)).toEqual([other.id]);
  expect(await taxes(after).list(admin)).toMatchObject([{ id: form.id, isCurrent: true }]);
  const third = await after.joinContractor({ firstName: 'Robin', lastName: 'Example' });
  await certify(after, third, INDIVIDUAL);
  expect(await sharers(after, admin, third)).toEqual(expect.arrayContaining([driver.id, other.id]));
  expect(await verifyAuditLog(after.services)).toMatchObject({ problem: null, intact: true });

  // And opens nothing that is there now.
  await expect(assertDataKeys(before.services)).rejects.toThrow('DATA_KEY is not the key of this database');
  for (const { passwordHash } of await after.db.user.findMany())
    expect(openPassword(before.services.keys, passwordHash)).toBeNull();
  for (const { userId, sealedSecret } of await after.db.authenticatorApp.findMany())
    expect(openFactor(before.services.keys, { column: APP_SECRET, userId }, sealedSecret)).toBeNull();
  for (const { userId, sealedHash } of await after.db.recoveryCode.findMany()) {
    const place = { column: 'RecoveryCode.sealedHash', userId } as const;
    expect(openFactor(before.services.keys, place, sealedHash)).toBeNull();
  }
  const indexes = listIndexes(before.services.keys, NUMBER);
  for (const row of await after.db.taxProfile.findMany()) {
    expect(() => readTaxNumber(before.services.keys, row)).toThrow('No key');
    expect(indexes).not.toContain(row.taxNumberIndex);
  }
  const planted = newAccessToken();
  await addToken(
    tokenColumns(before.services.keys, {
      userId: admin.key,
      token: planted,
      scopes: ['PEOPLE_READ'],
      expiresAt,
    }),
  );
  expect(await meWith(after, planted)).toBe(401);

  // What it writes into the log is found out.
  await enter(before);
  expect(await verifyAuditLog(after.services)).toMatchObject({
    intact: false,
    problem: expect.stringContaining('is not what the portal wrote'),
  });
});

test('tokens that are older than seals are sealed once, with an entry that says so', async () => {
  const owner = await after.joinStaff('IT_Admin');
  await after.database.pool.query(
    `BEGIN; SET LOCAL session_replication_role = replica; DELETE FROM "AuditLog"; DELETE FROM "AuditSeal";
     DELETE FROM "AuditEpoch"; COMMIT`,
  );
  const [earlier, planted] = [newAccessToken(), newAccessToken()];
  const columns = (token: string) => ({
    ...tokenColumns(after.services.keys, { userId: owner.key, token, scopes: ['PEOPLE_READ'], expiresAt }),
    tokenSeal: null,
  });
  await addToken(columns(earlier));
  expect(await meWith(after, earlier)).toBe(401);
  await sealEarlierTokens(after.services);
  expect(await meWith(after, earlier)).toBe(200);
  await addToken(columns(planted));
  await sealEarlierTokens(after.services);
  expect(await meWith(after, planted)).toBe(401);
  expect(await after.audit({ action: 'ACCESS_TOKENS_SEALED' })).toHaveLength(1);
});
