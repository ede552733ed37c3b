/** Permanently deletes a person and everything personal, in one transaction; the audit log keeps the company's acts. */
import { formatDay } from 'rules/dayFormats';
import { addDays, toUtcMidnight } from 'rules/days';
import { PAID_LATELY_DAYS } from 'rules/limits';
import { todayIn } from 'rules/zonedDays';
import { record } from '../../audit/record.ts';
import { redactPerson } from '../../audit/redaction.ts';
import { notify } from '../../notices/notify.ts';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError, RetentionError, ValidationError } from '../../operation/errors.ts';
import { toId } from '../../operation/ids.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import { assertAllowed, canDelete } from '../../viewer/policy.ts';
import { forgetAllAttempts } from '../../viewer/signInLimits.ts';
import { askForApproval } from '../approvalRequests/ask.ts';
import { needsSecondPerson } from '../company/secondPerson.ts';
import { foldEmail } from '../people/accounts.ts';
import { type LockedUser, lockUser } from '../staff/lockedUser.ts';
import { erasureAllowed } from './deleteUser.sql.ts';
import { countHoldings } from './deletionPreview.service.ts';
import { listOpenThings } from './openThings.ts';
import { yearsReportedTogether } from './reportedTogether.sql.ts';
import { forgetInReports } from './reports.ts';
import { keepUntil } from './retention.ts';

/** A large audit log takes seconds to search, and a deletion is rare. */
const LONG_MS = 60_000;

export interface Deletion {
  userId: string;
  /** The person's address, typed again; must match if given. */
  confirmEmail?: string | null;
  /** Deletes even if something is open; the reason is recorded together with it. */
  acknowledge?: boolean | null;
  reason?: string | null;
}

function checkDeletion(context: SignedInContext, person: LockedUser, confirmEmail?: string | null): void {
  assertAllowed(context, 'Mutation.deleteUser', canDelete(context.viewer, person));
  if (!person.archived)
    throw new ConflictError('Only archived users can be deleted. Archive the user first.');
  if (confirmEmail != null && foldEmail(confirmEmail) !== person.emailKey)
    throw ValidationError.of('confirmEmail', 'That isn’t the user’s email address.');
}

/** Throws ConflictError while a filed form would report payments that are gone, or what is on it would be due again. */
async function assertReportedAlone(
  tx: Tx,
  { now, timeZone }: SignedInContext,
  userId: string,
): Promise<void> {
  const [newest] = await rowsIn(tx, yearsReportedTogether({ userId }));
  const until = newest && keepUntil(toUtcMidnight(`${newest.year}-12-31`));
  if (until && todayIn(now(), timeZone) <= until)
    throw new ConflictError(
      `The filed form for ${newest.year} reports payments to this user and to another account with the same taxpayer number: both accounts stay until ${formatDay(until)}.`,
    );
}

interface Acknowledged {
  open?: string[];
  reason?: string;
  /** The number of the request that a second person approved. */
  request?: number;
}

/** What is open, for the entry about the deletion. Throws RetentionError unless it is acknowledged, with a reason. */
async function assertSettled(
  tx: Tx,
  context: SignedInContext,
  { id }: LockedUser,
  { acknowledge, reason }: Deletion,
): Promise<Acknowledged> {
  const open = (await listOpenThings(tx, context, id)).map(({ text }) => text);
  if (open.length === 0) return {};
  if (!acknowledge) throw new RetentionError(open);
  if (!reason?.trim()) throw ValidationError.of('reason', 'Enter a reason.');
  return { open, reason: reason.trim() };
}

/** What a request for a second person says about a deletion. The request outlives it, so it has nothing personal. */
export interface WantedDeletion {
  userId: string;
  acknowledge: boolean;
  reason: string | null;
}

/**
 * Whether money went out to the person recently, voided or not, or a bank file with their pay may be at the bank. Then
 * one person alone cannot delete them.
 */
