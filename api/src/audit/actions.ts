/**
 * Every word the audit trail knows, with everything about it. A word once written stays: entries are never
 * altered.
 */
import type { ChangeKind } from '../platform/live/change.ts';

export interface ActionRow {
  /** What happened. */
  says: string;
  /** Where the entry names the person it is about, besides entries whose record is the person or one of theirs. */
  names?: 'values.userId' | 'actor';
  /** The values that stay when the person is deleted permanently (erasures.ts), of those before and of those after. */
  keeps?: readonly string[];
  /** Stays after a deletion even where the person did it. */
  lasts?: true;
  /**
   * Someone's data is handed out with it, as a file or as a number in full: they are told of it (Who Saw My Data). Of
   * the ONE whom the entry is about, or of MANY whose keys are its `userIds`.
   */
  handsOut?: 'ONE' | 'MANY';
  /** The change that open pages are notified of. */
  changes?: readonly ChangeKind[];
}

const TAX_FORM = { names: 'values.userId', keeps: ['type', 'year', 'status', 'amount'] } as const;
const TAX_FILE = { ...TAX_FORM, keeps: [...TAX_FORM.keeps, 'numberInFull', 'copy', 'copies'] } as const;
const DAY = { names: 'values.userId', keeps: ['date', 'worked', 'status'] } as const;
const RECEIPT = {
  names: 'values.userId',
  keeps: ['date', 'category', 'amount', 'status', 'hasFile'],
} as const;
const RECEIPT_FILE = { names: 'values.userId', keeps: ['kind', 'size'] } as const;
const RUN = [
  'number',
  'weekStart',
  'basePay',
  'bonuses',
  'totalPay',
  'payDate',
  'replaces',
  'adjusts',
  'status',
];
const MONEY = ['net', 'deducted', 'payment', 'paidOn', 'method', 'amount', 'request'];
const PAYMENT = { names: 'values.userId', keeps: [...RUN, ...MONEY], lasts: true } as const;
// By the keyed hash of its numbers (`account`), an account is known again, and nothing else of it.
const BANK_ACCOUNT = { names: 'values.userId', keeps: ['type', 'holder', 'account'], lasts: true } as const;
const PLAN = {
  names: 'values.userId',
  keeps: [
    'kind',
    'amount',
    'weekly',
    'floor',
    'firstWeek',
    'lastWeek',
    'from',
    'givenOn',
    'method',
    'left',
    'carriedOverOn',
    'paidOn',
  ],
  lasts: true,
} as const;
const OPENING = {
  names: 'values.userId',
  keeps: ['year', 'paidThrough', 'compensation', 'reimbursed', 'withheld', 'paymentsNotIncluded'],
  lasts: true,
} as const;
const REQUEST = { names: 'values.userId', keeps: ['request', 'kind', 'amount'], lasts: true } as const;
const REPORT = { names: 'values.userId', keeps: ['type', 'rows'] } as const;
const TOKEN = { names: 'actor', keeps: ['canWrite', 'scopes', 'expiresAt'], lasts: true } as const;
const ROLES = { keeps: ['roles'], lasts: true } as const;
const ACTIVITY = { keeps: ['isActive'] } as const;
const ARCHIVE = { keeps: ['archived'] } as const;

