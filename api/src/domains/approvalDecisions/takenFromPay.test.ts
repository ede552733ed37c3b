/**
 * What is taken off someone's pay, what is entered as paid before, and who is made to disappear: the person is told, and
 * above the company's limit one person alone does none of it.
 */
import { addDays } from 'rules/days';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { toRevision } from '../timeLogs/revision.ts';

let portal: TestPortal;
let admin: Actor;
let boss: Actor;
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
  [admin, boss] = [await portal.joinStaff('IT_Admin'), await portal.joinStaff('IT_Admin')];
  [manager, other] = [await portal.joinStaff('Manager'), await portal.joinStaff('Manager')];
  for (const [person, firstName] of [
    [admin, 'Ada'],
    [boss, 'Bo'],
    [manager, 'Mo'],
    [other, 'Oz'],
  ] as const)
    await portal.db.user.update({ where: { id: person.key }, data: { firstName, lastName: 'Yew' } });
  driver = await portal.joinContractor({ firstName: 'Dana', lastName: 'Reyes' });
});

const send = async (field: string, type: string, input: object, select: string, by = manager) => {
  const { data, errors } = await portal.graphql(
    `mutation ($input: ${type}Input!) { result: ${field}(input: $input) {
      ... on Error { code message ... on RetentionError { details } } ... on ${type}Payload { ${select} } } }`,
    { input },
    by.token,
  );
  return data?.result ?? { code: errors?.[0]?.extensions?.code };
};
const setLimit = (secondPersonAbove: number) =>
  send(
    'updateCompany',
    'UpdateCompany',
    { secondPersonAbove },
    'companyProfile { secondPersonAbove }',
    admin,
  );

const REQUEST =
  'id kind status amount about { id } advanceFor advanceWeekly openingDetails deletionOf deletionReason';
const approve = (id: string, by = other) =>
  send('approveRequest', 'ApproveRequest', { id }, `approvalRequest { ${REQUEST} }`, by);
const noticesOf = async ({ token }: Actor): Promise<string[]> => {
  const { data } = await portal.graphql('{ viewer { notices(first: 9) { nodes { text } } } }', {}, token);
  return data.viewer.notices.nodes.map(({ text }: { text: string }) => text);
};
const statusOf = async (id: string) =>
  (await portal.db.approvalRequest.findUniqueOrThrow({ where: { id: id.replace('ApprovalRequest_', '') } }))
    .status;

const deduct = (input: object, by = manager) =>
  send(
    'createPlan',
    'CreatePlan',
    {
      ...{ userId: driver.id, kind: 'RECURRING', description: 'Insurance', weekly: 40 },
      ...{ firstWeek: '2026-11-16', agreedBy: 'Dana Reyes', agreedOn: '2026-11-16', ...input },
    },
    `plan { id revision } approvalRequest { ${REQUEST} }`,
    by,
  );
const ADVANCE = { kind: 'ADVANCE', total: 500, weekly: 125, givenOn: '2026-11-17', method: 'CHECK' };
const enter = (input: object = {}, by = manager) =>
  send(
    'enterOpeningBalance',
    'EnterOpeningBalance',
    { userId: driver.id, paidThrough: '2026-06-30', compensation: 20_000, ...input },
    `user { openingBalances { compensation } openingBalanceRequest { ${REQUEST} } }`,
    by,
  );

const pay = async (date: string) => {
  const weekStart = '2026-11-02';
  const { body } = await portal.rest('POST', '/payroll/weekly', {
    token: manager.token,
    body: {
      ...{ userId: driver.id, weekStart, weekEnd: addDays(weekStart, 6) },
      weeklyData: [{ date: weekStart, pay: 500, expenses: 0 }],
    },
  });
  const input = { runIds: [body.payrollRun.id], date, method: 'CHECK', reference: '1' };
  return (await send('recordPayment', 'RecordPayment', input, 'payments { id }')).payments[0].id as string;
};

