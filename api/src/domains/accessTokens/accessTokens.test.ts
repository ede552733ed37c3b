/** Access tokens: what they open, what stays closed to them, and that they die when they must. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fingerprint } from '../../../test/support/fingerprint.ts';
import { longTest, RACES } from '../../../test/support/longTest.ts';
import { MISSING } from '../../../test/support/missing.ts';
import { OPERATIONS } from '../../../test/support/operations.ts';
import { type Actor, openTestPortal, PASSWORD, type TestPortal } from '../../../test/support/portal.ts';
import { recordStatements } from '../../../test/support/statements.ts';
import { routes } from '../../graph/rest/routes.ts';

/** Of everything that changes something, what a token may: the tables are written from the contract. */
const OPEN_MUTATIONS = new Set(
  OPERATIONS.filter(({ token }) => token === 'writes').map(({ field }) => field.replace('Mutation.', '')),
);
const OPEN_ROUTES = new Set([
  ...[
    'POST /receipts/files',
    'POST /time-logs',
    'PUT /time-logs/:id',
    'POST /payroll/weekly',
    'PATCH /payroll/:id/status',
  ],
  ...['nec', 'misc'].map((form) => `POST /tax-documents/generate-1099-${form}`),
  ...['POST /tax-documents/generate-w9', 'PATCH /tax-documents/:id/status'],
  ...['payroll-summary', 'contractor-performance', 'tax-summary'].map((type) => `POST /reports/${type}`),
]);

let portal: TestPortal;
let admin: Actor;
let manager: Actor;
let driver: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
  admin = await portal.joinStaff('IT_Admin');
  manager = await portal.joinStaff('Manager');
  driver = await portal.joinContractor();
});

const FIELDS = 'id name canWrite scopes createdAt expiresAt lastUsedAt revokedAt status';

const lacks = (scope: string) =>
  `This access token does not have the scope ${scope}. Sign in, or create a token that has it.`;

async function create(token: string, input: object = {}) {
  const { data, errors } = await portal.graphql(
    `mutation ($input: CreateAccessTokenInput!) { result: createAccessToken(input: $input) {
      ... on Error { code message } ... on CreateAccessTokenPayload { token accessToken { ${FIELDS} } } } }`,
    { input: { name: 'Quarterly export', ...input } },
    token,
  );
  return data?.result ?? errors![0];
}

const keyFor = async (actor: Actor, input: object = {}): Promise<string> =>
  (await create(actor.token, input)).token;

const revoke = async (token: string, id: string) =>
  (
    await portal.graphql(
      `mutation ($input: RevokeAccessTokenInput!) { result: revokeAccessToken(input: $input) {
        ... on Error { code } ... on PersonalAccessToken { ${FIELDS} } } }`,
      { input: { id } },
      token,
    )
  ).data.result;

const listTokens = async (token: string) =>
  (await portal.graphql(`{ viewer { accessTokens { ${FIELDS} } } }`, {}, token)).data.viewer.accessTokens;

const opens = async (key: string) => (await portal.rest('GET', '/auth/me', { token: key })).status === 200;

/** When the only token of someone was last used, which is noted after the response. */
const lastUseOf = (actor: Actor) =>
  expect.poll(async () => (await listTokens(actor.token))[0].lastUsedAt, {
    message: 'the last use of the token',
  });

