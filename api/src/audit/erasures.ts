/**
 * What a permanent deletion leaves of each kind of entry about the deleted person. An entry is about somebody by its
 * typed ids alone, never by a text in it: whoever writes another's id into a reason changes nothing.
 *
 * What others did to the person stays as an act, with the values named here. What people did to their own records
 * goes whole, unless it lasts: money, roles, tokens, and who saw a taxpayer number are the company's history too.
 * Names, addresses, e-mail addresses, last four digits and free text are never among the values.
 */
import { Prisma } from '../platform/db/generated/client/client.ts';
import type { AuditAction } from './actions.ts';

interface Erasure {
  /** Where the entry names the person, beside entries whose record is the person or a record of theirs. */
  names?: 'values.userId' | 'actor';
  /** The values that stay, of those before and of those after. */
  keeps?: readonly string[];
  /** Stays also where the person did it. */
  lasts?: true;
}

const TAX_FORM = { names: 'values.userId', keeps: ['type', 'year', 'status', 'amount'] } as const;
const TAX_FILE = { ...TAX_FORM, keeps: [...TAX_FORM.keeps, 'numberInFull', 'copy', 'copies'] } as const;
const DAY = { names: 'values.userId', keeps: ['date', 'worked', 'status'] } as const;
const RUN = ['number', 'weekStart', 'basePay', 'bonuses', 'totalPay', 'payDate', 'replaces', 'status'];
const PAYMENT = { names: 'values.userId', keeps: RUN, lasts: true } as const;
const REPORT = { names: 'values.userId', keeps: ['type', 'rows'] } as const;
const TOKEN = { names: 'actor', keeps: ['canWrite', 'expiresAt'], lasts: true } as const;
const ROLES = { keeps: ['roles'], lasts: true } as const;
const ACTIVITY = { keeps: ['isActive'] } as const;
const ARCHIVE = { keeps: ['archived'] } as const;

/** A row for each action. */
export const ERASURES: Readonly<Record<AuditAction, Erasure>> = {
  USER_LOGIN: {},
  USER_LOGIN_FAILED: {},
  USER_LOGOUT: {},
  USER_CREATED: { keeps: ['kind', 'roles', 'isActive'], lasts: true },
  USER_REGISTERED: {},
  REGISTRATION_REPEATED: {},
  PROFILE_UPDATED: {},
  DAILY_RATE_CHANGED: { keeps: ['dailyRate', 'effectiveFrom'], lasts: true },
  PASSWORD_CHANGED: {},
  PASSWORD_CHANGE_FAILED: {},
  PASSWORD_RESET_TOKEN_CREATED: { keeps: ['expiresAt'], lasts: true },
  PASSWORD_RESET: {},
  PASSWORD_RESET_BY_ADMIN: { keeps: ['expiresAt'], lasts: true },
  SIGN_IN_UNLOCKED: {},
  IDENTITY_CONFIRMED: {},
  IDENTITY_CONFIRMATION_FAILED: {},
  STAFF_UPDATED: {},
  ROLE_ASSIGNED: ROLES,
  ROLE_REMOVED: ROLES,
  USER_ACTIVATED: ACTIVITY,
  USER_DEACTIVATED: ACTIVITY,
  USER_ARCHIVED: ARCHIVE,
  USER_UNARCHIVED: ARCHIVE,
  USER_RECORDS_EXPORTED: { lasts: true },
  USER_DELETED: {},
  SESSION_ENDED: { names: 'actor' },
  OTHER_SESSIONS_ENDED: {},
  COMPANY_UPDATED: {},
  CONTRACTOR_UPDATED: {},
  CONTRACTOR_DEACTIVATED: ACTIVITY,
  TIME_LOG_CREATED: DAY,
  TIME_LOG_UPDATED: DAY,
  TIME_LOG_APPROVED: DAY,
  TIME_LOG_REJECTED: DAY,
  WEEK_SUBMITTED: { keeps: ['weekStart'] },
  WEEK_WITHDRAWN: { keeps: ['weekStart'] },
  DAYS_APPROVED: { keeps: ['days'] },
  DAYS_REJECTED: { keeps: ['days'] },
  DAYS_REOPENED: { keeps: ['days'] },
  PAYROLL_CALCULATED: PAYMENT,
  PAYROLL_PAID: PAYMENT,
  PAYROLL_VOIDED: PAYMENT,
  PAYROLL_BATCH_STARTED: {},
  PAYROLL_BATCH_FINISHED: {},
  REPORT_GENERATED: REPORT,
  REPORT_EXPORTED: REPORT,
  REPORT_DELETED: REPORT,
  ACCESS_TOKEN_CREATED: TOKEN,
  ACCESS_TOKEN_REVOKED: TOKEN,
  TAX_DOCUMENT_GENERATED: TAX_FORM,
  TAX_DOCUMENT_CORRECTED: TAX_FORM,
  TAX_DOCUMENT_SUBMITTED: TAX_FORM,
  TAX_DOCUMENT_APPROVED: TAX_FORM,
  TAX_DOCUMENT_BATCH_STARTED: {},
  TAX_DOCUMENT_BATCH_FINISHED: {},
  TAX_DOCUMENT_DOWNLOADED: TAX_FILE,
  REPORTING_THRESHOLD_SET: {},
  FILING_TEMPLATE_SET: {},
  IRIS_FILES_EXPORTED: {},
  TAX_PROFILE_CERTIFIED: { names: 'values.userId', keeps: ['version', 'numberType'] },
  TAX_NUMBER_REVEALED: { names: 'values.userId', keeps: ['numberType'], lasts: true },
  TAX_NUMBER_REVEAL_FAILED: {},
  TAX_NUMBER_SHARED: { names: 'values.userId', keeps: ['numberType'] },
  SHARED_NUMBER_DECIDED: { names: 'values.userId', keeps: ['verdict', 'numberType'], lasts: true },
  WORK_RELATION_SET: { keeps: ['relation'], lasts: true },
  TAX_NUMBERS_RESEALED: {},
  ACCESS_DENIED: {},
  RATE_LIMITED: {},
};

