/**
 * Every kind of write: its audit log entry, and what then holds for the data. Both are one transaction, so neither may
 * exist without the other, whenever the process is killed.
 */
import { withdrawn } from './invariants.ts';

export interface Write {
  /** The action of its entry; null if it only reads. */
  action: string | null;
  /** SQL about the data that is true if `entry` is true. */
  holds: string;
  /** Codes that tell a repeated request that the first one succeeded. */
  done?: readonly string[];
  /** The portal cannot tell a repeated request from a new one, so it may run again. */
  repeatable?: true;
}

const person = (condition = 'true'): string =>
  `EXISTS (SELECT FROM "User" u WHERE u.id::text = entry."entityId" AND ${condition})`;
const exists = (table: string, condition = 'true'): string =>
  `EXISTS (SELECT FROM "${table}" it WHERE it.id::text = entry."entityId" AND ${condition})`;
const own = (table: string, condition: string): string =>
  `EXISTS (SELECT FROM "${table}" it WHERE it."userId"::text = entry."entityId" AND ${condition})`;
const told = (name: string): string => `entry."newValues"->>'${name}'`;

/** A session that this request started. */
const SESSION = own('Session', 'it."userAgent" = entry."userAgent"');
const REPORT = `(${exists('Report')} OR EXISTS (SELECT FROM "AuditLog" later
  WHERE later.action = 'REPORT_DELETED' AND later."entityId" = entry."entityId"))`;

const MAIL: Write = {
  action: 'MAIL_CHOICE_CHANGED',
  holds: person(`(${told('mail')})::"MailChoice" = ANY(u."refusedMails")`),
};
const OTHER_SESSIONS: Write = {
  action: 'OTHER_SESSIONS_ENDED',
  holds: `(SELECT count(*) FROM "Session" it WHERE it."userId"::text = entry."entityId"
    AND it."createdAt" < entry.timestamp AND it."revokedAt" IS NULL) <= 1`,
  repeatable: true,
};
const RECEIPT_GONE = `EXISTS (SELECT FROM "AuditLog" later
  WHERE later.action = 'RECEIPT_DELETED' AND later."entityId" = entry."entityId")`;
/** A condition on the run that an entry names, and on its payment. */
const paidBy = (condition: string): string =>
  `EXISTS (SELECT FROM "PayrollRun" it JOIN "PaymentRun" settled ON settled."runId" = it.id
    JOIN "Payment" payment ON payment.id = settled."paymentId"
    WHERE it.id::text = entry."entityId" AND payment.number::text = ${told('payment')} AND ${condition})`;
/** A payment that was voided since no longer settles the run. */
const PAID = paidBy(
  `(payment."voidedAt" IS NOT NULL OR (it.status = 'PAID' AND it."paymentId" = payment.id))`,
);

/** A condition on a repayment of the advance that an entry names. */
const repaid = (condition: string): string =>
  `EXISTS (SELECT FROM "PlanRepayment" it JOIN "LedgerEntry" posted ON posted."causeId" = it.id
    WHERE it."planId"::text = entry."entityId" AND it.amount = (${told('amount')})::numeric AND ${condition})`;

