import { nextBankingDay } from 'rules/bankingDays';
import { startOfWeek } from 'rules/weeks';
import { todayIn } from 'rules/zonedDays';
import { pdf } from '../../../support/receivedFiles.ts';
import { PASSWORD, SECOND_ADMIN } from '../company.ts';
import type { Scenario } from '../scenarios.ts';
import { until } from '../until.ts';
import { addDays } from '../weeks.ts';
import { findPersonId, signIn } from './people.ts';

/** The year of the pay dates; it is over. */
const YEAR = new Date().getFullYear() - 1;
const PAY_DATE = `${YEAR}-06-06`;
/** The Monday of a future week. */
const LATER_WEEK = addDays(startOfWeek(todayIn(new Date(), 'UTC')), 350);
/** Five separate weeks for each scenario; no other scenario uses some of them. */
const pickWeeks = (number: number) => {
  const first = addDays('2021-01-04', 35 * (number % 40));
  return [first, addDays(first, 7), addDays(first, 14), addDays(first, 21), addDays(first, 28)] as const;
};

const COMPANY = {
  legalName: 'Example Freight LLC',
  ein: '07-0000451',
  street: '1 Depot Road',
  city: 'Philadelphia',
  state: 'PA',
  zip: '19103',
  phone: '(215) 555-0177',
  // No other payment of a scenario comes near it.
  secondPersonAbove: 50_000,
};

/** Waits until the batch is done. */
async function finished({ ask, admin }: Scenario, type: string, id: string): Promise<void> {
  const query = `query ($id: ID!) { node(id: $id) { ... on ${type} { finishedAt refused } } }`;
  const isFinished = async () => {
    const { node } = await ask(admin.token, query, { id });
    if (node.refused > 0) throw new Error(`A batch has refused ${node.refused} people.`);
    return node.finishedAt;
  };
  await until('the end of a batch', isFinished, { every: 50 });
}

/**
 * A payment above the limit: withdrawn, declined, and approved by a second person. Returns the id of the run it pays.
 */
async function twoPeople(scenario: Scenario, userId: string, weekStart: string): Promise<string> {
  const { write, ask, admin, manager, number } = scenario;
  const weeklyData = [{ date: weekStart, pay: 60_000, expenses: 0 }];
  const week = { weekStart, weekEnd: addDays(weekStart, 6), payDate: PAY_DATE };
  const { payrollRun } = await write('processWeeklyPayroll', {
    token: manager.token,
    input: { userId, ...week, weeklyData, idempotencyKey: `large run ${number}` },
    select: '... on ProcessWeeklyPayrollPayload { payrollRun { id } }',
  });
  // Sent again, it is the same request.
  const asking = `mutation ($input: RecordPaymentInput!) {
    result: recordPayment(input: $input) { ... on RecordPaymentPayload { approvalRequest { id } } } }`;
  const request = async (): Promise<string> => {
    const input = { runIds: [payrollRun.id], date: PAY_DATE, method: 'WIRE' };
    const { result } = await ask(manager.token, asking, { input });
    return result.approvalRequest.id;
  };
  await write('withdrawRequest', { token: manager.token, input: { id: await request() } });
  await write('declineRequest', { token: admin.token, input: { id: await request(), reason: 'By check' } });
  await write('approveRequest', { token: admin.token, input: { id: await request() } });
  return payrollRun.id;
}

/** A bank account that one administrator enters for another person, and that a second administrator approves. */
async function twoAdministrators(scenario: Scenario, account: object): Promise<void> {
  const { write, ask, admin } = scenario;
  const entering = `mutation ($input: SetBankAccountInput!) {
    result: setBankAccount(input: $input) { ... on SetBankAccountPayload { user { bankAccountRequest { id } } } } }`;
  const { result } = await ask(admin.token, entering, { input: account });
  const second = await signIn({ ...scenario, email: SECOND_ADMIN }, PASSWORD);
  await write('approveRequest', { token: second, input: { id: result.user.bankAccountRequest.id } });
}