describe('a new token', () => {
  longTest(
    'is shown once, reads what its owner can use and lasts ninety days unless stated otherwise',
    async () => {
      const { token, accessToken } = await create(driver.token);
      expect(token).toMatch(/^cpat_[\w-]{43}$/);
      expect(accessToken).toEqual({
        id: expect.stringMatching(/^PersonalAccessToken_/),
        name: 'Quarterly export',
        canWrite: false,
        scopes: ['PEOPLE_READ', 'TIME_LOGS_READ', 'PAYROLL_READ', 'TAX_READ'],
        createdAt: '2026-11-18T17:00:00.000Z',
        expiresAt: '2027-02-16T17:00:00.000Z',
        lastUsedAt: null,
        revokedAt: null,
        status: 'ACTIVE',
      });
      const written = await create(driver.token, { canWrite: true, expiresInDays: 90 });
      expect(written.accessToken).toMatchObject({
        canWrite: true,
        scopes: [
          ...['PEOPLE_READ', 'TIME_LOGS_READ', 'TIME_LOGS_WRITE'],
          ...['PAYROLL_READ', 'TAX_READ', 'TAX_WRITE'],
        ],
        expiresAt: '2027-02-16T17:00:00.000Z',
      });
    },
  );

  longTest('is stored only as a hash, and never written to the audit log', async () => {
    const { token, accessToken } = await create(driver.token, { canWrite: true });
    const { pool } = portal.database;
    const { rows } = await pool.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
    );
    for (const { name } of rows) {
      const { rowCount } = await pool.query(`SELECT 1 FROM "${name}" t WHERE position($1 IN t::text) > 0`, [
        token,
      ]);
      expect(rowCount, name).toBe(0);
    }
    expect(await portal.audit({ action: 'ACCESS_TOKEN_CREATED' })).toMatchObject([
      {
        userId: driver.key,
        level: 'WARNING',
        entityId: accessToken.id.replace('PersonalAccessToken_', ''),
        newValues: { name: 'Quarterly export', canWrite: true, scopes: accessToken.scopes },
      },
    ]);
  });

  test.each([
    [{ name: ' ' }, 'Name is required.'],
    [{ name: 'x'.repeat(101) }, 'Name must have at most 100 characters.'],
    [{ expiresInDays: 0 }, 'Expiry must be at least 1 day away.'],
    [{ expiresInDays: 91 }, 'Expiry must be at most 90 days away.'],
    [{ scopes: [] }, 'Choose at least one scope.'],
    [{ scopes: ['PAYROLL_READ'], canWrite: false }, 'Choose either scopes or canWrite.'],
    [{ scopes: ['TAX_READ', 'PAYROLL_WRITE'] }, 'None of your roles has a use for PAYROLL_WRITE.'],
    [{ scopes: ['LOGS_READ'] }, 'None of your roles has a use for LOGS_READ.'],
  ])('is refused: %j', async (input, message) => {
    expect(await create(driver.token, input)).toEqual({ code: 'VALIDATION', message });
  });

  test('is one of at most twenty, even when many are created at once', async () => {
    const made = await Promise.all(Array.from({ length: 22 }, () => create(driver.token)));
    expect(made.filter(({ token }) => token)).toHaveLength(20);
    expect(made.filter(({ code }) => code === 'CONFLICT')).toHaveLength(2);
    const [first] = await listTokens(driver.token);
    await revoke(driver.token, first.id);
    expect((await create(driver.token)).token).toBeTruthy();
    expect((await create(manager.token)).token).toBeTruthy();
  });
});

