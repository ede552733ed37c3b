/** Every action as a sentence. The record's type requires one for every action. */

import { formatDay } from 'rules/dayFormats';
import { isDay } from 'rules/days';
import { formatMoney, toExactCents } from 'rules/money';
import { AUDIT_ACTIONS, type AuditAction } from '../../audit/actions.ts';
import { deletedUserName } from '../../audit/deletedUsers.ts';
import type { Context } from '../../operation/context.ts';
import type { MailChoice } from '../../platform/db/generated/client/enums.ts';
import type { Values } from './changes.ts';
import { type Entry, type Facts, readFacts } from './facts.ts';

type MessageWriter = (facts: Facts) => string;

const words = (value: unknown): string => (value === undefined || value === null ? '' : String(value));
const money = (value: unknown): string => formatMoney(toExactCents(Number(value)) ?? 0);
const count = (value: unknown): number => (Array.isArray(value) ? value.length : Number(value) || 0);

/** 'Nov 17, 2026' of '2026-11-17'. */
export function day(value: unknown): string {
  const known = words(value).slice(0, 10);
  return isDay(known) ? formatDay(known) : 'an unknown day';
}

const people = (value: unknown): string => (count(value) === 1 ? '1 person' : `${count(value)} people`);
const days = (number: number): string => (number === 1 ? '1 day' : `${number} days`);
const whose = ({ own, subject }: Facts): string => (own ? 'their own' : `${subject}’s`);
/** ' of Dario Fontaine' in what is done to others, nothing in what people do to their own things. */
const of = ({ own, subject }: Facts): string => (own ? '' : ` of ${subject}`);
const reason = (value: unknown): string => (words(value) ? `: ${words(value).replace(/\.$/, '')}` : '');
/** ' from Nov 17, 2026', where the entry says when the rate starts. */
const formatStart = ({ after }: Facts): string =>
  after.effectiveFrom ? ` from ${day(after.effectiveFrom)}` : '';
/** An advance or a deduction; what it was for is gone after a deletion. */
const PLANS: Record<string, string> = { RECURRING: 'a deduction', OVERPAYMENT: 'an overpayment' };
const plan = ({ after, subject }: Facts): string =>
  `${PLANS[words(after.kind)] ?? 'an advance'} for ${subject}${words(after.description) ? ` (${words(after.description)})` : ''}`;

/** What a journal contains; earlier ones counted payments. */
const journalled = ({ entries, payments }: Facts['after']): string => {
  const [one, many] = entries == null ? ['payment', 'payments'] : ['entry', 'entries'];
  const number = count(entries ?? payments);
  return `${number} ${number === 1 ? one : many}`;
};

/** 'bank CSV of 3 payments, $9,003.52 in all, for the week of Nov 16, 2026'. */
const bankFile = ({ format, payments, amount, weekStart }: Facts['after']): string =>
  `${format === 'CSV' ? 'bank CSV' : 'NACHA file'} of ${count(payments) === 1 ? '1 payment' : `${count(payments)} payments`}, ${money(amount)} in all, for the week of ${day(weekStart)}`;

const inEarlierFile = ({ repeated }: Facts['after']): string =>
  count(repeated) ? `; an earlier file had ${count(repeated)} of them` : '';

/** What a second person is asked about. */
const WANTED: Record<string, (amount: string) => string> = {
  GIVE_ADVANCE: (amount) => `an advance of ${amount}`,
  SET_BANK_ACCOUNT: () => 'a bank account',
  SET_COMPANY_BANK: () => 'bank details of the company',
  CHANGE_LIMIT: () => 'a new limit for what one person may pay out',
  MAKE_BANK_FILE: (amount) => `a bank file of ${amount}`,
  ENTER_DEDUCTION: (amount) => `a deduction of ${amount}`,
  ENTER_OPENING_BALANCE: (amount) => `an opening balance of ${amount}`,
  DELETE_USER: () => 'a permanent deletion',
};
const wanted = ({ kind, amount }: Values): string =>
  WANTED[words(kind)]?.(money(amount)) ?? `payments of ${money(amount)} in all`;

const run = ({ after }: Facts): string => `payroll #${words(after.number)}`;

