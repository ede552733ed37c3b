/** An object of each type, to read its fields: captured on a walk, or loaded if ownership matters. */
import type { GraphQLSchema } from 'graphql';
import { isRecordPayload } from '../../src/graph/payloads.ts';
import { type Context, systemContext } from '../../src/operation/context.ts';
import { toKey } from '../../src/operation/ids.ts';
import { loadViewer } from '../../src/viewer/sessions.ts';
import type { Stage } from '../support/operation.ts';
import type { TestPortal } from '../support/portal.ts';
import type { Subject } from '../support/rights.ts';
import type { Caller } from './callers.ts';
import { walkSchema } from './coverageWalk.ts';
import type { Matrix } from './matrix.ts';

type Load = (db: TestPortal['db'], stage: Stage) => Promise<object>;

const loadChange: Load = async (_db, { driver }) => ({
  ...{ topic: 'CONTRACTORS', recordId: driver.key, isDeleted: false, changedAt: '2026-11-13T15:00:00Z' },
  ...{ position: '1', sequence: null },
});

/** Records that are loaded again, because the captured ones may be gone. */
const KEPT: Readonly<Record<string, Load>> = {
  ProcessWeeklyPayrollPayload: async (_db, { runId }) => ({ message: '', runId: toKey('PayrollRun', runId) }),
  StartPayrollBatchPayload: async (_db, { payrollBatchId }) => ({
    batchId: toKey('PayrollBatch', payrollBatchId),
  }),
  StartTaxDocumentBatchPayload: async (_db, { taxBatchId }) => ({
    batchId: toKey('TaxDocumentBatch', taxBatchId),
  }),
  RegisterPayload: async (_db, { driver }) => ({
    email: driver.email,
    firstName: 'Dana',
    lastName: 'Driver',
  }),
  InvitationPayload: async (_db, { driver }) => ({
    userId: driver.key,
    expiresAt: new Date(),
    link: null,
  }),
  // None of the people has a second factor: they sign in with the password alone.
  RecoveryCodesPayload: async (_db, { driver }) => ({ codes: ['code'], userId: driver.key }),
  AuthenticatorApp: async () => ({ confirmedAt: new Date(), lastUsedAt: null, recoveryCodesLeft: 10 }),
  AuditLog: (db) => db.auditLog.findFirstOrThrow(),
  HistoryEntry: (db) => db.auditLog.findFirstOrThrow(),
  HistoryEdge: async (db) => ({ cursor: '', node: await db.auditLog.findFirstOrThrow() }),
  HistoryConnection: async (db) => ({
    edges: [{ cursor: '', node: await db.auditLog.findFirstOrThrow() }],
    pageInfo: { hasNextPage: false, hasPreviousPage: false },
  }),
  PageInfo: async () => ({ hasNextPage: false, hasPreviousPage: false }),
  DataView: (db) => db.auditLog.findFirstOrThrow(),
  DataViewEdge: async (db) => ({ cursor: '', node: await db.auditLog.findFirstOrThrow() }),
  // None of the people has worked for weeks.
  UsualWeek: async () => ({ weeks: 3, fewestDays: 4, mostDays: 5, routes: ['York'], mostExpenses: 8_500 }),
  DeletedActor: async () => ({ number: 1 }),
  // Nothing is sealed meanwhile, so no change has a place.
  RecordChange: loadChange,
  RecordChangeEdge: async (db, stage) => ({ cursor: '', node: await loadChange(db, stage) }),
  DeleteSavedQueryPayload: async () => ({ deletedSavedQueryId: 'SavedQuery_1' }),
  QueryColumn: async () => ({ path: ['pay'], kind: 'MONEY' }),
  Report: (db, { reportId }) => db.report.findUniqueOrThrow({ where: { id: toKey('Report', reportId) } }),
  PayrollBatch: (db, { payrollBatchId }) =>
    db.payrollBatch.findUniqueOrThrow({ where: { id: toKey('PayrollBatch', payrollBatchId) } }),
  TaxDocumentBatch: (db, { taxBatchId }) =>
    db.taxDocumentBatch.findUniqueOrThrow({ where: { id: toKey('TaxDocumentBatch', taxBatchId) } }),
};

