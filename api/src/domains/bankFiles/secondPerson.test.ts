/**
 * A bank file above the company's limit: two people agree to it, it is there only then, and what it pays is
 * recorded by one.
 */
import { createHash } from 'node:crypto';
import { addDays } from 'rules/days';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addBankAccount } from '../../../test/support/bankAccounts.ts';
import { family, longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { taxes } from '../../../test/support/taxDocuments.ts';

const WEEK = '2026-11-09';

let portal: TestPortal;
let manager: Actor;
let other: Actor;
let driver: Actor;
let second: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
  await taxes(portal).saveCompany();
  await portal.db.companyProfile.update({
    where: { id: 1 },
    data: {
      ...{ secondPersonAbove: 5000, bankName: 'First Example Bank', bankRoutingNumber: '021000021' },
      ...{ achCompanyId: '1070000451', odfiRoutingNumber: '021000021' },
    },
  });
  manager = await portal.joinStaff('Manager');
  other = await portal.joinStaff('Manager');
  driver = await portal.joinContractor({ firstName: 'Dario', lastName: 'Fontaine' });
  second = await portal.joinContractor({ firstName: 'Nora', lastName: 'Quill' });
  await addBankAccount(portal, driver);
  await addBankAccount(portal, second, { accountNumber: '55554444' });
});