/** 'Nov 17, 2026 of Dario Fontaine', or '3 days of Dario Fontaine between …'. */
function someDays(facts: Facts): string {
  const known = Array.isArray(facts.after.days) ? facts.after.days : [];
  if (known.length === 0) return `days${of(facts)}`;
  if (known.length === 1) return `${day(known[0])}${of(facts)}`;
  return `${days(known.length)}${of(facts)} between ${day(known[0])} and ${day(known.at(-1))}`;
}

/** 'a receipt of $12.50 for Nov 17, 2026'. */
const receipt = ({ amount, date }: Values): string => `a receipt of ${money(amount)} for ${day(date)}`;

/** '2 receipts of Dario Fontaine, $62.50 in all'. */
function someReceipts(facts: Facts): string {
  const known = count(facts.after.days);
  return `${known === 1 ? 'a receipt' : `${known} receipts`}${of(facts)}, ${money(facts.after.amount)} in all`;
}

const personName = ({ after, subject }: Facts): string =>
  subject === 'someone' && after.firstName ? `${words(after.firstName)} ${words(after.lastName)}` : subject;

function roleChange({ before, after }: Facts, gained: boolean): string {
  const [less, more] = (gained ? [before.roles, after.roles] : [after.roles, before.roles]) as unknown[];
  const known = Array.isArray(less) ? less : [];
  const changed = Array.isArray(more) ? more.filter((role) => !known.includes(role)) : [];
  return changed.join(', ').replaceAll('_', ' ') || 'a role';
}

const FORM_NAMES: Record<string, string> = {
  W9: 'Form W-9',
  FORM_1099_NEC: 'Form 1099-NEC',
  FORM_1099_MISC: 'Form 1099-MISC',
};

/** 'Form 1099-NEC for 2025'. */
export const formatForm = (after: Facts['after']): string =>
  `${FORM_NAMES[words(after.type)] ?? 'tax document'} for ${words(after.year)}`;

/** 'Form 1099-NEC for 2025 of Dario Fontaine', or 'their own …'. */
function taxForm(facts: Facts): string {
  const { after, own } = facts;
  const form = formatForm(after);
  return own ? `their own ${form}` : `the ${form}${of(facts)}`;
}

/** 'the report Tax Summary 2026'; its name is removed with the person it is about. */
const report = ({ subject }: Facts, { name }: Values): string =>
  name ? `the report ${words(name)}` : `a report about ${subject}`;

/** 'the access token Export'; its name is removed with its owner. */
const accessToken = ({ name }: Values): string =>
  name ? `the access token ${words(name)}` : 'an access token';

const SIGN_IN_REFUSALS: Readonly<Record<string, string>> = {
  ACCOUNT_INACTIVE: 'the account is not active',
  PASSWORD_EXPIRED: 'the temporary password has expired',
  SECOND_FACTOR: 'wrong second factor',
};

/** Nothing once the person was deleted, and the digits with them. */
const endingIn = (digits: unknown): string => (digits ? ` ending in ${words(digits)}` : '');

const PROOFS: Readonly<Record<string, string>> = { CODE: 'code', PASSKEY: 'passkey' };

/** 'the passkey Work laptop'; its name is removed with its owner. */
const passkey = ({ name }: Values): string => (name ? `the passkey ${words(name)}` : 'a passkey');

const MAIL_NAMES: Record<string, string> = {
  WEEK_REJECTED: 'rejected days',
  STATEMENT_READY: 'pay statements',
  TAX_DOCUMENT_READY: 'tax documents',
} satisfies Record<MailChoice, string>;