describe('the payee is told of', () => {
  test('an advance and a deduction, their terms and their end', async () => {
    const { plan: deduction } = await deduct({ total: 400 });
    await send(
      'changePlan',
      'ChangePlan',
      { id: deduction.id, revision: deduction.revision, weekly: 50 },
      'plan { id }',
    );
    await send('endPlan', 'EndPlan', { id: deduction.id, reason: 'Own policy' }, 'plan { id }');
    const { plan: advance } = await deduct(ADVANCE);
    await send('voidAdvance', 'VoidAdvance', { id: advance.id, reason: 'Never given' }, 'plan { id }');
    expect((await noticesOf(driver)).sort()).toEqual(
      [
        'Mo Yew entered a deduction of $400.00 for you: $40.00 a week is taken off your pay. If that’s wrong, ask the company.',
        'Mo Yew changed the terms of a deduction that is taken off your pay: $50.00 a week.',
        'Mo Yew ended a deduction: nothing more is taken off your pay for it.',
        'Mo Yew entered an advance of $500.00 for you: $125.00 a week is taken off your pay. If that’s wrong, ask the company.',
        'Mo Yew voided an advance that had been entered for you by mistake.',
      ].sort(),
    );
    expect(await noticesOf(other)).toEqual([]);
  });

  test('what was entered as paid before, with an advance from then, and that it was voided', async () => {
    const advance = {
      ...{ total: 300, weekly: 50, firstWeek: '2026-11-16' },
      ...{ agreedBy: 'Dana Reyes', agreedOn: '2026-06-01' },
    };
    await enter({ reimbursed: 400, advance });
    const { id } = await portal.db.openingBalance.findFirstOrThrow();
    await send(
      'voidOpeningBalance',
      'VoidOpeningBalance',
      { id: `OpeningBalance_${id}`, reason: 'Twice' },
      'openingBalance { id }',
    );
    expect((await noticesOf(driver)).sort()).toEqual([
      'Mo Yew entered an advance of $300.00 for you: $50.00 a week is taken off your pay. If that’s wrong, ask the company.',
      'Mo Yew entered that you were paid $20,400.00 in 2026 outside this system. If that’s wrong, ask the company.',
      'Mo Yew voided what had been entered as paid to you in 2026 outside this system.',
    ]);
  });
});