describe('a token', () => {
  longTest('acts as its owner, with what the current roles allow', async () => {
    const key = await keyFor(manager);
    const { body } = await portal.rest('GET', '/auth/me', { token: key });
    expect(body.user.id).toBe(manager.id);
    expect((await portal.rest('GET', '/payroll', { token: key })).status).toBe(200);
    expect((await portal.rest('GET', '/logs', { token: key })).status).toBe(403);
    await portal.rest('DELETE', `/staff/${manager.id}/roles/Manager`, { token: admin.token });
    expect((await portal.rest('GET', '/contractors', { token: key })).status).toBe(403);
  });

  longTest(
    'that is read-only makes no change at either entry point, and the attempt is recorded',
    async () => {
      const key = await keyFor(admin);
      const message = lacks('TIME_LOGS_WRITE');
      const response = await portal.rest('POST', '/time-logs', {
        token: key,
        body: { date: '2026-11-17', worked: true },
      });
      expect([response.status, response.body]).toEqual([403, { error: message, code: 'FORBIDDEN' }]);
      const { data, errors } = await portal.graphql(
        `mutation ($input: GenerateTaxSummaryInput!) { ...Make }
       fragment Make on Mutation { generateTaxSummary(input: $input) { __typename } }`,
        { input: { year: 2026 } },
        key,
      );
      expect([data ?? null, errors]).toMatchObject([
        null,
        [{ message: lacks('REPORTS_WRITE'), extensions: { code: 'FORBIDDEN' } }],
      ]);
      expect(await portal.audit({ action: 'ACCESS_DENIED' })).toMatchObject([
        { userId: admin.key, entityId: 'Mutation.logDay', newValues: { reason: message } },
        { userId: admin.key, entityId: 'Mutation.generateTaxSummary' },
      ]);
      expect(await portal.db.report.count()).toBe(0);
    },
  );

  longTest('with write access does what its owner may, and no more', async () => {
    const key = await keyFor(manager, { canWrite: true });
    const body = { date: '2026-11-17', worked: true, userId: driver.id };
    expect((await portal.rest('POST', '/time-logs', { token: key, body })).status).toBe(201);
    const driversKey = await keyFor(driver, { canWrite: true });
    const other = { ...body, userId: manager.id };
    expect((await portal.rest('POST', '/time-logs', { token: driversKey, body: other })).status).toBe(403);
    expect(await portal.audit({ action: 'TIME_LOG_CREATED' })).toMatchObject([{ userId: manager.key }]);
  });

  longTest(
    'with write access changes only days, payroll, tax documents and reports, no matter who created it',
    async () => {
      const key = await keyFor(admin, { canWrite: true });
      await opens(key);
      await lastUseOf(admin).not.toBeNull();
      const before = await fingerprint(portal.database);
      const closed = routes.filter(
        ({ method, path }) => method !== 'GET' && !OPEN_ROUTES.has(`${method} ${path}`),
      );
      for (const { method, path } of closed) {
        const { status, body } = await portal.rest(method, path.replace(/:\w+/g, driver.id), {
          token: key,
          body: {},
        });
        expect([status, body.code], `${method} ${path}`).toEqual([403, 'FORBIDDEN']);
      }
      for (const { field, document, variables = () => ({}) } of OPERATIONS) {
        const name = field.replace('Mutation.', '');
        if (!field.startsWith('Mutation.') || OPEN_MUTATIONS.has(name)) continue;
        const asked = variables({ ...MISSING, driver, password: PASSWORD });
        const { errors } = await portal.graphql(document, asked, key);
        expect(errors?.[0], name).toMatchObject({
          message: expect.stringMatching(/not for access tokens\.$/),
          extensions: { code: 'FORBIDDEN' },
        });
      }
      expect(await fingerprint(portal.database)).toBe(before);
    },
  );

  longTest('takes no records, no recipient copies and no IRIS files', async () => {
    const key = await keyFor(admin);
    for (const path of [
      `/staff/${driver.id}/records`,
      '/tax-documents/recipient-copies?year=2025',
      '/tax-documents/iris-files?year=2025',
    ])
      expect((await portal.rest('GET', path, { token: key })).body.code, path).toBe('FORBIDDEN');
    for (const query of [
      `{ hidden: userRecords(id: "${driver.id}") { __typename } }`,
      '{ ...Copies } fragment Copies on Query { recipientCopies(year: 2025) { __typename } }',
      '{ today irisFiles(year: 2025) { __typename } }',
    ])
      expect((await portal.graphql(query, {}, key)).errors?.[0]?.extensions.code, query).toBe('FORBIDDEN');
  });

  longTest('subscribes to nothing', async () => {
    const key = await keyFor(manager);
    expect(await portal.graphql('subscription { changes { kind } }', {}, key)).toMatchObject({
      errors: [{ message: expect.stringMatching(/can’t subscribe/), extensions: { code: 'FORBIDDEN' } }],
    });
  });

  test('notes its last use, at most once a minute', async () => {
    const key = await keyFor(driver);
    await opens(key);
    await lastUseOf(driver).toBe('2026-11-18T17:00:00.000Z');
    const statements = await recordStatements(portal.database.pool, async () => {
      portal.setClock('2026-11-18T17:01:00Z');
      await opens(key);
      portal.setClock('2026-11-18T17:01:01Z');
      await opens(key);
      await lastUseOf(driver).toBe('2026-11-18T17:01:01.000Z');
    });
    expect(statements.filter((text) => /^UPDATE .*"lastUsedAt"/.test(text))).toHaveLength(1);
    expect(await portal.audit({ action: 'ACCESS_TOKEN_USED' })).toEqual([]);
  });

  test.each(['cpat_', 'cpat_x', `cpat_${'A'.repeat(43)}`, `cpat_${'A'.repeat(5000)}`])(
    'that is none opens nothing: %s',
    async (key) => {
      expect((await portal.rest('GET', '/auth/me', { token: key })).status).toBe(401);
    },
  );
});