const MESSAGES: Record<AuditAction, MessageWriter> = {
  USER_LOGIN: ({ actor }) => `${actor} signed in.`,
  USER_LOGIN_FAILED: ({ subject, entityId, after }) => {
    if (entityId === null)
      return `A sign-in with an unknown ${after.reason === 'PASSKEY' ? 'passkey' : 'email address'} was refused.`;
    return `A sign-in as ${subject} was refused: ${SIGN_IN_REFUSALS[String(after.reason)] ?? 'wrong password'}.`;
  },
  USER_LOGOUT: ({ actor }) => `${actor} signed out.`,
  IDENTITY_CONFIRMED: ({ actor, after }) =>
    `${actor} confirmed it was them with ${after.by ? `a ${PROOFS[String(after.by)]}` : 'their password'}.`,
  IDENTITY_CONFIRMATION_FAILED: ({ actor, after }) =>
    `${actor} entered a wrong ${PROOFS[String(after.by)] ?? 'password'} to confirm it was them.`,
  AUTHENTICATOR_APP_ADDED: ({ actor }) => `${actor} turned on an authenticator app.`,
  AUTHENTICATOR_APP_REMOVED: ({ actor }) => `${actor} removed their authenticator app.`,
  RECOVERY_CODES_RENEWED: ({ actor }) => `${actor} replaced their recovery codes.`,
  RECOVERY_CODE_USED: ({ subject }) => `${subject} used a recovery code in place of the authenticator app.`,
  PASSKEY_ADDED: ({ actor, after }) => `${actor} added ${passkey(after)}.`,
  PASSKEY_REMOVED: ({ actor, before }) => `${actor} removed ${passkey(before)}.`,
  SECOND_FACTOR_REMOVED_BY_ADMIN: ({ actor, subject }) =>
    `${actor} removed the second factor of ${subject} and signed them out.`,
  USER_CREATED: (facts) =>
    `${facts.actor} added ${personName(facts)} as ${facts.after.kind === 'STAFF' ? 'a staff member' : 'a contractor'}.`,
  USER_REGISTERED: (facts) => `${personName(facts)} registered and waits for approval.`,
  REGISTRATION_REPEATED: ({ subject }) =>
    `Someone registered with the email address of ${subject}; nothing changed.`,
  PROFILE_UPDATED: ({ actor, own, subject }) =>
    own ? `${actor} updated their own profile.` : `${actor} updated the profile of ${subject}.`,
  DAILY_RATE_CHANGED: (facts) =>
    facts.after.dailyRate === null
      ? `${facts.actor} removed ${whose(facts)} day rate.`
      : `${facts.actor} set ${whose(facts)} day rate to ${money(facts.after.dailyRate)}${formatStart(facts)}.`,
  PASSWORD_CHANGED: ({ actor }) => `${actor} changed their own password.`,
  PASSWORD_CHANGE_FAILED: ({ actor }) =>
    `${actor} entered a wrong current password while changing their password.`,
  PASSWORD_RESET_TOKEN_CREATED: ({ actor, subject }) =>
    `${actor} created a single-use password reset key for ${subject}.`,
  PASSWORD_RESET_REQUESTED: ({ subject }) => `Someone requested a password reset link for ${subject}.`,
  PASSWORD_RESET: ({ subject }) => `${subject} set a new password with a single-use key.`,
  PASSWORD_RESET_BY_ADMIN: ({ actor, subject }) => `${actor} set a temporary password for ${subject}.`,
  SIGN_IN_UNLOCKED: ({ actor, own, subject }) =>
    own ? `${actor} unlocked their own sign-in.` : `${actor} unlocked the sign-in of ${subject}.`,
  SESSIONS_ENDED_BY_ADMIN: ({ actor, subject }) => `${actor} signed ${subject} out everywhere.`,
  INVITATION_CREATED: ({ actor, subject }) => `${actor} invited ${subject}.`,
  INVITATION_ACCEPTED: ({ subject }) => `${subject} accepted their invitation and signed in.`,
  INVITATION_WITHDRAWN: ({ actor, subject }) => `${actor} withdrew the invitation of ${subject}.`,
  MAIL_FAILED: ({ subject }) => `Email to ${subject} couldn’t be delivered.`,
  STAFF_UPDATED: (facts) => `${facts.actor} changed the record${of(facts)}.`,
  ROLE_ASSIGNED: (facts) => `${facts.actor} gave ${facts.subject} the role ${roleChange(facts, true)}.`,
  ROLE_REMOVED: (facts) => `${facts.actor} took the role ${roleChange(facts, false)} from ${facts.subject}.`,
  USER_ACTIVATED: ({ actor, subject }) => `${actor} activated ${subject}.`,
  USER_DEACTIVATED: ({ actor, subject }) => `${actor} deactivated ${subject}.`,
  USER_ARCHIVED: ({ actor, subject }) => `${actor} archived ${subject}.`,
  USER_UNARCHIVED: ({ actor, subject }) => `${actor} unarchived ${subject}.`,
  USER_RECORDS_EXPORTED: ({ actor, subject }) => `${actor} downloaded the records of ${subject}.`,
  USER_DELETED: ({ actor, after }) =>
    `${actor} permanently deleted an archived user${after.deletedUser ? `, who is now ${deletedUserName(Number(after.deletedUser))}` : ''}.`,
  SESSION_ENDED: ({ actor }) => `${actor} ended one of their own sessions.`,
  OTHER_SESSIONS_ENDED: ({ actor }) => `${actor} ended all their other sessions.`,
  MAIL_CHOICE_CHANGED: ({ actor, after }) =>
    `${actor} ${after.isWanted ? 'turned on' : 'turned off'} emails about ${MAIL_NAMES[words(after.mail)] ?? 'something'}.`,
  NOTICES_READ: ({ actor, after }) =>
    `${actor} marked ${count(after.notices) === 1 ? '1 notice' : `${count(after.notices)} notices`} as read.`,
  COMPANY_UPDATED: ({ actor }) => `${actor} updated the company profile.`,
  CONTRACTOR_UPDATED: ({ actor, subject }) => `${actor} changed the name or email address of ${subject}.`,
  CONTRACTOR_DEACTIVATED: ({ actor, subject }) => `${actor} deactivated ${subject}.`,
  TIME_LOG_CREATED: (facts) =>
    `${facts.actor} logged ${day(facts.after.date)}${facts.own ? '' : ` for ${facts.subject}`} as ${facts.after.worked ? 'worked' : 'not worked'}.`,
  TIME_LOG_UPDATED: (facts) => `${facts.actor} changed ${day(facts.after.date)}${of(facts)}.`,
  TIME_LOG_APPROVED: (facts) => `${facts.actor} approved ${day(facts.after.date)}${of(facts)}.`,
  TIME_LOG_REJECTED: (facts) =>
    `${facts.actor} rejected ${day(facts.after.date)}${of(facts)}${reason(facts.after.rejectionReason)}.`,
  WEEK_SUBMITTED: (facts) =>
    `${facts.actor} submitted ${whose(facts)} week of ${day(facts.after.weekStart)}${facts.after.days ? `: ${days(count(facts.after.days))}` : ''}.`,
  WEEK_WITHDRAWN: (facts) =>
    `${facts.actor} took back ${facts.before.days ? days(count(facts.before.days)) : 'days'} of ${whose(facts)} week of ${day(facts.after.weekStart)}.`,
  DAYS_APPROVED: (facts) => `${facts.actor} approved ${someDays(facts)}.`,
  DAYS_REJECTED: (facts) => `${facts.actor} rejected ${someDays(facts)}${reason(facts.after.reason)}.`,
  DAYS_REOPENED: (facts) => `${facts.actor} took back the decision about ${someDays(facts)}.`,
  RECEIPT_FILE_SENT: ({ actor, after }) =>
    `${actor} sent a ${after.kind === 'PDF' ? 'PDF' : 'photo'} of a receipt.`,
  RECEIPT_ADDED: (facts) => `${facts.actor} sent ${receipt(facts.after)}.`,
  RECEIPT_UPDATED: (facts) => `${facts.actor} changed ${receipt(facts.after)}.`,
  RECEIPT_DELETED: (facts) => `${facts.actor} deleted ${receipt({ ...facts.before, ...facts.after })}.`,
  RECEIPTS_APPROVED: (facts) => `${facts.actor} approved ${someReceipts(facts)}.`,
  RECEIPTS_REJECTED: (facts) =>
    `${facts.actor} rejected ${someReceipts(facts)}${reason(facts.after.reason)}.`,
  RECEIPTS_REOPENED: (facts) => `${facts.actor} took back the decision about ${someReceipts(facts)}.`,
  PAYROLL_CALCULATED: (facts) =>
    `${facts.actor} processed ${run(facts)} for ${facts.subject}: ${money(facts.after.totalPay)}.`,
  PAYROLL_ADJUSTED: (facts) => {
    if (facts.after.overpaid)
      return `${facts.actor} had ${money(facts.after.overpaid)} that was overpaid to ${facts.subject} taken back from later pay, with ${run(facts)}.`;
    return facts.after.reason
      ? `${facts.actor} corrected the pay of ${facts.subject} with ${run(facts)}: ${money(facts.after.totalPay)}${reason(facts.after.reason)}.`
      : `${facts.actor} added ${money(facts.after.totalPay)} to the pay of ${facts.subject} with ${run(facts)}.`;
  },
  BACK_PAY_DISMISSED: ({ actor, subject, after }) =>
    `${actor} left ${subject} at what was paid for the week of ${day(after.weekStart)}: ${money(after.amount)} of back pay is not paid.`,
  PAYROLL_PAID: (facts) => `${facts.actor} marked ${run(facts)} for ${facts.subject} as paid.`,
  PAYROLL_VOIDED: (facts) =>
    `${facts.actor} voided ${run(facts)} for ${facts.subject}${reason(facts.after.reason)}.`,
  PAYMENT_VOIDED: (facts) =>
    `${facts.actor} voided the payment of ${run(facts)} for ${facts.subject}${reason(facts.after.reason)}.`,
  PLAN_CREATED: (facts) =>
    `${facts.actor} entered ${plan(facts)}: ${facts.after.amount == null ? '' : `${money(facts.after.amount)}, `}${money(facts.after.weekly)} a week.`,
  PLAN_CHANGED: (facts) => `${facts.actor} changed ${plan(facts)} to ${money(facts.after.weekly)} a week.`,
  PLAN_ENDED: (facts) =>
    facts.after.kind === 'OVERPAYMENT'
      ? `${facts.actor} wrote off ${money(facts.after.left)} of ${plan(facts)}${reason(facts.after.reason)}.`
      : `${facts.actor} ended ${plan(facts)}${reason(facts.after.reason)}.`,
  ADVANCE_VOIDED: (facts) =>
    `${facts.actor} voided ${plan(facts)} of ${money(facts.after.amount)}${reason(facts.after.reason)}.`,
  ADVANCE_REPAID: (facts) =>
    `${facts.actor} recorded that ${money(facts.after.amount)} of ${plan(facts)} was paid back on ${day(facts.after.paidOn)}.`,
  ADVANCE_REPAYMENT_VOIDED: (facts) =>
    `${facts.actor} voided ${money(facts.after.amount)} paid back of ${plan(facts)} on ${day(facts.after.paidOn)}${reason(facts.after.reason)}.`,
  ADVANCE_WRITTEN_OFF: (facts) =>
    `${facts.actor} wrote off ${money(facts.after.amount)} of ${plan(facts)} as pay${reason(facts.after.reason)}.`,
  OPENING_BALANCE_ENTERED: ({ actor, subject, after }) =>
    `${actor} entered what ${subject} was paid in ${words(after.year)} before the portal: ${money(after.compensation)}, and ${money(after.reimbursed)} reimbursed.`,
  OPENING_BALANCE_VOIDED: (facts) =>
    `${facts.actor} voided what ${facts.subject} was paid in ${words(facts.after.year)} before the portal${reason(facts.after.reason)}.`,
  PEOPLE_IMPORTED: ({ actor, after }) =>
    `${actor} imported a list of ${count(after.people) === 1 ? '1 person' : `${count(after.people)} people`}.`,
  APPROVAL_REQUESTED: ({ actor, after }) =>
    `${actor} sent ${wanted(after)} to a second person: request #${words(after.request)}.`,
  REQUEST_APPROVED: ({ actor, subject, after }) =>
    `${actor} approved request #${words(after.request)} of ${subject}: ${wanted(after)}.`,
  REQUEST_DECLINED: ({ actor, subject, after }) =>
    `${actor} declined request #${words(after.request)} of ${subject}${reason(after.reason)}.`,
  REQUEST_WITHDRAWN: ({ actor, after }) => `${actor} withdrew request #${words(after.request)}.`,
  REQUEST_EXPIRED: ({ subject, after }) => `Request #${words(after.request)} of ${subject} expired.`,
  PAY_STATEMENT_DOWNLOADED: (facts) =>
    `${facts.actor} downloaded the pay statement of ${run(facts)} for ${facts.subject}.`,
  BANK_ACCOUNT_SET: (facts) =>
    `${facts.actor} ${facts.before.endsIn ? 'changed' : 'entered'} ${whose(facts)} bank account${endingIn(facts.after.endsIn)}.`,
  BANK_ACCOUNT_REMOVED: (facts) =>
    `${facts.actor} removed ${whose(facts)} bank account${endingIn(facts.before.endsIn)}.`,
  BANK_ACCOUNTS_RESEALED: ({ actor, after }) =>
    `${actor} sealed ${count(after.accounts) === 1 ? 'the number of 1 bank account' : `the numbers of ${count(after.accounts)} bank accounts`} with a newer key.`,
  BANK_FILE_MADE: ({ actor, after }) =>
    `${actor} made the ${bankFile(after)}${inEarlierFile(after)}${count(after.leftOut) ? `; ${count(after.leftOut)} left out` : ''}.`,
  BANK_FILE_EXPORTED: ({ actor, after }) =>
    `${actor} downloaded ${after.again ? 'once more ' : ''}the ${bankFile(after)}, with account numbers in full${inEarlierFile(after)}.`,
  PAYMENT_JOURNAL_EXPORTED: ({ actor, after }) =>
    `${actor} downloaded ${journalled(after)} from ${day(after.startDate)} to ${day(after.endDate)} as journal entries.`,
  PAYROLL_BATCH_STARTED: ({ actor, after }) =>
    `${actor} started payroll for ${people(after.contractors)} for the week of ${day(after.weekStart)}: ${money(after.totalPay)}.`,
  PAYROLL_BATCH_FINISHED: ({ actor, after }) =>
    `The payroll that ${actor} started for the week of ${day(after.weekStart)} is done: ${people(after.done)} on payroll with ${money(after.totalPay)}${count(after.refused) ? `, ${count(after.refused)} failed` : ''}.`,
  REPORT_GENERATED: (facts) => `${facts.actor} generated ${report(facts, facts.after)}.`,
  REPORT_EXPORTED: (facts) => `${facts.actor} downloaded ${report(facts, facts.after)}.`,
  REPORT_DELETED: (facts) => `${facts.actor} deleted ${report(facts, facts.before)}.`,
  ACCESS_TOKEN_CREATED: ({ actor, after }) =>
    `${actor} created ${accessToken(after)}, which can ${after.canWrite ? 'read and write' : 'read'}.`,
  ACCESS_TOKEN_REVOKED: ({ actor, before }) => `${actor} revoked ${accessToken(before)}.`,
  TAX_DOCUMENT_GENERATED: (facts) =>
    `${facts.actor} generated ${facts.after.status === 'DRAFT' ? 'a draft of ' : ''}${taxForm(facts)}${reason(facts.after.forced)}.`,
  TAX_DOCUMENT_CORRECTED: (facts) =>
    `${facts.actor} corrected ${taxForm(facts)}${reason(facts.after.reason)}.`,
  TAX_DOCUMENT_SUBMITTED: (facts) => `${facts.actor} marked ${taxForm(facts)} as submitted.`,
  TAX_DOCUMENT_APPROVED: (facts) => `${facts.actor} marked ${taxForm(facts)} as approved.`,
  TAX_DOCUMENT_BATCH_STARTED: ({ actor, after }) =>
    `${actor} started to generate ${formatForm(after)} of ${people(after.people)}.`,
  TAX_DOCUMENT_BATCH_FINISHED: ({ actor, after }) =>
    `The batch of ${formatForm(after)} that ${actor} started is done: ${count(after.done)} generated${count(after.refused) ? `, ${count(after.refused)} failed` : ''}.`,
  TAX_DOCUMENT_DOWNLOADED: (facts) => `${facts.actor} downloaded ${taxForm(facts)}.`,
  REPORTING_THRESHOLD_SET: ({ actor, after }) =>
    `${actor} set the reporting threshold for ${words(after.year)} to ${money(after.threshold)}.`,
  FILING_TEMPLATE_SET: ({ actor, after }) =>
    `${actor} entered the header of the upload file of ${FORM_NAMES[words(after.type)] ?? 'a form'} for ${words(after.year)}.`,
  IRIS_FILES_EXPORTED: ({ actor, after }) =>
    `${actor} downloaded the upload files of ${count(after.forms) === 1 ? '1 form' : `${count(after.forms)} forms`} for ${words(after.year)}, with taxpayer numbers in full.`,
  TAX_PROFILE_CERTIFIED: ({ actor, after }) =>
    `${actor} certified Form W-9 with ${words(after.numberType) || 'a number'} ending in ${words(after.endsIn) || 'four digits'}.`,
  W9_REQUESTED: ({ actor, subject }) => `${actor} requested a Form W-9 from ${subject}.`,
  TAX_NUMBER_SHARED: ({ actor, after }) =>
    `${actor} certified ${words(after.numberType) || 'a number'} ending in ${words(after.endsIn) || 'four digits'}, which ${people(after.sharedWith)} certified before.`,
  SHARED_NUMBER_DECIDED: (facts) =>
    facts.after.verdict === 'MISTAKE'
      ? `${facts.actor} marked the taxpayer number${of(facts)} as wrong${reason(facts.after.reason)}.`
      : `${facts.actor} said that ${facts.subject} and ${people(facts.after.sharedWith)} with the same taxpayer number are the same person${reason(facts.after.reason)}.`,
  WORK_RELATION_SET: (facts) =>
    `${facts.actor} said that ${facts.subject} is ${facts.after.relation === 'EMPLOYEE' ? 'an employee' : 'a contractor'}.`,
  TAX_NUMBER_REVEALED: (facts) =>
    `${facts.actor} was shown ${whose(facts)} taxpayer number${reason(facts.after.reason)}.`,
  TAX_NUMBER_REVEAL_FAILED: (facts) =>
    `${facts.actor} entered a wrong password for ${whose(facts)} taxpayer number.`,
  TAX_NUMBERS_RESEALED: ({ actor, after }) =>
    `${actor} sealed ${count(after.numbers) === 1 ? '1 taxpayer number' : `${count(after.numbers)} taxpayer numbers`} with a newer key.`,
  PASSWORDS_RESEALED: ({ actor, after }) =>
    `${actor} sealed ${count(after.passwords) === 1 ? '1 stored password' : `${count(after.passwords)} stored passwords`} with a newer key.`,
  SECOND_FACTORS_RESEALED: ({ actor, after }) =>
    `${actor} sealed ${count(after.sealed)} secrets of second factors with a newer key.`,
  ACCESS_TOKENS_SEALED: ({ actor, after }) =>
    `${actor} sealed ${count(after.tokens) === 1 ? '1 access token' : `${count(after.tokens)} access tokens`} with the newest key.`,
  AUDIT_EPOCH_STARTED: ({ actor }) => `${actor} moved the audit log to a newer key.`,
  ACCESS_DENIED: ({ actor, entityId, after }) =>
    `${actor} was refused ${words(entityId)}${after.reason && after.reason !== 'FORBIDDEN' ? reason(after.reason) : ''}.`,
  RATE_LIMITED: () => 'A client tried to sign in too often and was slowed down.',
};

const isKnown = (action: string): action is AuditAction => Object.hasOwn(AUDIT_ACTIONS, action);

/** The entry as a sentence, as in 'Marcus Oyelaran processed payroll #575 for Dario Fontaine: $1,072.02.' */
export const toMessage = async (context: Context, entry: Entry): Promise<string> =>
  sayWith(entry.action, await readFacts(context, entry));

/** The sentence of an action, from known facts. */
export const sayWith = (action: string, facts: Facts): string =>
  isKnown(action) ? MESSAGES[action](facts) : `${facts.actor}: ${action.replaceAll('_', ' ').toLowerCase()}.`;
