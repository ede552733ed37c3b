/** The people and records for every call of the matrix: for each caller, a colleague and an administrator. */

import { type Day, toUtcMidnight } from 'rules/days';
import type { ReportContent } from '../../src/domains/reports/content.ts';
import { toRevision } from '../../src/domains/timeLogs/revision.ts';
import { toId, toKey } from '../../src/operation/ids.ts';
import { hashInvitation, hashResetToken, hashToken, newSecretToken } from '../../src/viewer/tokens.ts';
import { addBankAccount } from '../support/bankAccounts.ts';
import type { Stage } from '../support/operation.ts';
import { type Actor, PASSWORD, type TestPortal } from '../support/portal.ts';
import { taxes } from '../support/taxDocuments.ts';

/** In every typed text: a response to a refused caller must not contain it. */
export const CANARY = 'Kanarienvogel';

const WEEK = { weekStart: '2026-10-26', weekEnd: '2026-11-01' };
const LATER = new Date('2027-11-18T17:00:00Z');

/** How many people in a portal have a taxpayer number. */
const taxNumbers = new WeakMap<TestPortal, number>();

/** Gives a person one record of each kind, all with the canary in them, and returns the ids. */
export async function createRecords(
  portal: TestPortal,
  admin: Actor,
  driver: Actor,
): Promise<Omit<Stage, keyof Batches>> {
  const { db } = portal;
  const { key: userId } = driver;
  const number = (taxNumbers.get(portal) ?? 0) + 1;
  taxNumbers.set(portal, number);
  await db.user.update({
    where: { id: userId },
    data: { phone: '555-0142', street: `${CANARY} Lane 1`, city: 'Camden', state: 'NJ', zip: '08102' },
  });
  // An old day that is on no run and that the later week's statement mentions, and a pending day.
  const entered = { userId, worked: true, description: CANARY };
  await db.timeLog.create({ data: { ...entered, date: toUtcMidnight('2026-10-20') } });
  const day = await db.timeLog.create({ data: { ...entered, date: toUtcMidnight('2026-11-16') } });
  const receipt = await db.receipt.create({
    data: {
      userId,
      date: toUtcMidnight('2026-11-16'),
      category: 'TOLLS',
      amount: '12.50',
      purpose: CANARY,
      requestKey: CANARY,
      requestHash: '',
    },
  });
  const bytes = new Uint8Array(Buffer.from(CANARY));
  const receiptFile = await db.receiptFile.create({
    data: {
      userId,
      receiptId: receipt.id,
      kind: 'PDF',
      mediaType: 'application/pdf',
      bytes,
      size: bytes.length,
      sha256: '',
    },
  });
  const runId = await payFor(portal, admin, driver);
  const run = await db.payrollRun.findUniqueOrThrow({ where: { id: toKey('PayrollRun', runId) } });
  const tax = taxes(portal);
  await tax.certify(driver, `4001113${String(number).padStart(2, '0')}`.padEnd(9, '7'), {
    businessName: CANARY,
  });
  const account = await addBankAccount(portal, driver);
  const form = await tax.generate(admin, { type: 'W9', year: 2026, userId: driver.id });
  const session = { createdAt: portal.services.now(), lastSeenAt: portal.services.now(), expiresAt: LATER };
  const resetToken = newSecretToken();
  await db.passwordResetToken.create({
    data: { userId, tokenHash: hashResetToken(portal.services.keys, resetToken), expiresAt: LATER },
  });
  const invitationToken = newSecretToken();
  await db.invitation.create({
    data: { userId, tokenHash: hashInvitation(portal.services.keys, invitationToken), expiresAt: LATER },
  });
  const token = { name: CANARY, expiresAt: LATER, tokenHash: hashToken(newSecretToken()) };
  return {
    driver,
    dayId: toId('TimeLog', day.id),
    revision: toRevision(day.updatedAt),
    receiptId: toId('Receipt', receipt.id),
    receiptRevision: toRevision(receipt.updatedAt),
    receiptFileId: toId('ReceiptFile', receiptFile.id),
    runId,
    runNumber: run.number,
    paymentId: await addPayment(portal, userId),
    overpaidWeek: await addOverpaidWeek(portal, userId),
    ...(await addPlan(portal, userId)),
    openingId: await addOpening(portal, userId),
    repaymentId: await addRepayment(portal, userId),
    requestId: await addRequest(portal, await addUnpaidRun(portal, userId)),
    bankFileId: await addBankFile(portal, toKey('PayrollRun', runId), account.id),
    reportId: toId('Report', (await db.report.create({ data: reportAbout(userId) })).id),
    documentId: form.id,
    sessionId: toId('Session', (await db.session.create({ data: { userId, ...session } })).id),
    accessTokenId: toId(
      'PersonalAccessToken',
      (await db.personalAccessToken.create({ data: { userId, ...token } })).id,
    ),
    noticeId: toId(
      'Notice',
      (
        await db.notice.create({
          data: { recipientId: userId, kind: 'TOKEN_CREATED', facts: { name: CANARY } },
        })
      ).id,
    ),
    resetToken,
    invitationToken,
    password: PASSWORD,
  };
}

