/**
 * Files that are sent with receipts. A file is sent first and named by a receipt afterwards; until then it waits, and only
 * its sender may see it. Lists never read bytes: they are in a table of their own.
 */
import { toUtcMidnight } from 'rules/days';
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

/** Files that may wait for a receipt, of each person: the oldest go when there are more. */
export const MAX_WAITING_FILES = 20;

/** One's own, and for those who approve or pay what a receipt names. */
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

/** The receipt with which the person first sent this file. */
export async function findSameFile(tx: Tx, userId: string, sha256: string): Promise<string | null> {
  const first = await tx.receiptFile.findFirst({
    where: { userId, sha256, receiptId: { not: null } },
    orderBy: { createdAt: 'asc' },
    select: { receiptId: true },
  });
  return first?.receiptId ?? null;
}

/** Throws ValidationError where the person's files of the year leave no room for another. */
async function assertStorage(
  tx: Tx,
  { viewer, now, timeZone }: SignedInContext,
  size: number,
): Promise<void> {
  const newYear = toUtcMidnight(`${todayIn(now(), timeZone).slice(0, 4)}-01-01`);
  const { _sum } = await tx.receiptFile.aggregate({
    where: { userId: viewer.id, createdAt: { gte: newYear } },
    _sum: { size: true },
  });
  if ((_sum.size ?? 0) + size > MAX_STORED_BYTES) throw ValidationError.of('file', STORAGE_FULL);
}

export interface SentFile {
  /** The file's key. */
  fileId: string;
  /** The key of an earlier receipt of the viewer with the same file. */
  sameFileAsId: string | null;
}

/**
 * Takes in a file of the viewer's, inspected and made again. Sent again while it waits it is the same file. Throws
 * ValidationError that says why it is refused and what to do, UNAVAILABLE while too many are being looked through.
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

/** Has the receipt name a waiting file of its owner's, in place of another. Throws NotFoundError. */
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

/** The file to look at. Throws NotFoundError for one that the viewer may not know of. */
export async function readReceiptFile(context: SignedInContext, id: string): Promise<FileShape> {
  const file = await context.db.receiptFile.findFirst({
    where: { id: toKey('ReceiptFile', id), ...visibleReceiptFiles(context.viewer) },
    select: { id: true, kind: true, mediaType: true, bytes: true },
  });
  if (!file) throw new NotFoundError('Receipt file');
  return {
    // Only ASCII, and nothing that anyone typed.
    filename: `receipt-${file.id}.${EXTENSIONS[file.kind]}`,
    contentType: file.mediaType,
    bytes: file.bytes,
  };
}
