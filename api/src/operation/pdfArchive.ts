/**
 * Many PDFs as one archive, ready to print and mail. The workers lay out a few at a time, after single downloads. Only
 * one archive is made at a time, which limits memory.
 */
import PQueue from 'p-queue';
import { PdfBusyError } from '../documents/pdf/pool.ts';
import { growingZip } from '../documents/zip.ts';
import type { Context } from './context.ts';
import { unavailableError } from './errors.ts';

/** The most PDFs of an archive. */
export const MAX_ARCHIVED = 1000;
const AT_ONCE = 2;
const RETRY_AFTER_SECONDS = 10;

/** The most archives that may wait; later requests must be retried. */
const MAX_WAITING = 2;
const archives = new PQueue({ concurrency: 1 });

/** Makes an archive when its turn comes. Throws UNAVAILABLE while too many are waiting. */
export async function inArchiveTurn<Result>(make: () => Promise<Result>): Promise<Result> {
  if (archives.size >= MAX_WAITING) throw unavailableError('documents', RETRY_AFTER_SECONDS);
  return archives.add(make);
}

/** The archive of what `toPdf` makes of each item, in a turn. */
export async function packPdfs<Item>(
  context: Pick<Context, 'now'>,
  items: readonly Item[],
  toPdf: (item: Item, options: { isLowPriority: true }) => Promise<{ name: string; bytes: Uint8Array }>,
): Promise<Uint8Array> {
  const archive = growingZip(context.now());
  const rendering = new PQueue({ concurrency: AT_ONCE });
  const work = items.map((item) => async () => {
    const { name, bytes } = await toPdf(item, { isLowPriority: true });
    archive.add(name, bytes);
  });
  try {
    await rendering.addAll(work);
  } catch (error) {
    rendering.clear();
    throw error instanceof PdfBusyError ? unavailableError('documents', RETRY_AFTER_SECONDS) : error;
  }
  return archive.end();
}
