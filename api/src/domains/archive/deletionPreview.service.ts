/** What a permanent deletion would remove, and how long the records should be kept. */
import { type Day, toUtcMidnight } from 'rules/days';
import { todayIn } from 'rules/zonedDays';
import { countAbout } from '../../audit/erasures.sql.ts';
import type { Context } from '../../operation/context.ts';
import { type RawTx, rowsIn } from '../../platform/sql/transaction.ts';
import { holdings } from './deletionPreview.sql.ts';
import { keepUntil, retentionReason } from './retention.ts';

export interface DeletionPreview {
  timeLogs: number;
  receipts: number;
  payrollRuns: number;
  taxDocuments: number;
  auditLogs: number;
  keepUntil: Day | null;
  reason: string;
}

export interface Holdings {
  timeLogs: number;
  receipts: number;
  payrollRuns: number;
  taxDocuments: number;
  newestPayDate: Date | null;
}

/** Counts a person's records in one statement. Works inside and outside a transaction. */
export async function countHoldings(db: RawTx, userId: string): Promise<Holdings> {
  const [row] = await rowsIn(db, holdings({ userId }));
  const { newestPayDate, ...counts } = row!;
  return { ...counts, newestPayDate: newestPayDate === null ? null : toUtcMidnight(newestPayDate) };
}

export async function deletionPreview(context: Context, userId: string): Promise<DeletionPreview> {
  const { newestPayDate, ...counts } = await countHoldings(context.db, userId);
  const [about] = await rowsIn(context.db, countAbout({ userId }));
  return {
    ...counts,
    ...about!,
    keepUntil: keepUntil(newestPayDate),
    reason: retentionReason(newestPayDate, todayIn(context.now(), context.timeZone)),
  };
}
