/** Permanent deletion: what may go, that all of it goes, and that nothing else does. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changedTables, fingerprint } from '../../../test/support/fingerprint.ts';
import { type Actor, openTestPortal, PASSWORD, type TestPortal } from '../../../test/support/portal.ts';

let portal: TestPortal;
let admin: Actor;
let manager: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
  admin = await portal.joinStaff('IT_Admin');
  manager = await portal.joinStaff('Manager');
});

const PERSON = { email: 'Quillon.Farrow@example.com', firstName: 'Quillon', lastName: 'Farrow' };

const LEDGER = ['LedgerBalance', 'LedgerEntry', 'LedgerPosting', 'Payee'];

/** A contractor with something in every table there is. */
async function someoneWithAHistory(): Promise<Actor> {
  const person = await portal.joinContractor(PERSON);
  await portal.rest('POST', '/auth/login', {
    body: { email: person.email, password: 'Wrong-Horse-1' },
    headers: { 'user-agent': "Farrow's phone" },
  });
  await portal.rest('PUT', '/auth/me', {
    token: person.token,
    body: { phone: '555-0177', address: JSON.stringify({ street: '7 Farrow Lane' }) },
  });
  await portal.rest('PUT', `/staff/${person.id}/pay-rate`, {
    token: manager.token,
    body: { dailyRate: 210 },
  });
  for (const date of ['2026-11-09', '2026-11-17'])
    await portal.rest('POST', '/time-logs', {
      token: person.token,
      body: { date, worked: true, description: 'Q.F.' },
    });
  const paid = await portal.rest('POST', '/payroll/weekly', {
    token: manager.token,
    body: {
      userId: person.id,
      weekStart: '2026-11-09',
      weekEnd: '2026-11-15',
      weeklyData: [{ date: '2026-11-09', pay: 210, expenses: 5, notes: 'Farrow' }],
    },
    headers: { 'idempotency-key': 'week-of-farrow' },
  });
  expect(paid.status).toBe(201);
  await portal.rest('POST', `/auth/generate-reset-token/${person.id}`, { token: admin.token });
  const signed = {
    legalName: 'Quillon Farrow',
    street: '7 Farrow Lane',
    city: 'Camden',
    state: 'NJ',
    zip: '08100',
  };
  await portal.db.taxProfile.create({
    data: {
      ...signed,
      userId: person.key,
      version: 1,
      taxClass: 'INDIVIDUAL',
      taxNumberType: 'SSN',
      taxNumberCipher: 'x',
      taxNumberKeyId: 'k',
      taxNumberIndex: 'i',
      taxNumberLast4: '0001',
      formRevision: '2024-03',
      signedName: 'Quillon Farrow',
      signedAt: new Date('2026-11-01'),
    },
  });
  await portal.db.taxDocument.create({
    data: { userId: person.key, type: 'W9', year: 2026, status: 'GENERATED', snapshot: signed },
  });
  await portal.db.personalAccessToken.create({
    data: { userId: person.key, name: 'Quillon', tokenHash: 'h', expiresAt: new Date('2027-01-01') },
  });
  const range = { startDate: '2026-11-02', endDate: '2026-11-15' };
  for (const body of [range, { ...range, contractorId: person.id }]) {
    const made = await portal.rest('POST', '/reports/payroll-summary', { token: manager.token, body });
    expect(made.status).toBe(201);
  }
  return person;
}

const archive = ({ id }: Actor) =>
  portal.rest('PATCH', `/staff/${id}/archive`, { token: admin.token, body: { archived: true } });

/** Whatever is open. */
const ANYHOW = { acknowledge: true, reason: 'They asked for it' };

const remove = async ({ id }: Actor, confirmEmail?: string) => {
  const { data, errors } = await portal.graphql(
    `mutation ($input: DeleteUserInput!) { result: deleteUser(input: $input) {
      ... on Error { code message } ... on DeleteUserPayload { message deletedUserId } } }`,
    { input: { userId: id, ...ANYHOW, ...(confirmEmail === undefined ? {} : { confirmEmail }) } },
    admin.token,
  );
  expect(errors).toBeUndefined();
  return data.result;
};

