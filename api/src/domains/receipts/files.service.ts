/**
 * Files for receipts. A client uploads a file first and then names it in a receipt. Until then the file waits, and only
 * its sender can see it. The bytes are in a separate table, so lists never read them.
 */
import { toUtcMidnight, yearOf } from 'rules/days';
import { FILE_REFUSALS, MAX_STORED_BYTES, STORAGE_FULL } from 'rules/receiptFiles';
import { hasAnyRole, PAYROLL_READERS } from 'rules/roles';
import { todayIn } from 'rules/zonedDays';
import { record } from '../../audit/record.ts';
import type { KeptFile } from '../../documents/received/check.ts';
import { DocumentsBusyError } from '../../documents/threads.ts';
import type { FileShape } from '../../graph/file.ts';
import type { Context, SignedInContext, Tx, Viewer } from '../../operation/context.ts';
import { NotFoundError, unavailableError, ValidationError } from '../../operation/errors.ts';
import { toKey } from '../../operation/ids.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { changeIn } from '../../platform/sql/transaction.ts';
import { lockPerson } from '../people/lockPerson.ts';
import { removedWaitingFiles } from './files.sql.ts';

const RETRY_AFTER_SECONDS = 2;

/** The most files that one person may have waiting. Beyond that, the oldest are deleted. */
export const MAX_WAITING_FILES = 20;

/** The viewer's own; approvers and payroll staff also see the files that receipts name. */
export function visibleReceiptFiles(viewer: Viewer | null) {
  const own = { userId: { in: viewer ? [viewer.id] : [] } };
  const named = { receiptId: { not: null } };
  return { OR: viewer && hasAnyRole(viewer, PAYROLL_READERS) ? [own, named] : [own] };
}

async function check(context: Context, sent: Uint8Array): Promise<KeptFile> {
  try {
    const checked = await context.received.check(sent);
    if ('refusal' in checked) throw ValidationError.of('file', FILE_REFUSALS[checked.refusal]);
    return checked;
  } catch (error) {
    throw error instanceof DocumentsBusyError ? unavailableError('files', RETRY_AFTER_SECONDS) : error;
  }
}

/** The first receipt for which the person sent this file. */
export async function findSameFile(tx: Tx, userId: string, sha256: string): Promise<string | null> {
  const first = await tx.receiptFile.findFirst({
    where: { userId, sha256, receiptId: { not: null } },
    orderBy: { createdAt: 'asc' },
    select: { receiptId: true },
  });
  return first?.receiptId ?? null;
}

/** Throws ValidationError if the person's files of the year leave no room for another. */
async function assertStorage(
  tx: Tx,
  { viewer, now, timeZone }: SignedInContext,
  size: number,
): Promise<void> {
  const newYear = toUtcMidnight(`${yearOf(todayIn(now(), timeZone))}-01-01`);
  const { _sum } = await tx.receiptFile.aggregate({
    where: { userId: viewer.id, createdAt: { gte: newYear } },
    _sum: { size: true },
  });
  if ((_sum.size ?? 0) + size > MAX_STORED_BYTES) throw ValidationError.of('file', STORAGE_FULL);
}

export interface SentFile {
  /** The file's key. */
  fileId: string;
  /** The key of an earlier receipt of the viewer's with the same file. */
  sameFileAsId: string | null;
}

/**
 * Stores a file of the viewer's after inspecting and re-encoding it. A repeat while it waits returns the same file.
 * Throws a ValidationError that says why the file is refused and what to do, and UNAVAILABLE while too many are being
 * inspected.
 */
export async function takeInFile(context: SignedInContext, sent: Uint8Array): Promise<SentFile> {
  const file = await check(context, sent);
  const userId = context.viewer.id;
  return inTransaction(context.db, async (tx) => {
    await lockPerson(tx, userId);
    const sameFileAsId = await findSameFile(tx, userId, file.sha256);
    const waiting = await tx.receiptFile.findFirst({
      where: { userId, sha256: file.sha256, receiptId: null },
      select: { id: true },
    });
    if (waiting) return { fileId: waiting.id, sameFileAsId };
    await assertStorage(tx, context, file.bytes.length);
    const { id } = await tx.receiptFile.create({
      data: { ...file, userId, size: file.bytes.length, createdAt: context.now() },
      select: { id: true },
    });
    await changeIn(tx, removedWaitingFiles({ userId, keep: MAX_WAITING_FILES }));
    await record(tx, context, {
      action: 'RECEIPT_FILE_SENT',
      entityType: 'ReceiptFile',
      entityId: id,
      newValues: { userId, kind: file.kind, size: file.bytes.length },
    });
    return { fileId: id, sameFileAsId };
  });
}

/** Attaches a waiting file of the owner's to the receipt, in place of any other. Throws NotFoundError. */
export async function attachFile(tx: Tx, receipt: { id: string; userId: string }, fileId: string | null) {
  await tx.receiptFile.deleteMany({ where: { receiptId: receipt.id } });
  if (fileId === null) return;
  const { count } = await tx.receiptFile.updateMany({
    where: { id: fileId, userId: receipt.userId, receiptId: null },
    data: { receiptId: receipt.id },
  });
  if (count === 0) throw new NotFoundError('Receipt file');
}

const EXTENSIONS = { IMAGE: 'jpg', PDF: 'pdf' } as const;

/** The file to view. Throws NotFoundError for one that the viewer may not see. */
export async function readReceiptFile(context: SignedInContext, id: string): Promise<FileShape> {
  const file = await context.db.receiptFile.findFirst({
    where: { id: toKey('ReceiptFile', id), ...visibleReceiptFiles(context.viewer) },
    select: { id: true, kind: true, mediaType: true, bytes: true },
  });
  if (!file) throw new NotFoundError('Receipt file');
  return {
    // ASCII only, and nothing that a user typed.
    filename: `receipt-${file.id}.${EXTENSIONS[file.kind]}`,
    contentType: file.mediaType,
    bytes: file.bytes,
  };
}
