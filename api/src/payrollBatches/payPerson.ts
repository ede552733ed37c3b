/** The next person of a batch: paid in one short transaction, or refused with a sentence. */
import { closeOperation } from '../auditLogs/closeOperation.ts';
import type { Services, SignedInContext, Tx } from '../context.ts';
import { inTransaction, isUniqueViolation } from '../db/transaction.ts';
import { DomainError, ForbiddenError } from '../graphql/errors.ts';
import { canPay } from '../identity/policy.ts';
import { addDays, type Day, fromDbDate } from '../lib/dates.ts';
import { ALREADY_PROCESSED } from '../payroll/process.service.ts';
import type { EntryCents } from '../payroll/weekInput.ts';
import { writeRun } from '../payroll/writeRun.ts';
import { batchContext, NO_LONGER_ALLOWED, starterOf } from './starter.ts';

export interface RunningBatch {
  id: string;
  weekStart: Date;
  payDate: Date;
  createdById: string | null;
}

interface WaitingItem {
  userId: string;
  entries: EntryCents[];
}

/** Nobody of the batch may be paid any more. */
class RightsLost extends Error {}

/** Takes the next one; whom another process has in hand, and the people to pass over, are left to later. */
async function takeNext(tx: Tx, batchId: string, passOver: readonly string[]): Promise<WaitingItem | null> {
  const [item] = await tx.$queryRaw<WaitingItem[]>`
    SELECT "userId", "entries" FROM "PayrollBatchItem"
    WHERE "batchId" = ${batchId}::uuid AND "status" = 'WAITING' AND "userId" <> ALL(${passOver}::uuid[])
    ORDER BY "position" LIMIT 1 FOR UPDATE SKIP LOCKED`;
  return item ?? null;
}

async function pay(tx: Tx, context: SignedInContext, batch: RunningBatch, item: WaitingItem): Promise<void> {
  const { userId, entries } = item;
  const verdict = canPay(context.viewer, { id: userId });
  if (verdict) throw new ForbiddenError(verdict);
  const weekStart: Day = fromDbDate(batch.weekStart);
  const { runId } = await writeRun(tx, context, {
    userId,
    weekStart,
    weekEnd: addDays(weekStart, 6),
    payDate: fromDbDate(batch.payDate),
    entries,
  });
  await tx.payrollBatchItem.update({
    where: { batchId_userId: { batchId: batch.id, userId } },
    data: { status: 'DONE', runId, settledAt: context.now() },
  });
}

/** Settles people as refused: those named, or all who still wait. */
export async function refuse(
  { db, now }: Pick<Services, 'db' | 'now'>,
  batchId: string,
  refusal: string,
  userIds?: readonly string[],
): Promise<void> {
  await db.payrollBatchItem.updateMany({
    where: { batchId, status: 'WAITING', ...(userIds ? { userId: { in: [...userIds] } } : {}) },
    data: { status: 'REFUSED', refusal, settledAt: now() },
  });
}

/** What the business says against paying; null for a fault. */
function sentenceOf(fault: unknown): string | null {
  if (isUniqueViolation(fault)) return ALREADY_PROCESSED;
  return fault instanceof DomainError ? fault.message : null;
}

/** Thrown for a person who could not be settled for a reason that is nobody's rule. */
export class PersonFault extends Error {
  readonly userId: string;
  constructor(userId: string, cause: unknown) {
    super('A person of a payroll batch could not be paid.', { cause });
    this.userId = userId;
  }
}

/**
 * Pays or refuses one person who waits and is not passed over; false when there is none. Throws a PersonFault, or
 * whatever kept it from finding someone.
 */
export async function payNextPerson(
  services: Services,
  batch: RunningBatch,
  passOver: readonly string[],
): Promise<boolean> {
  let userId: string | undefined;
  let context: SignedInContext | undefined;
  try {
    await inTransaction(services.db, async (tx) => {
      const item = await takeNext(tx, batch.id, passOver);
      userId = item?.userId;
      if (!item) return;
      const viewer = await starterOf(tx, batch.id, batch.createdById);
      if (!viewer) throw new RightsLost();
      context = batchContext(services, batch.id, viewer);
      await pay(tx, context, batch, item);
    });
  } catch (fault) {
    if (fault instanceof RightsLost) await refuse(services, batch.id, NO_LONGER_ALLOWED);
    else {
      if (userId === undefined) throw fault;
      const sentence = sentenceOf(fault);
      if (sentence === null) throw new PersonFault(userId, fault);
      await refuse(services, batch.id, sentence, [userId]);
    }
    return true;
  }
  if (context) await closeOperation(context);
  return userId !== undefined;
}