const PEOPLE: Record<string, Write> = {
  createStaff: { action: 'USER_CREATED', holds: own('RoleAssignment', 'true'), done: ['CONFLICT'] },
  createContractor: { action: 'USER_CREATED', holds: person(), done: ['CONFLICT'] },
  importPeople: {
    action: 'PEOPLE_IMPORTED',
    holds: `EXISTS (SELECT FROM "PeopleImport" it WHERE it.id::text = entry."entityId"
      AND it.people = (SELECT count(*) FROM "AuditLog" added JOIN "User" u ON u.id::text = added."entityId"
        WHERE added."requestId" = entry."requestId" AND added.action = 'USER_CREATED'))`,
  },
  // A repeated request gets the same response, with an entry of another kind.
  register: { action: 'USER_REGISTERED', holds: person() },
  invitePerson: {
    action: 'INVITATION_CREATED',
    holds: `(${own('Invitation', 'true')} OR EXISTS (SELECT FROM "AuditLog" later
      WHERE later.action IN ('INVITATION_ACCEPTED', 'INVITATION_WITHDRAWN') AND later."entityId" = entry."entityId"))`,
    done: ['CONFLICT'],
  },
  resendInvitation: { action: 'INVITATION_CREATED', holds: person(), repeatable: true },
  withdrawInvitation: {
    action: 'INVITATION_WITHDRAWN',
    holds: `NOT ${own('Invitation', 'true')}`,
    done: ['NOT_FOUND'],
  },
  updateStaff: { action: 'STAFF_UPDATED', holds: person(`u.phone = ${told('phone')}`) },
  updateContractor: { action: 'CONTRACTOR_UPDATED', holds: person(`u."lastName" = ${told('lastName')}`) },
  updateProfile: { action: 'PROFILE_UPDATED', holds: person(`u."firstName" = ${told('firstName')}`) },
  chooseMail: MAIL,
  setMailChoice: MAIL,
  setPayRate: {
    action: 'DAILY_RATE_CHANGED',
    holds: own('PayRate', `it."dailyRate" = (${told('dailyRate')})::numeric`),
  },
  assignRole: {
    action: 'ROLE_ASSIGNED',
    holds: own('RoleAssignment', `it.role = 'Accountant'`),
    done: ['CONFLICT'],
  },
  removeRole: {
    action: 'ROLE_REMOVED',
    holds: `NOT ${own('RoleAssignment', `it.role = 'HR'`)}`,
    done: ['NOT_FOUND'],
  },
  deactivateContractor: {
    action: 'CONTRACTOR_DEACTIVATED',
    holds: person('NOT u."isActive"'),
    done: ['CONFLICT'],
  },
  setUserActive: { action: 'USER_ACTIVATED', holds: person('u."isActive"') },
  setUserArchived: { action: 'USER_ARCHIVED', holds: person('u."archivedAt" IS NOT NULL') },
  // The test also looks for deleted people by their email addresses.
  deleteUser: { action: 'USER_DELETED', holds: 'true', done: ['NOT_FOUND'] },
  updateCompany: { action: 'COMPANY_UPDATED', holds: 'EXISTS (SELECT FROM "CompanyProfile")' },
};

