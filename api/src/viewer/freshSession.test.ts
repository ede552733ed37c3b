/** Fresh sessions: what needs one, what creates one, and how long it lasts. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listFreshOperations } from '../../test/support/freshOperations.ts';
import { family, longTest } from '../../test/support/longTest.ts';
import { type Actor, openTestPortal, PASSWORD, type TestPortal } from '../../test/support/portal.ts';
import { schema } from '../app/schema.ts';
import { toId } from '../operation/ids.ts';

let portal: TestPortal;
let admin: Actor;
let driver: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18T17:00:00Z');
  admin = await portal.joinStaff('IT_Admin');
  driver = await portal.joinContractor();
});
afterEach(() => {
  portal.services.freshSessionMinutes = 10;
});

const SENTENCE = 'Please confirm it’s you by entering your password again.';

const NO_REQUEST = toId('ApprovalRequest', '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b');
const NO_FILE = toId('BankFile', '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b');
const NO_PASSKEY = toId('Passkey', '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b');
const ROLE = 'input: { userId: $id, role: Employee }';
const forDriver = (query: string) => (token: string) => portal.graphql(query, { id: driver.id }, token);
const graph = (query: string) => (token: string) => portal.graphql(query, {}, token);
const ACTS: Record<string, (token: string) => ReturnType<TestPortal['graphql']>> = {
  assignRole: forDriver(`mutation ($id: ID!) { assignRole(${ROLE}) { __typename } }`),
  removeRole: forDriver(`mutation ($id: ID!) { removeRole(${ROLE}) { __typename } }`),
  createResetToken: forDriver(
    'mutation ($id: ID!) { createResetToken(input: { userId: $id }) { __typename } }',
  ),
  approveRequest: graph(`mutation { approveRequest(input: { id: "${NO_REQUEST}" }) { __typename } }`),
  createStaff: graph(
    'mutation { createStaff(input: { email: "new@example.com", password: "Correct-Horse-1", firstName: "N", lastName: "W" }) { __typename } }',
  ),
  deleteUser: forDriver('mutation ($id: ID!) { deleteUser(input: { userId: $id }) { __typename } }'),
  resetPassword: forDriver(
    'mutation ($id: ID!) { resetPassword(input: { userId: $id, newPassword: "Another-Road-77" }) { __typename } }',
  ),
  checkAuditLog: graph('mutation { checkAuditLog { __typename } }'),
  checkLedger: graph('mutation { checkLedger { __typename } }'),
  verifyAuditLog: graph('mutation { verifyAuditLog { __typename } }'),
  createAccessToken: graph('mutation { createAccessToken(input: { name: "Export" }) { __typename } }'),
  madeBankFile: graph(`{ madeBankFile(id: "${NO_FILE}") { __typename } }`),
  invitePerson: graph(
    'mutation { invitePerson(input: { kind: CONTRACTOR, email: "new@example.com", firstName: "N", lastName: "W" }) { __typename } }',
  ),
  resendInvitation: forDriver(
    'mutation ($id: ID!) { resendInvitation(input: { userId: $id }) { __typename } }',
  ),
  irisFiles: graph('{ irisFiles(year: 2025) { ...Part } } fragment Part on IrisFiles { file { filename } }'),
  bankFile: graph(
    '{ bankFile(weekStart: "2026-11-09", format: CSV, effectiveOn: "2026-11-23") { __typename } }',
  ),
  makeBankFile: graph(
    'mutation { makeBankFile(input: { weekStart: "2026-11-09", format: CSV, effectiveOn: "2026-11-23" }) { __typename } }',
  ),
  recipientCopies: graph('{ recipientCopies(year: 2025) { __typename } }'),
  userRecords: forDriver('query ($id: ID!) { userRecords(id: $id) { __typename } }'),
  beginAuthenticatorApp: graph('mutation { beginAuthenticatorApp { __typename } }'),
  beginPasskey: graph('mutation { beginPasskey { __typename } }'),
  removeAuthenticatorApp: graph('mutation { removeAuthenticatorApp { __typename } }'),
  removePasskey: graph(`mutation { removePasskey(input: { id: "${NO_PASSKEY}" }) { __typename } }`),
  removeSecondFactor: forDriver(
    'mutation ($id: ID!) { removeSecondFactor(input: { userId: $id }) { __typename } }',
  ),
  setBankAccount: forDriver(
    'mutation ($id: ID!) { setBankAccount(input: { userId: $id, routingNumber: "021000021", accountNumber: "77001234", type: CHECKING, holder: PERSONAL }) { __typename } }',
  ),
  removeBankAccount: forDriver(
    'mutation ($id: ID!) { removeBankAccount(input: { userId: $id }) { __typename } }',
  ),
  renewRecoveryCodes: graph('mutation { renewRecoveryCodes { __typename } }'),
};
const PATHS = [
  '/payroll/bank-file?weekStart=2026-11-09&format=CSV&effectiveOn=2026-11-23',
  `/payroll/bank-files/${NO_FILE}`,
  '/tax-documents/iris-files?year=2025',
  '/tax-documents/recipient-copies?year=2025',
  '/staff/:id/records',
];

const get = (path: string, token: string) => portal.rest('GET', path.replace(':id', driver.id), { token });
const confirm = (token: string, password = PASSWORD) =>
  portal.rest('POST', '/auth/confirm', { token, body: { password } });
const readErrorCode = async (token: string) => (await ACTS.userRecords!(token)).errors?.[0]?.extensions.code;

describe('what needs a fresh session', () => {
  test('matches the schema, each with its act', () => {
    const listed = listFreshOperations(schema);
    const always = listed.filter((one) => one.for === null);
    const names = (some: typeof listed) => some.map(({ name }) => name);
    // For the IRS files, only the download needs one, not the summary.
    expect(Object.keys(ACTS).sort()).toEqual([...names(always), 'irisFiles'].sort());
    expect(names(listed.filter((one) => one.for !== null))).toEqual([
      ...['createPlan', 'irisFiles', 'recordPayment', 'updateCompany'],
    ]);
  });

  // One guard refuses all of them, and the test above compares them with the schema, so the short form tries one in
  // three.
  test.each(Object.keys(ACTS).filter((_, index) => process.env.LONG || index % 3 === 0))(
    '%s: ten minutes after the sign-in it is refused, and then open again',
    async (name) => {
      expect((await ACTS[name]!(admin.token)).errors).toBeUndefined();
      const made = await portal.db.personalAccessToken.count();
      portal.setClock('2026-11-18T17:10:00Z');
      const { errors } = await ACTS[name]!(admin.token);
      expect(errors).toMatchObject([{ message: SENTENCE, extensions: { code: 'FRESH_SESSION_REQUIRED' } }]);
      expect(await portal.db.personalAccessToken.count()).toBe(made);
      // It asks for confirmation, which is not recorded as a refusal.
      expect(await portal.audit({ action: 'ACCESS_DENIED' })).toEqual([]);
      expect((await confirm(admin.token)).status).toBe(200);
      expect((await ACTS[name]!(admin.token)).errors).toBeUndefined();
    },
  );

  longTest.each(family(PATHS, 2))('GET %s', async (path) => {
    portal.setClock('2026-11-18T17:10:00Z');
    const { status, body } = await get(path, admin.token);
    expect([status, body]).toEqual([403, { error: SENTENCE, code: 'FRESH_SESSION_REQUIRED' }]);
    expect(await portal.audit({ action: 'ACCESS_DENIED' })).toEqual([]);
    await confirm(admin.token);
    expect((await get(path, admin.token)).body.code).not.toBe('FRESH_SESSION_REQUIRED');
    // Someone without the right gets an error and is not asked to confirm.
    expect((await get(path, driver.token)).body.code).toBe('FORBIDDEN');
  });

  longTest('saving the company needs one for the EIN alone', async () => {
    const save = async (input: string) =>
      (
        await portal.graphql(
          `mutation { updateCompany(input: { ${input} }) { __typename } }`,
          {},
          admin.token,
        )
      ).errors?.[0]?.extensions.code;
    expect(await save('ein: "12-3456789"')).toBeUndefined();
    portal.setClock('2026-11-18T17:10:00Z');
    expect(await save('ein: "12-3456789", legalName: "Example Freight"')).toBeUndefined();
    expect(await save('ein: "98-7654321"')).toBe('FRESH_SESSION_REQUIRED');
    expect(await save('ein: null')).toBe('FRESH_SESSION_REQUIRED');
    await confirm(admin.token);
    expect(await save('ein: "98-7654321"')).toBeUndefined();
  });

  test('viewing what the IRIS files contain needs none', async () => {
    portal.setClock('2026-11-18T17:10:00Z');
    expect(
      (await portal.graphql('{ irisFiles(year: 2025) { __typename } }', {}, admin.token)).errors,
    ).toBeUndefined();
  });
});

describe('a confirmation', () => {
  test('lasts ten minutes, over both ways in, for its session alone', async () => {
    const elsewhere = await portal.signIn(admin.key);
    portal.setClock('2026-11-18T18:00:00Z');
    expect((await confirm(admin.token)).body).toEqual({ freshUntil: '2026-11-18T18:10:00.000Z' });
    expect(await readErrorCode(elsewhere)).toBe('FRESH_SESSION_REQUIRED');
    portal.setClock('2026-11-18T18:09:59Z');
    expect(await readErrorCode(admin.token)).toBeUndefined();
    portal.setClock('2026-11-18T18:10:00Z');
    expect(await readErrorCode(admin.token)).toBe('FRESH_SESSION_REQUIRED');
    const { data } = await portal.graphql(
      `mutation { result: confirmIdentity(input: { password: "${PASSWORD}" }) {
        ... on ConfirmIdentityPayload { freshUntil } } }`,
      {},
      admin.token,
    );
    expect(data.result).toEqual({ freshUntil: '2026-11-18T18:20:00.000Z' });
    expect(await readErrorCode(admin.token)).toBeUndefined();
    expect(await portal.audit({ action: 'IDENTITY_CONFIRMED' })).toMatchObject([
      { userId: admin.key },
      { userId: admin.key },
    ]);
  });

  longTest(
    'with a wrong password is refused, recorded and counted like a sign-in, and signs no one out',
    async () => {
      portal.setClock('2026-11-18T18:00:00Z');
      for (let tries = 0; tries < 10; tries += 1)
        expect(await confirm(admin.token, 'Wrong-Horse-1')).toMatchObject({
          status: 400,
          body: { code: 'VALIDATION', error: 'The password is incorrect.' },
        });
      expect((await confirm(admin.token)).body.code).toBe('RATE_LIMITED');
      const login = { email: admin.email, password: PASSWORD };
      expect((await portal.rest('POST', '/auth/login', { body: login })).body.code).toBe('RATE_LIMITED');
      expect(await portal.audit({ action: 'IDENTITY_CONFIRMATION_FAILED' })).toHaveLength(10);
      expect(await readErrorCode(admin.token)).toBe('FRESH_SESSION_REQUIRED');
      expect((await portal.rest('GET', '/auth/me', { token: admin.token })).status).toBe(200);
    },
  );

  longTest('is for people who are signed in and need not change the password', async () => {
    expect((await portal.rest('POST', '/auth/confirm', { body: { password: PASSWORD } })).status).toBe(401);
    await portal.db.user.update({ where: { id: admin.key }, data: { mustChangePassword: true } });
    expect((await confirm(admin.token)).body.code).toBe('PASSWORD_CHANGE_REQUIRED');
  });

  longTest('is never given by an access token, which is never fresh', async () => {
    const { data } = await portal.graphql(
      `mutation { result: createAccessToken(input: { name: "Script", canWrite: true }) {
        ... on CreateAccessTokenPayload { token } } }`,
      {},
      admin.token,
    );
    const key = data.result.token;
    expect((await confirm(key)).body.code).toBe('FORBIDDEN');
    for (const name of Object.keys(ACTS))
      expect((await ACTS[name]!(key)).errors?.[0]?.extensions.code, name).toBe('FORBIDDEN');
  });

  test('comes with a change of the password, and with the reveal of a taxpayer number', async () => {
    portal.setClock('2026-11-18T18:00:00Z');
    const changed = await portal.rest('POST', '/auth/change-password', {
      token: admin.token,
      body: { currentPassword: PASSWORD, newPassword: 'Correct-Horse-2' },
    });
    expect(await readErrorCode(changed.body.token)).toBeUndefined();
    portal.setClock('2026-11-18T19:00:00Z');
    await certify(driver.token);
    const { token } = changed.body;
    expect(await readErrorCode(token)).toBe('FRESH_SESSION_REQUIRED');
    expect(await reveal(token, 'Correct-Horse-2')).toBe('400-11-1222');
    expect(await readErrorCode(token)).toBeUndefined();
  });
});

async function certify(token: string): Promise<void> {
  const { data } = await portal.graphql(
    `mutation { result: certifyTaxProfile(input: {
      firstName: "Robin", lastName: "Example", taxClass: INDIVIDUAL, street: "12 Elm Street", city: "Camden",
      state: "NJ", zip: "08102", taxNumberType: SSN, taxNumber: "400-11-1222", certified: true,
      signedName: "Robin Example" }) { __typename ... on Error { message } } }`,
    {},
    token,
  );
  expect(data.result.message).toBeUndefined();
}

async function reveal(token: string, password: string): Promise<string> {
  const { data } = await portal.graphql(
    `mutation ($input: RevealTaxNumberInput!) { result: revealTaxNumber(input: $input) {
      ... on RevealTaxNumberPayload { taxNumber } } }`,
    { input: { userId: driver.id, password, reason: 'The filing of a form' } },
    token,
  );
  return data.result.taxNumber;
}
