/** The archive: in, out, its numbers, and a person's records as one file. */
import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addBankAccount } from '../../../test/support/bankAccounts.ts';
import { longTest, RACES } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, PASSWORD, type TestPortal } from '../../../test/support/portal.ts';

let portal: TestPortal;
let admin: Actor;
let sam: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
  admin = await portal.joinStaff('IT_Admin');
  sam = await portal.joinContractor({ firstName: 'Sam', lastName: 'Drake' });
});

const setArchived = async ({ id }: Actor, archived: boolean, { token }: Actor = admin) => {
  const { data, errors } = await portal.graphql(
    `mutation ($input: SetUserArchivedInput!) { result: setUserArchived(input: $input) {
      ... on Error { code message } ... on User { archived archivedAt isActive roles } } }`,
    { input: { userId: id, archived } },
    token,
  );
  expect(errors).toBeUndefined();
  return data.result;
};
const signIn = ({ email }: Actor) =>
  portal.rest('POST', '/auth/login', { body: { email, password: PASSWORD } });
const isIn = async ({ token }: Actor) => (await portal.rest('GET', '/auth/me', { token })).status === 200;

describe('a person in the archive', () => {
  longTest('cannot sign in, and comes back as before but without the old sessions', async () => {
    const clerk = await portal.joinStaff('HR');
    expect(await setArchived(clerk, true)).toEqual({
      archived: true,
      archivedAt: '2026-11-18T17:00:00.000Z',
      isActive: true,
      roles: ['HR'],
    });
    expect(await isIn(clerk)).toBe(false);
    expect((await signIn(clerk)).body.code).toBe('ACCOUNT_INACTIVE');

    expect(await setArchived(clerk, false)).toMatchObject({
      archived: false,
      archivedAt: null,
      roles: ['HR'],
    });
    expect(await isIn(clerk)).toBe(false);
    expect((await signIn(clerk)).status).toBe(200);

    const entries = (await portal.audit()).filter(({ action }) => action.includes('ARCHIVED'));
    expect(entries).toMatchObject([
      { action: 'USER_ARCHIVED', level: 'WARNING', userId: admin.key, entityId: clerk.key },
      { action: 'USER_UNARCHIVED', level: 'INFO', oldValues: { archived: true } },
    ]);
  });

  test('stays there, with the original date, when archived again', async () => {
    await setArchived(sam, true);
    portal.setClock('2026-11-19');
    admin.token = await portal.signIn(admin.key);
    expect(await setArchived(sam, true)).toMatchObject({ archivedAt: '2026-11-18T17:00:00.000Z' });
    expect(await portal.audit({ action: 'USER_ARCHIVED' })).toHaveLength(1);
  });

  test('is never the viewer and never an administrator', async () => {
    const other = await portal.joinStaff('IT_Admin', 'Manager');
    expect(await setArchived(admin, true)).toEqual({
      code: 'FORBIDDEN',
      message: 'You can’t archive yourself.',
    });
    expect(await setArchived(other, true)).toEqual({
      code: 'FORBIDDEN',
      message: 'Users with the role IT_Admin are never archived.',
    });
    expect(await portal.db.user.count({ where: { archivedAt: { not: null } } })).toBe(0);
    expect(await portal.audit({ action: 'ACCESS_DENIED' })).toHaveLength(2);
  });

  test('is never an administrator, even when both happen at once', async () => {
    for (let round = 0; round < RACES; round += 1) {
      const clerk = await portal.joinStaff();
      await Promise.all([
        portal.rest('PATCH', `/staff/${clerk.id}/archive`, { token: admin.token, body: { archived: true } }),
        portal.rest('POST', `/staff/${clerk.id}/roles`, {
          token: admin.token,
          body: { roleName: 'IT_Admin' },
        }),
      ]);
    }
    expect(
      await portal.db.user.count({
        where: { archivedAt: { not: null }, roles: { some: { role: 'IT_Admin' } } },
      }),
    ).toBe(0);
  });

  test('is out of every other list', async () => {
    await setArchived(sam, true);
    expect((await portal.rest('GET', '/contractors', { token: admin.token })).body.contractors).toEqual([]);
    expect((await portal.rest('GET', `/contractors/${sam.id}`, { token: admin.token })).status).toBe(404);
  });
});

