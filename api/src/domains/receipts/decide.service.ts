/** Decides many receipts at once: writes the valid decisions together, and returns the others with reasons. */
import type { Day } from 'rules/days';
import { sumCents, toAmount } from 'rules/money';
import { type AuditEntry, recordAll } from '../../audit/record.ts';
import { notify } from '../../notices/notify.ts';
import type { SignedInContext } from '../../operation/context.ts';
import { toKey } from '../../operation/ids.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { groupBy } from '../../platform/lib/groupBy.ts';
import { changeIn, rowsIn } from '../../platform/sql/transaction.ts';
import { canDecideReceipts } from '../../viewer/policy.ts';
import type { Decision, Standing } from '../timeLogs/decision.ts';
import { decidedReceipts, lockedReceipts } from './decide.sql.ts';
import { findReceiptRefusal } from './receiptRules.ts';

export interface ReceiptsToDecide extends Decision {
  receipts: readonly { id: string; revision: string }[];
}

export interface RefusedReceipt {
  /** The ID as sent. */
  id: string;
  /** Null if there is no such receipt. */
  key: string | null;
  message: string;
}

export interface DecidedReceipts {
  /** Keys of the decided receipts, in the order sent. */
  decided: string[];
  refused: RefusedReceipt[];
}

interface LockedReceipt extends Standing {
  id: string;
  date: Day;
  cents: number;
}

const ACTIONS = {
  APPROVED: 'RECEIPTS_APPROVED',
  REJECTED: 'RECEIPTS_REJECTED',
  PENDING: 'RECEIPTS_REOPENED',
} as const;

/** One entry for each person whose receipts were decided. */
function toEntries(receipts: readonly LockedReceipt[], { status, reason }: Decision): AuditEntry[] {
  const byDay = [...receipts].sort((one, other) => one.date.localeCompare(other.date));
  return groupBy(byDay, ({ userId }) => userId).map((own) => ({
    action: ACTIONS[status],
    entityType: 'User',
    entityId: own[0]!.userId,
    oldValues: {
      decisions: own.map(({ date, status, rejectionReason }) => ({ date, status, rejectionReason })),
    },
    newValues: {
      days: own.map(({ date }) => date),
      amount: toAmount(sumCents(own.map(({ cents }) => cents))),
      ...(reason ? { reason } : {}),
    },
  }));
}

/**
 * Decides the receipts in one transaction, with a few statements for any number, plus a few for each person who is told
 * that receipts were rejected. A receipt that cannot be decided (deleted, the viewer's own, on a run, changed since it
 * was read, already decided that way) is refused individually and does not affect the others. Throws NotFoundError for
 * an ID that is not a receipt's.
 */
export async function decideReceipts(
  context: SignedInContext,
  { receipts, ...decision }: ReceiptsToDecide,
): Promise<DecidedReceipts> {
  const { viewer, now } = context;
  const asked = receipts.map(({ id, revision }) => ({ id, revision, key: toKey('Receipt', id) }));
  const { chosen, refused, own } = await inTransaction(context.db, async (tx) => {
    const locked = await rowsIn(tx, lockedReceipts({ ids: asked.map(({ key }) => key) }));
    const standing = new Map(
      locked.map((receipt): [string, LockedReceipt] => [
        receipt.id,
        { ...receipt, updatedAt: new Date(receipt.updatedAt) },
      ]),
    );
    const judged = asked.map(({ id, key, revision }) => {
      const receipt = standing.get(key);
      return { id, receipt, message: findReceiptRefusal(viewer, receipt, revision, decision) };
    });
    const good = judged.flatMap(({ receipt, message }) => (receipt && message === null ? receipt : []));
    const ids = good.map(({ id }) => id);
    if (good.length) {
      const [by, at] = decision.status === 'PENDING' ? [null, null] : [viewer.id, now()];
      await changeIn(tx, decidedReceipts({ ids, ...decision, by, at, now: now() }));
      await recordAll(tx, context, toEntries(good, decision));
      if (decision.status === 'REJECTED')
        for (const own of groupBy(good, ({ userId }) => userId))
          await notify(tx, context, {
            kind: 'RECEIPTS_REJECTED',
            aboutId: own[0]!.userId,
            facts: { receipts: own.length },
          });
    }
    return {
      chosen: ids,
      refused: judged.flatMap(({ id, receipt, message }) =>
        message === null ? [] : { id, key: receipt?.id ?? null, message },
      ),
      own: locked.some(({ userId }) => userId === viewer.id),
    };
  });
  const verdict = own ? canDecideReceipts(viewer, viewer.id) : null;
  if (verdict) context.refusals.push({ coordinate: 'Mutation.decideReceipts', reason: verdict });
  return { decided: chosen, refused };
}
