/** Money that may have been handed out already: warned about before and after, never refused. */
import { toUtcMidnight } from 'rules/days';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { toKey } from '../../operation/ids.ts';

const WEEK = { weekStart: '2026-12-07', weekEnd: '2026-12-13' };

let portal: TestPortal;
let manager: Actor;
let driver: Actor;
let other: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-12-16');
  manager = await portal.joinStaff('Manager');
  driver = await portal.joinContractor({ firstName: 'Mike', lastName: 'Carter' });
  other = await portal.joinContractor({ firstName: 'Ana', lastName: 'Lopez' });
});

const put = async (person: Actor, pay = 500): Promise<string> => {
  const { status, body } = await portal.rest('POST', '/payroll/weekly', {
    token: manager.token,
    body: { userId: person.id, ...WEEK, weeklyData: [{ date: WEEK.weekStart, pay, expenses: 0 }] },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.payrollRun.id;
};
const ask = async (document: string, input: object) => {
  const { data, errors } = await portal.graphql(document, { input }, manager.token);
  expect(errors).toBeUndefined();
  return data.result;
};
const payment = (runIds: string[], reference: string, more: object = {}) => ({
  ...{ runIds, date: '2026-12-16', method: 'CHECK', reference, ...more },
});
/** Checks that the warnings before are the warnings with the payment. */
const record = async (input: object): Promise<string[]> => {
  const before = await ask(
    'query ($input: RecordPaymentInput!) { result: paymentWarnings(input: $input) }',
    input,
  );
  const { payments, warnings } = await ask(
    `mutation ($input: RecordPaymentInput!) { result: recordPayment(input: $input) {
      ... on Error { message } ... on RecordPaymentPayload { warnings payments { id } } } }`,
    input,
  );
  expect(payments.length).toBeGreaterThan(0);
  expect(warnings).toEqual(before);
  return warnings;
};
const advance = (person: Actor, more: object = {}) => ({
  ...{ userId: person.id, total: 300, givenOn: '2026-12-15', method: 'CHECK', reference: '77', ...more },
});
const give = async (input: object): Promise<string[]> => {
  const before = await ask(
    'query ($input: AdvanceWarningsInput!) { result: advanceWarnings(input: $input) }',
    input,
  );
  const plan = {
    ...{ kind: 'ADVANCE', description: 'Fuel', weekly: 50, firstWeek: '2026-12-14' },
    ...{ agreedBy: 'Mike', agreedOn: '2026-12-15', ...input },
  };
  const { plan: entered, warnings } = await ask(
    `mutation ($input: CreatePlanInput!) { result: createPlan(input: $input) {
      ... on Error { message } ... on CreatePlanPayload { warnings plan { id } } } }`,
    plan,
  );
  expect(entered.id).toBeTruthy();
  expect(warnings).toEqual(before);
  return warnings;
};
const voidPayment = async () => {
  const { id } = await portal.db.payment.findFirstOrThrow();
  await ask('mutation ($input: VoidPaymentInput!) { result: voidPayment(input: $input) { __typename } }', {
    id: `Payment_${id}`,
    reason: 'Lost',
  });
};

describe('the number of a check', () => {
  test('that a standing payment has', async () => {
    const [one, two] = [await put(driver), await put(other, 400)];
    expect(await record(payment([one], '1042'))).toEqual([]);
    expect(await record(payment([two], '1042'))).toEqual([
      'Check 1042 is also payment #1 to Mike Carter: $500.00 on Dec 16, 2026.',
    ]);
  });

  test('among those that are numbered on', async () => {
    const third = await portal.joinContractor({ firstName: 'Lu', lastName: 'Wong' });
    const [one, two, three] = [await put(driver), await put(other), await put(third)];
    await record(payment([one], '1043'));
    expect(await record(payment([two, three], '1042'))).toMatchObject([
      expect.stringContaining('Check 1043 is also payment #1 to Mike Carter'),
    ]);
  });

  test('that is the same on several checks at once', async () => {
    expect(await record(payment([await put(driver), await put(other)], 'A-12'))).toEqual([
      'Several of these checks have the number A-12.',
    ]);
  });

  test('of a payment that was voided is free, and so is a reference of another method', async () => {
    const one = await put(driver);
    await record(payment([one], '1042'));
    await voidPayment();
    expect(await record(payment([one], '1042'))).toEqual([]);
    expect(await record(payment([await put(other)], '1042', { method: 'WIRE' }))).toEqual([]);
  });

  test('that an advance has, and the other way around', async () => {
    expect(await give(advance(driver))).toEqual([]);
    expect(await record(payment([await put(other)], '77'))).toEqual([
      'Check 77 is also the advance of Mike Carter: $300.00 on Dec 15, 2026.',
    ]);
    expect(await give(advance(driver, { total: 200 }))).toEqual([
      'Check 77 is also payment #1 to Ana Lopez: $500.00 on Dec 16, 2026.',
      'Check 77 is also the advance of Mike Carter: $300.00 on Dec 15, 2026.',
    ]);
  });
});

test('a check for a run that a bank file pays; a payment by ACH is expected with a file', async () => {
  const run = await put(driver);
  const key = toKey('PayrollRun', run);
  const account = await portal.db.bankAccount.create({
    data: {
      ...{ userId: driver.key, routingNumber: '021000021', accountCipher: 'sealed', accountKeyId: 'key' },
      ...{ accountLast4: '6789', type: 'CHECKING', holder: 'PERSONAL' },
    },
  });
  await portal.db.bankFile.create({
    data: {
      ...{ weekStart: toUtcMidnight(WEEK.weekStart), format: 'CSV' },
      ...{ effectiveOn: toUtcMidnight('2026-12-17'), madeOn: toUtcMidnight('2026-12-15') },
      runs: { create: { runId: key, accountId: account.id } },
    },
  });
  const { number } = await portal.db.payrollRun.findUniqueOrThrow({ where: { id: key } });
  const says = `Payroll #${number} is in the bank file of Dec 15, 2026. Make sure the bank doesn’t pay it as well.`;
  expect(
    await ask('query ($input: RecordPaymentInput!) { result: paymentWarnings(input: $input) }', {
      ...payment([run], '', { method: 'ACH' }),
    }),
  ).toEqual([]);
  expect(
    await ask('query ($input: RecordPaymentInput!) { result: paymentWarnings(input: $input) }', {
      ...payment([run], '1042'),
    }),
  ).toEqual([says]);
  // A run that takes its place is warned about as well, in any way of paying it: the bank may have the other amount.
  await ask(
    'mutation ($input: CorrectPaymentInput!) { result: correctPayment(input: $input) { __typename } }',
    {
      ...{ runId: run, expectedTotal: 500, reason: 'A typo', requestKey: 'typo' },
      weeklyData: [{ date: WEEK.weekStart, pay: 505, expenses: 0 }],
    },
  );
  const corrected = await portal.db.payrollRun.findFirstOrThrow({ where: { status: 'PROCESSED' } });
  const replaced = says.replace(`#${number} is`, `#${number}, which was voided since, is`);
  expect(await record(payment([`PayrollRun_${corrected.id}`], '', { method: 'ACH' }))).toEqual([replaced]);
});

describe('an advance', () => {
  test('that equals one of the same day', async () => {
    await give(advance(driver, { method: 'CASH', reference: '' }));
    expect(await give(advance(driver, { reference: '78' }))).toEqual([
      'Another advance of $300.00 was given on Dec 15, 2026: Fuel.',
    ]);
    expect(await give(advance(driver, { givenOn: '2026-12-14', reference: '79' }))).toEqual([]);
    expect(await give(advance(other, { reference: '80' }))).toEqual([]);
  });
});