const ACCESS: Record<string, Write> = {
  login: { action: 'USER_LOGIN', holds: SESSION, repeatable: true },
  logout: {
    action: 'USER_LOGOUT',
    holds: own('Session', 'it."revokedAt" IS NOT NULL'),
    done: ['UNAUTHENTICATED'],
  },
  confirmIdentity: {
    action: 'IDENTITY_CONFIRMED',
    holds: exists('Session', 'it."confirmedAt" IS NOT NULL'),
    repeatable: true,
  },
  changePassword: { action: 'PASSWORD_CHANGED', holds: SESSION, done: ['UNAUTHENTICATED'] },
  acceptInvitation: {
    action: 'INVITATION_ACCEPTED',
    holds: `${SESSION} AND NOT ${own('Invitation', 'true')}`,
    done: ['VALIDATION'],
  },
  // The portal in the crash tests sends no mail.
  requestPasswordReset: { action: null, holds: 'true' },
  createResetToken: {
    action: 'PASSWORD_RESET_TOKEN_CREATED',
    holds: own('PasswordResetToken', 'true'),
    repeatable: true,
  },
  resetPasswordWithToken: {
    action: 'PASSWORD_RESET',
    holds: own('PasswordResetToken', 'it."usedAt" IS NOT NULL'),
    done: ['VALIDATION'],
  },
  resetPassword: {
    action: 'PASSWORD_RESET_BY_ADMIN',
    holds: person('u."mustChangePassword"'),
    repeatable: true,
  },
  unlockSignIn: { action: 'SIGN_IN_UNLOCKED', holds: 'true', repeatable: true },
  signOutEverywhere: {
    action: 'SESSIONS_ENDED_BY_ADMIN',
    holds: `NOT EXISTS (SELECT 1 FROM "Session" it WHERE it."userId"::text = entry."entityId"
      AND it."createdAt" < entry.timestamp AND it."revokedAt" IS NULL)`,
    repeatable: true,
  },
  endSession: {
    action: 'SESSION_ENDED',
    holds: exists('Session', 'it."revokedAt" IS NOT NULL'),
    done: ['NOT_FOUND'],
  },
  endOtherSessions: OTHER_SESSIONS,
  signOutElsewhere: OTHER_SESSIONS,
  markNoticesRead: {
    action: 'NOTICES_READ',
    holds: `NOT EXISTS (SELECT FROM "Notice" it WHERE it."recipientId"::text = entry."entityId"
      AND it."createdAt" < entry.timestamp AND it."readAt" IS NULL)`,
    repeatable: true,
  },
  createAccessToken: {
    action: 'ACCESS_TOKEN_CREATED',
    holds: exists('PersonalAccessToken'),
    repeatable: true,
  },
  revokeAccessToken: {
    action: 'ACCESS_TOKEN_REVOKED',
    holds: exists('PersonalAccessToken', 'it."revokedAt" IS NOT NULL'),
    done: ['NOT_FOUND'],
  },
  saveQuery: {
    action: 'QUERY_SAVED',
    holds: `(${exists('SavedQuery')} OR EXISTS (SELECT FROM "AuditLog" later
      WHERE later.action = 'QUERY_DELETED' AND later."entityId" = entry."entityId"))`,
  },
  deleteSavedQuery: { action: 'QUERY_DELETED', holds: `NOT ${exists('SavedQuery')}`, done: ['NOT_FOUND'] },
};

const factorIsGone = `EXISTS (SELECT FROM "AuditLog" later
  WHERE later.action IN ('AUTHENTICATOR_APP_REMOVED', 'PASSKEY_REMOVED', 'SECOND_FACTOR_REMOVED_BY_ADMIN')
  AND later."entityId" IN (entry."entityId", entry."userId"::text))`;
const OPTIONS = { action: null, holds: 'true' } as const;

const FACTORS: Record<string, Write> = {
  beginAuthenticatorApp: OPTIONS,
  confirmAuthenticatorApp: {
    action: 'AUTHENTICATOR_APP_ADDED',
    holds: `(${own('AuthenticatorApp', 'it."confirmedAt" IS NOT NULL')} OR ${factorIsGone})`,
    done: ['CONFLICT'],
  },
  renewRecoveryCodes: {
    action: 'RECOVERY_CODES_RENEWED',
    holds: `((SELECT count(*) FROM "RecoveryCode" it WHERE it."userId"::text = entry."entityId") = 10
      OR ${factorIsGone})`,
    repeatable: true,
  },
  removeAuthenticatorApp: {
    action: 'AUTHENTICATOR_APP_REMOVED',
    holds: `NOT ${own('AuthenticatorApp', 'true')}`,
    done: ['NOT_FOUND'],
  },
  beginPasskey: OPTIONS,
  addPasskey: {
    action: 'PASSKEY_ADDED',
    holds: `(${exists('Passkey')} OR ${factorIsGone})`,
    done: ['VALIDATION'],
  },
  removePasskey: { action: 'PASSKEY_REMOVED', holds: `NOT ${exists('Passkey')}`, done: ['NOT_FOUND'] },
  beginPasskeyConfirmation: OPTIONS,
  beginPasskeySignIn: OPTIONS,
  signInWithPasskey: { action: 'USER_LOGIN', holds: SESSION, done: ['INVALID_CREDENTIALS'] },
  removeSecondFactor: {
    action: 'SECOND_FACTOR_REMOVED_BY_ADMIN',
    holds: `NOT ${own('Passkey', 'true')}`,
    done: ['CONFLICT'],
  },
};

