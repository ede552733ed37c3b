/** Payments above the company's limit: one person asks, another one agrees, and only then money has been recorded. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addBankAccount } from '../../../test/support/bankAccounts.ts';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { taxes } from '../../../test/support/taxDocuments.ts';
import { toKey } from '../../operation/ids.ts';
import { expireRequests } from '../approvalRequests/expire.ts';

let portal: TestPortal;
let admin: Actor;
let manager: Actor;
let other: Actor;
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
  other = await portal.joinStaff('Manager');
  driver = await portal.joinContractor();
  await taxes(portal).saveCompany();
  await portal.db.companyProfile.update({ where: { id: 1 }, data: { secondPersonAbove: 5000 } });
});

const send = async (field: string, type: string, input: object, select: string, by: Actor) => {
  const { data, errors } = await portal.graphql(
    `mutation ($input: ${type}Input!) { result: ${field}(input: $input) {
      ... on Error { code message } ... on ${type}Payload { ${select} } } }`,
    { input },
    by.token,
  );
  return data?.result ?? { code: errors?.[0]?.extensions?.code };
};
const setLimit = (secondPersonAbove: number | null) =>
  send(
    'updateCompany',
    'UpdateCompany',
    { secondPersonAbove },
    'companyProfile { secondPersonAbove }',
    admin,
  );

const WEEKS = ['2026-11-02', '2026-11-09', '2026-10-26', '2026-10-19'];
async function put(pay: number, { person = driver, week = 0, by = manager } = {}): Promise<string> {
  const weekStart = WEEKS[week]!;
  const weekEnd = new Date(new Date(weekStart).getTime() + 6 * 86_400_000).toISOString().slice(0, 10);
  const { status, body } = await portal.rest('POST', '/payroll/weekly', {
    token: by.token,
    body: { userId: person.id, weekStart, weekEnd, weeklyData: [{ date: weekStart, pay, expenses: 0 }] },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.payrollRun.id;
}

const REQUEST = `id number kind status askedBy isOwn decidedBy reason amount expiresAt paymentDate paymentMethod
  paymentReference viewerCanDecide viewerCanWithdraw wanted { run { id user { id } } }`;
const pay = (runIds: string[], by = manager, more: object = {}) =>
  send(
    'recordPayment',
    'RecordPayment',
    { runIds, date: '2026-11-18', method: 'CHECK', reference: '0099', ...more },
    `warnings payments { id amount reference } approvalRequest { ${REQUEST} }`,
    by,
  );
const approve = (id: string, by = other) =>
  send('approveRequest', 'ApproveRequest', { id }, `approvalRequest { ${REQUEST} }`, by);
const decline = (id: string, by = other, reason = 'Wrong account') =>
  send('declineRequest', 'DeclineRequest', { id, reason }, `approvalRequest { ${REQUEST} }`, by);
const withdraw = (id: string, by = manager) =>
  send('withdrawRequest', 'WithdrawRequest', { id }, `approvalRequest { ${REQUEST} }`, by);
const ask = async (runIds: string[], by = manager): Promise<string> =>
  (await pay(runIds, by)).approvalRequest.id;

const payments = () => portal.db.payment.findMany({ orderBy: { number: 'asc' } });
const statusOf = async (id: string) =>
  (await portal.db.approvalRequest.findUniqueOrThrow({ where: { id: toKey('ApprovalRequest', id) } })).status;
const noticesOf = async ({ token }: Actor): Promise<string[]> => {
  const { data } = await portal.graphql('{ viewer { notices(first: 9) { nodes { text } } } }', {}, token);
  return data.viewer.notices.nodes.map(({ text }: { text: string }) => text);
};

describe('above the limit', () => {
  test('nothing is recorded: a request waits, and everyone who may approve it is notified', async () => {
    const id = await put(5000.01);
    const { payments: made, approvalRequest } = await pay([id]);
    expect(made).toEqual([]);
    expect(await payments()).toEqual([]);
    expect(approvalRequest).toMatchObject({
      kind: 'RECORD_PAYMENT',
      status: 'OPEN',
      isOwn: true,
      amount: 5000.01,
      expiresAt: '2026-11-25T17:00:00.000Z',
      paymentDate: '2026-11-18',
      paymentMethod: 'CHECK',
      paymentReference: '0099',
      viewerCanDecide: false,
      viewerCanWithdraw: true,
      wanted: [{ run: { id, user: { id: driver.id } } }],
    });
    const said = `${approvalRequest.askedBy} needs your approval for payments of $5,000.01 in all. See Approvals.`;
    expect(await noticesOf(other)).toEqual([said]);
    expect(await noticesOf(admin)).toContain(said);
    expect(await noticesOf(manager)).toEqual([]);
    const [entry] = await portal.audit({ action: 'APPROVAL_REQUESTED' });
    expect(entry?.newValues).toMatchObject({ request: approvalRequest.number, amount: 5000.01 });
  });

  test('sent again it is the same request; another one for the same run is refused', async () => {
    const id = await put(6000);
    const first = await ask([id]);
    expect(await ask([id])).toBe(first);
    expect(await portal.db.approvalRequest.count()).toBe(1);
    expect((await pay([id], manager, { reference: '0100' })).code).toBe('CONFLICT');
    expect((await pay([id], other)).message).toMatch(/are waiting for a second person/);
  });

  longTest('if two people send at once, there is one request', async () => {
    const id = await put(6000);
    const sent = await Promise.all([pay([id]), pay([id]), pay([id])]);
    expect(new Set(sent.map(({ approvalRequest }) => approvalRequest.id)).size).toBe(1);
    expect(await portal.db.approvalRequest.count()).toBe(1);
  });

  test('of two that are above it only together, sent at once, one waits, and no one is asked for a password', async () => {
    const rounds = process.env.LONG ? 2 : 1;
    for (let round = 0; round < rounds; round += 1) {
      const runs = [await put(3000, { week: 2 * round }), await put(3000, { week: 2 * round + 1 })];
      const sent = await Promise.all(runs.map((run, index) => pay([run], index ? other : manager)));
      expect(sent.flatMap(({ code }) => code ?? [])).toEqual([]);
      portal.setClock('2026-11-27');
      manager = await portal.joinStaff('Manager');
      other = await portal.joinStaff('Manager');
    }
    expect(await portal.db.approvalRequest.count()).toBe(rounds);
    expect(await payments()).toHaveLength(rounds);
  });

  test('a session that is not fresh must be confirmed first', async () => {
    const id = await put(6000);
    await portal.db.session.updateMany({ data: { confirmedAt: null } });
    expect((await pay([id])).code).toBe('FRESH_SESSION_REQUIRED');
    expect(await portal.db.approvalRequest.count()).toBe(0);
  });
});

describe('what counts', () => {
  test('the limit itself is one person’s, and without a limit everything is', async () => {
    expect((await pay([await put(5000)])).payments).toHaveLength(1);
    await setLimit(null);
    expect((await pay([await put(90_000, { week: 1 })])).payments).toHaveLength(1);
  });

  test('payments to the same person within 7 days: no one splits a payment', async () => {
    expect((await pay([await put(3000)])).payments).toHaveLength(1);
    const second = await put(2000.01, { week: 1 });
    expect((await pay([second])).approvalRequest).not.toBeNull();
    portal.setClock('2026-11-25T17:00:01.000Z');
    manager.token = await portal.signIn(manager.key);
    expect((await pay([second])).payments).toHaveLength(1);
  });

  test('not payments to others, and not voided payments', async () => {
    const person = await portal.joinContractor();
    const [one, two] = [await put(4000), await put(4000, { person })];
    const { payments: made } = await pay([one, two]);
    expect(made).toHaveLength(2);
    await send(
      'voidPayment',
      'VoidPayment',
      { id: made[0].id, reason: 'Bounced' },
      'payment { id }',
      manager,
    );
    expect((await pay([one])).payments).toHaveLength(1);
  });

  test('payments to one account at the same moment: only the first is one person’s', async () => {
    const people = [driver, await portal.joinContractor(), await portal.joinContractor()];
    const runs: string[] = [];
    for (const person of people) {
      await addBankAccount(portal, person);
      runs.push(await put(3000, { person }));
    }
    const outcomes = await Promise.all(runs.map((id) => pay([id])));
    expect(outcomes.filter(({ payments: made }) => made.length > 0)).toHaveLength(1);
    expect(outcomes.filter(({ approvalRequest }) => approvalRequest !== null)).toHaveLength(2);
  });

  longTest('both runs of one payment together', async () => {
    const runs = [await put(3000), await put(3000, { week: 1 })];
    expect((await pay(runs)).approvalRequest.amount).toBe(6000);
  });
});

describe('an advance', () => {
  const give = (total: number, more: object = {}, by = manager) =>
    send(
      'createPlan',
      'CreatePlan',
      {
        ...{ userId: driver.id, kind: 'ADVANCE', description: 'Fuel', total, weekly: 1 },
        ...{ firstWeek: '2027-01-04', agreedBy: 'Dana Driver', agreedOn: '2026-11-16' },
        ...{ givenOn: '2026-11-17', method: 'CHECK', reference: '1040', ...more },
      },
      `plan { id } approvalRequest { ${REQUEST} advanceFor advanceWeekly about { id } }`,
      by,
    );
  const plans = () => portal.db.plan.findMany();

  test('is money as well: with it a payment is above the limit', async () => {
    const { plan } = await give(3000);
    const run = await put(2000.01);
    const { approvalRequest } = await pay([run]);
    expect(approvalRequest.status).toBe('OPEN');
    await withdraw(approvalRequest.id);
    await send('voidAdvance', 'VoidAdvance', { id: plan.id, reason: 'Never given' }, 'plan { id }', manager);
    expect((await pay([run])).payments).toHaveLength(1);
  });

  longTest('of more than the limit waits, alone and on top of a payment', async () => {
    const { plan, approvalRequest } = await give(5000.01);
    expect(plan).toBeNull();
    expect(approvalRequest).toMatchObject({
      ...{ kind: 'GIVE_ADVANCE', status: 'OPEN', amount: 5000.01, advanceFor: 'Fuel', advanceWeekly: 1 },
      ...{ about: { id: driver.id }, paymentDate: null, wanted: [] },
    });
    expect(await noticesOf(other)).toEqual([
      `${approvalRequest.askedBy} needs your approval for an advance of $5,000.01. See Approvals.`,
    ]);
    await pay([await put(4000)]);
    expect((await give(1000.01)).approvalRequest.status).toBe('OPEN');
    expect((await give(1000)).plan).toBeTruthy();
    expect(await plans()).toHaveLength(1);
  });

  test('is entered once, in the second yes, and is in the ledger from then on', async () => {
    const { approvalRequest } = await give(6000, { idempotencyKey: 'fuel' });
    expect((await give(6000, { idempotencyKey: 'fuel' })).approvalRequest.id).toBe(approvalRequest.id);
    expect((await approve(approvalRequest.id, manager)).code).toBe('FORBIDDEN');
    const both = await Promise.all([approve(approvalRequest.id), approve(approvalRequest.id, admin)]);
    expect(both.map(({ code }) => code ?? 'done').sort()).toEqual(['INVALID_TRANSITION', 'done']);
    const [entered] = await plans();
    expect(entered).toMatchObject({ createdById: manager.key, agreedBy: 'Dana Driver', reference: '1040' });
    expect(await portal.db.ledgerEntry.count({ where: { event: 'ADVANCE_GIVEN' } })).toBe(1);
    expect(await noticesOf(manager)).toContainEqual(
      expect.stringMatching(/approved your advance of \$6,000\.00\. It is entered\.$/),
    );
    // Sent once more it is the plan that there is.
    expect((await give(6000, { idempotencyKey: 'fuel' })).plan).toBeTruthy();
    expect(await plans()).toHaveLength(1);
  });

  longTest('counts toward payments within 7 days of the approval', async () => {
    const { approvalRequest } = await give(6000);
    expect((await pay([await put(4000)])).payments).toHaveLength(1);
    await approve(approvalRequest.id);
    expect((await pay([await put(1, { week: 1 })])).approvalRequest).not.toBeNull();
  });

  longTest('declined it is not entered, and its payee may not decide', async () => {
    const { approvalRequest } = await give(6000, { userId: other.id });
    expect((await approve(approvalRequest.id)).message).toBe('You can’t approve your own pay.');
    expect((await decline(approvalRequest.id, admin)).approvalRequest.status).toBe('DECLINED');
    expect(await plans()).toEqual([]);
  });

  test('cannot be approved once the payee is archived, and is deleted with the payee', async () => {
    const { approvalRequest } = await give(6000);
    await portal.db.user.update({ where: { id: driver.key }, data: { archivedAt: new Date() } });
    expect((await approve(approvalRequest.id)).message).toMatch(/archived/);
    expect(await statusOf(approvalRequest.id)).toBe('OPEN');
    await portal.db.user.delete({ where: { id: driver.key } });
    expect((await approve(approvalRequest.id)).code).toBe('NOT_FOUND');
    expect(await plans()).toEqual([]);
  });

  test('needs a fresh session, and is nothing for an access token', async () => {
    await portal.db.session.updateMany({ data: { confirmedAt: null } });
    expect((await give(6000)).code).toBe('FRESH_SESSION_REQUIRED');
    expect(await portal.db.approvalRequest.count()).toBe(0);
  });
});

describe('other ways to mark as paid', () => {
  const markWeek = async () => {
    const { data } = await portal.graphql(
      `mutation { result: markWeekPaid(input: { weekStart: "${WEEKS[0]}" }) {
        ... on Error { code message } ... on MarkWeekPaidPayload { paid } } }`,
      {},
      manager.token,
    );
    return data.result;
  };

  const REFUSAL =
    'Payments above $5,000.00 need a second person. Use Record Payment, and someone else approves it.';
  test('are refused and say what to do', async () => {
    const id = await put(6000);
    const { status, body } = await portal.rest('PATCH', `/payroll/${id}/status`, {
      token: manager.token,
      body: { status: 'PAID' },
    });
    expect([status, JSON.stringify(body)]).toEqual([409, expect.stringContaining(REFUSAL)]);
    await put(100, { person: await portal.joinContractor() });
    expect(await markWeek()).toEqual({ code: 'CONFLICT', message: REFUSAL });
    expect(await payments()).toEqual([]);
  });

  test('the week does not change runs that wait for a second person', async () => {
    const run = await put(6000);
    await put(100, { person: await portal.joinContractor() });
    const id = await ask([run]);
    expect(await markWeek()).toEqual({ paid: 1 });
    expect((await approve(id)).approvalRequest.status).toBe('DONE');
    expect(await payments()).toHaveLength(2);
  });

  longTest('the week counts the runs of one person together', async () => {
    await put(3000);
    await send(
      'addToPay',
      'AddToPay',
      {
        ...{ userId: driver.id, weekStart: WEEKS[0], requestKey: 'forgotten' },
        lines: [{ category: 'BONUS', date: WEEKS[0], amount: 2500 }],
      },
      'payrollRun { id }',
      manager,
    );
    expect(await portal.db.payrollRun.count()).toBe(2);
    expect((await markWeek()).message).toBe(REFUSAL);
    expect(await payments()).toEqual([]);
  });

  longTest('the amount handed out counts, not the amount earned', async () => {
    await send(
      'createPlan',
      'CreatePlan',
      {
        ...{ userId: driver.id, kind: 'RECURRING', description: 'Insurance', weekly: 300 },
        ...{ firstWeek: WEEKS[0], agreedBy: 'Dana Driver', agreedOn: '2026-11-02' },
      },
      'plan { id }',
      manager,
    );
    await put(5300);
    expect(await markWeek()).toEqual({ paid: 1 });
    expect(await payments()).toMatchObject([{ approvedById: null }]);
    expect(Number((await payments())[0]!.amount)).toBe(5000);
  });

  longTest('below the limit they are unchanged', async () => {
    const id = await put(4000);
    const { status } = await portal.rest('PATCH', `/payroll/${id}/status`, {
      token: manager.token,
      body: { status: 'PAID' },
    });
    expect(status).toBe(200);
  });
});

describe('the second yes', () => {
  test('records the payment in the requester’s name, with the name of the approver', async () => {
    const id = await ask([await put(6000)]);
    const { approvalRequest } = await approve(id);
    expect(approvalRequest).toMatchObject({ status: 'DONE', viewerCanDecide: false, isOwn: false });
    expect(await payments()).toMatchObject([
      { recordedById: manager.key, approvedById: other.key, reference: '0099', method: 'CHECK' },
    ]);
    expect(await noticesOf(manager)).toEqual([
      `${approvalRequest.decidedBy} approved your payments of $6,000.00 in all. They are recorded.`,
    ]);
    expect(await portal.audit({ action: 'REQUEST_APPROVED' })).toHaveLength(1);
    expect(await portal.audit({ action: 'PAYROLL_PAID' })).toMatchObject([{ userId: other.key }]);
  });

  test('comes neither from the requester, nor from the payee, nor from a person who may not pay', async () => {
    const id = await ask([await put(6000, { person: other })]);
    expect(await approve(id, manager)).toEqual({
      code: 'FORBIDDEN',
      message: 'You requested this. Someone else has to approve it.',
    });
    expect((await approve(id, other)).message).toBe('You can’t approve your own pay.');
    expect(await noticesOf(other)).toEqual([]);
    expect((await approve(id, await portal.joinStaff('Accountant'))).code).toBe('FORBIDDEN');
    expect((await approve(id, driver)).code).toBe('FORBIDDEN');
    expect(await payments()).toEqual([]);
    expect((await approve(id, admin)).approvalRequest.status).toBe('DONE');
  });

  test('needs a fresh session, and no access token has one', async () => {
    const id = await ask([await put(6000)]);
    await portal.db.session.updateMany({ data: { confirmedAt: null } });
    expect((await approve(id)).code).toBe('FRESH_SESSION_REQUIRED');
    expect(await payments()).toEqual([]);
  });

  test('if two come at once, one is done: one payment', async () => {
    const id = await ask([await put(6000)]);
    const results = await Promise.all([approve(id, other), approve(id, admin)]);
    expect(results.filter(({ approvalRequest }) => approvalRequest?.status === 'DONE')).toHaveLength(1);
    expect(results.find(({ code }) => code)).toEqual({
      code: 'INVALID_TRANSITION',
      message: 'This request is already approved.',
    });
    expect(await payments()).toHaveLength(1);
  });

  longTest('against a no or taking back at the same moment: one of them', async () => {
    const id = await ask([await put(6000)]);
    await Promise.all([approve(id), decline(id, admin), withdraw(id)]);
    const status = await statusOf(id);
    expect(await payments()).toHaveLength(status === 'DONE' ? 1 : 0);
    const closed = await portal.db.auditLog.count({ where: { action: { startsWith: 'REQUEST_' } } });
    expect(closed).toBe(1);
  });

  test.each(['VOID', 'PAID'] as const)(
    'does nothing for a run that is now %s, and the request stays open',
    async (status) => {
      const run = await put(6000);
      const id = await ask([run]);
      await setLimit(null);
      await portal.rest('PATCH', `/payroll/${run}/status`, {
        token: manager.token,
        body: { status, reason: 'Wrong' },
      });
      expect((await approve(id)).message).toBe(
        `Payroll #1 is ${status === 'PAID' ? 'already paid' : 'void'}.`,
      );
      expect(await statusOf(id)).toBe('OPEN');
      expect(await payments()).toHaveLength(status === 'PAID' ? 1 : 0);
    },
  );

  longTest(
    'does nothing for a run that was corrected or redone meanwhile; the new one is asked for again',
    async () => {
      const run = await put(6000);
      const id = await ask([run]);
      const { payrollRun } = await send(
        'correctPayment',
        'CorrectPayment',
        {
          ...{ runId: run, reason: 'Wrong rate', requestKey: 'rate', expectedTotal: 6000 },
          weeklyData: [{ date: WEEKS[0], pay: 7000, expenses: 0 }],
        },
        'payrollRun { id }',
        manager,
      );
      expect((await approve(id)).message).toBe('Payroll #1 is void.');
      const again = await ask([payrollRun.id]);
      await portal.rest('PATCH', `/payroll/${payrollRun.id}/status`, {
        token: manager.token,
        body: { status: 'VOID', reason: 'Wrong' },
      });
      const last = await put(8000);
      expect((await approve(again)).message).toBe('Payroll #2 is void.');
      expect(await payments()).toEqual([]);
      expect((await approve(await ask([last]))).approvalRequest.amount).toBe(8000);
      expect(await payments()).toHaveLength(1);
    },
  );

  longTest('does nothing if a part of it was paid meanwhile', async () => {
    const runs = [await put(3000), await put(3000, { week: 1 })];
    const id = await ask(runs);
    expect((await pay([runs[0]!], other)).payments).toHaveLength(1);
    expect((await approve(id, admin)).message).toBe('Payroll #1 is already paid.');
    expect((await pay([runs[1]!], other)).message).toMatch(/are waiting for a second person/);
    expect(await payments()).toHaveLength(1);
  });

  longTest('does nothing if the payee was deleted meanwhile', async () => {
    const id = await ask([await put(6000)]);
    await portal.db.user.update({ where: { id: driver.key }, data: { archivedAt: new Date() } });
    const input = { userId: driver.id, acknowledge: true, reason: 'Asked' };
    const done = await send('deleteUser', 'DeleteUser', input, '__typename', admin);
    expect(done).toEqual({ __typename: 'DeleteUserPayload' });
    expect((await approve(id)).message).toBe('A payroll run of this request is gone. Decline it.');
    expect((await decline(id)).approvalRequest.status).toBe('DECLINED');
  });

  longTest('is needed for the original request, even if the limit was lowered or raised since', async () => {
    const id = await ask([await put(6000)]);
    await setLimit(100);
    expect((await approve(id)).approvalRequest.status).toBe('DONE');
    const next = await put(150, { week: 1, person: await portal.joinContractor() });
    const request = await ask([next]);
    await setLimit(null);
    expect((await approve(request, manager)).code).toBe('FORBIDDEN');
    expect((await pay([next])).payments).toHaveLength(1);
    expect((await approve(request)).message).toBe('Payroll #2 is already paid.');
    expect(await payments()).toHaveLength(2);
  });

  longTest('shows as pending at the run and in the week until it comes', async () => {
    const run = await put(6000);
    const shown = async () => {
      const { data } = await portal.graphql(
        `query ($id: ID!) { node(id: $id) { ... on PayrollRun { awaitsApproval } }
          payrollBoard(weekStart: "${WEEKS[0]}") { awaitingApproval rows(first: 9) { nodes { run { awaitsApproval } } } } }`,
        { id: run },
        manager.token,
      );
      const { awaitingApproval, rows } = data.payrollBoard;
      const inRows = rows.nodes.map(({ run }: { run: { awaitsApproval: boolean } }) => run.awaitsApproval);
      return [data.node.awaitsApproval, awaitingApproval, inRows];
    };
    expect(await shown()).toEqual([false, 0, [false]]);
    await decline(await ask([run]));
    expect(await shown()).toEqual([false, 0, [false]]);
    const id = await ask([run]);
    expect(await shown()).toEqual([true, 1, [true]]);
    await approve(id);
    expect(await shown()).toEqual([false, 0, [false]]);
  });

  test('does nothing if the requester is now deactivated, archived or without the role', async () => {
    const id = await ask([await put(6000)]);
    const expectRefused = async () => {
      expect((await approve(id)).message).toMatch(/can no longer do this/);
      expect([await statusOf(id), await payments()]).toEqual(['OPEN', []]);
    };
    const where = { id: manager.key };
    await portal.db.user.update({ where, data: { isActive: false } });
    await expectRefused();
    await portal.db.user.update({ where, data: { isActive: true, archivedAt: new Date() } });
    await expectRefused();
    await portal.db.user.update({ where, data: { archivedAt: null } });
    await portal.db.roleAssignment.deleteMany({ where: { userId: manager.key } });
    await expectRefused();
    expect((await decline(id)).approvalRequest.status).toBe('DECLINED');
  });

  longTest('is not needed again for another limit, and is again after a void', async () => {
    const run = await put(6000);
    const id = await ask([run]);
    await setLimit(9000);
    expect((await approve(id)).approvalRequest.status).toBe('DONE');
    await setLimit(5000);
    const { data } = await portal.graphql(
      'query ($id: ID!) { node(id: $id) { ... on PayrollRun { payment { id approvedBy { id } recordedBy { id } } } } }',
      { id: run },
      manager.token,
    );
    expect(data.node.payment).toMatchObject({
      approvedBy: { id: other.id },
      recordedBy: { id: manager.id },
    });
    await send(
      'voidPayment',
      'VoidPayment',
      { id: data.node.payment.id, reason: 'Bounced' },
      'payment { id }',
      manager,
    );
    expect((await pay([run])).approvalRequest.status).toBe('OPEN');
  });
});

describe('without it', () => {
  test('a refusal gives its reason, and the requester is notified', async () => {
    const id = await ask([await put(6000)]);
    expect((await decline(id, manager)).code).toBe('FORBIDDEN');
    const { approvalRequest } = await decline(id);
    expect(approvalRequest).toMatchObject({ status: 'DECLINED', reason: 'Wrong account' });
    expect(await noticesOf(manager)).toEqual([
      `${approvalRequest.decidedBy} declined your payments of $6,000.00 in all. See Approvals for the reason.`,
    ]);
    expect((await approve(id)).code).toBe('INVALID_TRANSITION');
    expect((await decline(id, admin, ' ')).code).toBe('VALIDATION');
    expect(await payments()).toEqual([]);
  });

  test('only the requester takes it back, and can ask again', async () => {
    const run = await put(6000);
    const id = await ask([run]);
    expect((await withdraw(id, other)).code).toBe('FORBIDDEN');
    expect((await withdraw(id)).approvalRequest.status).toBe('WITHDRAWN');
    expect(await ask([run])).not.toBe(id);
  });

  test('it expires after 7 days, even if that is not recorded yet', async () => {
    const run = await put(6000);
    const id = await ask([run]);
    portal.setClock('2026-11-25T17:00:00.000Z');
    for (const actor of [manager, other]) actor.token = await portal.signIn(actor.key);
    expect((await approve(id)).message).toBe('This request has expired. Request it again.');
    expect(await payments()).toEqual([]);
    const listed = async (status: string) => {
      const { data } = await portal.graphql(
        `{ approvalRequests(status: ${status}) { totalCount nodes { status } } }`,
        {},
        other.token,
      );
      return data.approvalRequests.nodes.map((one: { status: string }) => one.status);
    };
    expect([await listed('OPEN'), await listed('EXPIRED')]).toEqual([[], ['EXPIRED']]);
    await expireRequests(portal.services);
    expect(await statusOf(id)).toBe('EXPIRED');
    expect(await portal.audit({ action: 'REQUEST_EXPIRED' })).toMatchObject([{ userId: null }]);
    await expireRequests(portal.services);
    expect(await portal.audit({ action: 'REQUEST_EXPIRED' })).toHaveLength(1);
    expect(await listed('EXPIRED')).toEqual(['EXPIRED']);
  });
});

test('a request keeps its requester after a permanent deletion', async () => {
  const id = await ask([await put(6000)]);
  await portal.db.user.update({ where: { id: manager.key }, data: { archivedAt: new Date() } });
  await portal.db.roleAssignment.deleteMany({ where: { userId: manager.key } });
  const done = await send('deleteUser', 'DeleteUser', { userId: manager.id }, '__typename', admin);
  expect(done).toEqual({ __typename: 'DeleteUserPayload' });
  const { data } = await portal.graphql(
    'query ($id: ID!) { node(id: $id) { ... on ApprovalRequest { askedBy status } } }',
    { id },
    other.token,
  );
  expect(data.node).toEqual({ askedBy: expect.stringMatching(/^Deleted user #\d+$/), status: 'OPEN' });
  expect((await approve(id)).code).toBe('CONFLICT');
});
