/** Sends, changes and deletes the viewer's own receipts. */
import { createHash } from 'node:crypto';
import { addDays, type Day, fromUtcMidnight, toUtcMidnight } from 'rules/days';
import { type ExpenseCategory, findReceiptDayIssue } from 'rules/expenses';
import { type Cents, fromDecimal, toAmount, toDecimal } from 'rules/money';
import { startOfWeek } from 'rules/weeks';
import { todayIn } from 'rules/zonedDays';
import { record } from '../../audit/record.ts';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { assertSameRequest, ConflictError, NotFoundError, ValidationError } from '../../operation/errors.ts';
import { refuseEarlyDays } from '../../operation/firstDay.ts';
import { toKey } from '../../operation/ids.ts';
import { inTransaction, isUniqueViolation } from '../../platform/db/transaction.ts';
import { assertAllowed, canChangeReceipt } from '../../viewer/policy.ts';
import { lockPerson } from '../people/lockPerson.ts';
import { toRevision } from '../timeLogs/revision.ts';
import { attachFile, findSameFile } from './files.service.ts';
import {
  APPROVED_STAYS,
  CHANGED,
  isOpen,
  lockedReceipt,
  MAX_RECEIPTS_A_WEEK,
  type ReceiptContent,
  WEEK_IS_FULL,
} from './receiptRules.ts';
import { visibleReceipts } from './receipts.service.ts';

export interface NewReceipt extends ReceiptContent {
  /** The ID of an uploaded file without a receipt. */
  fileId?: string | null;
  /** The client's key for the entry: a repeat is the same receipt. */
  idempotencyKey: string;
}

export interface ReceiptChange {
  id: string;
  revision: string;
  date?: Day | null;
  category?: ExpenseCategory | null;
  amount?: Cents | null;
  purpose?: string | null;
  /** If omitted, the file stays; null removes it. */
  fileId?: string | null;
}

const toFileKey = (id: string | null): string | null => (id === null ? null : toKey('ReceiptFile', id));

async function assertDay(context: SignedInContext, date: Day): Promise<void> {
  const issue = findReceiptDayIssue(date, todayIn(context.now(), context.timeZone));
  if (issue) throw ValidationError.of('date', issue);
  await refuseEarlyDays(context.db, [{ date, path: ['date'] }]);
}

/**
 * Throws ConflictError if the week has as many receipts as allowed. Locks the person, so that their other receipts
 * wait.
 */
async function assertRoom(tx: Tx, userId: string, date: Day) {
  await lockPerson(tx, userId);
  const monday = startOfWeek(date);
  const week = { gte: toUtcMidnight(monday), lte: toUtcMidnight(addDays(monday, 6)) };
  const sent = await tx.receipt.count({ where: { userId, date: week } });
  if (sent >= MAX_RECEIPTS_A_WEEK) throw new ConflictError(WEEK_IS_FULL);
}

/** What the audit log records about a receipt, without its owner's text. */
const toValues = ({ date, category, amount }: ReceiptContent) => ({
  date,
  category,
  amount: toAmount(amount),
});

const toColumns = ({ date, category, amount, purpose }: ReceiptContent) => ({
  date: toUtcMidnight(date),
  category,
  amount: toDecimal(amount),
  purpose,
});

const fingerprint = (content: ReceiptContent, fileId: string | null): string =>
  createHash('sha256')
    .update(JSON.stringify([content.date, content.category, content.amount, content.purpose, fileId]))
    .digest('hex');

async function findSent(
  { db, viewer }: SignedInContext,
  requestKey: string,
  requestHash: string,
): Promise<string | undefined> {
  const earlier = await db.receipt.findUnique({
    where: { userId_requestKey: { userId: viewer.id, requestKey } },
    select: { id: true, requestHash: true },
  });
  if (earlier) assertSameRequest(earlier.requestHash === requestHash);
  return earlier?.id;
}

/** An earlier receipt with the same file as the one being attached. */
async function sameFileAs(tx: Tx, userId: string, fileId: string | null, but?: string) {
  if (fileId === null) return null;
  const file = await tx.receiptFile.findFirst({ where: { id: fileId, userId }, select: { sha256: true } });
  const same = file && (await findSameFile(tx, userId, file.sha256));
  return same === but ? null : same;
}

/**
 * Sends one of the viewer's receipts and returns its key; a repeat returns the first one's. Throws ValidationError for
 * an impossible day, NotFoundError for a file that is not waiting, and ConflictError for a key of another receipt.
 */
