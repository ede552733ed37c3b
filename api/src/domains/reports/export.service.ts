/** Exports a report as a file for spreadsheets. */
import { record } from '../../audit/record.ts';
import { csvHeader, csvRows } from '../../documents/csv.ts';
import type { FileInParts } from '../../graph/file.ts';
import type { SignedInContext } from '../../operation/context.ts';
import { NotFoundError } from '../../operation/errors.ts';
import { toId, toKey } from '../../operation/ids.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import { formatCell } from './cells.ts';
import { type Kept, keptIn } from './kept.ts';
import { reportsWhere } from './reports.service.ts';
import { peopleIn } from './rows.sql.ts';
import { readRows } from './rows.ts';

/**
 * The report's rows as CSV, without sums, so that a spreadsheet can add up the columns. The download is recorded.
 * Throws NotFoundError.
 */
export async function reportCsv(context: SignedInContext, id: string): Promise<FileInParts> {
  const key = toKey('Report', id);
  const report = await context.db.report.findFirst({
    where: { id: key, AND: [reportsWhere(context.viewer)] },
    select: { name: true, type: true, contractorId: true },
  });
  if (!report) throw new NotFoundError('Report');
  const kept = await keptIn(context, key);
  await inTransaction(context.db, async (tx) => {
    const people = await rowsIn(tx, peopleIn({ reportId: key }));
    await record(tx, context, {
      action: 'REPORT_EXPORTED',
      entityType: 'Report',
      entityId: key,
      newValues: {
        name: report.name,
        type: report.type,
        rows: kept.content.rowCount,
        userIds: people.flatMap(({ userId }) => userId ?? []),
        ...(report.contractorId ? { userId: report.contractorId } : {}),
      },
    });
  });
  return {
    filename: `${toId('Report', key)}.csv`,
    contentType: 'text/csv; charset=utf-8',
    parts: writeText(context, kept),
  };
}

async function* writeText({ db }: SignedInContext, kept: Kept): AsyncGenerator<string> {
  const { columns } = kept.content;
  yield csvHeader(columns.map(({ title }) => title));
  for await (const rows of readRows(db, kept))
    yield csvRows(
      rows.map(({ cells }) => cells.map((cell, index) => formatCell(columns[index]?.kind, cell))),
    );
}