/** The tables whose rows, as text, hold one of the words. */
async function tablesHolding(words: string[]): Promise<string[]> {
  const { pool } = portal.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  const holding: string[] = [];
  for (const { name } of tables)
    for (const word of words) {
      const { rowCount } = await pool.query(
        `SELECT 1 FROM "${name}" t WHERE position(lower($1) IN lower(t::text)) > 0 LIMIT 1`,
        [word],
      );
      if (rowCount) holding.push(`${name}: ${word}`);
    }
  return holding;
}

/** What a deletion would remove, and for how long it should be kept. */
const preview = async ({ id }: Actor) =>
  (
    await portal.graphql(
      `query ($id: ID!) { staffMember(id: $id) { deletionPreview {
        timeLogs receipts payrollRuns taxDocuments auditLogs keepUntil reason } } }`,
      { id },
      admin.token,
    )
  ).data.staffMember.deletionPreview;

describe('a deletion', () => {
  test('leaves nothing of the person in any table but a number, and one entry with counts', async () => {
    const person = await someoneWithAHistory();
    const words = [person.key, person.email, 'Farrow', '555-0177'];
    expect((await tablesHolding(words)).length).toBeGreaterThan(10);
    expect(await preview(person)).toMatchObject({
      timeLogs: 2,
      payrollRuns: 1,
      taxDocuments: 1,
      keepUntil: '2031-01-31',
      reason:
        'The newest payment is dated Nov 18, 2026: tax and wage rules expect its records to be kept until Jan 31, 2031.',
    });
    await archive(person);
    expect(await remove(person, person.email)).toEqual({
      message: 'User permanently deleted successfully!',
      deletedUserId: person.id,
    });
    // The key leads to no one any more; acts are known by it.
    expect((await tablesHolding(words)).sort()).toEqual([
      `AuditLog: ${person.key}`,
      `DeletedUser: ${person.key}`,
      `Notice: ${person.key}`,
      `RecordChange: ${person.key}`,
    ]);
    expect((await portal.rest('GET', `/staff/${person.id}`, { token: admin.token })).status).toBe(404);
    const [entry, ...more] = await portal.audit({ action: 'USER_DELETED' });
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      userId: admin.key,
      level: 'CRITICAL',
      entityType: 'User',
      entityId: null,
      newValues: {
        kind: 'CONTRACTOR',
        timeLogs: 2,
        receipts: 0,
        payrollRuns: 1,
        taxDocuments: 1,
        reports: 2,
        withinRetention: true,
      },
    });
    expect((entry!.newValues as { auditLogs: number }).auditLogs).toBeGreaterThan(5);
    // The chain stays provable.
    const { data } = await portal.graphql('mutation { verifyAuditLog { intact problem } }', {}, admin.token);
    expect(data.verifyAuditLog.intact, data.verifyAuditLog.problem).toBe(true);
  });

  test('removes nothing about anyone else', async () => {
    const other = await portal.joinContractor({ dailyRate: 200 });
    await portal.rest('POST', '/time-logs', {
      token: other.token,
      body: { date: '2026-11-17', worked: true, description: 'Truck 2' },
    });
    await portal.rest('POST', '/payroll/weekly', {
      token: manager.token,
      body: {
        userId: other.id,
        weekStart: '2026-11-02',
        weekEnd: '2026-11-08',
        weeklyData: [{ date: '2026-11-02', pay: 200, expenses: 0, notes: '' }],
      },
    });
    const before = await fingerprint(portal.database);
    const entries = await portal.audit();
    const person = await someoneWithAHistory();
    await archive(person);
    await remove(person);
    expect(await portal.db.deletedUser.findMany()).toEqual([{ number: 1, userId: person.key }]);
    await portal.database.pool.query(
      'BEGIN; SET LOCAL session_replication_role = replica; DELETE FROM "DeletedUser"; COMMIT',
    );
    // All but the report of everyone, which stays without the person, is as if the person had never been.
    expect(await portal.db.report.deleteMany()).toEqual({ count: 1 });
    // And the notices of what the person did, and of the deletion.
    await portal.db.notice.deleteMany({ where: { aboutId: person.key } });
    // What was paid stays in the ledger, as that of a payee without a name.
    expect(changedTables(before, await fingerprint(portal.database))).toEqual(LEDGER);
    expect(await portal.db.payee.findMany({ orderBy: { number: 'asc' } })).toMatchObject([
      { number: 1, userId: other.key },
      { number: 2, userId: null },
    ]);
    expect((await portal.audit()).slice(0, entries.length)).toEqual(entries);
  });

  test('keeps the sums of reports about everyone, without the person’s name', async () => {
    // Someone of the very same name stays.
    const namesake = await portal.joinContractor({ firstName: 'Quillon', lastName: 'Farrow' });
    await portal.rest('POST', '/payroll/weekly', {
      token: manager.token,
      body: {
        userId: namesake.id,
        weekStart: '2026-11-02',
        weekEnd: '2026-11-08',
        weeklyData: [{ date: '2026-11-02', pay: 200, expenses: 0, notes: '' }],
      },
    });
    const person = await someoneWithAHistory();
    await archive(person);
    const before = await portal.db.report.findMany({ where: { contractorId: null } });
    await remove(person);
    const reports = await portal.db.report.findMany({ include: { chunks: true } });
    expect(reports).toMatchObject([
      {
        name: 'Payroll Summary Nov 2 – 15, 2026',
        chunks: [
          {
            rows: expect.arrayContaining([
              {
                userId: null,
                runId: null,
                documentId: null,
                cells: expect.arrayContaining(['Deleted user', 21000]),
              },
              expect.objectContaining({
                userId: namesake.key,
                cells: expect.arrayContaining(['Quillon Farrow', 20000]),
              }),
            ]),
          },
        ],
        content: {
          subtotals: expect.arrayContaining([
            expect.objectContaining({ userId: null, cells: expect.arrayContaining(['Deleted user']) }),
          ]),
          totals: (before[0]!.content as { totals: unknown[] }).totals,
        },
      },
    ]);
  });

  test('removes the name from charts that were shown before', async () => {
    const person = await someoneWithAHistory();
    const { body } = await portal.rest('POST', '/reports/tax-summary', {
      token: manager.token,
      body: { year: 2026 },
    });
    const readNames = async () =>
      (
        await portal.graphql(
          'query ($id: ID!) { report(id: $id) { chart { groups { name } } } }',
          { id: body.data.report.id },
          manager.token,
        )
      ).data.report.chart.groups;
    expect(await readNames()).toEqual([{ name: 'Quillon Farrow' }]);
    await archive(person);
    await remove(person);
    expect(await readNames()).toEqual([{ name: 'Deleted user' }]);
  });

  test('removes the name of the person who generated a report, and keeps the report', async () => {
    const boss = await portal.joinStaff('Manager');
    await portal.rest('POST', '/reports/tax-summary', { token: boss.token, body: { year: 2026 } });
    await archive(boss);
    await remove(boss);
    expect(await portal.db.report.findMany()).toMatchObject([
      { name: 'Tax Summary 2026', createdById: null },
    ]);
  });

  test('keeps what the person did for others, without saying who it was', async () => {
    const boss = await portal.joinStaff('Manager');
    const driver = await portal.joinContractor();
    const run = await portal.rest('POST', '/payroll/weekly', {
      token: boss.token,
      body: {
        userId: driver.id,
        weekStart: '2026-11-02',
        weekEnd: '2026-11-08',
        weeklyData: [{ date: '2026-11-02', pay: 200, expenses: 0, notes: '' }],
      },
    });
    await archive(boss);
    await remove(boss);
    const kept = await portal.rest('GET', `/payroll?userId=${driver.id}`, { token: driver.token });
    expect(kept.body).toMatchObject([{ id: run.body.payrollRun.id, totalPay: 200 }]);
    expect(await portal.db.payrollRun.findMany()).toMatchObject([{ processedById: null }]);
    expect((await tablesHolding([boss.key, boss.email])).sort()).toEqual([
      `AuditLog: ${boss.key}`,
      `DeletedUser: ${boss.key}`,
      `LedgerEntry: ${boss.key}`,
      `Notice: ${boss.key}`,
      `RecordChange: ${boss.key}`,
    ]);
  });

  test('is rolled back entirely when a part of it fails', async () => {
    const person = await someoneWithAHistory();
    await archive(person);
    await portal.database.pool.query(
      `CREATE FUNCTION refuse_for_test() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$;
       CREATE TRIGGER refuse_for_test BEFORE DELETE ON "TaxDocument" EXECUTE FUNCTION refuse_for_test()`,
    );
    try {
      const before = await fingerprint(portal.database);
      const entries = await portal.audit();
      const response = await portal.rest('DELETE', `/staff/${person.id}?acknowledge=true&reason=Asked`, {
        token: admin.token,
      });
      expect(response.status).toBe(500);
      expect(await fingerprint(portal.database)).toBe(before);
      expect(await portal.audit()).toEqual(entries);
    } finally {
      await portal.database.pool.query(
        'DROP TRIGGER refuse_for_test ON "TaxDocument"; DROP FUNCTION refuse_for_test()',
      );
    }
  });
});

