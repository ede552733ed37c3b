/** Exports a report as a file for spreadsheets. */
import { record } from '../../audit/record.ts';
import { csv } from '../../documents/csv.ts';
import type { FileShape } from '../../graph/file.ts';
import type { SignedInContext } from '../../operation/context.ts';
import { NotFoundError } from '../../operation/errors.ts';
import { toId, toKey } from '../../operation/ids.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { formatCell } from './cells.ts';
import { keptIn } from './kept.ts';
import { reportsWhere } from './reports.service.ts';

/**
 * The report's rows as CSV, without sums, so that a spreadsheet can add up the columns. The download is recorded.
 * Throws NotFoundError.
 */
export async function reportCsv(context: SignedInContext, id: string): Promise<FileShape> {
  const key = toKey('Report', id);
  const report = await context.db.report.findFirst({
    where: { id: key, AND: [reportsWhere(context.viewer)] },
    select: { name: true, type: true, contractorId: true },
  });
  if (!report) throw new NotFoundError('Report');
  const { content } = await keptIn(context, key);
  const bytes = csv(
    content.columns.map(({ title }) => title),
    content.rows.map(({ cells }) =>
      cells.map((cell, index) => formatCell(content.columns[index]?.kind, cell)),
    ),
  );
  await inTransaction(context.db, (tx) =>
    record(tx, context, {
      action: 'REPORT_EXPORTED',
      entityType: 'Report',
      entityId: key,
      newValues: {
        name: report.name,
        type: report.type,
        rows: content.rows.length,
        userIds: [...new Set(content.rows.flatMap(({ userId }) => userId ?? []))],
        ...(report.contractorId ? { userId: report.contractorId } : {}),
      },
    }),
  );
  return { filename: `${toId('Report', key)}.csv`, contentType: 'text/csv; charset=utf-8', bytes };
}