test('the cards count who is protected and who can be deleted', async () => {
  await portal.joinStaff('IT_Admin');
  await setArchived(sam, true);
  await setArchived(await portal.joinStaff('HR'), true);
  const { data } = await portal.graphql(
    '{ archiveOverview { archivedUsers itAdmins deletable } }',
    {},
    admin.token,
  );
  expect(data.archiveOverview).toEqual({ archivedUsers: 2, itAdmins: 2, deletable: 2 });
});

describe('the records of a person', () => {
  const download = ({ id } = sam) =>
    portal.app.fetch(
      new Request(`http://localhost/api/staff/${id}/records`, {
        headers: { authorization: `Bearer ${admin.token}` },
      }),
      { requestId: 'test', ipAddress: null },
    );
  const takeRecords = async (person = sam) => {
    const response = await download(person);
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const text = (name: string) => Buffer.from(files[name]!).toString('utf8');
    const rows = (name: string) =>
      Papa.parse<Record<string, string>>(text(name), { header: true, skipEmptyLines: true }).data;
    return { response, files, text, rows };
  };

  beforeEach(async () => {
    await portal.rest('POST', '/time-logs', {
      token: sam.token,
      body: { date: '2026-11-09', worked: true, description: '=HYPERLINK("x")' },
    });
    await portal.rest('POST', '/payroll/weekly', {
      token: admin.token,
      body: {
        userId: sam.id,
        weekStart: '2026-11-09',
        weekEnd: '2026-11-15',
        weeklyData: [{ date: '2026-11-09', pay: 200.1, expenses: 12, notes: 'Tolls, I-95' }],
      },
    });
    await addBankAccount(portal, sam);
  });

  test('are one ZIP archive with everything in it', async () => {
    const { response, files, text, rows } = await takeRecords();
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="records-${sam.key}.zip"`);
    expect(Object.keys(files).sort()).toEqual([
      'audit-log.csv',
      'bank-accounts.json',
      'deductions.csv',
      'opening-balances.csv',
      'payments.csv',
      'payroll-lines.csv',
      'payroll.csv',
      'profile.json',
      'receipts.csv',
      'repayments.csv',
      'tax-documents.json',
      'time-logs.csv',
    ]);
    expect(JSON.parse(text('profile.json'))).toMatchObject({
      id: sam.id,
      firstName: 'Sam',
      email: sam.email,
    });
    expect(JSON.parse(text('bank-accounts.json'))).toMatchObject([{ accountLast4: '4321', endedAt: null }]);
    expect(text('bank-accounts.json')).not.toMatch(/77004321|ipher/);
    expect(rows('time-logs.csv')).toMatchObject([
      { Date: '2026-11-09', Worked: 'yes', Status: 'APPROVED', Description: '\'=HYPERLINK("x")' },
    ]);
    expect(rows('payroll.csv')).toMatchObject([
      {
        'Week start': '2026-11-09',
        Day: '2026-11-09',
        Pay: '200.10',
        Expenses: '12.00',
        Notes: 'Tolls, I-95',
      },
    ]);
    expect(rows('audit-log.csv').map(({ Action }) => Action)).toEqual(
      expect.arrayContaining(['USER_CREATED', 'TIME_LOG_CREATED']),
    );
  });

  test('have every amount, payment and plan, including corrections and recovered amounts', async () => {
    const call = (field: string, type: string, input: object) =>
      portal.graphql(
        `mutation ($input: ${type}Input!) { result: ${field}(input: $input) { __typename ... on Error { message } } }`,
        { input },
        admin.token,
      );
    const run = await portal.db.payrollRun.findFirstOrThrow();
    const runId = `PayrollRun_${run.id}`;
    const requests = [
      [
        'recordPayment',
        'RecordPayment',
        { runIds: [runId], date: '2026-11-17', method: 'CHECK', reference: '17' },
      ],
      [
        ...['addToPay', 'AddToPay'],
        {
          ...{ userId: sam.id, weekStart: '2026-11-09', requestKey: 'added' },
          lines: [{ category: 'DETENTION', date: '2026-11-09', amount: 60, note: 'Joliet' }],
        },
      ],
      [
        ...['correctPayment', 'CorrectPayment'],
        {
          ...{ runId, expectedTotal: 212.1, reason: 'Typed wrongly', requestKey: 'corrected' },
          weeklyData: [{ date: '2026-11-09', pay: 190, expenses: 12, notes: 'Tolls, I-95' }],
        },
      ],
      [
        ...['createPlan', 'CreatePlan'],
        {
          ...{ userId: sam.id, kind: 'ADVANCE', description: 'Fuel advance', total: 500, weekly: 125 },
          ...{ firstWeek: '2026-11-16', agreedBy: 'Sam Drake', agreedOn: '2026-11-10' },
          ...{ givenOn: '2026-11-10', method: 'CASH' },
        },
      ],
    ] as const;
    for (const [field, type, input] of requests)
      expect(
        (await call(field as string, type as string, input as object)).data.result.message,
      ).toBeUndefined();
    const week = { weekStart: '2026-11-16', weekEnd: '2026-11-22' };
    await portal.rest('POST', '/payroll/weekly', {
      token: admin.token,
      body: {
        userId: sam.id,
        ...week,
        weeklyData: [{ date: '2026-11-16', pay: 300, expenses: 0 }],
      },
    });
    const { rows } = await takeRecords();
    const columns = (name: string, ...names: string[]) => rows(name).map((row) => names.map((of) => row[of]));
    expect(
      columns('payroll-lines.csv', 'Run', 'Kind', 'Amount', 'For', 'Adjusts run', 'Correction', 'Plan'),
    ).toEqual([
      ['1', 'DAY_PAY', '200.10', '', '', '', ''],
      ['1', 'EXPENSE', '12.00', 'OTHER', '', '', ''],
      ['2', 'EXTRA', '60.00', 'DETENTION', '', '', ''],
      ['3', 'ADJUSTMENT', '-10.10', '', '1', 'Typed wrongly', ''],
      ['3', 'ADJUSTMENT', '10.10', '', '', 'Typed wrongly', 'Paid too much with payroll #1'],
      ['4', 'DAY_PAY', '300.00', '', '', '', ''],
      ['4', 'ADJUSTMENT', '-10.10', '', '', '', 'Paid too much with payroll #1'],
      ['4', 'DEDUCTION', '-125.00', '', '', '', 'Fuel advance'],
    ]);
    expect(columns('payments.csv', 'Date', 'Method', 'Reference', 'Amount', 'Run')).toEqual([
      ['2026-11-17', 'CHECK', '17', '212.10', '1'],
      ['2026-11-18', 'OTHER', '', '0.00', '3'],
    ]);
    expect(columns('deductions.csv', 'Kind', 'For', 'Total', 'Run', 'Taken')).toEqual([
      ['OVERPAYMENT', 'Paid too much with payroll #1', '10.10', '4', '10.10'],
      ['ADVANCE', 'Fuel advance', '500.00', '4', '125.00'],
    ]);
  });

  test('have what others did to the person, and nothing about those to whom the person did something', async () => {
    const { text, rows } = await takeRecords();
    const processed = rows('audit-log.csv').find(({ Action }) => Action === 'PAYROLL_CALCULATED')!;
    expect(processed).toMatchObject({ 'By the person': 'no', 'IP address': '', Client: '' });
    expect(processed.After).toContain('212.1');
    expect(text('audit-log.csv')).toContain(sam.email);

    const manager = await portal.joinStaff('Manager');
    await portal.rest('PUT', '/auth/me', { token: manager.token, body: { phone: '555-0177' } });
    const body = { firstName: 'Kim', lastName: 'Ode', email: 'kim@example.com', password: PASSWORD };
    const created = await portal.rest('POST', '/contractors', { token: manager.token, body });
    expect(created.status).toBe(201);
    const records = await takeRecords(manager);
    expect(records.text('audit-log.csv')).not.toMatch(/Kim|kim@example/);
    expect(records.rows('audit-log.csv')).toMatchObject([
      { Action: 'USER_CREATED', 'By the person': 'no' },
      { Action: 'PROFILE_UPDATED', 'By the person': 'yes', After: expect.stringContaining('555-0177') },
      {
        ...{ Action: 'USER_CREATED', 'By the person': 'yes', 'IP address': '192.0.2.1' },
        ...{ Record: 'User', 'Record key': '', Before: '', After: '' },
      },
    ]);
  });

  test('have each photo, which is read when it is sent', async () => {
    const bytes = Buffer.from('A photo');
    const addPhoto = async (purpose: string) => {
      const receipt = await portal.db.receipt.create({
        data: {
          ...{ userId: sam.key, date: new Date('2026-11-09'), category: 'TOLLS', amount: 12, purpose },
          ...{ requestKey: purpose, requestHash: 'x' },
        },
      });
      return portal.db.receiptFile.create({
        data: {
          ...{ userId: sam.key, receiptId: receipt.id, kind: 'IMAGE', mediaType: 'image/jpeg' },
          ...{ bytes, size: bytes.length, sha256: purpose },
        },
      });
    };
    const photos = [await addPhoto('Turnpike'), await addPhoto('Bridge')];
    const { files, rows } = await takeRecords();
    const names = photos.map(({ id }) => `receipts/${id}.jpg`);
    expect(names.map((name) => Buffer.from(files[name]!))).toEqual([bytes, bytes]);
    expect(rows('receipts.csv').map(({ File }) => File)).toEqual(names);

    // What lacks one of them does not end as if it were the whole.
    const reader = (await download()).body!.getReader();
    expect(await reader.read()).toMatchObject({ done: false });
    await portal.db.receiptFile.delete({ where: { id: photos[1]!.id } });
    const readOn = async () => {
      while (!(await reader.read()).done);
    };
    await expect(readOn()).rejects.toThrow('Receipt file not found');
  });

  test('contain no secret', async () => {
    const { files, text } = await takeRecords();
    const user = await portal.db.user.findUniqueOrThrow({ where: { id: sam.key } });
    for (const name of Object.keys(files)) {
      expect(text(name), name).not.toContain(user.passwordHash);
      expect(text(name), name).not.toContain('passwordHash');
    }
  });

  test('are recorded when they are downloaded, and only for someone who exists', async () => {
    await takeRecords();
    expect(await portal.audit({ action: 'USER_RECORDS_EXPORTED' })).toMatchObject([
      { userId: admin.key, level: 'WARNING', entityId: sam.key },
    ]);
    const unknown = await portal.rest('GET', '/staff/User_0190aaaa-0000-7000-8000-000000000000/records', {
      token: admin.token,
    });
    expect([unknown.status, unknown.body.code]).toEqual([404, 'NOT_FOUND']);
  });

  test('come as base64 through GraphQL', async () => {
    const { data } = await portal.graphql(
      'query ($id: ID!) { userRecords(id: $id) { ... on File { filename contentType bytes } } }',
      { id: sam.id },
      admin.token,
    );
    const files = unzipSync(new Uint8Array(Buffer.from(data.userRecords.bytes, 'base64')));
    expect(Object.keys(files)).toHaveLength(12);
  });
});