describe('above the limit', () => {
  beforeEach(() => setLimit(5000));

  test('a deduction waits, is entered with the approval, and its payee is notified then', async () => {
    expect((await deduct({ total: 5000 })).plan).toBeTruthy();
    await portal.db.plan.updateMany({ data: { endedAt: new Date(), endReason: 'Over' } });
    const { plan, approvalRequest } = await deduct({ total: 5000.01, weekly: 100 });
    expect(plan).toBeNull();
    expect(approvalRequest).toMatchObject({
      ...{ kind: 'ENTER_DEDUCTION', status: 'OPEN', amount: 5000.01, about: { id: driver.id } },
      ...{ advanceFor: 'Insurance', advanceWeekly: 100 },
    });
    expect(await noticesOf(other)).toEqual([
      'Mo Yew needs your approval for a deduction of $5,000.01. See Approvals.',
    ]);
    expect(await noticesOf(driver)).toHaveLength(1);
    expect((await approve(approvalRequest.id, manager)).code).toBe('FORBIDDEN');
    expect((await approve(approvalRequest.id)).approvalRequest.status).toBe('DONE');
    expect(await portal.db.plan.findMany({ where: { endedAt: null } })).toMatchObject([
      { kind: 'RECURRING', createdById: manager.key },
    ]);
    expect(await noticesOf(driver)).toHaveLength(2);
    expect((await noticesOf(manager))[0]).toBe('Oz Yew approved your deduction of $5,000.01. It is entered.');
  });

  const change = ({ id, revision }: { id: string; revision: string }, terms: object) =>
    send('changePlan', 'ChangePlan', { id, revision, ...terms }, 'plan { id revision }');
  const NEEDS_TWO =
    'Deductions above $5,000.00 within 7 days need a second person. End this one and enter another.';
  const nextWeek = async () => {
    portal.setClock('2026-11-26');
    for (const person of [manager, other]) person.token = await portal.signIn(person.key);
  };

  const owed = (total: number) => ({
    compensation: 0,
    advance: {
      ...{ total, weekly: 50, firstWeek: '2026-11-16' },
      ...{ agreedBy: 'Dana Reyes', agreedOn: '2026-06-01' },
    },
  });

  const importList = () => {
    const text = [
      'First name,Last name,Email,Paid this year',
      'Lee,Oak,lee@example.com,20000',
      'Kim,Ash,kim@example.com,900',
      'Pat,Elm,pat@example.com,7000',
    ].join('\n');
    const input = { text, paidThrough: '2026-06-30', idempotencyKey: 'list' };
    return send('importPeople', 'ImportPeople', input, 'people');
  };

  test('a deduction cannot be split, nor raised afterwards', async () => {
    const { plan } = await deduct({ total: 3000 });
    expect(plan).toBeTruthy();
    expect((await deduct({ total: 2000.01 })).approvalRequest.kind).toBe('ENTER_DEDUCTION');
    expect((await enter(owed(2000.01))).user.openingBalanceRequest).not.toBeNull();
    await nextWeek();
    const { plan: ongoing } = await deduct({ weekly: 100, agreedOn: '2026-11-18', firstWeek: '2026-11-23' });
    expect((await change(ongoing, { weekly: 5000.01 })).message).toBe(NEEDS_TWO);
    expect((await change(ongoing, { weekly: 5000 })).plan).toBeTruthy();
  });

  test('weeks that have passed are taken at once and count', async () => {
    const firstWeek = '2026-08-24';
    expect((await deduct({ firstWeek, weekly: 384.62 })).approvalRequest.amount).toBe(5000.06);
    // Only the weeks through the last one.
    const { plan } = await deduct({ firstWeek, weekly: 1600, lastWeek: '2026-09-07' });
    expect((await change(plan, { lastWeek: null })).message).toBe(NEEDS_TWO);
    expect((await change(plan, { weekly: 1700 })).message).toBe(NEEDS_TWO);
    expect((await change(plan, { floor: 100, weekly: 1600.01 })).plan).toBeTruthy();
  });

  test('what two agreed to take until a week, one does not take longer', async () => {
    const { approvalRequest } = await deduct({ weekly: 6000, lastWeek: '2026-12-14' });
    await approve(approvalRequest.id);
    await nextWeek();
    const { id, updatedAt } = await portal.db.plan.findFirstOrThrow();
    const plan = { id: `Plan_${id}`, revision: toRevision(updatedAt) };
    expect((await change(plan, { lastWeek: '2026-12-21' })).message).toBe(NEEDS_TWO);
    expect((await change(plan, { lastWeek: '2026-12-07', weekly: 5900 })).plan).toBeTruthy();
  });

  test('deductions raised or extended within 7 days count together, with what they took by then', async () => {
    const old = { firstWeek: '2026-11-09', weekly: 400 };
    const [{ plan: one }, { plan: two }, { plan: brief }] = [
      await deduct(old),
      await deduct(old),
      await deduct({ ...old, lastWeek: '2026-11-09' }),
    ];
    await nextWeek();
    // No payroll has taken the weeks since the first, so the higher amount is due for each of them.
    expect((await change(one, { weekly: 2000 })).message).toBe(NEEDS_TWO);
    const { plan: raised } = await change(one, { weekly: 1500 });
    expect(raised).toBeTruthy();
    expect((await change(two, { weekly: 1500 })).message).toBe(NEEDS_TWO);
    expect((await change(brief, { lastWeek: null })).plan).toBeTruthy();
    const { approvalRequest } = await deduct({ weekly: 600.01 });
    expect(approvalRequest.amount).toBe(1200.02);
    expect((await approve(approvalRequest.id)).approvalRequest.status).toBe('DONE');
    // One person may take less, however much two have agreed to.
    expect((await change(two, { weekly: 300 })).plan).toBeTruthy();
    expect((await change(raised, { weekly: 300 })).plan).toBeTruthy();
    expect((await deduct({ total: 2999.98 })).plan).toBeTruthy();
  });

  test('what an ended deduction took counts; one that took nothing does not', async () => {
    const end = ({ id }: { id: string }) =>
      send('endPlan', 'EndPlan', { id, reason: 'Wrong' }, 'plan { id }');
    const firstWeek = '2026-11-02';
    await end((await deduct({ total: 4900, weekly: 4900, firstWeek })).plan);
    const { plan } = await deduct({ total: 4900, weekly: 450, firstWeek });
    expect(plan).toBeTruthy();
    await pay('2026-11-18');
    await end(plan);
    expect((await deduct({ total: 4550.01 })).approvalRequest.kind).toBe('ENTER_DEDUCTION');
    expect((await deduct({ total: 4550 })).plan).toBeTruthy();
  });

  test('advances from before count together and with deductions', async () => {
    const waits = async (input: object) => {
      const { openingBalanceRequest: asked } = (await enter(input)).user;
      if (asked)
        await send('declineRequest', 'DeclineRequest', { id: asked.id, reason: 'No' }, '__typename', other);
      return asked !== null;
    };
    expect(await waits(owed(2000))).toBe(false);
    expect(await waits(owed(3000.01))).toBe(true);
    expect((await deduct({ total: 3000.01 })).approvalRequest.kind).toBe('ENTER_DEDUCTION');
    expect(await waits({ compensation: 3000.01 })).toBe(true);
    expect(await waits({ compensation: 2500 })).toBe(false);
    expect(await waits({ ...owed(0.01), compensation: 500, paidThrough: '2025-12-31' })).toBe(true);
    expect(await waits({ compensation: 500, paidThrough: '2025-12-31' })).toBe(false);
    // What was paid before takes nothing off pay.
    expect((await deduct({ total: 3000 })).plan).toBeTruthy();
    expect(await waits(owed(0.01))).toBe(true);
  });

  test('an opening balance waits, and counts only once someone else agrees', async () => {
    const { user } = await enter({ idempotencyKey: 'before' });
    expect(user).toEqual({
      openingBalances: [],
      openingBalanceRequest: expect.objectContaining({
        ...{ kind: 'ENTER_OPENING_BALANCE', amount: 20_000, about: { id: driver.id } },
        openingDetails: 'Paid through Jun 30, 2026: $20,000.00',
      }),
    });
    expect(await portal.db.ledgerEntry.count()).toBe(0);
    expect(await noticesOf(driver)).toEqual([]);
    expect(await noticesOf(other)).toEqual([
      'Mo Yew needs your approval for an opening balance of $20,000.00. See Approvals.',
    ]);
    const { id } = user.openingBalanceRequest;
    expect((await enter({ idempotencyKey: 'before' })).user.openingBalanceRequest.id).toBe(id);
    expect((await approve(id)).approvalRequest.status).toBe('DONE');
    expect(await portal.db.openingBalance.findMany()).toMatchObject([{ createdById: manager.key }]);
    expect(await portal.db.ledgerEntry.count({ where: { event: 'OPENING_BALANCE' } })).toBe(1);
    expect(await noticesOf(driver)).toHaveLength(1);
    // Sent once more it is what there is.
    const again = (await enter({ idempotencyKey: 'before' })).user;
    expect(again).toEqual({ openingBalances: [{ compensation: 20_000 }], openingBalanceRequest: null });
  });

  test('an opening balance cannot be approved once a payment of those days is recorded', async () => {
    const { user } = await enter({ paidThrough: '2026-11-18' });
    await pay('2026-11-18');
    const { id } = user.openingBalanceRequest;
    expect((await approve(id)).message).toMatch(/^This portal has payments through Nov 18, 2026/);
    expect(await portal.db.openingBalance.count()).toBe(0);
  });

  test('one with an advance counts with it, and takes a fresh session', async () => {
    const advance = {
      ...{ total: 1000.01, weekly: 50, firstWeek: '2026-11-16' },
      ...{ agreedBy: 'Dana Reyes', agreedOn: '2026-06-01' },
    };
    expect((await enter({ compensation: 4000, advance })).user.openingBalanceRequest).not.toBeNull();
    await portal.db.session.updateMany({ data: { confirmedAt: null } });
    expect((await enter({ compensation: 5000.01 })).code).toBe('FRESH_SESSION_REQUIRED');
    expect((await deduct({ total: 5000.01 })).code).toBe('FRESH_SESSION_REQUIRED');
    expect((await importList()).code).toBe('FRESH_SESSION_REQUIRED');
    expect(await portal.db.user.count({ where: { email: 'kim@example.com' } })).toBe(0);
  });

  test('those in a list of people wait as well, and are one notice', async () => {
    expect((await importList()).people).toBe(3);
    expect(await portal.db.openingBalance.count()).toBe(1);
    expect(await portal.db.approvalRequest.findMany({ orderBy: { number: 'asc' } })).toMatchObject([
      { kind: 'ENTER_OPENING_BALANCE', status: 'OPEN' },
      { kind: 'ENTER_OPENING_BALANCE', status: 'OPEN' },
    ]);
    expect(await noticesOf(other)).toEqual([
      'Mo Yew needs your approval for an opening balance of $27,000.00. See Approvals.',
    ]);
  });
});