describe('who may be deleted', () => {
  test('only someone archived', async () => {
    const person = await portal.joinContractor();
    expect(await remove(person)).toEqual({
      code: 'CONFLICT',
      message: 'Only archived users can be deleted. Archive the user first.',
    });
    expect(await portal.db.user.count({ where: { id: person.key } })).toBe(1);
  });

  test('never the viewer, never an administrator, however they came into the archive', async () => {
    const other = await portal.joinStaff('IT_Admin');
    await portal.db.user.update({ where: { id: other.key }, data: { archivedAt: new Date() } });
    expect(await remove(other)).toEqual({
      code: 'FORBIDDEN',
      message: 'Users with the role IT_Admin are never deleted.',
    });
    expect(await remove(admin)).toEqual({ code: 'FORBIDDEN', message: 'You can’t delete yourself.' });
  });

  test('only the intended person, if the address is typed again', async () => {
    const person = await portal.joinContractor(PERSON);
    await archive(person);
    expect(await remove(person, 'someone.else@example.com')).toMatchObject({ code: 'VALIDATION' });
    expect(await remove(person, '')).toMatchObject({ code: 'VALIDATION' });
    expect(await remove(person, ' quillon.farrow@EXAMPLE.com ')).toMatchObject({ deletedUserId: person.id });
  });

  test('once', async () => {
    const person = await portal.joinContractor();
    await archive(person);
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => portal.rest('DELETE', `/staff/${person.id}`, { token: admin.token })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
    expect(await portal.audit({ action: 'USER_DELETED' })).toHaveLength(1);
  });
});