async function put(person: Actor, pay: number, weekStart = WEEK): Promise<string> {
  const { status, body } = await portal.rest('POST', '/payroll/weekly', {
    token: manager.token,
    body: {
      ...{ userId: person.id, weekStart, weekEnd: addDays(weekStart, 6) },
      weeklyData: [{ date: weekStart, pay, expenses: 0 }],
    },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.payrollRun.id;
}
async function send(field: string, type: string, input: object, select: string, by: Actor) {
  const { data, errors } = await portal.graphql(
    `mutation ($input: ${type}Input!) { result: ${field}(input: $input) {
      ... on Error { code message } ... on ${type}Payload { ${select} } } }`,
    { input },
    by.token,
  );
  return data?.result ?? { code: errors?.[0]?.extensions?.code };
}
const preview = async (weekStart = WEEK, by = manager) => {
  const { data } = await portal.graphql(
    `query ($week: Date!) { result: bankFilePreview(weekStart: $week, includeNew: true) { ... on BankFilePreview {
      amount needsSecondPerson payees { name amount isNew sharedWith } leftOut { name amount reason } } } }`,
    { week: weekStart },
    by.token,
  );
  return data.result;
};
interface Choices {
  weekStart?: string;
  format?: string;
  includeRepeated?: boolean;
}
const download = async (
  by: Actor,
  { weekStart = WEEK, format = 'NACHA', includeRepeated = false }: Choices = {},
) => {
  const { data, errors } = await portal.graphql(
    `query ($week: Date!, $format: BankFileFormat!, $includeRepeated: Boolean!) {
      result: bankFile(weekStart: $week, format: $format, effectiveOn: "2026-11-19", includeNew: true,
        includeRepeated: $includeRepeated) {
        ... on Error { code message } ... on ApprovalRequiredError { requestId } ... on File { filename bytes } } }`,
    { week: weekStart, format, includeRepeated },
    by.token,
  );
  return data?.result ?? { code: errors?.[0]?.extensions?.code };
};
const REQUEST = `id kind status amount bankFileWeek bankFileFormat bankFileEffectiveOn
  wanted { run { id number } account { accountLast4 isNew sharedWith } }`;
const approve = async (id: string, by = other) => {
  const result = await send('approveRequest', 'ApproveRequest', { id }, `approvalRequest { ${REQUEST} }`, by);
  return result.approvalRequest ?? result;
};
const withdraw = (id: string) =>
  send('withdrawRequest', 'WithdrawRequest', { id }, 'approvalRequest { status }', manager);
const recordPayment = (runIds: string[], by = manager) =>
  send(
    'recordPayment',
    'RecordPayment',
    { runIds, date: '2026-11-18', method: 'ACH' },
    'payments { id } approvalRequest { id status }',
    by,
  );
const listFiles = async (by = other) => {
  const { data } = await portal.graphql(
    `{ bankFiles { totalCount nodes { id weekStart format amount sha256 approvedBy madeBy { id }
      paid { run { id } account { routingNumber accountLast4 } accountDigest } } } }`,
    {},
    by.token,
  );
  return data.bankFiles;
};

describe('a run that waits for a second person', () => {
  test('is in no file, and the file says why', async () => {
    const large = await put(driver, 6000);
    expect((await recordPayment([large])).approvalRequest.status).toBe('OPEN');
    await put(second, 900);
    expect(await preview()).toMatchObject({
      needsSecondPerson: false,
      payees: [{ name: 'Nora Quill', amount: 900 }],
      leftOut: [
        {
          name: 'Dario Fontaine',
          amount: 6000,
          reason: 'Payroll #1 waits for a second person to approve a payment.',
        },
      ],
    });
    const { bytes } = await download(manager, { format: 'CSV' });
    expect(Buffer.from(bytes, 'base64').toString()).not.toContain('Fontaine');
  });

  longTest('leaves the person’s other runs of the week in it', async () => {
    const large = await put(driver, 6000);
    await recordPayment([large]);
    await send(
      'addToPay',
      'AddToPay',
      {
        ...{ userId: driver.id, weekStart: WEEK, requestKey: 'forgotten' },
        lines: [{ category: 'BONUS', date: WEEK, amount: 250 }],
      },
      'payrollRun { id }',
      manager,
    );
    const { payees, leftOut } = await preview();
    expect(payees).toMatchObject([{ name: 'Dario Fontaine', amount: 250 }]);
    expect(leftOut).toMatchObject([{ name: 'Dario Fontaine', amount: 6000 }]);
  });
});

describe('above the limit', () => {
  test.each([
    ['to one person', [6000]],
    ['in all', [3000, 2000.01]],
  ])('%s there is no file, and one request for it', async (_what, [first, next]) => {
    const runs = [await put(driver, first!), ...(next === undefined ? [] : [await put(second, next)])];
    expect((await preview()).needsSecondPerson).toBe(true);
    const asked = await download(manager);
    expect(asked).toMatchObject({
      code: 'APPROVAL_REQUIRED',
      message: expect.stringMatching(/someone else/i),
    });
    expect(asked.bytes).toBeUndefined();
    expect((await download(manager)).requestId).toBe(asked.requestId);
    expect((await download(other)).requestId).toBe(asked.requestId);
    expect(await portal.db.approvalRequest.count()).toBe(1);
    expect(await portal.db.bankFile.count()).toBe(0);
    expect(await portal.audit({ action: 'BANK_FILE_EXPORTED' })).toEqual([]);
    const { data } = await portal.graphql(
      `query ($id: ID!) { node(id: $id) { ... on ApprovalRequest { ${REQUEST} } } }`,
      { id: asked.requestId },
      other.token,
    );
    expect(data.node).toMatchObject({
      ...{ kind: 'MAKE_BANK_FILE', status: 'OPEN', bankFileWeek: WEEK, bankFileFormat: 'NACHA' },
      ...{ bankFileEffectiveOn: '2026-11-19' },
    });
    expect(data.node.wanted.map(({ run }: { run: { id: string } }) => run.id).sort()).toEqual(runs.sort());
    expect(data.node.wanted[0].account).toMatchObject({ isNew: true, sharedWith: [] });
    // What waits is in no other file either.
    expect((await preview()).leftOut[0].reason).toBe(
      'Payroll #1 is in a bank file that waits for a second person.',
    );
  });

  test('over REST it is 403 with the id of the request', async () => {
    await put(driver, 6000);
    const path = `/payroll/bank-file?weekStart=${WEEK}&format=CSV&effectiveOn=2026-11-19&includeNew=true`;
    const { status, body } = await portal.rest('GET', path, { token: manager.token });
    expect([status, body]).toEqual([
      403,
      expect.objectContaining({ code: 'APPROVAL_REQUIRED', details: [expect.any(String)] }),
    ]);
    await approve(body.details[0]);
    expect((await portal.rest('GET', path, { token: manager.token })).status).toBe(200);
  });

  test.each(family(['NACHA', 'CSV']))(
    'the approval creates the file once, and everyone downloads the same one: %s',
    async (format) => {
      const runs = [await put(driver, 6000), await put(second, 900)];
      const { requestId } = await download(manager, { format });
      expect((await approve(requestId, manager)).code).toBe('FORBIDDEN');
      const done = await approve(requestId);
      expect(done).toMatchObject({ status: 'DONE', amount: 6900 });
      const first = await download(manager, { format });
      const bytes = Buffer.from(first.bytes, 'base64');
      portal.setClock('2026-11-18T18:03:00Z');
      manager.token = await portal.signIn(manager.key);
      expect((await download(manager, { format })).bytes).toBe(first.bytes);
      const [made] = (await listFiles()).nodes;
      const path = `/payroll/bank-files/${made.id}`;
      other.token = await portal.signIn(other.key);
      const again = await portal.rest('GET', path, { token: other.token });
      expect([again.status, again.body]).toEqual([200, bytes.toString()]);
      expect(await listFiles()).toMatchObject({
        totalCount: 1,
        nodes: [
          {
            ...{ id: made.id, weekStart: WEEK, format, amount: 6900, madeBy: { id: manager.id } },
            sha256: createHash('sha256').update(bytes).digest('hex'),
            approvedBy: expect.any(String),
            paid: [
              { account: { routingNumber: '121000374', accountLast4: '4321' } },
              { account: { accountLast4: '4444' } },
            ],
          },
        ],
      });
      const entries = await portal.audit({ action: 'BANK_FILE_EXPORTED' });
      expect(entries.map(({ userId }) => userId)).toEqual([manager.key, manager.key, other.key]);
      // Two people have agreed already.
      expect((await recordPayment(runs)).payments).toHaveLength(2);
    },
  );

  longTest('recorded in any way it needs no one else, until a payment of it is voided', async () => {
    const run = await put(driver, 6000);
    const { requestId } = await download(manager);
    await approve(requestId);
    const { status } = await portal.rest('PATCH', `/payroll/${run}/status`, {
      token: manager.token,
      body: { status: 'PAID' },
    });
    expect(status).toBe(200);
    const payment = await portal.db.payment.findFirstOrThrow();
    const { toId } = await import('../../operation/ids.ts');
    const voiding = { id: toId('Payment', payment.id), reason: 'Bounced' };
    await send('voidPayment', 'VoidPayment', voiding, 'payment { id }', manager);
    expect((await recordPayment([run])).approvalRequest.status).toBe('OPEN');
  });

  longTest('is not available to people it pays, or to people who may not pay', async () => {
    await addBankAccount(portal, other, { accountNumber: '88887777' });
    await put(driver, 6000);
    await put(other, 100);
    const { requestId } = await download(manager);
    expect((await approve(requestId)).message).toBe('You can’t approve your own pay.');
    expect((await approve(requestId, await portal.joinStaff('Accountant'))).code).toBe('FORBIDDEN');
    expect((await approve(requestId, await portal.joinStaff('Manager'))).status).toBe('DONE');
    const own = await portal.rest('GET', `/payroll/bank-files/${(await listFiles()).nodes[0].id}`, {
      token: other.token,
    });
    expect(own.status).toBe(403);
  });
});

describe('between the request and the yes', () => {
  const CHANGED = /have changed since\. Decline this request/;
  test.each([
    [
      'an account is replaced',
      async () => {
        await portal.db.bankAccount.updateMany({
          where: { userId: driver.key },
          data: { endedAt: portal.services.now() },
        });
        await addBankAccount(portal, driver, { accountNumber: '99990000' });
      },
    ],
    [
      'a run is voided',
      async (run: string) =>
        portal.rest('PATCH', `/payroll/${run}/status`, {
          token: manager.token,
          body: { status: 'VOID', reason: 'Wrong' },
        }),
    ],
    // Their runs go with them.
    [
      'someone in it is deleted',
      () => portal.db.approvalRequestRun.deleteMany({ where: { run: { userId: second.key } } }),
    ],
  ])('%s: nothing is made', async (_what, change) => {
    const run = await put(driver, 6000);
    await put(second, 900);
    const { requestId } = await download(manager);
    await change(run);
    expect((await approve(requestId)).message).toMatch(CHANGED);
    expect(await portal.db.bankFile.count()).toBe(0);
  });

  longTest('the day passes: nothing is made', async () => {
    await put(driver, 6000);
    const { requestId } = await download(manager);
    portal.setClock('2026-11-20');
    other.token = await portal.signIn(other.key);
    expect((await approve(requestId)).code).toBe('VALIDATION');
  });

  longTest('it is taken back: it can be asked for again', async () => {
    await put(driver, 6000);
    const { requestId } = await download(manager);
    await withdraw(requestId);
    expect((await download(manager)).requestId).not.toBe(requestId);
  });

  longTest('of two who approve at once one makes it', async () => {
    await put(driver, 6000);
    const { requestId } = await download(manager);
    const third = await portal.joinStaff('Manager');
    const both = await Promise.all([approve(requestId), approve(requestId, third)]);
    expect(both.map(({ status, code }) => status ?? code).sort()).toEqual(['DONE', 'INVALID_TRANSITION']);
    expect(await portal.db.bankFile.count()).toBe(1);
  });
});

describe('what counts', () => {
  longTest('files of other weeks that no one has recorded: no one splits a payment', async () => {
    await put(driver, 3000);
    await put(driver, 2000.01, '2026-11-02');
    expect(await download(manager)).toHaveProperty('bytes');
    expect(await download(manager, { weekStart: '2026-11-02' })).toMatchObject({ code: 'APPROVAL_REQUIRED' });
  });

  longTest('the same run in a second file, as the bank may pay both', async () => {
    await put(driver, 3000);
    expect(await download(manager)).toHaveProperty('bytes');
    expect(await download(manager, { includeRepeated: true })).toMatchObject({ code: 'APPROVAL_REQUIRED' });
  });

  longTest(
    'a file with payments recorded next to it, and not with the payments it makes itself',
    async () => {
      const [inFile, byHand] = [await put(driver, 3000), await put(driver, 2000.01, '2026-11-02')];
      await download(manager);
      expect((await recordPayment([byHand])).approvalRequest.status).toBe('OPEN');
      expect((await recordPayment([inFile])).payments).toHaveLength(1);
    },
  );

  longTest('everyone who is paid to one account together, in files and in payments', async () => {
    await portal.db.bankAccount.deleteMany({ where: { userId: second.key } });
    await addBankAccount(portal, second);
    const runs = [await put(driver, 2600), await put(second, 2600)];
    expect(await preview()).toMatchObject({
      needsSecondPerson: true,
      payees: [{ sharedWith: ['Nora Quill'] }, { sharedWith: ['Dario Fontaine'] }],
    });
    expect((await recordPayment(runs)).approvalRequest.status).toBe('OPEN');
  });

  longTest('nothing where the company has no limit', async () => {
    await portal.db.companyProfile.update({ where: { id: 1 }, data: { secondPersonAbove: null } });
    await put(driver, 90_000);
    expect((await preview()).needsSecondPerson).toBe(false);
    expect(await download(manager)).toHaveProperty('bytes');
    const [file] = (await listFiles()).nodes;
    expect(file).toMatchObject({
      amount: 90_000,
      approvedBy: null,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });
});

test('a file can’t be had again once a name or the bank of the company is another', async () => {
  await put(driver, 900);
  await download(manager);
  const [{ id }] = (await listFiles()).nodes;
  await portal.db.user.update({ where: { id: driver.key }, data: { lastName: 'Fontana' } });
  const { status, body } = await portal.rest('GET', `/payroll/bank-files/${id}`, { token: manager.token });
  expect([status, body.error]).toEqual([409, expect.stringMatching(/can’t be made again/)]);
});

longTest.each(['Accountant', 'HR', 'Employee'] as const)('files are not listed for %s', async (role) => {
  const { token } = await portal.joinStaff(role);
  const { errors } = await portal.graphql('{ bankFiles { totalCount } }', {}, token);
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