async function wasPaidLately(tx: Tx, context: SignedInContext, userId: string): Promise<boolean> {
  const since = toUtcMidnight(addDays(todayIn(context.now(), context.timeZone), -PAID_LATELY_DAYS));
  const payments = await tx.payment.count({
    where: { userId, OR: [{ date: { gte: since } }, { createdAt: { gte: since } }] },
  });
  if (payments > 0) return true;
  const files = await tx.bankFile.count({
    where: { createdAt: { gte: since }, runs: { some: { run: { userId } } } },
  });
  if (files > 0) return true;
  const advances = { userId, kind: 'ADVANCE', givenOn: { not: null } } as const;
  return (
    (await tx.plan.count({
      where: { ...advances, OR: [{ givenOn: { gte: since } }, { createdAt: { gte: since } }] },
    })) > 0
  );
}

/** The key of the request if a second person must agree; null if one person is enough. */
async function askIfNeeded(
  tx: Tx,
  context: SignedInContext,
  person: LockedUser,
  { acknowledge, reason = null }: Deletion,
): Promise<string | null> {
  if (!(await needsSecondPerson(tx)) || !(await wasPaidLately(tx, context, person.id))) return null;
  const content: WantedDeletion = {
    userId: person.id,
    acknowledge: acknowledge ?? false,
    reason,
  };
  const { id } = await askForApproval(tx, context, {
    ...{ kind: 'DELETE_USER', amount: null, content: { ...content }, payees: [person.id], awaited: null },
    notice: { kind: 'DELETION_REQUESTED', aboutId: person.id, facts: {} },
  });
  return id;
}

/** The ID that clients have, or the key of the request that a second person must approve first. */
export interface Deleted {
  deletedUserId?: string;
  approvalRequest?: string;
}

/**
 * Permanently deletes an archived user. If the user was paid lately and the company has a limit, a second person is
 * asked instead. The audit log keeps acts without personal data, and one entry about the deletion with counts. Throws
 * NotFoundError, ForbiddenError, ConflictError for a user who is not archived or whose payments are on a form with
 * another account's, RetentionError while something is open, or ValidationError.
 */
export const deleteUser = (context: SignedInContext, input: Deletion): Promise<Deleted> =>
  inTransaction(
    context.db,
    async (tx) => {
      const { person, acknowledged } = await checkAll(tx, context, input);
      const approvalRequest = await askIfNeeded(tx, context, person, input);
      if (approvalRequest) return { approvalRequest };
      return { deletedUserId: await erase(tx, context, person, acknowledged) };
    },
    { timeout: LONG_MS },
  );

/** Deletes a person after a second person's approval. Throws as `deleteUser` does. */
export async function deleteApproved(
  tx: Tx,
  context: SignedInContext,
  { number, content }: { number: number; content: unknown },
): Promise<void> {
  const { userId, ...wanted } = content as WantedDeletion;
  const { person, acknowledged } = await checkAll(tx, context, { ...wanted, userId: toId('User', userId) });
  await erase(tx, context, person, { ...acknowledged, request: number });
}

/** Locks the person and checks what prevents the deletion. */
async function checkAll(tx: Tx, context: SignedInContext, input: Deletion) {
  const person = await lockUser(tx, input.userId);
  checkDeletion(context, person, input.confirmEmail);
  await assertReportedAlone(tx, context, person.id);
  return { person, acknowledged: await assertSettled(tx, context, person, input) };
}

async function erase(
  tx: Tx,
  context: SignedInContext,
  person: LockedUser,
  acknowledged: Acknowledged,
): Promise<string> {
  const { newestPayDate, timeLogs, receipts, payrollRuns, taxDocuments } = await countHoldings(tx, person.id);

  const redaction = await redactPerson(tx, context, person.id);
  const reports = await forgetInReports(tx, person.id);
  await forgetAllAttempts(tx, context, person.emailKey);
  // Payroll is otherwise never deleted; the rest goes with the person through the foreign keys.
  await rowsIn(tx, erasureAllowed());
  await tx.user.delete({ where: { id: person.id }, select: { id: true } });

  const until = keepUntil(newestPayDate);
  await record(tx, context, {
    action: 'USER_DELETED',
    entityType: 'User',
    newValues: {
      kind: person.kind,
      timeLogs,
      receipts,
      payrollRuns,
      taxDocuments,
      reports,
      // The chain of the audit log uses it to know what was erased, and which person a number stands for.
      ...redaction,
      ...acknowledged,
      withinRetention: until !== null && todayIn(context.now(), context.timeZone) <= until,
    },
  });
  await notify(tx, context, { kind: 'PERSON_DELETED', aboutId: person.id, facts: {} });
  return toId('User', person.id);
}