const WEEKS: Record<string, Write> = {
  logDay: {
    action: 'TIME_LOG_CREATED',
    holds: `(${exists('TimeLog')} OR ${withdrawn('entry')})`,
    done: ['CONFLICT'],
  },
  updateTimeLog: {
    action: 'TIME_LOG_UPDATED',
    holds: exists('TimeLog', `it.description = ${told('description')}`),
  },
  submitWeek: {
    action: 'WEEK_SUBMITTED',
    holds: `(SELECT count(*) FROM "TimeLog" it WHERE it."userId"::text = entry."entityId"
      AND date_trunc('week', it.date)::date::text = ${told('weekStart')})
      = jsonb_array_length(entry."newValues"->'days')`,
  },
  withdrawWeek: {
    action: 'WEEK_WITHDRAWN',
    holds: `NOT ${own('TimeLog', `date_trunc('week', it.date)::date::text = ${told('weekStart')}`)}`,
    done: ['CONFLICT'],
  },
  decideDays: { action: 'DAYS_APPROVED', holds: own('TimeLog', `it.status = 'APPROVED'`) },
  sendReceiptFile: { action: 'RECEIPT_FILE_SENT', holds: exists('ReceiptFile') },
  addReceipt: { action: 'RECEIPT_ADDED', holds: `(${exists('Receipt')} OR ${RECEIPT_GONE})` },
  updateReceipt: {
    action: 'RECEIPT_UPDATED',
    holds: exists('Receipt', `it.amount = (${told('amount')})::numeric`),
    done: ['CONFLICT'],
  },
  deleteReceipt: { action: 'RECEIPT_DELETED', holds: `NOT ${exists('Receipt')}`, done: ['NOT_FOUND'] },
  decideReceipts: { action: 'RECEIPTS_APPROVED', holds: own('Receipt', `it.status = 'APPROVED'`) },
  processWeeklyPayroll: { action: 'PAYROLL_CALCULATED', holds: exists('PayrollRun') },
  addToPay: { action: 'PAYROLL_ADJUSTED', holds: exists('PayrollRun', `it.kind = 'ADJUSTMENT'`) },
  takeBackOverpaid: {
    action: 'PAYROLL_ADJUSTED',
    holds: exists(
      'PayrollRun',
      `EXISTS (SELECT FROM "PayrollLine" line JOIN "Plan" plan ON plan.id = line."planId"
        WHERE line."runId" = it.id AND plan.kind = 'OVERPAYMENT')`,
    ),
  },
  dismissBackPay: {
    action: 'BACK_PAY_DISMISSED',
    holds: `EXISTS (SELECT FROM "DismissedBackPay" it WHERE it."runId"::text = entry."entityId")`,
  },
  correctPayment: {
    action: 'PAYROLL_ADJUSTED',
    holds: exists('PayrollRun', `it.correction = (${told('reason')})`),
  },
  setPayrollRunStatus: {
    action: 'PAYROLL_PAID',
    holds: PAID,
    done: ['INVALID_TRANSITION'],
  },
  startPayrollBatch: {
    action: 'PAYROLL_BATCH_STARTED',
    holds: exists(
      'PayrollBatch',
      'EXISTS (SELECT FROM "PayrollBatchItem" item WHERE item."batchId" = it.id AND item.status <> \'WAITING\')',
    ),
  },
  setBankAccount: { action: 'BANK_ACCOUNT_SET', holds: exists('BankAccount'), done: ['CONFLICT'] },
  removeBankAccount: {
    action: 'BANK_ACCOUNT_REMOVED',
    holds: exists('BankAccount', 'it."endedAt" IS NOT NULL'),
    done: ['NOT_FOUND'],
  },
  makeBankFile: {
    action: 'BANK_FILE_MADE',
    holds: exists('BankFile', `it.sha256 = ${told('sha256')} AND it.amount = (${told('amount')})::numeric`),
  },
  recordPayment: { action: 'PAYROLL_PAID', holds: PAID, done: ['INVALID_TRANSITION'] },
  voidPayment: {
    action: 'PAYMENT_VOIDED',
    holds: paidBy('payment."voidedAt" IS NOT NULL AND it."paymentId" IS DISTINCT FROM payment.id'),
    done: ['INVALID_TRANSITION'],
  },
  createPlan: { action: 'PLAN_CREATED', holds: exists('Plan') },
  changePlan: {
    action: 'PLAN_CHANGED',
    holds: exists('Plan', `it.floor = (${told('floor')})::numeric`),
    done: ['CONFLICT'],
  },
  endPlan: {
    action: 'PLAN_ENDED',
    holds: exists('Plan', 'it."endedAt" IS NOT NULL'),
    done: ['INVALID_TRANSITION'],
  },
  voidAdvance: {
    action: 'ADVANCE_VOIDED',
    holds: `${exists('Plan', 'it."voidedAt" IS NOT NULL')} AND EXISTS (SELECT FROM "LedgerEntry" posted
      WHERE posted."causeId"::text = entry."entityId" AND posted.event = 'ADVANCE_VOID')`,
    done: ['INVALID_TRANSITION'],
  },
  recordRepayment: {
    action: 'ADVANCE_REPAID',
    holds: repaid(`posted.event = 'ADVANCE_REPAID'`),
  },
  voidRepayment: {
    action: 'ADVANCE_REPAYMENT_VOIDED',
    holds: repaid(`posted.event = 'ADVANCE_REPAID_VOID' AND it."voidedAt" IS NOT NULL`),
    done: ['INVALID_TRANSITION'],
  },
  writeOffAdvance: {
    action: 'ADVANCE_WRITTEN_OFF',
    holds: exists(
      'Plan',
      `EXISTS (SELECT FROM "PayrollLine" line JOIN "PayrollRun" run ON run.id = line."runId"
        WHERE line."planId" = it.id AND run.kind = 'ADJUSTMENT' AND run.status = 'PAID'
          AND -line.amount = (${told('amount')})::numeric)`,
    ),
    done: ['INVALID_TRANSITION'],
  },
  enterOpeningBalance: {
    action: 'OPENING_BALANCE_ENTERED',
    holds: `${exists('OpeningBalance', `it.compensation = (${told('compensation')})::numeric`)}
      AND EXISTS (SELECT FROM "LedgerEntry" posted
        WHERE posted."causeId"::text = entry."entityId" AND posted.event = 'OPENING_BALANCE')`,
  },
  voidOpeningBalance: {
    action: 'OPENING_BALANCE_VOIDED',
    holds: `${exists('OpeningBalance', 'it."voidedAt" IS NOT NULL')} AND EXISTS (SELECT FROM "LedgerEntry" posted
      WHERE posted."causeId"::text = entry."entityId" AND posted.event = 'OPENING_BALANCE_VOID')`,
    done: ['INVALID_TRANSITION'],
  },
  approveRequest: {
    action: 'REQUEST_APPROVED',
    holds: exists(
      'ApprovalRequest',
      `it.status = 'DONE' AND NOT EXISTS (SELECT FROM "ApprovalRequestRun" wanted
        JOIN "PayrollRun" run ON run.id = wanted."runId"
        WHERE wanted."requestId" = it.id AND it.kind = 'RECORD_PAYMENT' AND run."paymentId" IS NULL)
      AND NOT EXISTS (SELECT FROM "WantedBankAccount" wanted WHERE wanted."requestId" = it.id)
      AND CASE it.kind::text
        WHEN 'SET_BANK_ACCOUNT' THEN (SELECT count(*) = 1 FROM "BankAccount" account
          WHERE account."userId" = it."aboutId" AND account."createdAt" >= it."createdAt")
        WHEN 'GIVE_ADVANCE' THEN (SELECT count(*) = 1 FROM "Plan" plan
          WHERE plan."userId" = it."aboutId" AND plan.description = it.content->>'description')
        ELSE true END`,
    ),
    done: ['INVALID_TRANSITION'],
  },
  declineRequest: {
    action: 'REQUEST_DECLINED',
    holds: exists('ApprovalRequest', `it.status = 'DECLINED'`),
    done: ['INVALID_TRANSITION'],
  },
  withdrawRequest: {
    action: 'REQUEST_WITHDRAWN',
    holds: exists('ApprovalRequest', `it.status = 'WITHDRAWN'`),
    done: ['INVALID_TRANSITION'],
  },
  markWeekPaid: { action: 'PAYROLL_PAID', holds: PAID },
  generatePayrollSummary: { action: 'REPORT_GENERATED', holds: REPORT, repeatable: true },
  generateContractorPerformance: { action: 'REPORT_GENERATED', holds: REPORT, repeatable: true },
  generateTaxSummary: { action: 'REPORT_GENERATED', holds: REPORT, repeatable: true },
  deleteReport: { action: 'REPORT_DELETED', holds: `NOT ${exists('Report')}`, done: ['NOT_FOUND'] },
};