describe('the end of a token', () => {
  test('comes on its last day', async () => {
    const key = await keyFor(driver, { expiresInDays: 1 });
    portal.setClock('2026-11-19T16:59:59Z');
    expect(await opens(key)).toBe(true);
    portal.setClock('2026-11-19T17:00:00Z');
    expect(await opens(key)).toBe(false);
    expect(await listTokens(await portal.signIn(driver.key))).toMatchObject([{ status: 'EXPIRED' }]);
  });

  longTest('comes when it is revoked, by its owner alone, once', async () => {
    const { token: key, accessToken } = await create(driver.token);
    expect(await revoke(admin.token, accessToken.id)).toEqual({ code: 'NOT_FOUND' });
    expect(await opens(key)).toBe(true);
    expect(await revoke(driver.token, accessToken.id)).toMatchObject({
      status: 'REVOKED',
      revokedAt: '2026-11-18T17:00:00.000Z',
    });
    expect(await opens(key)).toBe(false);
    expect(await revoke(driver.token, accessToken.id)).toEqual({ code: 'NOT_FOUND' });
    expect(await portal.audit({ action: 'ACCESS_TOKEN_REVOKED' })).toMatchObject([
      { userId: driver.key, oldValues: { name: 'Quarterly export' } },
    ]);
  });

  const by = (path: string, method: string, body?: object) => () =>
    portal.rest(method, path.replace(':id', driver.id), { token: admin.token, ...(body ? { body } : {}) });

  test.each([
    ['deactivation', by('/staff/:id/status', 'PATCH', { isActive: false })],
    ['deactivation as a contractor', by('/contractors/:id', 'DELETE')],
    ['archiving', by('/staff/:id/archive', 'PATCH', { archived: true })],
    ['a temporary password', by('/staff/:id/reset-password', 'POST', { newPassword: 'Correct-Horse-2' })],
    [
      'a reset token',
      async () => {
        const { body } = await by('/auth/generate-reset-token/:id', 'POST')();
        return portal.rest('POST', '/auth/reset-password', {
          body: { token: body.resetToken, newPassword: 'Correct-Horse-2' },
        });
      },
    ],
    [
      'a password of one’s own',
      () =>
        portal.rest('POST', '/auth/change-password', {
          token: driver.token,
          body: { newPassword: 'Correct-Horse-2', currentPassword: PASSWORD },
        }),
    ],
  ])('comes with %s, and it does not come back', async (_what, end) => {
    const key = await keyFor(driver);
    expect(await opens(key)).toBe(true);
    expect((await end()).status).toBe(200);
    expect(await opens(key)).toBe(false);
    expect(await portal.db.personalAccessToken.count({ where: { revokedAt: null } })).toBe(0);
    await portal.db.user.update({
      where: { id: driver.key },
      data: { isActive: true, archivedAt: null, mustChangePassword: false },
    });
    expect(await opens(key)).toBe(false);
  });

  longTest.each([{ isActive: false }, { archivedAt: new Date('2026-11-18') }, { mustChangePassword: true }])(
    'is there as soon as its owner is %j',
    async (data) => {
      const key = await keyFor(driver);
      await portal.db.user.update({ where: { id: driver.key }, data });
      expect(await opens(key)).toBe(false);
    },
  );

  longTest('comes also for those created while the password changes', async () => {
    for (let round = 0; round < RACES; round += 1) {
      const token = await portal.signIn(driver.key);
      const newPassword = `Correct-Horse-${round + 2}`;
      const currentPassword = round ? `Correct-Horse-${round + 1}` : PASSWORD;
      let isChanged = false;
      const changing = portal
        .rest('POST', '/auth/change-password', { token, body: { newPassword, currentPassword } })
        .finally(() => {
          isChanged = true;
        });
      const keys: string[] = [];
      while (!isChanged) {
        const { token: key } = await create(token);
        if (key) keys.push(key);
      }
      expect((await changing).status).toBe(200);
      for (const key of keys) expect(await opens(key)).toBe(false);
    }
  });
});

