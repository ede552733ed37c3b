/** The rows of reports. They are stored in chunks, so that a page or a file of a large report reads a few at a time. */
import type { Range } from '../../graph/keyset.ts';
import type { Tx } from '../../operation/context.ts';
import { NotFoundError } from '../../operation/errors.ts';
import type { Prisma } from '../../platform/db/generated/client/client.ts';
import { type ReportContent, type ReportRow, readChunk } from './content.ts';

/** How many rows each chunk of a report has, except the last one. Earlier reports were cut the same way. */
export const CHUNK_ROWS = 500;

/** The database, inside a transaction or outside. */
type Chunks = Pick<Tx, 'reportChunk'>;

export interface StoredReport {
  id: string;
  content: Pick<ReportContent, 'rowCount'>;
}

/** Stores the rows of a new report, which come `CHUNK_ROWS` at a time. */
export async function storeRows(
  db: Chunks,
  reportId: string,
  rows: AsyncIterable<ReportRow[]>,
): Promise<void> {
  let position = 0;
  for await (const chunk of rows) {
    await db.reportChunk.create({
      data: { reportId, position, rows: chunk satisfies Prisma.InputJsonValue },
      select: { position: true },
    });
    position += chunk.length;
  }
}

/** The rows between two positions. */
async function rowsBetween(db: Chunks, id: string, start: number, end: number): Promise<ReportRow[]> {
  const chunks = await db.reportChunk.findMany({
    where: { reportId: id, position: { gt: start - CHUNK_ROWS, lt: end } },
    orderBy: { position: 'asc' },
  });
  const first = chunks[0]?.position ?? 0;
  return chunks.flatMap(({ rows }) => readChunk(rows)).slice(start - first, end - first);
}

/** All rows in order, a chunk at a time. Throws NotFoundError if the report is deleted meanwhile. */
export async function* readRows(
  db: Chunks,
  { id, content: { rowCount } }: StoredReport,
): AsyncGenerator<ReportRow[]> {
  for (let start = 0; start < rowCount; start += CHUNK_ROWS) {
    const rows = await rowsBetween(db, id, start, start + CHUNK_ROWS);
    if (rows.length === 0) throw new NotFoundError('Report');
    yield rows;
  }
}

/** The rows of a page, each with its position, which is its key because a report never changes. */
export async function readPage(
  db: Chunks,
  { id, content: { rowCount } }: StoredReport,
  { after, before, limit, inverted, skip = 0 }: Range,
): Promise<{ row: ReportRow; at: number }[]> {
  const first = after ? Math.max(Number(after[0]) + 1, 0) : skip;
  const last = Math.min(before ? Number(before[0]) : rowCount, rowCount);
  const start = inverted ? Math.max(first, last - limit) : first;
  const end = inverted ? last : Math.min(last, first + limit);
  if (start >= end) return [];
  const rows = await rowsBetween(db, id, start, end);
  const placed = rows.map((row, index) => ({ row, at: start + index }));
  return inverted ? placed.reverse() : placed;
}
