/** A report as a file for spreadsheets. */
import { record } from '../auditLogs/record.ts';
import type { SignedInContext } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { csv } from '../documents/csv.ts';
import { NotFoundError } from '../graphql/errors.ts';
import type { FileShape } from '../graphql/file.ts';
import { idOf, keyOf } from '../graphql/ids.ts';
import { textOf } from './cells.ts';
import { keptIn } from './kept.ts';
import { reportsWhere } from './reports.service.ts';

/** The report's rows as CSV, without sums, so that a column can be added up. That it was taken is entered. Throws NotFoundError. */
export async function reportCsv(context: SignedInContext, id: string): Promise<FileShape> {
  const key = keyOf('Report', id);
  const report = await context.db.report.findFirst({
    where: { id: key, AND: [reportsWhere(context.viewer)] },
    select: { name: true, type: true, contractorId: true },
  });
  if (!report) throw new NotFoundError('Report');
  const { content } = await keptIn(context, key);
  const bytes = csv(
    content.columns.map(({ title }) => title),
    content.rows.map(({ cells }) => cells.map((cell, index) => textOf(content.columns[index]?.kind, cell))),
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
        ...(report.contractorId ? { userId: report.contractorId } : {}),
      },
    }),
  );
  return { filename: `${idOf('Report', key)}.csv`, contentType: 'text/csv; charset=utf-8', bytes };
}