describe('the list', () => {
  longTest('is only for its owner, newest first', async () => {
    await create(driver.token, { name: 'First' });
    portal.setClock('2026-11-18T17:05:00Z');
    const { accessToken } = await create(driver.token, { name: 'Second' });
    expect((await listTokens(driver.token)).map(({ name }: { name: string }) => name)).toEqual([
      'Second',
      'First',
    ]);
    const { data, errors } = await portal.graphql(
      'query ($id: ID!) { user(id: $id) { accessTokens { name } } }',
      { id: driver.id },
      admin.token,
    );
    expect(data.user.accessTokens).toBeNull();
    expect(errors![0]!.extensions.code).toBe('FORBIDDEN');
    const page = await portal.graphql(
      'query ($id: ID!) { user(id: $id) { personalAccessTokens { totalCount nodes { name } } } }',
      { id: driver.id },
      admin.token,
    );
    expect(page.data.user.personalAccessTokens).toBeNull();
    expect(page.errors![0]!.extensions.code).toBe('FORBIDDEN');
    const node = 'query ($id: ID!) { node(id: $id) { id } }';
    expect((await portal.graphql(node, { id: accessToken.id }, admin.token)).data.node).toBeNull();
    expect((await portal.graphql(node, { id: accessToken.id }, driver.token)).data.node).toEqual({
      id: accessToken.id,
    });
  });

  longTest('is read in pages that say how many there are', async () => {
    for (const name of ['First', 'Second', 'Third']) await create(driver.token, { name });
    const read = async (args: string) =>
      (
        await portal.graphql(
          `{ viewer { personalAccessTokens(${args}) { totalCount edges { cursor } nodes { name } pageInfo { hasNextPage endCursor } } } }`,
          {},
          driver.token,
        )
      ).data.viewer.personalAccessTokens;
    const first = await read('first: 2');
    expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    expect(first.edges).toHaveLength(2);
    const rest = await read(`first: 2, after: "${first.pageInfo.endCursor}"`);
    expect(rest).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: false } });
    expect([...first.nodes, ...rest.nodes].map(({ name }: { name: string }) => name)).toEqual(
      (await listTokens(driver.token)).map(({ name }: { name: string }) => name),
    );
  });

  test('drops tokens that ended long ago when the next one is created', async () => {
    await create(driver.token, { name: 'Old', expiresInDays: 1 });
    portal.setClock('2027-02-18');
    const token = await portal.signIn(driver.key);
    await create(token, { name: 'New' });
    expect((await listTokens(token)).map(({ name }: { name: string }) => name)).toEqual(['New']);
  });
});