describe('someone paid within 90 days', () => {
  const archive = () =>
    portal.rest('PATCH', `/staff/${driver.id}/archive`, { token: admin.token, body: { archived: true } });
  const ANYHOW = '?acknowledge=true&reason=Asked%20for%20it';
  const remove = (by = admin) => portal.rest('DELETE', `/staff/${driver.id}${ANYHOW}`, { token: by.token });

  test('is deleted by two where the company has a limit: over REST the request is named', async () => {
    await setLimit(5000);
    await pay('2026-11-17');
    await archive();
    const { status, body } = await remove();
    const [id] = body.details;
    expect([status, body]).toEqual([
      403,
      {
        code: 'APPROVAL_REQUIRED',
        error: 'Sent to a second person, because this user was paid within 90 days.',
        details: [expect.stringMatching(/^ApprovalRequest_/)],
      },
    ]);
    expect((await remove()).body.details).toEqual([id]);
    expect(await portal.db.user.count({ where: { id: driver.key } })).toBe(1);
    expect(await portal.audit({ action: 'USER_DELETED' })).toEqual([]);
    expect(await noticesOf(boss)).toContain(
      'Ada Yew needs your approval to permanently delete Dana Reyes. See Approvals.',
    );
    expect((await approve(id, admin)).code).toBe('FORBIDDEN');
    expect((await approve(id, other)).code).toBe('FORBIDDEN');
    expect((await approve(id, boss)).approvalRequest).toMatchObject({
      ...{
        kind: 'DELETE_USER',
        status: 'DONE',
        deletionOf: 'Deleted user #1',
        deletionReason: 'Asked for it',
      },
    });
    expect(await portal.db.user.count({ where: { id: driver.key } })).toBe(0);
    expect(await portal.audit({ action: 'USER_DELETED' })).toMatchObject([
      { userId: boss.key, newValues: { request: 1, reason: 'Asked for it' } },
    ]);
    expect(await noticesOf(admin)).toContain('Bo Yew approved the deletion that you asked for. It is done.');
  });

  test('leaves no address in the request, which outlives them', async () => {
    await setLimit(5000);
    await pay('2026-11-17');
    await archive();
    const input = {
      userId: driver.id,
      confirmEmail: driver.email,
      acknowledge: true,
      reason: 'Asked for it',
    };
    const { approvalRequest } = await send(
      'deleteUser',
      'DeleteUser',
      input,
      'approvalRequest { id }',
      admin,
    );
    await approve(approvalRequest.id, boss);
    const [request] = await portal.db.approvalRequest.findMany();
    expect(request).toMatchObject({ status: 'DONE' });
    expect(JSON.stringify(request)).not.toContain(driver.email);
  });

  test('stays if the second person declines, or if someone unarchives them meanwhile', async () => {
    await setLimit(5000);
    await pay('2026-11-17');
    await archive();
    const [id] = (await remove()).body.details;
    await portal.rest('PATCH', `/staff/${driver.id}/archive`, {
      token: boss.token,
      body: { archived: false },
    });
    expect((await approve(id, boss)).message).toMatch(/^Only archived users can be deleted/);
    expect(await statusOf(id)).toBe('OPEN');
    await send(
      'declineRequest',
      'DeclineRequest',
      { id, reason: 'Still here' },
      'approvalRequest { id }',
      boss,
    );
    expect(await noticesOf(admin)).toContain(
      'Bo Yew declined the deletion that you asked for. See Approvals for the reason.',
    );
    expect(await portal.db.user.count({ where: { id: driver.key } })).toBe(1);
  });

  test('needs two although the payment was voided, and one alone after 90 days or without a limit', async () => {
    await setLimit(5000);
    const id = await pay('2026-11-17');
    await send('voidPayment', 'VoidPayment', { id, reason: 'Bounced' }, 'payment { id }');
    await archive();
    expect((await remove()).status).toBe(403);
    portal.setClock('2027-02-17');
    admin.token = await portal.signIn(admin.key);
    expect((await remove()).status).toBe(200);
  });

  test('is deleted by one where the company has no limit', async () => {
    await pay('2026-11-17');
    await archive();
    expect((await remove()).status).toBe(200);
  });
});