describe('before a deletion', () => {
  test('nothing requires the records of someone who was never paid, a void run included', async () => {
    const person = await someoneWithAHistory();
    await portal.db.payrollRun.updateMany({ data: { status: 'VOID', voidedAt: new Date() } });
    expect(await preview(person)).toMatchObject({
      keepUntil: null,
      reason: 'Nothing was paid to this person, so no tax rule requires keeping the records.',
    });
    await archive(person);
    const before = (await preview(person)).auditLogs;
    await remove(person);
    const [entry] = await portal.audit({ action: 'USER_DELETED' });
    expect(entry!.newValues).toMatchObject({ auditLogs: before, withinRetention: false });
  });

  test('what was paid in the year after the pay date counts in that year, also once its run is void', async () => {
    const person = await someoneWithAHistory();
    const run = await portal.db.payrollRun.findFirstOrThrow();
    portal.setClock('2027-01-05');
    for (const actor of [admin, manager]) actor.token = await portal.signIn(actor.key);
    const { data } = await portal.graphql(
      `mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { __typename } }`,
      { input: { runIds: [`PayrollRun_${run.id}`], date: '2027-01-05', method: 'CHECK', reference: '17' } },
      manager.token,
    );
    expect(data.recordPayment.__typename).toBe('RecordPaymentPayload');
    expect(await preview(person)).toMatchObject({ keepUntil: '2032-01-31' });
    const voided = await portal.rest('PATCH', `/payroll/PayrollRun_${run.id}/status`, {
      token: manager.token,
      body: { status: 'VOID', reason: 'Typed wrongly' },
    });
    expect(voided.status).toBe(200);
    expect(await preview(person)).toMatchObject({ keepUntil: '2032-01-31' });
  });

  test('a new account with the same address knows nothing of the old one', async () => {
    const person = await portal.joinContractor(PERSON);
    await archive(person);
    await remove(person);
    const again = await portal.joinContractor(PERSON);
    expect(again.key).not.toBe(person.key);
    const { body } = await portal.rest('POST', '/auth/login', {
      body: { email: PERSON.email, password: PASSWORD },
    });
    expect(body.user.id).toBe(again.id);
  });
});