/** That of an action which no version writes any more. */
const findErasure = (action: string): Erasure =>
  Object.hasOwn(ERASURES, action) ? ERASURES[action as AuditAction] : {};

const actionsThatName = (names: Erasure['names']): string[] =>
  Object.keys(ERASURES).filter((action) => findErasure(action).names === names);

/** Tables whose rows are the records of one person, as entries name them. */
const RECORDS = ['TimeLog', 'PayrollRun', 'TaxDocument', 'TaxProfile', 'Session', 'PersonalAccessToken'];

/** The condition on "AuditLog" entry: it is about the person. */
export function aboutPerson(userId: string): Prisma.Sql {
  const records = RECORDS.map(
    (table) =>
      Prisma.sql`SELECT ${table}, id::text FROM ${Prisma.raw(`"${table}"`)} WHERE "userId" = ${userId}::uuid`,
  );
  return Prisma.sql`(
    (entry."entityType" = 'User' AND entry."entityId" = ${userId})
    OR (entry."entityType", entry."entityId") IN (${Prisma.join(records, ' UNION ALL ')})
    OR (entry.action = ANY(${actionsThatName('values.userId')})
      AND (entry."newValues"->>'userId' = ${userId} OR entry."oldValues"->>'userId' = ${userId}))
    OR (entry.action = ANY(${actionsThatName('actor')}) AND entry."userId" = ${userId}::uuid))`;
}

/** An entry about the person, as far as it matters here. */
export interface EntryAbout {
  action: string;
  userId: string | null;
  deletedUserNumber: number | null;
}

/** Whether the entry stays as an act: somebody else did it, or it lasts. One by nobody, as a failed sign-in, is the person's own. */
export function staysAsAct(entry: EntryAbout, personId: string): boolean {
  const isByOther = entry.deletedUserNumber !== null || (entry.userId !== null && entry.userId !== personId);
  return isByOther || findErasure(entry.action).lasts === true;
}

type Values = Record<string, unknown>;

/** What stays of an entry's values. The id of somebody deleted leads to nobody, and stays. */
export function valuesLeft(action: string, values: unknown): Values | null {
  if (typeof values !== 'object' || values === null) return null;
  const kept = ['userId', ...(findErasure(action).keeps ?? [])];
  return Object.fromEntries(Object.entries(values).filter(([name]) => kept.includes(name)));
}
