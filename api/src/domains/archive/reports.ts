/** Reports when a person is deleted: those about the person are removed; others lose the name and keep the sums. */
import type { Tx } from '../../operation/context.ts';
import type { Prisma } from '../../platform/db/generated/client/client.ts';
import { groupBy } from '../../platform/lib/groupBy.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import { type ReportRow, readChunk, readContent, withoutPerson } from '../reports/content.ts';
import { type ChunkKey, chunksContaining } from '../reports/rows.sql.ts';

/** How many reports were removed or changed. A name is only in rows with the person's key. */
export async function forgetInReports(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx.report.deleteMany({ where: { contractorId: userId } });
  const naming = await rowsIn(tx, chunksContaining({ rows: JSON.stringify([{ userId }]) }));
  const reports = groupBy(naming, ({ reportId }) => reportId);
  for (const chunks of reports) await forgetInReport(tx, userId, chunks);
  return count + reports.length;
}

async function forgetInReport(tx: Tx, userId: string, chunks: readonly ChunkKey[]): Promise<void> {
  const where = { id: chunks[0]!.reportId };
  const stored = await tx.report.findUniqueOrThrow({ where, select: { content: true } });
  const content = readContent(stored.content);
  const forget = (rows: ReportRow[]) => withoutPerson(content.columns, rows, userId);
  await tx.report.update({
    where,
    data: {
      content: { ...content, subtotals: forget(content.subtotals) } satisfies Prisma.InputJsonValue,
    },
    select: { id: true },
  });
  // One after the other: there may be many.
  for (const key of chunks) {
    const where = { reportId_position: key };
    const { rows } = await tx.reportChunk.findUniqueOrThrow({ where, select: { rows: true } });
    await tx.reportChunk.update({
      where,
      data: { rows: forget(readChunk(rows)) satisfies Prisma.InputJsonValue },
      select: { position: true },
    });
  }
}