export const AUDIT_ACTIONS = {
  USER_LOGIN: { says: 'Someone signed in.' },
  USER_LOGIN_FAILED: { says: 'A sign-in was refused.' },
  USER_LOGOUT: { says: 'Someone signed out.', changes: ['ACCESS'] },
  IDENTITY_CONFIRMED: {
    says: 'Someone who is signed in confirmed it with their password, a code or a passkey.',
  },
  IDENTITY_CONFIRMATION_FAILED: {
    says: 'The password, code or passkey was wrong when someone who is signed in had to confirm it is them.',
  },
  AUTHENTICATOR_APP_ADDED: { says: 'Someone turned on an authenticator app.', changes: ['ACCESS'] },
  AUTHENTICATOR_APP_REMOVED: { says: 'Someone removed their own authenticator app.', changes: ['ACCESS'] },
  RECOVERY_CODES_RENEWED: { says: 'Someone replaced their own recovery codes.', changes: ['ACCESS'] },
  RECOVERY_CODE_USED: { says: 'Someone used a recovery code in place of their authenticator app.' },
  PASSKEY_ADDED: { says: 'Someone added a passkey.', names: 'actor', changes: ['ACCESS'] },
  PASSKEY_REMOVED: {
    says: 'Someone removed one of their own passkeys.',
    names: 'actor',
    changes: ['ACCESS'],
  },
  SECOND_FACTOR_REMOVED_BY_ADMIN: {
    says: "An administrator removed someone's authenticator app and passkeys.",
    keeps: ['authenticatorApp', 'passkeys'],
    lasts: true,
    changes: ['ACCESS'],
  },
  USER_CREATED: {
    says: 'A user of either kind was added.',
    keeps: ['kind', 'roles', 'isActive'],
    lasts: true,
    changes: ['PEOPLE'],
  },
  USER_REGISTERED: { says: 'A contractor registered and waits for approval.', changes: ['PEOPLE'] },
  REGISTRATION_REPEATED: {
    says: 'Someone registered with the email address of a user, which changed nothing.',
  },
  PROFILE_UPDATED: { says: 'Someone changed their own name, phone or address.', changes: ['PEOPLE'] },
  DAILY_RATE_CHANGED: {
    says: 'A daily rate was set or removed.',
    keeps: ['dailyRate', 'effectiveFrom'],
    lasts: true,
    changes: ['PEOPLE'],
  },
  PASSWORD_CHANGED: { says: 'Someone changed their own password.', changes: ['ACCESS'] },
  PASSWORD_CHANGE_FAILED: { says: 'The current password was wrong in a change of password.' },
  PASSWORD_RESET_TOKEN_CREATED: {
    says: 'An administrator created a single-use password reset key.',
    keeps: ['expiresAt'],
    lasts: true,
  },
  PASSWORD_RESET_REQUESTED: { says: 'Someone asked on the sign-in page for a link to a new password.' },
  PASSWORD_RESET: { says: 'A new password was set with such a key.', changes: ['ACCESS'] },
  PASSWORD_RESET_BY_ADMIN: {
    says: 'An administrator set a temporary password.',
    keeps: ['expiresAt'],
    lasts: true,
    changes: ['ACCESS'],
  },
  SIGN_IN_UNLOCKED: {
    says: 'An administrator unlocked sign-in for someone locked out by too many wrong passwords.',
  },
  SESSIONS_ENDED_BY_ADMIN: {
    says: "An administrator ended all of someone's sessions and access tokens.",
    keeps: ['sessions', 'scripts'],
    changes: ['ACCESS'],
  },
  INVITATION_CREATED: {
    says: 'Someone was invited, or invited again.',
    keeps: ['expiresAt'],
    lasts: true,
    changes: ['PEOPLE'],
  },
  INVITATION_ACCEPTED: {
    says: 'Someone opened their invitation, chose a password and signed in.',
    changes: ['PEOPLE', 'ACCESS'],
  },
  INVITATION_WITHDRAWN: {
    says: "An invitation was withdrawn, and the person's access ended.",
    ...ACTIVITY,
    changes: ['PEOPLE', 'ACCESS'],
  },
  MAIL_FAILED: {
    says: 'Email to someone could not be delivered.',
    keeps: ['template', 'responseCode'],
    changes: ['PEOPLE'],
  },
  STAFF_UPDATED: {
    says: 'The name or phone of a person was changed by an administrator.',
    changes: ['PEOPLE'],
  },
  ROLE_ASSIGNED: { says: 'A staff member got a role.', ...ROLES, changes: ['ACCESS'] },
  ROLE_REMOVED: { says: 'A staff member lost a role.', ...ROLES, changes: ['ACCESS'] },
  USER_ACTIVATED: { says: 'A user may sign in again.', ...ACTIVITY, changes: ['PEOPLE'] },
  USER_DEACTIVATED: { says: "A user's access ended.", ...ACTIVITY, changes: ['PEOPLE', 'ACCESS'] },
  USER_ARCHIVED: {
    says: 'A user was archived and can no longer sign in.',
    ...ARCHIVE,
    changes: ['PEOPLE', 'ACCESS'],
  },
  USER_UNARCHIVED: { says: 'A user was unarchived.', ...ARCHIVE, changes: ['PEOPLE'] },
  USER_RECORDS_EXPORTED: {
    says: "A person's records were downloaded as one file.",
    lasts: true,
    handsOut: 'ONE',
  },
  USER_DELETED: {
    says: 'An archived user was permanently deleted, with everything about the person except actions.',
    changes: ['PEOPLE', 'DAYS', 'PAYROLL'],
  },
  SESSION_ENDED: { says: 'Someone ended one of their own sessions.', names: 'actor', changes: ['ACCESS'] },
  OTHER_SESSIONS_ENDED: {
    says: 'Someone ended all of their own sessions except the current one.',
    changes: ['ACCESS'],
  },
  MAIL_CHOICE_CHANGED: { says: 'Someone chose whether to get a kind of email.', keeps: ['mail', 'isWanted'] },
  NOTICES_READ: { says: 'Someone marked notices as read.', changes: ['NOTICES'] },
  COMPANY_UPDATED: { says: "The company's own record was changed.", changes: ['COMPANY'] },
  CONTRACTOR_UPDATED: {
    says: 'The name or email address of a contractor was changed.',
    changes: ['PEOPLE'],
  },
  CONTRACTOR_DEACTIVATED: {
    says: "A contractor's access ended.",
    ...ACTIVITY,
    changes: ['PEOPLE', 'ACCESS'],
  },
  TIME_LOG_CREATED: { says: 'A day was logged.', ...DAY, changes: ['DAYS'] },
  TIME_LOG_UPDATED: { says: 'A logged day was changed.', ...DAY, changes: ['DAYS'] },
  TIME_LOG_APPROVED: { says: 'A logged day was approved.', ...DAY, changes: ['DAYS'] },
  TIME_LOG_REJECTED: { says: 'A logged day was rejected.', ...DAY, changes: ['DAYS'] },
  WEEK_SUBMITTED: { says: 'A whole week was submitted.', keeps: ['weekStart'], changes: ['DAYS'] },
  WEEK_WITHDRAWN: {
    says: 'Someone recalled the days of a week that no one had decided on.',
    keeps: ['weekStart'],
    changes: ['DAYS'],
  },
  DAYS_APPROVED: { says: 'Days of a person were approved in one step.', keeps: ['days'], changes: ['DAYS'] },
  DAYS_REJECTED: { says: 'Days of a person were rejected in one step.', keeps: ['days'], changes: ['DAYS'] },
  DAYS_REOPENED: {
    says: 'The decision on days of a person was undone.',
    keeps: ['days'],
    changes: ['DAYS'],
  },
  RECEIPT_FILE_SENT: { says: 'Someone sent a photo or PDF of a receipt.', ...RECEIPT_FILE },
  RECEIPT_ADDED: { says: 'Someone sent a receipt.', ...RECEIPT, changes: ['DAYS'] },
  RECEIPT_UPDATED: { says: 'Someone changed their own receipt.', ...RECEIPT, changes: ['DAYS'] },
  RECEIPT_DELETED: { says: 'Someone deleted their own receipt.', ...RECEIPT, changes: ['DAYS'] },
  RECEIPTS_APPROVED: {
    says: 'Receipts of a person were approved in one step.',
    keeps: ['days', 'amount'],
    changes: ['DAYS'],
  },
  RECEIPTS_REJECTED: {
    says: 'Receipts of a person were rejected in one step.',
    keeps: ['days', 'amount'],
    changes: ['DAYS'],
  },
  RECEIPTS_REOPENED: {
    says: 'The decision on receipts of a person was undone.',
    keeps: ['days', 'amount'],
    changes: ['DAYS'],
  },
  PAYROLL_CALCULATED: { says: "A person's week was processed.", ...PAYMENT, changes: ['PAYROLL'] },
  PAYROLL_ADJUSTED: {
    says: "Something was added to a person's pay, or a payment was corrected.",
    ...PAYMENT,
    changes: ['PAYROLL'],
  },
  BACK_PAY_DISMISSED: {
    says: 'What a raise adds to days that were on payroll is not paid.',
    names: 'values.userId',
    keeps: ['weekStart', 'days', 'amount'],
    lasts: true,
    changes: ['PAYROLL'],
  },
  PAYROLL_PAID: { says: 'A payroll run was marked as paid.', ...PAYMENT, changes: ['PAYROLL'] },
  PAYROLL_VOIDED: { says: 'A payroll run was voided.', ...PAYMENT, changes: ['PAYROLL'] },
  PAYMENT_VOIDED: {
    says: 'A payment was voided, and a payroll run that it had settled is unpaid.',
    ...PAYMENT,
    changes: ['PAYROLL'],
  },
  PLAN_CREATED: {
    says: "An advance or a deduction was entered for a person's pay, or found to be paid too much.",
    ...PLAN,
    changes: ['PAYROLL'],
  },
  PLAN_CHANGED: {
    says: 'What an advance or a deduction takes each week was changed.',
    ...PLAN,
    changes: ['PAYROLL'],
  },
  PLAN_ENDED: {
    says: 'An advance or a deduction was ended, or an overpayment written off.',
    ...PLAN,
    changes: ['PAYROLL'],
  },
  ADVANCE_VOIDED: {
    says: 'An advance that had been entered by mistake was voided.',
    ...PLAN,
    changes: ['PAYROLL'],
  },
  ADVANCE_REPAID: {
    says: 'An advance was paid back by hand.',
    ...PLAN,
    changes: ['PAYROLL'],
  },
  ADVANCE_REPAYMENT_VOIDED: {
    says: 'What had been recorded as paid back of an advance was voided.',
    ...PLAN,
    changes: ['PAYROLL'],
  },
  ADVANCE_WRITTEN_OFF: {
    says: 'What was left of an advance was written off: it is pay.',
    ...PLAN,
    changes: ['PAYROLL'],
  },
  OPENING_BALANCE_ENTERED: {
    says: 'What a person was paid in a year before the portal was used was entered.',
    ...OPENING,
    changes: ['PAYROLL'],
  },
  OPENING_BALANCE_VOIDED: {
    says: 'What had been entered as paid before the portal was used was voided.',
    ...OPENING,
    changes: ['PAYROLL'],
  },
  PEOPLE_IMPORTED: {
    says: 'A list of people was taken in.',
    keeps: ['people'],
    lasts: true,
    changes: ['PEOPLE'],
  },
  APPROVAL_REQUESTED: {
    says: 'Something that needs a second person was sent to one.',
    ...REQUEST,
    changes: ['PAYROLL'],
  },
  REQUEST_APPROVED: {
    says: 'A second person approved what someone asked for.',
    ...REQUEST,
    changes: ['PAYROLL'],
  },
  REQUEST_DECLINED: {
    says: 'A second person declined what someone asked for.',
    ...REQUEST,
    changes: ['PAYROLL'],
  },
  REQUEST_WITHDRAWN: { says: 'Someone withdrew what they had asked for.', ...REQUEST, changes: ['PAYROLL'] },
  REQUEST_EXPIRED: {
    says: 'No one decided in time on what someone asked for.',
    ...REQUEST,
    changes: ['PAYROLL'],
  },
  PAY_STATEMENT_DOWNLOADED: {
    says: "Someone downloaded another person's pay statement.",
    names: 'values.userId',
    keeps: ['number'],
    handsOut: 'ONE',
  },
  BANK_ACCOUNT_SET: {
    says: 'The bank account that a person is paid to was entered or changed.',
    ...BANK_ACCOUNT,
    changes: ['PEOPLE'],
  },
  BANK_ACCOUNT_REMOVED: {
    says: 'The bank account that a person was paid to was removed.',
    ...BANK_ACCOUNT,
    changes: ['PEOPLE'],
  },
  BANK_ACCOUNTS_RESEALED: { says: 'Numbers of bank accounts were sealed with a newer key.' },
  BANK_FILE_MADE: { says: 'A file with which the bank pays a week was made.' },
  BANK_FILE_EXPORTED: {
    says: 'A file with which the bank pays a week was downloaded, with account numbers in full.',
    handsOut: 'MANY',
  },
  PAYMENT_JOURNAL_EXPORTED: { says: 'The ledger was downloaded as journal entries.', handsOut: 'MANY' },
  PAYROLL_BATCH_STARTED: {
    says: 'Payroll was started for everyone of a week, as one job.',
    changes: ['PAYROLL'],
  },
  PAYROLL_BATCH_FINISHED: {
    says: 'The job that puts everyone of a week on payroll was done.',
    changes: ['PAYROLL'],
  },
  REPORT_GENERATED: { says: 'A report was generated.', ...REPORT },
  REPORT_EXPORTED: { says: 'A report was downloaded as a file.', ...REPORT, handsOut: 'MANY' },
  REPORT_DELETED: { says: 'A report was deleted.', ...REPORT },
  ACCESS_TOKEN_CREATED: { says: 'Someone created an access token for scripts.', ...TOKEN },
  ACCESS_TOKEN_REVOKED: { says: 'Someone revoked one of their own access tokens.', ...TOKEN },
  TAX_DOCUMENT_GENERATED: {
    says: 'A tax document was generated, or a draft of it.',
    ...TAX_FORM,
    changes: ['TAX_DOCUMENTS'],
  },
  TAX_DOCUMENT_CORRECTED: {
    says: 'A correction of a submitted tax document was generated.',
    ...TAX_FORM,
    changes: ['TAX_DOCUMENTS'],
  },
  TAX_DOCUMENT_SUBMITTED: {
    says: 'A tax document was marked as submitted.',
    ...TAX_FORM,
    changes: ['TAX_DOCUMENTS'],
  },
  TAX_DOCUMENT_APPROVED: {
    says: 'A tax document was marked as approved.',
    ...TAX_FORM,
    changes: ['TAX_DOCUMENTS'],
  },
  TAX_DOCUMENT_BATCH_STARTED: {
    says: 'A job to generate the tax documents of everyone who is ready was started.',
    changes: ['TAX_DOCUMENTS'],
  },
  TAX_DOCUMENT_BATCH_FINISHED: {
    says: 'The job that generates the tax documents of everyone was done.',
    changes: ['TAX_DOCUMENTS'],
  },
  TAX_DOCUMENT_DOWNLOADED: { says: 'A tax document was downloaded.', ...TAX_FILE, handsOut: 'ONE' },
  REPORTING_THRESHOLD_SET: {
    says: 'The total from which a form is required was set for a year.',
    changes: ['TAX_DOCUMENTS'],
  },
  FILING_TEMPLATE_SET: { says: 'The header of an official upload file was entered.' },
  IRIS_FILES_EXPORTED: {
    says: 'The forms of a year were downloaded for the IRS, with taxpayer numbers in full.',
    handsOut: 'MANY',
  },
  TAX_PROFILE_CERTIFIED: {
    says: 'Someone certified a Form W-9.',
    names: 'values.userId',
    keeps: ['version', 'numberType'],
    changes: ['TAX_DOCUMENTS', 'PEOPLE'],
  },
  W9_REQUESTED: { says: 'Someone was asked to sign a Form W-9.', lasts: true, changes: ['PEOPLE'] },
  TAX_NUMBER_SHARED: {
    says: 'Someone certified a taxpayer number that another person has certified.',
    names: 'values.userId',
    keeps: ['numberType'],
  },
  SHARED_NUMBER_DECIDED: {
    says: 'Someone decided on a taxpayer number that two people have certified.',
    names: 'values.userId',
    keeps: ['verdict', 'numberType'],
    lasts: true,
    changes: ['TAX_DOCUMENTS'],
  },
  WORK_RELATION_SET: {
    says: 'Someone recorded whether a person is a contractor or an employee.',
    keeps: ['relation'],
    lasts: true,
    changes: ['TAX_DOCUMENTS', 'PEOPLE'],
  },
  TAX_NUMBER_REVEALED: {
    says: 'A taxpayer number was shown in full.',
    names: 'values.userId',
    keeps: ['numberType'],
    lasts: true,
    handsOut: 'ONE',
  },
  TAX_NUMBER_REVEAL_FAILED: { says: 'The password for showing a taxpayer number was wrong.' },
  PASSWORDS_RESEALED: { says: 'Stored passwords were sealed with a newer key.' },
  SECOND_FACTORS_RESEALED: { says: 'Secrets of second factors were sealed with a newer key.' },
  ACCESS_TOKENS_SEALED: { says: 'Access tokens were sealed with the newest key.' },
  AUDIT_EPOCH_STARTED: { says: 'The audit log goes on under a newer key.' },
  TAX_NUMBERS_RESEALED: { says: 'Taxpayer numbers were re-encrypted with a newer key.' },
  ACCESS_DENIED: { says: 'A signed-in user was refused something.' },
  RATE_LIMITED: { says: 'A client tried to sign in too often.' },
} as const satisfies Record<string, ActionRow>;

export type AuditAction = keyof typeof AUDIT_ACTIONS;

type HandingOut<Whose extends 'ONE' | 'MANY'> = {
  [Action in AuditAction]: (typeof AUDIT_ACTIONS)[Action] extends { handsOut: Whose } ? Action : never;
}[AuditAction];

/** What hands out someone's data. */
export type DataAction = HandingOut<'ONE' | 'MANY'>;

/** Those that hand out the data of one person, or of many. */
export const actionsHandingOut = (whose: 'ONE' | 'MANY'): DataAction[] =>
  (Object.keys(AUDIT_ACTIONS) as AuditAction[]).filter(
    (action): action is DataAction => findAction(action).handsOut === whose,
  );

const NOTHING: ActionRow = { says: 'An earlier version wrote it.' };

/** The row of an action, also of one that no version writes anymore. */
export const findAction = (action: string): ActionRow =>
  Object.hasOwn(AUDIT_ACTIONS, action) ? AUDIT_ACTIONS[action as AuditAction] : NOTHING;