/** The keys of records in mutation payloads; the captured objects no longer have them. */
const PAYLOADS: Readonly<Record<string, Load>> = {
  CertifyTaxProfilePayload: async (db, { driver }) => ({
    userId: driver.key,
    profileId: (await db.taxProfile.findFirstOrThrow({ where: { userId: driver.key } })).id,
    warnings: [],
  }),
  ChooseMailPayload: async (_db, { driver }) => ({ userId: driver.key }),
  SignOutElsewherePayload: async (_db, { driver }) => ({ userId: driver.key }),
  CreateAccessTokenPayload: async (_db, { accessTokenId }) => ({
    id: toKey('PersonalAccessToken', accessTokenId),
    token: 'cpat_',
  }),
  // No rate was raised for paid days.
  BackPay: async (_db, { driver, runId }) => ({
    ...{ runId: toKey('PayrollRun', runId), userId: driver.key, weekStart: '2026-11-09' },
    ...{ days: [], amount: 6_000 },
  }),
  BackPayDay: async () => ({ date: '2026-11-09', paidAt: 24_000, rate: 26_000, amount: 2_000 }),
  // No run of these records was paid, voided and paid again.
  PayrollPaidBefore: async () => ({ number: 1, date: '2026-11-13', amount: 50_000 }),
  // Every expense of the records has a category.
  UnconfirmedExpenses: async () => ({ year: 2025, amount: 18.75 }),
  PayStatementBalance: async () => ({ description: 'Fuel advance', before: 50_000, after: 37_500 }),
  QuarterChange: async (_db, { driver }) => ({
    ...{ kind: 'RUN_VOIDED', userId: driver.key, number: 1, at: '2026-11-13T15:00:00Z' },
    ...{ payDate: '2026-11-13', amount: 50_000, reason: 'Wrong' },
  }),
  PlannedDeduction: async (_db, { planId }) => ({
    ...{ id: toKey('Plan', planId), description: 'Fuel advance', due: 12_500, floor: 0 },
    ...{ left: 50_000, amount: 12_500 },
  }),
  SendReceiptFilePayload: async (_db, { receiptFileId, receiptId }) => ({
    fileId: toKey('ReceiptFile', receiptFileId),
    sameFileAsId: toKey('Receipt', receiptId),
  }),
  SubmitWeekPayload: async (_db, { driver }) => ({ userId: driver.key, weekStart: '2026-11-16' }),
  WithdrawWeekPayload: async (_db, { driver }) => ({
    userId: driver.key,
    weekStart: '2026-11-16',
    withdrawnDays: [],
    deletedKeys: [],
  }),
};

const loadNotice: Load = (db, { noticeId }) =>
  db.notice.findUniqueOrThrow({ where: { id: toKey('Notice', noticeId) } });
const loadNoticeEdge: Load = async (db, stage) => ({ cursor: '', node: await loadNotice(db, stage) });
const loadToken: Load = (db, { accessTokenId }) =>
  db.personalAccessToken.findUniqueOrThrow({ where: { id: toKey('PersonalAccessToken', accessTokenId) } });
const loadTokenEdge: Load = async (db, stage) => ({ cursor: '', node: await loadToken(db, stage) });

