/** Permanent deletion: the person and everything personal, in one transaction; what the company did stays in the audit log. */
import { todayIn } from 'rules/zonedDays';
import { record } from '../../audit/record.ts';
import { redactPerson } from '../../audit/redaction.ts';
import { notify } from '../../notices/notify.ts';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError, ValidationError } from '../../operation/errors.ts';
import { toId } from '../../operation/ids.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import { assertAllowed, canDelete } from '../../viewer/policy.ts';
import { forgetAllAttempts } from '../../viewer/signInLimits.ts';
import { foldEmail } from '../people/accounts.ts';
import { type LockedUser, lockUser } from '../staff/lockedUser.ts';
import { erasureAllowed } from './deleteUser.sql.ts';
import { countHoldings } from './deletionPreview.service.ts';
import { forgetInReports } from './reports.ts';
import { keepUntil } from './retention.ts';

/** A large audit log takes seconds to search, and a deletion is rare. */
const LONG_MS = 60_000;

export interface Deletion {
  userId: string;
  /** The person's address, typed again; must fit where it is given. */
  confirmEmail?: string | null;
}

function checkDeletion(context: SignedInContext, person: LockedUser, confirmEmail?: string | null): void {
  assertAllowed(context, 'Mutation.deleteUser', canDelete(context.viewer, person));
  if (!person.archived)
    throw new ConflictError('Only archived users can be deleted. Archive the user first.');
  if (confirmEmail != null && foldEmail(confirmEmail) !== person.emailKey)
    throw ValidationError.of('confirmEmail', 'That isn’t the user’s email address.');
}

/**
 * Deletes an archived user for good. What remains is what the audit log keeps of acts, without personal data, and one
 * entry about the deletion with counts. Returns the id that clients held. Throws NotFoundError, ForbiddenError, ConflictError for a user who is not archived, or ValidationError.
 */
export const deleteUser = (context: SignedInContext, input: Deletion): Promise<string> =>
  inTransaction(context.db, (tx) => erase(tx, context, input), { timeout: LONG_MS });

async function erase(tx: Tx, context: SignedInContext, input: Deletion): Promise<string> {
  const person = await lockUser(tx, input.userId);
  checkDeletion(context, person, input.confirmEmail);
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
    level: 'CRITICAL',
    entityType: 'User',
    newValues: {
      kind: person.kind,
      timeLogs,
      receipts,
      payrollRuns,
      taxDocuments,
      reports,
      // By which the chain of the audit log knows what was erased, and whom a number stands for.
      ...redaction,
      withinRetention: until !== null && todayIn(context.now(), context.timeZone) <= until,
    },
  });
  await notify(tx, context, { kind: 'PERSON_DELETED', aboutId: person.id, facts: {} });
  return toId('User', person.id);
}