const TAXES: Record<string, Write> = {
  certifyTaxProfile: { action: 'TAX_PROFILE_CERTIFIED', holds: exists('TaxProfile'), repeatable: true },
  revealTaxNumber: { action: 'TAX_NUMBER_REVEALED', holds: exists('TaxProfile'), repeatable: true },
  // Once signed, it is no longer requested.
  requestW9: {
    action: 'W9_REQUESTED',
    holds: `(${person('u."w9RequestedAt" IS NOT NULL')} OR ${own('TaxProfile', 'true')})`,
    done: ['CONFLICT'],
  },
  setWorkRelation: {
    action: 'WORK_RELATION_SET',
    holds: `EXISTS (SELECT FROM "User" it WHERE it.id::text = entry."entityId"
      AND it."workRelation"::text = ${told('relation')})`,
  },
  decideSharedNumber: {
    action: 'SHARED_NUMBER_DECIDED',
    holds: `EXISTS (SELECT FROM "TaxNumberDecision" it WHERE it."profileId"::text = entry."entityId"
      AND it.verdict::text = ${told('verdict')})`,
    done: ['CONFLICT'],
  },
  generateTaxDocument: { action: 'TAX_DOCUMENT_GENERATED', holds: exists('TaxDocument') },
  setTaxDocumentStatus: {
    action: 'TAX_DOCUMENT_SUBMITTED',
    holds: exists('TaxDocument', `it.status = 'SUBMITTED'`),
    done: ['INVALID_TRANSITION'],
  },
  startTaxDocumentBatch: {
    action: 'TAX_DOCUMENT_BATCH_STARTED',
    holds: exists(
      'TaxDocumentBatch',
      'EXISTS (SELECT FROM "TaxDocumentBatchItem" item WHERE item."batchId" = it.id AND item.status <> \'WAITING\')',
    ),
  },
  setReportingThreshold: {
    action: 'REPORTING_THRESHOLD_SET',
    holds: `EXISTS (SELECT FROM "TaxYearSetting" it WHERE it.year::text = entry."entityId")`,
  },
  setFilingTemplate: { action: 'FILING_TEMPLATE_SET', holds: 'EXISTS (SELECT FROM "FilingTemplate")' },
};

/** A row for each field of Mutation. */
export const WRITES: Readonly<Record<string, Write>> = {
  ...PEOPLE,
  ...ACCESS,
  ...FACTORS,
  ...WEEKS,
  ...TAXES,
  checkAuditLog: { action: null, holds: 'true' },
  checkLedger: { action: null, holds: 'true' },
  verifyAuditLog: { action: null, holds: 'true' },
};