/** Types whose fields check who owns the record. */
export const OWNED: Readonly<Record<string, Load>> = {
  ...PAYLOADS,
  User: (db, { driver }) => db.user.findUniqueOrThrow({ where: { id: driver.key } }),
  TimeLog: (db, { dayId }) => db.timeLog.findUniqueOrThrow({ where: { id: toKey('TimeLog', dayId) } }),
  Receipt: (db, { receiptId }) =>
    db.receipt.findUniqueOrThrow({ where: { id: toKey('Receipt', receiptId) } }),
  ReceiptFile: (db, { receiptFileId }) =>
    db.receiptFile.findUniqueOrThrow({
      where: { id: toKey('ReceiptFile', receiptFileId) },
      omit: { bytes: true },
    }),
  PayrollRun: (db, { runId }) =>
    db.payrollRun.findUniqueOrThrow({ where: { id: toKey('PayrollRun', runId) } }),
  Payment: (db, { paymentId }) =>
    db.payment.findUniqueOrThrow({ where: { id: toKey('Payment', paymentId) } }),
  BankAccount: (db, { driver }) => db.bankAccount.findFirstOrThrow({ where: { userId: driver.key } }),
  OpeningBalance: (db, { openingId }) =>
    db.openingBalance.findUniqueOrThrow({ where: { id: toKey('OpeningBalance', openingId) } }),
  Plan: (db, { planId }) => db.plan.findUniqueOrThrow({ where: { id: toKey('Plan', planId) } }),
  PlanRepayment: (db, { repaymentId }) =>
    db.planRepayment.findUniqueOrThrow({
      where: { id: toKey('PlanRepayment', repaymentId) },
      include: { plan: { select: { userId: true } } },
    }),
  // No instalment was taken, so any line of a run of theirs will do.
  PlanInstalment: (db, { runId }) =>
    db.payrollLine.findFirstOrThrow({ where: { runId: toKey('PayrollRun', runId) } }),
  BankFile: (db, { bankFileId }) =>
    db.bankFile.findUniqueOrThrow({ where: { id: toKey('BankFile', bankFileId) } }),
  BankFileRun: (db, { bankFileId }) =>
    db.bankFileRun.findFirstOrThrow({ where: { fileId: toKey('BankFile', bankFileId) } }),
  ApprovalRequest: (db, { requestId }) =>
    db.approvalRequest.findUniqueOrThrow({ where: { id: toKey('ApprovalRequest', requestId) } }),
  TaxDocument: (db, { documentId }) =>
    db.taxDocument.findUniqueOrThrow({ where: { id: toKey('TaxDocument', documentId) } }),
  TaxProfile: (db, { driver }) => db.taxProfile.findFirstOrThrow({ where: { userId: driver.key } }),
  Session: (db, { sessionId }) =>
    db.session.findUniqueOrThrow({ where: { id: toKey('Session', sessionId) } }),
  Notice: loadNotice,
  NoticeEdge: loadNoticeEdge,
  NoticeConnection: async (db, stage) => ({
    edges: [await loadNoticeEdge(db, stage)],
    pageInfo: { hasNextPage: false, hasPreviousPage: false },
    totalCount: async () => 1,
  }),
  Passkey: async (_db, { driver: { key } }) => ({
    id: key,
    userId: key,
    name: 'Laptop',
    createdAt: new Date(),
    lastUsedAt: null,
  }),
  SavedQuery: async (_db, { driver: { key } }) => ({
    id: key,
    userId: key,
    name: 'Paid by quarter',
    document: '{ unpaidWork { people { pay } } }',
    variables: {},
    createdAt: new Date(),
    updatedAt: new Date(),
  }),
  PersonalAccessToken: loadToken,
  PersonalAccessTokenEdge: loadTokenEdge,
  PersonalAccessTokenConnection: async (db, stage) => ({
    edges: [await loadTokenEdge(db, stage)],
    pageInfo: { hasNextPage: false, hasPreviousPage: false },
    totalCount: async () => 1,
  }),
};

/** Refusals that no call in the tables returns. */
const MADE: Readonly<Record<string, unknown>> = {
  ForbiddenError: { code: 'FORBIDDEN', message: 'Not you.' },
  ApprovalRequiredError: { code: 'APPROVAL_REQUIRED', message: 'Not yet.', requestId: 'request' },
  RateLimitError: { code: 'RATE_LIMITED', message: 'Not yet.' },
  RetentionError: { code: 'RETENTION', message: 'Not yet.', details: ['Payroll #1 is not paid.'] },
  SignInError: { code: 'INVALID_CREDENTIALS', message: 'Not so.' },
};

export interface Fixtures {
  /** The object of this type for a call about the subject. */
  of: (type: string, caller: Caller, subject: Subject) => Promise<unknown>;
  /** A new context, as the entry point makes it for the caller's token. */
  createContext: (caller: Caller) => Promise<Context>;
}

export async function createFixtures(schema: GraphQLSchema, matrix: Matrix): Promise<Fixtures> {
  const { portal, callers, getStage, restore } = matrix;
  const viewers = new Map<Caller, Context['viewer']>();
  for (const caller of callers) viewers.set(caller, await loadViewer(portal.services, caller.token ?? null));
  const contextFor = (caller: Caller): Context => ({
    ...systemContext(portal.services),
    viewer: viewers.get(caller) ?? null,
  });
  const admin = callers.find(({ name }) => name === 'IT_Admin')!;
  const met = await walkSchema(schema, {
    createContext: () => contextFor(admin),
    stages: (['driver', 'own', 'archived'] as const).map((subject) => getStage(admin, subject)),
    restore,
    isWanted: (name) => !OWNED[name] && !KEPT[name] && !MADE[name] && !isRecordPayload(schema.getType(name)!),
  });
  const loaded = new Map<string, unknown>();

  return {
    createContext: async (caller) => contextFor(caller),
    of: async (type, caller, subject) => {
      const load = OWNED[type] ?? KEPT[type];
      if (!load) return met.get(type) ?? MADE[type];
      const stage = getStage(caller, subject);
      const name = `${type} ${OWNED[type] ? stage.driver.key : ''}`;
      if (!loaded.has(name)) loaded.set(name, await load(portal.db, stage));
      return loaded.get(name);
    },
  };
}