/** A driver: registered, at work, paid in every way, with forms and in reports. */
export async function contractorScenario(scenario: Scenario): Promise<void> {
  const { write, ask, admin, manager, email, number } = scenario;
  const by = (token: string) => (field: string, input: object, select?: string) =>
    write(field, { token, input, ...(select && { select }) });
  const byAdmin = by(admin.token);
  const byManager = by(manager.token);
  const [first, second, third, fourth, fifth] = pickWeeks(number);

  const name = { firstName: 'Dana', lastName: `Driver ${number}` };
  await write('register', { input: { ...name, email, password: PASSWORD } });
  const userId = await findPersonId(scenario);
  await write('setUserActive', { token: admin.token, input: { userId, isActive: true } });
  const byDriver = by(await signIn(scenario, PASSWORD));

  await byDriver('logDay', { date: first, worked: true, description: 'Run' });
  const { timeLogs } = await ask(
    admin.token,
    'query ($id: ID!) { timeLogs(userId: $id) { edges { node { id } } } }',
    { id: userId },
  );
  await byDriver('updateTimeLog', { id: timeLogs.edges[0].node.id, description: `Run ${number}` });
  const week = (weekStart: string) => ({
    weekStart,
    days: [0, 1, 2].map((day) => ({
      date: addDays(weekStart, day),
      worked: true,
      description: 'Harrisburg',
    })),
  });
  const submitted = await byDriver(
    'submitWeek',
    week(second),
    '... on SubmitWeekPayload { timeLogs { id revision } }',
  );
  await byManager('decideDays', { days: submitted.timeLogs, status: 'APPROVED' });
  // The scenario's weeks are long ago, and a receipt may be at most a year old.
  const lately = addDays(todayIn(new Date(), 'America/New_York'), -7);
  const toll = (name: string) => ({
    date: lately,
    category: 'TOLLS',
    amount: 12.5,
    purpose: 'Turnpike',
    idempotencyKey: `${name} ${number}`,
  });
  const given = '... on AddReceiptPayload { receipt { id revision } }';
  const file = pdf().toString('base64');
  const sent = await byDriver(
    'sendReceiptFile',
    { file },
    '... on SendReceiptFilePayload { receiptFile { id } }',
  );
  const { receipt } = await byDriver('addReceipt', { ...toll('kept'), fileId: sent.receiptFile.id }, given);
  await byDriver('updateReceipt', { ...receipt, amount: 13 });
  // A repeated change is refused, because the receipt has changed since.
  const reading = 'query ($id: ID!) { node(id: $id) { ... on Receipt { id revision } } }';
  const { node: changed } = await ask(manager.token, reading, { id: receipt.id });
  await byManager('decideReceipts', { receipts: [changed], status: 'APPROVED' });
  const mistaken = await byDriver('addReceipt', toll('mistaken'), given);
  await byDriver('deleteReceipt', { id: mistaken.receipt.id });
  await byManager('setPayRate', { userId, dailyRate: 250 });
  await byDriver('logDay', { date: third, worked: true, description: 'Run' });
  await byDriver('withdrawWeek', { weekStart: third });

  const account = {
    ...{ userId, routingNumber: '021000021', accountNumber: `7700${1000 + number}` },
    ...{ type: 'CHECKING', holder: 'PERSONAL' },
  };
  await byDriver('setBankAccount', account);
  const agreed = { agreedBy: `Dana Driver ${number}`, agreedOn: PAY_DATE, firstWeek: first, weekly: 125 };
  const advance = { userId, kind: 'ADVANCE', total: 500, givenOn: PAY_DATE, method: 'CASH', ...agreed };
  const entered = '... on CreatePlanPayload { plan { id revision } }';
  const { plan } = await byManager(
    'createPlan',
    { ...advance, description: 'Fuel advance', idempotencyKey: `fuel ${number}` },
    entered,
  );
  // Low enough that a later week of $300.75 pays back all that it may.
  await byManager('changePlan', { ...plan, floor: 100 + (number % 60) });
  const { plan: wrong } = await byManager(
    'createPlan',
    { ...advance, description: 'Ticket', idempotencyKey: `ticket ${number}` },
    entered,
  );
  await byManager('voidAdvance', { id: wrong.id, reason: 'Never given' });

  const opening = {
    ...{ userId, paidThrough: `${YEAR}-01-31`, compensation: 4000 + number, reimbursed: 12.5 },
    advance: { total: 300, weekly: 5, firstWeek: LATER_WEEK, agreedBy: 'Dana', agreedOn: PAY_DATE },
  };
  await byManager('enterOpeningBalance', { ...opening, idempotencyKey: `before ${number}` });
  const openingsQuery = 'query ($id: ID!) { person(id: $id) { openingBalances { id } } }';
  const { person } = await ask(manager.token, openingsQuery, { id: userId });
  await byManager('voidOpeningBalance', { id: person.openingBalances[0].id, reason: 'Typed twice' });
  await byManager('enterOpeningBalance', {
    ...{ userId, paidThrough: `${YEAR}-02-28`, compensation: 4100 + number },
    idempotencyKey: `before again ${number}`,
  });

  const people = ['One', 'Two'].map((name) => `Lou,${name} ${number},${name}.${email},250,1000,${PAY_DATE}`);
  await byManager('importPeople', {
    text: `First Name,Last Name,Email,Day Rate,Paid This Year,Day Rate From\n${people.join('\n')}`,
    paidThrough: PAY_DATE,
    idempotencyKey: `list ${number}`,
  });

  const weekEnd = addDays(first, 6);
  const weeklyData = [{ date: first, pay: 1500.25, expenses: 10.5, notes: 'Tolls' }];
  const { payrollRun } = await byManager(
    'processWeeklyPayroll',
    { userId, weekStart: first, weekEnd, payDate: PAY_DATE, weeklyData, idempotencyKey: `run ${number}` },
    '... on ProcessWeeklyPayrollPayload { payrollRun { id } }',
  );
  // The run was made at $250.00 a day but pays more than that.
  await byManager('setPayRate', { userId, dailyRate: 1600, effectiveFrom: first });
  await byManager('dismissBackPay', { userId, weekStart: first, amount: 99.75 });
  await byManager('makeBankFile', {
    ...{ weekStart: first, format: 'CSV', includeNew: true, includeRepeated: true },
    effectiveOn: nextBankingDay(todayIn(new Date(), 'America/New_York')),
    idempotencyKey: `file ${number}`,
  });
  await byDriver('removeBankAccount', { userId });
  await byManager('recordPayment', {
    ...{ runIds: [payrollRun.id], date: PAY_DATE, method: 'CHECK' },
    reference: `${1000 + number}`,
  });
  const paying = 'query ($id: ID!) { node(id: $id) { ... on PayrollRun { payment { id } } } }';
  const { node } = await ask(manager.token, paying, { id: payrollRun.id });
  await byManager('voidPayment', { id: node.payment.id, reason: 'Bounced' });
  await byManager('setPayrollRunStatus', { id: payrollRun.id, status: 'PAID' });
  // The rest takes twice as long, and its own tests send each request twice.
  if (!process.env.LONG) return;
  const added = await byManager(
    'addToPay',
    {
      ...{ userId, weekStart: first, payDate: PAY_DATE, requestKey: `added ${number}` },
      lines: [{ category: 'DETENTION', date: first, amount: 60, note: 'Joliet' }],
    },
    '... on AddToPayPayload { payrollRun { id } }',
  );
  const corrected = await byManager(
    'correctPayment',
    {
      ...{ runId: payrollRun.id, payDate: PAY_DATE, requestKey: `corrected ${number}` },
      ...{ reason: 'A day was missing', expectedTotal: 1510.75 },
      weeklyData: [...weeklyData, { date: addDays(first, 1), pay: 10, expenses: 0 }],
    },
    '... on CorrectPaymentPayload { payrollRun { id } }',
  );
  // An unpaid run on payroll delays its payee's form.
  for (const { payrollRun: run } of [added, corrected])
    await byManager('setPayrollRunStatus', { id: run.id, status: 'PAID' });
  await byManager('correctPayment', {
    ...{ runId: payrollRun.id, requestKey: `lowered ${number}`, weekly: 5 },
    ...{ reason: 'The day was not worked', expectedTotal: 1520.75, weeklyData },
  });
  const paid = await byManager(
    'startPayrollBatch',
    {
      weekStart: fourth,
      payDate: PAY_DATE,
      include: [userId],
      edits: [{ userId, weeklyData: [{ date: fourth, pay: 300.75, expenses: 0 }] }],
      expected: { contractors: 1, totalPay: 300.75 },
      idempotencyKey: `batch ${number}`,
    },
    '... on StartPayrollBatchPayload { batch { id } }',
  );
  await finished(scenario, 'PayrollBatch', paid.batch.id);
  await byManager('markWeekPaid', { weekStart: fourth });
  await byManager('endPlan', { id: plan.id, reason: 'Paid back in cash' });
  // A plan recovers the overpaid amount, and the batch has taken part of it.
  const owing = 'query ($id: ID!) { person(id: $id) { plans(first: 1) { edges { node { id left } } } } }';
  const [owed] = (await ask(admin.token, owing, { id: userId })).person.plans.edges;
  if (owed.node.left !== 5) throw new Error(`Of an overpayment ${owed.node.left} is left.`);
  await byAdmin('endPlan', { id: owed.node.id, reason: 'Too small to take back' });
  const { plan: boots } = await byManager(
    'createPlan',
    {
      ...{ ...advance, description: 'Boots', firstWeek: LATER_WEEK },
      idempotencyKey: `boots ${number}`,
    },
    entered,
  );
  const back = { id: boots.id, date: PAY_DATE, method: 'CHECK', amount: 100 };
  await byManager('recordRepayment', { ...back, idempotencyKey: `boots back ${number}` });
  const repayments = 'query ($id: ID!) { node(id: $id) { ... on Plan { repayments { id } } } }';
  const { node: repaid } = await ask(manager.token, repayments, { id: boots.id });
  await byManager('voidRepayment', { id: repaid.repayments[0].id, reason: 'Bounced' });
  await byManager('recordRepayment', { ...back, amount: 60, idempotencyKey: `boots cash ${number}` });
  await byAdmin('writeOffAdvance', { id: boots.id, reason: 'A gift' });

  const range = { startDate: first, endDate: addDays(fourth, 6), userId };
  const summary = await byManager('generatePayrollSummary', range, '... on Report { id }');
  await byManager('generateContractorPerformance', range);
  await byManager('generateTaxSummary', { year: YEAR });
  await byManager('deleteReport', { id: summary.id });

  await byAdmin('updateCompany', { ...COMPANY, drivers: number });
  await byDriver('logDay', { date: fifth, worked: true, description: 'Run' });
  const large = await twoPeople(scenario, userId, fifth);
  const voiding =
    'mutation ($input: SetPayrollRunStatusInput!) { setPayrollRunStatus(input: $input) { __typename } }';
  await ask(manager.token, voiding, { input: { id: large, status: 'VOID', reason: 'Never driven' } });
  await byManager('takeBackOverpaid', { userId, weekStart: fifth, requestKey: `taken back ${number}` });
  await twoAdministrators(scenario, { ...account, type: 'SAVINGS' });
  const agreedLarge = { description: 'Engine', total: 60_000, idempotencyKey: `engine ${number}` };
  const sending = `mutation ($input: CreatePlanInput!) {
    result: createPlan(input: $input) { ... on CreatePlanPayload { approvalRequest { id } } } }`;
  const asked = await ask(manager.token, sending, { input: { ...advance, ...agreedLarge } });
  await byAdmin('approveRequest', { id: asked.result.approvalRequest.id });
  await byAdmin('setReportingThreshold', { year: 2027, threshold: 2000 + 100 * (number % 80) });
  const columns = ['Form Type', 'Box 1 - Nonemployee Compensation', `Note ${number}`];
  await byAdmin('setFilingTemplate', { type: 'FORM_1099_NEC', year: YEAR, header: columns.join() });
  const form = {
    lastName: `Driver ${number}`,
    taxClass: 'INDIVIDUAL',
    street: '12 Elm Street',
    city: 'Camden',
    state: 'NJ',
    zip: '08102',
    taxNumberType: 'SSN',
    taxNumber: `400-11-${1300 + number}`,
    certified: true,
  };
  await byManager('requestW9', { userId });
  await byDriver('certifyTaxProfile', { ...form, firstName: 'Dana', signedName: `Dana Driver ${number}` });
  const concurrentId = { ...scenario, email: `twin.${email}` };
  await write('register', { input: { ...name, email: concurrentId.email, password: PASSWORD } });
  const twinId = await findPersonId(concurrentId);
  await write('setUserActive', { token: admin.token, input: { userId: twinId, isActive: true } });
  const byTwin = by(await signIn(concurrentId, PASSWORD));
  await byTwin('certifyTaxProfile', { ...form, firstName: 'Dan', signedName: `Dan Driver ${number}` });
  await byAdmin('decideSharedNumber', { userId, verdict: 'SAME_PERSON', reason: 'Registered twice' });
  await byAdmin('setWorkRelation', { userId, relation: 'CONTRACTOR' });
  await byDriver('revealTaxNumber', { userId, password: PASSWORD, reason: 'To look at it' });
  const forms = await byAdmin(
    'startTaxDocumentBatch',
    { type: 'FORM_1099_NEC', year: YEAR, idempotencyKey: `forms ${number}` },
    '... on StartTaxDocumentBatchPayload { batch { id } }',
  );
  await finished(scenario, 'TaxDocumentBatch', forms.batch.id);
  const w9 = await byDriver('generateTaxDocument', { type: 'W9', year: YEAR }, '... on TaxDocument { id }');
  await byAdmin('setTaxDocumentStatus', { id: w9.id, status: 'SUBMITTED' });
}