const PAY = `mutation ($input: ProcessWeeklyPayrollInput!) { result: processWeeklyPayroll(input: $input) {
  ... on Error { message } ... on ProcessWeeklyPayrollPayload { payrollRun { id } } } }`;

/** A processed week, with its statement. */
async function payFor(portal: TestPortal, admin: Actor, { id }: Actor): Promise<string> {
  const weeklyData = [{ date: WEEK.weekStart, pay: 200, expenses: 12, notes: CANARY }];
  const { data } = await portal.graphql(PAY, { input: { userId: id, ...WEEK, weeklyData } }, admin.token);
  return data.result.payrollRun.id;
}

const LINE = { position: 1, kind: 'DAY_PAY', taxClass: 'COMPENSATION', amount: 210 } as const;

/** An old paid week. */
async function addPayment({ db }: TestPortal, userId: string): Promise<string> {
  const week = {
    weekStart: toUtcMidnight('2024-10-28'),
    weekEnd: toUtcMidnight('2024-11-03'),
    payDate: toUtcMidnight('2024-11-04'),
  };
  const amounts = { basePay: 210, bonuses: 0, totalPay: 210 };
  const { paymentId } = await db.payrollRun.findUniqueOrThrow({
    where: {
      id: (
        await db.payrollRun.create({
          data: {
            userId,
            ...week,
            ...amounts,
            status: 'PAID',
            lines: { create: { ...LINE, description: CANARY } },
          },
          select: { id: true },
        })
      ).id,
    },
    select: { paymentId: true },
  });
  return toId('Payment', paymentId!);
}

/** A week that was paid and then voided. */
async function addOverpaidWeek({ db }: TestPortal, userId: string): Promise<Day> {
  const { id } = await db.payrollRun.create({
    data: {
      ...{ userId, status: 'PAID', basePay: 210, bonuses: 0, totalPay: 210 },
      weekStart: toUtcMidnight('2024-11-11'),
      weekEnd: toUtcMidnight('2024-11-17'),
      payDate: toUtcMidnight('2024-11-18'),
      lines: { create: LINE },
    },
    select: { id: true },
  });
  await db.payrollRun.update({
    where: { id },
    data: { status: 'VOID', voidedAt: toUtcMidnight('2024-11-19') },
  });
  return '2024-11-11';
}

/** An advance that starts after every week that is paid here. */
function addAdvance({ db }: TestPortal, userId: string) {
  const firstWeek = toUtcMidnight('2027-01-04');
  const agreed = toUtcMidnight('2026-11-16');
  return db.plan.create({
    data: {
      ...{ userId, kind: 'ADVANCE', description: CANARY, total: 500, firstWeek, method: 'CASH' },
      ...{ agreedBy: CANARY, agreedOn: agreed, agreementNote: CANARY, givenOn: agreed, reference: CANARY },
      rates: { create: { firstWeek, weekly: 125 } },
    },
    select: { id: true, updatedAt: true },
  });
}

/** A repayment of a separate advance. */
async function addRepayment(portal: TestPortal, userId: string): Promise<string> {
  const { id: planId } = await addAdvance(portal, userId);
  const { id } = await portal.db.planRepayment.create({
    data: { planId, date: toUtcMidnight('2026-11-16'), method: 'CHECK', reference: CANARY, amount: 10 },
    select: { id: true },
  });
  return toId('PlanRepayment', id);
}

async function addPlan(portal: TestPortal, userId: string): Promise<Pick<Stage, 'planId' | 'planRevision'>> {
  const plan = await addAdvance(portal, userId);
  return { planId: toId('Plan', plan.id), planRevision: toRevision(plan.updatedAt) };
}