export async function addReceipt(
  context: SignedInContext,
  { fileId: file, idempotencyKey: requestKey, ...content }: NewReceipt,
): Promise<string> {
  const fileId = toFileKey(file ?? null);
  const requestHash = fingerprint(content, fileId);
  const sent = await findSent(context, requestKey, requestHash);
  if (sent) return sent;
  await assertDay(context, content.date);
  const userId = context.viewer.id;
  try {
    return await inTransaction(context.db, async (tx) => {
      await assertRoom(tx, userId, content.date);
      const sameFileAsId = await sameFileAs(tx, userId, fileId);
      const { id } = await tx.receipt.create({
        data: { ...toColumns(content), userId, requestKey, requestHash, sameFileAsId },
        select: { id: true },
      });
      await attachFile(tx, { id, userId }, fileId);
      await record(tx, context, {
        action: 'RECEIPT_ADDED',
        entityType: 'Receipt',
        entityId: id,
        newValues: { userId, ...toValues(content), hasFile: fileId !== null },
      });
      return id;
    });
  } catch (error) {
    // If two are sent at once, the other one exists now.
    const other = isUniqueViolation(error) ? await findSent(context, requestKey, requestHash) : undefined;
    if (other) return other;
    throw error;
  }
}

/** The current receipt, if its owner may change it. Throws NotFoundError, ForbiddenError and ConflictError. */
async function findOpen(context: SignedInContext, coordinate: string, id: string) {
  const receipt = await context.db.receipt.findUnique({
    where: { id: toKey('Receipt', id), ...visibleReceipts(context.viewer) },
    include: { payrollRun: { select: { number: true } }, file: { select: { id: true } } },
  });
  if (!receipt) throw new NotFoundError('Receipt');
  // Approvers and payroll staff can read everyone's receipts.
  assertAllowed(context, coordinate, canChangeReceipt(context.viewer, receipt.userId));
  if (receipt.payrollRun) throw new ConflictError(lockedReceipt(receipt.payrollRun.number), 'LOCKED');
  if (!isOpen(receipt)) throw new ConflictError(APPROVED_STAYS);
  return receipt;
}

type OpenReceipt = Awaited<ReturnType<typeof findOpen>>;

const toContent = (receipt: OpenReceipt): ReceiptContent => ({
  date: fromUtcMidnight(receipt.date),
  category: receipt.category,
  amount: fromDecimal(receipt.amount),
  purpose: receipt.purpose,
});

const toCondition = ({ id, updatedAt, status }: OpenReceipt) => ({
  id,
  updatedAt,
  status,
  payrollRunId: null,
});

/**
 * Changes one of the viewer's pending or rejected receipts, which is pending afterwards. Returns the key. Throws what
 * `addReceipt` throws, and ConflictError for one that is approved, on a run, or changed since it was read.
 */
export async function updateReceipt(
  context: SignedInContext,
  { id, revision, fileId: file, ...change }: ReceiptChange,
): Promise<string> {
  const receipt = await findOpen(context, 'Mutation.updateReceipt', id);
  if (toRevision(receipt.updatedAt) !== revision) throw new ConflictError(CHANGED);
  const before = toContent(receipt);
  const next: ReceiptContent = {
    date: change.date ?? before.date,
    category: change.category ?? before.category,
    amount: change.amount ?? before.amount,
    purpose: change.purpose ?? before.purpose,
  };
  if (next.date !== before.date) await assertDay(context, next.date);
  const kept = receipt.file?.id ?? null;
  const fileId = file === undefined ? kept : toFileKey(file);
  await inTransaction(context.db, async (tx) => {
    if (startOfWeek(next.date) !== startOfWeek(before.date)) await assertRoom(tx, receipt.userId, next.date);
    const isOtherFile = fileId !== kept;
    const sameFileAsId = isOtherFile
      ? await sameFileAs(tx, receipt.userId, fileId, receipt.id)
      : receipt.sameFileAsId;
    const { count } = await tx.receipt.updateMany({
      where: toCondition(receipt),
      data: {
        ...toColumns(next),
        sameFileAsId,
        status: 'PENDING',
        rejectionReason: null,
        decidedById: null,
        decidedAt: null,
        updatedAt: laterThan(receipt.updatedAt, context.now()),
      },
    });
    if (count === 0) throw new ConflictError(CHANGED);
    if (isOtherFile) await attachFile(tx, receipt, fileId);
    await record(tx, context, {
      action: 'RECEIPT_UPDATED',
      entityType: 'Receipt',
      entityId: receipt.id,
      oldValues: { ...toValues(before), status: receipt.status, hasFile: kept !== null },
      newValues: { userId: receipt.userId, ...toValues(next), status: 'PENDING', hasFile: fileId !== null },
    });
  });
  return receipt.id;
}

/** Always advances, because revisions depend on it. */
const laterThan = (before: Date, now: Date): Date => new Date(Math.max(before.getTime() + 1, now.getTime()));

/** Deletes one of the viewer's receipts with its file. Throws what `updateReceipt` throws. Returns the ID. */
export async function deleteReceipt(context: SignedInContext, id: string): Promise<string> {
  const receipt = await findOpen(context, 'Mutation.deleteReceipt', id);
  await inTransaction(context.db, async (tx) => {
    const { count } = await tx.receipt.deleteMany({ where: toCondition(receipt) });
    if (count === 0) throw new ConflictError(CHANGED);
    await record(tx, context, {
      action: 'RECEIPT_DELETED',
      entityType: 'Receipt',
      entityId: receipt.id,
      oldValues: { ...toValues(toContent(receipt)), status: receipt.status },
      newValues: { userId: receipt.userId, date: fromUtcMidnight(receipt.date) },
    });
  });
  return id;
}
