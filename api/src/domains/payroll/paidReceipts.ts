/**
 * Pays approved receipts with a week. We lock the payee's row before we read the receipts, so that with two payments at
 * once, the second sees what the first took. The receipts are locked too, because undoing a decision does not lock the
 * payee.
 */
import { formatDay } from 'rules/dayFormats';
import type { Day } from 'rules/days';
import { type Cents, formatMoney } from 'rules/money';
import { startOfWeek } from 'rules/weeks';
import type { SignedInContext } from '../../operation/context.ts';
import { ConflictError, NotFoundError } from '../../operation/errors.ts';
import { accepted, type Outcome, outcomeOf } from '../../operation/outcome.ts';
import { changeIn, type RawTx, rowsIn } from '../../platform/sql/transaction.ts';
import { lockedReceipts, type TakenReceipt, takenReceipts, type WantedReceipt } from './paidReceipts.sql.ts';
import type { PaidReceipt } from './pay/weekLines.ts';

/** The key of a receipt to pay, and its amount when someone decided to pay it, if known. */
export interface ReceiptToPay {
  id: string;
  cents?: Cents | undefined;
}

interface LockedReceipt extends PaidReceipt {
  userId: string;
  status: string;
  /** The run that pays it. */
  run: { number: number; status: string } | null;
}

/** Why a week ending on this day cannot pay the receipt; null if it can. */
function findRefusal(receipt: LockedReceipt, weekEnd: Day, cents: Cents = receipt.cents): string | null {
  const { date, status, run } = receipt;
  const name = `The receipt of ${formatDay(date)} (${formatMoney(receipt.cents)})`;
  if (run?.status === 'VOID')
    return `${name} was paid with payroll #${run.number}, which is void. Process it with that week again.`;
  if (run) return `${name} is on payroll #${run.number} already. Please review it and try again.`;
  if (status !== 'APPROVED') return `${name} is no longer approved. Please review it and try again.`;
  if (date > weekEnd) return `${name} is for a day after this week.`;
  return cents === receipt.cents ? null : `${name} has changed. Please review it and try again.`;
}

/** A person's receipts to pay with a week. */
interface ReceiptsToPay {
  userId: string;
  weekEnd: Day;
  receipts: readonly ReceiptToPay[];
}

/** One person's receipts by day. Throws what `lockReceipts` throws. */
function assertFree(
  { userId, weekEnd, receipts }: ReceiptsToPay,
  found: ReadonlyMap<string, LockedReceipt>,
): PaidReceipt[] {
  const wanted = new Map(receipts.map(({ id, cents }) => [id, cents]));
  const locked = [...found.values()].filter((receipt) => receipt.userId === userId && wanted.has(receipt.id));
  if (locked.length < wanted.size) throw new NotFoundError('Receipt');
  for (const receipt of locked) {
    const refusal = findRefusal(receipt, weekEnd, wanted.get(receipt.id));
    if (refusal) throw new ConflictError(refusal);
  }
  return locked.sort((one, other) => one.date.localeCompare(other.date));
}

/** Locks many people's receipts in one statement. Each outcome is what `lockReceipts` returns or throws. */
export async function lockReceiptsOf(
  tx: RawTx,
  people: readonly ReceiptsToPay[],
): Promise<Outcome<PaidReceipt[]>[]> {
  const wanted = people.flatMap(({ userId, weekEnd, receipts }) =>
    [...new Set(receipts.map(({ id }) => id))].map(
      (id): WantedReceipt => ({ id, userId, weekStart: startOfWeek(weekEnd) }),
    ),
  );
  const locked = wanted.length ? await rowsIn(tx, lockedReceipts({ wanted: JSON.stringify(wanted) })) : [];
  const found = new Map(locked.map((receipt) => [receipt.id, receipt]));
  return people.map((person) => outcomeOf(() => assertFree(person, found)));
}

/**
 * Locks the receipts, by day. Throws NotFoundError for a receipt that is not the person's, and ConflictError for one
 * that is on a run, was paid with a void run of another week, is not approved, belongs to a later week, or has another
 * amount now.
 */
export async function lockReceipts(
  tx: RawTx,
  of: { userId: string; weekEnd: Day },
  receipts: readonly ReceiptToPay[],
): Promise<PaidReceipt[]> {
  const [outcome] = await lockReceiptsOf(tx, [{ ...of, receipts }]);
  return accepted(outcome!);
}

/** Puts receipts on new runs. Throws ConflictError if one is not free, which can happen only without the locks. */
export async function takeReceipts(
  tx: RawTx,
  { now }: SignedInContext,
  runs: readonly { id: string; receipts: readonly PaidReceipt[] }[],
): Promise<void> {
  const taken = runs.flatMap(({ id: runId, receipts }) =>
    receipts.map(({ id }): TakenReceipt => ({ id, runId })),
  );
  if (taken.length === 0) return;
  const count = await changeIn(tx, takenReceipts({ taken: JSON.stringify(taken), now: now() }));
  if (count !== taken.length)
    throw new ConflictError('A receipt has changed. Please review it and try again.');
}