/** Payments from before any form in these tests. */
async function addOpening({ db }: TestPortal, userId: string): Promise<string> {
  const { id } = await db.openingBalance.create({
    data: {
      ...{ userId, year: 2021, paidThrough: toUtcMidnight('2021-03-31') },
      ...{ compensation: 100, reimbursed: 10, withheld: 0 },
    },
    select: { id: true },
  });
  return toId('OpeningBalance', id);
}

/** A week that waits for a second person, so that no bank file pays it. */
async function addUnpaidRun({ db }: TestPortal, userId: string): Promise<string> {
  const { id } = await db.payrollRun.create({
    data: {
      ...{ userId, basePay: 210, bonuses: 0, totalPay: 210 },
      weekStart: toUtcMidnight('2024-12-02'),
      weekEnd: toUtcMidnight('2024-12-08'),
      payDate: toUtcMidnight('2024-12-09'),
      lines: { create: LINE },
    },
    select: { id: true },
  });
  return id;
}

/** People who ask for a second person: they may pay, and make no calls in the tests. */
const askers = new WeakMap<TestPortal, Promise<Actor>>();

/** Another person's request about the run. */
async function addRequest(portal: TestPortal, runId: string): Promise<string> {
  const asker = askers.get(portal) ?? portal.joinStaff('Manager');
  askers.set(portal, asker);
  const { id } = await portal.db.approvalRequest.create({
    data: {
      kind: 'RECORD_PAYMENT',
      askedById: (await asker).key,
      expiresAt: LATER,
      amount: (await portal.db.payrollRun.findUniqueOrThrow({ where: { id: runId } })).totalPay,
      content: { date: '2026-11-18', method: 'CHECK', reference: CANARY },
      runs: { create: { runId, position: 0 } },
    },
    select: { id: true },
  });
  return toId('ApprovalRequest', id);
}

/** A bank file that pays the run. */
async function addBankFile({ db }: TestPortal, runId: string, accountId: string): Promise<string> {
  const day = toUtcMidnight('2026-11-18');
  const { id } = await db.bankFile.create({
    data: {
      ...{
        weekStart: toUtcMidnight(WEEK.weekStart),
        format: 'CSV',
        effectiveOn: day,
        madeOn: day,
        amount: 212,
      },
      runs: { create: { runId, accountId } },
    },
    select: { id: true },
  });
  return toId('BankFile', id);
}

/** One payee whose form for last year exists, and another who is ready for one. */
export async function taxYear(portal: TestPortal, admin: Actor, made: Actor, ready: Actor): Promise<void> {
  const tax = taxes(portal);
  await tax.saveCompany();
  for (const payee of [made, ready]) await tax.pay(payee, { payDate: '2025-06-05', pay: 500_000 });
  await tax.generate(admin, { year: 2025, userId: made.id });
}

type Batches = Pick<Stage, 'payrollBatchId' | 'taxBatchId'>;

/** A batch of either kind with all items settled. */
export async function createBatches({ db, services }: TestPortal, { key }: Actor): Promise<Batches> {
  const settled = { createdById: key, idempotencyKey: 'settled', finishedAt: services.now() };
  const item = {
    userId: key,
    position: 1,
    status: 'REFUSED',
    refusal: CANARY,
    settledAt: services.now(),
  } as const;
  const week = {
    weekStart: toUtcMidnight(WEEK.weekStart),
    payDate: toUtcMidnight(WEEK.weekEnd),
    requestHash: '',
  };
  const forms = { type: 'FORM_1099_NEC', year: 2025 } as const;
  return {
    payrollBatchId: toId(
      'PayrollBatch',
      (
        await db.payrollBatch.create({
          data: { ...week, ...settled, items: { create: { ...item, entries: [], totalPay: '0.00' } } },
        })
      ).id,
    ),
    taxBatchId: toId(
      'TaxDocumentBatch',
      (await db.taxDocumentBatch.create({ data: { ...forms, ...settled, items: { create: item } } })).id,
    ),
  };
}

const reportAbout = (contractorId: string) =>
  ({
    name: `Tax Summary 2026 ${CANARY}`,
    type: 'TAX_REPORT',
    year: 2026,
    contractorId,
    content: { version: 2, columns: [], rowCount: 0, subtotals: [], totals: [] } satisfies ReportContent,
  }) as const;
