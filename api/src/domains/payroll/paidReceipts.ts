/**
 * Approved receipts are paid with a week. The payee's row is locked before they are read, so that of two who pay at once
 * the second sees what the first one took; a receipt is locked as well, because its decision can be undone without the
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

/** A receipt to pay by its key, and what it was for when someone decided to pay it, where that is known. */
export interface ReceiptToPay {
  id: string;
  cents?: Cents | undefined;
}

interface LockedReceipt extends PaidReceipt {
  userId: string;
  status: string;
  /** The run that holds it. */
  run: { number: number; status: string } | null;
}

/** Why the receipt cannot be paid with a week that ends on the day; null when it can. */
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

/** One person's receipts by day. Throws as `lockReceipts` does. */
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

/** Locks many people's receipts in one statement; each outcome is what `lockReceipts` returns or throws. */
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
 * Locks the receipts, by day. Throws NotFoundError for one that the person does not have, and ConflictError for one that
 * is on a run, was paid with a void one of another week, is not approved, of a later week, or not what it was.
 */
export async function lockReceipts(
  tx: RawTx,
  of: { userId: string; weekEnd: Day },
  receipts: readonly ReceiptToPay[],
): Promise<PaidReceipt[]> {
  const [outcome] = await lockReceiptsOf(tx, [{ ...of, receipts }]);
  return accepted(outcome!);
}

/** New runs take their receipts. Throws ConflictError if one is not free: without their locks that could happen. */
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
